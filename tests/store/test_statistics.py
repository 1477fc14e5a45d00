"""The statistics on disk: what was counted is loaded again, and what cannot be read is kept."""

import json
from pathlib import Path

import pytest

from game.catalog import GAMES
from game.core.refusal import Refusal
from game.stats.book import FORMAT, Book
from game.stats.sources import stats_source_of
from game.store.statistics import MOST_BYTES, Statistics
from tests.stats.played import ADEPT, ANNA, begun, finished, with_winners


class Told(list[Refusal]):
    """What was reported to the player."""

    @property
    def keys(self) -> list[str]:
        return [refusal.key for refusal in self]


@pytest.fixture
def told() -> Told:
    return Told()


def opened(folder: Path, told: Told) -> Statistics:
    return Statistics(folder / "home" / "statistics.json", GAMES, stats_source_of, told.append)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in (folder / "home").iterdir())


def test_it_begins_with_nothing_and_writes_nothing(tmp_path: Path, told: Told) -> None:
    assert opened(tmp_path, told).book == Book()
    assert not (tmp_path / "home").exists()
    assert told == []


@pytest.mark.parametrize("name", GAMES)
def test_what_was_counted_is_there_the_next_time(tmp_path: Path, told: Told, name: str) -> None:
    match = finished(name, 4)
    players = [ANNA, *[ADEPT] * (match.seats - 1)]
    first = opened(tmp_path, told)
    earned = first.count(match, players)
    again = opened(tmp_path, told)
    assert again.book == first.book
    assert again.book.pages[name].levels["adept"].played == 1
    assert again.book.seals == earned
    assert again.count(match, players) == []
    assert again.book.pages[name].levels["adept"].played == 1
    assert told == []


def test_what_does_not_count_writes_nothing(tmp_path: Path, told: Told) -> None:
    assert opened(tmp_path, told).count(begun("taisen", 4), [ANNA, ADEPT]) == []
    assert not (tmp_path / "home").exists()


def test_resigning_counts(tmp_path: Path, told: Told) -> None:
    statistics = opened(tmp_path, told)
    statistics.count(begun("taisen", 8), [ANNA, ADEPT], resigned=0)
    assert statistics.book.pages["taisen"].alone.played == 1
    assert statistics.book.pages["taisen"].alone.won == 0


def test_seals_are_earned_once(tmp_path: Path, told: Told) -> None:
    statistics = opened(tmp_path, told)
    first = with_winners("taisen", (0,))
    while first.outcome.reason != "taisen.reason.village":
        first = with_winners("taisen", (0,), first.seed + 1)
    assert statistics.count(first, [ANNA, ADEPT]) == ["village"]
    assert statistics.earn("lesson") == ["lesson"]
    assert statistics.earn("lesson") == []
    assert opened(tmp_path, told).book.seals == ["village", "lesson"]
    with pytest.raises(ValueError, match="in a match"):
        statistics.earn("shadow")


def test_how_strong_somebody_is_survives_the_program(tmp_path: Path, told: Told) -> None:
    statistics, options = opened(tmp_path, told), GAMES["taisen"].rules.settled({})
    new = statistics.strength("taisen", options)
    assert 0.0 < new < 1.0
    for after in (0, 50, 100):
        statistics.count(with_winners("taisen", (0,), after), [ANNA, ADEPT])
    better = statistics.strength("taisen", options)
    assert better > new
    assert opened(tmp_path, told).strength("taisen", options) == better
    statistics.reset()
    assert statistics.strength("taisen", options) == new


NO_FACES: dict[str, list[int]] = {"counts": [], "expected": []}


def damaged(change: dict) -> bytes:
    """A valid file in which something was changed."""
    line = {"played": 3, "won": 1, "shared": 0, "streak": 1, "longest": 1, "bests": {"quickest": 8}}
    heap = {"counts": [1, 2, 3], "expected": [3.0, 2.0, 1.0], "scatter": 6.0}
    page = {"alone": line, "levels": {"adept": dict(line)}, "luck": {"dice": {"people": heap, "computers": heap}}}
    page |= change.pop("page", {})
    return json.dumps({"format": FORMAT, "pages": {"taisen": page}, "seals": [], "counted": []} | change).encode()


def test_the_file_that_the_next_test_damages_is_sound(tmp_path: Path, told: Told) -> None:
    path = tmp_path / "home" / "statistics.json"
    path.parent.mkdir()
    path.write_bytes(damaged({}))
    assert opened(tmp_path, told).book.pages["taisen"].alone.won == 1
    assert told == []


