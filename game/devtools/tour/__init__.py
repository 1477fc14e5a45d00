"""A tour of every screen without a person: for the smoke run, and for pictures of everything."""
