"""The rulebook of Oboro: its pages and their pictures."""
