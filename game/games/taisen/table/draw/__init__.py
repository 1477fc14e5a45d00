"""Draws the table of Ninja Taisen."""
