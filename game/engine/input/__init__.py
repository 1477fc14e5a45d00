"""From devices to commands: keyboard, mouse, touch and game pads."""
