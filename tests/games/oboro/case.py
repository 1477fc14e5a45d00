"""What the shared suite needs to know about Oboro."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from game.core.chance import Chance
from game.games.oboro import OBORO
from game.games.oboro.rules.cards import NAMES, NUMBERS, SUIT_OF, cards_in
from game.games.oboro.rules.state import State
from game.games.oboro.rules.tricks import stacks_after
from tests.suite.case import Case


def pieces(state: State) -> Iterator[object]:
    """All 24 cards, in hands, in the trick or on stacks, and the five shuriken."""
    for hand in state.hands:
        yield from cards_in(hand)
    yield from state.plays[len(state.plays) // 3 * 3 :]
    for stacks in stacks_after(state.plays, state.leads):
        for stack in stacks:
            yield from stack
    yield from ["shuriken"] * (state.stock + sum(state.shuriken))


def shuffle_unseen(state: State, seat: int, chance: Chance) -> State:
    """Let the hidden hands swap cards, where both swappers may have what they get."""
    mixed = state.copy()
    hidden = [owner for owner in range(3) if owner != seat]
    for _ in range(60):
        one, other = chance.choose(hidden), chance.choose(hidden)
        given, taken = chance.choose(cards_in(mixed.hands[one])), chance.choose(cards_in(mixed.hands[other]))
        if one != other and _may_get(state, one, taken, given) and _may_get(state, other, given, taken):
            mixed.hands[one] ^= 1 << given | 1 << taken
            mixed.hands[other] ^= 1 << given | 1 << taken
    return mixed


def _may_get(state: State, seat: int, card: int, for_card: int) -> bool:
    """A seat gets no colour it has shown to lack, and red 8 stays with the leader of the round."""
    red_8 = NUMBERS["R8"]
    return not state.voids[seat] >> SUIT_OF[card] & 1 and red_8 not in (card, for_card)


def impossible(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    def altered(**changes: Any) -> dict[str, Any]:
        return {**deepcopy(data), **changes}

    def began(**changes: Any) -> dict[str, Any]:
        return altered(began={**data["began"], **changes})

    one, two, three = data["dealt"]
    yield "a card twice", altered(dealt=[[*one[:-1], two[0]], two, three])
    yield "an unknown card", altered(dealt=[[*one[:-1], "Y3"], two, three])
    yield "a card too few", altered(dealt=[one[:-1], two, three])
    yield "two hands", altered(dealt=[one, two])
    yield "an unknown card played", altered(played=[*data["played"], "Y3"])
    yield "a card played twice", altered(played=[*data["played"][:20], *data["played"][:1] * 2, *one[:1] * 2])
    leader = next(hand for hand in data["dealt"] if "R8" in hand)
    yield "a first leader without red 8", altered(played=[next(n for n in NAMES if n not in leader)])
    yield "a mission of ten", altered(mission=10)
    yield "a round too many", altered(round=21)
    yield "a negative score", began(scores=[-1, 0, 0])
    yield "more points than there were", began(scores=[3 * data["round"] + 7, 0, 0])
    yield "all pieces taken and not scored", began(shuriken=[2, 2, 1])
    yield "pieces before the first card", altered(round=1, began={**data["began"], "shuriken": [1, 0, 0]})
    yield "a round after the second scoring", began(scorings=2)
    yield (
        "a scoring that brought nothing",
        altered(round=3, began={"scores": [1, 1, 0], "shuriken": [0, 0, 0], "scorings": 1}),
    )
    yield (
        "a last trick in the first round",
        altered(round=1, began={**data["began"], "last": {"leader": 0, "cards": ["R1", "R2", "R3"]}}),
    )
    yield "no last trick in the second round", altered(round=2, began={**data["began"], "last": None})
    yield "a card twice in the last trick", began(last={"leader": 0, "cards": ["R1", "R1", "R3"]})
    yield "only two players", began(scores=[0, 0])


CASE = Case(
    game=OBORO,
    settings=((3, {}), (3, {"mission": 11}), (3, {"mission": 9, "open_stacks": "on"})),
    pieces=pieces,
    shuffle_unseen=shuffle_unseen,
    impossible=impossible,
    longest=20 * 21 + 1,
)
