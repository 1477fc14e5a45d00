"""What the computer opponent knows about Ninjutsu."""
