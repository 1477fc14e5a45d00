"""What a step leads to: a learnt net judges the position after it, as far as the seat knows that position."""
