"""What the opponent knows of Grand Master mode only."""
