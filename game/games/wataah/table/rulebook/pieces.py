"""The parts of Shinobi WAT-AAH!'s rulebook pictures: the court, cards, clans, piles, pawns, banners."""

from collections.abc import Sequence

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.games.wataah import log_text
from game.games.wataah.table import seat_values
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.draw.cards import Cards, draw_figures
from game.games.wataah.table.layout import HAND, HIGH, Pose
from game.table.rulebook.window import SceneryWindow

SMALL = 84.0
"""The usual width of a card in a picture."""

_STRIP = 0.36
"""The share of a card's width that its neighbour in a clan leaves visible."""

_RAISED = 12.0
_CARPET = 800.0
_POWER = theme.LABEL.sized(20).on("LIGHT_TEXT")
_RIBBON = theme.LABEL.sized(21).on("VERMILION_LIP")

Place = tuple[float, float]


class Pieces:
    """Draws single pieces anywhere; cards are scaled from the hand's, which are baked already."""

    def __init__(self, kit: Kit) -> None:
        self.say = kit.say
        self.art = WataahArt(kit.assets, kit.bakery)
        self.grand = self.art.grand
        self.cards = Cards(self.art)
        self._court = SceneryWindow("wataah", self.art.backdrop, theme.mix(theme.LACQUER, theme.NIGHT, 0.5))

    def court(
        self, canvas: Canvas, rect: Rect, *, dusk: float = 0.0, top: float = 240.0, middle: float = _CARPET
    ) -> None:
        """A window into the court from a height of the table on, around an x of it."""
        self.art.print_cards(canvas.px(HAND))
        self._court.draw(canvas, rect, (middle - rect.w / 2, min(top, 900 - rect.h)), dusk)

    def card(
        self,
        canvas: Canvas,
        at: Place,
        name: str | None,
        width: float = SMALL,
        *,
        tilt: float = 0.0,
        glow: bool = False,
        look: str = "plain",
    ) -> None:
        """A card with its shadow, centred on a point; None shows its back."""
        if glow:
            canvas.blit_centred(self.art.card_glow(canvas.px(width), tilt=tilt), at)
        self.cards.lying(canvas, name, Pose(*at, tilt, width), look=look)

    def fan(
        self,
        canvas: Canvas,
        middle: Place,
        names: Sequence[str | None],
        width: float = SMALL,
        apart: float = 38.0,
        *,
        raised: Sequence[str] = (),
    ) -> None:
        """A hand; None shows a back, raised cards glow."""
        for place, name in enumerate(names):
            steps = place - (len(names) - 1) / 2
            up = name is not None and name in raised
            at = (middle[0] + apart * steps, middle[1] + steps * steps * apart * 0.03 - (26 if up else 0))
            self.card(canvas, at, name, width, tilt=2.4 * steps, glow=up)

    def clan(
        self,
        canvas: Canvas,
        left: Place,
        names: Sequence[str],
        width: float = SMALL,
        *,
        step: float | None = None,
        more: Sequence[str] = (),
        total: bool = True,
    ) -> Rect:
        """A clan and the sum of its strengths; the point is the middle of its left edge.

        Cards that are being added (`more`) glow and lie a little higher. Returns the area of the cards.
        """
        apart = step or width * _STRIP
        poses = [Pose(left[0] + width / 2 + apart * place, left[1], 0.0, width) for place in range(len(names))]
        self.cards.splayed(canvas, names, poses)
        for place, name in enumerate(more, start=len(names)):
            raised = _RAISED if names else 0.0
            self.card(canvas, (left[0] + width / 2 + apart * place, left[1] - raised), name, width, glow=True)
        count = len(names) + len(more)
        box = Rect(left[0], left[1] - width * HIGH / 2, width + apart * (count - 1), width * HIGH)
        if total:
            self.cards.sum_of(canvas, str(seat_values.strength([*names, *more])), box)
        return box

    def slot(self, canvas: Canvas, rect: Rect, kind: str = "waiting") -> None:
        """A place that waits for a clan."""
        canvas.blit_centred(self.art.slot(canvas.layout.size_to_px(rect.size), kind), rect.centre)

    def deck(self, canvas: Canvas, at: Place, width: float = SMALL, count: int = 60) -> None:
        """The deck."""
        canvas.blit_centred(self.art.deck(count, canvas.px(width)), at)

    def jigoku(self, canvas: Canvas, at: Place, top: str | None, width: float = SMALL) -> None:
        """The pit, perhaps with a card in it."""
        canvas.blit_centred(self.art.jigoku(canvas.px(width)), at)
        if top is not None:
            self.card(canvas, at, top, width)

    def corruption(self, canvas: Canvas, at: Place, seat: int, pile: Sequence[str], width: float = SMALL) -> None:
        """A Ninja Master on his corruption, and what it costs."""
        canvas.blit_centred(self.art.corruption(seat, len(pile), canvas.px(width)), at)
        if pile:
            box = Rect.around((at[0] + width * 0.42, at[1] + width * 0.6), 58, 30)
            canvas.blit_centred(self.art.cost_pill(canvas.layout.size_to_px(box.size)), box.centre)
            draw_figures(canvas, f"-{seat_values.strength(pile)}", box.centre, 19, theme.LIGHT_TEXT)

    def crest(self, canvas: Canvas, at: Place, seat: int, size: float = 46.0) -> None:
        """The sign of a seat."""
        canvas.blit_centred(self.art.crest(seat, canvas.px(size)), at)

    def disc(self, canvas: Canvas, at: Place, kind: str, size: float = 40.0) -> None:
        """The emblem of a clan, of Ronin or of Yokai."""
        canvas.blit_centred(self.art.disc(kind, canvas.px(size)), at)

    def lantern(self, canvas: Canvas, at: Place, width: float = 64.0, *, lit: bool = True) -> None:
        """A lantern."""
        canvas.blit_centred(self.art.lantern(canvas.px(width), lit=lit), at)

    def figures(self, canvas: Canvas, words: str, at: Place, height: float = 26.0) -> None:
        """A number in light figures."""
        draw_figures(canvas, words, at, height, theme.LIGHT_TEXT)

    def pawns(self, canvas: Canvas, at: Place, seat: int, count: int, width: float = 38.0) -> None:
        """Pawns side by side, from the left."""
        pawn = self.grand.pawn(seat, canvas.px(width))
        for place in range(count):
            canvas.blit_centred(pawn, (at[0] + place * (width + 4), at[1]))

    def boss(self, canvas: Canvas, at: Place, width: float) -> None:
        """A hidden boss."""
        canvas.blit_centred(self.grand.boss_back(canvas.px(width)), at)

    def favour(self, canvas: Canvas, at: Place, deck: str, name: str | None, width: float = SMALL) -> None:
        """A Temple or a Court card; None shows its back."""
        width_px = canvas.px(width)
        canvas.blit_centred(self.art.card_shadow(width_px), at)
        face = self.grand.favour_back(deck, width_px) if name is None else self.grand.favour(deck, name, width_px)
        canvas.blit_centred(face, at)

    def ribbon(self, canvas: Canvas, words: str, at: Place, most: float = 220.0) -> None:
        """A pointed strip of paper as long as its words."""
        box = Rect.around(at, min(canvas.measure(words, _RIBBON)[0] + 52, most), 34)
        canvas.blit_centred(self.art.ribbon(canvas.layout.size_to_px(box.size)), box.centre)
        canvas.text(words, box.inset(18, 1), _RIBBON, "centre", wrap=False)

    def power(self, canvas: Canvas, box: Rect, clan: str, *, triple: bool) -> None:
        """What two or three cards of a clan do, in words beside its emblem."""
        self.disc(canvas, (box.x + 30, box.y + 26), clan, 48)
        sign = self.art.little_cards(3 if triple else 2, canvas.px(26), theme.LIGHT_TEXT)
        canvas.blit_centred(sign, (box.x + 98, box.y + 26))
        words = Rect(box.x + 6, box.y + 56, box.w - 12, box.h - 56)
        canvas.text(log_text.clan_power(clan, self.say, triple=triple), words, _POWER, stand="top")

    def bell(self, canvas: Canvas, at: Place, width: float) -> None:
        """The bell, ringing."""
        canvas.blit_centred(self.art.bell(canvas.px(width), ringing=True), at)
