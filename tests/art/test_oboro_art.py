"""Art of Oboro: sizes, anchors, the zones of its table, and nothing that differs by colour alone."""

from itertools import combinations

import pygame
import pytest
from pytmx import TiledMap

from game.engine.cache.bake import Bakery
from game.engine.draw import paper
from game.games.oboro.rules.cards import IS_ARROW, IS_SHURIKEN, NAMES, RED_8, SUIT_OF, VALUE_OF
from game.games.oboro.rules.cards import SUITS as RULES_SUITS
from game.games.oboro.table.art.cards import special_sign
from game.games.oboro.table.art.pictures import MISSIONS, STANDINGS, SUITS, TRICK_STATES, VALUES, OboroArt, card_height
from game.paths import levels

HAND, TRICK, STACK, APART = 150, 136, 92, 98
"""The widths of cards on the table, and the distance between eight cards in the hand, in design units."""


@pytest.fixture(scope="module")
def art(shipped) -> OboroArt:
    return OboroArt(shipped, Bakery(None, "test"))


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """Return how many pixels belong to only one of the two outlines."""
    first, second = pygame.mask.from_surface(one, 127), pygame.mask.from_surface(other, 127)
    return first.count() + second.count() - 2 * first.overlap_area(second, (0, 0))


def least_difference(pictures: list[pygame.Surface]) -> int:
    return min(differing(one, other) for one, other in combinations(pictures, 2))


def brightness(surface: pygame.Surface) -> int:
    return sum(pygame.transform.average_color(surface)[:3])


def same(one: pygame.Surface, other: pygame.Surface) -> bool:
    return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(other, "RGBA")


