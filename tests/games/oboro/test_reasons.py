"""Reasons of hints never contradict the forecast that the table shows for the same card."""

from game.core.match import Match
from game.games.oboro import OBORO
from game.games.oboro.bot.reasons import LOW, reasons
from game.games.oboro.forecast import forecast
from game.games.oboro.rules.cards import NUMBERS, VALUE_OF
from game.games.oboro.rules.picture import Picture

LOST = {"oboro.hint.ducks", "oboro.hint.burns", "oboro.hint.throws"}
WON = {"oboro.hint.shuriken", "oboro.hint.saves_mission", "oboro.hint.power"}
LIKELY = {"oboro.hint.high", "oboro.hint.low_so_far", "oboro.hint.shows"}


def test_a_reason_agrees_with_the_forecast() -> None:
    said = set[str]()
    for seed in range(40):
        match = Match(OBORO, 3, seed)
        while match.to_move is not None and match.decisions < 40:
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
                    elif reason.key in WON:
                        assert then.final
                        assert then.winner == seat
                        assert reason.values["power"] == then.power
                        assert reason.key != "oboro.hint.saves_mission" or not then.over
                    elif reason.key in LIKELY:
                        assert then.winner == seat
                    elif reason.key == "oboro.hint.low":
                        assert VALUE_OF[NUMBERS[move.card]] <= LOW
            match.submit(match.legal_moves()[seed % len(match.legal_moves())])
    assert said > LOST | LIKELY
