"""A folder of games like `game/games`, to be listed by tests."""
