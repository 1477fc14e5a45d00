"""N22: dice thrown into the Dojo come to rest, fall fairly and never leave the laws of the tray."""

from itertools import pairwise

import pytest

from game.games.ninjutsu.dojo.body import Body
from game.games.ninjutsu.dojo.film import Landing, Lying
from game.games.ninjutsu.dojo.gesture import MOST, Gesture, direction
from game.games.ninjutsu.dojo.intents import ThrowIntent, gesture_for, steadied
from game.games.ninjutsu.dojo.relabel import symmetry
from game.games.ninjutsu.dojo.rest import lies
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.throw import LONGEST, Flight, Launch
from game.games.ninjutsu.dojo.touch import Struck
from game.games.ninjutsu.dojo.tray import HALF_DEPTH, HALF_WIDTH
from game.games.ninjutsu.dojo.vectors import times

KINDS = (6, 8, 12)
CHI_SQUARE = {6: 20.52, 8: 24.32, 12: 31.26}
"""Fair dice stay below in 999 of 1000 trials; 6000 throws find a face that is a fifth too likely."""


def any_gesture(rng: Rng, most: float = 1.0) -> Gesture:
    return Gesture.of(rng.part(), 8.0 * rng.bell(), most * rng.unit(), rng.part())


def soft(kind: int, rng: Rng) -> Landing:
    return Flight(Launch(kind, 0, gesture_for(ThrowIntent.SOFT, kind, 0, None, rng), rng.bits(), 6.0)).run()


def at_rest(die: Lying) -> bool:
    return lies(Body(die.kind, die.pose.at, die.pose.turn))


