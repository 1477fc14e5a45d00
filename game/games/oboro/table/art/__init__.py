"""Composes the pictures of Oboro, each once."""
