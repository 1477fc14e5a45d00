"""What the slip beside the trick promises, and what it must not promise."""

from game.games.oboro.forecast import Forecast, forecast, in_words
from game.games.oboro.rules.cards import SCORINGS
from game.games.oboro.rules.picture import Picture
from game.games.oboro.rules.state import State
from game.games.oboro.rules.view import OboroView
from tests.games.oboro.tables import ONE_COLOUR_EACH, table

THREE_TRICKS = "R1 B1 G1 / G2 R2 B2 / B3 G3 R3"
SIX_TRICKS = f"{THREE_TRICKS} / R5 B5 G5 / G6 R6 B6 / B7 G7 R7"


def _of(state: State, card: str) -> Forecast:
    found = forecast(Picture.of(OboroView.of(state, state.active)), card)
    assert found is not None
    return found


def _keys(then: Forecast, seat: int) -> list[str]:
    said: list[str] = []

    def say(key: str, **_: object) -> str:
        said.append(key)
        return key

    in_words(then, seat, 9, say, str)
    return said


def test_who_leads_is_told_that_the_others_have_not_played_yet() -> None:
    state = table(ONE_COLOUR_EACH)
    leads = _keys(_of(state, "R6"), state.active)
    assert {"oboro.slip.takes.lead", "oboro.slip.before_others"} <= set(leads)
    state = table(ONE_COLOUR_EACH, "R6")
    follows = _keys(_of(state, "B7"), state.active)
    assert "oboro.slip.takes.so_far" in follows
    assert "oboro.slip.before_others" not in follows


def test_an_arrow_in_the_last_trick_brings_no_lead() -> None:
    assert _of(table(ONE_COLOUR_EACH, f"{THREE_TRICKS} / R8"), "B4").leader == 1
    assert _of(table(ONE_COLOUR_EACH, f"{SIX_TRICKS} / R8"), "B4").leader == 0


def test_a_six_brings_nothing_after_the_second_scoring() -> None:
    picture = Picture.of(OboroView.of(table(ONE_COLOUR_EACH), 0))
    then = forecast(picture, "R6")
    assert then is not None
    assert then.shuriken == 1
    picture.scorings = SCORINGS  # O12
    then = forecast(picture, "R6")
    assert then is not None
    assert then.shuriken == 0
