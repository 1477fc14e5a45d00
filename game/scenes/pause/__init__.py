"""The pause menu of a table."""
