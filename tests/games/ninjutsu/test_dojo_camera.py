"""N22: what of a die can be seen, and where; polygons only."""

import pytest

from game.games.ninjutsu.dojo.camera import ACROSS, TILT, facets, flat, hull, nearness, shadow, under
from game.games.ninjutsu.dojo.film import DiePose, Lying
from game.games.ninjutsu.dojo.rng import Rng
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.dojo.vectors import cross, dot, length, matrix, minus, turned

KINDS = (6, 8, 12)


def area(outline: list[tuple[float, float]] | tuple[tuple[float, float], ...]) -> float:
    pairs = zip(outline, (*outline[1:], outline[0]), strict=True)
    return sum(a * d - b * c for (a, b), (c, d) in pairs) / 2


@pytest.mark.parametrize("kind", KINDS)
def test_opposite_faces_add_up_and_every_number_is_there_once(kind: int) -> None:
    solid = SOLIDS[kind]
    assert sorted(face.value for face in solid.faces) == list(range(1, kind + 1))
    for face in solid.faces:
        opposite = next(other for other in solid.faces if dot(other.look, face.look) < -0.999)
        assert face.value + opposite.value == kind + 1


@pytest.mark.parametrize("kind", KINDS)
def test_corners_go_round_their_face(kind: int) -> None:
    for face in SOLIDS[kind].faces:
        for corner, following in zip(face.corners, (*face.corners[1:], face.corners[0]), strict=True):
            assert dot(cross(minus(corner, face.centre), minus(following, face.centre)), face.look) > 0
            assert abs(dot(corner, face.look) - SOLIDS[kind].height) < 1e-9
        assert abs(dot(face.down, face.look)) < 1e-9
        assert abs(length(face.right) - 1.0) < 1e-9


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("turn", [Rng(seed).orientation() for seed in range(6)])
def test_visible_faces_fill_the_outline(kind: int, turn: tuple[float, float, float, float]) -> None:
    seen = facets(kind, turn)
    outline = hull(flat(turned(matrix(turn), corner)) for corner in SOLIDS[kind].corners)
    assert (
        abs(sum(abs(area(facet.outline)) for facet in seen) - abs(area(outline))) < 0.07
    )  # but for a face seen from the side
    assert kind // 2 - 2 <= len(seen) <= kind // 2 + 1


@pytest.mark.parametrize("kind", KINDS)
def test_the_face_that_counts_is_the_one_seen_best_and_its_numeral_is_not_mirrored(kind: int) -> None:
    for value in range(1, kind + 1):
        lying = Lying.showing(kind, value, 0.0, 0.0)
        best = max(facets(kind, lying.pose.turn), key=lambda facet: facet.facing)
        assert best.value == value
        assert abs(best.facing - ACROSS) < 1e-9
        (rx, ry), (dx, dy) = best.right, best.down
        assert rx * dy - ry * dx > 0  # down lies clockwise of right, as on the screen


def test_a_place_in_the_picture_leads_back_to_the_mat() -> None:
    x, y = under(flat((3.0, -2.0, 1.5)), height=1.5)
    assert abs(x - 3.0) < 1e-12
    assert abs(y + 2.0) < 1e-12
    assert nearness((0.0, 1.0, 0.0)) > nearness((0.0, 0.0, 0.0))
    assert 10 < TILT < 24


def test_the_shadow_runs_away_from_a_die_that_rises() -> None:
    def middle(height: float) -> tuple[float, float]:
        outline = shadow(8, DiePose((0.0, 0.0, height), (1.0, 0.0, 0.0, 0.0)))
        return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)

    (low_x, low_y), (high_x, high_y) = middle(2.0), middle(5.0)
    assert high_x > low_x + 1.0  # the light comes from the upper left
    assert high_y > low_y + 1.0


def test_the_hull_drops_what_is_inside() -> None:
    square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    assert sorted(hull([*square, (1.0, 1.0), (1.0, 0.0)])) == sorted(square)
