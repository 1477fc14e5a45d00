"""Hints for people: the best moves, their chances to win, and the reasons, in every language."""

from collections.abc import Iterator
from string import Formatter

import pytest

from game.ai import Bot
from game.ai.advice import EQUAL, Reason, advised, because
from game.ai.bot import GLANCES
from game.ai.hints import hints_of
from game.ai.search.base import Candidate, Worlds
from game.catalog import GAMES
from game.core.contract import View
from game.core.match import Match
from game.engine.text.text_files import LANGUAGES, Plural, load_tables
from game.games.wataah.rules.moves import Discard
from game.paths import PACKAGE
from tests.cases import CASES
from tests.games.taisen.boards import RULES, board
from tests.games.wataah.positions import position
from tests.suite.walk import Walk, moments

FEW = 30


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_can_be_said_in_every_language(name: str) -> None:
    case, tables = CASES[name], load_tables([PACKAGE / "texts", PACKAGE / "games" / name / "texts"])
    rules, said = case.game.rules, set[str]()
    few = min(FEW, hints_of(case.game).efforts["shadow"].simulations)  # none where the shadow does not search
    for setting in case.settings:
        for number, moment in enumerate(moments(case, Walk(setting, seed=2), most=160)):
            if number % 5:
                continue
            view = rules.view_for(moment.before, moment.seat)
            advice = Bot(case.game, "shadow", seed=1, simulations=few).explain(view)
            chances = [one.chance for one in advice]
            assert chances == sorted(chances, reverse=True)
            assert 1 <= len(advice) <= 3
            for one in advice:
                assert one.move in rules.legal_moves(moment.before)
                assert 0.0 <= one.chance <= 1.0
                said.add(one.reason.key)
                for language in LANGUAGES:
                    entry = tables[language][one.reason.key]
                    form = entry.other if isinstance(entry, Plural) else entry
                    wanted = {field for _, field, _, _ in Formatter().parse(form) if field}
                    assert wanted <= set(one.reason.values)
    assert len(said) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_any_position_has_an_estimate_and_a_finished_one_its_result(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.seats[0], seed=2)
    bot = Bot(game, "shadow", seed=1, simulations=10)
    number = 0
    while match.to_move is not None:
        if number % 40 == 0:
            assert all(0.0 <= bot.estimate(match.view(seat)) <= 1.0 for seat in range(match.seats))
        match.submit(Bot(game, "novice", seed=number, simulations=2).choose(match.view(match.to_move)))
        number += 1
    shares = [bot.estimate(match.view(seat)) for seat in range(match.seats)]
    assert sum(shares) == pytest.approx(1.0)


def test_the_only_move_is_advised_without_a_long_thought() -> None:
    game, asked = GAMES["wataah"], list[object]()

    class Counting(Bot):
        def worlds(self, view: View) -> Worlds:
            sample = super().worlds(view)

            def counted() -> object:
                asked.append(view)
                return sample()

            return counted

    state = position("hand 0: bear6\nclans 0: fox2", phase="discard", allowed=[])
    (advice,) = Counting(game, "shadow", seed=1, simulations=1000).explain(game.rules.view_for(state, 0))
    assert advice.move == Discard("bear6")
    assert 0.0 < advice.chance < 1.0
    assert 1 < len(asked) <= GLANCES + 1


def test_a_win_is_found_named_and_certain() -> None:
    state = board(
        """
        .  .  .  .  .  .  .  .  R1 .  .
        .  .  .  .  .  .  P1 .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  S1 J4 .  .  .  .  .  .  .  .
        """,
        dice="R2 P2 S1",
    )
    best = Bot(GAMES["taisen"], "shadow", simulations=20).explain(RULES.view_for(state, 0))[0]
    assert best.reason.key == "taisen.hint.wins"
    assert best.chance == pytest.approx(1.0)


def reasons(move: str) -> Iterator[Reason]:
    """Two for every move but the last."""
    yield because("strong")
    if move != "c":
        yield because("also", move=move)


def test_the_same_is_not_said_twice_if_there_is_more_to_say() -> None:
    found = [Candidate(move, 0.5, 10) for move in "abc"]
    said = [one.reason for one in advised(reasons, found)]
    assert said == [because("strong"), because("also", move="b"), EQUAL]


def test_of_moves_without_a_reason_of_their_own_it_says_whether_they_are_equal() -> None:
    found = [Candidate(move, 0.5, 10) for move in "ab"] + [Candidate("c", 0.2, 10)]
    said = [one.reason for one in advised(lambda move: iter([because("same")]), found)]
    assert said == [because("same"), EQUAL, because("same")]
