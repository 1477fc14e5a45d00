"""Art of Shinobi WAT-AAH!: sizes, anchors, room on the table, and nothing that differs by colour alone."""

from itertools import combinations

import pygame
import pytest

from game.engine.cache.bake import Bakery
from game.engine.geometry import Rect
from game.engine.layout import DESIGN
from game.games.wataah.rules.cards import CLAN_LIMIT, CLANS, CLANS_TO_END, NAMES, YOKAI_CARDS
from game.games.wataah.rules.grand_master.cards import BOSS_NAMES, COURT_NAMES, DECOYS, TEMPLE_NAMES
from game.games.wataah.table.art import board, bosses, cards, effects, favours
from game.games.wataah.table.art import piles as art_piles
from game.games.wataah.table.art.pictures import LOOKS, WataahArt, kind_of
from game.maps import Zone, zones
from game.paths import levels

YOKAI = [name for name, _, _ in YOKAI_CARDS]
KINDS = [*CLANS, "ronin", *YOKAI]
FAVOURS = [("temple", name) for name in TEMPLE_NAMES[1:]] + [("court", name) for name in COURT_NAMES[1:]]
SEATS = range(4)
COUNTS = {"two": 2, "three": 3, "four": 4}
WIDTHS = [64, 132]


@pytest.fixture(scope="module")
def art(shipped) -> WataahArt:
    return WataahArt(shipped, Bakery(None, "test"))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return how many pixels belong to only one of the two outlines."""
    first, second = (pygame.mask.from_surface(surface, 127) for surface in (one, other))
    return first.count() + second.count() - 2 * first.overlap_area(second, (0, 0))


def darker(one: pygame.Surface, other: pygame.Surface) -> bool:
    first, second = (sum(pygame.transform.average_color(surface)[:3]) for surface in (one, other))
    return first < second


def assert_centred(surface: pygame.Surface, alpha: int = 200) -> None:
    solid = surface.get_bounding_rect(min_alpha=alpha)
    assert abs(solid.centerx - surface.get_width() / 2) <= 4


# Cards


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", NAMES)
def test_a_card_fills_its_size_and_has_round_corners(art, name, width):
    for face in (art.card(name, width), art.large_card(name, width)):
        assert face.get_size() == (width, cards.card_height(width))
        assert face.get_at((0, 0)).a == 0
        assert face.get_at((width // 2, width // 2)).a == 255


def test_the_strip_of_a_splayed_card_tells_clan_and_strength(art):
    strip = (0, 0, round(64 * cards.STRIP), cards.card_height(64))
    shown = {name: pixels(art.card(name, 64).subsurface(strip)) for name in NAMES}
    assert len(set(shown.values())) == len(NAMES)


def test_every_figure_has_a_silhouette_of_its_own_at_64_pixels(art):
    figures = [art.portrait(kind, 64) for kind in KINDS]
    assert min(differing(one, other) for one, other in combinations(figures, 2)) >= 300


def test_every_emblem_has_a_shape_of_its_own_at_24_pixels(art):
    signs = [art.emblem(kind, 24, (0, 0, 0), (255, 255, 255)) for kind in (*CLANS, "ronin", "yokai")]
    assert min(differing(one, other) for one, other in combinations(signs, 2)) >= 60
    assert all(art.disc(kind, 24).get_size() == (24, 24) for kind in (*CLANS, "ronin", "yokai"))


def test_a_quiet_card_is_darker_and_a_ghost_lets_the_table_through(art):
    assert darker(art.card("carp3", 64, look="quiet"), art.card("carp3", 64))
    assert 100 < art.card("carp3", 64, look="ghost").get_at((32, 45)).a < 140
    assert len({pixels(art.card("carp3", 64, look=look)) for look in LOOKS}) == len(LOOKS)


def test_a_tilted_card_has_room_and_stays_centred(art):
    flat, tilted = art.card("oni", 100), art.card("oni", 100, tilt=8)
    assert tilted.get_width() > flat.get_width()
    assert tilted.get_height() > flat.get_height()
    assert_centred(tilted)


def test_small_cards_are_scaled_down_from_those_of_the_hand(shipped):
    bakery = Bakery(None, "test")
    art = WataahArt(shipped, bakery)
    art.plan((160, 90), 60)
    while not bakery.bake_some(10.0):
        pass
    made = len(bakery._kept)
    assert art.card("carp3", 40).get_size() == (40, 56)
    assert art.card("tengu", 60, tilt=5).get_width() > 60
    art.backdrop((160, 90))
    assert len(bakery._kept) == made


@pytest.mark.parametrize("kind", KINDS)
def test_words_have_a_place_on_a_large_card(kind):
    boxes = cards.boxes(kind, 300)
    card = Rect(0, 0, 300, 420)
    places = (boxes.name, *boxes.lines)
    assert len(boxes.lines) == (2 if kind in CLANS and kind != "bear" else 1)
    assert all(card.x < box.x and box.right < card.right and box.bottom < card.bottom for box in places)
    assert not any(one.overlaps(other) for one, other in combinations(places, 2))


def test_back_shadows_and_lights_fit_a_card(art):
    assert art.card_back(80).get_size() == (80, 112)
    for surface in (art.card_shadow(80), art.splay_shadow(80), art.card_light(80), art.card_glow(80)):
        assert surface.get_width() > 80
        assert surface.get_at(surface.get_rect().center).a > 60


def test_kinds_are_names_without_strength():
    assert [kind_of(name) for name in ("carp3", "ronin", "old_hermit")] == ["carp", "ronin", "old_hermit"]


# Piles, seats, effects


def test_a_deck_shrinks_as_it_is_drawn_from(art):
    assert [art_piles.deck_levels(count) for count in (1, 2, 17, 18, 94)] == [0, 1, 1, 2, 6]
    assert art.deck(94, 60).get_height() > art.deck(5, 60).get_height()
    assert art.deck(0, 60).get_size() == (60, 84)


@pytest.mark.parametrize("size", [(120, 60), (206, 146)])
def test_slots_and_trays_are_as_large_as_asked_for(art, size):
    for kind in art_piles.SLOTS:
        assert art.slot(size, kind).get_size() == size
    assert len({pixels(art.slot(size, kind)) for kind in art_piles.SLOTS}) == len(art_piles.SLOTS)
    assert art.tray(size, 1, active=True).get_size() == art.tray(size, 1, active=False).get_size() == size


@pytest.mark.parametrize("seat", SEATS)
def test_what_belongs_to_a_seat_is_centred(art, seat):
    assert art.crest(seat, 50).get_size() == (50, 50)
    assert art.grand.eye(seat, 30).get_size() == (30, 30)
    for surface in (
        art.plate((200, 40), seat, active=True),
        art.plate((200, 40), seat, active=False),
        art.master(seat, 50),
        art.grand.rank_banner((150, 56), seat, active=True),
        art.grand.pawn(seat, 60),
        art.grand.pawn_glow(seat, 60),
    ):
        assert_centred(surface)


def test_corruption_piles_up(art):
    piles = [art.corruption(0, count, 50) for count in (0, 1, 3, 5, 9)]
    assert len({pixels(pile) for pile in piles}) == 4
    assert len({pile.get_size() for pile in piles}) == 1


def test_pawns_differ_in_shape_even_when_they_are_small(art):
    pawns = [art.grand.pawn_place(seat, 40) for seat in SEATS]
    assert min(differing(one, other) for one, other in combinations(pawns, 2)) >= 40
    pieces = [art.grand.pawn(seat, 30) for seat in SEATS]
    assert min(differing(one, other) for one, other in combinations(pieces, 2)) >= 60


@pytest.mark.parametrize("width", [40, 120])
def test_loud_things_are_centred(art, width):
    for surface in (
        art.shout(2 * width),
        art.bell(width),
        art.bell(width, ringing=True),
        art.jigoku(width),
        art.lantern(width, lit=True),
        art.lantern(width, lit=False),
        art.grand.shosho(width),
        art.ribbon((3 * width, width // 3)),
        art.banner((3 * width, width // 2), "fox"),
        art.banner((3 * width, width // 2), "tengu"),
        art.sum_seal((width, width // 2), "gain"),
        art.cost_pill((width, width // 2)),
        art.target_ring((width, width)),
    ):
        assert_centred(surface)
    assert art.slash(width).get_width() == width


def test_a_lantern_goes_out_and_smoke_thins(art):
    assert darker(art.lantern(60, lit=False), art.lantern(60, lit=True))
    puffs = [pygame.transform.average_color(art.smoke(60, step))[3] for step in range(effects.SMOKE_STEPS + 1)]
    assert puffs[0] > puffs[3] > puffs[-1]
    assert pixels(art.smoke(60, 99)) == pixels(art.smoke(60, effects.SMOKE_STEPS))


def test_sums_and_looks_have_names(art):
    assert len({pixels(art.sum_seal((40, 20), kind)) for kind in effects.SUMS}) == len(effects.SUMS)
    assert art.little_cards(3, 16, (0, 0, 0)).get_height() == 16


# Grand Master


@pytest.mark.parametrize("width", [85, 170])
@pytest.mark.parametrize("name", BOSS_NAMES)
def test_a_boss_fills_its_size(art, name, width):
    for face in (art.grand.boss(name, width), art.grand.boss_small(name, width), art.grand.boss_back(width)):
        assert face.get_size() == (width, bosses.boss_height(width))
        assert face.get_at((0, 0)).a == 0
        assert face.get_at((width // 2, width // 2)).a == 255


@pytest.mark.parametrize("width", [104, 170, 256, 320, 384])
def test_the_points_of_a_boss_fit_into_their_cells(art, width, monkeypatch):
    rows = []

    def written(*row):
        rows.append(draw(*row))
        return rows[-1]

    draw = bosses.written
    monkeypatch.setattr(bosses, "written", written)
    for worth in (0, 30, -90, 120):
        cell = bosses._cell(art.grand.assets, 5, worth, width / bosses.WIDTH)
        assert rows[-1].get_width() < cell.get_width()


@pytest.mark.parametrize("width", [62, 93])
def test_a_small_boss_has_no_empty_plate(art, width):
    height = bosses.boss_height(width)
    (frame,) = art.grand.assets.layers("wataah/card-boss-small", (width, height))
    for box in (bosses.name_box(width), bosses.damage_box(width)):
        place = pygame.Rect(box.x + 2, box.y, box.w - 4, box.h)
        assert pygame.mask.from_surface(frame.subsurface(place), 10).count() == 0


def test_a_small_boss_is_told_from_the_others(art):
    assert len({pixels(art.grand.boss_small(name, 62)) for name in BOSS_NAMES}) == len(BOSS_NAMES)


def test_bosses_differ_in_silhouette(art):
    figures = [art.grand.boss_portrait(name, 64) for name in BOSS_NAMES]
    assert min(differing(one, other) for one, other in combinations(figures, 2)) >= 300


def test_the_boxes_of_a_boss_lie_on_the_card_beside_each_other():
    card = Rect(0, 0, 340, 540)
    boxes = [bosses.name_box(340), bosses.damage_box(340), *(bosses.cell_box(n, 340) for n in range(6))]
    assert all(box.x > 0 and box.right < card.right and box.bottom < card.bottom for box in boxes)
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    assert bosses.cell_box(9, 340) == bosses.cell_box(5, 340)


@pytest.mark.parametrize(("deck", "name"), FAVOURS)
def test_temple_and_court_cards_fill_their_size(art, deck, name):
    for large in (False, True):
        face = art.grand.favour(deck, name, 60, large=large)
        assert face.get_size() == art.grand.favour_back(deck, 60).get_size() == (60, 84)
        assert face.get_at((0, 0)).a == 0
    assert art.grand.favour_disc(deck, name, 24).get_size() == (24, 24)
    boxes = favours.favour_boxes(300)
    assert not boxes.name.overlaps(boxes.lines[0])


@pytest.mark.parametrize("deck", favours.DECKS)
def test_signs_of_a_deck_differ_in_shape_at_24_pixels(shipped, deck):
    names = [name for kind, name in FAVOURS if kind == deck]
    signs = [favours.emblem(shipped, deck, name, 24) for name in names]
    assert min(differing(one, other) for one, other in combinations(signs, 2)) >= 60


@pytest.mark.parametrize("width", [120, 400])
def test_the_board_and_its_signs_are_of_one_size(art, width):
    size = (width, board.board_height(width))
    assert art.grand.board(width).get_size() == size
    for place in board.PLACES:
        assert art.grand.board_glow(place, width).get_size() == art.grand.board_dim(place, width).get_size() == size
    assert art.grand.board_shadow(width).get_width() > width


def test_places_of_the_board_do_not_overlap():
    masks = []
    for place in board.PLACES:
        surface = pygame.Surface((400, 400), pygame.SRCALPHA)
        pygame.draw.polygon(surface, "#ffffff", [(x * 400, y * 400) for x, y in board.outline(place)])
        masks.append(pygame.mask.from_surface(surface))
    assert all(mask.count() > 3000 for mask in masks)
    assert all(one.overlap_area(other, (0, 0)) == 0 for one, other in combinations(masks, 2))


# The court


@pytest.mark.parametrize("size", [(320, 180), (300, 300), (640, 180), (180, 320)])
def test_the_court_fills_a_window_of_any_shape(art, size):
    for court in (art.backdrop(size), art.grand.night_room(size)):
        assert court.get_size() == size
        assert not court.get_flags() & pygame.SRCALPHA
        corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
        assert all(court.get_at(corner)[:3] != (0, 0, 0) for corner in corners)
    assert darker(art.grand.night_room(size), art.backdrop(size))


def test_a_plan_bakes_the_board_too(shipped):
    bakery = Bakery(None, "test")
    art = WataahArt(shipped, bakery)
    art.plan((160, 90), 20, board_px=80)
    while not bakery.bake_some(10.0):
        pass
    made = len(bakery._kept)
    art.grand.night_room((160, 90))
    art.grand.board(80)
    assert len(bakery._kept) == made


# The table


@pytest.fixture(scope="module")
def layout() -> dict[str, Zone]:
    return zones(levels() / "wataah" / "table.tmx")


def area(zone: Zone) -> Rect:
    """Return the rectangle of a zone; for a point with a card, that of the card around it."""
    if zone.width:
        return Rect(zone.x, zone.y, zone.width, zone.height)
    card = float(zone.properties.get("card", 0))
    return Rect.around((zone.x, zone.y), card, card * 1.4)


@pytest.mark.parametrize("count", COUNTS)
def test_every_seat_has_its_places(layout, count):
    for seat in range(COUNTS[count]):
        for what in ("plate", "hand", "corruption", "temple", "court", "shosho"):
            assert f"{count}.{what}.{seat}" in layout
        assert (f"{count}.seat.{seat}" in layout) is (seat > 0)
    assert {f"{count}.prompt", *(f"{count}.phase.{phase}" for phase in range(3))} <= set(layout)


@pytest.mark.parametrize("count", COUNTS)
def test_four_clans_of_four_fit_before_every_seat(layout, count):
    slots = []
    for seat in range(COUNTS[count]):
        for clan in range(CLANS_TO_END):
            zone = layout[f"{count}.clans.{seat}.{clan}"]
            card, step = float(zone.properties["card"]), float(zone.properties["step"])
            assert card >= 80, "at 1280x720 a card is at least 64 pixels wide"
            assert step >= 0.32 * card
            assert zone.width == card + (CLAN_LIMIT - 1) * step
            assert zone.height >= card * 1.4 - 1
            slots.append(area(zone))
            if seat:
                tray = area(layout[f"{count}.seat.{seat}"])
                assert tray.x <= zone.x
                assert slots[-1].right <= tray.right
                assert slots[-1].bottom <= tray.bottom
    assert not any(one.overlaps(other) for one, other in combinations(slots, 2))


@pytest.mark.parametrize("count", COUNTS)
def test_nothing_lies_on_the_clans_or_under_the_corner_buttons(layout, count):
    names = [name for name in layout if name.startswith(f"{count}.")]
    slots = [area(layout[name]) for name in names if ".clans." in name]
    others = [name for name in names if name.split(".")[1] in {"plate", "temple", "court", "prompt"}]
    common = ("deck", "jigoku", "button.0", "button.1", "hint", "board.small", "bell")
    corners = (Rect(14, 14, 506, 54), Rect(1554, 92, 46, 54))
    for name in (*others, *common):
        rect = area(layout[name])
        assert not any(rect.overlaps(slot) for slot in slots), name
        assert not any(rect.overlaps(corner) for corner in corners), name


def test_zones_lie_on_the_table(layout):
    for name, zone in layout.items():
        rect = area(zone)
        assert DESIGN.x <= zone.x <= DESIGN.right, name
        assert rect.x >= DESIGN.x, name
        assert rect.right <= DESIGN.right, name
        assert rect.bottom <= DESIGN.bottom, name


def test_the_board_has_a_place_for_every_pawn_and_boss(layout):
    assert {f"board.decoy.{decoy}" for decoy in DECOYS} <= set(layout)
    octagon = area(layout["board.octagon"])
    assert octagon.h == pytest.approx(board.board_height(round(octagon.w)), abs=1)
    for place in ("court", "missions", "showdown", "temple"):
        surface = pygame.Surface((1600, 900), pygame.SRCALPHA)
        corners = [(octagon.x + x * octagon.w, octagon.y + y * octagon.w) for x, y in board.outline(place)]
        pygame.draw.polygon(surface, "#ffffff", corners)
        for seat in SEATS:
            spot = layout[f"board.{place}.{seat}"]
            assert surface.get_at((round(spot.x), round(spot.y))).a == 255, (place, seat)
