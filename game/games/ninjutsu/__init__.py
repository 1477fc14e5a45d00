"""Ninjutsu: two hidden armies, weapon cards, dice and a barbed-wire fence."""

from game.core.game import Game
from game.games.ninjutsu.hints import NinjutsuHints
from game.games.ninjutsu.moves import NinjutsuMove
from game.games.ninjutsu.picture import Picture
from game.games.ninjutsu.rules import NinjutsuRules
from game.games.ninjutsu.state import State
from game.games.ninjutsu.view import NinjutsuView

NINJUTSU: Game[State, NinjutsuMove, NinjutsuView] = Game(
    name="ninjutsu", title="Ninjutsu", rules=NinjutsuRules(), picture=Picture, hints=NinjutsuHints()
)
