"""Oboro Ninja Star Trick: three players, tricks, and a mission that too much power fails."""

from game.core.game import Game
from game.games.oboro.bot.hints import OboroHints
from game.games.oboro.rules.moves import OboroMove
from game.games.oboro.rules.picture import Picture
from game.games.oboro.rules.rules import OboroRules
from game.games.oboro.rules.state import State
from game.games.oboro.rules.view import OboroView

OBORO: Game[State, OboroMove, OboroView] = Game(
    name="oboro", title="Oboro Ninja Star Trick", rules=OboroRules(), picture=Picture, hints=OboroHints()
)
