"""What the player does at the table of Shinobi WAT-AAH!. No pygame except in the hand and the controls."""
