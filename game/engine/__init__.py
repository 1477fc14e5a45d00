"""The plumbing under every screen: it has never heard of a game, a match or a turn."""
