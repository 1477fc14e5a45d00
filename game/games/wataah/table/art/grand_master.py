"""The pictures of Grand Master mode: board, bosses, Temple and Court cards, pawns."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.games.wataah.table.art import board, bosses, favours, palace, seats

Make = Callable[[], pygame.Surface]
Baked = Callable[[str, tuple[int, int], Make], pygame.Surface]
"""How a picture is cached: by name and size, made only if it is missing."""


class GrandArt:
    """Hands out finished surfaces. Do not draw on them.

    Boards, bosses, Temple and Court cards, discs, eyes and backdrops have exactly the requested size. Shadows, glows,
    pawns and the Shosho have room around them and are centred, pawns on their upper face; the signs of a place on the
    board are as large as the board. Decks are "temple" and "court".
    """

    def __init__(self, assets: Assets, baked: Baked, court: Callable[[tuple[int, int]], pygame.Surface]) -> None:
        self._assets = assets
        self._baked = baked
        self._court = court

    def plan(self, later: Callable[[Make], None], window_px: tuple[int, int], board_px: int) -> None:
        """Queue the room behind the board and the board itself for baking."""
        later(partial(self.night_room, window_px))
        later(partial(self.board, board_px))
        later(partial(self.board_shadow, board_px))

    def night_room(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The court out of focus, for a window of that size."""
        return self._baked("night room", size_px, lambda: palace.night_room(self._court(size_px)))

    def board(self, width_px: int) -> pygame.Surface:
        """The octagon, large as a view of its own or small beside the table; `board.board_height` high."""
        return self._board_like("board", width_px, lambda: board.board(self._assets, width_px))

    def board_shadow(self, width_px: int) -> pygame.Surface:
        """The shadow of the board on the room behind it."""
        return self._board_like("board shadow", width_px, lambda: board.board_shadow(self._assets, width_px))

    def board_glow(self, place: str, width_px: int) -> pygame.Surface:
        """The mark of a legal place (`board.PLACES`), drawn over the board."""
        return self._board_like(f"board glow {place}", width_px, lambda: board.board_glow(place, width_px))

    def board_dim(self, place: str, width_px: int) -> pygame.Surface:
        """The dark over a place that may not be used, drawn over the board."""
        return self._board_like(f"board dim {place}", width_px, lambda: board.board_dim(place, width_px))

    def boss(self, name: str, width_px: int) -> pygame.Surface:
        """The face of a boss with damage and points; words go into `name_box` and `damage_box` of `bosses`."""
        return self._boss_like(f"boss {name}", width_px, lambda: bosses.boss(self._assets, name, width_px))

    def boss_small(self, name: str, width_px: int) -> pygame.Surface:
        """The face of a boss for the board, where nothing on it could be read."""
        make = partial(bosses.boss_small, self._assets, name, width_px)
        return self._boss_like(f"boss small {name}", width_px, make)

    def boss_back(self, width_px: int) -> pygame.Surface:
        """The back of every boss, the Decoys included."""
        return self._boss_like("boss back", width_px, lambda: bosses.boss_back(self._assets, width_px))

    def boss_portrait(self, name: str, width_px: int) -> pygame.Surface:
        """A boss without the card, for the unveiling."""
        make = partial(bosses.portrait, self._assets, name, width_px)
        return self._square(f"boss portrait {name}", width_px, make)

    def favour(self, deck: str, name: str, width_px: int, *, large: bool = False) -> pygame.Surface:
        """A Temple or Court card; a large one has room for words (`favours.favour_boxes`)."""
        make = partial(favours.favour, self._assets, deck, name, width_px, large=large)
        return self._square(f"{deck} {name} {large}", width_px, make)

    def favour_back(self, deck: str, width_px: int) -> pygame.Surface:
        """The back of Temple or Court cards; as large as a Shinobi card, with the same shadow."""
        return self._square(f"{deck} back", width_px, partial(favours.favour_back, self._assets, deck, width_px))

    def favour_disc(self, deck: str, name: str, size_px: int) -> pygame.Surface:
        """The sign of a Temple or Court card on a disc."""
        make = partial(favours.favour_disc, self._assets, deck, name, size_px)
        return self._square(f"{deck} disc {name}", size_px, make)

    def rank_banner(self, size_px: tuple[int, int], seat: int, *, active: bool) -> pygame.Surface:
        """A seat's row in the ranking, for its rank, name, score and pawns; with its shadow, centred."""
        make = partial(seats.rank_banner, self._assets, size_px, seat, active=active)
        return self._baked(f"rank {seat} {active}", size_px, make)

    def pawn(self, seat: int, width_px: int) -> pygame.Surface:
        """A pawn of a seat; stacks grow upwards by `seats.PAWN_STEP` of the width."""
        return self._square(f"pawn {seat}", width_px, partial(seats.pawn, self._assets, seat, width_px))

    def pawn_glow(self, seat: int, width_px: int) -> pygame.Surface:
        """The light under a chosen pawn."""
        return self._square(f"pawn glow {seat}", width_px, partial(seats.pawn_glow, self._assets, seat, width_px))

    def pawn_place(self, seat: int, width_px: int, *, on_paper: bool = False) -> pygame.Surface:
        """The outline of a pawn that has gone; in exactly the given size."""
        return seats.pawn_place(self._assets, seat, width_px, on_paper=on_paper)

    def eye(self, seat: int, size_px: int) -> pygame.Surface:
        """The sign of a seat that has peeked at a Decoy."""
        return self._square(f"eye {seat}", size_px, partial(seats.eye, self._assets, seat, size_px))

    def shosho(self, width_px: int) -> pygame.Surface:
        """The Emperor's Shosho."""
        return self._square("shosho", width_px, partial(seats.shosho, self._assets, width_px))

    def _board_like(self, name: str, width_px: int, make: Make) -> pygame.Surface:
        return self._baked(name, (width_px, board.board_height(width_px)), make)

    def _boss_like(self, name: str, width_px: int, make: Make) -> pygame.Surface:
        return self._baked(name, (width_px, bosses.boss_height(width_px)), make)

    def _square(self, name: str, size_px: int, make: Make) -> pygame.Surface:
        return self._baked(name, (size_px, size_px), make)
