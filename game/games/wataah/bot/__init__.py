"""What the computer opponent knows about Shinobi WAT-AAH!."""
