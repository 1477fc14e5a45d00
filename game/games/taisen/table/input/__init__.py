"""What the player does at the table of Ninja Taisen. No pygame."""
