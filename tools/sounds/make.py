"""Makes every sound of the game: `python tools/sounds/make.py [NAME …]` writes assets/sound/*.ogg.

Needs `oggenc` (Debian: vorbis-tools). Deterministic: all randomness comes from fixed seeds.
"""

import shutil
import subprocess
import sys
import tempfile
import wave
import zlib
from array import array
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from tools.sounds.effects import EFFECTS
from tools.sounds.music import LOOPS
from tools.sounds.synth import RATE, Sound, at_peak, faded, louder, low_passed, rms

FOLDER = Path(__file__).parents[2] / "assets" / "sound"
LOUDNESS = 0.115
"""The level of the loudest tenth of a second of every effect, so that no sound stands out."""

SOFTER = {"hover": 0.25, "click": 0.6, "hint": 0.7, "page": 0.7}
"""Sounds that are frequent or incidental."""

LOOP_LOUDNESS = 0.05
PEAK = 0.5
"""6 dB below full scale."""

HIGHEST = 6500.0
QUALITY = {"effect": "2", "loop": "1.5"}


def level(sound: Sequence[float]) -> float:
    """The level of the loudest tenth of a second."""
    width = RATE // 10
    return max(
        rms(sound[start : start + width]) for start in range(0, len(sound), width) if sound[start : start + width]
    )


def finished(name: str, sound: Sound) -> Sound:
    """An effect as it is saved: low-passed, at the common loudness, without a click or silence at the end."""
    soft = low_passed(sound, HIGHEST)
    even = louder(soft, LOUDNESS * SOFTER.get(name, 1.0) / level(soft))
    if max(map(abs, even)) > PEAK:
        even = at_peak(even, PEAK)
    while len(even) > RATE // 10 and rms(even[-RATE // 50 :]) < 0.0006:
        del even[-RATE // 50 :]
    return faded(even, out=0.02)


def make(name: str) -> tuple[str, float, float, float, int]:
    """Make one sound; returns its name, length, loudness, peak and size."""
    chance = Random(zlib.crc32(name.encode()))
    if name.startswith("loop-"):
        left, right = LOOPS[name.removeprefix("loop-")](chance)
        factor = min(LOOP_LOUDNESS / rms(left + right), PEAK / max(map(abs, left + right)))
        channels = [louder(low_passed(side, HIGHEST), factor) for side in (left, right)]
    else:
        channels = [finished(name, EFFECTS[name](chance))]
    path = _encoded(name, channels)
    joined = [value for channel in channels for value in channel]
    return name, len(channels[0]) / RATE, level(channels[0]), max(map(abs, joined)), path.stat().st_size


def _encoded(name: str, channels: list[Sound]) -> Path:
    woven = array(
        "h", (round(max(-1.0, min(1.0, value)) * 32767) for frame in zip(*channels, strict=True) for value in frame)
    )
    path = FOLDER / f"{name}.ogg"
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "sound.wav"
        with wave.open(str(raw), "wb") as file:
            file.setnchannels(len(channels))
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(woven.tobytes())
        quality = QUALITY["loop" if name.startswith("loop-") else "effect"]
        command = ["oggenc", "--quiet", "--serial", "1", "--quality", quality, "--output", str(path), str(raw)]
        subprocess.run(command, check=True)
    return path


def main(wanted: Sequence[str]) -> int:
    """Make all sounds, or the given ones, and print their measurements."""
    if shutil.which("oggenc") is None:
        print("oggenc is missing (Debian: vorbis-tools)", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    names = list(wanted) or [*(f"loop-{name}" for name in LOOPS), *EFFECTS]
    total = 0
    with Pool() as pool:
        for name, seconds, loudness, peak, size in pool.imap_unordered(make, names):
            print(f"{name:16} {seconds:6.2f} s   loudness {loudness:.3f}   peak {peak:.2f}   {size / 1024:7.1f} KB")
            total += size
    print(f"{len(names)} sounds, {total / 1024 / 1024:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
