"""The files that players pass on to each other, by how their names end."""

from typing import Final

MATCH: Final = ".kagebako"
"""An exported match, and in it everything it needs: also the board that a player has drawn."""

MATCHES: Final = (MATCH, ".json")
"""Files that may hold a match. Exports used to be called `.kagebako.json`."""

MAP: Final = ".tmx"
"""A board drawn with Tiled."""
