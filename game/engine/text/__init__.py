"""Texts: in the player's language, and as pixels."""
