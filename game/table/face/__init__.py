"""The interface between the shared table and one game's own part of it, and what every game's part does alike."""
