"""Counts what has been played on this machine; plain values without files or pictures."""
