"""Makes every sound of the game: `python -m tools.sounds.make [music|ambience|effects] [ROOM or NAME …]`.

Needs `pip install -e ".[sound]"`, and fluidsynth, fluid-soundfont-gm and vorbis-tools (Debian). All randomness comes
from fixed seeds: the same scores give the same samples. Music and ambience go to assets/sound/<room>/.
"""

import argparse
import shutil
import sys
from collections.abc import Iterable
from multiprocessing import Pool
from pathlib import Path

from tools.sounds.ambience import parts
from tools.sounds.effects import EFFECTS, effect
from tools.sounds.encode import encoded
from tools.sounds.midi import SOUNDFONT
from tools.sounds.pieces import ROOMS, cuts, scores

FOLDER = Path(__file__).parents[2] / "assets" / "sound"
KINDS = ("music", "ambience", "effects")


def make_piece(job: tuple[str, int, Path]) -> str:
    """Make one piece of a room."""
    room, number, folder = job
    name, score = scores(room)[number]
    for cut in cuts(room, name, score):
        encoded(folder / f"{cut.name}.ogg", cut.sound, "stem" if "-stem-" in cut.name else "music")
    return f"{room}/{name}"


def make_ambience(job: tuple[str, Path]) -> str:
    """Make the ambience of a room."""
    room, folder = job
    for number, part in enumerate(parts(room), 1):
        encoded(folder / f"{room}/ambience-{number}.ogg", part, "ambience")
    return f"{room}/ambience"


def make_effect(job: tuple[str, Path]) -> str:
    """Make one effect."""
    name, folder = job
    encoded(folder / f"{name}.ogg", effect(name), "effect")
    return name


def write_suites(folder: Path) -> None:
    """Write `music.toml`, which tells the game what to play in which room."""
    lines = ["# The suites, as tools/sounds/make.py cut them: each phrase, and the stem that goes with it."]
    for room in ROOMS:
        lines += ["", f"[{room}]", f"ambience = {_listed(f'{room}/ambience-{number}' for number in (1, 2, 3))}"]
        for name, score in scores(room):
            numbers = range(1, len(score.phrases) + 1)
            stem = any(part.stem for part in score.parts.values())
            lines += ["", f"[[{room}.pieces]]", f'name = "{score.title}"']
            lines.append(f"phrases = {_listed(f'{room}/{name}-{number:02}' for number in numbers)}")
            lines.append(f"stems = {_listed(f'{room}/{name}-stem-{number:02}' for number in numbers if stem)}")
    (folder / "music.toml").write_text("\n".join(lines) + "\n", "utf-8")


def _listed(names: Iterable[str]) -> str:
    return "[" + "".join(f'\n  "{name}",' for name in names) + "\n]"


def main() -> int:
    """Make what is asked for."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("kind", nargs="?", choices=("all", *KINDS), default="all")
    asked.add_argument("names", nargs="*", help="rooms, pieces or effects; all without any")
    asked.add_argument("--folder", type=Path, default=FOLDER)
    asked.add_argument("--jobs", type=int, default=2)
    wanted = asked.parse_args()
    missing = [tool for tool in ("fluidsynth", "oggenc") if shutil.which(tool) is None]
    if missing or not SOUNDFONT.exists():
        print("missing (Debian: fluidsynth, fluid-soundfont-gm, vorbis-tools):", *missing, SOUNDFONT, file=sys.stderr)
        return 1
    rooms = [room for room in ROOMS if not wanted.names or room in wanted.names]
    effects = [name for name in EFFECTS if not wanted.names or name.rstrip("-123456789") in wanted.names]
    with Pool(wanted.jobs) as pool:
        if wanted.kind in ("all", "music"):
            pieces = [
                (room, number, wanted.folder)
                for room in ROOMS
                for number, (name, _) in enumerate(scores(room))
                if not wanted.names or {room, name} & set(wanted.names)
            ]
            for made in pool.imap_unordered(make_piece, pieces):
                print(made, flush=True)
            write_suites(wanted.folder)
        if wanted.kind in ("all", "ambience"):
            for made in pool.imap_unordered(make_ambience, [(room, wanted.folder) for room in rooms]):
                print(made, flush=True)
        if wanted.kind in ("all", "effects"):
            for made in pool.imap_unordered(make_effect, [(name, wanted.folder) for name in effects]):
                print(made, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
