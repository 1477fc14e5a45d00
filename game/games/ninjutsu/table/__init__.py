"""Everything that draws Ninjutsu."""
