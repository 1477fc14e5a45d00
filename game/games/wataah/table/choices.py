"""Which kind of decision a phase of Shinobi WAT-AAH! asks for. No pygame."""

from typing import Final

from game.games.wataah.state import PHASES
from game.games.wataah.table.boarding import KeepingTemple, Peeking, Sending
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.choosing import Aiming, Drawing, Picking
from game.games.wataah.table.placing import Placing
from game.games.wataah.view import WataahView

_KINDS: Final[dict[str, type[Choice]]] = {
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


def choice_for(view: WataahView) -> Choice:
    """What the mover of a view may decide."""
    return _KINDS[PHASES[view.phase]](view)
