//! House rules as small closed lists of words.

/// Defines an option whose values are words. The first value is the default; nothing but these words is read.
macro_rules! choices {
    ($(#[$doc:meta])* pub enum $name:ident { $(#[$first_doc:meta])* $first:ident = $first_word:literal, $($(#[$other_doc:meta])* $other:ident = $other_word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name { #[default] $(#[$first_doc])* $first, $($(#[$other_doc])* $other),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$name::$first, $($name::$other),+];

            pub fn word(self) -> &'static str {
                match self { $name::$first => $first_word, $($name::$other => $other_word),+ }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <String as serde::Deserialize>::deserialize(deserializer)?;
                $name::ALL.iter().copied().find(|value| value.word() == word).ok_or_else(|| {
                    serde::de::Error::unknown_variant(&word, &[$first_word, $($other_word),+])
                })
            }
        }
    };
}

pub(crate) use choices;
