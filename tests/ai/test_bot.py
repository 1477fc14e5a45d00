"""Opponents play legally, repeatably and better than chance, from a view alone."""

from random import Random

import pytest

from game.ai import LEVELS, Bot
from game.catalog import GAMES
from game.core.match import Match
from game.games.taisen.rules.moves import EndTurn, UseDie
from tests.games.taisen.boards import RULES, board

TAISEN = GAMES["taisen"]
FEW = 4
"""Simulations: enough to go through everything a level does."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_it_plays_whole_matches_legally(name: str, level: str) -> None:
    game = GAMES[name]
    for seats in game.seats:
        match = Match(game, seats, seed=seats)
        bots = [Bot(game, level, seed=seat, simulations=FEW) for seat in range(seats)]
        while match.to_move is not None:
            match.submit(bots[match.to_move].choose(match.view(match.to_move)))
        assert match.outcome is not None


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_moves(level: str) -> None:
    match = Match(TAISEN, 2, seed=3)
    one, other = (Bot(TAISEN, level, seed=9, simulations=FEW) for _ in range(2))
    for _ in range(12):
        assert match.to_move is not None
        view = match.view(match.to_move)
        move = one.choose(view)
        assert other.choose(view) == move
        match.submit(move)


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="there is no level 'emperor'"):
        Bot(TAISEN, "emperor")


def test_it_does_not_answer_for_others() -> None:
    match = Match(TAISEN, 2, seed=3, first="wolf")
    with pytest.raises(ValueError, match="not to move"):
        Bot(TAISEN).choose(match.view(0))


def test_adept_takes_a_village_it_can_reach_with_two_dice() -> None:
    state = board(
        """
        .  .  .  .  .  .  R1 .  .  .  .
        .  .  .  .  .  .  P1 .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  S1 J4 .  .  .  .  .  .  .  .
        """,
        dice="R2 P2 S1",
    )
    bot = Bot(TAISEN, "adept")
    first = bot.choose(RULES.view_for(state, 0))
    assert first == UseDie("paper", "P1")
    RULES.apply(state, first, None)  # type: ignore[arg-type]
    RULES.apply(state, bot.choose(RULES.view_for(state, 0)), None)  # type: ignore[arg-type]
    assert RULES.outcome(state) is not None


def test_shadow_ends_its_turn_rather_than_walk_into_a_lost_fight() -> None:
    state = board(
        """
        .  .  .  .  R1 .  .  .  .  .  .
        .  .  P1 .  .  .  .  .  .  .  .
        -- -- -- -- -- -- -- -- -- -- --
        .  .  .  .  .  P3 .  .  .  .  J4
        """,
        used="P S",
    )
    assert Bot(TAISEN, "shadow").choose(RULES.view_for(state, 0)) == EndTurn()


def test_adept_beats_random_play() -> None:
    won = 0
    for seed in range(40):
        match, bot, pick = Match(TAISEN, 2, seed=seed), Bot(TAISEN, "adept", seed), Random(seed)
        while match.to_move is not None:
            own = match.to_move == seed % 2
            match.submit(bot.choose(match.view(match.to_move)) if own else pick.choice(match.legal_moves()))
        outcome = match.outcome
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    assert won >= 34
