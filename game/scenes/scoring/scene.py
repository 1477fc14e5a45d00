"""The scoring of a match: who won and why, on scrolls that unroll row by row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.match_number import number_text
from game.engine.canvas import Canvas
from game.engine.draw import paper
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.layout import DESIGN
from game.engine.look import theme
from game.engine.scenes import Pop, Push, Reset, Scene, Target, Transition
from game.engine.widgets import panels
from game.engine.widgets.button import Button, ButtonKind
from game.engine.widgets.widget import Widget
from game.scenes.faces import Faces
from game.scenes.scoring.result_text import ResultText
from game.scenes.scoring.reveal import Reveal
from game.scenes.scoring.scrolls import FOOT, HEAD, ScrollRow, ScrollText, draw_scroll, rows_height
from game.scenes.scoring.seal_scene import SealScene
from game.scenes.screen import Screen
from game.scenes.statistics.achievement_seals import earned_line
from game.table.kind import ScoreRow, ScoringPicture
from game.table.seats.plate import character_line
from game.table.session import Session
from game.table.setup.match_setup import MatchSetup

_HEADLINE = Rect(74, 22, 1452, 76)
_REASON = Rect(78, 98, 1090, 34)
_NUMBER = Rect(28, 98, 320, 36)
"""The number of the match; its x is the gap after the reason."""
_EARNED = Rect(926, 30, 600, 60)
_SWING = Rect(1206, 92, 320, 54)
_TOP, _BOTTOM = 178.0, 776.0
_WINNER_HIGHER = 14.0
_WIDTHS = {2: (470.0, 110.0), 3: (430.0, 66.0)}
"""The width of the scrolls and the gap between them, by number of seats. More seats have narrow ones."""

_NARROW = (338.0, 44.0)
_ASIDE = (398.0, 664.0)
_EXHIBIT = Rect(504, 158, 592, 632)
"""The area between the scrolls, which move aside for a picture."""

_TALLEST_ROW = 62.0
_BUTTONS = Rect(74, 818, 1452, 66)
_PADDING = 5
"""The padding of a button's text, in letters. Buttons are as wide as their texts, so that all share one font size."""
_CALM = 0.4
"""Seconds of ignored input if the buttons appear at once: a key meant for the table must not start another match."""

_SKIPS = frozenset({Kind.PRESS, Kind.CONFIRM, Kind.CANCEL, Kind.NEXT, Kind.LEFT, Kind.RIGHT, Kind.UP, Kind.DOWN})


@dataclass(frozen=True)
class ScoringExits:
    """The scenes that can be reached from the scoring. The composition root supplies them."""

    start: Callable[[MatchSetup], Scene]
    title: Callable[[], Scene]
    review: Callable[[Session], Scene] | None
    """How it went, decision by decision; None where no opponent can judge that."""

    belief: Callable[[Session], Scene] | None = None
    """Opens what the bots believed; None if they had nothing to guess."""

    swing: Callable[[], Scene] | None = None
    """Opens the replay where the match was decided; None if no turn stands out."""


