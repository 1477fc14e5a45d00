"""Ninja Taisen: two villages, one path, twenty ninjas in stacks, three dice."""

from game.core.game import Game
from game.games.taisen.bot.hints import TaisenHints
from game.games.taisen.rules.moves import TaisenMove
from game.games.taisen.rules.picture import Picture
from game.games.taisen.rules.rules import TaisenRules
from game.games.taisen.rules.state import State
from game.games.taisen.rules.view import TaisenView

TAISEN: Game[State, TaisenMove, TaisenView] = Game(
    name="taisen", title="Ninja Taisen", rules=TaisenRules(), picture=Picture, hints=TaisenHints()
)
