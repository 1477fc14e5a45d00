"""What the player does at the table of Oboro. No pygame except in the hand."""
