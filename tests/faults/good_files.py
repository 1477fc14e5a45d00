"""One good file of every kind that the program reads."""

import shutil
from datetime import date
from pathlib import Path

import msgspec

from game.app.tables import open_table
from game.catalog import GAMES
from game.devtools.tour.matches import furnish, setup_of
from game.games.ninjutsu.formations import kept_with, ready_made
from game.games.ninjutsu.rules.boards import CLASSIC
from game.paths import levels
from game.phones.room import RoomKeys
from game.phones.tokens import new_token
from game.scenes.title.scene import LAST_GAME
from game.table.frame.offer import SoleMoveOffer
from game.table.lesson.progress import FILE as LESSONS
from game.trials.backup import backup_of
from game.trials.challenge_library import challenges
from game.trials.library import shipped
from game.trials.own import OwnTrials
from game.trials.progress import TrialProgress
from game.trials.share import file_of
from tests.faults.file_kinds import FILE_KINDS
from tests.faults.house import House


def good_files(home: Path) -> dict[str, bytes]:
    """One good file of every kind, made in an empty folder."""
    house = House(home)
    house.kit.preferences.keys = {"HINT": "Q"}
    house.kit.keep()
    for name in GAMES:
        furnish(house.app, [name])
        for folder in ("matches", "replays"):
            (made,) = (path for path in (home / folder).glob("*.json") if path.stem not in GAMES)
            made.rename(made.with_name(f"{name}.json"))
        house.app.navigation.table(setup_of(house.app, name, "human"))
        open_table(name)
    house.kit.key_values.write(LAST_GAME, "oboro")
    SoleMoveOffer(house.kit).count()
    (home / "imports").mkdir()
    shutil.copy(home / "replays" / "taisen.json", home / "imports")
    house.kit.key_values.write("formations", kept_with(None, ready_made("wall", CLASSIC, 0), CLASSIC, 0))
    house.kit.key_values.write(LESSONS, {name: {"done": ["x"], "at": "y"} for name in GAMES})
    progress = TrialProgress(house.kit.key_values)
    progress.solve(shipped("taisen")[0])
    progress.puzzle_solved(date(2026, 11, 17), first=True)
    progress.played(challenges("taisen")[0], (True, False, True))
    own = OwnTrials(house.kit.key_values)
    own.keep(msgspec.structs.replace(shipped("taisen")[0], number=0))
    (home / "dropped").mkdir()
    shutil.copy(home / "replays" / "taisen.json", home / "dropped" / "match.kagebako")
    (home / "dropped" / "trial.kagebako").write_bytes(file_of(shipped("oboro")[0]))
    (home / "dropped" / "progress.kagebako").write_bytes(backup_of(progress, own))
    keys = RoomKeys(0, new_token(), "kumo", {0: new_token()}, [0])
    (home / "matches" / "good.phones").write_bytes(msgspec.json.encode(keys))
    (home / "maps").mkdir()
    shutil.copy(levels() / "ninjutsu" / "yard.tmx", home / "maps" / "mine.tmx")
    return {kind.file: (home / kind.file).read_bytes() for kind in FILE_KINDS}
