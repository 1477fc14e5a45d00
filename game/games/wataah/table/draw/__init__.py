"""Draws the table of Shinobi WAT-AAH!."""
