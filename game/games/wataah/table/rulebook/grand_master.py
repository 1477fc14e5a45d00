"""Rulebook pictures of Shinobi WAT-AAH!, Grand Master mode: board, pawns, bosses, Temple and Court."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.wataah.rules.grand_master.cards import BOSSES, RANK_PAWNS, ROUNDS
from game.games.wataah.table.art.board import board_height
from game.games.wataah.table.art.card_windows import BOSS_SHAPE
from game.games.wataah.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_DUSK = 0.5
_NAME = theme.LABEL.sized(20).on("LIGHT_TEXT")
_BOARD = 840.0
"""How wide the board is on the table; its parts are found there and drawn smaller here."""

_DECOYS = ((-119.0, 238.0), (0.0, 246.0), (119.0, 238.0))
"""The Decoys from the middle of the octagon."""

_NAMES = (
    ("court", 234.0, -186.0, 226.0),
    ("temple", 130.0, -88.0, 256.0),
    ("missions", 370.0, -88.0, 168.0),
    ("showdown", 234.0, 78.0, 226.0),
    ("decoys", 234.0, 188.0, 226.0),
)
"""Where the names of the places lie: from the left of the picture, from the middle of the octagon; the widest."""

_TEMPLE = ("dawn_gate", "empty_hand", "lantern", "paired_blades", "two_roads")
_TEMPLE_MORE = ("stone_guardian", "rooted_pine", "closed_fan", "cleansing_spring", "banner")
_COURT = ("rice_tithe", "call_of_the_fallen", "pardon", "spirit_pact", "emperors_favour")
_COURT_MORE = ("duellist", "summons_home", "spy", "borrowed_style", "imperial_seal")


def _board(pieces: Pieces, canvas: Canvas, middle: Point, width: float) -> float:
    """The octagon with hidden bosses; returns its scale relative to the table."""
    width_px, share = canvas.px(width), width / _BOARD
    down = Point(middle.x, middle.y + (board_height(width_px) - width_px) / canvas.scale / 2)
    canvas.blit_centred(pieces.grand.board_shadow(width_px), down)
    canvas.blit_centred(pieces.grand.board(width_px), down)
    pieces.boss(canvas, middle, 110 * share)
    for x, y in _DECOYS:
        pieces.boss(canvas, (middle.x + x * share, middle.y + y * share), 82 * share)
    return share


def grand_master(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Three rounds, the five bosses, the Shosho, and who gets how many pawns."""
    pieces.court(canvas, rect, dusk=_DUSK, top=0)
    for number in range(ROUNDS):
        at = Point(rect.x + 92 + number * 142, rect.y + 76)
        pieces.lantern(canvas, at, 58)
        pieces.figures(canvas, str(number + 1), at, 24)
        if number:
            diagrams.arrow(canvas, (at.x - 94, at.y), (at.x - 48, at.y))
    y = rect.y + 222
    pieces.boss(canvas, (rect.x + 76, y), 96)
    diagrams.cross(canvas, (rect.x + 120, y - 66), 34)
    pieces.boss(canvas, (rect.x + 200, y), 96)
    diagrams.question(canvas, (rect.x + 200, y), 46)
    for x in (300.0, 356.0, 412.0):
        pieces.boss(canvas, (rect.x + x, y + 8), 78)
    for name, x, most in (("showdown", 200.0, 202.0), ("decoys", 356.0, 150.0)):
        pieces.ribbon(canvas, pieces.say(f"wataah.place.{name}"), (rect.x + x, y + 82), most)
    for row, (seats, counts) in enumerate(RANK_PAWNS.items()):
        box = Rect(rect.x + 20, rect.y + 344 + row * 110, rect.w - 40, 104)
        diagrams.panel(canvas, box)
        for rank, count in enumerate(counts):
            column = box.columns(4)[rank]
            pieces.figures(canvas, str(rank + 1), (column.x + 22, box.y + 32), 24)
            for pawn in range(count):
                place = (column.x + 52 + pawn % 2 * 34, box.y + 34 + pawn // 2 * 36)
                canvas.blit_centred(pieces.grand.pawn(rank, canvas.px(34)), place)
        if seats == 2:
            canvas.blit_centred(pieces.grand.shosho(canvas.px(92)), (box.right - 70, box.centre.y))


def pawns(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The board with pawns on its places, and an eye at the Decoy that somebody has seen."""
    pieces.court(canvas, rect, dusk=_DUSK)
    middle = Point(rect.centre.x, rect.y + 246)
    share = _board(pieces, canvas, middle, 448)
    stacks = (
        (0, 1, (-70.0, -236.0)),
        (1, 1, (30.0, -236.0)),
        (0, 2, (252.0, -30.0)),
        (2, 1, (232.0, 80.0)),
        (1, 3, (-100.0, -12.0)),
        (3, 1, (104.0, 24.0)),
    )
    for seat, count, (x, y) in stacks:
        for pawn in range(count):
            at = (middle.x + x * share, middle.y + y * share - pawn * 8)
            canvas.blit_centred(pieces.grand.pawn(seat, canvas.px(44)), at)
    canvas.blit_centred(pieces.grand.eye(0, canvas.px(32)), (middle.x, middle.y + 300 * share))
    for name, x, y, most in _NAMES:
        pieces.ribbon(canvas, pieces.say(f"wataah.place.{name}"), (rect.x + x, middle.y + y), most)
    low = Rect(rect.x + 20, rect.y + 500, rect.w - 40, 170)
    diagrams.panel(canvas, low)
    for row, (place, words) in enumerate(
        (("court", "1 \N{MULTIPLICATION SIGN} 10"), ("missions", "2 \N{MULTIPLICATION SIGN} 10"))
    ):
        y = low.y + 46 + row * 76
        pieces.pawns(canvas, (low.x + 44, y), 0, 1 + row, 46)
        diagrams.words(canvas, words, Rect(low.x + 130, y - 22, 120, 44), theme.NAME.on("MOON"), wrap=False)
        if place == "court":
            pieces.favour(canvas, (low.x + 340, y), "court", None, 46)
        else:
            pieces.boss(canvas, (low.x + 330, y), 44)
            canvas.blit_centred(pieces.grand.eye(0, canvas.px(40)), (low.x + 374, y + 16))
        diagrams.arrow(canvas, (low.x + 256, y), (low.x + 296, y))


def bosses(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """All five bosses: their damage, and what each number of pawns brings."""
    pieces.court(canvas, rect, dusk=0.6)
    for row, (name, damage, points) in zip(rect.inset(14, 12).rows(len(BOSSES), 6), BOSSES, strict=True):
        diagrams.panel(canvas, row)
        width = (row.h - 12) / BOSS_SHAPE
        with canvas.clipped(row.inset(4)):
            canvas.blit_centred(pieces.grand.boss_portrait(name, canvas.px(width)), (row.x + 68, row.centre.y))
        words = Rect(row.x + 134, row.y + 8, 200, 34)
        diagrams.words(canvas, pieces.say(f"wataah.boss.{name}"), words, _NAME, "left", wrap=False)
        for pawn in range(damage):
            at = (row.right - 30 - pawn * 40, row.y + 26)
            canvas.blit_centred(pieces.grand.pawn(0, canvas.px(34)), at)
            diagrams.cross(canvas, (at[0] + 8, at[1] + 6), 20)
        _points(canvas, Rect(row.x + 132, row.y + 46, row.w - 142, row.h - 56), points)


def _points(canvas: Canvas, box: Rect, points: tuple[int, ...]) -> None:
    """A boss's points by the number of pawns that are left."""
    for count, (value, cell) in enumerate(zip(points, box.columns(len(points), 3), strict=True)):
        head = cell._replace(h=cell.h * 0.46)
        foot = cell._replace(y=head.bottom, h=cell.h - head.h)
        ground = theme.MOSS if value > 0 else theme.BLOOD if value < 0 else theme.LACQUER_LIGHT
        canvas.rounded(cell, 8, theme.LACQUER_DARK)
        canvas.rounded(foot, 8, ground)
        last = "+" if count == len(points) - 1 else ""
        canvas.text(f"{count}{last}", head, theme.LABEL.sized(20).on("LIGHT_TEXT_SOFT"), "centre", wrap=False)
        words = f"+{value}" if value > 0 else str(value).replace("-", "\N{MINUS SIGN}")
        canvas.text(words, foot.inset(1, 0), theme.LABEL.sized(20).on("BRIGHT_TEXT"), "centre", wrap=False)


def temple(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """Two cards and one that is kept; or a look at a Decoy. Below, the cards that help in a turn."""
    _favours(pieces, canvas, rect, "temple", _TEMPLE)


def temple_more(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The cards that protect, and those for the count."""
    _favours(pieces, canvas, rect, "temple", _TEMPLE_MORE)


def court(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The cards that bring something."""
    _favours(pieces, canvas, rect, "court", _COURT)


def court_more(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The cards against others, and the Seal against them."""
    _favours(pieces, canvas, rect, "court", _COURT_MORE)


def _favours(pieces: Pieces, canvas: Canvas, rect: Rect, deck: str, names: tuple[str, ...]) -> None:
    """Five cards with their names, and the back that all of them share."""
    pieces.court(canvas, rect, dusk=_DUSK)
    for place, name in enumerate((*names, None)):
        at = Point(rect.x + 128 + place % 2 * 212, rect.y + 112 + place // 2 * 222)
        pieces.favour(canvas, at, deck, name, 118)
        if name is not None:
            words = Rect.around((at.x, at.y + 106), 216, 38)
            diagrams.words(canvas, pieces.say(f"wataah.{deck}.{name}"), words, _NAME, wrap=False)
