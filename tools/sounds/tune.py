"""Measures how far the soundfont's notes are off and writes `tuning.toml`: `python -m tools.sounds.tune`."""

import numpy as np

from tools.sounds import midi
from tools.sounds.instruments import PLAYED, TUNING, cents_off
from tools.sounds.synth import RATE, Mono, frequency

RANGES = {
    "koto": (43, 93),
    "shamisen": (45, 86),
    "shakuhachi": (55, 88),
    "flute": (60, 96),
    "biwa": (36, 74),
    "reeds": (50, 84),
    "bass": (26, 56),
    "chimes": (60, 98),
}
_EVERY = 2.4
_POINTS = 1 << 19


def hertz(sound: Mono, expected: float) -> float:
    """The fundamental near an expected frequency, from the strongest of its first three partials."""
    spectrum = np.abs(np.fft.rfft(sound * np.hanning(len(sound)), _POINTS))
    found: list[tuple[float, float]] = []
    for partial in (1, 2, 3):
        low, high = (int(expected * partial * share * _POINTS / RATE) for share in (0.975, 1.025))
        peak = low + int(spectrum[low:high].argmax())
        left, middle, right = np.log(spectrum[peak - 1 : peak + 2] + 1e-12)
        exact = peak + 0.5 * (left - right) / (left - 2 * middle + right)
        found.append((float(spectrum[peak]), exact * RATE / _POINTS / partial))
    return max(found)[1]


def measured(instrument: str, *, corrected: bool = False) -> dict[int, float]:
    """The cents by which each note is off."""
    low, high = RANGES[instrument]
    messages = midi.set_up(0, PLAYED[instrument].program, 0.0, 0.0)
    for number, pitch in enumerate(range(low, high + 1)):
        messages += midi.note(0, 0.1 + number * _EVERY, 1.7, pitch, 88)
    off = {0: cents_off(instrument)} if corrected else None
    sound = midi.played(messages, (high - low + 2) * _EVERY, off).mean(1)
    found: dict[int, float] = {}
    for number, pitch in enumerate(range(low, high + 1)):
        start = int((0.1 + number * _EVERY + 0.12) * RATE)
        wanted = frequency(pitch)
        found[pitch] = 1200 * float(np.log2(hertz(sound[start : start + RATE], wanted) / wanted))
    return found


def main() -> None:
    """Measure all instruments."""
    lines = ["# Cents by which each MIDI note of FluidR3 is off; written by tune.py."]
    for instrument in RANGES:
        lines += ["", f"[{instrument}]", *(f"{pitch} = {cents:.2f}" for pitch, cents in measured(instrument).items())]
    TUNING.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
