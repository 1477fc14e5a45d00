"""A table for games without their own: moves as buttons, the picture as plain pieces, a log made from the events."""
