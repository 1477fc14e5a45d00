"""The pictures of Grand Master mode: board, bosses, Temple and Court cards, pawns."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.assets import Assets
from game.games.wataah.table import art_board, art_bosses, art_favours, art_palace, art_seats

Make = Callable[[], pygame.Surface]
Baked = Callable[[str, tuple[int, int], Make], pygame.Surface]
"""How a picture is kept: by its name and size, made only if it is not there yet."""


class GrandArt:
    """Hands out finished surfaces; nobody may draw upon them.

    Boards, bosses, Temple and Court cards, discs, eyes and backdrops are exactly as large as asked for. Shadows,
    glows, pawns and the Shosho have room around them and are centred, pawns on their upper face; the signs of a
    place on the board are as large as the board. Decks are "temple" and "court".
    """

    def __init__(self, assets: Assets, baked: Baked, court: Callable[[tuple[int, int]], pygame.Surface]) -> None:
        self._assets = assets
        self._baked = baked
        self._court = court

    def plan(self, later: Callable[[Make], None], window_px: tuple[int, int], board_px: int) -> None:
        """Have the room behind the board and the board itself baked over the next frames."""
        later(partial(self.night_room, window_px))
        later(partial(self.board, board_px))
        later(partial(self.board_shadow, board_px))

    def night_room(self, size_px: tuple[int, int]) -> pygame.Surface:
        """The court out of focus, for a window of that size."""
        return self._baked("night room", size_px, lambda: art_palace.night_room(self._court(size_px)))

    def board(self, width_px: int) -> pygame.Surface:
        """The octagon, large as a view of its own or small beside the table; `art_board.board_height` high."""
        return self._board_like("board", width_px, lambda: art_board.board(self._assets, width_px))

    def board_shadow(self, width_px: int) -> pygame.Surface:
        """What the board throws on the room behind it."""
        return self._board_like("board shadow", width_px, lambda: art_board.board_shadow(self._assets, width_px))

    def board_glow(self, place: str, width_px: int) -> pygame.Surface:
        """The sign of a legal place (`art_board.PLACES`), to lie over the board."""
        return self._board_like(f"board glow {place}", width_px, lambda: art_board.board_glow(place, width_px))

    def board_dim(self, place: str, width_px: int) -> pygame.Surface:
        """The dark over a place that may not be used, to lie over the board."""
        return self._board_like(f"board dim {place}", width_px, lambda: art_board.board_dim(place, width_px))

    def boss(self, name: str, width_px: int) -> pygame.Surface:
        """The face of a boss with damage and points; words go into `name_box` and `damage_box` of `art_bosses`."""
        return self._boss_like(f"boss {name}", width_px, lambda: art_bosses.boss(self._assets, name, width_px))

    def boss_back(self, width_px: int) -> pygame.Surface:
        """The back of every boss, the Decoys included."""
        return self._boss_like("boss back", width_px, lambda: art_bosses.boss_back(self._assets, width_px))

    def boss_portrait(self, name: str, width_px: int) -> pygame.Surface:
        """A boss without the card, for the unveiling."""
        make = partial(art_bosses.portrait, self._assets, name, width_px)
        return self._square(f"boss portrait {name}", width_px, make)

    def favour(self, deck: str, name: str, width_px: int, *, large: bool = False) -> pygame.Surface:
        """A Temple or Court card; a large one has room for words (`art_favours.favour_boxes`)."""
        make = partial(art_favours.favour, self._assets, deck, name, width_px, large=large)
        return self._square(f"{deck} {name} {large}", width_px, make)

    def favour_back(self, deck: str, width_px: int) -> pygame.Surface:
        """The back of Temple or Court cards; as large as a Shinobi card, with the same shadow."""
        return self._square(f"{deck} back", width_px, partial(art_favours.favour_back, self._assets, deck, width_px))

    def favour_disc(self, deck: str, name: str, size_px: int) -> pygame.Surface:
        """The sign of a Temple or Court card on a disc."""
        make = partial(art_favours.favour_disc, self._assets, deck, name, size_px)
        return self._square(f"{deck} disc {name}", size_px, make)

    def rank_banner(self, size_px: tuple[int, int], seat: int, *, active: bool) -> pygame.Surface:
        """A seat's row in the ranking, for its rank, name, score and pawns; with its shadow, centred."""
        make = partial(art_seats.rank_banner, self._assets, size_px, seat, active=active)
        return self._baked(f"rank {seat} {active}", size_px, make)

    def pawn(self, seat: int, width_px: int) -> pygame.Surface:
        """A pawn of a seat; stacks grow upwards by `art_seats.PAWN_STEP` of the width."""
        return self._square(f"pawn {seat}", width_px, partial(art_seats.pawn, self._assets, seat, width_px))

    def pawn_glow(self, seat: int, width_px: int) -> pygame.Surface:
        """The light under a chosen pawn."""
        return self._square(f"pawn glow {seat}", width_px, partial(art_seats.pawn_glow, self._assets, seat, width_px))

    def pawn_place(self, seat: int, width_px: int, *, on_paper: bool = False) -> pygame.Surface:
        """The outline of a pawn that has gone; exactly as large as asked for."""
        return art_seats.pawn_place(self._assets, seat, width_px, on_paper=on_paper)

    def eye(self, seat: int, size_px: int) -> pygame.Surface:
        """The sign of a seat that has peeked at a Decoy."""
        return self._square(f"eye {seat}", size_px, partial(art_seats.eye, self._assets, seat, size_px))

    def shosho(self, width_px: int) -> pygame.Surface:
        """The Emperor's Shosho."""
        return self._square("shosho", width_px, partial(art_seats.shosho, self._assets, width_px))

    def _board_like(self, name: str, width_px: int, make: Make) -> pygame.Surface:
        return self._baked(name, (width_px, art_board.board_height(width_px)), make)

    def _boss_like(self, name: str, width_px: int, make: Make) -> pygame.Surface:
        return self._baked(name, (width_px, art_bosses.boss_height(width_px)), make)

    def _square(self, name: str, size_px: int, make: Make) -> pygame.Surface:
        return self._baked(name, (size_px, size_px), make)
