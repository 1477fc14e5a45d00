"""All pictures of Oboro, by what they show and how large they are; each is composed once."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.cache.surface_cache import SurfaceCache
from game.engine.draw import paper
from game.engine.look.theme import SHADOW_NIGHT, Colour
from game.games.oboro.table.art import cards, colours, highlights, night, seats, secrecy_card, signs

LOOK = 2
"""Increase when the composition changes, so that cached pictures are made again."""

SUITS = ("red", "blue", "green")
VALUES = range(1, 9)
MISSIONS = (9, 11)
STANDINGS = ("first", "placed", "failed")
TRICK_STATES = ("played", "now", "to come")

FINEST_TILT = 1.0
"""Rotated pictures are cached in steps of this many degrees. A closing hand passes many, and each takes a
millisecond."""


class OboroArt:
    """Hands out finished surfaces. Do not draw on them.

    Cards that are not tilted, slots, crests, emblems, moons, rings, mats and backdrops have exactly the requested size.
    Everything else has room around it for a shadow or a glow, or because it is tilted, and is centred: blit it with
    `get_rect(center=...)` on the centre of the thing. Tilts are in degrees, clockwise. Seats go from 0 to 3: gold sun,
    plum fan, silver moon, copper pine.
    """

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self._assets = assets
        self._bakery = bakery
        self._turned = SurfaceCache(6_000_000)
        self._printed_px = 0

    def plan(self, window_px: tuple[int, int], hand_px: int, other_px: tuple[int, ...] = ()) -> None:
        """Queue the slow pictures for baking: the night, and all cards in these widths.

        Cards narrower than those of the hand are scaled down from them, which takes a tenth of the time.
        """
        self._printed_px = hand_px
        later = self._bakery.plan
        later(partial(self.backdrop, window_px))
        for width_px in (hand_px, *other_px):
            later(partial(self.card_back, width_px))
            later(partial(self.card_shadow, width_px))
            for suit in SUITS:
                for value in VALUES:
                    later(partial(self.card, suit, value, width_px))

    def backdrop(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The night with the empty table, for a window of that size."""
        make = partial(night.backdrop, self._assets, size_px)
        return self._bakery.get(f"oboro {LOOK} backdrop", size_px, make, scenery=True)

    def card(self, suit: str, value: int, width_px: int, *, tilt: float = 0.0, quiet: bool = False) -> pygame.Surface:
        """The face of a card; a `quiet` one may not be played now."""

        def make() -> pygame.Surface:
            if quiet:
                return paper.multiply(self.card(suit, value, width_px).copy(), colours.QUIET)
            if width_px >= self._printed_px:
                return cards.card(self._assets, suit, value, width_px)
            printed = self.card(suit, value, self._printed_px)
            return pygame.transform.smoothscale(printed, (width_px, cards.card_height(width_px)))

        return self._card_like(f"card {suit} {value}{' quiet' if quiet else ''}", width_px, tilt, make)

    def card_back(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The back that all cards share."""
        return self._card_like("card back", width_px, tilt, lambda: cards.back(self._assets, width_px))

    def secrecy(self, mission: int, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The Secrecy card for a mission of 9 or 11; as large as a card, with the same shadow."""
        return self._card_like(
            f"secrecy {mission}", width_px, tilt, lambda: secrecy_card.secrecy(self._assets, mission, width_px)
        )

    def card_shadow(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The shadow of a card on the table: a wide one and a tight one."""
        return self._card_like("card shadow", width_px, tilt, lambda: _card_shadow(width_px))

    def card_light(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The pale edge under a card that may be played."""
        return self._card_like("card light", width_px, tilt, lambda: _card_light(width_px))

    def card_glow(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The glow under a card that is pointed at or selected."""
        return self._card_like("card glow", width_px, tilt, lambda: _card_glow(width_px))

    def figure(self, suit: str, value: int, width_px: int) -> pygame.Surface:
        """A ninja without his card, on a square."""
        return self._baked(
            f"figure {suit} {value}",
            (width_px, width_px),
            lambda: cards.figure(self._assets, suit, value, width_px),
        )

    def emblem(self, suit: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
        """Flame, wave or leaf in any colours."""
        return cards.emblem(self._assets, suit, size_px, sign, ground)

    def sign(self, sign: str, suit: str, size_px: int) -> pygame.Surface:
        """The "shuriken", "arrow" or "burning" sign on its disc, lined in a suit's colour."""
        line = colours.suit_colour(suit)
        make = partial(cards.sign_disc, self._assets, sign, line, size_px)
        return self._square(f"sign {sign} {suit}", size_px, make)

    def stack_slot(self, suit: str, width_px: int, *, on_paper: bool = False) -> pygame.Surface:
        """The place of an empty stack, on the table or on a scroll of the scoring."""
        size = (width_px, cards.card_height(width_px))
        make = partial(signs.stack_slot, self._assets, suit, width_px, on_paper=on_paper)
        return self._baked(f"slot {suit} {on_paper}", size, make)

    def stack_edges(self, covered: int, width_px: int) -> pygame.Surface:
        """The edges of the covered cards, drawn under the top card of a stack with the same centre."""
        return self._square(f"edges {covered}", width_px, lambda: seats.stack_edges(covered, width_px))

    def trick_slot(self, width_px: int, *, legal: bool) -> pygame.Surface:
        """Where a seat's card will lie in the trick; a legal one glows."""
        size = (width_px, cards.card_height(width_px))
        make = partial(signs.trick_slot, width_px, legal=legal)
        return self._baked(f"trick {'legal' if legal else 'waiting'}", size, make)

    def led_ring(self, suit: str, size_px: tuple[int, int]) -> pygame.Surface:
        """The ring of fire, waves or leaves around the trick."""
        return self._baked(f"led ring {suit}", size_px, lambda: signs.led_ring(suit, size_px))

    def led_seal(self, suit: str, size_px: int) -> pygame.Surface:
        """The emblem of the colour led."""
        return self._square(f"led seal {suit}", size_px, partial(signs.led_seal, self._assets, suit, size_px))

    def led_ribbon(self, suit: str, size_px: tuple[int, int]) -> pygame.Surface:
        """A ribbon for the name of the colour led, in light letters."""
        return self._baked(f"led ribbon {suit}", size_px, lambda: signs.led_ribbon(suit, size_px))

    def highest_tag(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The tag of the card that is winning, for a word in dark letters."""
        return self._baked("highest", size_px, lambda: signs.highest_tag(size_px))

    def dial(self, power: int, mission: int, size_px: int) -> pygame.Surface:
        """Ninja Power against the mission; words fit below its centre, at 0.69 of the height."""
        make = partial(signs.dial, self._assets, power, mission, size_px)
        return self._square(f"dial {power} of {mission}", size_px, make)

    def progress_moon(self, state: str, size_px: int) -> pygame.Surface:
        """One of seven moons for the tricks of a round (`TRICK_STATES`)."""
        return self._square(f"progress {state}", size_px, partial(signs.progress_moon, state, size_px))

    def step_moon(self, size_px: int, *, now: bool, done: bool) -> pygame.Surface:
        """A moon for a step of the scoring."""
        make = partial(signs.step_moon, size_px, now=now, done=done)
        return self._square(f"step {now} {done}", size_px, make)

    def crest(self, seat: int, size_px: int) -> pygame.Surface:
        """The crest of a seat on its disc."""
        return self._square(f"crest {seat}", size_px, partial(seats.crest, self._assets, seat, size_px))

    def plate(self, size_px: tuple[int, int], seat: int, *, active: bool, crest_right: bool = False) -> pygame.Surface:
        """A seat's plate; the crest takes as much of its width as it is high."""
        make = partial(seats.plate, self._assets, size_px, seat, active=active, crest_right=crest_right)
        return self._baked(f"plate {seat} {active} {crest_right}", size_px, make)

    def points(self, width_px: int) -> pygame.Surface:
        """A small scroll for a number of points in dark letters."""
        return self._square("points", width_px, partial(seats.points, self._assets, width_px))

    def point_scroll(self, value: int, width_px: int) -> pygame.Surface:
        """The scroll worth 1 or 3 points."""
        make = partial(seats.point_scroll, self._assets, value, width_px)
        return self._square(f"scroll {value}", width_px, make)

    def shuriken(self, size_px: int, *, tilt: float = 0.0, on_paper: bool = False) -> pygame.Surface:
        """A shuriken piece; dark steel if it lies on a plate."""
        name = f"shuriken {on_paper}"
        make = partial(seats.shuriken, self._assets, size_px, on_paper=on_paper)
        return self._tilted(name, self._square(name, size_px, make), size_px, tilt)

    def shuriken_place(self, size_px: int) -> pygame.Surface:
        """The outline that a taken piece leaves in the tray."""
        return self._assets.svg("oboro/shuriken-place", (size_px, size_px))

    def tray(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The tray of the shuriken stock."""
        return self._baked("tray", size_px, lambda: seats.tray(size_px))

    def mat(self, size_px: tuple[int, int]) -> pygame.Surface:
        """A subtle inlay in the lacquer for the last trick."""
        return self._baked("mat", size_px, lambda: seats.mat(size_px))

    def hanging_scroll(self, size_px: tuple[int, int], seat: int, standing: str) -> pygame.Surface:
        """A seat's scroll in the scoring (`STANDINGS`); the paper starts 26 of 470 units from the rods' ends."""
        make = partial(seats.hanging_scroll, size_px, seat, standing)
        return self._baked(f"hanging {seat} {standing}", size_px, make)

    def total_plate(self, size_px: tuple[int, int], *, first: bool) -> pygame.Surface:
        """The plate for the sum on a scroll, in light letters."""
        return self._baked(f"total {first}", size_px, lambda: seats.total_plate(size_px, first=first))

    def first_seal(self, size_px: int) -> pygame.Surface:
        """The seal of the first place."""
        return self._square("first seal", size_px, partial(seats.first_seal, self._assets, size_px))

    def noticed_seal(self, size_px: int) -> pygame.Surface:
        """The watchful eye: a player has more Ninja Power than the mission allows."""
        return self._square("noticed", size_px, partial(highlights.noticed_seal, self._assets, size_px))

    def victory_moon(self, winners: tuple[int, ...], size_px: int) -> pygame.Surface:
        """A moon in its light, with the winners' crests."""
        make = partial(highlights.victory_moon, self._assets, winners, size_px)
        return self._square(f"victory {winners}", size_px, make)

    def _card_like(self, name: str, width_px: int, tilt: float, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        flat = self._baked(name, (width_px, cards.card_height(width_px)), make)
        return self._tilted(name, flat, width_px, tilt)

    def _tilted(self, name: str, flat: pygame.Surface, width_px: int, tilt: float) -> pygame.Surface:
        step = round(tilt / FINEST_TILT)
        if not step:
            return flat
        # Cached in memory only: a flying card passes many tilts, and each takes less time than reading a file.
        return self._turned.get((name, width_px, step), lambda: turned(flat, step * FINEST_TILT))

    def _square(self, name: str, size_px: int, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._baked(name, (size_px, size_px), make)

    def _baked(self, name: str, size_px: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._bakery.get(f"oboro {LOOK} {name}", size_px, make)


def card_height(width_px: int) -> int:
    """How high a card of that width is."""
    return cards.card_height(width_px)


def turned(surface: pygame.Surface, tilt: float) -> pygame.Surface:
    """A picture rotated clockwise about its centre, with smooth edges."""
    # An edge is only smooth if it has transparent pixels to fade into.
    roomy = paper.blank((surface.get_width() + 4, surface.get_height() + 4))
    roomy.blit(surface, (2, 2))
    return pygame.transform.rotozoom(roomy, -tilt, 1.0)


def _card_shape(width_px: int) -> pygame.Surface:
    corner = cards.CORNER * width_px / cards.WIDTH
    return paper.rounded((width_px, card_height(width_px)), corner, SHADOW_NIGHT)


def _card_shadow(width_px: int) -> pygame.Surface:
    return paper.on_table(_card_shape(width_px), width_px / 160, SHADOW_NIGHT)


def _card_light(width_px: int) -> pygame.Surface:
    return paper.shadow(_card_shape(width_px), 5 * width_px / 158, 0.9, colours.MOONLIGHT)[0]


def _card_glow(width_px: int) -> pygame.Surface:
    return paper.glow(_card_shape(width_px), scale=width_px / 150)[0]
