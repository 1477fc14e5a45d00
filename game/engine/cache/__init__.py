"""Pictures that are made once and cached, in memory and on disk."""
