"""What the computer opponent knows about Oboro."""
