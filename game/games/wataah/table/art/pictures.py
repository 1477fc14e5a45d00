"""All pictures of Shinobi WAT-AAH!'s table, by what they show and how large they are; each is composed once."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.cache.surface_cache import SurfaceCache
from game.engine.draw import paper
from game.engine.look.theme import Colour
from game.games.wataah.rules.cards import NAMES, NUMBERS, STRENGTH
from game.games.wataah.table.art import cards, colours, effects, palace, piles, seats
from game.games.wataah.table.art.grand_master import GrandArt

LOOK = 1
"""Increase when the composition changes, so that cached pictures are made again."""

LOOKS = ("plain", "quiet", "ghost")
"""The looks of a card: normal, unusable now, and translucent where it would go."""

_FINEST_TILT = 1.0
"""Rotated pictures are cached in steps of this many degrees. A closing hand passes many, and each takes a
millisecond."""

_GHOST = 0.47


class WataahArt:
    """Hands out finished surfaces. Do not draw on them.

    Cards that are not tilted, discs, crests, trays, slots, emblems and backdrops have exactly the requested size.
    Everything else has room around it for a shadow or a glow, or because it is tilted, and is centred: blit it with
    `get_rect(center=...)` on the centre of the thing. Cards are named as in the rules ("carp3", "ronin", "tengu"),
    kinds are clans, "ronin", Yokai or "yokai" for all of these. Tilts are in degrees, clockwise. Seats go from 0 to 3:
    gold sun, plum fan, silver moon, copper pine. What only Grand Master mode has is in `grand_master`.
    """

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self._assets = assets
        self._bakery = bakery
        self._kept = SurfaceCache(12_000_000)
        self._printed_px = 0
        self.grand = GrandArt(assets, self._baked, self.backdrop)

    def plan(self, window_px: tuple[int, int], hand_px: int, board_px: int = 0) -> None:
        """Queue the slow pictures for baking: the court, and all cards as wide as in the hand.

        Narrower cards are scaled down from those, which costs next to nothing. With a width for the board, the pictures
        of Grand Master mode are baked too.
        """
        self.print_cards(hand_px)
        later = self._bakery.plan
        later(partial(self.backdrop, window_px))
        later(partial(self.card_back, hand_px))
        later(partial(self.card_shadow, hand_px))
        for name in NAMES:
            later(partial(self.card, name, hand_px))
        if board_px:
            self.grand.plan(later, window_px, board_px)

    def print_cards(self, width_px: int) -> None:
        """From now on narrower cards are scaled down from cards of this width."""
        self._printed_px = width_px

    def backdrop(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The court for a window of that size."""
        make = partial(palace.backdrop, self._assets, size_px)
        return self._bakery.get(f"wataah {LOOK} backdrop", size_px, make, scenery=True)

    # Cards

    def card(self, name: str, width_px: int, *, tilt: float = 0.0, look: str = "plain") -> pygame.Surface:
        """The face of a card for hand and table: strength, emblem and picture, no words."""
        flat = self._looking(name, width_px, look)
        return self._tilted(f"card {name} {look}", flat, width_px, tilt)

    def large_card(self, name: str, width_px: int) -> pygame.Surface:
        """The face of a card with room for words (`cards.boxes`), for reading."""
        kind = kind_of(name)

        def make() -> pygame.Surface:
            face = cards.base(self._assets, kind, width_px, large=True)
            return cards.stamped(face, self._assets, kind, STRENGTH[NUMBERS[name]], large=True)

        return self._card_like(f"large {name}", width_px, make)

    def card_back(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The back that all Shinobi cards share."""
        flat = self._card_like("card back", width_px, lambda: cards.back(self._assets, width_px))
        return self._tilted("card back", flat, width_px, tilt)

    def card_shadow(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The shadow of a card on the table."""
        flat = self._card_like("card shadow", width_px, lambda: piles.card_shadow(width_px))
        return self._tilted("card shadow", flat, width_px, tilt)

    def splay_shadow(self, width_px: int) -> pygame.Surface:
        """The shadow of a card on the one before it in a clan."""
        return self._card_like("splay shadow", width_px, lambda: piles.splay_shadow(width_px))

    def card_light(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The pale edge of a card that may be used, drawn under it."""
        flat = self._card_like("card light", width_px, lambda: piles.card_light(width_px))
        return self._tilted("card light", flat, width_px, tilt)

    def card_glow(self, width_px: int, *, tilt: float = 0.0) -> pygame.Surface:
        """The light under a card that is pointed at or chosen."""
        flat = self._card_like("card glow", width_px, lambda: piles.card_glow(width_px))
        return self._tilted("card glow", flat, width_px, tilt)

    def portrait(self, kind: str, width_px: int) -> pygame.Surface:
        """A figure without its card, `card_windows.FIGURE_SHAPE` times as high as wide."""
        return self._square(f"portrait {kind}", width_px, partial(cards.portrait, self._assets, kind, width_px))

    def disc(self, kind: str, size_px: int) -> pygame.Surface:
        """The emblem of a clan, of the Ronin or of all Yokai on its disc."""
        return self._square(f"disc {kind}", size_px, partial(cards.disc, self._assets, kind, size_px))

    def emblem(self, kind: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
        """The bare emblem in any colours."""
        return cards.emblem(self._assets, kind, size_px, sign, ground)

    def little_cards(self, count: int, height_px: int, ink: Colour) -> pygame.Surface:
        """The sign of a pair or a triple, so high."""
        key = ("little", count, height_px, ink)
        return self._kept.get(key, lambda: cards.little_cards(count, height_px, ink))

    # Piles and places

    def deck(self, count: int, width_px: int) -> pygame.Surface:
        """The deck as high as its number of cards, or its empty place."""
        if not count:
            return self._card_like("pile slot", width_px, lambda: piles.pile_slot(width_px))
        levels = piles.deck_levels(count)
        make = partial(piles.deck, self.card_back(width_px), levels)
        return self._square(f"deck {levels}", width_px, make)

    def jigoku(self, width_px: int) -> pygame.Surface:
        """The pit under the discarded cards."""
        return self._square("jigoku", width_px, partial(piles.jigoku, self._assets, width_px))

    def slot(self, size_px: tuple[int, int], kind: str) -> pygame.Surface:
        """The place of a clan ("waiting", "legal", or the "last" one, which ends the round)."""
        return self._baked(f"slot {kind}", size_px, lambda: piles.slot(size_px, kind))

    def target_ring(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The ring around a card or clan that a power may hit."""
        return self._baked("target", size_px, lambda: piles.target_ring(size_px))

    # Seats

    def crest(self, seat: int, size_px: int) -> pygame.Surface:
        """The crest of a seat on its disc."""
        return self._square(f"crest {seat}", size_px, partial(seats.crest, self._assets, seat, size_px))

    def plate(self, size_px: tuple[int, int], seat: int, *, active: bool) -> pygame.Surface:
        """A seat's plate; the crest takes as much of its left end as it is high."""
        make = partial(seats.plate, self._assets, size_px, seat, active=active)
        return self._baked(f"plate {seat} {active}", size_px, make)

    def tray(self, size_px: tuple[int, int], seat: int, *, active: bool) -> pygame.Surface:
        """The inlay before a seat, on which its clans lie."""
        return self._baked(f"tray {seat if active else ''}", size_px, partial(seats.tray, size_px, seat, active=active))

    def master(self, seat: int, size_px: int) -> pygame.Surface:
        """The Ninja Master of a seat."""
        return self._square(f"master {seat}", size_px, partial(seats.master, self._assets, seat, size_px))

    def corruption(self, seat: int, count: int, width_px: int) -> pygame.Surface:
        """The Ninja Master of a seat on `count` covered cards of that width."""
        shown = min(count, 5)
        back = self.card_back(width_px)
        make = partial(seats.corruption, self._assets, back, seat, shown, width_px)
        return self._square(f"corruption {seat} {shown}", width_px, make)

    def cost_pill(self, size_px: tuple[int, int]) -> pygame.Surface:
        """A red pill for the cost of corruption, in light letters."""
        return self._baked("cost", size_px, lambda: seats.cost_pill(size_px))

    def sum_seal(self, size_px: tuple[int, int], kind: str = "plain") -> pygame.Surface:
        """A pill for the strength of a clan ("plain", "gain", "loss"), in dark letters."""
        return self._baked(f"sum {kind}", size_px, lambda: effects.sum_seal(size_px, kind))

    # Words and effects

    def lantern(self, width_px: int, *, lit: bool) -> pygame.Surface:
        """A lantern, for the phases of a turn and the rounds."""
        make = partial(palace.lantern, self._assets, width_px, lit=lit)
        return self._square(f"lantern {lit}", width_px, make)

    def ribbon(self, size_px: tuple[int, int]) -> pygame.Surface:
        """A pointed strip of paper for a few dark letters."""
        return self._baked("ribbon", size_px, lambda: effects.ribbon(size_px))

    def banner(self, size_px: tuple[int, int], kind: str) -> pygame.Surface:
        """The ribbon of a power; its emblem takes as much of the left end as it is high."""
        return self._baked(f"banner {kind}", size_px, partial(effects.banner, self._assets, size_px, kind))

    def bell(self, width_px: int, *, ringing: bool = False) -> pygame.Surface:
        """The bell of the fourth clan."""
        return self._square(f"bell {ringing}", width_px, partial(effects.bell, self._assets, width_px, ringing=ringing))

    def shout(self, width_px: int) -> pygame.Surface:
        """The burst behind a loud word."""
        return self._square("shout", width_px, partial(effects.shout, self._assets, width_px))

    def slash(self, width_px: int) -> pygame.Surface:
        """Claws through what is destroyed."""
        return self._square("slash", width_px, partial(effects.slash, self._assets, width_px))

    def smoke(self, size_px: int, step: int) -> pygame.Surface:
        """A puff of smoke at one of `effects.SMOKE_STEPS` steps."""
        step = max(0, min(effects.SMOKE_STEPS, step))
        return self._square(f"smoke {step}", size_px, partial(effects.smoke, size_px, step))

    # How pictures are cached

    def _looking(self, name: str, width_px: int, look: str) -> pygame.Surface:
        if look == "plain":
            return self._face(name, width_px)

        def make() -> pygame.Surface:
            copy = self._face(name, width_px).copy()
            return paper.multiply(copy, colours.QUIET) if look == "quiet" else paper.fade(copy, _GHOST)

        return self._kept.get((look, name, width_px), make)

    def _face(self, name: str, width_px: int) -> pygame.Surface:
        size = (width_px, cards.card_height(width_px))
        if width_px < self._printed_px:
            printed = self._face(name, self._printed_px)
            key = ("face", name, width_px)
            return self._kept.get(key, lambda: pygame.transform.smoothscale(printed, size))
        kind = kind_of(name)

        def make() -> pygame.Surface:
            # A clan's cards only differ by their strength, so the picture is composed once.
            blank = self._kept.get(
                ("base", kind, width_px), lambda: cards.base(self._assets, kind, width_px, large=False)
            )
            strength = STRENGTH[NUMBERS[name]]
            return cards.stamped(blank.copy(), self._assets, kind, strength, large=False)

        return self._baked(f"card {name}", size, make)

    def _card_like(self, name: str, width_px: int, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._baked(name, (width_px, cards.card_height(width_px)), make)

    def _tilted(self, name: str, flat: pygame.Surface, width_px: int, tilt: float) -> pygame.Surface:
        step = round(tilt / _FINEST_TILT)
        if not step:
            return flat
        # Cached in memory only: a flying card passes many tilts, and each takes less time than reading a file.
        return self._kept.get((name, width_px, step), lambda: piles.turned(flat, step * _FINEST_TILT))

    def _square(self, name: str, size_px: int, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._baked(name, (size_px, size_px), make)

    def _baked(self, name: str, size_px: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._bakery.get(f"wataah {LOOK} {name}", size_px, make)


def kind_of(name: str) -> str:
    """What a card is without its strength: a clan, "ronin" or a Yokai."""
    return name.rstrip("0123456789")
