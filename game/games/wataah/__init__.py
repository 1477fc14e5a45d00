"""Shinobi WAT-AAH!: nine clans, four Ronin, nine Yokai, and a throne to sit on."""

from game.core.game import Game
from game.games.wataah.bot.hints import WataahHints
from game.games.wataah.rules.moves import WataahMove
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.rules import WataahRules
from game.games.wataah.rules.state import State
from game.games.wataah.rules.view import WataahView

WATAAH: Game[State, WataahMove, WataahView] = Game(
    name="wataah", title="Shinobi WAT-AAH!", rules=WataahRules(), picture=Picture, hints=WataahHints()
)
