"""Writes a page to look at what one cannot hear: `python -m tools.sounds.report FOLDER [--before OTHER_FOLDER]`.

Spectrograms, levels and the targets' figures of every file that the game ships; with `--before`, the same of an older
folder of sounds beside them.
"""

import argparse
import html
import re
from itertools import pairwise
from pathlib import Path

import matplotlib as mpl
import numpy as np

mpl.use("Agg")

import matplotlib.pyplot as plt

from tools.sounds import measure
from tools.sounds.measure import Figures, figures
from tools.sounds.synth import RATE, Stereo

_SEAM = 0.004
_STYLE = (
    "body{font:15px sans-serif;background:#1d1a18;color:#eee;margin:2em}td,th{padding:2px 10px;text-align:right}"
    "td:first-child{text-align:left}.bad{color:#f76}img{width:100%}"
)


def picture(path: Path, shown: list[tuple[str, Stereo]], columns: int, highest: float) -> None:
    """Draw the spectrograms of some sounds into one picture."""
    rows = -(-len(shown) // columns)
    figure, axes = plt.subplots(
        rows, columns, figsize=(4.2 * columns if columns > 1 else 16, 2.3 * rows if columns > 1 else 4), squeeze=False
    )
    for axis in axes.flat[len(shown) :]:
        axis.axis("off")
    for axis, (name, sound) in zip(axes.flat, shown, strict=False):
        points = 1024 if len(sound) < 20 * RATE else 4096
        axis.specgram(
            sound.mean(1) + 1e-9, NFFT=points, Fs=RATE, noverlap=points // 2, vmin=-135, vmax=-45, cmap="magma"
        )
        axis.set_ylim(0, highest)
        axis.set_title(name, fontsize=9)
        axis.tick_params(labelsize=6)
    figure.tight_layout()
    figure.savefig(path, dpi=58)
    plt.close(figure)


def seam(one: Stereo, other: Stereo) -> float:
    """How much larger the step between two files is than the usual steps around it; about 1 if it cannot be heard."""
    width = round(_SEAM * RATE)
    around = np.abs(np.diff(np.concatenate([one[-width:], other[:width]]), axis=0)).max(1)
    step = around[width - 1]
    return float(step / max(np.delete(around, width - 1).max(), 1e-4))


def rows(found: list[tuple[Figures, list[str]]], extra: dict[str, str]) -> str:
    """A table of figures."""
    head = "<table><tr><th>file<th>s<th>LUFS<th>loudest 0.4 s<th>peak dB<th>end dB<th>DC<th>below 20 Hz<th><th></tr>"
    lines = [
        f"<tr><td>{one.name}<td>{one.seconds:.2f}<td>{one.whole:.1f}<td>{one.moment:.1f}<td>{one.peak:.1f}"
        f"<td>{one.end:.0f}<td>{one.dc:.5f}<td>{one.rumble:.2%}<td>{html.escape(extra.get(one.name, ''))}"
        f"<td class=bad>{html.escape(', '.join(faults))}</tr>"
        for one, faults in found
    ]
    return head + "".join(lines) + "</table>"


def effects_part(folder: Path, sounds: Path, title: str) -> str:
    """The effects of a folder: table, families and pictures."""
    found = measure.effects(sounds)
    figured = {name: figures(name, sound) for name, sound in found.items()}
    extra: dict[str, str] = {}
    for members in measure.families(found).values():
        spread = max(figured[name].moment for name in members) - min(figured[name].moment for name in members)
        variants = [name for name in members if re.search(r"-\d$", name)]
        near = f", variants {measure.closest(found, variants):.1f} dB apart" if len(variants) > 1 else ""
        extra |= dict.fromkeys(members[:1], f"family within {spread:.2f} dB{near}")
    pictures = []
    names = list(found)
    for start in range(0, len(names), 24):
        path = folder / f"{title}-{start // 24 + 1}.png"
        picture(path, [(name, found[name]) for name in names[start : start + 24]], 4, 12000)
        pictures.append(f"<img src={path.name}>")
    return f"<h2>{title}</h2>" + rows([(one, one.faults()) for one in figured.values()], extra) + "".join(pictures)


def music_part(folder: Path, sounds: Path) -> str:
    """Pieces, stems and ambience as they are heard, phrase joined to phrase."""
    found: list[tuple[Figures, list[str]]] = []
    extra: dict[str, str] = {}
    pictures = []
    for name, paths in measure.pieces(sounds):
        parts = [measure.decoded(path) for path in paths]
        whole = np.concatenate(parts)
        one = figures(name, whole)
        joins = [seam(first, second) for first, second in pairwise(parts)]
        extra[name] = (
            f"{len(parts)} files of {min(map(len, parts)) / RATE:.1f} to {max(map(len, parts)) / RATE:.1f} s, "
            f"worst seam {max(joins, default=0):.1f}"
        )
        found.append((one, one.faults(cut="ambience" in name)))
        path = folder / f"{name.replace('/', '-')}.png"
        picture(path, [(name, whole)], 1, 6000)
        pictures.append(f"<img src={path.name}>")
    return "<h2>Music and ambience</h2>" + rows(found, extra) + "".join(pictures)


def main() -> None:
    """Write the page."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path, help="where to write the page")
    asked.add_argument("--sounds", type=Path, default=measure.FOLDER)
    asked.add_argument("--before", type=Path, help="an older folder of sounds")
    wanted = asked.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    size = sum(path.stat().st_size for path in wanted.sounds.rglob("*") if path.is_file())
    page = [f"<meta charset=utf-8><style>{_STYLE}</style><h1>Sounds: {size / 1e6:.1f} MB</h1>"]
    page += [effects_part(wanted.folder, wanted.sounds, "Effects"), music_part(wanted.folder, wanted.sounds)]
    if wanted.before is not None:
        page.append(effects_part(wanted.folder, wanted.before, "Before"))
    (wanted.folder / "index.html").write_text("\n".join(page), "utf-8")
    print(wanted.folder / "index.html")


if __name__ == "__main__":
    main()
