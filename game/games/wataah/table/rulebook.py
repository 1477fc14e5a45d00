"""The pieces of Shinobi WAT-AAH!'s rulebook pictures: cards, clans, piles, pawns, banners, bosses."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.games.wataah import log_text
from game.games.wataah.rules.cards import CLAN_CARDS
from game.games.wataah.rules.grand_master.cards import BOSSES
from game.games.wataah.table import seat_values
from game.games.wataah.table.art.board import board_height
from game.games.wataah.table.art.card_windows import BOSS_SHAPE
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.draw.cards import Cards, draw_figures
from game.games.wataah.table.layout import HAND
from game.table.cards.flight import HIGH, Pose
from game.table.rulebook import diagrams
from game.table.rulebook.page import RulebookPage
from game.table.rulebook.pictures import Made, Pictures, Place, Size
from game.table.rulebook.window import SceneryWindow

_STRIP = 0.36
"""The share of a card's width that its neighbour in a clan leaves visible."""

_RAISED = 12.0
_BOARD = 840.0
"""How wide the board is on the table; its parts are found there and drawn smaller here."""

_DECOYS = ((-119.0, 238.0), (0.0, 246.0), (119.0, 238.0))
"""The Decoys from the middle of the octagon."""

_SMALL = diagrams.LABEL.sized(20)
_RIBBON = theme.LABEL.sized(21).on(theme.VERMILION_LIP)


def book(kit: Kit) -> tuple[RulebookPage, ...]:
    """The pages in their order."""
    return WataahPictures(kit).pages()


