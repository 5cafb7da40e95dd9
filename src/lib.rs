//! Kartentisch: a card table in the browser.