def test_a_file_from_before_seats_could_change_opens_and_is_written_as_it_is_now(tmp_path: Path, told: Told) -> None:
    path = tmp_path / "home" / "statistics.json"
    path.parent.mkdir()
    path.write_bytes(damaged({"format": 1}))
    statistics = opened(tmp_path, told)
    statistics.count(finished("taisen", 4), [ANNA, ADEPT], seats_changed=True)
    assert told == []
    assert statistics.book.pages["taisen"].alone.played == 3
    assert json.loads(path.read_bytes())["format"] == FORMAT
    assert opened(tmp_path, told).book.pages["taisen"].changed.played == 1


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "statistics.damaged"),
        (b"{", "statistics.damaged"),
        (b"\xff\xfe", "statistics.damaged"),
        (b"[" * 500_000, "statistics.damaged"),
        (b" " * (MOST_BYTES + 1), "statistics.damaged"),
        (damaged({"surprise": 1}), "statistics.damaged"),
        (damaged({"page": {"alone": {"played": -1}}}), "statistics.damaged"),
        (damaged({"page": {"alone": {"played": 1, "won": 2}}}), "statistics.damaged"),
        (damaged({"page": {"alone": {"played": 5, "won": 2, "longest": 3}}}), "statistics.damaged"),
        (damaged({"page": {"alone": {"bests": {"height": 2}}}}), "statistics.damaged"),
        (damaged({"page": {"luck": {"cards": {}}}}), "statistics.damaged"),
        (damaged({"page": {"ratings": {"usual": {"value": 1e9}}}}), "statistics.damaged"),
        (damaged({"page": {"ratings": {"usual": {"value": 1200, "deviation": 0}}}}), "statistics.damaged"),
        (damaged({"page": {"ratings": {"nowhere": {"value": 1200}}}}), "statistics.damaged"),
        (damaged({"page": {"luck": {"dice": {"people": NO_FACES, "computers": NO_FACES}}}}), "statistics.damaged"),
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside(tmp_path: Path, told: Told, content: bytes, key: str) -> None:
    path = tmp_path / "home" / "statistics.json"
    path.parent.mkdir()
    path.write_bytes(content)
    statistics = opened(tmp_path, told)
    assert statistics.book == Book()
    assert told == [Refusal(key, {"file": "statistics.json.damaged-1"})]
    statistics.earn("replay")
    assert names(tmp_path) == ["statistics.json", "statistics.json.damaged-1"]
    assert (tmp_path / "home" / "statistics.json.damaged-1").read_bytes() == content
    assert opened(tmp_path, told).book.seals == ["replay"]


@pytest.mark.parametrize(
    "content",
    [
        damaged({"format": FORMAT + 1}),
        damaged({"format": FORMAT + 1, "surprise": 1}),
        damaged({"pages": {"go": {}}}),
    ],
)
def test_a_newer_programs_numbers_stay_untouched(tmp_path: Path, told: Told, content: bytes) -> None:
    path = tmp_path / "home" / "statistics.json"
    path.parent.mkdir()
    path.write_bytes(content)
    own = f"statistics-{FORMAT}.json"
    statistics = opened(tmp_path, told)
    assert statistics.book == Book()
    assert told == [Refusal("statistics.newer", {"file": own})]
    statistics.earn("replay")
    assert path.read_bytes() == content
    assert names(tmp_path) == [own, "statistics.json"]
    assert opened(tmp_path, told).book.seals == ["replay"], "the next start of the old program counts on"


def test_what_is_no_file_is_set_aside(tmp_path: Path, told: Told) -> None:
    (tmp_path / "home" / "statistics.json").mkdir(parents=True)
    statistics = opened(tmp_path, told)
    assert statistics.earn("replay") == ["replay"]
    assert told.keys == ["statistics.damaged"]
    assert names(tmp_path) == ["statistics.json", "statistics.json.damaged-1"]


def test_a_file_that_cannot_even_be_read_is_never_written_over(tmp_path: Path, told: Told, monkeypatch) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "statistics.json").write_text("{}", "utf-8")

    def forbidden(*_: object) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("game.store.statistics.read_bounded", forbidden)
    statistics = opened(tmp_path, told)
    assert statistics.earn("replay") == ["replay"]
    assert told.keys == ["statistics.unreadable"]
    assert names(tmp_path) == ["statistics.json"]
    assert statistics.book.seals == ["replay"]  # until the program ends


def test_a_disk_that_refuses_is_told_and_the_match_still_counts(tmp_path: Path, told: Told, monkeypatch) -> None:
    statistics = opened(tmp_path, told)
    monkeypatch.setattr("game.store.statistics.write_safely", refuse)
    assert statistics.earn("lesson") == ["lesson"]
    assert told == [Refusal("statistics.unwritten", {"detail": "no"})]
    monkeypatch.undo()
    statistics.earn("replay")
    assert opened(tmp_path, told).book.seals == ["lesson", "replay"]


def refuse(*_: object) -> None:
    raise OSError("no")


def test_reset_keeps_the_old_numbers_aside(tmp_path: Path, told: Told) -> None:
    statistics = opened(tmp_path, told)
    assert statistics.reset() is None
    statistics.earn("lesson")
    old = (tmp_path / "home" / "statistics.json").read_bytes()
    aside = statistics.reset()
    assert aside == tmp_path / "home" / "statistics.json.old-1"
    assert aside.read_bytes() == old
    assert statistics.book == Book()
    assert opened(tmp_path, told).book == Book()
    assert statistics.earn("lesson") == ["lesson"]
    assert statistics.reset() == tmp_path / "home" / "statistics.json.old-2"
    assert told == []


def test_a_reset_that_the_disk_refuses_changes_nothing(tmp_path: Path, told: Told, monkeypatch) -> None:
    statistics = opened(tmp_path, told)
    statistics.earn("lesson")
    monkeypatch.setattr("game.store.statistics.set_aside", refuse)
    with pytest.raises(OSError, match="no"):
        statistics.reset()
    assert statistics.book.seals == ["lesson"]


def test_one_reads_it_as_text(tmp_path: Path, told: Told) -> None:
    statistics = opened(tmp_path, told)
    statistics.count(finished("taisen", 4), [ANNA, ADEPT])
    text = (tmp_path / "home" / "statistics.json").read_text("utf-8")
    assert text.startswith('{\n "format": 3')
    assert "Anna" not in text  # names are kept only for matches among people
