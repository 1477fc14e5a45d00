"""The art of the title and of the screens around the tables, composed once per size and cached."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from math import ceil

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.geometry import Rect
from game.engine.layout import Layout
from game.engine.look.theme import GOLD_LINE, SHADOW_BOX, VERMILION, Theme, colour
from game.scenes.title import night_art, theatre_art

LOOK = 2
"""Increment when the composition changes, so that pictures cached on disk are rebuilt."""

BOX = Rect(74, 214, 1452, 560)
"""The open box, in design units."""

_INSIDE = Rect(84, 240, 1432, 518)
"""What theatres and their names share."""

_NAMES = (48.0, 66.0)
"""How much of that is for the names under a row of theatres; with two rows the lower one rises towards the upper."""

_GAP = 20.0
_LARGE = 4
"""So many theatres are as large as a theatre can be; more are smaller."""

_IN_A_ROW = 6
"""More theatres than this stand in two rows: their names would not fit beside each other."""

LIT_SCALE = 1.09
"""The scale of the lit theatre."""

_TABLE_EDGE = 770.0
_LAMP = colour("#F4D890")
_WORDMARK_SHAPE = 689 / 164


def theatre_places(games: Sequence[str]) -> dict[str, Rect]:
    """Where each theatre sleeps in the box, for any number of them."""
    columns, rows, cell = _cells(len(games))
    room = cell[1] - _NAMES[rows - 1]
    scale = min((cell[0] - _GAP) / theatre_art.WIDTH, room / theatre_art.HEIGHT)
    wide, high = theatre_art.WIDTH * scale, theatre_art.HEIGHT * scale
    found: dict[str, Rect] = {}
    for number, game in enumerate(games):
        row, column = divmod(number, columns)
        here = min(columns, len(games) - row * columns)
        x = _INSIDE.centre.x + (column - (here - 1) / 2) * cell[0]
        y = _INSIDE.y + row * cell[1] + room / 2
        found[game] = Rect(x - wide / 2, y - high / 2, wide, high)
    return found


def name_width(games: int) -> float:
    """How wide the name of a theatre may be among so many."""
    return _cells(games)[2][0] - _GAP


def _cells(games: int) -> tuple[int, int, tuple[float, float]]:
    """Into how many columns and rows the box is divided, and how large each cell is."""
    rows = 1 if games <= _IN_A_ROW else 2
    columns = ceil(games / rows)
    return columns, rows, (_INSIDE.w / max(columns, _LARGE), _INSIDE.h / rows)


class TitleArt:
    """Returns finished surfaces. They must not be drawn on.

    Backdrops, theatres, planes and frames are exactly as large as requested. Everything else has a margin
    for a shadow or its light and is centred: blit it with `get_rect(center=...)`.
    """

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self._assets = assets
        self._bakery = bakery

    def backdrop(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the night, hills, the table and the empty box, for this window size."""
        return self._baked("backdrop", size_px, lambda: _backdrop(self._assets, Layout(size_px)))

    def night(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the night without a box, the background of setup, settings and other screens."""
        return self._baked("night", size_px, lambda: night_art.night(self._assets, size_px))

    def theatre(self, game: str, size_px: tuple[int, int], *, lit: bool) -> pygame.Surface:
        """Return one theatre, asleep or lit."""
        return self._baked(
            f"theatre {game} {'lit' if lit else 'asleep'}",
            size_px,
            lambda: theatre_art.theatre(self._assets, game, size_px, lit=lit),
        )

    def has_theatre(self, game: str, size_px: tuple[int, int], *, lit: bool) -> bool:
        """Whether a theatre need not be composed, only loaded."""
        return self._bakery.has_scenery(f"title {LOOK} theatre {game} {'lit' if lit else 'asleep'}", size_px)

    def theatre_planes(self, game: str, size_px: tuple[int, int]) -> list[pygame.Surface]:
        """Return the three planes of a lit theatre, farthest first, for the parallax.

        They belong behind `theatre_frame`, whose sides hide up to 10 of 338 units of sliding.
        """
        # All three are composed together, and only if one of them is not baked yet.
        together = cache(partial(theatre_art.planes, self._assets, game, size_px))

        def plane(index: int) -> pygame.Surface:
            return together()[index]

        names = enumerate(theatre_art.PLANES)
        return [self._baked(f"{name} {game}", size_px, partial(plane, index)) for index, name in names]

    def theatre_frame(self, game: str, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the front of a lit theatre."""
        return self._baked(f"frame {game}", size_px, lambda: theatre_art.frame(self._assets, game, size_px, lit=True))

    def theatre_light(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the light of a lit theatre on the box around it, and its shadow; to be drawn under it."""
        return self._baked("light", size_px, lambda: _light(size_px))

    def theatre_shadow(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the shadow of a sleeping theatre on the box."""
        return self._baked("shadow", size_px, lambda: _shadow(size_px))

    def table_light(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the pool of light on the table below the lit theatre."""
        return self._baked("table light", size_px, lambda: _pool(size_px))

    def nameplate(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Return the paper plate for a game's name, at the width that the name needs."""
        look = self._assets.theme
        return self._bakery.get(f"title {LOOK} nameplate", size_px, lambda: _nameplate(look, size_px), look.name)

    def wordmark(self, height_px: int) -> pygame.Surface:
        """Return the game title, cut from golden paper; `height_px` is from the top of the K to the foot of the g."""
        size = (round(height_px * _WORDMARK_SHAPE), height_px)
        return self._baked("wordmark", size, lambda: _wordmark(self._assets, size))

    def seal(self, size_px: int) -> pygame.Surface:
        """Return the red seal with its four characters, slightly tilted."""
        return self._baked("seal", (size_px, size_px), lambda: _seal(self._assets, size_px))

    def _baked(self, name: str, size_px: tuple[int, int], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._bakery.get(f"title {LOOK} {name}", size_px, make)


def _backdrop(assets: Assets, layout: Layout) -> pygame.Surface:
    sheet = night_art.sky(assets, layout, (1330, 120))
    width, height = layout.window_px
    top = layout.to_px((0, _TABLE_EDGE))[1]
    table = paper.vertical_gradient((width, height - top), [(0, "#2C1B18"), (1, "#120B0C")])
    paper.drop(sheet, paper.grain(table, 4.0, seed=8), (0, top), Shade(10, 0.5, -3, colour=SHADOW_BOX))
    left, box_top, box_width, box_height = layout.rect_to_px(BOX)
    paper.drop(
        sheet,
        _box((box_width, box_height), layout.scale),
        (left, box_top),
        Shade(26, 0.86, 18, colour=SHADOW_BOX).scaled(layout.scale),
    )
    return night_art.finished(sheet)


def _box(size_px: tuple[int, int], scale: float) -> pygame.Surface:
    """Return lacquer with a double gold line."""
    stops = [(0.0, "#451E1B"), (0.5, "#2A1315"), (1.0, "#1A0C0E")]
    box = paper.rounded(
        size_px, 22 * scale, stops, GOLD_LINE, line_width=1.8 * scale, line_inset=6 * scale, line_opacity=0.8
    )
    within = (size_px[0] - 26 * scale, size_px[1] - 26 * scale)
    line = paper.drawn(
        f'<rect x="1" y="1" width="{within[0] - 2}" height="{within[1] - 2}" rx="{12 * scale}" fill="none"'
        f' stroke="{hex_colour(GOLD_LINE)}" stroke-width="{scale}" opacity="0.4"/>',
        within,
    )
    box.blit(line, (round(13 * scale), round(13 * scale)))
    paper.light_edge(box, GOLD_LINE, 0.5)
    return paper.grain(box, 4.0, seed=5)


def _light(size_px: tuple[int, int]) -> pygame.Surface:
    scale = size_px[0] / (theatre_art.WIDTH * LIT_SCALE)
    shape = paper.rounded(size_px, 14 * scale, _LAMP)
    halo = paper.halo(520 * scale, "#F4DFA0", 0.42, 1.7)
    for colour_of, shade in ((_LAMP, Shade(22, 0.75)), (SHADOW_BOX, Shade(16, 0.8, 12))):
        soft, _ = paper.shadow(shape, shade.blur * scale, shade.opacity, colour_of)
        place = soft.get_rect(center=halo.get_rect().center).move(0, round(shade.down * scale))
        halo.blit(soft, place)
    return halo


def _shadow(size_px: tuple[int, int]) -> pygame.Surface:
    scale = size_px[0] / theatre_art.WIDTH
    shape = paper.rounded(size_px, 14 * scale, SHADOW_BOX)
    return paper.with_shadow(shape, Shade(8, 0.63, 4, colour=SHADOW_BOX).scaled(scale))[0]


def _pool(size_px: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(paper.halo(100, _LAMP, 0.5, 1.5), size_px)


def _nameplate(look: Theme, size_px: tuple[int, int]) -> pygame.Surface:
    width, height = size_px
    unit = height / 76
    notch, deep = 14 * unit, 16 * unit
    outline = (
        f"M{notch} 0 H{width - notch} C{width - 12 * unit} {10 * unit} {width - 6 * unit} {14 * unit} {width} {deep}"
        f" V{height - deep} C{width - 6 * unit} {height - 14 * unit} {width - 12 * unit} {height - 10 * unit}"
        f" {width - notch} {height} H{notch} C{12 * unit} {height - 10 * unit} {6 * unit} {height - 14 * unit}"
        f" 0 {height - deep} V{deep} C{6 * unit} {14 * unit} {12 * unit} {10 * unit} {notch} 0 Z"
    )
    light, dark, thread = hex_colour(look.paper_light), hex_colour(look.paper_dark), hex_colour(VERMILION)
    inset = 20 * unit
    plate = paper.drawn(
        '<defs><linearGradient id="paper" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></linearGradient></defs>'
        f'<path d="{outline}" fill="url(#paper)"/>'
        f'<path d="M{inset} {7 * unit} H{width - inset} M{inset} {height - 7 * unit} H{width - inset}"'
        f' fill="none" stroke="{thread}" stroke-width="{1.3 * unit}" opacity="0.8"/>',
        size_px,
    )
    paper.grain(plate, 4.5, seed=7)
    return paper.with_shadow(plate, Shade(9, 0.75, 6, colour=SHADOW_BOX).scaled(unit))[0]


def _wordmark(assets: Assets, size_px: tuple[int, int]) -> pygame.Surface:
    letters = assets.svg("title/wordmark", size_px).copy()
    paper.light_edge(letters, "#FFFFFF", 0.7)
    paper.grain(letters, 5.0, seed=3)
    return paper.with_shadow(letters, Shade(10, 0.86, 7, colour=SHADOW_BOX).scaled(size_px[1] / 164))[0]


def _seal(assets: Assets, size_px: int) -> pygame.Surface:
    large = assets.svg("title/seal", (2 * size_px, 2 * size_px)).copy()
    # Rotate it while it is large: a small picture gets jagged edges.
    turned = pygame.transform.rotozoom(paper.grain(large, 6.0, seed=4, fibres=False), 4, 0.5)
    return paper.with_shadow(turned, Shade(6, 0.63, 4, colour=SHADOW_BOX).scaled(size_px / 84))[0]
