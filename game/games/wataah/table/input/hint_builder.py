"""The decision that a hint is about, as if its move had been selected. No pygame."""

from collections.abc import Sequence

from game.core.contract import Move
from game.games.wataah.rules import moves
from game.games.wataah.table.grand_master.builders import KeepingTemple, Sending
from game.games.wataah.table.input.builder_for_phase import builder_for
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking


def as_if(choice: MoveBuilder, move: Move) -> MoveBuilder:
    """The same decision with everything selected that a move needs."""
    if move not in choice.legal:
        return choice
    found = builder_for(choice.view, choice.game)
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
