"""The rulebook of Shinobi WAT-AAH!: its pages and their pictures."""
