"""Animations for the events of Shinobi WAT-AAH!. No pygame."""
