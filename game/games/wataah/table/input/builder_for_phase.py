"""Which kind of decision a phase of Shinobi WAT-AAH! asks for. No pygame."""

from typing import Final

from game.core.game import AnyGame
from game.games.wataah import WATAAH
from game.games.wataah.rules.state import PHASES
from game.games.wataah.rules.view import WataahView
from game.games.wataah.table.grand_master.builders import KeepingTemple, Peeking, Sending
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Aiming, Drawing, Picking

_KINDS: Final[dict[str, type[MoveBuilder]]] = {
    "draw": Drawing,
    "place": Placing,
    **dict.fromkeys(("clan", "card", "seat", "shosho"), Aiming),
    **dict.fromkeys(("blades", "give", "keep", "take", "rats", "pardon", "discard"), Picking),
    **dict.fromkeys(("temple", "peek"), Peeking),
    "temple_keep": KeepingTemple,
    "pawns": Sending,
}

ON_BOARD: Final = frozenset(PHASES[PHASES.index("shosho") : PHASES.index("over")])
"""The phases in which the board lies open."""


def builder_for(view: WataahView, game: AnyGame = WATAAH) -> MoveBuilder:
    """What the mover of a view may decide by the rules of a match."""
    return _KINDS[PHASES[view.phase]](view, game)
