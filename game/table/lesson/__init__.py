"""Playable lessons at the real table."""
