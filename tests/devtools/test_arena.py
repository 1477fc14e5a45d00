"""The arena: repeatable, fair in its seats, honest in its intervals."""

import json

import pytest

from game import cli
from game.catalog import GAMES
from game.devtools import arena
from game.devtools.arena import Contest
from game.devtools.arena_stats import ArenaMatch, Lead, lines, readable, settled, wilson


def table(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert cli.run(["arena", *arguments, "--jobs", "1", "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random_in_every_game(name: str) -> None:
    names = ("greedy",) + ("random",) * (GAMES[name].seats[0] - 1)
    contest = Contest(name, names, 1, {})
    found = lines(names, [arena.play(contest, number) for number in range(24)])
    assert found[0].share > 1.2 / len(names)


def test_the_same_seed_gives_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    def once() -> list[tuple[object, ...]]:
        found = table(capsys, "taisen", "master:6", "greedy", "-n", "4", "--seed", "7")["table"]
        assert isinstance(found, list)
        return [(line["name"], line["wins"], line["points"]) for line in found]

    assert once() == once()


def test_everybody_plays_every_deal_from_every_seat() -> None:
    contest = Contest("oboro", ("greedy", "random", "random"), 1, {})
    sittings = [arena.play(contest, number).sitting for number in range(3)]
    assert sorted(sitting.index(0) for sitting in sittings) == [0, 1, 2]


def test_options_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = table(capsys, "oboro", "random", "random", "random", "-n", "1", "--option", "mission=11")
    assert found["options"] == {"mission": 11}
    found = table(capsys, "wataah", "random", "random", "-n", "1", "--mode", "grand_master")
    assert found["options"] == {"mode": "grand_master"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["taisen", "emperor", "random"], "nobody is called 'emperor'"),
        (["taisen", "shadow:many", "random"], "nobody is called 'shadow:many'"),
        (["taisen", "adept@shy", "random"], "nobody is called 'adept@shy'"),
        (["taisen", "shadow+cheating", "random"], "shadow+cheating"),
        (["taisen", "random", "random", "random"], "for 2 players, not 3"),
        (["wataah", "random", "random", "--mode", "crane"], "crane"),
        (["wataah", "random", "random", "--option", "mode"], "mode"),
        (["taisen", "random", "random", "-n", "0"], "at least one match"),
    ],
)
def test_a_wrong_contest_gets_one_clear_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.run(["arena", *arguments])
    assert left.value.code == 2
    assert words in capsys.readouterr().err


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["arena", "oboro", "greedy", "random", "random", "-n", "3", "--jobs", "1"]) == 0
    text = capsys.readouterr().out
    assert "3 matches from seed 1" in text
    assert "a round" in text
    assert "of    6" in text  # two random players have one line


def test_a_run_into_a_file_tells_its_standing_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    seldom = arena.SELDOM
    for done in range(1, 2 * seldom + 2):
        arena.show(done, 3 * seldom, f"shadow {done / 100:.1%}")
    assert capsys.readouterr().err.splitlines() == [
        f"{seldom}/{3 * seldom}  shadow {seldom / 100:.1%}",
        f"{2 * seldom}/{3 * seldom}  shadow {2 * seldom / 100:.1%}",
    ]


def test_intervals_and_the_early_stop() -> None:
    low, high = wilson(80, 100)
    assert 0.70 < low < 0.72
    assert 0.86 < high < 0.88
    assert wilson(0, 0) == (0.0, 1.0)
    assert settled(45, 50, 0.6)
    assert settled(15, 50, 0.6)
    assert not settled(30, 50, 0.6)


def test_shared_wins_are_shared() -> None:
    match = ArenaMatch(0, (1, 0), (0.5, 0.5), (0.5, 0.5), 1, ((0.1, 0.1, 0.1), (0.1, 0.3, 0.2)))
    one, other = lines(("a", "b"), [match])
    assert (one.wins, other.wins) == (0.5, 0.5)
    assert one.milliseconds == pytest.approx(200)
    assert other.slowest_ms == pytest.approx(100)
    assert one.most_ms == pytest.approx(300)


def test_points_are_told_by_where_they_come_from() -> None:
    contest = Contest("oboro", ("greedy", "random", "random"), 1, {})
    played = [arena.play(contest, number) for number in range(3)]
    for line in lines(contest.names, played):
        assert set(line.parts_a_round) == {"RoundScored", "ShurikenScored"}
        assert sum(line.parts_a_round.values()) == pytest.approx(line.points_a_round)


def deal(number: int, first: tuple[float, float], second: tuple[float, float]) -> list[ArenaMatch]:
    """A deal that two contestants play from both seats, with their shares of the win."""
    return [
        ArenaMatch(number * 2, (0, 1), first, first, 1, ((), ())),
        ArenaMatch(number * 2 + 1, (1, 0), second, second, 1, ((), ())),
    ]


def test_luck_of_the_deal_is_everybodys_once() -> None:
    won, lost = (1.0, 0.0), (0.0, 1.0)
    by_luck = [match for number in range(8) for match in deal(number, won, won)]  # the first seat always wins
    one, other = lines(("a", "b"), by_luck)
    assert one.lead == other.lead == Lead(0.0, 0.0)
    assert one.high - one.low > 0.3  # which counting match by match does not see
    by_skill = [match for number in range(8) for match in deal(number, won, lost)]
    assert lines(("a", "b"), by_skill)[0].lead == Lead(1.0, 0.0)
    mixed = by_luck[:8] + by_skill[8:]
    lead = lines(("a", "b"), mixed)[0].lead
    assert lead
    assert lead.by == pytest.approx(0.5)
    assert lead.error == pytest.approx(1.96 * 0.5345 / 8**0.5, rel=1e-3)
    assert "by deals ± 18.5%" in readable(lines(("a", "b"), mixed), several=False)


def test_no_lead_without_whole_deals_or_without_others() -> None:
    played = deal(0, (1.0, 0.0), (1.0, 0.0))
    assert lines(("a", "b"), played)[0].lead is None
    assert lines(("a", "b"), [*played, deal(1, (1.0, 0.0), (1.0, 0.0))[0]])[0].lead is None
    assert lines(("a", "a"), [*played, *deal(1, (1.0, 0.0), (1.0, 0.0))])[0].lead is None
