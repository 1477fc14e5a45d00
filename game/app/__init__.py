"""The program itself: connects window, settings, storage and screens."""
