"""Hand-made widgets in paper, lacquer and vermilion; each works with the mouse alone and with keys alone."""
