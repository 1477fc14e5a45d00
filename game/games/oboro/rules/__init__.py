"""The rules of Oboro; `rules.py` puts them together."""
