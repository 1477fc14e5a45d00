"""Challenges: limits bind everybody, goals are judged from the finished match, every one was measured."""

import pytest

from game.ai.bot import Bot
from game.catalog import GAMES, TITLES, game_named
from game.core.chance import Chance
from game.core.match import Choices, Match
from game.core.refusal import IllegalMove
from game.games.taisen.rules.moves import UseDie
from game.trials.challenge import SEAT, STARS, Challenge, StarGoal, match_of, stars_of
from game.trials.challenge_library import challenges, hooks_of
from game.trials.day import stretches
from game.trials.limits import limited

EVERY = [challenge for name in TITLES for challenge in challenges(name)]
NAMES = [f"{challenge.game} {challenge.name}" for challenge in EVERY]
LIMITED = [challenge for challenge in EVERY if challenge.limit is not None]


def start(challenge: Challenge, seed: int = 1) -> Match:
    return match_of(GAMES[challenge.game], hooks_of(challenge.game), challenge, seed)


def play_out(match: Match, chance: Chance) -> None:
    while match.to_move is not None:
        match.submit(chance.choose(match.legal_moves()))


@pytest.mark.parametrize("name", TITLES)
def test_every_game_has_at_least_five(name: str) -> None:
    assert len(challenges(name)) >= 5
    assert len({one.name for one in challenges(name)}) == len(challenges(name))


@pytest.mark.parametrize("challenge", EVERY, ids=NAMES)
def test_a_shadow_won_it_within_twenty_tries_and_an_adept_at_most_half(challenge: Challenge) -> None:
    measured = challenge.measured
    assert measured is not None
    assert measured.shadow[0] > 0
    assert measured.shadow[1] <= 20
    assert measured.adept[0] * 2 <= measured.adept[1] == 20


@pytest.mark.parametrize("challenge", EVERY, ids=NAMES)
def test_a_match_can_be_played_to_its_end_and_is_judged(challenge: Challenge) -> None:
    match = start(challenge)
    play_out(match, Chance(5))
    stars = stars_of(challenge, hooks_of(challenge.game), match)
    assert len(stars) == STARS
    outcome = match.outcome
    assert outcome is not None
    won = SEAT in outcome.winners and len(outcome.winners) < match.seats
    assert won or not any(stars)


@pytest.mark.parametrize("challenge", LIMITED, ids=[one.name for one in LIMITED])
def test_a_limit_binds_tables_and_computers_alike(challenge: Challenge) -> None:
    """Whatever it forbids is refused with a sentence of its own, from the view too, and no computer tries it."""
    plain, hooks = GAMES[challenge.game], hooks_of(challenge.game)
    limit = hooks.limits[challenge.limit or ""]
    match, forbidden = start(challenge, 3), 0
    while (seat := match.to_move) is not None and forbidden < 3:
        barred = [move for move in plain.rules.legal_moves(match.state) if move not in match.legal_moves()]
        for move in barred:
            refusal = Choices(match.game.rules, match.view(seat)).why_not(move)
            assert refusal is not None
            assert refusal.key == limit.key
            with pytest.raises(IllegalMove):
                match.submit(move)
        forbidden += bool(barred)
        match.submit(Bot(match.game, "novice", match.decisions, simulations=2).choose(match.view(seat)))
    assert forbidden


def test_another_process_finds_a_game_with_its_limit() -> None:
    game = limited(GAMES["taisen"], "alone", hooks_of("taisen").limits["alone"])
    assert game.address == "taisen+alone"
    assert game_named(game.address) is game
    assert game_named("taisen") is GAMES["taisen"]


def test_a_limit_that_forbids_everything_is_lifted() -> None:
    challenge = next(one for one in challenges("taisen") if one.limit == "shogun_waits")
    match = start(challenge)
    for stack in match.state.paths[match.state.active]:
        stack[:] = [ninja for ninja in stack if ninja == 9]
    assert {move.ninja for move in match.legal_moves() if isinstance(move, UseDie)} == {"J4"}


def test_seven_ninjas_meet_ten() -> None:
    match = start(next(one for one in challenges("taisen") if one.name == "seven"))
    assert [sum(map(len, path)) for path in match.state.paths] == [7, 10]


def test_a_goal_counts_up_or_down() -> None:
    assert StarGoal("lost", most=3).reached({"lost": 3})
    assert not StarGoal("lost", most=3).reached({"lost": 4})
    assert StarGoal("points", least=12).reached({"points": 12})
    assert not StarGoal("points", least=12).reached({"points": 11})


def test_the_days_have_every_challenge() -> None:
    listed = {tuple(pair) for stretch in stretches() for pair in stretch.challenges}
    assert listed == {(one.game, one.name) for one in EVERY}
