"""Reasons of hints never contradict the forecast that the table shows for the same card."""

from game.ai.advice import because
from game.core.match import Match
from game.games.oboro import OBORO
from game.games.oboro.bot.reasons import HIGH, LOW, reasons
from game.games.oboro.forecast import forecast
from game.games.oboro.rules.cards import NUMBERS, VALUE_OF
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.picture import Picture
from game.games.oboro.rules.view import OboroView
from tests.games.oboro.tables import ONE_COLOUR_EACH, table

LOST = {"oboro.hint.ducks", "oboro.hint.burns", "oboro.hint.busts"}
WON = {"oboro.hint.shuriken", "oboro.hint.saves_mission", "oboro.hint.power", "oboro.hint.exact"}
LIKELY = {"oboro.hint.high", "oboro.hint.low_so_far", "oboro.hint.shows", "oboro.hint.fishes", "oboro.hint.unbeaten"}


def test_a_reason_agrees_with_the_forecast() -> None:
    said = set[str]()
    for seed in range(40):
        match = Match(OBORO, 3, seed)
        while match.to_move is not None and match.decisions < 90:
            seat, view = match.to_move, match.view(match.to_move)
            for move in match.legal_moves():
                then = forecast(Picture.of(view), move.card)
                assert then is not None
                found = list(reasons(view, move))
                assert found
                for reason in found:
                    said.add(reason.key)
                    if reason.key in LOST:
                        assert then.winner != seat
                        assert reason.key != "oboro.hint.busts" or (then.final and then.over)
                    elif reason.key in WON:
                        assert then.final
                        assert then.winner == seat
                        assert reason.values["power"] == then.power
                        assert reason.key != "oboro.hint.saves_mission" or not then.over
                        assert (reason.key == "oboro.hint.exact") <= (then.power == view.mission)
                        assert reason.key != "oboro.hint.shuriken" or reason.values["count"] == then.shuriken
                    elif reason.key in LIKELY:
                        assert then.winner == seat
                    elif reason.key == "oboro.hint.low":
                        assert VALUE_OF[NUMBERS[move.card]] <= LOW
            match.submit(match.legal_moves()[seed % len(match.legal_moves())])
    assert said > LOST | LIKELY


def test_a_card_that_breaks_another_mission_says_so_first() -> None:
    view = OboroView.of(table(ONE_COLOUR_EACH, "R3 B4"), 2)
    assert next(reasons(view, Play("G3"))) == because("oboro.hint.busts", power=10)
    assert "oboro.hint.busts" not in {reason.key for reason in reasons(view, Play("G2"))}


def test_a_lead_that_nothing_out_beats_says_so() -> None:
    match = Match(OBORO, 3, seed=11)
    assert match.to_move is not None
    view = match.view(match.to_move)
    for move in match.legal_moves():
        card = NUMBERS[move.card]
        out = {c for c in range(24) if c not in view.hands[view.seat] and c // 8 == card // 8 and c > card}
        keys = {reason.key for reason in reasons(view, move)}
        assert ("oboro.hint.unbeaten" in keys) == (not out)
        assert ("oboro.hint.one_higher" in keys) == (len(out) == 1 and VALUE_OF[card] >= HIGH)
