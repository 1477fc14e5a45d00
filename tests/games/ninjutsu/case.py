"""What the shared suite needs to know about Ninjutsu."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from game.core.board import Board
from game.core.chance import Chance
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.figures import CARDS, OWNER, RANK, SEEN
from game.games.ninjutsu.state import PLACING, State
from tests.suite.case import Case

OWN_BOARD = Board(3, 5, ((0, 1, 2, 3), (11, 12, 13, 14)), ((1, 2, 1, 3), (2, 2, 3, 2)), (2, 1, 1))
"""A player's own: small, with a fence along the way and one across it."""


def pieces(state: State) -> Iterator[object]:
    """Figures to come, standing and fallen; weapon cards; action cards and shuriken, which may have left the game."""
    for seat in (0, 1):
        here = Counter(figure & RANK for figure in state.cells if figure & OWNER[seat])
        here.update(state.fallen[seat])
        if state.phase == PLACING:
            here.update(state.ground.order[here.total() :])
        yield from (("figure", seat, rank) for rank in here.elements())
        weapons = [*state.decks[seat], *state.discards[seat], *state.used[seat], *filter(None, state.tops[seat])]
        yield from (("weapon", seat, stars) for stars in weapons)
        yield "cards", seat, state.hands[seat] | sum(CARDS)
    yield from ("shuriken",) * max(10, state.stock + sum(state.shuriken))


def shuffle_unseen(state: State, seat: int, chance: Chance) -> State:
    """Mix the ranks of the others' unseen figures; while they are placed, also the cells they stand on."""
    mixed = state.copy()
    for other in (0, 1):
        if other == seat:
            continue
        hidden = [cell for cell, figure in enumerate(mixed.cells) if figure & OWNER[other] and not figure & SEEN]
        figures = [mixed.cells[cell] for cell in hidden]
        if state.phase == PLACING:
            _place_anew(mixed, other, hidden, chance)
            continue
        ranks = [figure & RANK for figure in figures]
        chance.shuffle(ranks)
        for cell, figure, rank in zip(hidden, figures, ranks, strict=True):
            mixed.cells[cell] = figure & ~RANK | rank
    return mixed


def _place_anew(mixed: State, other: int, hidden: list[int], chance: Chance) -> None:
    figures = [mixed.cells[cell] for cell in hidden]
    starts = list(mixed.ground.board.starts[other])
    while True:
        chance.shuffle(starts)
        for cell in starts:
            mixed.cells[cell] = 0
        for cell, figure in zip(starts, figures, strict=False):
            mixed.cells[cell] = figure
        if mixed.asked != other or NINJUTSU.rules.legal_moves(mixed):
            return


def impossible(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    def spoilt(**changes: Any) -> dict[str, Any]:
        return {**deepcopy(data), **changes}

    red, black = data["red"], data["black"]
    yield "a board cut in two", spoilt(board={**data["board"], "fences": [[0, 2, data["board"]["columns"], 2]]})
    yield "a board without a master", spoilt(board={**data["board"], "figures": [3, 1, 0]})
    yield "a weapon card too many", spoilt(red={**red, "deck": [*red["deck"], 5]})
    yield "a weapon card that does not exist", spoilt(red={**red, "discards": [*red["discards"], 6]})
    yield "an action card twice", spoilt(red={**red, "cards": ["salto", "salto"]})
    yield "an unknown action card", spoilt(red={**red, "cards": ["dance"]})
    yield "eleven shuriken", spoilt(red={**red, "shuriken": 10}, black={**black, "shuriken": 1})
    yield "a third player", spoilt(asked=2)
    yield "an unknown phase", spoilt(phase="tea")
    yield "a turn after the last", spoilt(turn=401)
    yield "a winner while the match goes on", spoilt(winner=0)
    yield "a battle of nobody", spoilt(battle={"start": 0, "end": 1, "rolls": [1, 1]})
    yield "a figure beside the board", spoilt(red={**red, "figures": [{"cell": 999, "rank": 1}]})
    yield "a fourth rank", spoilt(red={**red, "figures": [{"cell": 0, "rank": 4}]})
    two = [{"cell": 0, "rank": 1}, {"cell": 0, "rank": 2}]
    yield "two figures on one cell", spoilt(red={**red, "figures": two})
    yield "somebody else's figures too many", spoilt(black={**black, "fallen": [*black["fallen"], 1]})
    yield "a Soke beaten for nothing", spoilt(red={**red, "fallen": [*red["fallen"], 3]})


CASE = Case(
    game=NINJUTSU,
    settings=(
        (2, {}),
        (2, {"board": "gate", "marks": "off"}),
        (2, {"board": "yard"}),
        (2, {"board": OWN_BOARD.written()}),
    ),
    pieces=pieces,
    shuffle_unseen=shuffle_unseen,
    impossible=impossible,
)
