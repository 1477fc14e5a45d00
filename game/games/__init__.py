"""The games, one folder each; `game.catalog` lists them."""
