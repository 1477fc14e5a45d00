"""Inspecting things on a table: hover, zoom, and confirming a risky move."""
