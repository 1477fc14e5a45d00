"""Inspecting things on a table: hover, zoom, peeking past the doors, and confirming a risky move."""
