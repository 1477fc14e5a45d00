"""Hanging scrolls: the scoring of each seat, unrolled from the top."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.core.player import Player
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.draw.shapes import hex_colour
from game.engine.easing import out_back
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.look.theme import Colour
from game.engine.widgets import materials, panels
from game.scenes.faces import Faces
from game.scenes.scoring.reveal import Reveal
from game.table.kind import Rank
from game.table.seats.moods import Mood

ROD = 20.0
HEAD = 108.0
FOOT = 92.0
_OVERHANG, _NARROW_OVERHANG = 20.0, 8.0
_NARROW = 400.0
"""Scrolls narrower than this hang close together, and their rods must not touch."""

_KNOB = 22.0
_PAD = 30.0
_SEAL = 92.0
_STAMPED_FROM = 1.7
"""The scale of the seal when it begins to fall."""

_RANKS = 2.1
_MEDAL = 42.0
_METALS = (theme.GOLD_DEEP, theme.MIST, theme.SAND)
_INKS: dict[str, Colour] = {"+": theme.GAIN, "\N{MINUS SIGN}": theme.BLOOD}
"""The colours of gains and losses. Their signs say the same."""

_VALUE, _TOTAL = theme.NAME.sized(25), theme.NUMERAL.sized(34)
_DOUBLE = 4.0
"""The distance between the two lines above a total."""


class ScrollRow(NamedTuple):
    """One line: its label, its value, whether it is the total, and the places in rounds that it tells of."""

    label: str
    value: str
    total: bool = False
    ranks: tuple[Rank, ...] = ()

    @property
    def weight(self) -> float:
        """Its height, compared with that of a plain row."""
        return _RANKS if self.ranks else 1.0


@dataclass(frozen=True, slots=True)
class ScrollText:
    """The content of one scroll."""

    game: str
    seat: int
    player: Player
    line: str
    rows: tuple["ScrollRow", ...]

    mark: str
    winner: bool


def rows_height(rows: Sequence[ScrollRow], row_height: float, opened: float) -> float:
    """Return the height of the first `opened` rows, a fraction of the last of them included."""
    return row_height * sum(row.weight * min(1.0, max(0.0, opened - place)) for place, row in enumerate(rows))


def draw_scroll(  # noqa: PLR0917 - what, where and how far
    canvas: Canvas, text: ScrollText, place: Rect, row_height: float, reveal: Reveal, faces: Faces
) -> None:
    """Draw a scroll whose paper would fill `place`, unrolled as far as `reveal` says."""
    verdict = reveal.verdict
    height = HEAD + rows_height(text.rows, row_height, reveal.open_rows) + FOOT * verdict
    _draw_rod(canvas, place, place.y)
    with canvas.clipped(Rect(place.x - materials.MARGIN, place.y, place.w + 2 * materials.MARGIN, height)):
        size_px = canvas.layout.rect_to_px(place)[2:]
        key = ("scroll", size_px, text.game, text.seat, text.winner)
        materials.place(canvas, canvas.made(key, lambda: _paper(canvas, size_px, text)), place)
        _write(canvas, text, place, row_height, faces)
    _draw_rod(canvas, place, place.y + height)
    if text.winner and verdict > 0:
        _draw_seal(canvas, (place.right - 30, place.y + 42), verdict)


def _write(canvas: Canvas, text: ScrollText, place: Rect, row_height: float, faces: Faces) -> None:
    inside = place.inset(_PAD, 0)
    mood = Mood.GLAD if text.winner else Mood.ANNOYED
    faces.draw(canvas, text.game, text.seat, text.player, Rect(inside.x, place.y + 28, 68, 68), mood)
    words = Rect(inside.x + 84, place.y + 26, inside.w - 84 - (38 if text.winner else 0), 72)
    canvas.text(text.player.name, words._replace(h=42), theme.NAME, wrap=False)
    canvas.text(text.line, Rect(words.x, words.y + 42, words.w, 26), theme.SMALL.on("ink_soft"), wrap=False)
    top = place.y + HEAD
    for row in text.rows:
        box = Rect(inside.x, top, inside.w, row_height * row.weight)
        top = box.bottom
        if row.ranks:
            _draw_ranks(canvas, row, box.inset(-16, 6))
        else:
            _draw_row(canvas, row, box)
    foot = Rect(inside.x, place.bottom - FOOT + 14, inside.w, FOOT - 34)
    panels.draw_rule(canvas, foot, foot.y - 10)
    # Plain words: a band of colour would look like a button.
    style = theme.HEADING.sized(34).on(theme.BLOOD) if text.winner else theme.NAME.sized(25).on("ink_soft")
    canvas.text(text.mark, foot, style, "centre", wrap=False)


def _draw_row(canvas: Canvas, row: ScrollRow, box: Rect) -> None:
    """Draw a label, perhaps with a quieter line below it, and its value; gains and losses have their colours."""
    panels.draw_rule(canvas, box, box.y)
    if row.total:
        panels.draw_rule(canvas, box, box.y + _DOUBLE)
    label, _, below = row.label.partition("\n")
    style = theme.NAME.sized(23) if row.total else theme.SMALL.on("ink_soft")
    # A long label takes two lines rather than shrink the values; a short one leaves them its room.
    left = box.x + min(canvas.measure(label, style)[0] + 12, box.w / 2)
    numbers = Rect(left, box.y, box.right - left, box.h)
    ink = _ink(row.value) or canvas.theme.ink
    taken = canvas.text(row.value, numbers, (_TOTAL if row.total else _VALUE).on(ink), "right", wrap=False)
    words = box._replace(w=taken.x - 12 - box.x)
    if below:
        words, quiet = words.inset(0, 4).rows(2)
        canvas.text(below, quiet, theme.FLAVOUR.sized(19).on("ink_soft"), wrap=False)
        style = theme.LABEL.sized(22)
    canvas.text(label, words, style, wrap=not below)


def _ink(value: str) -> Colour | None:
    """The colour of a gain or a loss; None for other values and for +0."""
    last = value.rsplit(maxsplit=1)[-1] if value else ""
    return _INKS.get(last[:1]) if last.strip("+0") else None


def _draw_ranks(canvas: Canvas, row: ScrollRow, band: Rect) -> None:
    """Draw places in rounds as medals on a band of night, the strengths below them, and what they brought."""
    canvas.rounded(band, 12, theme.INDIGO, theme.GOLD_LINE, line_inset=5, line_opacity=0.5)
    inside = band.inset(18, 8)
    head = inside._replace(h=30)
    canvas.text(row.label, head, theme.SMALL.on("light_text_soft"), wrap=False)
    below = Rect(inside.x, head.bottom, inside.w, inside.bottom - head.bottom)
    cells = below.columns(len(row.ranks) + 1, 6)
    for rank, cell in zip(row.ranks, cells, strict=False):
        medal = Rect.around((cell.centre.x, cell.y + _MEDAL / 2 + 1), _MEDAL, _MEDAL)
        metal = _METALS[rank.place - 1] if rank.place <= len(_METALS) else canvas.theme.old_paper
        canvas.rounded(medal, _MEDAL / 2, metal, canvas.theme.ink, line_width=2.0, line_inset=4.0, line_opacity=0.35)
        canvas.text(str(rank.place), medal, theme.NUMERAL.sized(25).on("ink"), "centre", wrap=False)
        under = Rect(cell.x, medal.bottom, cell.w, cell.bottom - medal.bottom)
        canvas.text(rank.strength, under, theme.LABEL.sized(20).on("light_text"), "centre", wrap=False)
    style = theme.NUMERAL.sized(30).on(theme.GOLD_LIGHT)
    canvas.text(f"\N{RIGHTWARDS ARROW} {row.value}", cells[-1], style, "right", wrap=False)


def _paper(canvas: Canvas, size_px: tuple[int, int], text: ScrollText) -> pygame.Surface:
    """Return washi with a thread in the seat's colour along both sides; greyer for those who did not win."""
    scale, light, dark = canvas.scale, canvas.theme.paper_light, canvas.theme.paper_dark
    if not text.winner:
        light, dark = theme.mix(light, theme.MIST, 0.22), theme.mix(dark, theme.MIST, 0.22)
    body = paper.rounded(size_px, 2 * scale, [(0.0, light), (1.0, dark)])
    width, height = size_px
    thread = hex_colour(canvas.theme.seats[text.seat])
    lines = "".join(f'<path d="M{x} 0V{height}"/>' for x in (13 * scale, width - 13 * scale))
    body.blit(
        paper.drawn(f'<g fill="none" stroke="{thread}" stroke-width="{1.6 * scale}">{lines}</g>', size_px), (0, 0)
    )
    paper.grain(body, 4.0, seed=11 + text.seat)
    return materials.framed(body, scale, theme.SHADOW_PANEL)


