"""What a match adds to the statistics: once, when it is over, and for people only."""

import pytest

from game.core.match import Match
from game.core.player import Player
from game.stats.achievements import earned
from game.stats.book import MIXED, Book, GameStats, LevelStats
from game.stats.counting import MOST_NAMES, REMEMBERED, Counted, count
from game.stats.sources import stats_source_of
from tests.stats.played import ADEPT, ANNA, BEN, NOVICE, SHADOW, begun, finished, with_winners


def enter(
    book: Book, match: Match, *players: Player, resigned: int | None = None, changed: bool = False
) -> Counted | None:
    return count(book, match, players, resigned, stats_source_of(match.game.name), seats_changed=changed)


def test_a_win_and_a_loss_against_a_level() -> None:
    book = Book()
    counted = enter(book, with_winners("taisen", (0,)), ANNA, ADEPT)
    assert counted is not None
    assert counted.won
    assert counted.levels == {"adept"}
    enter(book, with_winners("taisen", (1,)), ANNA, ADEPT)
    enter(book, with_winners("taisen", (1,), 20), SHADOW, BEN)
    page = book.pages["taisen"]
    adept, shadow = page.levels["adept"], page.levels["shadow"]
    assert (adept.played, adept.won, adept.streak, adept.longest) == (2, 1, 0, 1)
    assert (shadow.played, shadow.won, shadow.streak, shadow.longest) == (1, 1, 1, 1)
    assert (page.alone.played, page.alone.won, page.alone.streak, page.alone.longest) == (3, 2, 1, 1)
    assert page.company == LevelStats()
    assert not page.empty


def test_a_streak_is_of_wins_in_a_row() -> None:
    book, seed = Book(), 0
    for wins in ((0,), (0,), (1,), (0,)):
        match = with_winners("taisen", wins, seed)
        seed = match.seed + 1
        enter(book, match, ANNA, NOVICE)
    line = book.pages["taisen"].levels["novice"]
    assert (line.played, line.won, line.streak, line.longest) == (4, 3, 1, 2)


def test_a_first_place_that_is_shared_is_neither_a_win_nor_a_loss() -> None:
    book = Book()
    counted = enter(book, with_winners("oboro", (0, 2)), ANNA, ADEPT, ADEPT)
    line = book.pages["oboro"].levels["adept"]
    assert (line.played, line.won, line.shared, line.streak) == (1, 0, 1, 0)
    assert counted is not None
    assert not counted.won


def test_resigning_is_a_loss_and_sets_no_record() -> None:
    book = Book()
    enter(book, begun("oboro", 9), ANNA, ADEPT, ADEPT, resigned=0)
    line = book.pages["oboro"].levels["adept"]
    assert (line.played, line.won, line.shared, line.bests) == (1, 0, 0, {})
    assert book.pages["oboro"].luck["cards"].people.total == 8


def test_a_match_in_which_a_seat_changed_hands_counts_apart_and_earns_nothing() -> None:
    book = Book()
    for winner in (0, 1):
        counted = enter(book, with_winners("taisen", (winner,)), ANNA, SHADOW, changed=True)
        assert counted is not None
        assert earned(book, counted, ["taisen"]) == []
    page = book.pages["taisen"]
    assert (page.changed.played, page.changed.won, page.changed.bests) == (2, 1, {})
    assert (page.alone, page.levels, page.luck) == (LevelStats(), {}, {})
    assert not page.empty
    assert enter(book, with_winners("taisen", (0,)), ANNA, SHADOW) is None, "it has been counted already"


def test_nothing_counts_before_the_first_decision() -> None:
    book = Book()
    match = begun("oboro", 0)
    assert enter(book, match, ANNA, ADEPT, ADEPT, resigned=0) is None
    while match.to_move == 0:  # another seat must lead
        match = begun("oboro", 0, match.seed + 1)
    match.submit(match.legal_moves()[0])
    assert enter(book, match, ANNA, ADEPT, ADEPT, resigned=0) is None
    assert book == Book()


def test_nothing_counts_that_is_not_over_or_had_no_people() -> None:
    book = Book()
    assert enter(book, begun("taisen", 6), ANNA, ADEPT) is None
    assert enter(book, finished("taisen", 1), NOVICE, ADEPT) is None
    assert book == Book()


