"""How Oboro Ninja Star Trick looks and answers on the screen."""
