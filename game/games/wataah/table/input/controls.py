"""The buttons of a decision, and the slip above them that says what a card would do."""

from game.engine.canvas import Canvas
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.widgets.button import Button, ButtonKind
from game.engine.widgets.widget import Widget
from game.games.wataah import log_text
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import FIRST_YOKAI, NUMBERS
from game.games.wataah.table.art.pictures import WataahArt
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import ActButton
from game.games.wataah.table.input.placing_builder import Placing, clan_of
from game.games.wataah.table.layout import TableLayout
from game.games.wataah.table.words import Words
from game.table.seats.slips import draw_paper

_DISC = 42.0
_SIGN = 17.0


class Controls:
    """Two or three buttons, the next step first."""

    def __init__(self, art: WataahArt, places: TableLayout, words: Words) -> None:
        self._art = art
        self._places = places
        self._words = words

    def widgets(self, choice: MoveBuilder, *, on_board: bool) -> list[Widget]:
        """A button for everything that can be done without pointing at the table."""
        find = self._places.board if on_board else self._places.zone
        spots = [find(f"button.{number}") for number in (0, 1)]
        third = self._places.zone("hint")
        rects = [Rect(*spots[0]), Rect(*spots[1]), Rect(spots[0].x, third.bottom - 58, spots[0].w, 54)]
        kinds: tuple[ButtonKind, ...] = ("primary", "lacquer", "lacquer")
        acts = choice.acts()
        if acts and acts[0].moves == (moves.END_PLACING,):
            # Where "Recruit" stood a moment ago, a second click must not give the placing away.
            rects, kinds = rects[1:], ("paper", "lacquer")
        return [
            Button(ActButton(number), rect, self._words.label(act), kind, disabled=act.why_not)
            for number, (act, rect, kind) in enumerate(zip(acts, rects, kinds, strict=False))
        ]

    def forecast(self, canvas: Canvas, choice: MoveBuilder | None, looked_at: int | None) -> None:
        """What the selected cards would do, or those that a click on the card pointed at would select."""
        told = self._told(choice, looked_at)
        if told is None:
            return
        kind, size, words = told
        zone = self._places.zone("hint")
        style = theme.SMALL.sized(19)
        left = _DISC + 26
        high = max(canvas.measure(words, style, zone.w - left - 18)[1] + 22, 78 if size else 58)
        box = Rect(zone.x, zone.bottom - high, zone.w, high)
        draw_paper(canvas, box)
        disc = (box.x + 12 + _DISC / 2, box.centre.y - (10 if size else 0))
        canvas.blit_centred(self._art.disc(kind, canvas.px(_DISC)), disc)
        if size:
            canvas.blit_centred(
                self._art.little_cards(size, canvas.px(_SIGN), theme.VERMILION_DARK), (disc[0], box.centre.y + 24)
            )
        canvas.text(words, Rect(box.x + left, box.y + 8, box.w - left - 14, box.h - 16), style)

    def _told(self, choice: MoveBuilder | None, looked_at: int | None) -> tuple[str, int, str] | None:
        """The emblem, the sign of a pair or triple, and the words."""
        if not isinstance(choice, Placing):
            return None
        cards = choice.cards or (choice.gathered(looked_at) if looked_at is not None else ())
        if not cards:
            return None
        say, count = self._words.say, len(cards)
        if NUMBERS[cards[0]] >= FIRST_YOKAI:
            return cards[0], 0, log_text.yokai_power(cards[0], say)
        clan = next((clan for clan in map(clan_of, cards) if clan is not None), None)
        if clan is not None and count > 1:
            return clan, min(count, 3), self._words.power(clan, triple=count > 2)
        return clan or "ronin", 0, say("wataah.read.single")
