"""The rules of Shinobi WAT-AAH!, one small file per topic; `rules.py` puts them together."""
