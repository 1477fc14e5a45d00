"""The table shared by all games: it connects the rules to the screen."""
