"""Art of Ninjutsu: sizes, anchors, boards of any size, and nothing that differs by colour alone."""

from itertools import combinations, product

import pygame
import pytest
from pytmx import TiledMap

from game.engine.cache.bake import Bakery
from game.engine.draw import paper
from game.games.ninjutsu.dojo.solids import SOLIDS
from game.games.ninjutsu.table.art.board_geometry import FIGURE_FOOT, BoardGeometry
from game.games.ninjutsu.table.art.cards import BAND_TOP, card_height
from game.games.ninjutsu.table.art.dice import DICE, TUMBLE_STEPS
from game.games.ninjutsu.table.art.fence import RATTLE_STEPS
from game.games.ninjutsu.table.art.figures import figure_height
from game.games.ninjutsu.table.art.pictures import ACTIONS, BACK, CELL_MARKS, RANKS, SIDES, WEAPONS, NinjutsuArt
from game.games.ninjutsu.table.art.pieces import MARKS, SMOKE_STEPS, SPIN_STEPS
from game.paths import levels

COURTS = [
    BoardGeometry(*size, turned)
    for size in ((5, 8), (6, 10), (4, 6), (2, 16), (12, 16), (12, 2))
    for turned in (False, True)
]
STARTS = (((0, 0), (1, 0)), ((0, 7), (1, 7)))


