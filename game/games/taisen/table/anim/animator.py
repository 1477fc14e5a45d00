"""Chooses the animation for each event of Ninja Taisen: walks, rolls, fights, the end. No pygame."""

import sys
from collections.abc import Callable, Collection, Sequence
from math import pi, sin

from game.core.events import DiceRolled, Shows, TurnStarted, shown_by, shows
from game.engine.easing import linear
from game.engine.look import theme
from game.engine.timeline import Cue, call, wait
from game.games.taisen.rules.events import GroupMoved
from game.games.taisen.rules.ninjas import SUITS
from game.games.taisen.rules.picture import Picture
from game.games.taisen.table.anim import fights, victory
from game.games.taisen.table.anim.state import AnimationState
from game.games.taisen.table.layout import Ninja
from game.table.playback.director import Groups
from game.table.playback.motion import leap

_ROLL = 0.85
_TURNS = 2.0
"""How often a die turns over before it comes to rest."""

_THROWN = 560.0
"""How far from its place a die leaves the hand."""

_HOPS = ((0.0, 0.34, 74.0), (0.34, 0.62, 34.0), (0.62, 0.8, 12.0), (0.8, 0.92, 4.0))
"""For each bounce: when the die leaves the ground, when it lands, and how high it flies in between."""

_LEAN = 7.0


def opening(stage: AnimationState, picture: Picture) -> Groups:
    """The ninjas fall into line, and the first dice are rolled."""
    return [*stage.open(), rolling(stage, picture.active, tuple(picture.dice.values()), picture.spent)]


def plays(stage: AnimationState) -> Shows:
    """The animation for each kind of event."""
    return shown_by(fights, victory, sys.modules[__name__], subject=stage)


@shows(DiceRolled)
def _roll(stage: AnimationState, event: DiceRolled, _: Picture) -> Groups:
    return [rolling(stage, event.seat, event.values)]


@shows(TurnStarted)
def _pause(*_: object) -> Groups:
    return [[wait(theme.QUICK)]]


def rolling(stage: AnimationState, seat: int, values: Sequence[int], spent: Collection[str] = ()) -> list[Cue]:
    """The dice are thrown from a player's side, bounce through the tray and settle on what the rules rolled.

    A table that opens in the middle of a turn has `spent` dice.
    """
    from_left = stage.way(seat) > 0
    cues = [call(lambda: stage.roll(values, spent))]
    for place, suit in enumerate(SUITS):
        # The dice that roll furthest leave the hand first, so that none has to pass another.
        turn = len(SUITS) - 1 - place if from_left else place
        cues.append(Cue(_ROLL, _tumbling(stage, suit, place, from_left), ease=linear, delay=0.08 * turn))
    return cues


def _tumbling(stage: AnimationState, suit: str, place: int, from_left: bool) -> Callable[[float], None]:
    start = (-1 if from_left else 1) * (_THROWN + 40 * place)

    def update(t: float) -> None:
        left = (1 - t) ** 2.6
        die = stage.dice[suit]
        die.held = False
        die.turns = _TURNS * left
        die.dx = start * left
        die.dy = (-46 + 34 * place) * left * sin(pi * min(1.0, 1.3 * t))
        die.hop = next((high * sin(pi * (t - up) / (down - up)) for up, down, high in _HOPS if up <= t < down), 0.0)

    return update


@shows(GroupMoved)
def _walk(stage: AnimationState, event: GroupMoved, picture: Picture) -> Groups:
    group = [Ninja(event.seat, name) for name in event.ninjas]
    targets = stage.after(event, picture)
    seconds = min(0.56, 0.36 + 0.06 * abs(event.end - event.start))
    shifts, shifted = stage.shifts(targets, apart_from=group, delay=0.06)
    lean = _LEAN * (1 if targets[group[0]].x > stage.pieces[group[0]].x else -1)
    cues = [call(lambda: stage.spend(event.die)), call(lambda: stage.set_live([*shifted, *group]))]
    for height, piece in enumerate(group):
        landing = (lambda: stage.dust(targets[group[0]])) if height == 0 else None
        way = leap(
            stage.pieces[piece],
            targets[piece],
            seconds,
            hop=60 + 4 * height,
            delay=0.03 * height,
            lean=lean,
            landing=landing,
        )
        cues.append(way)
    return [[*cues, *shifts]]
