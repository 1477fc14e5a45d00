"""Rulebook pictures of Shinobi WAT-AAH!: powers: pairs and triples, all clans, all Yokai."""

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.look import theme
from game.games.wataah.rules.cards import CLAN_CARDS, YOKAI_CARDS
from game.games.wataah.table.rulebook.pieces import Pieces
from game.table.rulebook import diagrams

_DUSK = 0.45
_OWN = ("carp", "crow", "dragon", "bear")
_RIVALS = ("toad", "fox", "spider", "rat", "monkey")
_NAME = theme.LABEL.sized(20).on("LIGHT_TEXT")


def powers(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """A new pair and a new triple; then reinforcements of two cards and of one."""
    pieces.court(canvas, rect, dusk=_DUSK)
    rows: tuple[tuple[tuple[str, ...], tuple[str, ...], str], ...] = (
        ((), ("carp4", "carp3"), "pair"),
        ((), ("carp4", "carp3", "ronin"), "triple"),
        (("spider4", "spider3"), ("spider4", "spider3"), "pair"),
        (("dragon5", "dragon4", "dragon3"), ("dragon4",), ""),
    )
    for row, (there, placed, power) in enumerate(rows):
        box = Rect(rect.x + 20, rect.y + 18 + row * 166, rect.w - 40, 156)
        diagrams.panel(canvas, box)
        y = box.centre.y
        pieces.clan(canvas, (box.x + 20, y), there, 82, more=placed, total=False)
        kind = placed[0].rstrip("0123456789")
        if power:
            pieces.power(canvas, Rect(box.x + 222, y - 62, 198, 128), kind, triple=power == "triple")
        else:
            diagrams.cross(canvas, (box.x + 330, y), 56)


def clans(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """All cards of the clans that bring something."""
    _all_cards(pieces, canvas, rect, _OWN)


def rivals(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """All cards of the clans that are used against others."""
    _all_cards(pieces, canvas, rect, _RIVALS)


def _all_cards(pieces: Pieces, canvas: Canvas, rect: Rect, names: tuple[str, ...]) -> None:
    pieces.court(canvas, rect, dusk=_DUSK)
    strengths = dict(CLAN_CARDS)
    for name, row in zip(names, rect.inset(16, 14).rows(len(names)), strict=True):
        width = min(96.0, (row.h - 44) / 1.4)
        pieces.disc(canvas, (row.x + 24, row.y + 18), name, 32)
        words = Rect(row.x + 48, row.y + 2, 300, 32)
        diagrams.words(canvas, pieces.say(f"wataah.clan.{name}"), words, _NAME, "left", wrap=False)
        cards = [f"{name}{strength}" for strength in strengths[name]]
        step = (row.w - 16 - width) / (len(cards) - 1)
        pieces.clan(canvas, (row.x + 8, row.y + 36 + width * 0.7), cards, width, step=step, total=False)


def yokai(pieces: Pieces, canvas: Canvas, rect: Rect) -> None:
    """The nine, each with the clan whose triple power it has."""
    pieces.court(canvas, rect, dusk=_DUSK)
    for place, (name, _, clan) in enumerate(YOKAI_CARDS):
        at = Point(rect.x + 88 + place % 3 * 146, rect.y + 112 + place // 3 * 220)
        pieces.card(canvas, at, name, 120)
        if clan is not None:
            pieces.disc(canvas, (at.x + 52, at.y + 72), clan, 44)
        words = Rect.around((at.x, at.y + 106), 142, 34)
        diagrams.words(canvas, pieces.say(f"wataah.card.{name}"), words, _NAME, wrap=False)
