"""The rules of Ninjutsu; `rules` puts them together."""
