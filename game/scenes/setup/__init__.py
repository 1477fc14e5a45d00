"""The setup of a match."""
