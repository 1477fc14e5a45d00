"""How Shinobi WAT-AAH! looks and answers on the screen."""
