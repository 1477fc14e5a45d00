"""How events of Ninjutsu are played out. No pygame."""
