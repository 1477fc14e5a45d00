"""What happens in a turn: weapons, action cards, battles, throws."""
