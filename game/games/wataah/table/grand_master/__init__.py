"""The gameboard of Grand Master mode on the screen."""
