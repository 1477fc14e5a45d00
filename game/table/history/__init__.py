"""Finished matches: replay, review, beliefs, thumbnails. Only thumbnails use pygame."""
