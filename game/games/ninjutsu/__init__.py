"""Ninjutsu: two hidden armies, weapon cards, dice and a barbed-wire fence."""

from game.core.game import Game
from game.games.ninjutsu.bot.hints import NinjutsuHints
from game.games.ninjutsu.rules.moves import NinjutsuMove
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.rules import NinjutsuRules
from game.games.ninjutsu.rules.state import State
from game.games.ninjutsu.rules.view import NinjutsuView

NINJUTSU: Game[State, NinjutsuMove, NinjutsuView] = Game(
    name="ninjutsu", title="Ninjutsu", rules=NinjutsuRules(), picture=Picture, hints=NinjutsuHints()
)
