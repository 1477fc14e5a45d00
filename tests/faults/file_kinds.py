"""The kinds of files that the program reads: where each is, how it comes to be read, and a good one of each."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec
import pytest

from game.app.phone_navigation import ADDRESS
from game.catalog import GAMES
from game.core.match import Match
from game.core.player import Player
from game.core.record import save_from_json, save_of, to_json
from game.core.refusal import BadData
from game.games.ninjutsu import formations
from game.scenes.title.scene import LAST_GAME
from game.stats.book import from_json
from game.stats.sources import stats_source_of
from game.table.frame.offer import SoleMoveOffer
from game.table.lesson import progress
from game.table.lesson.progress import FILE as LESSONS
from game.trials.library import shipped
from game.trials.own import OwnList
from game.trials.progress import ProgressRecord
from tests.faults.house import House


class FileKind(NamedTuple):
    """A kind of file: where it is, and how the program comes to read it."""

    file: str
    use: Callable[[House], None]
    usable: Callable[[bytes], bool]
    """Whether it could be used nevertheless, and may have been rewritten since."""


def _understood(read: Callable[[bytes], object]) -> Callable[[bytes], bool]:
    def understood(data: bytes) -> bool:
        try:
            read(data)
        except (BadData, ValueError, RecursionError):
            return False
        return True

    return understood


MATCH = _understood(save_from_json)
SETTINGS = _understood(partial(msgspec.json.decode, type=dict[str, object]))
STATISTICS = _understood(lambda data: from_json(data, tuple(GAMES), stats_source_of))
ANYTHING = _understood(msgspec.json.decode)  # the last setup is saved again with every match
FORMATIONS = _understood(
    lambda data: msgspec.convert(msgspec.json.decode(data), dict[str, list[formations._Kept]] | None)
)
PROGRESS = _understood(lambda data: msgspec.convert(msgspec.json.decode(data), dict[str, progress._Kept] | None))

TRIALS = _understood(lambda data: msgspec.convert(msgspec.json.decode(data), ProgressRecord | None))
OWN_TRIALS = _understood(lambda data: msgspec.convert(msgspec.json.decode(data), OwnList | None))


def never(data: bytes) -> bool:
    """What the program only reads stays as it is."""
    return False


def _continue(house: House) -> None:
    house.visit(house.app.navigation.unfinished(), "continue.0", frames=4)
    house.visit(house.app.title())


def _watch(house: House) -> None:
    house.visit(house.app.navigation.history.replays(), "watch.0", "reel.play", frames=3)


def _review(house: House) -> None:
    house.visit(house.app.navigation.history.replays(), "review.0", frames=3)


def _import(house: House) -> None:
    house.visit(house.app.navigation.history._imports(), "take.0")
    house.visit(house.app.navigation.history.replays())


def _choose(house: House) -> None:
    house.visit(house.app.title())
    house.visit(
        house.app.navigation.settings(), *(f"page.{name}" for name in ("colours", "sound", "play", "keys", "files"))
    )
    house.kit.keep()


def _count(house: House) -> None:
    house.visit(house.app.navigation.statistics(), "seals", *GAMES)
    house.app.navigation.storage.statistics.earn("replay")


def _set_up(name: str, *clicks: str) -> Callable[[House], None]:
    return lambda house: house.visit(house.app.navigation.setup(name), "start", *clicks, frames=3)


def _choose_map(house: House) -> None:
    house.visit(house.app.navigation.setup("ninjutsu"), "option.board.previous", "start", frames=3)


def _solve(house: House) -> None:
    trials = house.app.navigation.trials
    house.visit(trials.wall(), *(f"game.{name}" for name in GAMES))
    house.visit(trials.calendar())
    house.visit(trials.challenges.of_game("taisen"))
    trials.progress.fail(shipped("taisen")[0])


def _own_trials(house: House) -> None:
    house.visit(house.app.navigation.trials.own(), "file.0")
    house.visit(house.app.navigation.trials.own(), "try.0", frames=3)
    house.visit(house.app.navigation.trials.own(), "delete.0", "delete.0.yes")


def _continue_on_phones(house: House) -> None:
    if not (house.home / "matches").is_dir():  # this kind of file lies beside a match
        return
    match = Match(GAMES["taisen"], 2, seed=1)
    match.submit(match.legal_moves()[0])
    save = save_of(match, [Player("Sun"), Player("Moon", "adept")], saved="2026-11-18T08:00:00+01:00")
    (house.home / "matches" / "good.json").write_bytes(to_json(save))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(ADDRESS, "127.0.0.1")
        house.visit(house.app.navigation.unfinished(), "continue.0", frames=3)
        house.app.navigation.phones.close()


def _drop(file: str, *clicks: str) -> Callable[[House], None]:
    return lambda house: house.drop(house.home / file, *clicks)


def _move_alone(house: House) -> None:
    """Look for a game that was played last, and count a move that could have made itself."""
    house.visit(house.app.title())
    house.visit(house.app.navigation.trials.wall())
    SoleMoveOffer(house.kit).count()


def _learn(house: House) -> None:
    house.visit(house.app.navigation.learn.learn(), "lesson.taisen", "lesson.next", frames=3)


FILE_KINDS = (
    *(FileKind(f"matches/{name}.json", _continue, MATCH) for name in GAMES),
    *(FileKind(f"replays/{name}.json", _watch, MATCH) for name in ("taisen", "oboro")),
    *(FileKind(f"replays/{name}.json", _review, MATCH) for name in ("wataah", "ninjutsu")),
    FileKind("imports/taisen.json", _import, never),
    *(FileKind("settings.json", _choose, SETTINGS),) * 3,
    *(FileKind("statistics.json", _count, STATISTICS),) * 3,
    *(FileKind(f"setup-{name}.json", _set_up(name), ANYTHING) for name in ("taisen", "ninjutsu")),
    FileKind("formations.json", _set_up("ninjutsu", "formation.own", "formation.wall", "save"), FORMATIONS),
    FileKind(f"{LESSONS}.json", _learn, PROGRESS),
    FileKind("trials.json", _solve, TRIALS),
    FileKind("own-trials.json", _own_trials, OWN_TRIALS),
    FileKind(f"{LAST_GAME}.json", _move_alone, ANYTHING),
    FileKind("sole-moves.json", _move_alone, ANYTHING),
    FileKind("dropped/match.kagebako", _drop("dropped/match.kagebako"), never),
    FileKind("dropped/trial.kagebako", _drop("dropped/trial.kagebako", "try.0"), never),
    FileKind("dropped/progress.kagebako", _drop("dropped/progress.kagebako", "open", "back"), never),
    FileKind("matches/good.phones", _continue_on_phones, lambda _: True),  # phones are invited again
    *(FileKind("maps/mine.tmx", _choose_map, never),) * 3,
)
