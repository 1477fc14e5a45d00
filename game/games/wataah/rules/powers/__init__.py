"""The powers of clans, Yokai and Court cards (W1-W4)."""
