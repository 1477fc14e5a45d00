"""All pictures of Ninja Taisen, by what they show and how large they are; each is composed once."""

from functools import partial

import pygame

from game.engine.draw import paper
from game.engine.layout import Layout
from game.engine.look.theme import SHADOW_VALLEY, Colour
from game.games.taisen.table.art import cards, dice, pieces, valley
from game.table.art import ArtPicture, TableArt

BURST, SLASH = 520.0, 300.0
"""How wide the rays and the cut of a fight are, in design units."""

NINJAS = (*((suit, strength) for suit in ("rock", "paper", "scissors") for strength in (1, 2, 3)), ("shogun", 4))
SIDES = ("monkey", "wolf")
TILE_KINDS = ("monkey", "path-1", "path-2", "path-3", "path-4", "wolf")


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
    return paper.centred(soft, (soft.get_width() / 2, padding + card_height(width_px) / 2 - 3 * scale))


def _card_glow(width_px: int) -> pygame.Surface:
    return paper.glow(_card_shape(width_px), scale=width_px / 122)[0]


def _die_shape(size_px: int) -> pygame.Surface:
    return paper.rounded((size_px, size_px * 1.08), size_px * 0.2, SHADOW_VALLEY)


def _die_glow(size_px: int) -> pygame.Surface:
    return paper.glow(_die_shape(size_px), scale=size_px / 96)[0]


def _die_shadow(size_px: int) -> pygame.Surface:
    scale = size_px / 96
    soft, _ = paper.shadow(_die_shape(size_px), 7 * scale, 0.75, (10, 4, 4))
    return paper.centred(soft, (soft.get_width() / 2 - 3 * scale, soft.get_height() / 2 - 7 * scale))


class TaisenArt(TableArt):
    """Cards, crests, emblems and backdrops have exactly the requested size.

    Everything else has room around it for a shadow or a glow and is centred: blit it with `get_rect(center=...)` on the
    centre of the thing. The middle of a tile is where stacks stand; a victory banner hangs from the middle of its
    picture's upper edge.
    """

    game, look = "taisen", 2

    backdrop = ArtPicture(valley.backdrop, scenery=True)
    card = ArtPicture(cards.card, high=card_height)
    card_back = ArtPicture(cards.back, high=card_height)
    card_shadow = ArtPicture(_card_shadow, high=card_height)
    stack_shadow = ArtPicture(_stack_shadow, high=card_height)
    card_glow = ArtPicture(_card_glow, high=card_height)
    figure = ArtPicture(cards.figure)
    die_at = ArtPicture(dice.die)
    die_glow = ArtPicture(_die_glow)
    die_shadow = ArtPicture(_die_shadow)
    tile = ArtPicture(pieces.tile)
    tile_glow = ArtPicture(pieces.tile_glow)
    tray = ArtPicture(pieces.tray)
    plate = ArtPicture(pieces.plate)
    crest = ArtPicture(pieces.crest)
    fight_burst = ArtPicture(pieces.fight_burst)
    fight_slash = ArtPicture(pieces.fight_slash)
    victory = ArtPicture(pieces.victory)
    slip = ArtPicture(pieces.slip)

    def plan(self, window_px: tuple[int, int], card_px: int, die_px: int) -> None:
        """Queue the slow pictures of a table for baking: the valley, the cards, the rolling dice."""
        later = self.bakery.plan
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

    def die(self, suit: str, value: int, size_px: int, *, spent: bool = False) -> pygame.Surface:
        """A die at rest, `size_px` wide in a larger picture; a spent one has faded."""
        return self.die_at(suit, value, size_px, spent=spent)

    def die_tumble(self, suit: str, value: int, step: int, size_px: int) -> pygame.Surface:
        """A rolling die, `step` steps before it rests with that value up; it turns once in `TUMBLE_STEPS`."""
        return self.die_at(suit, value, size_px, step=step % dice.TUMBLE_STEPS)

    def emblem(self, suit: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
        """The sign of a suit or of the Shogun in any colours."""
        return cards.emblem(self.assets, suit, size_px, sign, ground)

    def numeral(self, value: int, height_px: int, ink: Colour) -> pygame.Surface:
        """A digit."""
        return cards.numeral(self.assets, value, height_px, ink)
