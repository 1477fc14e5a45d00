"""What the game keeps on disk."""
