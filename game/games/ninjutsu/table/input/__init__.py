"""Player input at the Ninjutsu table. No pygame except in the controls."""
