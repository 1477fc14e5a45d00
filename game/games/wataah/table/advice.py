"""The decision that a hint is about, as if its move had been taken up. No pygame."""

from collections.abc import Sequence

from game.core.contract import Move
from game.games.wataah import moves
from game.games.wataah.table.boarding import KeepingTemple, Sending
from game.games.wataah.table.choice import Choice
from game.games.wataah.table.choices import choice_for
from game.games.wataah.table.choosing import Picking
from game.games.wataah.table.placing import Placing


def as_if(choice: Choice, move: Move) -> Choice:
    """The same decision with everything taken up that a move needs."""
    if move not in choice.legal:
        return choice
    found = choice_for(choice.view)
    if isinstance(found, Placing):
        found.taken = _places(found.hand, _cards(move))
        found.court = isinstance(move, moves.PlayCourt)
    elif isinstance(found, Picking) and isinstance(card := getattr(move, "card", None), str):
        found.take(card)
    elif isinstance(found, KeepingTemple) and isinstance(move, moves.KeepTemple):
        found.taken = found.cards.index(move.card)
    elif isinstance(found, Sending) and isinstance(move, moves.PlacePawns):
        found.hold(move.place, move.count)
    return found


def _cards(move: Move) -> Sequence[str]:
    if isinstance(move, moves.PlaceClan | moves.Reinforce):
        return move.cards
    return (move.yokai,) if isinstance(move, moves.PlaceYokai) else ()


def _places(hand: Sequence[str], cards: Sequence[str]) -> list[int]:
    """Where cards are in a hand, each at a place of its own."""
    found: list[int] = []
    for card in cards:
        found.append(next(place for place, held in enumerate(hand) if held == card and place not in found))
    return found
