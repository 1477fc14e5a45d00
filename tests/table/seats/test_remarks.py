"""What characters feel and say: from what everybody sees, one at a time, never while a person decides."""

import pytest

from game.ai.characters.cast import CHARACTERS
from game.ai.in_process import InProcessThinker
from game.app.tables import layout_of, open_table
from game.catalog import GAMES, game_named
from game.core.chance import Chance
from game.core.contract import PUBLIC, Event
from game.core.events import MatchEnded
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.player import Player
from game.engine.kit import Kit
from game.engine.text.text_files import load_tables
from game.table.seats.moods import UNLUCKY, Feeling, Feelings, Felt, Mood
from game.table.seats.remarks import FADES, PAUSE, Remarks
from game.table.session import Session
from tests.kit import make_kit
from tests.test_texts import FOLDERS, wordings

LONGEST = 28
PLAYERS = [Player("Ole"), Player("Goro", "adept", "goro"), Player("Tama", "adept", "tama")]


class Something(Event, frozen=True):
    """An event."""


class Scored(Event, frozen=True):
    points: tuple[int, ...]


@pytest.fixture
def kit() -> Kit:
    return make_kit()


def remarks(kit: Kit) -> Remarks:
    found = Remarks(kit, list(PLAYERS))
    found.update(PAUSE, deciding=False)
    return found


def felt(seat: int, feeling: Feeling) -> list[Felt]:
    return [Felt(seat, feeling)]


def test_gains_and_hits_change_the_mood_for_a_while() -> None:
    feelings = Feelings(2)
    feelings.see(Something(), [Felt(0, Feeling.GAIN), Felt(1, Feeling.HIT)])
    assert feelings.moods == (Mood.GLAD, Mood.ANNOYED)
    feelings.update(60.0)
    assert feelings.moods == (Mood.CALM, Mood.CALM)


def test_the_end_of_a_match_is_felt_for_good() -> None:
    feelings = Feelings(3)
    assert feelings.see(MatchEnded(Outcome((1, 0, 0), (0,), "x", {})), []) == [
        Felt(1, Feeling.LOSES),
        Felt(2, Feeling.LOSES),
    ]
    feelings.update(60.0)
    assert feelings.moods == (Mood.GLAD, Mood.ANNOYED, Mood.ANNOYED)


def test_points_decide_who_leads_as_soon_as_there_are_any() -> None:
    feelings = Feelings(2)
    assert feelings.see(Something(), felt(0, Feeling.GAIN))[0] == Felt(0, Feeling.LEADS)
    assert feelings.see(Scored((1, 3)), [])[0] == Felt(1, Feeling.LEADS)
    assert feelings.see(Something(), felt(0, Feeling.GAIN)) == felt(0, Feeling.GAIN)


def test_a_gain_after_many_hits_is_luck() -> None:
    feelings = Feelings(2)
    for _ in range(UNLUCKY):
        feelings.see(Something(), felt(1, Feeling.HIT))
    assert Felt(1, Feeling.LUCK) in feelings.see(Something(), felt(1, Feeling.GAIN))


def test_one_speaks_and_then_there_is_a_pause(kit: Kit) -> None:
    table = remarks(kit)
    table.see(Something(), felt(1, Feeling.HIT))
    assert table.said is not None
    assert table.said[1].startswith("remark.goro.hit")
    table.see(Something(), felt(2, Feeling.HIT))
    assert table.said[0] == 1
    table.update(10.0, deciding=False)
    assert table.said is None
    table.see(Something(), felt(2, Feeling.HIT))
    assert table.said is None


def test_people_say_nothing_themselves(kit: Kit) -> None:
    table = remarks(kit)
    table.see(Something(), felt(0, Feeling.HIT))
    assert table.said is None


def test_nobody_speaks_while_a_person_decides(kit: Kit) -> None:
    table = remarks(kit)
    table.see(Something(), felt(1, Feeling.HIT))
    table.update(0.1, deciding=True)
    table.update(FADES, deciding=True)
    assert table.said is None


def test_remarks_can_be_turned_off_and_moods_stay(kit: Kit) -> None:
    kit.preferences.remarks = False
    table = remarks(kit)
    table.begin()
    table.see(Something(), felt(1, Feeling.HIT))
    assert table.said is None
    assert table.feelings.moods[1] is Mood.ANNOYED


def test_everybody_has_short_words_for_everything_in_every_language() -> None:
    for table in load_tables(FOLDERS).values():
        for key in CHARACTERS:
            said = [entry for name, entry in table.items() if name.startswith(f"remark.{key}.")]
            assert len(said) == len(Feeling) + 2
            assert all(len(words) <= LONGEST for entry in said for words in wordings(entry))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_felt_follows_from_what_everybody_sees(name: str) -> None:
    """A face gets the public form of an event and nothing else: asked about it again, it feels the same."""
    game, chance = GAMES[name], Chance(2)
    match, kind, kit = Match(game, game.seats[0], 3, None), open_table(name), make_kit()
    session = Session(match, [Player(str(seat)) for seat in range(match.seats)], InProcessThinker(game_named))
    faces = [kind.face(kit, layout_of(name), session) for _ in range(2)]
    faces[0].lay(match.view(0))
    faces[1].lay(game.rules.view_for(match.state, PUBLIC))
    found: set[Feeling] = set()
    while match.to_move is not None:
        for event in match.submit(chance.choose(match.legal_moves())):
            public = game.rules.see(event, PUBLIC)
            if public is not None:
                one, other = (face.feels(public) for face in faces)
                assert one == other
                found |= {felt.feeling for felt in one}
    assert found == {Feeling.GAIN, Feeling.HIT}
