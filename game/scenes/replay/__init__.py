"""Replays: the player on its table, the list, and imports."""
