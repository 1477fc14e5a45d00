"""Cards on any table: how they lie, fly, are held in a hand and drawn."""