@pytest.fixture(scope="module")
def art(shipped) -> NinjutsuArt:
    return NinjutsuArt(shipped, Bakery(None, "test"))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return how many pixels belong to only one of the two outlines."""
    first, second = (pygame.mask.from_surface(surface, 127) for surface in (one, other))
    return first.count() + second.count() - 2 * first.overlap_area(second, (0, 0))


def cells(court: BoardGeometry) -> list[tuple[int, int]]:
    return list(product(range(court.columns), range(court.rows)))


# Figures


@pytest.mark.parametrize("width", [58, 86])
@pytest.mark.parametrize("side", SIDES)
def test_a_figure_fills_its_size_and_stands_on_its_foot(art, side, width):
    for rank in (BACK, *RANKS):
        figure = art.figure(side, rank, width)
        assert figure.get_size() == (width, figure_height(width))
        shape = figure.get_bounding_rect(min_alpha=128)
        assert abs(shape.bottom - FIGURE_FOOT * figure.get_height()) < 0.1 * figure.get_height()
        assert figure.get_rect().inflate(-1, -1).contains(shape)


def test_every_rank_and_side_has_a_silhouette_of_its_own_at_64_pixels(art):
    figures = [art.figure(side, rank, 64) for side in SIDES for rank in (BACK, *RANKS)]
    assert min(differing(one, other) for one, other in combinations(figures, 2)) >= 100


def test_shadow_glow_and_fall_of_a_figure_have_room(art):
    figure = art.figure("red", 2, 60)
    glow = art.figure_glow("red", 2, 60)
    assert glow.get_width() > figure.get_width()
    assert glow.get_height() > figure.get_height()
    assert art.figure_shadow(60).get_at(art.figure_shadow(60).get_rect().center).a > 60
    fallen = art.figure_fallen("black", 3, 60).get_bounding_rect(min_alpha=200)
    assert fallen.w > fallen.h


def test_remembered_ranks_have_tags_of_their_own(art):
    assert len({pixels(art.tag(rank, 50)) for rank in RANKS}) == len(RANKS)
    signs = [art.rank_sign(rank, 24, (0, 0, 0), (255, 255, 255)) for rank in RANKS]
    assert min(differing(one, other) for one, other in combinations(signs, 2)) >= 60


# The court


@pytest.mark.parametrize("court", COURTS, ids=lambda court: court.name)
def test_every_cell_is_found_where_it_lies(court):
    for column, row in cells(court):
        assert court.cell_at(court.centre(column, row)) == (column, row)
        assert court.cell_at(court.foot(column, row)) == (column, row)
    assert court.cell_at((10, 500)) is None
    assert court.cell_at((800, 20)) is None


@pytest.mark.parametrize("court", COURTS, ids=lambda court: court.name)
def test_a_board_of_any_size_keeps_to_its_place(court, zones):
    left, right = zones["actions"].right, zones["armoury"].x
    for column, row in cells(court):
        rect = pygame.FRect(*court.figure(column, row))
        assert left < rect.x
        assert rect.right < right
        assert rect.y > 90
        assert rect.bottom < 890
        centre = court.centre(column, row)
        assert rect.x < centre.x < rect.right


@pytest.mark.parametrize("court", COURTS[:6], ids=lambda court: court.name)
def test_figures_in_a_file_cover_no_more_than_a_third_of_each_other(court):
    for column, row in cells(court):
        if row:
            one, other = (pygame.FRect(*court.figure(column, line)) for line in (row, row - 1))
            near, far = (one, other) if one.bottom > other.bottom else (other, one)
            assert far.bottom - near.top < 0.34 * far.h


def test_turned_is_the_same_board_from_the_other_side():
    seen, turned = BoardGeometry(5, 8), BoardGeometry(5, 8, turned=True)
    for column, row in cells(seen):
        assert seen.centre(column, row) == pytest.approx(turned.centre(4 - column, 7 - row))
        assert seen.line(row) == turned.line(7 - row)


@pytest.mark.parametrize("turned", [False, True])
def test_a_fence_stands_between_the_lines_it_parts(turned):
    court = BoardGeometry(5, 8, turned)
    (across,) = court.fence_parts([(1, 4, 4, 4)])
    assert across.before == 4
    below, above = court.foot(2, 3).y, court.foot(2, 4).y
    assert min(below, above) < court.fence_middle(across.ends).y < max(below, above)
    along = court.fence_parts([(2, 3, 2, 6)])
    assert [part.ends for part in along] == [(2, 3, 2, 4), (2, 4, 2, 5), (2, 5, 2, 6)]
    assert [part.before for part in along] == [court.line(row) for row in (3, 4, 5)]


@pytest.mark.parametrize("ends", [(1, 4, 4, 4), (2, 2, 2, 3)])
def test_a_fence_is_centred_on_its_foot_and_rattles(art, ends):
    court = BoardGeometry(5, 8)
    pictures = [art.fence(court, ends, 0.5, step) for step in range(RATTLE_STEPS)]
    assert len({pixels(picture) for picture in pictures}) == RATTLE_STEPS
    solid_part = pictures[0].get_bounding_rect(min_alpha=240)
    assert abs(solid_part.centerx - pictures[0].get_width() / 2) <= 4
    assert solid_part.top < pictures[0].get_height() / 2 < solid_part.bottom + 4


@pytest.mark.parametrize("court", COURTS[:4], ids=lambda court: court.name)
def test_marks_lie_on_their_cells_and_differ(art, court):
    marks = [art.cell(court, 1, 2, kind, 0.6) for kind in CELL_MARKS]
    assert len({pixels(mark) for mark in marks}) == len(CELL_MARKS)
    for mark in marks:
        shape = mark.get_bounding_rect(min_alpha=30)
        assert abs(shape.centerx - mark.get_width() / 2) <= 3


@pytest.mark.parametrize("size", [(320, 180), (300, 300), (640, 180), (180, 320)])
def test_the_courtyard_fills_a_window_of_any_shape(art, size):
    yard = art.backdrop(size, BoardGeometry(5, 8), STARTS)
    assert yard.get_size() == size
    assert not yard.get_flags() & pygame.SRCALPHA
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(yard.get_at(corner)[:3] != (0, 0, 0) for corner in corners)


def test_the_courtyard_shows_who_sets_up_where(art):
    sand = art.backdrop((320, 180), BoardGeometry(5, 8), ((), ()))
    held = art.backdrop((320, 180), BoardGeometry(5, 8), STARTS)
    assert pixels(sand) != pixels(held)


# Cards


@pytest.mark.parametrize("width", [60, 100])
def test_cards_fill_their_size_and_have_round_corners(art, width):
    faces = [art.weapon(stars, width) for stars in WEAPONS]
    faces += [art.action(name, width, quiet=quiet) for name in ACTIONS for quiet in (False, True)]
    faces += [art.card_back(kind, side, width) for kind in ("weapon", "action") for side in SIDES]
    for face in faces:
        assert face.get_size() == (width, card_height(width))
        assert face.get_at((0, 0)).a == 0
        assert face.get_at((width // 2, card_height(width) // 2)).a == 255
    assert len({pixels(face) for face in faces}) == len(faces)


def test_the_band_of_an_action_is_dark_and_free(art):
    card = art.action("salto", 100)
    top = round(BAND_TOP * card.get_height()) + 3
    band = card.subsurface((8, top, 84, card.get_height() - top - 8))
    assert max(pygame.transform.average_color(band)[:3]) < 50


@pytest.mark.parametrize("size", [48, 72])
def test_tokens_slots_and_wells_are_exactly_so_large(art, size):
    for name in ACTIONS:
        assert art.action_token(name, size).get_size() == (size, size)
        assert art.action_token(name, size, spent=True).get_size() == (size, size)
    assert art.slot((size, 2 * size)).get_size() == (size, 2 * size)
    assert art.well((size, 2 * size), 0.5).get_size() == (size, 2 * size)
    assert all(art.niche((2 * size, size), rank, 0.5).get_size() == (2 * size, size) for rank in RANKS)
    assert all(art.stock(size, count).get_size() == (size, size) for count in range(8))
    assert all(art.crest(side, size).get_size() == (size, size) for side in SIDES)


def test_a_higher_pile_reaches_further_down(art):
    low, high = art.pile(1, 60), art.pile(5, 60)
    assert (
        low.get_bounding_rect().bottom - low.get_height() / 2 < high.get_bounding_rect().bottom - high.get_height() / 2
    )


def test_marks_between_weapons_differ_in_shape(art):
    marks = [paper.silhouette(art.mark(kind, 48), "#000000") for kind in MARKS]
    assert differing(marks[0], marks[1]) >= 40
    assert len({pixels(art.mark(kind, 48)) for kind in MARKS}) == len(MARKS)


# Dice and small things


@pytest.mark.parametrize("faces", DICE.values())
def test_a_die_has_every_value_once_and_opposite_faces_add_up(faces):
    solid = SOLIDS[faces].faces
    values = [face.value for face in solid]
    assert sorted(values) == list(range(1, faces + 1))
    for face in solid:
        opposite = min(solid, key=lambda other: sum(a * b for a, b in zip(face.look, other.look, strict=True)))
        assert face.value + opposite.value == faces + 1
        assert len(face.corners) == {6: 4, 8: 3, 12: 5}[faces]


@pytest.mark.parametrize("faces", DICE.values())
def test_a_rolling_die_comes_to_rest_on_its_value_and_never_leaves_its_picture(art, faces):
    rest = art.die(faces, "red", faces, 60)
    frames = [art.die_tumble(faces, "red", faces, step, 60) for step in range(TUMBLE_STEPS)]
    assert pixels(frames[0]) == pixels(rest)
    assert len({pixels(frame) for frame in frames}) == TUMBLE_STEPS
    for frame in frames:
        assert frame.get_rect().inflate(-2, -2).contains(frame.get_bounding_rect(min_alpha=128))


def test_every_value_of_every_die_looks_its_own_way(art):
    dice = [(faces, value) for faces in DICE.values() for value in range(1, faces + 1)]
    assert len({pixels(art.die(*die[:1], "black", die[1], 48)) for die in dice}) == len(dice)
    shapes = [art.die(faces, "red", 1, 64) for faces in DICE.values()]
    assert min(differing(one, other) for one, other in combinations(shapes, 2)) >= 200


def test_steps_of_shuriken_and_smoke(art):
    assert len({pixels(art.shuriken(40, step)) for step in range(SPIN_STEPS)}) == SPIN_STEPS
    assert pixels(art.shuriken(40, SPIN_STEPS)) == pixels(art.shuriken(40, 0))
    assert len({pixels(art.smoke(60, step)) for step in range(SMOKE_STEPS)}) == SMOKE_STEPS
    assert art.smoke(60, 0).get_size() == art.slash(60).get_size() == (60, 60)


def test_what_has_room_around_it_is_centred(art):
    for surface in (
        art.plate((200, 50), "red", active=True),
        art.plate((200, 50), "black", active=False),
        art.panel((180, 240), 0.5),
        art.dojo((370, 260), "red", "black", 0.5),
        art.card_glow(60),
        art.mark("win", 40),
        art.shuriken(40),
        art.die_glow(40),
    ):
        solid_part = surface.get_bounding_rect(min_alpha=200)
        assert abs(solid_part.centerx - surface.get_width() / 2) <= 3


# The table


@pytest.fixture(scope="module")
def zones() -> dict[str, pygame.FRect]:
    layer = TiledMap(str(levels() / "ninjutsu" / "table.tmx")).get_layer_by_name("zones")
    return {zone.name: pygame.FRect(zone.x, zone.y, zone.width or 0, zone.height or 0) for zone in layer}


def test_the_table_has_every_zone(zones):
    wanted = {"armoury", "actions", "stock", "prompt", "verdict", "buttons", "formation", "dojo", "log"}
    wanted |= {
        f"{name}.{where}" for name in ("plate", "strip", "deck", "discard", "shuriken") for where in ("far", "near")
    }
    wanted |= {f"{name}.{column}" for name in ("column", "mark", "weapon.far", "weapon.near") for column in range(3)}
    wanted |= {f"{name}.{index}" for name in ("action", "token.far") for index in range(len(ACTIONS))}
    wanted |= {f"formation.{rank}" for rank in RANKS}
    wanted |= {f"dojo.{name}.{index}" for name in ("figure", "die", "shuriken") for index in range(2)}
    wanted |= {f"lid.{name}.{index}" for name in ("figure", "die") for index in range(2)}
    wanted |= {"lid", "lid.words", "lid.buttons", "lid.power"}
    wanted |= {f"{place}.{name}" for place in ("dojo", "lid") for name in ("faces", "sheet")}
    assert wanted | {"dojo.words", "dojo.buttons"} == set(zones)
    assert all(pygame.FRect(0, 0, 1600, 900).contains(zone) for zone in zones.values())


def test_nothing_lies_under_the_buttons_of_every_table(zones):
    title, log_tab = pygame.FRect(0, 0, 520, 70), pygame.FRect(1520, 88, 80, 62)
    for name, zone in zones.items():
        if name != "log":
            assert not zone.colliderect(title), name
            assert not zone.colliderect(log_tab), name


def test_cards_lie_apart_and_inside_their_panels(zones):
    cards = [name for name in zones if name.startswith(("weapon.", "action.", "token."))] + ["stock"]
    for one, other in combinations(cards, 2):
        assert not zones[one].colliderect(zones[other]), (one, other)
    for name in cards:
        assert zones["armoury" if name.startswith("weapon") else "actions"].contains(zones[name]), name


def test_a_plan_bakes_what_the_table_will_ask_for(shipped):
    bakery = Bakery(None, "test")
    art, court = NinjutsuArt(shipped, bakery), BoardGeometry(5, 8)
    art.plan((160, 90), court, STARTS, (12, 14), 10)
    while not bakery.bake_some(10.0):
        pass
    made = len(bakery._kept)
    art.backdrop((160, 90), court, STARTS)
    art.figure("black", BACK, max(1, round(court.figure_width(7) * 0.1)))
    art.weapon(5, 12)
    art.action("joker", 14)
    art.die(8, "red", 8, 10)
    assert len(bakery._kept) == made
