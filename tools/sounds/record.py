"""Records a match of computers with SDL's disk driver, and checks its levels: no loudspeaker is needed.

`python -m tools.sounds.record GAME SPEED FOLDER [--seconds 600]` writes what is heard, prints how loud effects and
music were at the default volumes, and which sounds were left out. Ninjutsu ends sooner with `--level adept --option
board=yard`.
"""

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
asked.add_argument("game")
asked.add_argument("speed", choices=("slow", "normal", "fast", "off"))
asked.add_argument("folder", type=Path)
asked.add_argument("--seconds", type=float, default=600.0)
asked.add_argument("--seed", type=int, default=3)
asked.add_argument("--level", default="novice", help="of the computers that play")
asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
WANTED = asked.parse_args()
WANTED.folder.mkdir(parents=True, exist_ok=True)
RAW = WANTED.folder / f"{WANTED.game}-{WANTED.speed}.raw"
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(RAW)}

import numpy as np
import pygame

from game.app.app import App, make_kit
from game.app.launch_options import LaunchOptions
from game.catalog import GAMES
from game.core.player import Player
from game.engine.audio.deck import BELOW
from game.engine.audio.effects import Effects, _Waiting
from game.engine.loop import LONGEST_STEP, play
from game.engine.prefs.preferences import Preferences
from game.engine.scenes import Reset, SceneStack
from game.engine.text.writer import Writer
from game.engine.window import Window
from game.scenes.scoring.scene import ScoringScene
from game.table.setup.match_setup import MatchSetup
from tools.sounds.master import loudness, momentary, true_peak
from tools.sounds.measure import joined_figures, pieces
from tools.sounds.synth import RATE, Stereo

AFTER = 12.0
"""Seconds of the scoring that are recorded."""

heard: list[tuple[float, str, float, bytes]] = []


def listen(effects: Effects) -> None:
    """Note every effect that starts."""
    start, take = effects._start, effects._bank.next_variant
    taken: list[pygame.mixer.Sound | None] = []

    def taking(name: str) -> pygame.mixer.Sound | None:
        taken.append(take(name))
        return taken[-1]

    def starting(wanted: _Waiting, now: float) -> None:
        start(wanted, now)
        if taken and taken[-1] is not None:
            heard.append((now, wanted.name, effects.volume**2 * wanted.level, taken[-1].get_raw()))

    effects._bank.next_variant = taking  # type: ignore[method-assign]
    effects._start = starting  # type: ignore[method-assign]


def recorded() -> bool:
    """Play until the scoring has been heard; returns whether the match came to its end."""
    with TemporaryDirectory() as home:
        kit = make_kit(LaunchOptions(speed=WANTED.speed), Path(home))
        window = Window("Recorded", (640, 360), kit.assets, Writer())
        app = App(kit, Path(home))
        kit.tune()
        listen(kit.audio.effects)
        players = tuple(Player(f"{seat}", WANTED.level) for seat in range(GAMES[WANTED.game].seats[0]))
        options = dict(pair.split("=", 1) for pair in WANTED.option)
        stack = SceneStack(app.title())
        stack.apply(Reset(app.navigation.table(MatchSetup(WANTED.game, players, options, seed=WANTED.seed))))
        began = before = time.monotonic()
        scored: float | None = None
        while time.monotonic() - began < WANTED.seconds and (scored is None or time.monotonic() - scored < AFTER):
            now = time.monotonic()
            play(stack, window, [[]], min(LONGEST_STEP, now - before), kit)
            before = now
            if scored is None and isinstance(stack.top, ScoringScene):
                scored = now
            time.sleep(max(0.0, 1 / 60 - (time.monotonic() - now)))
        print(f"{WANTED.game} {WANTED.speed}: {time.monotonic() - began:.0f} s, {len(heard)} effects, "
              f"{kit.audio.effects.left_out} left out, scoring {'heard' if scored else 'not reached'}")  # fmt: skip
        app.close()
        pygame.mixer.quit()
        os.environ["SDL_AUDIODRIVER"] = "dummy"  # what is decoded from now on would be written over the recording
        return scored is not None


def effects_alone() -> Stereo:
    """The effects of the recording without anything else."""
    first = heard[0][0]
    made = np.zeros((round((heard[-1][0] - first + 14) * RATE), 2))
    for at, _, level, sound in heard:
        samples = np.frombuffer(sound, "<i2").reshape(-1, 2) / 32768 * level
        start = round((at - first) * RATE)
        made[start : start + len(samples)] += samples[: len(made) - start]
    return made


def music_alone() -> float:
    """How loud the pieces of the room are at the default volume, on average."""
    found = [joined_figures(name, paths).whole for name, paths in pieces() if name.startswith(f"{WANTED.game}/")
             and "stem" not in name and "ambience" not in name]  # fmt: skip
    return float(np.mean(found) + 20 * np.log10(BELOW * Preferences().music ** 2))


def highest(mix: Stereo) -> float:
    """The true peak, minute by minute: a whole match, many times as fine, would fill the memory."""
    minute = 60 * RATE
    return max(true_peak(mix[start : start + minute]) for start in range(0, len(mix), minute))


def main() -> int:
    """Record, and print the levels."""
    pygame.mixer.init(RATE, -16, 2, 1024, allowedchanges=0)
    done = recorded()
    mix = np.frombuffer(RAW.read_bytes()[: RAW.stat().st_size // 4 * 4], "<i2").reshape(-1, 2) / 32768
    alone, music, blocks = loudness(effects_alone()), music_alone(), momentary(mix)
    print(f"  effects {alone:.1f} LUFS, {alone - music:.1f} LU above the music")
    print(f"  all together {loudness(mix):.1f} LUFS, loudest {blocks.max():.1f}, "
          f"peak {20 * np.log10(max(highest(mix), 1e-9)):.1f} dBFS")  # fmt: skip
    print("  most:", ", ".join(f"{name} {count}" for name, count in Counter(one[1] for one in heard).most_common(8)))
    print("  last:", ", ".join(one[1] for one in heard[-8:]))
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main())