@pytest.mark.parametrize("throws", [600, pytest.param(6000, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", KINDS)
def test_n22_every_face_is_as_likely(kind: int, throws: int) -> None:
    rng, counts = Rng(kind), dict.fromkeys(range(1, kind + 1), 0)
    for _ in range(throws):  # always the same gesture, so soft that no die leaves the tray
        counts[Flight(Launch(kind, 0, Gesture.of(0.1, 2.0, 0.3), rng.bits())).run().faces[0]] += 1
    expected = throws / kind
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < CHI_SQUARE[kind], counts


@pytest.mark.parametrize("kind", KINDS)
def test_n22_the_numbers_on_a_die_do_not_change_its_way(kind: int) -> None:
    """However the solid is numbered, the same die in the same hand goes the same way: so the faces are even."""
    for seed in range(kind):
        plain, renumbered = (Flight(Launch(kind, 0, Gesture.of(0.1, 2.0, 0.3), seed)) for _ in range(2))
        body = renumbered._bodies[0]
        body.q = times(body.q, symmetry(kind, 1 + seed, kind))
        body.place()
        for _ in range(150):  # past the first bounces; later the tiniest rounding grows into another way
            plain.step()
            renumbered.step()
        assert [knock.step for knock in plain._knocks] == [knock.step for knock in renumbered._knocks]
        one = plain._bodies[0]
        assert (body.x, body.y, body.z) == pytest.approx((one.x, one.y, one.z), abs=1e-6)


@pytest.mark.parametrize("kind", KINDS)
def test_n22_what_is_inside_lies_flat_and_within_the_walls(kind: int) -> None:
    rng = Rng(100 + kind)
    for _ in range(120):
        end = Flight(Launch(kind, rng.bits() % 2, any_gesture(rng), rng.bits(), 9.0)).run()
        (die,) = end.dice
        if not die.outside:
            assert at_rest(die)
            x, y, z = die.pose.at
            low = SOLIDS[kind].height
            assert abs(z - low) < 0.1
            assert abs(x) <= HALF_WIDTH - low + 0.1
            assert abs(y) <= HALF_DEPTH - low + 0.1


def test_n22_two_dice_come_to_rest_apart() -> None:
    rng = Rng(7)
    for number in range(120):
        kind, other = KINDS[number % 3], KINDS[number // 3 % 3]
        lying = soft(other, rng).dice[0]
        end = Flight(Launch(kind, 1, gesture_for(ThrowIntent.AT, kind, 1, lying, rng), rng.bits(), 6.0, lying)).run()
        inside = [die for die in end.dice if not die.outside]
        assert all(at_rest(die) for die in inside)
        if len(inside) == 2:
            (ax, ay, _), (bx, by, _) = (die.pose.at for die in inside)
            least = SOLIDS[kind].height + SOLIDS[other].height
            assert (ax - bx) ** 2 + (ay - by) ** 2 > (least - 0.1) ** 2


def test_n22_more_power_leaves_the_tray_more_often() -> None:
    shares = []
    for power in (0.1, 0.3, 0.45, 0.65, 0.78, 0.88, 1.0):
        rng, out = Rng(3), 0
        for number in range(120):
            gesture = Gesture.of(0.5 * rng.part(), 8.0 * rng.bell(), power, rng.part())
            out += Flight(Launch(KINDS[number % 3], number % 2, gesture, rng.bits())).run().outside[0]
        shares.append(out / 120)
    assert shares == sorted(shares)
    assert shares[0] == shares[1] == 0.0
    assert shares[2] < 0.1
    assert shares[-1] > 0.7
    assert max(later - before for before, later in pairwise(shares)) < 0.45


@pytest.mark.parametrize(("kind", "least", "most"), [(6, 0.1, 0.2), (8, 0.25, 0.4), (12, 0.35, 0.5)])
def test_n22_a_hit_may_turn_the_lying_die(kind: int, least: float, most: float) -> None:
    rng, hits, turns = Rng(11), 0, 0
    for _ in range(260):
        lying = soft(kind, rng).dice[0]
        end = Flight(Launch(kind, 1, gesture_for(ThrowIntent.AT, kind, 1, lying, rng), rng.bits(), 6.0, lying)).run()
        hits += end.hit
        turns += end.hit and end.faces[1] != lying.value
    assert hits > 200
    assert least < turns / hits < most


def test_n22_nothing_leaves_the_tray_of_a_steady_hand() -> None:
    rng = Rng(5)
    for number in range(120):
        kind = KINDS[number % 3]
        lying = soft(KINDS[number // 3 % 3], rng).dice[0]
        gesture = steadied(any_gesture(rng))
        end = Flight(Launch(kind, 1, gesture, rng.bits(), 0.0, lying, steady=True)).run()
        assert end.outside == (False, False)


def test_n22_the_walls_of_a_steady_hand_hold_even_the_hardest_throw() -> None:
    rng = Rng(6)
    for number in range(60):
        throw = Launch(
            KINDS[number % 3],
            number % 2,
            Gesture.of(rng.part(), 45.0 * rng.part(), rng.unit()),
            rng.bits(),
            steady=True,
        )
        assert Flight(throw).run().outside == (False,)


def test_n22_a_die_that_would_lean_for_ever_is_laid_down() -> None:
    lying = Lying.showing(6, 3, 0.0, 0.0)
    flight = Flight(Launch(8, 0, Gesture(), 1, lying=lying))
    body = flight._bodies[0]
    body.x, body.y, body.z = 0.2, 0.1, 2.6  # on top of the other, as if nothing could move it
    body.vx = body.vy = body.vz = body.wx = body.wy = body.wz = 0.0
    flight._step = LONGEST - 1
    end = flight.run()
    assert at_rest(end.dice[0])
    assert abs(end.dice[0].pose.at[0]) >= SOLIDS[6].height + SOLIDS[8].height
    assert end.film.tracks[0][-1] == end.dice[0].pose
    assert len(end.film.tracks[0]) == len(end.film.tracks[1])


def test_n22_a_throw_can_be_computed_in_slices() -> None:
    throw = Launch(12, 0, Gesture.of(0.2, 5.0, 0.4, 0.3), 99, 4.0, Lying.showing(8, 7, 2.0, 0.5))
    flight = Flight(throw)
    steps = 1
    while not flight.step():
        assert flight.landing is None
        steps += 1
    assert flight.landing == Flight(throw).run()
    assert steps <= LONGEST
    assert flight.step()  # once over, it stays over


def test_n22_knocks_tell_what_was_struck() -> None:
    lying = Lying.showing(6, 6, 0.0, 0.0)
    gesture = gesture_for(ThrowIntent.AT, 12, 0, lying, Rng(0))
    end = Flight(Launch(12, 0, gesture, 4, lying=lying)).run()
    assert end.hit
    assert {Struck.MAT, Struck.DIE} <= {knock.what for knock in end.film.knocks}
    assert all(knock.speed > 0.0 and knock.step >= 0 for knock in end.film.knocks)
    assert sorted(end.film.knocks, key=lambda knock: knock.step) == list(end.film.knocks)


def test_n22_the_film_begins_in_the_hand_and_ends_at_rest() -> None:
    end = Flight(Launch(6, 1, Gesture.of(0.0, 0.0, 0.25), 12)).run()
    film = end.film
    assert film.poses(0.0)[0].at[0] > HALF_WIDTH  # outside the wall, seat 1 at the right
    assert film.poses(film.seconds + 1.0)[0] == end.dice[0].pose
    between = film.poses(film.seconds / 3 + 0.001)[0]
    assert abs(sum(part * part for part in between.turn) - 1.0) < 1e-9


def test_n22_a_gesture_stays_in_its_bounds() -> None:
    wild = Gesture.of(9.0, -200.0, 7.0, -3.0)
    assert (wild.hand, wild.aim, wild.power, wild.spin) == (MOST, -300, MOST, -MOST)
    assert Gesture.of(0.0, 0.0, -1.0).power == 0
    cosine, sine = direction(30.0)
    assert abs(sine - 0.5) < 1e-6
    assert abs(cosine * cosine + sine * sine - 1.0) < 1e-12
