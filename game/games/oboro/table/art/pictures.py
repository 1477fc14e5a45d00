"""All pictures of Oboro, by what they show and how large they are; each is composed once."""

from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.draw import paper
from game.engine.look.theme import SHADOW_NIGHT, Colour
from game.games.oboro.table.art import cards, colours, night, seats, secrecy_card, signs
from game.games.oboro.table.art.cards import card_height
from game.table.art import ArtPicture, TableArt, Tilting

SUITS = ("red", "blue", "green")
VALUES = range(1, 9)
MISSIONS = (9, 11)
STANDINGS = ("first", "placed", "failed")
TRICK_STATES = ("played", "now", "to come")


def _card_shape(width_px: int) -> pygame.Surface:
    corner = cards.CORNER * width_px / cards.WIDTH
    return paper.rounded((width_px, card_height(width_px)), corner, SHADOW_NIGHT)


def _card_shadow(width_px: int) -> pygame.Surface:
    return paper.on_table(_card_shape(width_px), width_px / 160, SHADOW_NIGHT)


def _card_light(width_px: int) -> pygame.Surface:
    return paper.shadow(_card_shape(width_px), 5 * width_px / 158, 0.9, colours.MOONLIGHT)[0]


def _card_glow(width_px: int) -> pygame.Surface:
    return paper.glow(_card_shape(width_px), scale=width_px / 150)[0]


class OboroArt(TableArt):
    """Cards that are not tilted, slots, crests, emblems, moons, rings, mats, backdrops have exactly the requested size.

    Everything else has room around it for a shadow or a glow, or because it is tilted, and is centred: blit it with
    `get_rect(center=...)` on the centre of the thing. Tilts are in degrees, clockwise. Seats go from 0 to 3: gold sun,
    plum fan, silver moon, copper pine.
    """

    game, look = "oboro", 2

    backdrop = ArtPicture(night.backdrop, scenery=True)
    card_back = Tilting(cards.back, card_height)
    card_shadow = Tilting(_card_shadow, card_height)
    card_light = Tilting(_card_light, card_height)
    card_glow = Tilting(_card_glow, card_height)
    figure = ArtPicture(cards.figure)
    stack_slot = ArtPicture(signs.stack_slot, high=card_height)
    stack_edges = ArtPicture(seats.stack_edges)
    trick_slot = ArtPicture(signs.trick_slot, high=card_height)
    led_ring = ArtPicture(signs.led_ring)
    led_seal = ArtPicture(signs.led_seal)
    led_ribbon = ArtPicture(signs.led_ribbon)
    highest_tag = ArtPicture(signs.highest_tag)
    dial = ArtPicture(signs.dial)
    progress_moon = ArtPicture(signs.progress_moon)
    step_moon = ArtPicture(signs.step_moon)
    crest = ArtPicture(seats.crest)
    plate = ArtPicture(seats.plate)
    points = ArtPicture(seats.points)
    flat_shuriken = ArtPicture(seats.shuriken)
    tray = ArtPicture(seats.tray)
    mat = ArtPicture(seats.mat)
    block = ArtPicture(seats.block)
    hanging_scroll = ArtPicture(seats.hanging_scroll)
    total_plate = ArtPicture(seats.total_plate)
    first_seal = ArtPicture(seats.first_seal)
    noticed_seal = ArtPicture(seats.noticed_seal)
    victory_moon = ArtPicture(seats.victory_moon)

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        super().__init__(assets, bakery)
        self._printed_px = 0

    def plan(self, window_px: tuple[int, int], hand_px: int, other_px: tuple[int, ...] = ()) -> None:
        """Queue the slow pictures for baking: the night, and all cards in these widths.

        Cards narrower than those of the hand are scaled down from them, which takes a tenth of the time.
        """
        self._printed_px = hand_px
        later = self.bakery.plan
        later(partial(self.backdrop, window_px))
        for width_px in (hand_px, *other_px):
            later(partial(self.card_back, width_px))
            later(partial(self.card_shadow, width_px))
            for suit in SUITS:
                for value in VALUES:
                    later(partial(self.card, suit, value, width_px))

    def card(self, suit: str, value: int, width_px: int, *, tilt: float = 0.0, quiet: bool = False) -> pygame.Surface:
        """The face of a card; a `quiet` one may not be played now."""

        def make() -> pygame.Surface:
            if quiet:
                return paper.multiply(self.card(suit, value, width_px).copy(), colours.QUIET)
            if width_px >= self._printed_px:
                return cards.card(self.assets, suit, value, width_px)
            printed = self.card(suit, value, self._printed_px)
            return pygame.transform.smoothscale(printed, (width_px, card_height(width_px)))

        name = f"card {suit} {value}{' quiet' if quiet else ''}"
        return self.tilted(name, self.baked(name, (width_px, card_height(width_px)), make), width_px, tilt)

    def secrecy(self, mission: int, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The Secrecy card for a mission of 9 or 11; as large as a card, with the same shadow."""
        name, make = f"secrecy {mission}", partial(secrecy_card.secrecy, self.assets, mission, width_px)
        return self.tilted(name, self.baked(name, (width_px, card_height(width_px)), make), width_px, tilt)

    def shuriken(self, size_px: int, *, tilt: float = 0.0, on_paper: bool = False) -> pygame.Surface:
        """A shuriken piece; dark steel if it lies on a plate."""
        flat = self.flat_shuriken(size_px, on_paper=on_paper)
        return self.tilted(f"shuriken {on_paper}", flat, size_px, tilt)

    def shuriken_place(self, size_px: int) -> pygame.Surface:
        """The outline that a taken piece leaves in the tray."""
        return self.assets.svg("oboro/shuriken-place", (size_px, size_px))

    def emblem(self, suit: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
        """Flame, wave or leaf in any colours."""
        return cards.emblem(self.assets, suit, size_px, sign, ground)

    def sign(self, sign: str, suit: str, size_px: int) -> pygame.Surface:
        """The "shuriken", "arrow" or "burning" sign on its disc, lined in a suit's colour."""
        make = partial(cards.sign_disc, self.assets, sign, colours.suit_colour(self.assets.theme, suit), size_px)
        return self.baked(f"sign {sign} {suit}", (size_px, size_px), make)
