"""What dropping a card somewhere on the table means. No pygame."""

from game.core.contract import Move
from game.core.refusal import refuse
from game.engine.geometry import Point
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.layout import Slots, TableLayout
from game.table.face import Wish


def let_go(choice: MoveBuilder, index: int, at: Point, places: TableLayout, slots: Slots) -> Wish:
    """Drop a card with all that was selected with it; None if it goes back to the hand."""
    if not places.above_hand(at):
        return None
    if isinstance(choice, Placing):
        return _place(choice, at, places, slots) if places.own_area.contains(at) else None
    if isinstance(choice, Picking) and choice.from_hand:
        return choice.put_down(index)
    return choice.not_now()


def _place(choice: Placing, at: Point, places: TableLayout, slots: Slots) -> Wish:
    """On the intended clan; of several possible ones, the nearest."""
    options: dict[str, Move] = choice.options()
    if not options:
        return refuse("wataah.refused.choose_more")

    def apart(clan: str) -> float:
        rect = places.splay(choice.seat, slots.slot(choice.seat, clan), len(choice.own.get(clan, ())))
        return abs(rect.centre.x - at.x)

    return options[min(options, key=apart)]
