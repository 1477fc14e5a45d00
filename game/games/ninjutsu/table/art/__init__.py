"""Composes the pictures of Ninjutsu, each once."""