@pytest.mark.parametrize("width", [70, 111])
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("value", VALUES)
def test_card_fills_its_size_and_has_round_corners(art, suit, value, width):
    card = art.card(suit, value, width)
    assert card.get_size() == (width, card_height(width))
    assert card.get_at((0, 0)).a == 0
    assert card.get_at((width // 2, width // 2)).a == 255


def test_all_cards_look_different_even_without_colour(art):
    greys = {
        pygame.image.tobytes(pygame.transform.grayscale(art.card(s, v, 70)), "RGBA") for s in SUITS for v in VALUES
    }
    assert len(greys) == len(NAMES)


def test_the_special_signs_are_on_the_cards_that_the_rules_name():
    assert SUITS == RULES_SUITS
    for card in range(len(NAMES)):
        sign = special_sign(SUITS[SUIT_OF[card]], VALUE_OF[card])
        wanted = "shuriken" if IS_SHURIKEN[card] else "arrow" if IS_ARROW[card] else None
        assert sign == ("burning" if card == RED_8 else wanted)


@pytest.mark.parametrize("suit", SUITS)
def test_every_value_has_a_silhouette_of_its_own_at_64_pixels(art, suit):
    assert least_difference([art.figure(suit, value, 64) for value in VALUES]) >= 250


def test_emblems_crests_and_moons_have_shapes_of_their_own_at_24_pixels(art, shipped):
    assert least_difference([art.emblem(suit, 24, (0, 0, 0), (255, 255, 255)) for suit in SUITS]) >= 60
    crests = [shipped.svg(f"seats/{crest}", (24, 24)) for crest in ("sun", "fan", "moon", "pine")]
    assert least_difference(crests) >= 60
    assert least_difference([art.progress_moon(state, 24) for state in TRICK_STATES]) >= 40


def test_the_colour_led_is_told_by_shape(art):
    assert least_difference([art.led_ring(suit, (292, 158)) for suit in SUITS]) >= 300


def test_a_narrow_card_comes_from_the_card_of_the_hand(shipped):
    art = OboroArt(shipped, Bakery(None, "test"))
    art.plan((160, 90), 100)
    small = art.card("red", 8, 40)
    assert small.get_size() == (40, 56)
    assert same(small, pygame.transform.smoothscale(art.card("red", 8, 100), (40, 56)))


def test_a_quiet_card_is_darker_and_has_the_same_shape(art):
    card, quiet = art.card("blue", 5, 70), art.card("blue", 5, 70, quiet=True)
    assert brightness(quiet) < brightness(card)
    assert differing(card, quiet) == 0


def test_a_tilt_goes_clockwise_about_the_middle(art):
    flat, tilted = art.card("green", 3, 70), art.card("green", 3, 70, tilt=10)
    assert tilted.get_width() > flat.get_width()
    solid = tilted.get_bounding_rect(min_alpha=128)
    assert abs(solid.centerx - tilted.get_width() / 2) <= 1
    highest = [x for x in range(tilted.get_width()) if tilted.get_at((x, solid.top)).a >= 128]
    assert min(highest) < tilted.get_width() / 2  # the upper left corner is raised
    assert same(art.card("green", 3, 70, tilt=0.1), flat)


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_secrecy_card_is_a_card(art, mission):
    for width in (70, 111):
        assert art.secrecy(mission, width).get_size() == (width, card_height(width))


def test_the_two_missions_look_different_without_colour(art):
    nine, eleven = (pygame.transform.grayscale(art.secrecy(mission, 80)) for mission in MISSIONS)
    assert not same(nine, eleven)


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_power_has_a_dial_of_its_own(art, mission):
    dials = {
        pygame.image.tobytes(pygame.transform.grayscale(art.dial(power, mission, 60)), "RGBA") for power in range(25)
    }
    assert len(dials) == 25


@pytest.mark.parametrize("size", [40, 64])
def test_exact_pictures_are_exact(art, size):
    card = (size, card_height(size))
    for suit in SUITS:
        assert art.stack_slot(suit, size).get_size() == card
        assert art.stack_slot(suit, size, on_paper=True).get_size() == card
        assert art.led_ring(suit, (size * 2, size)).get_size() == (size * 2, size)
        assert art.sign("burning", suit, size).get_size() == (size, size)
    assert art.card_back(size).get_size() == card
    assert art.trick_slot(size, legal=True).get_size() == art.trick_slot(size, legal=False).get_size() == card
    assert art.mat((size * 2, size)).get_size() == (size * 2, size)
    assert art.shuriken_place(size).get_size() == (size, size)
    for seat in range(4):
        assert art.crest(seat, size).get_size() == (size, size)
    for now, done in ((True, False), (False, True), (False, False)):
        assert art.step_moon(size, now=now, done=done).get_size() == (size, size)


@pytest.mark.parametrize("scale", [1, 2])
def test_what_has_a_shadow_is_centred_on_the_thing(art, scale):
    wide = (100 * scale, 30 * scale)
    pictures = [
        *(art.plate(wide, seat, active=active, crest_right=seat == 2) for seat in range(4) for active in (True, False)),
        *(art.hanging_scroll((80 * scale, 100 * scale), 1, standing) for standing in STANDINGS),
        *(art.led_ribbon(suit, wide) for suit in SUITS),
        *(art.led_seal(suit, 30 * scale) for suit in SUITS),
        *(art.total_plate(wide, first=first) for first in (True, False)),
        art.highest_tag(wide),
        art.tray(wide),
        art.points(40 * scale),
        art.shuriken(30 * scale),
        art.shuriken(30 * scale, tilt=20, on_paper=True),
        art.first_seal(30 * scale),
        art.dial(5, 9, 40 * scale),
        art.card_shadow(40 * scale),
        art.card_light(40 * scale),
        art.card_glow(40 * scale),
    ]
    for picture in pictures:
        solid = paper.silhouette(picture, "#000000").get_bounding_rect(min_alpha=120)
        assert abs(solid.centerx - picture.get_width() / 2) <= 3 * scale


def test_covered_cards_show_as_edges_beside_the_top_card(art):
    top = art.card("red", 2, 60)
    seen = []
    for covered in (1, 2, 3):
        pile = art.stack_edges(covered, 60)
        pile_mask = pygame.mask.from_surface(pile, 250)
        place = top.get_rect(center=pile.get_rect().center)
        pile_mask.erase(pygame.mask.from_surface(top), place.topleft)
        seen.append(pile_mask.count())
    assert 0 < seen[0] < seen[1] < seen[2]


@pytest.mark.parametrize("size", [(320, 180), (300, 300), (760, 180), (180, 320)])
def test_the_night_fills_a_window_of_any_shape(art, size):
    night = art.backdrop(size)
    assert night.get_size() == size
    assert not night.get_flags() & pygame.SRCALPHA
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(night.get_at(corner)[:3] != (0, 0, 0) for corner in corners)


@pytest.fixture(scope="module")
def zones() -> dict[str, pygame.FRect]:
    layer = TiledMap(str(levels() / "oboro" / "table.tmx")).get_layer_by_name("zones")
    return {zone.name: pygame.FRect(zone.x, zone.y, zone.width or 0, zone.height or 0) for zone in layer}


def card_at(zone: pygame.FRect, width: float) -> pygame.FRect:
    """Return the rectangle of a card of this width, centred on a zone."""
    box = pygame.FRect(0, 0, width, width * 1.4)
    box.center = zone.center
    return box


def test_the_table_has_every_zone(zones):
    seats = range(3)
    wanted = {
        f"{kind}.{seat}"
        for kind in ("seat", "name", "line", "points", "pieces", "dial", "trick", "last", "tally.scroll")
        for seat in seats
    }
    wanted |= {f"stack.{seat}.{suit}" for seat in seats for suit in SUITS} | {f"stock.{piece}" for piece in range(5)}
    wanted |= {
        "led.ring",
        "led.seal",
        "led.ribbon",
        "secrecy",
        "stock",
        "stock.words",
        "last",
        "last.words",
        "progress",
    }
    wanted |= {
        "hand.south",
        "hand.west",
        "hand.east",
        "round",
        "hint",
        "last_trick",
        "slip",
        "verdict",
        "log",
        "log.tab",
    }
    wanted |= {f"tally.{part}" for part in ("title", "words", "steps", "again", "next")}
    assert wanted == set(zones)
    assert all(pygame.FRect(0, 0, 1600, 900).contains(zone) for zone in zones.values())


def test_eight_cards_fit_into_the_hand(zones):
    hand = zones["hand.south"]
    assert hand.width >= 7 * APART + HAND
    assert hand.left >= zones["seat.0"].right
    assert not hand.colliderect(zones["hint"])


@pytest.mark.parametrize("seat", range(3))
def test_a_plate_holds_its_parts_beside_the_crest(zones, seat):
    plate = zones[f"seat.{seat}"]
    crest = pygame.FRect(plate.right - 94 if seat == 2 else plate.left, plate.top, 94, plate.height)
    points = pygame.FRect(0, 0, 70, 40)
    points.center = zones[f"points.{seat}"].center
    parts = [points, *(zones[f"{part}.{seat}"] for part in ("name", "line", "pieces"))]
    assert all(plate.contains(part) for part in parts)
    for one, other in combinations([crest, *parts], 2):
        assert not one.colliderect(other)


def test_things_on_the_table_do_not_cover_each_other(zones):
    things = {name: card_at(zones[name], STACK) for name in zones if name.startswith("stack.")}
    things |= {name: card_at(zones[name], TRICK) for name in zones if name.startswith("trick.")}
    things |= {name: zones[name] for name in zones if name.startswith(("seat.", "dial."))}
    things |= {
        name: zones[name] for name in ("stock", "stock.words", "last", "hint", "last_trick", "progress", "log.tab")
    }
    things["secrecy"] = card_at(zones["secrecy"], 108)
    things["menu and title"] = pygame.FRect(14, 14, 506, 54)
    for (one, first), (other, second) in combinations(things.items(), 2):
        assert not first.colliderect(second), f"{one} and {other}"


def test_a_plan_bakes_what_the_table_will_ask_for(shipped):
    bakery = Bakery(None, "test")
    art = OboroArt(shipped, bakery)
    art.plan((160, 90), 20, (18, 12))
    while not bakery.bake_some(10.0):
        pass
    made = len(bakery._kept)
    art.backdrop((160, 90))
    for width in (20, 18, 12):
        art.card("green", 8, width)
        art.card_back(width)
        art.card_shadow(width)
    assert len(bakery._kept) == made
