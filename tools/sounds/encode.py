"""Writes sounds as Ogg Vorbis with `oggenc` (Debian: vorbis-tools); the same samples give the same file."""

import subprocess
import tempfile
import wave
from pathlib import Path

import numpy as np

from tools.sounds.synth import RATE, Stereo

QUALITY = {"music": "0", "stem": "-1", "ambience": "0", "effect": "2"}


def pcm(sound: Stereo) -> bytes:
    """The samples as 16-bit integers, dithered by a fixed seed."""
    chance = np.random.default_rng(16)
    dither = chance.random(sound.shape) - chance.random(sound.shape)
    return np.clip(np.round(sound * 32767 + dither * (np.abs(sound) > 0)), -32768, 32767).astype("<i2").tobytes()


def encoded(path: Path, sound: Stereo, kind: str) -> None:
    """Write a sound."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "sound.wav"
        with wave.open(str(raw), "wb") as file:
            file.setnchannels(1 if sound.ndim == 1 else sound.shape[1])
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(pcm(sound))
        options = ["--quiet", "--serial", "1", "--quality", QUALITY[kind], "--discard-comments"]
        subprocess.run(["oggenc", *options, "--output", str(path), str(raw)], check=True)
