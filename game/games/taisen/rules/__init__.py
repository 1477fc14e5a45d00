"""The rules of Ninja Taisen; `rules.py` puts them together."""
