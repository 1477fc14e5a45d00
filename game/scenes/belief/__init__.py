"""What the bots believed in a finished match."""
