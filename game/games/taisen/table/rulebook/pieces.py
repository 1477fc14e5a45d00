"""The parts of Ninja Taisen's rulebook pictures: the valley, cards, stacks, stones and dice."""

from collections.abc import Sequence

import pygame

from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.widgets import materials
from game.games.taisen.rules.ninjas import SIDES
from game.games.taisen.table.art.pictures import TaisenArt
from game.games.taisen.table.draw.move_preview import MovePreview
from game.games.taisen.table.draw.scenery import suit_and_strength, suit_ink
from game.games.taisen.table.layout import CARD, STEP

SMALL = 96.0
"""The usual width of a card in a picture."""

_SEEN_FROM = 130.0
"""The height in the valley at which the pictures begin."""

Place = tuple[float, float]


class Pieces:
    """Draws single pieces anywhere; cards are scaled from the table's, which are baked already."""

    def __init__(self, kit: Kit) -> None:
        self.say = kit.say
        self.art = TaisenArt(kit.assets, kit.bakery)
        self.preview = MovePreview(self.art, kit.texts)

    def valley(self, canvas: Canvas, rect: Rect, *, dusk: float = 0.0, middle: float = 800.0) -> None:
        """A window into the valley around an x of the table; `dusk` darkens it, so that pieces stand out."""
        size_px, scale = canvas.layout.rect_to_px(rect)[2:], canvas.scale
        face = canvas.made(
            ("valley window", size_px, dusk, middle), lambda: self._window(canvas, size_px, dusk, middle, scale)
        )
        materials.place(canvas, face, rect)

    def card(
        self, canvas: Canvas, at: Place, side: int, name: str, width: float = SMALL, *, glow: bool = False
    ) -> None:
        """A card with its shadow, centred on a point."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        if glow:
            canvas.blit_centred(self.art.card_glow(width_px), at)
        canvas.blit_centred(self._face(canvas, side, name, width_px), at)

    def ghosts(self, canvas: Canvas, middles: Sequence[Point], side: int, names: Sequence[str]) -> None:
        """A translucent stack where a group would land; of the lower cards only the strips are drawn."""
        high, step = SMALL * CARD[1] / CARD[0], SMALL * STEP / CARD[0]
        for place, (at, name) in enumerate(zip(middles, names, strict=True)):
            whole = Rect.around(at, SMALL, high)
            strip = Rect(whole.x, whole.bottom - step, SMALL, step)
            with canvas.clipped(whole if place == len(names) - 1 else strip):
                canvas.blit_centred(self._face(canvas, side, name, canvas.px(SMALL)), at, 0.86)

    def tilted(self, canvas: Canvas, at: Place, side: int, name: str, width: float, *, degrees: float) -> None:
        """A card rotated clockwise by some degrees."""
        width_px = canvas.px(width)

        def turned() -> pygame.Surface:
            shadow = self.art.card_shadow(width_px)
            whole = paper.blank(shadow.get_size())
            whole.blit(shadow, (0, 0))
            face = self._face(canvas, side, name, width_px)
            whole.blit(face, face.get_rect(center=whole.get_rect().center))
            return pygame.transform.rotozoom(whole, -degrees, 1.0)

        canvas.blit_centred(canvas.made(("tilted card", side, name, width_px, degrees), turned), at)

    def stack(
        self,
        canvas: Canvas,
        foot: Place,
        side: int,
        names: Sequence[str],
        width: float = SMALL,
        *,
        chosen: str = "",
    ) -> list[Point]:
        """Cards from the lowest up, standing on a stone; returns the centre of each card."""
        middles = self.standing(foot, len(names), width)
        width_px = canvas.px(width)
        lifted = names.index(chosen) if chosen else len(names)
        for height, (name, middle) in enumerate(zip(names, middles, strict=True)):
            at = middle if height < lifted else Point(middle.x, middle.y - 7)
            canvas.blit_centred(self.art.stack_shadow(width_px) if height else self.art.card_shadow(width_px), at)
            if name == chosen:
                canvas.blit_centred(self.art.card_glow(width_px), at)
            canvas.blit_centred(self._face(canvas, side, name, width_px), at)
        return middles

    @staticmethod
    def standing(foot: Place, count: int, width: float = SMALL) -> list[Point]:
        """The centres of this many cards on a stone."""
        share = width / CARD[0]
        return [
            Point(foot[0], foot[1] + 12 * share - height * STEP * share - CARD[1] * share / 2)
            for height in range(count)
        ]

    def stone(
        self, canvas: Canvas, at: Place, kind: str = "path-1", width: float = 118.0, *, glow: bool = False
    ) -> None:
        """A stone of the path, or a village's."""
        canvas.blit_centred(self.art.tile(kind, canvas.px(width)), at)
        if glow:
            canvas.blit_centred(self.art.tile_glow(canvas.px(width)), at)

    def die(self, canvas: Canvas, at: Place, suit: str, value: int, size: float = 62.0, *, glow: bool = False) -> None:
        """A die at rest."""
        size_px = canvas.px(size)
        if glow:
            canvas.blit_centred(self.art.die_glow(size_px), at)
        canvas.blit_centred(self.art.die_shadow(size_px), at)
        canvas.blit_centred(self.art.die(suit, value, size_px), at)

    def disc(self, canvas: Canvas, at: Place, suit: str, size: float = 60.0) -> None:
        """A suit's sign on a disc in its colour."""
        ground = suit_ink(suit)
        canvas.rounded(Rect.around(at, size, size), size / 2, ground, theme.WASHI, line_width=1.8, line_inset=3)
        sign_px = canvas.px(size * 0.62)
        sign = canvas.made(("disc", suit, sign_px), lambda: self.art.emblem(suit, sign_px, theme.WASHI, ground))
        canvas.blit_centred(sign, at)

    def crest(self, canvas: Canvas, at: Place, side: int, size: float = 60.0) -> None:
        """The head of a side."""
        canvas.blit_centred(self.art.crest(SIDES[side], canvas.px(size)), at)

    def _face(self, canvas: Canvas, side: int, name: str, width_px: int) -> pygame.Surface:
        suit, strength = suit_and_strength(name)
        full_px = canvas.px(CARD[0])
        if width_px >= full_px:
            return self.art.card(SIDES[side], suit, strength, width_px)
        face = self.art.card(SIDES[side], suit, strength, full_px)
        size = (width_px, round(width_px * face.get_height() / face.get_width()))
        return canvas.made(("small card", side, name, width_px), lambda: pygame.transform.smoothscale(face, size))

    def _window(
        self, canvas: Canvas, size_px: tuple[int, int], dusk: float, middle: float, scale: float
    ) -> pygame.Surface:
        whole = self.art.backdrop(canvas.layout.window_px)
        seen = canvas.visible
        left = min(max(middle - size_px[0] / scale / 2, DESIGN.x), DESIGN.right - size_px[0] / scale)
        corner = (round((left - seen.x) * scale), round((_SEEN_FROM - seen.y) * scale))
        window = paper.blank(size_px)
        window.blit(whole, (0, 0), (*corner, *size_px))
        if dusk:
            paper.tint(window, theme.mix(theme.NIGHT, theme.TEAL_DARK, 0.45), dusk)
        radius = theme.RADIUS_SHEET * scale
        paper.cut_rounded(window, radius)
        line = paper.drawn(
            f'<rect x="{8 * scale}" y="{8 * scale}" width="{size_px[0] - 16 * scale}"'
            f' height="{size_px[1] - 16 * scale}" rx="{radius - 8 * scale}" fill="none"'
            f' stroke="{hex_colour(theme.GOLD_LINE)}" stroke-width="{max(1.0, 1.5 * scale)}" opacity="0.8"/>',
            size_px,
        )
        window.blit(line, (0, 0))
        return materials.framed(window, scale, theme.SHADOW_SLIP)
