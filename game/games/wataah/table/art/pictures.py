"""All pictures of Shinobi WAT-AAH!'s table, by what they show and how large they are; each is composed once."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery, Make
from game.engine.draw import paper
from game.engine.look.theme import Colour
from game.games.wataah.rules.cards import NAMES, NUMBERS, STRENGTH
from game.games.wataah.table.art import board, bosses, cards, colours, effects, favours, palace, piles, seats
from game.games.wataah.table.art.cards import card_height
from game.table.art import ArtPicture, TableArt, Tilting


class GrandArt(TableArt):
    """Boards, bosses, Temple and Court cards, discs, eyes and backdrops have exactly the requested size.

    Shadows, glows, pawns and the Shosho have room around them and are centred, pawns on their upper face; the signs of
    a place on the board are as large as the board. Decks are "temple" and "court".
    """

    game, look = "wataah", 1

    board_shadow = ArtPicture(board.board_shadow, high=board.board_height)
    board_glow = ArtPicture(board.board_glow, high=board.board_height)
    board_dim = ArtPicture(board.board_dim, high=board.board_height)
    board = ArtPicture(board.board, high=board.board_height)
    boss = ArtPicture(bosses.boss, high=bosses.boss_height)
    boss_small = ArtPicture(bosses.boss_small, high=bosses.boss_height)
    boss_back = ArtPicture(bosses.boss_back, high=bosses.boss_height)
    boss_portrait = ArtPicture(bosses.portrait)
    favour = ArtPicture(favours.favour)
    favour_back = ArtPicture(favours.favour_back)
    favour_disc = ArtPicture(favours.favour_disc)
    rank_banner = ArtPicture(seats.rank_banner)
    pawn = ArtPicture(seats.pawn)
    pawn_glow = ArtPicture(seats.pawn_glow)
    eye = ArtPicture(seats.eye)
    shosho = ArtPicture(seats.shosho)

    def __init__(self, assets: Assets, bakery: Bakery, court: Callable[[tuple[int, int]], pygame.Surface]) -> None:
        super().__init__(assets, bakery)
        self._court = court

    def plan(self, later: Callable[[Make], None], window_px: tuple[int, int], board_px: int) -> None:
        """Queue the room behind the board and the board itself for baking."""
        later(partial(self.night_room, window_px))
        later(partial(self.board, board_px))
        later(partial(self.board_shadow, board_px))

    def night_room(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The court out of focus, for a window of that size."""
        return self.baked("night room", size_px, lambda: palace.night_room(self._court(size_px)))

    def pawn_place(self, seat: int, width_px: int, *, on_paper: bool = False) -> pygame.Surface:
        """The outline of a pawn that has gone; in exactly the given size."""
        return seats.pawn_place(self.assets, seat, width_px, on_paper=on_paper)


LOOKS = ("plain", "quiet", "ghost")
"""The looks of a card: normal, unusable now, and translucent where it would go."""

_GHOST = 0.47


