"""The title screen, and the night behind all screens outside the tables."""
