"""Search algorithms."""
