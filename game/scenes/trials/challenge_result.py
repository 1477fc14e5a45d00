"""The end of a challenge: its card, the stars that the match has brought, and what to do next."""

from collections.abc import Callable, Sequence
from typing import Final

from game.engine.canvas import Canvas
from game.engine.easing import in_cubic
from game.engine.geometry import Rect
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.scenes import Pop, Replace, Scene, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button
from game.engine.widgets.widget import Widget
from game.scenes.screen import OverlayScreen
from game.scenes.trials.challenge_card import ChallengeCards, draw_star
from game.trials.challenge import STARS, Challenge
from game.trials.progress import Challenged

_CARD: Final = (230.0, 120.0)
_SHEET: Final = Rect(700, 190, 670, 500)
_STAR: Final = 118.0
_FALLS_FOR: Final = 0.4
"""Seconds that a star needs to come down; one follows the other."""

_FALLS_FROM: Final = 2.2
_NAMES: Final = ("again", "leave", "table")


class ChallengeResultScene(OverlayScreen):
    """Lies over the table. Esc looks at the table once more."""

    tells_notices = True

    def __init__(
        self,
        kit: Kit,
        cards: ChallengeCards,
        challenge: Challenge,
        stars: Sequence[bool],
        *,
        done: Challenged,
        again: Callable[[], Scene],
    ) -> None:
        """`stars` are those of this match, `done` is all that was reached so far; `again` opens a new match."""
        super().__init__(kit)
        self.stars = tuple(stars)
        self._cards = cards
        self._challenge = challenge
        self._done = done
        self._again = again
        self._age = 0.0
        self.begin("leave" if all(self.stars) else "again")

    @property
    def moving(self) -> bool:
        """Whether stars are still falling."""
        return self._age < _FALLS_FOR * STARS or super().moving

    def enter(self) -> None:
        """Sound for what was reached."""
        self.kit.audio.play("ui.seal" if any(self.stars) else "ui.hint")

    def update(self, dt: float) -> Transition:
        """Let the stars fall."""
        self._age += dt
        return super().update(dt)

    def use(self, name: str) -> Transition:
        """Play again, leave, or look at the table once more."""
        match name:
            case "again":
                return Pop(Replace(self._again()))
            case "leave":
                return Pop(Pop())
        return Pop()

    def compose(self, canvas: Canvas) -> None:
        """Draw the card and the sheet."""
        self._cards.draw(canvas, _CARD, self._challenge, self._done)
        panels.draw_sheet(canvas, _SHEET)
        say, won = self.kit.say, self.stars.count(True)
        head = Rect(_SHEET.x + 40, _SHEET.y + 26, _SHEET.w - 80, 70)
        title = say("challenge.result", count=won) if won else say("challenge.not_yet")
        canvas.text(title, head, theme.HEADING.sized(46).on(theme.VERMILION_DARK), "centre", wrap=False)
        for number, star in enumerate(self.stars):
            self._draw_star(canvas, number, got=star)
        kept = say("challenge.kept", count=self._done.stars.bit_count())
        line = Rect(_SHEET.x + 40, _SHEET.y + 246, _SHEET.w - 80, 34)
        canvas.text(kept, line, theme.FLAVOUR.sized(21), "centre", wrap=False)

    def _draw_star(self, canvas: Canvas, number: int, *, got: bool) -> None:
        at = _SHEET.centre.x + (number - 1) * 150, _SHEET.y + 170
        draw_star(canvas, Rect.around(at, _STAR, _STAR), got=False)
        fallen = 1.0 if self.kit.still else min(1.0, max(0.0, self._age / _FALLS_FOR - number))
        if got and fallen > 0:
            side = _STAR * (_FALLS_FROM - (_FALLS_FROM - 1) * in_cubic(fallen))
            draw_star(canvas, Rect.around(at, side, side), got=True)

    def widgets(self) -> list[Widget]:
        """Return the buttons."""
        first = "leave" if all(self.stars) else "again"
        place = Rect(_SHEET.x + 120, _SHEET.y + 292, _SHEET.w - 240, _SHEET.h - 322)
        words = {"again": "challenge.again", "leave": "challenge.leave", "table": "challenge.see_table"}
        return [
            Button(name, rect, self.kit.say(words[name]), "primary" if name == first else "paper", ground="paper")
            for name, rect in zip(_NAMES, place.rows(len(_NAMES), 12), strict=True)
        ]
