"""What the shared suite needs to know about Ninjutsu."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from game.core.board import Board
from game.core.chance import Chance
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.intents import STEADY_POWER
from game.games.ninjutsu.rules.figures import CARDS, FACES, OWNER, RANK, SEEN
from game.games.ninjutsu.rules.moves import PlayKidnap, Throw, Thrown
from game.games.ninjutsu.rules.state import FIRST, HAND, PLACING, THROW, State
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
            _place_again(mixed, other, hidden, chance)
            continue
        ranks = [figure & RANK for figure in figures]
        chance.shuffle(ranks)
        for cell, figure, rank in zip(hidden, figures, ranks, strict=True):
            mixed.cells[cell] = figure & ~RANK | rank
    return mixed


def _place_again(mixed: State, other: int, hidden: list[int], chance: Chance) -> None:
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
    def altered(**changes: Any) -> dict[str, Any]:
        return {**deepcopy(data), **changes}

    red, black = data["red"], data["black"]
    yield "a board cut in two", altered(board={**data["board"], "fences": [[0, 2, data["board"]["columns"], 2]]})
    yield "a board without a master", altered(board={**data["board"], "figures": [3, 1, 0]})
    yield "a weapon card too many", altered(red={**red, "deck": [*red["deck"], 5]})
    yield "a weapon card that does not exist", altered(red={**red, "discards": [*red["discards"], 6]})
    yield "an action card twice", altered(red={**red, "cards": ["salto", "salto"]})
    yield "an unknown action card", altered(red={**red, "cards": ["dance"]})
    yield "eleven shuriken", altered(red={**red, "shuriken": 10}, black={**black, "shuriken": 1})
    yield "a third player", altered(asked=2)
    yield "an unknown phase", altered(phase="tea")
    yield "a Dojo of another kind", altered(dojo="moon")
    yield "a first throw when nobody throws", altered(first=3, phase="steps")
    yield "a first throw that is on no die", altered(first=7)
    yield "rules from the future", altered(version=3)
    yield "rules from before the first", altered(version=0)
    yield "a turn after the last", altered(turn=401)
    yield "a winner while the match goes on", altered(winner=0)
    yield "a battle of nobody", altered(battle={"start": 0, "end": 1, "rolls": [1, 1]})
    yield "a figure beside the board", altered(red={**red, "figures": [{"cell": 999, "rank": 1}]})
    yield "a fourth rank", altered(red={**red, "figures": [{"cell": 0, "rank": 4}]})
    two = [{"cell": 0, "rank": 1}, {"cell": 0, "rank": 2}]
    yield "two figures on one cell", altered(red={**red, "figures": two})
    yield "somebody else's figures too many", altered(black={**black, "fallen": [*black["fallen"], 1]})
    yield "a Soke beaten for nothing", altered(red={**red, "fallen": [*red["fallen"], 3]})


def attached(state: State) -> Iterator[tuple[str, Throw, bool]]:
    """N22: throws with every result that the dice of this position can have, and with some that none can have."""

    def thrown(faces: Any, outside: Any, power: int = 20, spread: int = 0, intent: str = "soft") -> Throw:
        return Throw(intent, Thrown(Gesture(power=power), 7, spread, faces, outside))

    if state.phase not in (FIRST, THROW):
        yield "a throw when nobody throws", thrown((1,), (False,)), False
        return
    seat, by_hand = state.asked, state.dojo == HAND
    kinds = [_die(state, owner) for owner in (seat, 1 - seat)]
    lying = () if not state.rolls[1 - seat] else (state.rolls[1 - seat],)
    dry = (False,) * len(lying)
    for face in FACES[kinds[0]]:
        yield f"a {face}", thrown((face, *lying), (False, *dry)), True
        yield f"a {face} outside", thrown((face, *lying), (True, *dry)), by_hand
    beyond = len(FACES[kinds[0]]) + 1
    yield "a face that is not on the die", thrown((beyond, *lying), (False, *dry)), False
    yield "no face", thrown((0, *lying), (False, *dry)), False
    yield "a die too many", thrown((1, *lying, 1), (False, *dry, False)), False
    yield "no die", thrown((), ()), False
    yield "nobody says whether it lies outside", thrown((1, *lying), ()), False
    yield "no whole number", thrown((1.5, *lying), (False, *dry)), False
    yield "a throw like no hand's", thrown((1, *lying), (False, *dry), power=101), False
    yield "full power", thrown((1, *lying), (False, *dry), power=STEADY_POWER + 1), by_hand
    yield "an error of aim", thrown((1, *lying), (False, *dry), spread=60), by_hand
    yield "at the other die", thrown((1, *lying), (False, *dry), intent="at"), bool(lying)
    yield "as nobody throws", thrown((1, *lying), (False, *dry), intent="gently"), False
    if lying:
        for face in FACES[kinds[1]]:
            yield f"the other turned to {face}", thrown((1, face), (False, False), intent="at"), True
        yield "the other knocked out", thrown((1, *lying), (False, True)), by_hand
        yield "the other turned to what it has not", thrown((1, len(FACES[kinds[1]]) + 1), (False, False)), False


def _die(state: State, seat: int) -> int:
    """Whose die a seat throws; for the first attack that of one star (N8)."""
    return 1 if state.phase == FIRST else state.cells[state.start if seat == state.active else state.end] & RANK


CASE = Case(
    game=NINJUTSU,
    settings=(
        (2, {}),
        (2, {"board": "gate", "marks": "off"}),
        (2, {"board": "yard"}),
        (2, {"board": OWN_BOARD.written()}),
        (2, {"board": OWN_BOARD.written(), "dojo": "hand"}),
        (2, {"board": OWN_BOARD.written(), "dojo": "steady"}),
    ),
    pieces=pieces,
    shuffle_unseen=shuffle_unseen,
    impossible=impossible,
    open_moves=(PlayKidnap, Throw),
    attached=attached,
)
