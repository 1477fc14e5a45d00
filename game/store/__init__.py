"""What the game stores on disk."""