class WataahArt(TableArt):
    """Cards that are not tilted, discs, crests, trays, slots, emblems and backdrops have exactly the requested size.

    Everything else has room around it for a shadow or a glow, or because it is tilted, and is centred: blit it with
    `get_rect(center=...)` on the centre of the thing. Cards are named as in the rules ("carp3", "ronin", "tengu"),
    kinds are clans, "ronin", Yokai or "yokai" for all of these. Tilts are in degrees, clockwise. Seats go from 0 to 3:
    gold sun, plum fan, silver moon, copper pine. What only Grand Master mode has is in `grand_master`.
    """

    game, look = "wataah", 1
    kept_pixels = 12_000_000

    backdrop = ArtPicture(palace.backdrop, scenery=True)
    card_back = Tilting(cards.back, card_height)
    card_shadow = Tilting(piles.card_shadow, card_height)
    card_light = Tilting(piles.card_light, card_height)
    card_glow = Tilting(piles.card_glow, card_height)
    splay_shadow = ArtPicture(piles.splay_shadow, high=card_height)
    portrait = ArtPicture(cards.portrait)
    disc = ArtPicture(cards.disc)
    pile_slot = ArtPicture(piles.pile_slot, high=card_height)
    jigoku = ArtPicture(piles.jigoku)
    slot = ArtPicture(piles.slot)
    target_ring = ArtPicture(piles.target_ring)
    crest = ArtPicture(seats.crest)
    plate = ArtPicture(seats.plate)
    tray = ArtPicture(seats.tray)
    master = ArtPicture(seats.master)
    cost_pill = ArtPicture(seats.cost_pill)
    lantern = ArtPicture(palace.lantern)
    sum_seal = ArtPicture(effects.sum_seal)
    ribbon = ArtPicture(effects.ribbon)
    banner = ArtPicture(effects.banner)
    bell = ArtPicture(effects.bell)
    shout = ArtPicture(effects.shout)
    slash = ArtPicture(effects.slash)
    smoke_at = ArtPicture(effects.smoke)

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        super().__init__(assets, bakery)
        self._printed_px = 0
        self.grand = GrandArt(assets, bakery, self.backdrop)

    def plan(self, window_px: tuple[int, int], hand_px: int, board_px: int = 0) -> None:
        """Queue the slow pictures for baking: the court, and all cards as wide as in the hand.

        Narrower cards are scaled down from those, which costs next to nothing. With a width for the board, the pictures
        of Grand Master mode are baked too.
        """
        self.print_cards(hand_px)
        later = self.bakery.plan
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

    def card(self, name: str, width_px: int, *, tilt: float = 0.0, look: str = "plain") -> pygame.Surface:
        """The face of a card for hand and table: strength, emblem and picture, no words."""
        flat = self._looking(name, width_px, look)
        return self.tilted(f"card {name} {look}", flat, width_px, tilt)

    def large_card(self, name: str, width_px: int) -> pygame.Surface:
        """The face of a card with room for words (`cards.boxes`), for reading."""
        kind = kind_of(name)

        def make() -> pygame.Surface:
            face = cards.base(self.assets, kind, width_px, large=True)
            return cards.stamped(face, self.assets, kind, STRENGTH[NUMBERS[name]], large=True)

        return self.baked(f"large {name}", (width_px, card_height(width_px)), make)

    def emblem(self, kind: str, size_px: int, sign: Colour, ground: Colour) -> pygame.Surface:
        """The bare emblem in any colours."""
        return cards.emblem(self.assets, kind, size_px, sign, ground)

    def little_cards(self, count: int, height_px: int, ink: Colour) -> pygame.Surface:
        """The sign of a pair or a triple, so high."""
        key = ("little", count, height_px, ink)
        return self.remembered(key, lambda: cards.little_cards(count, height_px, ink))

    def deck(self, count: int, width_px: int) -> pygame.Surface:
        """The deck as high as its number of cards, or its empty place."""
        if not count:
            return self.pile_slot(width_px)
        levels = piles.deck_levels(count)
        make = partial(piles.deck, self.card_back(width_px), levels)
        return self.baked(f"deck {levels}", (width_px, width_px), make)

    def corruption(self, seat: int, count: int, width_px: int) -> pygame.Surface:
        """The Ninja Master of a seat on `count` covered cards of that width."""
        shown = min(count, 5)
        make = partial(seats.corruption, self.assets, self.card_back(width_px), seat, shown, width_px)
        return self.baked(f"corruption {seat} {shown}", (width_px, width_px), make)

    def smoke(self, size_px: int, step: int) -> pygame.Surface:
        """A puff of smoke at one of `effects.SMOKE_STEPS` steps."""
        return self.smoke_at(size_px, max(0, min(effects.SMOKE_STEPS, step)))

    def _looking(self, name: str, width_px: int, look: str) -> pygame.Surface:
        if look == "plain":
            return self._face(name, width_px)

        def make() -> pygame.Surface:
            copy = self._face(name, width_px).copy()
            return paper.multiply(copy, colours.QUIET) if look == "quiet" else paper.fade(copy, _GHOST)

        return self.remembered((look, name, width_px), make)

    def _face(self, name: str, width_px: int) -> pygame.Surface:
        size = (width_px, card_height(width_px))
        if width_px < self._printed_px:
            printed = self._face(name, self._printed_px)
            key = ("face", name, width_px)
            return self.remembered(key, lambda: pygame.transform.smoothscale(printed, size))
        kind = kind_of(name)

        def make() -> pygame.Surface:
            # A clan's cards only differ by their strength, so the picture is composed once.
            blank = self.remembered(
                ("base", kind, width_px), lambda: cards.base(self.assets, kind, width_px, large=False)
            )
            strength = STRENGTH[NUMBERS[name]]
            return cards.stamped(blank.copy(), self.assets, kind, strength, large=False)

        return self.baked(f"card {name}", size, make)


def kind_of(name: str) -> str:
    """What a card is without its strength: a clan, "ronin" or a Yokai."""
    return name.rstrip("0123456789")
