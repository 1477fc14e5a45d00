"""Composes the pictures of Ninja Taisen, each once."""
