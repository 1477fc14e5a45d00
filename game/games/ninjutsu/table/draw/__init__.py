"""Draws the table of Ninjutsu."""
