"""N22: what is shown before and after a throw agrees with what is thrown."""

import pytest

from game.games.ninjutsu.dojo.aim import EDGE, dots, ring
from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.film import EVERY, Lying
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.relabel import relabelled, symmetry
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.throw import Flight, Launch
from game.games.ninjutsu.dojo.tray import HALF_WIDTH
from game.games.ninjutsu.dojo.vectors import length, matrix, minus, turned

KINDS = (6, 8, 12)


@pytest.mark.parametrize("kind", KINDS)
def test_a_symmetry_brings_every_corner_onto_a_corner(kind: int) -> None:
    solid = SOLIDS[kind]
    for start in range(1, kind + 1):
        for end in range(1, kind + 1):
            rotation = matrix(symmetry(kind, start, end))
            assert length(minus(turned(rotation, solid.face(start).look), solid.face(end).look)) < 1e-9
            for corner in solid.corners:
                there = turned(rotation, corner)
                assert min(length(minus(there, other)) for other in solid.corners) < 1e-9


@pytest.mark.parametrize("kind", KINDS)
def test_a_film_can_end_with_any_face(kind: int) -> None:
    lying = Lying.showing(8, 5, 2.0, 0.0)
    end = Flight(Launch(kind, 0, Gesture.of(0.0, 0.0, 0.3), 77, lying=lying)).run()
    for wanted in range(1, kind + 1):
        film = relabelled(end.film, 0, kind, end.faces[0], wanted)
        at, turn = film.tracks[0][-1]
        assert Body(kind, at, turn).value == wanted
        assert film.tracks[1] == end.film.tracks[1]
        assert [pose.at for pose in film.tracks[0]] == [pose.at for pose in end.film.tracks[0]]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_dots_lead_to_where_the_die_touches_down(seat: int) -> None:
    gesture = Gesture.of(0.3, -8.0, 0.3)
    way = dots(12, seat, gesture, 8)
    spot = ring(12, seat, gesture, 4.0)
    assert (way[-1][0], way[-1][1]) == pytest.approx((spot.x, spot.y))
    assert way[0][2] > way[-1][2] > 0.0
    found = []
    for seed in range(40):
        film = Flight(Launch(12, seat, gesture, seed)).run().film
        x, y, _ = film.tracks[0][film.knocks[0].step // EVERY].at
        found.append((x, y))
    middle = sum(x for x, _ in found) / 40, sum(y for _, y in found) / 40
    assert middle == pytest.approx((spot.x, spot.y), abs=0.8)
    assert abs(way[0][0]) < HALF_WIDTH + 1.6


def test_the_ring_grows_with_distance_and_with_an_unsteady_aim() -> None:
    near, far = (ring(6, 0, Gesture(power=power), 4.0) for power in (10, 60))
    assert far.across > near.across
    assert far.along > near.along
    assert ring(6, 0, Gesture(power=10), 9.0).across > near.across
    assert 0 < EDGE < 100
