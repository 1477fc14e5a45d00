"""All pictures of Ninja Taisen, by what they show and how large they are; each is composed once."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.draw import paper
from game.engine.layout import Layout
from game.engine.look.theme import SHADOW_VALLEY, Colour
from game.games.taisen.table.art import cards, dice, pieces, valley

LOOK = 2
"""Increase when the composition changes, so that cached pictures are made again."""

BURST, SLASH = 520.0, 300.0
"""How wide the rays and the cut of a fight are, in design units."""

NINJAS = (*((suit, strength) for suit in ("rock", "paper", "scissors") for strength in (1, 2, 3)), ("shogun", 4))
SIDES = ("monkey", "wolf")
TILE_KINDS = ("monkey", "path-1", "path-2", "path-3", "path-4", "wolf")


class TaisenArt:
    """Hands out finished surfaces. Do not draw on them.

    Cards, crests, emblems and backdrops have exactly the requested size. Everything else has room around it for a
    shadow or a glow and is centred: blit it with `get_rect(center=...)` on the centre of the thing.
    """

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self._assets = assets
        self._bakery = bakery

    def plan(self, window_px: tuple[int, int], card_px: int, die_px: int) -> None:
        """Queue the slow pictures of a table for baking: the valley, the cards, the rolling dice."""
        later = self._bakery.plan
        later(partial(self.backdrop, window_px))
        later(partial(self.fight_burst, Layout(window_px).length_to_px(BURST)))
        later(partial(self.fight_slash, Layout(window_px).length_to_px(SLASH)))
        for side in SIDES:
            for suit, strength in NINJAS:
                later(partial(self.card, side, suit, strength, card_px))
        for suit in ("rock", "paper", "scissors"):
            for value in (1, 2, 3):
                later(partial(self.die, suit, value, die_px, spent=True))
                for step in range(dice.TUMBLE_STEPS):
                    later(partial(self.die_tumble, suit, value, step, die_px))

    def backdrop(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The valley for a window of that size, without tiles."""
        make = partial(valley.backdrop, self._assets, size_px)
        return self._bakery.get(f"taisen {LOOK} backdrop", size_px, make, scenery=True)

    def card(self, side: str, suit: str, strength: int, width_px: int) -> pygame.Surface:
        """The face of a ninja."""
        return self._baked(
            f"card {side} {suit} {strength}",
            (width_px, card_height(width_px)),
            lambda: cards.card(self._assets, side, suit, strength, width_px),
        )

    def card_back(self, width_px: int) -> pygame.Surface:
        """The back that all cards share."""
        size = (width_px, card_height(width_px))
        return self._baked("card back", size, lambda: cards.back(self._assets, width_px))

    def card_shadow(self, width_px: int) -> pygame.Surface:
        """The shadow of a card on the table: a wide one and a tight one."""
        return self._baked("card shadow", (width_px, card_height(width_px)), lambda: _card_shadow(width_px))

    def stack_shadow(self, width_px: int) -> pygame.Surface:
        """The shadow of a card on the one beneath it: tight and light, so that the strip stays readable."""
        return self._baked("stack shadow", (width_px, card_height(width_px)), lambda: _stack_shadow(width_px))

    def card_glow(self, width_px: int) -> pygame.Surface:
        """The light under a chosen card."""
        return self._baked("card glow", (width_px, card_height(width_px)), lambda: _card_glow(width_px))

    def figure(self, side: str, suit: str, strength: int, width_px: int) -> pygame.Surface:
        """A ninja without his card."""
        return self._baked(
            f"figure {side} {suit} {strength}",
            (width_px, width_px),
            lambda: cards.figure(self._assets, side, suit, strength, width_px),
        )

    def die(self, suit: str, value: int, size_px: int, *, spent: bool = False) -> pygame.Surface:
        """A die at rest, `size_px` wide in a larger picture; a spent one has faded."""
        if not spent:
            return self.die_tumble(suit, value, 0, size_px)
        return self._baked(
            f"die {suit} {value} spent",
            (size_px, size_px),
            lambda: dice.die(self._assets, suit, value, size_px, spent=True),
        )

    def die_tumble(self, suit: str, value: int, step: int, size_px: int) -> pygame.Surface:
        """A rolling die, `step` steps before it rests with that value up; it turns once in `TUMBLE_STEPS`."""
        step %= dice.TUMBLE_STEPS
        return self._baked(
            f"die {suit} {value} step {step}",
            (size_px, size_px),
            lambda: dice.die(self._assets, suit, value, size_px, step=step),
        )

    def die_glow(self, size_px: int) -> pygame.Surface:
        """The light under a die that may be used or is chosen."""
        return self._baked("die glow", (size_px, size_px), lambda: _die_glow(size_px))

    def die_shadow(self, size_px: int) -> pygame.Surface:
        """The shadow of a die on the tray."""
        return self._baked("die shadow", (size_px, size_px), lambda: _die_shadow(size_px))

    def tile(self, kind: str, width_px: int) -> pygame.Surface:
        """A stone of the path (one of `TILE_KINDS`); its middle is where stacks stand."""
        return self._baked(f"tile {kind}", (width_px, width_px), lambda: pieces.tile(self._assets, kind, width_px))

    def tile_glow(self, width_px: int) -> pygame.Surface:
        """The mark of a legal target, drawn over a stone."""
        return self._baked("tile glow", (width_px, width_px), lambda: pieces.tile_glow(width_px))

    def tray(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The tray of the dice."""
        return self._baked("tray", size_px, lambda: pieces.tray(size_px))

    def plate(self, size_px: tuple[int, int], side: str, *, active: bool, crest_left: bool) -> pygame.Surface:
        """A player's plate, with the crest at one end."""
        return self._baked(
            f"plate {side} {'active' if active else 'waiting'} {'left' if crest_left else 'right'}",
            size_px,
            lambda: pieces.plate(self._assets, size_px, side, active=active, crest_left=crest_left),
        )

    def crest(self, side: str, size_px: int) -> pygame.Surface:
        """The head of a side on its disc."""
        return self._baked(f"crest {side}", (size_px, size_px), lambda: pieces.crest(self._assets, side, size_px))

    def emblem(self, suit: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
        """The sign of a suit or of the Shogun in any colours."""
        return cards.emblem(self._assets, suit, size_px, sign, ground)

    def fight_burst(self, size_px: int) -> pygame.Surface:
        """The rays around a fight."""
        return self._baked("burst", (size_px, size_px), lambda: pieces.fight_burst(self._assets, size_px))

    def fight_slash(self, size_px: int) -> pygame.Surface:
        """The cut that decides a fight."""
        return self._baked("slash", (size_px, size_px), lambda: pieces.fight_slash(self._assets, size_px))

    def victory(self, side: str, width_px: int) -> pygame.Surface:
        """The great banner of the side that has won, hanging from the middle of its picture's upper edge."""
        return self._baked(
            f"victory {side}", (width_px, width_px), lambda: pieces.victory(self._assets, side, width_px)
        )

    def slip(self, size_px: tuple[int, int]) -> pygame.Surface:
        """A paper ribbon for the result of a fight."""
        return self._baked("slip", size_px, lambda: pieces.slip(size_px))

    def _baked(self, name: str, size_px: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._bakery.get(f"taisen {LOOK} {name}", size_px, make)


def card_height(width_px: int) -> int:
    """How high a card of that width is."""
    return round(width_px * cards.HEIGHT / cards.WIDTH)


def _card_shape(width_px: int) -> pygame.Surface:
    corner = cards.CORNER * width_px / cards.WIDTH
    return paper.rounded((width_px, card_height(width_px)), corner, SHADOW_VALLEY)


def _card_shadow(width_px: int) -> pygame.Surface:
    return paper.on_table(_card_shape(width_px), width_px / 160, SHADOW_VALLEY)


def _stack_shadow(width_px: int) -> pygame.Surface:
    scale = width_px / cards.WIDTH
    soft, padding = paper.shadow(_card_shape(width_px), 5 * scale, 0.5, SHADOW_VALLEY)
    return pieces.centred(soft, (soft.get_width() / 2, padding + card_height(width_px) / 2 - 3 * scale))


def _card_glow(width_px: int) -> pygame.Surface:
    return paper.glow(_card_shape(width_px), scale=width_px / 122)[0]


def _die_shape(size_px: int) -> pygame.Surface:
    return paper.rounded((size_px, size_px * 1.08), size_px * 0.2, SHADOW_VALLEY)


def _die_glow(size_px: int) -> pygame.Surface:
    return paper.glow(_die_shape(size_px), scale=size_px / 96)[0]


def _die_shadow(size_px: int) -> pygame.Surface:
    scale = size_px / 96
    soft, _ = paper.shadow(_die_shape(size_px), 7 * scale, 0.75, (10, 4, 4))
    return pieces.centred(soft, (soft.get_width() / 2 - 3 * scale, soft.get_height() / 2 - 7 * scale))
