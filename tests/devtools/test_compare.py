"""The judged arena: the same questions for both, and what their answers leave in the real position."""

import json

import pytest

from game import cli
from game.ai import Bot
from game.catalog import GAMES
from game.devtools.arena import Contest
from game.devtools.compare import Comparison, hear, summed


def contest(name: str, first: str, second: str) -> Contest:
    return Contest(name, (first,) + (second,) * (GAMES[name].seats[0] - 1), 1, {})


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_looks_at_points_is_ahead_of_one_that_plays_anything(name: str) -> None:
    found = summed([hear(contest(name, "greedy", "random"), number, 6) for number in range(3)])
    assert 0 < found.apart <= found.asked
    assert found.ahead > 0.0


def test_two_who_answer_alike_are_level() -> None:
    usual = Bot(GAMES["wataah"], "adept").effort.simulations
    found = hear(contest("wataah", "adept", f"adept:{usual}"), 0, 6)
    assert found.asked > 20
    assert found == Comparison(found.asked, 0, 0.0)


def test_it_does_not_matter_who_is_named_first() -> None:
    one, other = Contest("wataah", ("greedy", "random"), 3, {}), Contest("wataah", ("random", "greedy"), 3, {})
    # The second match of a deal has the seats swapped: the same two sit in the same places.
    here, there = hear(one, 0, 6), hear(other, 1, 6)
    assert here.ahead > 0.0 > there.ahead


def test_the_same_seed_gives_the_same_verdict() -> None:
    asked = contest("oboro", "master:8", "master:8+uniform")
    assert hear(asked, 1, 6) == hear(asked, 1, 6)


def test_a_match_is_one_piece_of_evidence() -> None:
    found = summed([Comparison(10, 2, 0.1), Comparison(30, 5, 0.3)])
    assert (found.asked, found.apart) == (40, 7)
    assert found.ahead == pytest.approx(0.2)
    assert found.error == pytest.approx(1.96 * 0.1)
    assert summed([Comparison(10, 2, 0.1)]).error is None


def test_words_and_figures(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "wataah", "greedy", "random", "-n", "2", "--jobs", "1", "--judged", "4"]
    assert cli.run(asked) == 0
    text = capsys.readouterr().out
    assert "2 matches from seed 1, judged in 4 worlds" in text
    assert "greedy is ahead by +" in text
    assert cli.run([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["matches"], found["worlds"]) == (2, 4)
    assert found["ahead"] > 0


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["greedy", "greedy"], "two different opponents"),
        (["greedy", "emperor"], "nobody is called 'emperor'"),
        (["greedy", "random", "--judged", "0"], "one world"),
    ],
)
def test_who_cannot_be_compared_gets_one_clear_line(
    names: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.run(["arena", "taisen", "--judged", "5", *names])
    assert left.value.code == 2
    assert words in capsys.readouterr().err