class ScoringScene(Screen):
    """Reveals everything first, then lets the player choose what comes next."""

    def __init__(  # noqa: PLR0917 - the composition root passes everything at once
        self,
        kit: Kit,
        session: Session,
        rows: Sequence[ScoreRow],
        setup: MatchSetup,
        exits: ScoringExits,
        exhibit: ScoringPicture | None = None,
        earned: Sequence[str] = (),
        unseen: list[str] | None = None,
    ) -> None:
        """An `exhibit` hangs between the scrolls of two seats; `earned` are the achievements of this match.

        Those in `unseen` have not had their moment yet, and leave the list when they have: the scoring may come again.
        """
        super().__init__(kit)
        self._faces = Faces(kit)
        self._exhibit = exhibit
        self.verdict = ResultText(session, kit.texts)
        self.session = session
        self._earned = tuple(earned)
        self._unseen = list(earned) if unseen is None else unseen
        self._setup = setup
        self._exits = exits
        self.reveal = Reveal(len(rows), at_once=kit.still)
        self._deaf = _CALM if kit.still else 0.0
        self.scrolls = [self._text(session, seat, rows) for seat in range(len(session.players))]
        room = _BOTTOM - _TOP - HEAD - FOOT
        written = self.scrolls[0].rows
        weights = rows_height(written, 1.0, len(written))
        self._row_height = min(_TALLEST_ROW, room / weights) if rows else _TALLEST_ROW
        self._height = HEAD + weights * self._row_height + FOOT
        self.begin("again")

    @property
    def moving(self) -> bool:
        """Until everything is revealed."""
        return not self.reveal.done or bool(self._unseen)

    def enter(self) -> None:
        """Ring the closing bell. A single player against bots also hears how it went."""
        self.kit.audio.play("ui.scoring")
        if len(self.session.humans) == 1 and not self.verdict.draw:
            won = self.session.humans[0] in self.verdict.outcome.winners
            self.kit.audio.play("ui.win" if won else "ui.lose")

    def handle(self, command: Command) -> Transition:
        """Reveal everything on the first click or key; then use the buttons. Esc shows the table."""
        if self._deaf > 0 and command.kind in _SKIPS:
            return None
        if not self.reveal.done:
            if command.kind in _SKIPS:
                self.reveal.finish()
                self.refresh()
            elif command.kind is Kind.POINT:
                self.focus.handle(command)
            return None
        return super().handle(command)

    def update(self, dt: float) -> Transition:
        """Unroll the scrolls."""
        self._deaf -= dt
        if not self.reveal.done:
            # A player who has turned motion off meanwhile sees the rest at once.
            self.reveal.update(self.reveal.seconds if self.kit.still else dt * self.kit.motion)
            self.refresh()
        elif self._unseen:
            return Push(SealScene(self.kit, self._unseen.pop(0)))
        return super().update(dt)

    @property
    def shows(self) -> object:
        """Whether the scrolls are unrolled."""
        return self.reveal.done

    def draw_below(self, canvas: Canvas) -> None:
        """Draw the scrolls as long as they unroll."""
        if not self.reveal.done:
            self._draw_scrolls(canvas)

    def targets(self) -> list[Target]:
        """The buttons once they hear, or the whole screen as long as a click shows everything."""
        if self._deaf > 0:
            return []
        return self.focus.targets() if self.reveal.done else [Target("skip", DESIGN)]

    def use(self, name: str) -> Transition:
        """Start another match, or go where a button leads."""
        match name:
            case "again":
                return self._restart(self._setup.again())
            case "swap":
                return self._restart(self._setup.swapped())
            case "title":
                return Reset(self._exits.title())
            case "review" if self._exits.review is not None:
                return Push(self._exits.review(self.session))
            case "belief" if self._exits.belief is not None:
                return Push(self._exits.belief(self.session))
            case "swing" if self._exits.swing is not None:
                return Push(self._exits.swing())
            case _:
                return Pop()

    def _restart(self, setup: MatchSetup) -> Transition:
        # Discard the finished table below, too: nothing returns to it.
        return Reset(self._exits.start(setup))

    def widgets(self) -> list[Widget]:
        """Return the buttons, once everything is revealed."""
        if not self.reveal.done:
            return []
        kinds: dict[str, ButtonKind] = {
            "title": "lacquer",
            "look": "lacquer",
            **({} if self._exits.review is None else {"review": "lacquer"}),
            **({} if self._exits.belief is None else {"belief": "lacquer"}),
            "swap": "paper",
            "again": "primary",
        }
        words = {
            "title": "scoring.title_screen",
            "look": "scoring.look",
            "review": "scoring.review",
            "belief": "belief.title",
            "swap": "scoring.swap",
            "again": "scoring.again",
        }
        labels = [self.kit.say(words[name]) for name in kinds]
        places = _BUTTONS.shares([len(label) + _PADDING for label in labels], theme.GAP)
        found: list[Widget] = [
            Button(name, place, label, kind)
            for (name, kind), place, label in zip(kinds.items(), places, labels, strict=True)
        ]
        if self._exits.swing is not None:
            found.append(Button("swing", _SWING, self.kit.say("scoring.swing"), "lacquer", icon="swing"))
        return found

    def _text(self, session: Session, seat: int, rows: Sequence[ScoreRow]) -> ScrollText:
        player = session.players[seat]
        return ScrollText(
            game=session.match.game.name,
            seat=seat,
            player=player,
            line=character_line(player, self.kit.say),
            rows=tuple(
                ScrollRow(row.label, row.values[seat], row.total, row.ranks[seat] if row.ranks else ()) for row in rows
            ),
            mark=self.verdict.mark(seat),
            winner=not self.verdict.draw and seat in self.verdict.outcome.winners,
        )

    def places(self) -> list[Rect]:
        """Return where the scrolls hang; the winner's a little higher."""
        count = len(self.scrolls)
        width, gap = _WIDTHS.get(count, _NARROW) if self._exhibit is None else _ASIDE
        left = DESIGN.centre.x - (count * width + (count - 1) * gap) / 2
        return [
            Rect(left + index * (width + gap), _TOP - _WINNER_HIGHER * text.winner, width, self._height)
            for index, text in enumerate(self.scrolls)
        ]

    def _draw_scrolls(self, canvas: Canvas) -> None:
        for text, place in zip(self.scrolls, self.places(), strict=True):
            draw_scroll(canvas, text, place, self._row_height, self.reveal, self._faces)

    def compose(self, canvas: Canvas) -> None:
        """Draw who won and why, and the scrolls once they are unrolled."""
        for text, place in zip(self.scrolls, self.places(), strict=True):
            if text.winner:
                light = canvas.made("winner's light", lambda: paper.halo(canvas.px(470), theme.MOON, 0.5, 1.6))
                canvas.blit_centred(light, place.centre)
        if self._exhibit is not None:
            self._exhibit.draw(canvas, _EXHIBIT)
        panels.draw_title(canvas, self.verdict.headline, _HEADLINE)
        self._compose_reason(canvas)
        if self._earned:
            line = earned_line(self.kit, self._earned)
            canvas.text(line, _EARNED, theme.LABEL.sized(22).on(theme.GOLD_LIGHT), "right")
        done = self.reveal.done
        panels.draw_floor(canvas, "" if done else self.kit.say("scoring.skip"))
        if done:
            self._draw_scrolls(canvas)

    def _compose_reason(self, canvas: Canvas) -> None:
        """Draw the reason, and the number with which the match can be replayed.

        The number is shown only here: during the match it would let a player look up all cards elsewhere.
        """
        style = theme.FLAVOUR.sized(24).on("light_text")
        canvas.text(self.verdict.reason, _REASON, style, wrap=False)
        width = min(_REASON.w, canvas.measure(self.verdict.reason, style)[0])
        number = self.kit.say("scoring.number", number=number_text(self.session.match.seed))
        canvas.text(number, _NUMBER.moved(_REASON.x + width, 0), theme.SMALL.on("light_text_soft"), wrap=False)