def test_a_match_counts_once() -> None:
    book = Book()
    match = with_winners("taisen", (0,))
    assert enter(book, match, ANNA, ADEPT) is not None
    assert enter(book, match, ANNA, ADEPT) is None
    assert enter(book, finished("taisen", match.seed), ANNA, ADEPT) is None
    assert book.pages["taisen"].alone.played == 1
    assert enter(book, finished("taisen", match.seed + 1), ANNA, ADEPT) is not None


def test_who_takes_back_the_last_move_and_ends_otherwise_has_played_once() -> None:
    book = Book()
    match = finished("taisen", 3)
    enter(book, match, ANNA, ADEPT)
    last = match.history.pop()
    match.state = last.before.copy()
    match.submit(next(move for move in match.legal_moves() if move != last.move))
    while match.to_move is not None:
        match.submit(match.legal_moves()[0])
    assert enter(book, match, ANNA, ADEPT) is None
    assert book.pages["taisen"].alone.played == 1


def test_the_same_seed_played_otherwise_is_another_match() -> None:
    book = Book()
    enter(book, finished("taisen", 3), ANNA, ADEPT)
    other = begun("taisen", 0, 3)
    while other.to_move is not None:
        other.submit(other.legal_moves()[-1])
    assert enter(book, other, ANNA, ADEPT) is not None


def test_only_so_many_matches_are_remembered() -> None:
    book = Book(counted=[f"{number:020}" for number in range(REMEMBERED)])
    enter(book, finished("taisen", 1), ANNA, ADEPT)
    assert len(book.counted) == REMEMBERED
    assert f"{0:020}" not in book.counted


def test_opponents_of_several_levels_have_a_line_of_their_own() -> None:
    book = Book()
    enter(book, finished("oboro", 1), ANNA, ADEPT, NOVICE)
    assert set(book.pages["oboro"].levels) == {MIXED}
    assert book.pages["oboro"].alone.played == 1


def test_matches_among_people_are_counted_by_name() -> None:
    book = Book()
    enter(book, with_winners("taisen", (0,)), ANNA, BEN)
    counted = enter(book, with_winners("taisen", (1,)), ANNA, BEN)
    enter(book, with_winners("oboro", (1,)), ANNA, BEN, ADEPT)
    taisen, oboro = book.pages["taisen"], book.pages["oboro"]
    assert taisen.names == {"Anna": 1, "Ben": 1}
    assert oboro.names == {"Anna": 0, "Ben": 1}
    assert (taisen.company.played, taisen.company.won, taisen.alone.played) == (2, 0, 0)
    assert "quickest" in taisen.company.bests
    assert counted is not None
    assert counted.company
    assert not counted.won


def test_who_won_least_makes_room_for_new_names() -> None:
    known = {f"{number:02}": number + 1 for number in range(MOST_NAMES)}
    book = Book(pages={"taisen": GameStats(names=dict(known))})
    enter(book, with_winners("taisen", (0,)), ANNA, BEN)
    names = book.pages["taisen"].names
    assert len(names) == MOST_NAMES
    assert names.keys() == known.keys() - {"00"} | {"Anna"}


def test_everybodys_luck_is_counted_people_apart_from_computers() -> None:
    book = Book()
    match = finished("oboro", 3)
    enter(book, match, ANNA, ADEPT, ADEPT)
    cards = book.pages["oboro"].luck["cards"]
    rounds = match.outcome.details["rounds"]
    assert (cards.people.total, cards.computers.total) == (8 * rounds, 16 * rounds)
    assert sum(cards.people.expected) == pytest.approx(8 * rounds)
    # 8 of 24 cards, and 16 of 24: both have the same variance.
    assert cards.people.scatter == pytest.approx(8 * rounds * 16 / 23)
    assert cards.computers.scatter == pytest.approx(16 * rounds * 8 / 23)


def test_records_are_the_best_of_their_kind() -> None:
    book, seed = Book(), 0
    turns, left = [], []
    for _ in range(4):
        match = with_winners("taisen", (0,), seed)
        seed = match.seed + 1
        turns.append(match.outcome.details["turns"])
        left.append(match.outcome.details["monkeys"])
        enter(book, match, ANNA, ADEPT)
    assert book.pages["taisen"].alone.bests == {"quickest": min(turns), "left": max(left)}
