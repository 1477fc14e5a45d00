"""The course of turns and rounds (W5-W13)."""
