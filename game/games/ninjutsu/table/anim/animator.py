"""How Ninjutsu's events are animated on the board and beside it. No pygame."""

from msgspec import UNSET

from game.core.events import Shows, TurnStarted, shown_by, shows
from game.engine.easing import in_cubic, out_back, out_cubic
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.ninjutsu.rules.events import (
    ArmiesShown,
    FigureJumped,
    FigureKidnapped,
    FigurePlaced,
    FigureStepped,
    SokeFound,
    StepsGranted,
)
from game.games.ninjutsu.rules.figures import SOKE
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim import battle, cards, throwing, victory
from game.games.ninjutsu.table.anim.sprites import Figure, Puff
from game.games.ninjutsu.table.anim.state import AnimationState
from game.table.playback.director import Groups
from game.table.playback.motion import leap
from game.table.playback.sprites import change, travel

_READ_REVEAL = 1.1
_LUNGE = 0.4
"""How far a figure reaches for a Soke who stays in place, as a share of the distance."""


class Animator(AnimationState):
    """Turns events into cues that move the things on the table."""

    @property
    def plays(self) -> Shows:
        """The animation for each kind of event."""
        return shown_by(self, battle, cards, throwing, victory, subject=self)

    @shows(TurnStarted, StepsGranted)
    def _pause(self, *_: object) -> Groups:
        return [[wait(theme.MOVE)]]

    @shows(FigurePlaced)
    def _place(self, event: FigurePlaced, picture: Picture) -> Groups:
        if event.cell is None or event.cell in self.figures or event.seat == self.viewer:
            return []  # the player's own figures already stand where the draft had them
        figure = self.later(event, picture)[event.cell]
        return [self._drop_in([figure], 0.14)]

    @shows(ArmiesShown)
    def _march_in(self, event: ArmiesShown, picture: Picture) -> Groups:
        later = self.later(event, picture)
        new = [figure for cell, figure in later.items() if cell not in self.figures]
        new.sort(key=lambda figure: (figure.line, figure.sprite.x))
        return [self._drop_in(new, 0.4), *battle.open_tray(self)]

    def _drop_in(self, figures: list[Figure], seconds: float) -> list[Cue]:
        cues = [call(lambda: self.live.extend(figures))]
        for place, figure in enumerate(figures):
            sprite, foot = figure.sprite, figure.sprite.at
            sprite.opacity = 0.0

            def fall(t: float, figure: Figure = figure, foot: Point = foot) -> None:
                figure.sprite.y = foot.y - 60 * (1 - t)
                figure.sprite.opacity = min(1.0, max(0.0, 2.5 * t))

            cues.append(change(fall, seconds, delay=0.03 * place, ease=out_back))
        return cues

    @shows(FigureStepped)
    def _walk(self, event: FigureStepped, picture: Picture) -> Groups:
        figure, target = self.figures[event.start], self.later(event, picture)[event.end]
        start = [call(lambda: self._moves(figure)), call(lambda: self._left(event.start, event.end))]
        if event.sneaked:
            start.append(call(lambda: self.rattle(event.start, event.end)))
            start.append(call(lambda: self.particles.audio.play("ninjutsu.fence", x=figure.sprite.x)))

            def crawl(t: float) -> None:
                figure.sprite.tilt = 75 * min(1.0, 4 * t, 4 * (1 - t))

            return [start, [travel(figure.sprite, target.sprite.at, theme.REVEAL * 0.7, on_way=crawl)]]
        return [start, [self._leap(figure, target, theme.SLOW_MOVE, 34)]]

    def _leap(self, figure: Figure, target: Figure, seconds: float, hop: float) -> Cue:
        foot = target.sprite.at

        def lands() -> None:
            self.particles.audio.play("ninjutsu.step", x=foot.x)
            self.dust(foot, target.width)

        return leap(figure.sprite, foot, seconds, hop=hop, landing=lands)

    @shows(FigureJumped)
    def _jump(self, event: FigureJumped, picture: Picture) -> Groups:
        figure, target = self.figures[event.start], self.later(event, picture)[event.end]

        def somersault(t: float) -> None:
            figure.sprite.tilt = 360 * t

        leap = travel(figure.sprite, target.sprite.at, theme.REVEAL * 0.75, hop=110, on_way=somersault)
        return [
            [call(lambda: self._moves(figure)), call(lambda: self._left(event.start, event.end))],
            [leap],
            self._smoke(target.sprite.at, figure.width),
        ]

    @shows(FigureKidnapped)
    def _kidnap(self, event: FigureKidnapped, picture: Picture) -> Groups:
        figure = self.figures[event.cell]
        arrival: Groups = []
        if event.kidnapper is not UNSET:
            start, kidnapper = event.kidnapper, self.figures[event.kidnapper]
            target = self.later(event, picture)[event.cell]
            arrival = [
                [call(lambda: self._moves(kidnapper)), call(lambda: self._left(start, event.cell))],
                [self._leap(kidnapper, target, theme.SLOW_MOVE, 34)],
            ]

        def carry_off(t: float) -> None:
            figure.sprite.lift = 70 * t
            figure.sprite.opacity = 1 - t

        return [
            *self._turn_round(figure, event.rank),
            [self._say(self.words.taken(event))],
            [hold(self.reading(_READ_REVEAL))],
            [change(carry_off, theme.MOVE, ease=in_cubic), *self._smoke(figure.sprite.at, figure.width * 1.5)],
            *arrival,
            [self._say("")],  # a note may follow that says the same
        ]

    @shows(SokeFound)
    def _unmask(self, event: SokeFound, _: Picture) -> Groups:
        figure = self.figures[event.cell]
        words = self._say(self.words.found(event))
        shown = [*self._turn_round(figure, SOKE), [words], [hold(self.reading(_READ_REVEAL))]]
        if event.kidnapper is UNSET:
            return shown
        return [*self._lunge(self.figures[event.kidnapper], figure.sprite.at), *shown]

    def _lunge(self, figure: Figure, towards: Point) -> Groups:
        """A figure reaches for another and returns to its place."""
        foot = figure.sprite.at
        near = Point(foot.x + _LUNGE * (towards.x - foot.x), foot.y + _LUNGE * (towards.y - foot.y))
        there = travel(figure.sprite, near, theme.MOVE, hop=16)
        return [[call(lambda: self._moves(figure))], [there], [travel(figure.sprite, foot, theme.MOVE, hop=16)]]

    def _turn_round(self, figure: Figure, rank: int) -> Groups:
        """A figure turns to show its face."""
        if figure.rank:
            return [[call(lambda: self._moves(figure))], [travel(figure.sprite, figure.sprite.at, theme.MOVE, hop=24)]]

        def turn(t: float) -> None:
            figure.turn = t if t < 0.5 else 1 - t
            if t >= 0.5:
                figure.rank, figure.tag = rank, 0

        hop = travel(figure.sprite, figure.sprite.at, theme.SLOW_MOVE, hop=24)
        return [[call(lambda: self._moves(figure))], [hop, change(turn, theme.SLOW_MOVE)]]

    def _moves(self, figure: Figure) -> None:
        if figure not in self.live:
            self.live.append(figure)

    def _left(self, start: int, end: int) -> None:
        self.trace = (start, end)

    def _smoke(self, foot: Point, width: float) -> list[Cue]:
        puff = Puff(Point(foot.x, foot.y - width * 0.4), width * 1.6)

        def spread(t: float) -> None:
            if puff not in self.puffs:
                self.puffs.append(puff)
            puff.age = t

        return [change(spread, theme.SLOW_MOVE, ease=out_cubic)]

    def _say(self, words: str) -> Cue:
        def say() -> None:
            self.notice = words

        return call(say)
