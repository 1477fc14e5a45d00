"""Shows events in order, from the right viewpoint, as animations."""