def _draw_rod(canvas: Canvas, place: Rect, y: float) -> None:
    overhang = _NARROW_OVERHANG if place.w < _NARROW else _OVERHANG
    rod = Rect(place.x - overhang, y - ROD / 2, place.w + 2 * overhang, ROD)
    size_px = canvas.layout.rect_to_px(rod)[2:]
    materials.place(canvas, canvas.made(("rod", size_px), lambda: _rod(size_px, canvas.scale)), rod)
    knob = canvas.made("rod knob", lambda: _knob(canvas))
    for x in (rod.x, rod.right):
        materials.place(canvas, knob, Rect.around((x, y), _KNOB, _KNOB))


def _rod(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    wood = theme.mix(theme.VERMILION_LIP, theme.LACQUER, 0.45)
    stops = [(0.0, theme.mix(wood, theme.SAND, 0.25)), (0.35, wood), (1.0, theme.mix(wood, theme.BLACK, 0.4))]
    body = paper.rounded(size_px, size_px[1] / 2, stops)
    paper.grain(body, 4.0, seed=9)
    return materials.framed(body, scale, theme.SHADOW_BUTTON)


def _knob(canvas: Canvas) -> pygame.Surface:
    side = canvas.px(_KNOB)
    body = paper.rounded((side, side), side / 2, [(0.0, theme.GOLD_LIGHT), (0.5, theme.GOLD), (1.0, theme.GOLD_DARK)])
    return materials.framed(body, canvas.scale, theme.SHADOW_SEAL)


def _draw_seal(canvas: Canvas, at: tuple[float, float], verdict: float) -> None:
    size_px = canvas.px(_SEAL)
    seal = canvas.made(("winner's seal", size_px), lambda: _seal(canvas, size_px))
    grown = 1 + (_STAMPED_FROM - 1) * (1 - out_back(verdict))
    if grown != 1:
        seal = pygame.transform.smoothscale_by(seal, grown)
    canvas.blit_centred(seal, at, min(1.0, 2 * verdict))


def _seal(canvas: Canvas, size_px: int) -> pygame.Surface:
    body = canvas.assets.svg("oboro/seal-first", (size_px, size_px)).copy()
    paper.grain(body, 5.0, seed=4, fibres=False)
    return materials.framed(body, canvas.scale, theme.SHADOW_SEAL)
