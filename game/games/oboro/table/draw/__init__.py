"""Draws the table of Oboro."""
