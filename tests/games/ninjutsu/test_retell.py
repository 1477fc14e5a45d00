"""N22: a film always ends as the rules know it: computed again, or staged so that nobody can tell."""

from random import Random

import pytest

from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.film import Landing, Lying
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.odds import rings
from game.games.ninjutsu.dojo.relabel import about
from game.games.ninjutsu.dojo.retell import MOST, LyingDice, Retelling
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.throw import Flight, Launch
from game.games.ninjutsu.dojo.vectors import length, matrix, minus, turned
from game.games.ninjutsu.rules.events import BattleTied, ShurikenSpent, ThrowLanded
from game.games.ninjutsu.rules.figures import FACES
from game.games.ninjutsu.rules.moves import Thrown
from tests.games.ninjutsu.table.throwing import honest

KINDS = (6, 8, 12)
RANKS = (1, 2, 3)


def shows(landing: Landing, event: ThrowLanded) -> None:
    """The last picture, the dice and the event agree."""
    assert (landing.faces, landing.outside) == (event.faces, event.outside)
    for die, track in zip(landing.dice, landing.film.tracks, strict=True):
        assert track[-1] == die.pose
        assert Body(die.kind, *die.pose).value == die.value


def drawn(seat: int, rank: int, *faces: int, before: int = 0, intent: str = "soft", out: bool = False) -> ThrowLanded:
    outside = (out, False)[: len(faces)]
    return ThrowLanded(seat, rank, intent, faces, outside, before, None)


def real(seat: int, rank: int, lying: Lying | None, seed: int, **changes: object) -> ThrowLanded:
    """A throw that was made at the table, as it fell."""
    gesture = Gesture(5, 0, 28, 10)
    end = Flight(Launch(len(FACES[rank]), seat, gesture, seed, 6.0, lying)).run()
    thrown = Thrown(gesture, seed, 60, end.faces, end.outside)
    values = {"faces": end.faces, "outside": end.outside, **changes}
    return ThrowLanded(seat, rank, "soft", turned=lying.value if lying else 0, thrown=thrown, **values)  # type: ignore[arg-type]


@pytest.mark.parametrize("rank", RANKS)
def test_n22_a_drawn_face_is_shown(rank: int) -> None:
    for face in FACES[rank]:
        event = drawn(face % 2, rank, face)
        tray = LyingDice()
        shows(tray.film_for(event), event)
        assert tray.lying[event.seat].value == face


@pytest.mark.parametrize("rank", RANKS)
def test_n22_a_drawn_die_outside_is_shown(rank: int) -> None:
    event, tray = drawn(0, rank, 2, out=True), LyingDice()
    landing = tray.film_for(event)
    shows(landing, event)
    assert landing.film.seconds > 0.2
    assert tray.lying == {}


@pytest.mark.parametrize("steady", [False, True])
@pytest.mark.parametrize("rank", RANKS)
def test_n22_a_drawn_turn_of_the_lying_die_is_shown(rank: int, steady: bool) -> None:
    flown = 0
    for face in rings(len(FACES[rank]), 4)[0]:
        tray = LyingDice(steady=steady)
        tray.film_for(drawn(0, rank, 4))
        event = drawn(1, 1, 3, face, before=4, intent="at")
        landing = tray.film_for(event)
        shows(landing, event)
        assert {seat: die.value for seat, die in tray.lying.items()} == {0: face, 1: 3}
        flown += landing.film.seconds > 0
    assert flown >= 2


def test_n22_a_lying_die_that_is_not_turned_keeps_its_face() -> None:
    pick = Random(4)
    for intent in ("soft", "firm", "at") * 4:
        tray = LyingDice()
        tray.film_for(drawn(1, 3, 11))
        event = drawn(0, 2, pick.randint(1, 8), 11, before=11, intent=intent)
        shows(tray.film_for(event), event)


def test_n22_a_throw_at_the_table_is_computed_again() -> None:
    tray, lying = LyingDice(), None
    for number, seed in enumerate((3, 4)):
        event = real(number, 2, lying, seed)
        retelling = tray.begin(event)
        landing = retelling.run()
        assert retelling.exact
        shows(landing, event)
        tray.land(event, landing)
        lying = tray.lying[0] if number == 0 else lying


@pytest.mark.parametrize("face", range(1, 9))
def test_n22_an_edited_throw_is_shown_as_it_is_told(face: int) -> None:
    event = real(0, 2, None, 3, faces=(face,))
    shows(LyingDice().film_for(event), event)
    assert honest([event], steady=False) == (event.thrown is not None and event.thrown.faces == (face,))


def test_n22_what_no_flight_shows_is_laid_down() -> None:
    tray = LyingDice(steady=True)
    tray.film_for(drawn(0, 1, 4))
    impossible = ThrowLanded(1, 1, "at", (2, 4), (True, True), 4, None)
    retelling = tray.begin(impossible)
    steps = 0
    while not retelling.step():
        steps += 1
    assert steps > MOST
    assert retelling.landing is not None
    assert retelling.landing.outside == (True, True)


def test_n22_dice_that_nobody_saw_fall_are_put_down() -> None:
    tray = LyingDice()
    event = drawn(1, 1, 3, 11, before=11)
    shows(tray.film_for(event), event)
    tray.put(0, 12, 5)
    assert tray.lying[0].value == 5


def test_n22_dice_are_taken_up() -> None:
    tray = LyingDice()
    tray.film_for(drawn(0, 1, 4))
    tray.film_for(drawn(1, 1, 2, 4, before=4))
    tray.show(ShurikenSpent(1))
    assert list(tray.lying) == [0]
    tray.show(BattleTied(0, 1, 2))
    assert tray.lying == {}


def test_n22_the_same_event_gives_the_same_film() -> None:
    event = drawn(0, 3, 12)
    one, other = (Retelling(event, None, 5, steady=False).run() for _ in range(2))
    assert one == other


@pytest.mark.parametrize("kind", KINDS)
def test_a_face_is_kept_while_its_ring_turns(kind: int) -> None:
    for ring in rings(kind, 2)[:-1]:
        for end in ring:
            rotation = matrix(about(kind, 2, ring[0], end))
            for start, there in ((2, 2), (ring[0], end)):
                look = turned(rotation, SOLIDS[kind].face(start).look)
                assert length(minus(look, SOLIDS[kind].face(there).look)) < 1e-9
