"""The list of unfinished matches."""
