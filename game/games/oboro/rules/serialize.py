"""Writes a position of Oboro as plain data, and reads it back with all checks that an untrusted file needs.

Only the start of the round and the cards played since are written. The rest follows by the rules, so a file cannot
contradict itself.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from game.core import schema
from game.core.refusal import BadData, refuse
from game.games.oboro.rules.cards import BIT_OF, HAND, NUMBERS, PIECES, ROUND_LIMIT, SEATS, names
from game.games.oboro.rules.moves import PLAY, Play
from game.games.oboro.rules.state import Standing, State

Score = Annotated[int, Meta(ge=0)]
Pieces = Annotated[int, Meta(ge=0, lt=PIECES)]


class _Trick(msgspec.Struct, forbid_unknown_fields=True):
    leader: Annotated[int, Meta(ge=0, lt=SEATS)]
    cards: tuple[str, str, str]


class _Began(msgspec.Struct, forbid_unknown_fields=True):
    scores: tuple[Score, Score, Score]
    shuriken: tuple[Pieces, Pieces, Pieces]
    scorings: Annotated[int, Meta(ge=0, le=1)]
    """After the second scoring the match ends with the round (O12)."""

    last: _Trick | None
    """The last trick of the round before."""


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    mission: Literal[9, 11]
    open_stacks: Literal["off", "on"]
    round: Annotated[int, Meta(ge=1, le=ROUND_LIMIT)]
    began: _Began
    dealt: tuple[list[str], list[str], list[str]]
    played: list[str]


def dump(state: State) -> dict[str, Any]:
    """The position as plain JSON data."""
    last = state.began.last
    return {
        "mission": state.mission,
        "open_stacks": "on" if state.open_stacks else "off",
        "round": state.round,
        "began": {
            "scores": list(state.began.scores),
            "shuriken": list(state.began.shuriken),
            "scorings": state.began.scorings,
            "last": {"leader": last[0], "cards": list(names(last[1:]))} if last else None,
        },
        "dealt": [list(names(hand)) for hand in state.dealt()],
        "played": list(names(state.plays)),
    }


def read(data: object) -> tuple[State, list[Play]]:
    """The start of the round, checked, and the cards played from there, each of which exists.

    Raises:
        BadData: naming what is wrong.
    """
    written = schema.parse(data, _Written)
    _check_began(written.round - 1, written.began)
    hands = _hands(written.dealt)
    _numbers(written.played)
    began = Standing(
        written.began.scores, written.began.shuriken, written.began.scorings, _last(written.round, written.began.last)
    )
    state = State(written.mission, written.round, began, hands, open_stacks=written.open_stacks == "on")
    return state, [PLAY[NUMBERS[name]] for name in written.played]


def _numbers(names: Sequence[str]) -> tuple[int, ...]:
    """The cards with these names, which must exist and differ."""
    for name in names:
        if name not in NUMBERS:
            raise BadData(refuse("oboro.bad.card", card=name))
        if names.count(name) > 1:
            raise BadData(refuse("oboro.bad.twice", card=name))
    return tuple(NUMBERS[name] for name in names)


def _hands(dealt: tuple[list[str], ...]) -> list[int]:
    _numbers([name for hand in dealt for name in hand])
    for hand in dealt:
        if len(hand) != HAND:  # O4
            raise BadData(refuse("oboro.bad.hand", count=len(hand)))
    return [sum(BIT_OF[name] for name in hand) for hand in dealt]


def _last(number: int, trick: _Trick | None) -> tuple[int, ...]:
    if (trick is None) != (number == 1):
        raise BadData(refuse("oboro.bad.last_trick"))
    return () if trick is None else (trick.leader, *_numbers(trick.cards))


def _check_began(rounds: int, began: _Began) -> None:
    """Refuse pieces and points that this many rounds cannot have brought."""
    on_hand = sum(began.shuriken)
    if on_hand >= PIECES or on_hand + PIECES * began.scorings > SEATS * rounds:  # O9: three Shuriken cards a round
        raise BadData(refuse("oboro.bad.shuriken"))
    most = 3 * (rounds + began.scorings)  # O11, O14: at most 3 points a scoring, 6 for all, at least 3 for shuriken
    if max(began.scores) > most or not 3 * began.scorings <= sum(began.scores) <= 2 * most:
        raise BadData(refuse("oboro.bad.scores"))