class WataahPictures(Pictures):
    """Cards are scaled from the hand's, which are baked already."""

    def __init__(self, kit: Kit) -> None:
        self.art = art = WataahArt(kit.assets, kit.bakery)
        self.grand = grand = art.grand
        self._cards = Cards(art)
        pictures: dict[str, Made] = {
            "bell": partial(art.bell, ringing=True),
            "boss": grand.boss_back,
            "crest": art.crest,
            "deck": partial(art.deck, 60),
            "disc": art.disc,
            "eye": partial(grand.eye, 0),
            "lantern": partial(art.lantern, lit=True),
            "pawn": grand.pawn,
            "shosho": grand.shosho,
            "slash": art.slash,
        }
        window = SceneryWindow("wataah", art.backdrop, theme.mix(theme.LACQUER, theme.NIGHT, 0.5), top=240.0)
        super().__init__(kit, Path(__file__).with_suffix(".toml"), pictures, window)

    def draw_ground(
        self, canvas: Canvas, rect: Rect, dusk: float = 0.0, top: float | None = None, middle: float = 800.0
    ) -> None:
        """A window into the court."""
        self.art.print_cards(canvas.px(HAND))
        super().draw_ground(canvas, rect, dusk, top, middle)

    def draw_card(
        self, canvas: Canvas, at: Place, name: str, width: float, *, tilt: float = 0.0, glow: bool = False
    ) -> None:
        """A card with its shadow; without a name, its back."""
        if glow:
            canvas.blit_centred(self.art.card_glow(canvas.px(width), tilt=tilt), at)
        self._cards.lying(canvas, name or None, Pose(*at, tilt, width))

    def draw_fan(
        self,
        canvas: Canvas,
        middle: Place,
        cards: int | Sequence[str],
        width: float,
        apart: float,
        *,
        raised: Sequence[str] = (),
    ) -> None:
        """A hand, or so many backs; raised cards glow."""
        names = [""] * cards if isinstance(cards, int) else cards
        for place, name in enumerate(names):
            steps = place - (len(names) - 1) / 2
            up = name in raised
            at = (middle[0] + apart * steps, middle[1] + steps * steps * apart * 0.03 - (26 if up else 0))
            self.draw_card(canvas, at, name, width, tilt=2.4 * steps, glow=up)

    def draw_clan(
        self,
        canvas: Canvas,
        left: Place,
        names: Sequence[str],
        width: float,
        apart: float | None = None,
        *,
        more: Sequence[str] = (),
        total: bool = True,
        target: bool = False,
    ) -> None:
        """A clan and the sum of its strengths; the point is the middle of its left edge.

        Cards that are being added (`more`) glow and lie a little higher. A `target` has a ring around it.
        """
        apart = apart or width * _STRIP
        poses = [Pose(left[0] + width / 2 + apart * place, left[1], 0.0, width) for place in range(len(names))]
        self._cards.splayed(canvas, names, poses)
        for place, name in enumerate(more, start=len(names)):
            raised = _RAISED if names else 0.0
            at = (left[0] + width / 2 + apart * place, left[1] - raised)
            self.draw_card(canvas, at, name, width, glow=True)
        count = len(names) + len(more)
        box = Rect(left[0], left[1] - width * HIGH / 2, width + apart * (count - 1), width * HIGH)
        if total:
            self._cards.sum_of(canvas, str(seat_values.strength([*names, *more])), box)
        if target:
            self._cards.ring(canvas, box)

    def draw_clan_row(self, canvas: Canvas, corner: Place, clan: str, size: Size) -> None:
        """All cards of a clan below its emblem and name."""
        row = Rect(*corner, *size)
        canvas.blit_centred(self.art.disc(clan, canvas.px(32)), (row.x + 24, row.y + 18))
        canvas.text(self.say(f"wataah.clan.{clan}"), Rect(row.x + 48, row.y + 2, 300, 32), _SMALL, wrap=False)
        width = min(96.0, (row.h - 44) / 1.4)
        names = [f"{clan}{strength}" for strength in dict(CLAN_CARDS)[clan]]
        left, apart = (row.x + 8, row.y + 36 + width * 0.7), (row.w - 16 - width) / (len(names) - 1)
        self.draw_clan(canvas, left, names, width, apart, total=False)

    def draw_jigoku(self, canvas: Canvas, at: Place, top: str, width: float) -> None:
        """The pit with a card in it."""
        canvas.blit_centred(self.art.jigoku(canvas.px(width)), at)
        self.draw_card(canvas, at, top, width)

    def draw_corruption(self, canvas: Canvas, at: Place, pile: Sequence[str], width: float) -> None:
        """A Ninja Master on his corruption, and what it costs."""
        canvas.blit_centred(self.art.corruption(0, len(pile), canvas.px(width)), at)
        box = Rect.around((at[0] + width * 0.42, at[1] + width * 0.6), 58, 30)
        canvas.blit_centred(self.art.cost_pill(canvas.layout.size_to_px(box.size)), box.centre)
        draw_figures(canvas, f"-{seat_values.strength(pile)}", box.centre, 19, canvas.theme.light_text)

    @staticmethod
    def draw_figures(canvas: Canvas, at: Place, words: str, height: float) -> None:
        """A number in light figures."""
        draw_figures(canvas, words, at, height, canvas.theme.light_text)

    def draw_total(self, canvas: Canvas, at: Place, words: str) -> None:
        """The result of a round on a gold seal."""
        seal = Rect.around(at, 108, 66)
        canvas.blit_centred(self.art.sum_seal(canvas.layout.size_to_px(seal.size), "gain"), seal.centre)
        canvas.text(words, seal, theme.NUMERAL.sized(44).on(theme.GOLD_INK), "centre", wrap=False)

    def draw_favour(self, canvas: Canvas, at: Place, name: str, deck: str, width: float, *, named: bool = True) -> None:
        """A Temple or a Court card above its name; without a name, its back."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        face = self.grand.favour(deck, name, width_px) if name else self.grand.favour_back(deck, width_px)
        canvas.blit_centred(face, at)
        if name and named:
            words = Rect.around((at[0], at[1] + 106), 216, 38)
            canvas.text(self.say(f"wataah.{deck}.{name}"), words, _SMALL, "centre", wrap=False)

    def draw_ribbon(self, canvas: Canvas, at: Place, key: str, most: float) -> None:
        """A pointed strip of paper as long as its words."""
        words = self.say(key)
        box = Rect.around(at, min(canvas.measure(words, _RIBBON)[0] + 52, most), 34)
        canvas.blit_centred(self.art.ribbon(canvas.layout.size_to_px(box.size)), box.centre)
        canvas.text(words, box.inset(18, 1), _RIBBON, "centre", wrap=False)

    def draw_power(self, canvas: Canvas, corner: Place, clan: str, box: Size, *, triple: bool = False) -> None:
        """What two or three cards of a clan do, in words below its emblem."""
        x, y = corner
        canvas.blit_centred(self.art.disc(clan, canvas.px(48)), (x + 30, y + 26))
        sign = self.art.little_cards(3 if triple else 2, canvas.px(26), canvas.theme.light_text)
        canvas.blit_centred(sign, (x + 98, y + 26))
        words = Rect(x + 6, y + 56, box[0] - 12, box[1] - 56)
        canvas.text(log_text.clan_power(clan, self.say, triple=triple), words, _SMALL, stand="top")

    def draw_board(self, canvas: Canvas, middle: Place, width: float) -> None:
        """The octagon with hidden bosses."""
        width_px, share = canvas.px(width), width / _BOARD
        down = Point(middle[0], middle[1] + (board_height(width_px) - width_px) / canvas.scale / 2)
        canvas.blit_centred(self.grand.board_shadow(width_px), down)
        canvas.blit_centred(self.grand.board(width_px), down)
        canvas.blit_centred(self.grand.boss_back(canvas.px(110 * share)), middle)
        for x, y in _DECOYS:
            decoy = self.grand.boss_back(canvas.px(82 * share))
            canvas.blit_centred(decoy, (middle[0] + x * share, middle[1] + y * share))

    def draw_boss_row(self, canvas: Canvas, corner: Place, name: str, size: Size) -> None:
        """A boss with its damage, and what each number of pawns brings."""
        row = Rect(*corner, *size)
        damage, points = next((damage, points) for boss, damage, points in BOSSES if boss == name)
        width = (row.h - 12) / BOSS_SHAPE
        with canvas.clipped(row.inset(4)):
            canvas.blit_centred(self.grand.boss_portrait(name, canvas.px(width)), (row.x + 68, row.centre.y))
        words = Rect(row.x + 134, row.y + 8, 200, 34)
        canvas.text(self.say(f"wataah.boss.{name}"), words, _SMALL, wrap=False)
        for pawn in range(damage):
            at = (row.right - 30 - pawn * 40, row.y + 26)
            canvas.blit_centred(self.grand.pawn(0, canvas.px(34)), at)
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
        canvas.text(f"{count}{last}", head, theme.LABEL.sized(20).on("light_text_soft"), "centre", wrap=False)
        words = f"+{value}" if value > 0 else str(value).replace("-", "\N{MINUS SIGN}")
        canvas.text(words, foot.inset(1, 0), theme.LABEL.sized(20).on("bright_text"), "centre", wrap=False)
