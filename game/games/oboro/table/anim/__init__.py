"""Animations for the events of Oboro. No pygame."""
