"""The pictures of Grand Master mode: board, bosses, Temple and Court cards, pawns."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery, Make
from game.games.wataah.table.art import board, bosses, favours, palace, seats
from game.table.art import Picture, TableArt


class GrandArt(TableArt):
    """Boards, bosses, Temple and Court cards, discs, eyes and backdrops have exactly the requested size.

    Shadows, glows, pawns and the Shosho have room around them and are centred, pawns on their upper face; the signs of
    a place on the board are as large as the board. Decks are "temple" and "court".
    """

    game, look = "wataah", 1

    board_shadow = Picture(board.board_shadow, high=board.board_height)
    board_glow = Picture(board.board_glow, high=board.board_height)
    board_dim = Picture(board.board_dim, high=board.board_height)
    board = Picture(board.board, high=board.board_height)
    boss = Picture(bosses.boss, high=bosses.boss_height)
    boss_small = Picture(bosses.boss_small, high=bosses.boss_height)
    boss_back = Picture(bosses.boss_back, high=bosses.boss_height)
    boss_portrait = Picture(bosses.portrait)
    favour = Picture(favours.favour)
    favour_back = Picture(favours.favour_back)
    favour_disc = Picture(favours.favour_disc)
    rank_banner = Picture(seats.rank_banner)
    pawn = Picture(seats.pawn)
    pawn_glow = Picture(seats.pawn_glow)
    eye = Picture(seats.eye)
    shosho = Picture(seats.shosho)

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
