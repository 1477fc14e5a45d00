"""How throws into the Dojo are animated: the flight, its knocks, a slow moment, a die that rolls off. No pygame."""

from collections.abc import Callable
from typing import Final, NamedTuple

from game.core.events import shows
from game.engine.draw.particles import SPARK
from game.engine.easing import linear
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.ninjutsu.dojo.body import STEPS
from game.games.ninjutsu.dojo.film import Knock, Landing
from game.games.ninjutsu.dojo.gesture import Gesture
from game.games.ninjutsu.dojo.touch import Struck
from game.games.ninjutsu.rules.events import FirstRolled, ThrowLanded
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim.sprites import Dojo
from game.games.ninjutsu.table.anim.state import AnimationState, ahead
from game.games.ninjutsu.table.anim.thrown_dice import FilmShown, HeldDie, kind_of
from game.table.playback.director import Groups

_BEFORE, _AFTER, _LONGER = 0.02, 0.08, 0.25
"""Seconds of the film before and after an important knock, and how much longer they take when slowed down."""

_TEETERS: Final = 0.6
"""A rim knock less than this many seconds before the end leaves the outcome open until late."""

_LOUDEST: Final = 60.0
"""The speed at which a knock has its full volume."""

_SAME_MOMENT: Final = 0.12
"""Knocks further back than this many seconds were skipped, and make no sound."""

_SHAKE, _ROLL_OFF, _READ = 0.3, 0.7, 0.9

_SOUNDS = {
    Struck.MAT: "ninjutsu.dojo_mat",
    Struck.WALL: "ninjutsu.dojo_wall",
    Struck.RIM: "ninjutsu.dojo_rim",
    Struck.DIE: "ninjutsu.dojo_die",
    Struck.TABLE: "ninjutsu.dojo_table",
}


_PLAIN: Final = Gesture()


class Pace(NamedTuple):
    """How a film runs: in real time, except for one slow moment."""

    seconds: float
    """How long it takes to watch all of it."""

    slow: float | None
    """When the slow moment begins, in seconds of the film."""

    def film_at(self, watched: float) -> float:
        """The second of the film that is reached after so many seconds of watching."""
        if self.slow is None or watched <= self.slow:
            return watched
        long = _BEFORE + _AFTER
        if watched >= self.slow + long + _LONGER:
            return watched - _LONGER
        return self.slow + (watched - self.slow) * long / (long + _LONGER)


def pace_of(event: ThrowLanded, landing: Landing) -> Pace:
    """Slow down where a hit turns a die or drives it out, or where a die teeters on the wall."""
    film, moved = landing.film, _turned(event)
    for knock in film.knocks:
        at = knock.step / STEPS
        hit = knock.what is Struck.DIE and moved
        teeters = knock.what is Struck.RIM and (any(event.outside) or film.seconds - at < _TEETERS)
        if hit or teeters:
            return Pace(film.seconds + _LONGER, max(0.0, at - _BEFORE))
    return Pace(film.seconds, None)


@shows(ThrowLanded)
def thrown(stage: AnimationState, event: ThrowLanded, picture: Picture) -> Groups:
    """A die leaves the hand, its knocks make sounds, and all dice come to rest or roll off the table."""
    dice = stage.dice
    landing = dice.film_of(event)
    pace, shown = pace_of(event, landing), FilmShown(event, landing)
    heard = _Heard(stage, landing.film.knocks)

    def fly(t: float) -> None:
        dice.held = None
        dice.film = shown
        shown.at = pace.film_at(t * pace.seconds) if t < 1.0 else landing.film.seconds
        heard.until(shown.at)

    groups: list[list[Cue]] = [] if dice.live else [_shaking(stage, event, picture)]
    groups.append([Cue(pace.seconds, fly, ease=linear)])
    if any(event.outside):

        def rolls_off(t: float) -> None:
            shown.gone = t

        groups.append([call(_outcome(stage, event, picture)), Cue(_ROLL_OFF, rolls_off, ease=linear)])
        return [*groups, [hold(stage.reading(_READ))]]
    if _turned(event):
        groups += [[call(_turn_told(stage, event, landing))], [hold(stage.reading(_READ))]]
    return [*groups, [call(_outcome(stage, event, picture))], [wait(theme.SLOW_MOVE)]]


def decided(stage: AnimationState, event: FirstRolled, leave: Callable[[], list[Cue]]) -> Groups:
    """Show who attacks first; equal dice are thrown again, and the tray stays."""
    dojo, rolls = stage.dojo, [event.red, event.black]
    if dojo is None:
        return []

    def result() -> None:
        dojo.caption = stage.words.first(rolls)

    read = [[call(result)], [hold(stage.reading(_READ))]]
    return read if event.red == event.black else [*read, leave()]


def _shaking(stage: AnimationState, event: ThrowLanded, picture: Picture) -> list[Cue]:
    """A throw that was not just made at this table also begins in the hand."""
    gesture = event.thrown.gesture if event.thrown is not None else None
    held = HeldDie(event.seat, kind_of(picture, event.seat), gesture or _PLAIN, aimed=False)

    def shake(t: float) -> None:
        held.shaken = t * _SHAKE
        stage.dice.held = held

    return [Cue(_SHAKE, shake, ease=linear)]


def _outcome(stage: AnimationState, event: ThrowLanded, picture: Picture) -> Callable[[], None]:
    rolls = list(picture.rolls)
    for seat, face, outside in zip((event.seat, 1 - event.seat), event.faces, event.outside, strict=False):
        rolls[seat] = 0 if outside else face
    dojo: Dojo | None = stage.dojo

    def say() -> None:
        if dojo is None:
            return
        if any(event.outside):
            dojo.caption = stage.words.outside(event.seat if event.outside[0] else 1 - event.seat)
        elif any(rolls):
            dojo.caption, dojo.ahead = stage.words.rolls(rolls), ahead(rolls)

    return say


def _turned(event: ThrowLanded) -> bool:
    """Whether a hit has turned the other die or driven it out."""
    return len(event.faces) > 1 and (event.faces[1] != event.turned or event.outside[1])


def _turn_told(stage: AnimationState, event: ThrowLanded, landing: Landing) -> Callable[[], None]:
    """Say what the die shows now, and light it up."""

    def tell() -> None:
        if stage.dojo is not None:
            stage.dojo.caption = stage.words.turned(event)
        stage.particles.flash(stage.places.on_lid(landing.dice[1].pose.at), 190, theme.SELECT, 0.5)

    return tell


class _Heard:
    """Plays the sound and the effect of each knock once, when its time comes."""

    def __init__(self, stage: AnimationState, knocks: tuple[Knock, ...]) -> None:
        self._stage = stage
        self._left = list(knocks)

    def until(self, seconds: float) -> None:
        while self._left and self._left[0].step / STEPS <= seconds:
            knock = self._left.pop(0)
            if seconds - knock.step / STEPS < _SAME_MOMENT:
                self._strike(knock)

    def _strike(self, knock: Knock) -> None:
        particles = self._stage.particles
        strength = min(1.0, 0.15 + 0.85 * knock.speed / _LOUDEST)
        at = self._stage.places.on_lid(knock.at)
        particles.audio.play(_SOUNDS[knock.what], strength, at.x)
        if knock.what is Struck.DIE:
            particles.throw(
                SPARK, at, round(6 + 8 * strength), (theme.WHITE, theme.SELECT), strength=0.4 + 0.4 * strength
            )
            particles.flash(at, 90 + 60 * strength, theme.LEGAL_EDGE, 0.18)
            particles.shake(1.5 * strength, 0.12)
