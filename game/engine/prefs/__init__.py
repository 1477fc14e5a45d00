"""The player's settings, and small values that are kept from match to match."""
