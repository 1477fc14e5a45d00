"""The rulebook of Ninjutsu: its pages and their pictures."""
