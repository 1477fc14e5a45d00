"""The rulebook as an open book."""
