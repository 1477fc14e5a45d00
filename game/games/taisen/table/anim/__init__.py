"""Animations for the events of Ninja Taisen. No pygame."""
