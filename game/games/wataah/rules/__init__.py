"""The rules of Shinobi WAT-AAH!, a small file for each matter; `wataah` puts them together."""
