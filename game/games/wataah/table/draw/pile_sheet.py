"""The Jigoku, or a corruption pile, opened: every kind of card in it, counted; a clan may be searched for."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets import panels
from game.engine.widgets.button import IconButton
from game.engine.widgets.widget import Area, Widget
from game.games.wataah.rules.cards import CLANS, NUMBERS
from game.games.wataah.table.art.pictures import kind_of
from game.games.wataah.table.draw.cards import Cards
from game.games.wataah.table.input.pieces import KindInPile, SearchSign
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.words import Words
from game.table.cards.flight import HIGH, Pose
from game.table.face.answers import Wish

_SHEET = Rect(170, 96, 1260, 540)
_GRID = Rect(_SHEET.x + 44, _SHEET.y + 128, _SHEET.w - 88, _SHEET.h - 150)
_LARGE, _SMALL = (118.0, 9), (80.0, 13)
"""How wide cards are and how many fit side by side: few kinds, and many."""

_DISC = 46.0
KINDS = (*CLANS, "ronin", "yokai")
"""What may be searched for."""


@dataclass(frozen=True, slots=True)
class CardKind:
    """Cards that are alike, and where they stand in the pile."""

    card: str
    places: tuple[int, ...]


def kinds(cards: Sequence[str]) -> list[CardKind]:
    """A pile sorted by kind."""
    found: dict[str, list[int]] = {}
    for place, card in enumerate(cards):
        found.setdefault(card, []).append(place)
    return [CardKind(card, tuple(found[card])) for card in sorted(found, key=NUMBERS.__getitem__)]


def pick(choice: Picking, places: Sequence[int]) -> Wish:
    """A click on a kind selects one more of it; after the last, none."""
    free = [place for place in places if place not in choice.taken]
    taken = [place for place in places if place in choice.taken]
    if free and (len(choice.taken) < choice.needed or not taken):
        return choice.pick(free[0])
    if choice.needed == 1:
        return choice.pick(taken[0])
    choice.taken = [place for place in choice.taken if place not in taken]
    return None


class PileSheet:
    """A lacquer tray over the table."""

    def __init__(self, cards: Cards, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._words = words
        self.wanted: str | None = None
        """The clan that is searched for."""

    def search(self, kind: str) -> None:
        """Filter by a clan; the same clan again shows everything."""
        self.wanted = None if self.wanted == kind else kind

    def widgets(self, pile: Sequence[str]) -> list[Widget]:
        """Every kind, the signs to search for, and the way out."""
        found: list[Widget] = [
            Area(KindInPile(number), pose.rect) for number, pose in enumerate(self._poses(len(kinds(pile))))
        ]
        found += [Area(SearchSign(kind), rect, radius=_DISC / 2) for kind, rect in self._discs()]
        close = Rect(_SHEET.right - 74, _SHEET.y + 22, 50, 50)
        return [*found, IconButton("close", close, "close", label=self._words.say("wataah.pile.close"))]

    def draw(
        self, canvas: Canvas, title: str, pile: Sequence[str], choice: Picking | None, looked_at: int | None
    ) -> None:
        """Draw the tray."""
        panels.draw_tray(canvas, _SHEET)
        head = Rect(_SHEET.x + 40, _SHEET.y + 22, 380, 50)
        canvas.text(title, head, theme.HEADING.on("lacquer_text"), wrap=False)
        held = {kind_of(card) if kind_of(card) in CLANS or kind_of(card) == "ronin" else "yokai" for card in pile}
        for sign, rect in self._discs():
            disc = self._art.disc(sign, canvas.px(_DISC))
            if sign == self.wanted:
                canvas.rounded(rect.inset(-4), rect.w / 2 + 4, theme.SELECT)
            canvas.blit_centred(disc, rect.centre, 1.0 if sign in held else 0.3)
        if not pile:
            words = self._words.say("wataah.pile.empty")
            canvas.text(words, _GRID, theme.FLAVOUR.sized(24).on("light_text_soft"), "centre")
        for number, (kind, pose) in enumerate(zip(kinds(pile), self._poses(len(kinds(pile))), strict=True)):
            self._kind(canvas, kind, pose, choice, looked_at=number == looked_at)

    def _kind(self, canvas: Canvas, kind: CardKind, pose: Pose, choice: Picking | None, *, looked_at: bool) -> None:
        width = canvas.px(pose.width)
        taken = sum(place in choice.taken for place in kind.places) if choice is not None else 0
        up = pose._replace(y=pose.y - (10 if taken else 5 if looked_at and choice is not None else 0))
        for depth in range(min(len(kind.places), 3) - 1, 0, -1):
            self._cards.lying(
                canvas, kind.card, pose._replace(x=pose.x + 4 * depth, y=pose.y + 4 * depth), look="quiet"
            )
        canvas.blit_centred(self._art.card_shadow(width), (pose.x, pose.y))
        if taken or (looked_at and choice is not None):
            canvas.blit_centred(self._art.card_glow(width), (up.x, up.y))
        hidden = self.wanted is not None and not _is(kind.card, self.wanted)
        self._cards.lying(canvas, kind.card, up, look="quiet" if hidden else "plain", shadow=False)
        if len(kind.places) > 1 or taken > 1:
            words = f"{taken}/{len(kind.places)}" if taken else f"\N{MULTIPLICATION SIGN}{len(kind.places)}"
            box = Rect.around((up.rect.right - 12, up.rect.bottom - 10), 46, 28)
            canvas.blit_centred(self._art.sum_seal(canvas.layout.size_to_px(box.size)), box.centre)
            canvas.text(words, box.inset(4, 1), theme.LABEL.sized(20), "centre", wrap=False)

    @staticmethod
    def _discs() -> list[tuple[str, Rect]]:
        left = _SHEET.right - 96 - len(KINDS) * (_DISC + 12)
        return [
            (kind, Rect(left + number * (_DISC + 12), _SHEET.y + 24, _DISC, _DISC)) for number, kind in enumerate(KINDS)
        ]

    @staticmethod
    def _poses(count: int) -> list[Pose]:
        width, columns = _LARGE if count <= 2 * _LARGE[1] else _SMALL
        across = _GRID.w / columns
        rows = (count + columns - 1) // columns
        down = min(width * HIGH + 26, (_GRID.h - width * HIGH) / max(1, rows - 1))
        return [
            Pose(
                _GRID.x + across * (number % columns + 0.5),
                _GRID.y + width * HIGH / 2 + down * (number // columns),
                0.0,
                width,
            )
            for number in range(count)
        ]


def _is(card: str, wanted: str) -> bool:
    kind = kind_of(card)
    return kind == wanted or (wanted == "yokai" and kind not in CLANS and kind != "ronin")
