"""The screen between two players at one table."""
