"""Draws the middle of the table: the court, deck and Jigoku, the lanterns of a turn, the small board."""

from game.engine.canvas import Canvas
from game.engine.draw.ambience import Ambience, Light, Swarm
from game.engine.geometry import Point, Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.anim.state import AnimationState
from game.games.wataah.table.art.colours import LANTERN_LIGHT
from game.games.wataah.table.art.palace import lantern_places
from game.games.wataah.table.draw.cards import Cards, draw_figures
from game.games.wataah.table.draw.paper_slips import draw_label
from game.games.wataah.table.layout import TableLayout
from game.games.wataah.table.words import Words
from game.table.cards.flight import HIGH

PHASES = ("draw", "place", "discard")
_LIT, _ASLEEP = 74.0, 54.0
_LIFT, _LABEL_BELOW = 12.0, 70.0


class Scenery:
    """Draws the middle of the table."""

    def __init__(self, cards: Cards, places: TableLayout, words: Words) -> None:
        self._cards = cards
        self._art = cards.art
        self._places = places
        self._words = words

    def ground(self, canvas: Canvas, picture: Picture, stage: AnimationState) -> None:
        """The court, and what is the same for all seats."""
        canvas.surface.blit(self._art.backdrop(canvas.layout.window_px), (0, 0))
        if self._places.round:
            canvas.rounded(self._places.table("band"), 30, theme.LACQUER, opacity=0.66)
        self._piles(canvas, picture)
        if picture.outcome is None and not stage.hinted:
            self._lanterns(canvas, stage.phase)
        if picture.board is not None:
            self._small_board(canvas)
        if stage.bell is None and not self._places.round:  # there, it hangs where somebody can ring it
            spot = self._places.zone("bell")
            canvas.blit_centred(self._art.bell(canvas.px(spot.number("card"))), spot.centre)

    def _piles(self, canvas: Canvas, picture: Picture) -> None:
        deck, pit = self._places.deck(), self._places.jigoku()
        canvas.blit_centred(self._art.deck(picture.deck, canvas.px(deck.width)), (deck.x, deck.y))
        canvas.blit_centred(self._art.jigoku(canvas.px(pit.width)), (pit.x, pit.y))
        if picture.jigoku:
            self._cards.lying(canvas, picture.jigoku[-1], pit)
        if self._places.round:
            for pose, count in ((deck, picture.deck), (pit, len(picture.jigoku))):
                box = Rect.around((pose.x + 0.5 * pose.width, pose.y + 0.56 * pose.width), 62, 42)
                canvas.rounded(box, 21, theme.LACQUER, theme.GOLD_LINE)
                draw_figures(canvas, str(count), box.centre, 22, canvas.theme.light_text)
            return
        say = self._words.say
        below = deck.width * HIGH / 2 + 34
        draw_label(canvas, say("wataah.table.deck", count=picture.deck), (deck.x, deck.y + below), 128)
        draw_label(canvas, say("wataah.table.jigoku", count=len(picture.jigoku)), (pit.x, pit.y + below), 128)

    def _lanterns(self, canvas: Canvas, phase: int) -> None:
        for number, name in enumerate(PHASES):
            at = self._places.table(f"phase.{number}").centre
            lit = number == phase
            lantern = self._art.lantern(canvas.px(_LIT if lit else _ASLEEP), lit=lit)
            canvas.blit_centred(lantern, (at.x, at.y - _LIFT))
            words = self._words.say(f"wataah.phase.{name}")
            style = theme.LABEL.sized(23 if lit else 20).on("bright_text" if lit else "light_text_soft")
            if self._places.round:
                style = style.sized(30 if lit else 28)
            box = Rect.around((at.x, at.y - _LIFT + _LABEL_BELOW), 160, 1.3 * style.size)
            wide = canvas.measure(words, style)[0] + 24
            canvas.rounded(Rect.around(box.centre, min(wide, 160), box.h - 2), 14, theme.LACQUER, opacity=0.5)
            canvas.text(words, box, style, "centre", wrap=False)

    def _small_board(self, canvas: Canvas) -> None:
        rect = self._places.board("small")
        width = canvas.px(rect.w)
        canvas.blit_centred(self._art.grand.board_shadow(width), rect.centre)
        canvas.blit_centred(self._art.grand.board(width), rect.centre)


_EMBERS = (theme.VERMILION, theme.GOLD)


def court_air(kit: Kit, places: TableLayout) -> Ambience:
    """The air on the eve of a coup."""
    lights = tuple(Light(Point(x, y), 150, LANTERN_LIGHT, 0.34) for x, y in lantern_places())
    pit = places.jigoku()
    mouth = Rect(pit.x - 50, pit.rect.y - 20, 100, 30)
    swarms = (
        Swarm("spark", mouth, 6, 7, _EMBERS, (2.2, 4.2), (14, -120), sway=14),
        Swarm("mote", Rect(320, 330, 960, 330), 6, 6, (theme.GOLD_LIGHT,), (9, 15), (70, -90), sway=30),
    )
    return Ambience(kit, lights=lights, swarms=swarms)
