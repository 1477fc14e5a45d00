"""Oboro Ninja Star Trick: three players, tricks, and a mission that too much power fails."""

from game.core.game import Game
from game.games.oboro.hints import OboroHints
from game.games.oboro.moves import OboroMove
from game.games.oboro.picture import Picture
from game.games.oboro.rules import OboroRules
from game.games.oboro.state import State
from game.games.oboro.view import OboroView

OBORO: Game[State, OboroMove, OboroView] = Game(
    name="oboro", title="Oboro Ninja Star Trick", rules=OboroRules(), picture=Picture, hints=OboroHints()
)
