"""Where rules meet pixels: what the tables of all games share."""
