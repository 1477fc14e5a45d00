"""At every table a computer is somebody: its plate shows its face and mood, and it is quiet while people think."""

from typing import Any

import pytest

from game.core.player import Player
from game.table.seats.moods import Feeling, Felt, Mood
from game.table.seats.portrait import Portraits
from game.table.seats.remarks import PAUSE
from tests.kit import shared_window
from tests.table.people import PEOPLE
from tests.table.seats.test_remarks import Something

CAST = ("goro", "tama", "sai")


def among_computers(name: str) -> Any:
    """A table with a person in the first seat, who is to decide, and somebody in every other."""
    played = PEOPLE[name].open(speed="fast")
    players = played.session.players
    players[1:] = [Player(who, "adept", who) for who in CAST[: len(players) - 1]]
    played.until_turn()
    return played


@pytest.mark.parametrize("name", PEOPLE)
def test_a_plate_shows_the_face_of_a_computer_and_how_it_feels(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = among_computers(name)
    seen: dict[str, Mood] = {}

    def draw(_portraits: Portraits, _canvas: Any, character: str, *rest: Any, **_more: Any) -> None:
        seen[character] = rest[3]

    monkeypatch.setattr(Portraits, "draw", draw)
    canvas, feelings = shared_window((1280, 720)).canvas, played.scene.view.remarks.feelings
    seats = range(1, len(played.session.players))
    for feeling, mood in ((Feeling.GAIN, Mood.GLAD), (Feeling.HIT, Mood.ANNOYED)):
        seen.clear()
        for seat in seats:
            feelings.see(Something(), [Felt(seat, feeling)])
        played.scene.draw(canvas)
        assert seen == {played.session.players[seat].character: mood for seat in seats}


@pytest.mark.parametrize("name", PEOPLE)
def test_what_somebody_says_is_gone_as_soon_as_a_person_decides(name: str) -> None:
    played = among_computers(name)
    remarks = played.scene.view.remarks
    remarks.update(PAUSE, deciding=False)
    remarks.see(Something(), [Felt(1, Feeling.HIT)])
    assert remarks.said is not None
    played.live(0.5)
    assert played.deciding
    assert remarks.said is None
