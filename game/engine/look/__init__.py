"""Colours: the theme, the palettes a player may choose, and measures for them."""
