//! Mounts the app.

#[cfg(target_arch = "wasm32")]
fn main() {
    leptos::mount::mount_to_body(|| leptos::view! { <main>"Kartentisch"</main> });
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Kartentisch runs in the browser. Start it with: script/play");
}
