"""The rulebook of Ninja Taisen: its pages and their pictures."""
