"""What only Grand Master mode has (W15-W22)."""
