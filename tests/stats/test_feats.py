"""Records and achievements: what each game reports."""

import msgspec
import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.games.ninjutsu.rules.events import BattleWon
from game.games.ninjutsu.rules.figures import ONE_STAR, SOKE, TWO_STAR
from game.games.oboro.rules.events import RoundScored
from game.stats.achievements import OUTSIDE, SEALS, earned
from game.stats.book import Book, GameStats, LevelStats
from game.stats.counting import Counted
from game.stats.sources import stats_source_of
from tests.stats.played import finished, with_winners

NOTHING = Counted("taisen", company=False, won=False, levels=frozenset(), deeds=frozenset())


def deeds(match: Match, seat: int) -> set[str]:
    return set(stats_source_of(match.game.name).feats.deeds(match, seat, match.outcome))


def reached(match: Match, seat: int) -> dict[str, int]:
    return stats_source_of(match.game.name).feats.reached(match, seat, match.outcome)


@pytest.mark.parametrize("name", GAMES)
def test_records_and_deeds_are_those_that_are_shown(name: str) -> None:
    feats = stats_source_of(name).feats
    names = {best.name for best in feats.bests}
    for seed in range(3):
        match = finished(name, seed)
        for seat in range(match.seats):
            assert reached(match, seat).keys() <= names
            assert deeds(match, seat) <= set(SEALS) - set(OUTSIDE)


def test_taisen_remembers_quick_wins_and_ninjas_left() -> None:
    match = with_winners("taisen", (1,))
    details = match.outcome.details
    assert reached(match, 1) == {"quickest": details["turns"], "left": details["wolves"]}
    assert reached(match, 0) == {}


def test_a_village_taken_is_a_deed_of_the_winner() -> None:
    match = with_winners("taisen", (0,))
    while match.outcome.reason != "taisen.reason.village":
        match = with_winners("taisen", (0,), match.seed + 1)
    assert deeds(match, 0) == {"village"}
    assert deeds(match, 1) == set()
    while match.outcome.reason != "taisen.reason.eliminated":
        match = with_winners("taisen", (0,), match.seed + 1)
    assert deeds(match, 0) == set()


def test_oboro_remembers_points_and_the_lead() -> None:
    match = with_winners("oboro", (2,))
    points = match.outcome.scores
    assert reached(match, 2) == {"points": points[2], "lead": points[2] - max(points[:2])}
    assert reached(match, 0) == {"points": points[0]}


def test_a_round_won_with_exactly_the_mission_is_a_deed() -> None:
    for seed in range(12):
        match = finished("oboro", seed)
        rounds = [event for step in match.history for event in step.events if isinstance(event, RoundScored)]
        for seat in range(3):
            exact = any(one.powers[seat] == 9 and one.places[seat] == 1 for one in rounds)
            assert deeds(match, seat) == ({"exact"} if exact else set())


def test_ninjutsu_remembers_quick_wins_and_losses() -> None:
    match = with_winners("ninjutsu", (1,))
    details = match.outcome.details
    assert reached(match, 1) == {"quickest": details["turns"], "lost": details["black_lost"]}
    assert reached(match, 0) == {}


@pytest.mark.parametrize(
    ("winner", "loser", "found"), [(ONE_STAR, SOKE, {"underdog"}), (TWO_STAR, SOKE, set()), (ONE_STAR, TWO_STAR, set())]
)
def test_one_star_that_beats_the_soke_is_an_underdog(winner: int, loser: int, found: set[str]) -> None:
    match = with_winners("ninjutsu", (1,))
    last = match.history[-1]
    told = Match(match.game, 2, match.seed)
    told.history = [msgspec.structs.replace(last, events=(BattleWon(1, 3, 8, winner, loser),))]
    feats = stats_source_of("ninjutsu").feats
    assert set(feats.deeds(told, 1, match.outcome)) == found
    assert set(feats.deeds(told, 0, match.outcome)) == set()


def test_a_win_on_another_ground_is_a_deed() -> None:
    assert "ground" in deeds(with_winners("ninjutsu", (0,), board="gate"), 0)
    assert "ground" not in deeds(with_winners("ninjutsu", (0,)), 0)
    assert "ground" not in deeds(with_winners("ninjutsu", (0,), board="gate"), 1)


def test_wataah_keeps_the_points_of_its_modes_apart() -> None:
    short, long = with_winners("wataah", (0,)), with_winners("wataah", (0,), mode="grand_master")
    assert reached(short, 1) == {"grasshopper": short.outcome.scores[1]}
    assert reached(long, 0) == {"grand_master": long.outcome.scores[0]}
    assert deeds(long, 0) == {"court"}
    assert deeds(long, 1) == set()


def test_clean_hands_are_a_deed_of_the_winner_of_grasshopper() -> None:
    match = with_winners("wataah", (0,))
    feats = stats_source_of("wataah").feats
    clean = msgspec.structs.replace(match.outcome, details={**match.outcome.details, "corruption_0": 0})
    dirty = msgspec.structs.replace(match.outcome, details={**match.outcome.details, "corruption_0": 4})
    assert set(feats.deeds(match, 0, clean)) == {"clean"}
    assert set(feats.deeds(match, 0, dirty)) == set()
    assert set(feats.deeds(match, 1, clean)) == set()


def test_deeds_become_seals_once() -> None:
    book = Book(pages={"taisen": GameStats()})
    assert earned(book, NOTHING._replace(deeds=frozenset({"village"})), GAMES) == ["village"]
    book.seals = ["village"]
    assert earned(book, NOTHING._replace(deeds=frozenset({"village"})), GAMES) == []


def test_company_is_a_seal() -> None:
    book = Book(pages={"taisen": GameStats()})
    assert earned(book, NOTHING._replace(company=True), GAMES) == ["company"]


@pytest.mark.parametrize(("streak", "found"), [(2, []), (3, ["streak"]), (7, ["streak"])])
def test_three_in_a_row_are_a_seal(streak: int, found: list[str]) -> None:
    book = Book(pages={"taisen": GameStats(alone=LevelStats(streak=streak, longest=streak, won=streak, played=9))})
    assert earned(book, NOTHING, GAMES) == found


def test_a_win_at_every_table_is_a_seal() -> None:
    book = Book(pages={name: GameStats(alone=LevelStats(played=1, won=1)) for name in GAMES})
    assert earned(book, NOTHING, GAMES) == ["tables"]
    book.pages["oboro"].alone.won = 0
    assert earned(book, NOTHING, GAMES) == []
    del book.pages["oboro"]
    assert earned(book, NOTHING, GAMES) == []


def test_to_beat_shadow_is_a_seal() -> None:
    book = Book(pages={"taisen": GameStats()})
    shadow = NOTHING._replace(levels=frozenset({"shadow"}))
    assert earned(book, shadow, GAMES) == []
    assert earned(book, shadow._replace(won=True), GAMES) == ["shadow"]
    assert earned(book, NOTHING._replace(won=True, levels=frozenset({"master"})), GAMES) == []


def test_every_seal_can_be_earned() -> None:
    """Those of the games are named in their folders; a misspelt one would never show."""
    general = {"company", "streak", "tables", "shadow"}
    games = {"village", "exact", "clean", "court", "underdog", "ground"}
    assert set(SEALS) == general | games | set(OUTSIDE)
    assert len(SEALS) == 12
