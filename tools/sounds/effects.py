"""Every short sound of the game, by the name of its file; `-1`, `-2` … are variants of one."""

import re
import zlib
from collections.abc import Callable
from functools import partial

import numpy as np

from tools.sounds import blades, knocks, signals
from tools.sounds.master import mastered
from tools.sounds.room import in_room
from tools.sounds.synth import RATE, Chance, Mono, Stereo, faded

LOUDNESS = -20.0
"""LUFS of the loudest 400 ms of an effect."""
OTHERS = {
    "hover": -40.0,
    "click": -31.0,
    "page": -27.0,
    "undo": -26.0,
    "refused": -25.0,
    "put": -25.0,
    "step": -25.0,
    "slide": -25.0,
    "flick": -26.5,
    "turn-over": -26.0,
    "turn-end": -25.0,
    "die": -22.5,
    "dojo-mat": -25.0,
    "dojo-wall": -24.5,
    "dojo-rim": -27.0,
    "dojo-die": -27.0,
    "dojo-table": -24.5,
    "deal": -23.0,
    "shuffle": -23.0,
    "trick": -23.0,
    "hint": -24.0,
    "look": -23.0,
    "stamp": -22.0,
    "fence": -23.0,
    "steal": -23.0,
    "temple": -18.0,
    "win": -17.5,
    "lose": -18.5,
    "soke": -18.5,
    "unveil": -18.0,
    "fourth-clan": -19.0,
}
"""Sounds that are frequent, short or incidental are softer, and great ones louder."""

_WET = {"wolf": 1.4, "monkey": 0.6, "temple": 0.5, "unveil": 0.4, "win": 0.35, "lose": 0.5, "hover": 0.1, "click": 0.12}
_USUAL_WET = 0.22
_QUIET = 10 ** (-62 / 20)
_NUMBER = re.compile(r"-\d$")

_VARIED: dict[str, tuple[int, Callable[[int, Chance], Mono]]] = {
    "slide": (6, knocks.slide),
    "flick": (6, knocks.flicks),
    "turn-over": (5, knocks.turn_over),
    "put": (5, knocks.put),
    "step": (5, knocks.step),
    "die": (5, knocks.die),
    "cut": (5, blades.cut),
    "clash": (3, blades.clash),
    "shuriken": (3, blades.shuriken),
    "dojo-mat": (5, knocks.mat),
    "dojo-wall": (4, knocks.wall),
    "dojo-rim": (3, knocks.rim),
    "dojo-die": (3, knocks.two_dice),
    "dojo-table": (3, knocks.table),
}
_SINGLE: dict[str, Callable[[int, Chance], Mono]] = {
    "click": knocks.click,
    "crumble": knocks.crumble,
    "curse": blades.curse,
    "deal": knocks.deal,
    "doors": knocks.doors,
    "fall": blades.fall,
    "fence": blades.fence,
    "fight": blades.fight,
    "hover": knocks.hover,
    "lead": blades.lead,
    "monkey": blades.monkey,
    "page": knocks.page,
    "refused": knocks.refused,
    "shuffle": knocks.shuffle,
    "smoke": blades.smoke,
    "soke": blades.soke,
    "stamp": knocks.stamp,
    "steal": blades.steal,
    "swap": blades.swap,
    "trick": knocks.trick,
    "turn-end": knocks.turn_end,
    "undo": knocks.undo,
    "unveil": blades.unveil,
    "wolf": blades.wolf,
}
_TUNED: dict[str, tuple[signals.Signal, tuple[str, ...]]] = {
    "hint": (signals.hint, ("wataah", "taisen", "oboro", "ninjutsu")),
    "seal": (signals.seal, ("wataah", "taisen", "oboro", "ninjutsu")),
    "win": (signals.win, ("wataah", "taisen", "oboro", "ninjutsu")),
    "lose": (signals.lose, ("wataah", "taisen", "oboro", "ninjutsu")),
    "temple": (signals.temple, ("wataah", "taisen", "oboro", "ninjutsu")),
    "points": (signals.points, ("wataah", "oboro")),
    "look": (signals.look, ("wataah", "ninjutsu")),
}
"""In the mode of each of these tables; the plain name is that of the title."""


def _of_room(signal: signals.Signal, room: str, chance: Chance) -> Mono:
    return signal(room, chance)


def _makers() -> dict[str, Callable[[Chance], Mono]]:
    found: dict[str, Callable[[Chance], Mono]] = {}
    for name, (count, varied) in _VARIED.items():
        found |= {f"{name}-{number + 1}": partial(varied, number) for number in range(count)}
    found |= {name: partial(maker, 0) for name, maker in _SINGLE.items()}
    for name, (signal, rooms) in _TUNED.items():
        if name not in ("points", "look"):
            found[name] = partial(_of_room, signal, "title")
        found |= {f"{name}-{room}": partial(_of_room, signal, room) for room in rooms}
    found |= {
        name: partial(_of_room, signal, "wataah")
        for name, signal in (("power", signals.power), ("fade", signals.fade), ("fourth-clan", signals.bell))
    }
    return found


EFFECTS = _makers()


def family(name: str) -> str:
    """The name of an effect without variant or room."""
    plain = _NUMBER.sub("", name)
    return next(
        (tuned for tuned, (_, rooms) in _TUNED.items() if plain in {f"{tuned}-{room}" for room in rooms}), plain
    )


def effect(name: str) -> Stereo:
    """An effect as it is saved: in the room, at its level, without silence at its end."""
    chance = np.random.default_rng(zlib.crc32(name.encode()))
    kind = family(name)
    sound = mastered(
        in_room(EFFECTS[name](chance), _WET.get(kind, _USUAL_WET)), OTHERS.get(kind, LOUDNESS), by_peak_moment=True
    )
    loud = np.flatnonzero(np.abs(sound).max(1) > _QUIET * max(0.05, np.abs(sound).max()) * 4)
    end = min(len(sound), int(loud[-1]) + round(0.03 * RATE))
    return faded(sound[:end], 0.0005, min(0.25, 0.25 * end / RATE))
