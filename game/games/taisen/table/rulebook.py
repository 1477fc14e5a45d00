"""The pieces of Ninja Taisen's rulebook pictures: cards, stacks, stones and dice of the table."""

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.games.taisen.rules.events import FightWon, GroupMoved
from game.games.taisen.rules.ninjas import LAST, MONKEY, SIDES, WOLF
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.move_preview import MovePreview
from game.games.taisen.table.draw.scenery import suit_and_strength, suit_ink
from game.games.taisen.table.input.move_builder import Forecast
from game.games.taisen.table.layout import CARD, STEP
from game.table.rulebook.page import RulebookPage
from game.table.rulebook.pictures import Pictures, Place, Size
from game.table.rulebook.window import SceneryWindow

SMALL = 96.0
"""The usual width of a card in a picture."""

_FORECAST = Forecast(
    GroupMoved(MONKEY, "rock", ("R2",), 4, 6),
    (FightWon(6, MONKEY, "R2", "S3", 2, 3), FightWon(6, WOLF, "P1", "R2", 1, 2)),
    None,
)
"""Rock 2 walks two tiles: it breaks Scissors 3, then Paper 1 wraps it."""


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    return TaisenPictures(kit).pages()


class TaisenPictures(Pictures):
    """Cards are scaled from the table's, which are baked already."""

    def __init__(self, kit: Kit) -> None:
        self.art = TaisenArt(kit.assets, kit.bakery)
        self._preview = MovePreview(self.art, kit.texts)
        dark = theme.mix(theme.NIGHT, theme.TEAL_DARK, 0.45)
        window = SceneryWindow("taisen", self.art.backdrop, dark, top=130.0)
        crests = {"crest": lambda side, width: self.art.crest(SIDES[side], width)}
        super().__init__(kit, Path(__file__).with_suffix(".toml"), crests, window)

    def draw_card(
        self,
        canvas: Canvas,
        at: Place,
        name: str,
        side: int = MONKEY,
        width: float = SMALL,
        *,
        tilt: float = 0.0,
        glow: bool = False,
    ) -> None:
        """A card with its shadow."""
        width_px = canvas.px(width)
        if tilt:
            key = ("tilted card", side, name, width_px, tilt)
            canvas.blit_centred(canvas.made(key, lambda: self._tilted(canvas, side, name, width_px, tilt)), at)
            return
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        if glow:
            canvas.blit_centred(self.art.card_glow(width_px), at)
        canvas.blit_centred(self._face(canvas, side, name, width_px), at)

    def draw_ghosts(self, canvas: Canvas, foot: Place, names: Sequence[str], above: int = 0) -> None:
        """A translucent stack where a group would land, on so many cards; of the lower ones only strips show."""
        high, step = SMALL * CARD[1] / CARD[0], SMALL * STEP / CARD[0]
        middles = _standing(foot, above + len(names))[above:]
        for place, (at, name) in enumerate(zip(middles, names, strict=True)):
            whole = Rect.around(at, SMALL, high)
            strip = Rect(whole.x, whole.bottom - step, SMALL, step)
            with canvas.clipped(whole if place == len(names) - 1 else strip):
                canvas.blit_centred(self._face(canvas, MONKEY, name, canvas.px(SMALL)), at, 0.86)

    def draw_stack(
        self,
        canvas: Canvas,
        foot: Place,
        names: Sequence[str],
        side: int = MONKEY,
        width: float = SMALL,
        *,
        chosen: str = "",
    ) -> None:
        """Cards from the lowest up, standing on a stone; from the chosen one on they are lifted."""
        width_px = canvas.px(width)
        lifted = names.index(chosen) if chosen else len(names)
        for height, (name, middle) in enumerate(zip(names, _standing(foot, len(names), width), strict=True)):
            at = middle if height < lifted else Point(middle.x, middle.y - 7)
            canvas.blit_centred(self.art.stack_shadow(width_px) if height else self.art.card_shadow(width_px), at)
            if name == chosen:
                canvas.blit_centred(self.art.card_glow(width_px), at)
            canvas.blit_centred(self._face(canvas, side, name, width_px), at)

    def draw_stone(self, canvas: Canvas, at: Place, kind: str, width: float = 118.0, *, glow: bool = False) -> None:
        """A stone of the path, or a village's."""
        canvas.blit_centred(self.art.tile(kind, canvas.px(width)), at)
        if glow:
            canvas.blit_centred(self.art.tile_glow(canvas.px(width)), at)

    def draw_path(self, canvas: Canvas, corner: Place, size: Size, *, counts: bool = False) -> None:
        """All eleven tiles in one curve, perhaps with how many ninjas stand on each at the start."""
        step = size[0] / (LAST + 1)
        for tile in range(LAST + 1):
            kind = SIDES[MONKEY] if tile == 0 else SIDES[WOLF] if tile == LAST else f"path-{1 + tile % 4}"
            sunk = 1 - ((tile - LAST / 2) / (LAST / 2)) ** 2
            at = (corner[0] + (tile + 0.5) * step, corner[1] + size[1] * (0.25 + 0.5 * sunk))
            self.draw_stone(canvas, at, kind, step * 1.16)
            count = 4 - min(tile, LAST - tile)
            if counts and count > 0:
                self._draw_count(
                    canvas, (at[0], at[1] - 26), count, canvas.theme.slip_light if tile < LAST / 2 else theme.MIST
                )

    def draw_die(self, canvas: Canvas, at: Place, shown: str, size: float = 62.0, *, glow: bool = False) -> None:
        """A die at rest, such as `rock 3`."""
        suit, value = shown.split()
        size_px = canvas.px(size)
        if glow:
            canvas.blit_centred(self.art.die_glow(size_px), at)
        canvas.blit_centred(self.art.die_shadow(size_px), at)
        canvas.blit_centred(self.art.die(suit, int(value), size_px), at)

    @staticmethod
    def draw_tray(canvas: Canvas, corner: Place, size: Size, rounded: float) -> None:
        """The tray of the dice."""
        fill = ((0.0, theme.VERMILION_LIP), (1.0, theme.BLOOD))
        canvas.rounded(Rect(*corner, *size), rounded, fill, theme.GOLD_LINE, line_inset=6)

    def draw_disc(self, canvas: Canvas, at: Place, suit: str, size: float) -> None:
        """A suit's sign on a disc in its colour."""
        ground = suit_ink(canvas.theme, suit)
        canvas.rounded(Rect.around(at, size, size), size / 2, ground, canvas.theme.washi, line_width=1.8, line_inset=3)
        sign_px = canvas.px(size * 0.62)
        sign = canvas.made(("disc", suit, sign_px), lambda: self.art.emblem(suit, sign_px, canvas.theme.washi, ground))
        canvas.blit_centred(sign, at)

    @staticmethod
    def _draw_count(canvas: Canvas, at: Place, count: int, ground: Colour) -> None:
        seal = Rect.around(at, 28, 30)
        canvas.rounded(seal, 8, ground, theme.GOLD_DARK)
        canvas.text(str(count), seal, theme.NAME.sized(21), "centre", wrap=False)

    @staticmethod
    def draw_strength(canvas: Canvas, at: Place, value: int) -> None:
        """A Shogun's remaining strength, on a gold disc."""
        disc = Rect.around(at, 50, 50)
        canvas.rounded(disc, 25, ((0.0, theme.GOLD_LIGHT), (1.0, theme.GOLD_DEEP)), theme.GOLD_DARK, line_inset=3)
        canvas.text(str(value), disc, theme.NAME.sized(32).on(theme.GOLD_INK), "centre", wrap=False)

    def draw_burst(self, canvas: Canvas, at: Place, width: float) -> None:
        """The burst of a fight, inside the frame of its picture."""
        with canvas.clipped(Rect.around(at, 448, 520)):
            canvas.blit_centred(self.art.fight_burst(canvas.px(width)), at, 0.9)

    def draw_forecast(self, canvas: Canvas, at: Place, _width: float) -> None:
        """The slip with what a move would bring."""
        size = self._preview.size(_FORECAST)
        if size is not None:
            self._preview.draw(canvas, _FORECAST, Rect(at[0] - size[0] / 2, at[1] - size[1], *size))

    def _face(self, canvas: Canvas, side: int, name: str, width_px: int) -> pygame.Surface:
        suit, strength = suit_and_strength(name)
        full_px = canvas.px(CARD[0])
        if width_px >= full_px:
            return self.art.card(SIDES[side], suit, strength, width_px)
        face = self.art.card(SIDES[side], suit, strength, full_px)
        size = (width_px, round(width_px * face.get_height() / face.get_width()))
        return canvas.made(("small card", side, name, width_px), lambda: pygame.transform.smoothscale(face, size))

    def _tilted(self, canvas: Canvas, side: int, name: str, width_px: int, degrees: float) -> pygame.Surface:
        shadow = self.art.card_shadow(width_px)
        whole = paper.blank(shadow.get_size())
        whole.blit(shadow, (0, 0))
        face = self._face(canvas, side, name, width_px)
        whole.blit(face, face.get_rect(center=whole.get_rect().center))
        return pygame.transform.rotozoom(whole, -degrees, 1.0)


def _standing(foot: Place, count: int, width: float = SMALL) -> list[Point]:
    """The centres of this many cards on a stone."""
    share = width / CARD[0]
    return [
        Point(foot[0], foot[1] + 12 * share - height * STEP * share - CARD[1] * share / 2) for height in range(count)
    ]
