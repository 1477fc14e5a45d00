"""Positions of Oboro as data: the start of a round and the cards played since."""

from typing import Any

import pytest

from game.core.refusal import BadData
from game.games.oboro.rules.rules import OboroRules
from tests.games.oboro.tables import MIXED, ONE_COLOUR_EACH, RULES, finish_round, table

DATA: dict[str, Any] = RULES.dump(table(MIXED, "B5 B2 B7 / G3", number=3, scores=(4, 3, 5), shuriken=(1, 0, 2)))


def test_what_is_written() -> None:
    written = {
        "mission": 9,
        "open_stacks": "off",
        "round": 3,
        "began": {
            "scores": [4, 3, 5],
            "shuriken": [1, 0, 2],
            "scorings": 0,
            "last": {"leader": 0, "cards": ["R1", "R2", "R3"]},
        },
        "dealt": [line.split() for line in MIXED.strip().splitlines()],
        "played": ["B5", "B2", "B7", "G3"],
    }
    assert written == DATA


def began(**changes: object) -> dict[str, object]:
    return {"began": {**DATA["began"], **changes}}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"played": ["B5", "R2"]}, "oboro.bad.play"),  # seat 1 has blue
        ({"played": ["R4"]}, "oboro.bad.play"),  # not the leader's card
        ({"played": ["B5", "B2", "B7", "B8"]}, "oboro.bad.play"),  # the winner leads
        ({"played": ["B5", "B5"]}, "oboro.bad.twice"),
        ({"played": ["B9"]}, "oboro.bad.card"),
        ({"dealt": [["R1"], ["R2"], ["R3"]]}, "oboro.bad.hand"),
        ({"dealt": [["R1"] * 8, ["R2"] * 8, ["R3"] * 8]}, "oboro.bad.twice"),
        ({"round": 1}, "oboro.bad.shuriken"),
        (began(shuriken=[4, 4, 4]), "oboro.bad.shuriken"),
        (began(shuriken=[2, 2, 0], scorings=1), "oboro.bad.shuriken"),
        (began(scores=[7, 0, 0]), "oboro.bad.scores"),
        (began(scores=[6, 6, 6]), "oboro.bad.scores"),
        (began(last=None), "oboro.bad.last_trick"),
        (began(last={"leader": 0, "cards": ["R1", "R1", "R2"]}), "oboro.bad.twice"),
        (began(scorings=2), "refused.data"),
        ({"mission": 10}, "refused.data"),
    ],
)
def test_what_cannot_be_is_refused_by_name(change: dict[str, object], key: str) -> None:
    with pytest.raises(BadData) as caught:
        RULES.load({**DATA, **change})
    assert caught.value.refusal.key == key


def test_a_finished_match_comes_back_finished() -> None:
    state = table(ONE_COLOUR_EACH, number=20, scores=(9, 9, 9))
    finish_round(state)
    again = OboroRules().load(RULES.dump(state))
    assert RULES.to_move(again) is None
    assert RULES.legal_moves(again) == []
    assert RULES.outcome(again) == RULES.outcome(state)


def test_a_round_that_was_played_to_the_end_must_have_ended_the_match() -> None:
    state = table(ONE_COLOUR_EACH, number=20, scores=(9, 9, 9))
    finish_round(state)
    with pytest.raises(BadData, match=r"oboro\.bad\.not_over"):
        RULES.load({**RULES.dump(state), "round": 19})
