"""The scoring at the end of a match."""
