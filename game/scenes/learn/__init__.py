"""The choice of lessons and rulebooks, and the pause menu of a lesson."""
