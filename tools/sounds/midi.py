"""Writes MIDI files and lets FluidSynth play them with the instruments of FluidR3."""

import struct
import subprocess
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.sounds.synth import RATE, Stereo

SOUNDFONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
TICKS = 960
"""Ticks in a second: tempo is part of the score, not of the file."""
BEND_RANGE = 12
"""Semitones to each side."""


class Message(NamedTuple):
    """A MIDI message and its time in seconds."""

    at: float
    data: bytes


def note(channel: int, at: float, seconds: float, pitch: int, velocity: int) -> list[Message]:
    """A note from its start to its end."""
    return [
        Message(at, bytes([0x90 | channel, pitch, max(1, min(127, velocity))])),
        Message(at + seconds, bytes([0x80 | channel, pitch, 0])),
    ]


def control(channel: int, at: float, number: int, value: int) -> Message:
    """A change of a controller."""
    return Message(at, bytes([0xB0 | channel, number, max(0, min(127, value))]))


def bend(channel: int, at: float, semitones: float) -> Message:
    """Move the pitch of a channel."""
    value = max(0, min(16383, round(8192 + semitones / BEND_RANGE * 8192)))
    return Message(at, bytes([0xE0 | channel, value & 127, value >> 7]))


def set_up(channel: int, program: int, pan: float, level: float) -> list[Message]:
    """Choose an instrument, its place from -1 to 1, its level in dB, and the range of its bends."""
    volume = round(100 * 10 ** (level / 40))
    return [
        Message(0.0, bytes([0xC0 | channel, program])),
        control(channel, 0.0, 7, volume),
        control(channel, 0.0, 10, round(64 + 63 * pan)),
        control(channel, 0.0, 91, 0),
        control(channel, 0.0, 93, 0),
        control(channel, 0.0, 101, 0),
        control(channel, 0.0, 100, 0),
        control(channel, 0.0, 6, BEND_RANGE),
        control(channel, 0.0, 38, 0),
    ]


def played(messages: Iterable[Message], seconds: float, off: Mapping[int, Sequence[float]] | None = None) -> Stereo:
    """What the messages sound like, dry, with exactly this length.

    `off` says for a channel how many cents each note of its instrument is off, which is corrected.
    """
    with tempfile.TemporaryDirectory() as folder:
        score, raw, tuning = Path(folder) / "score.mid", Path(folder) / "sound.raw", Path(folder) / "tuning"
        tuning.write_text("".join(_tuned(channel, cents) for channel, cents in (off or {}).items()), "utf-8")
        score.write_bytes(_file(sorted(messages, key=lambda message: message.at), seconds))
        options = [
            "-o",
            "synth.dynamic-sample-loading=1",
            "-R",
            "0",
            "-C",
            "0",
            "-g",
            "0.5",
            "-r",
            str(RATE),
            "-O",
            "float",
            "-T",
            "raw",
            "-E",
            "little",
        ]
        command = [
            "fluidsynth",
            "-n",
            "-i",
            "-q",
            *options,
            "-f",
            str(tuning),
            "-F",
            str(raw),
            str(SOUNDFONT),
            str(score),
        ]
        subprocess.run(command, check=True, capture_output=True)
        sound = np.frombuffer(raw.read_bytes(), "<f4").reshape(-1, 2).astype(np.float64)
    length = round(seconds * RATE)
    return np.pad(sound[:length], ((0, max(0, length - len(sound))), (0, 0)))


def _tuned(channel: int, off: Sequence[float]) -> str:
    lines = [f"tuning in-tune-{channel} 0 {channel}"]
    lines += [f"tune 0 {channel} {key} {100 * key - cents:.3f}" for key, cents in enumerate(off)]
    return "\n".join([*lines, f"settuning {channel} 0 {channel}", ""])


def _file(messages: list[Message], seconds: float) -> bytes:
    track = bytearray(b"\x00\xff\x51\x03" + (1_000_000).to_bytes(3, "big"))
    now = 0
    for message in messages:
        ticks = round(message.at * TICKS)
        track += _length(max(0, ticks - now)) + message.data
        now = max(now, ticks)
    track += _length(max(0, round(seconds * TICKS) - now)) + b"\xff\x2f\x00"
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, TICKS) + b"MTrk" + struct.pack(">I", len(track)) + bytes(track)


def _length(value: int) -> bytes:
    found = [value & 127]
    while value := value >> 7:
        found.append(value & 127 | 128)
    return bytes(reversed(found))
