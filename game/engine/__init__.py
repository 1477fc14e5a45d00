"""The plumbing under every screen; it knows nothing of games, matches or turns."""
