"""What it means to let go of a card of the own hand somewhere on the table. No pygame."""

from game.core.contract import Move
from game.core.refusal import refuse
from game.engine.geometry import Point
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.choosing import Picking
from game.games.wataah.table.places import Places, Slots
from game.games.wataah.table.placing import Placing
from game.table.face import Wish


def let_go(choice: Choice, index: int, at: Point, places: Places, slots: Slots) -> Wish:
    """A card, with all that was taken up with it, is put down; None if it goes back to the hand."""
    if not places.above_hand(at):
        return None
    if isinstance(choice, Placing):
        return _place(choice, at, places, slots) if places.own_area.contains(at) else None
    if isinstance(choice, Picking) and choice.from_hand:
        return choice.put_down(index)
    return choice.not_now()


def _place(choice: Placing, at: Point, places: Places, slots: Slots) -> Wish:
    """On the clan that is meant; where several are possible it is the nearest one."""
    options: dict[str, Move] = choice.options()
    if not options:
        return refuse("wataah.refused.choose_more")

    def apart(clan: str) -> float:
        rect = places.splay(choice.seat, slots.slot(choice.seat, clan), len(choice.own.get(clan, ())))
        return abs(rect.centre.x - at.x)

    return options[min(options, key=apart)]
