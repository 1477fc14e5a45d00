"""Composes the pictures of Shinobi WAT-AAH!, each once."""
