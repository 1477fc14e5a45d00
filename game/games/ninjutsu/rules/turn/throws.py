"""Throwing dice into the Dojo: legal throws, their results, and results from the table (N8, N17, N18, N22)."""

from functools import lru_cache
from typing import Final

import msgspec

from game.core.chance import Chance
from game.core.contract import Tell
from game.core.refusal import Refusal, refuse
from game.games.ninjutsu.dojo import intents
from game.games.ninjutsu.dojo.intents import STEADY_POWER, ThrowIntent
from game.games.ninjutsu.dojo.odds import ALL, odds_of, rings
from game.games.ninjutsu.rules import setup
from game.games.ninjutsu.rules.events import ThrowLanded
from game.games.ninjutsu.rules.figures import FACES, ONE_STAR, RANK
from game.games.ninjutsu.rules.moves import THROWS, NinjutsuMove, Throw, Thrown
from game.games.ninjutsu.rules.state import FIRST, STEADY, State
from game.games.ninjutsu.rules.turn import battle, course

LEVELS: Final = ("", intents.STEADY, "adept")
"""By mode, the skill level whose odds decide a throw not made at the table: the rules do not know who is playing."""

KNOCKED: Final = -1
"""The effect that the lying die leaves the tray; 0 leaves it as it is, and 1, 2 … turn it to a face of that ring."""


def legal(state: State) -> list[NinjutsuMove]:
    """The legal throws: soft or firm, and at the other die if it lies in the tray."""
    return list(THROWS) if state.rolls[1 - state.asked] else list(THROWS[:2])


def perform(state: State, move: Throw, chance: Chance, tell: Tell | None) -> None:
    """Throw the asked seat's die, and continue with the result."""
    seat = state.asked
    other, rank, before = 1 - seat, die_of(state, seat), state.rolls[1 - seat]
    thrown = move.result
    faces, outside = drawn(state, move.intent, chance) if thrown is None else (thrown.faces, thrown.outside)
    for owner, face, out in zip((seat, other), faces, outside, strict=False):
        state.rolls[owner] = 0 if out else face
        state.outside |= out << owner
    if tell is not None:
        tell(ThrowLanded(seat, rank, move.intent, faces, outside, before, thrown))
    if state.phase != FIRST:
        battle.thrown(state, tell)
    elif setup.thrown_for_first(state, tell):
        course.begin(state, chance, tell)


def die_of(state: State, seat: int) -> int:
    """The rank of the die that a seat throws now: both throw the d6 for the first attack (N5, N8)."""
    if state.phase == FIRST:
        return ONE_STAR
    return state.cells[state.start if seat == state.active else state.end] & RANK


def drawn(state: State, intent: str, chance: Chance) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """Draw how a throw ends from the measured odds: faces and which dice lie outside, the thrown die first.

    The two dice are drawn independently; a die that stays inside shows each face with equal probability.
    """
    seat = state.asked
    kind, before = len(FACES[die_of(state, seat)]), state.rolls[1 - seat]
    face = chance.roll(FACES[die_of(state, seat)])
    level = LEVELS[state.dojo]
    if not before:
        return (face,), (chance.choose(leaving(intent, level, kind, None)),)
    lying = len(FACES[die_of(state, 1 - seat)])
    out = chance.choose(leaving(intent, level, kind, lying))
    effect = chance.choose(effects(intent, level, kind, lying))
    if effect > 0:
        before = chance.roll(rings(lying, before)[effect - 1])
    return (face, before), (out, effect == KNOCKED)


@lru_cache(maxsize=256)
def leaving(intent: str, level: str, kind: int, lying: int | None) -> tuple[bool, ...]:
    """Whether the thrown die leaves the tray: a list to draw from, weighted by the measured odds."""
    out = odds_of(ThrowIntent(intent), level, kind, lying).outside
    return (True,) * out + (False,) * (ALL - out)


@lru_cache(maxsize=256)
def effects(intent: str, level: str, kind: int, lying: int) -> tuple[int, ...]:
    """What the throw does to the lying die: a list to draw from, weighted by the measured odds."""
    odds = odds_of(ThrowIntent(intent), level, kind, lying)
    found = [KNOCKED] * odds.knocked
    for ring, share in enumerate(odds.turned, start=1):
        found += [ring] * share
    return (*found, *[0] * (ALL - len(found)))


def flaw(state: State, result: Thrown) -> Refusal | None:
    """Why a result is impossible for the asked seat's throw; checks ranges and shape only (N22)."""
    try:
        msgspec.convert(msgspec.to_builtins(result), Thrown)
    except (msgspec.ValidationError, TypeError):
        return refuse("ninjutsu.refused.throw_power")
    seat = state.asked
    dice = [die_of(state, seat)]
    if state.rolls[1 - seat]:
        dice.append(die_of(state, 1 - seat))
    if not len(dice) == len(result.faces) == len(result.outside):
        return refuse("ninjutsu.refused.throw_faces")
    if any(face not in FACES[rank] for rank, face in zip(dice, result.faces, strict=True)):
        return refuse("ninjutsu.refused.throw_faces")
    if state.dojo == STEADY:
        if any(result.outside):
            return refuse("ninjutsu.refused.throw_outside")
        if result.spread or result.gesture.power > STEADY_POWER:
            return refuse("ninjutsu.refused.throw_power")
    return None
