"""What a challenge changes at the start, and what it counts for its stars: of the player, and of nobody else."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.catalog import TITLES
from game.core.chance import Chance
from game.core.contract import Event
from game.core.match import Match
from game.core.outcome import Outcome
from game.games.ninjutsu.rules.events import ActionPlayed, ShurikenSpent
from game.games.ninjutsu.rules.figures import JOKER
from game.games.oboro.rules.events import RoundScored, ShurikenTaken
from game.games.taisen.rules.ninjas import SHOGUN
from game.games.wataah.rules.moves import BeCorrupt, PlaceYokai
from game.trials.challenge import SEAT, Challenge, StarGoal, stars_of
from game.trials.challenge_library import challenge_named, challenges, hooks_of
from tests.trials.test_challenges import EVERY, NAMES, play_out, start


def begun(game: str, name: str) -> Match:
    return start(named(game, name))


def named(game: str, name: str) -> Challenge:
    challenge = challenge_named(game, name)
    assert challenge is not None
    return challenge


def deeds(game: str, outcome: Outcome, *steps: SimpleNamespace, state: object = None) -> Mapping[str, int]:
    match = SimpleNamespace(history=steps, state=state)
    return hooks_of(game).deeds(cast("Match", match), SEAT, outcome)


def step(*events: Event, seat: int = SEAT, move: object = None, before: object = None) -> SimpleNamespace:
    return SimpleNamespace(seat=seat, move=move, events=events, before=before)


@pytest.mark.parametrize("challenge", EVERY, ids=NAMES)
def test_what_a_goal_asks_for_is_counted(challenge: Challenge) -> None:
    """A deed that nobody counts would be 0, and every "at most" reached."""
    match = start(challenge)
    play_out(match, Chance(5))
    assert match.outcome is not None
    counted = {"won", *hooks_of(challenge.game).deeds(match, SEAT, match.outcome)}
    assert {goal.deed for goal in challenge.goals} <= counted


@pytest.mark.parametrize("challenge", EVERY, ids=NAMES)
def test_a_match_has_the_options_of_its_challenge(challenge: Challenge) -> None:
    match = start(challenge)
    assert {name: match.options[name] for name in challenge.options} == challenge.options
    assert match.seats == 1 + len(challenge.others)


@pytest.mark.parametrize("name", TITLES)
def test_every_twist_of_a_game_is_used(name: str) -> None:
    hooks = hooks_of(name)
    assert {one.limit for one in challenges(name)} - {None} == set(hooks.limits)
    assert {one.start for one in challenges(name)} - {None} == set(hooks.starts)


def test_only_the_player_is_without_a_shogun() -> None:
    own, other = begun("taisen", "no_shogun").state.paths
    assert not any(SHOGUN in stack for stack in own)
    assert any(SHOGUN in stack for stack in other)


def test_the_others_are_ahead_in_oboro() -> None:
    state = begun("oboro", "behind").state
    assert list(state.scores) == list(state.began.scores) == [0, 3, 3]


def test_a_small_hand_lacks_three_cards_and_none_is_lost() -> None:
    plain, small = begun("wataah", "bears_asleep").state, begun("wataah", "small_hand").state
    assert len(small.hands[SEAT]) == len(plain.hands[SEAT]) - 3
    assert len(small.hands[1]) == len(plain.hands[1])
    assert len(small.deck) + len(small.hands[SEAT]) == len(plain.deck) + len(plain.hands[SEAT])


def test_who_fights_with_what_in_ninjutsu() -> None:
    assert begun("ninjutsu", "one_card").state.hands == [JOKER, JOKER]
    own, other = begun("ninjutsu", "bare_hands").state.hands
    assert not own
    assert other
    state = begun("ninjutsu", "no_shuriken").state
    assert state.shuriken[SEAT] == 0
    assert sum(state.shuriken) == sum(begun("ninjutsu", "bare_hands").state.shuriken)


def test_ninjas_that_stayed_at_home_are_not_lost() -> None:
    before = SimpleNamespace(paths=[[[1, 2], [3, 4, 5, 6, 9]], [[1]]])
    outcome = Outcome((1, 0), (0,), "taisen.reason.village", {"turns": 9, "monkeys": 5, "wolves": 1})
    assert deeds("taisen", outcome, step(before=before)) == {"turns": 9, "lost": 2, "village": 1}
    elsewhere = Outcome((1, 0), (0,), "taisen.reason.shogun", {"turns": 9, "monkeys": 7, "wolves": 1})
    assert deeds("taisen", elsewhere, step(before=before)) == {"turns": 9, "lost": 0, "village": 0}


def test_oboro_counts_own_rounds_and_pieces() -> None:
    rounds = [
        RoundScored(number, (9, 9, 9), (3, 3, 3), places, (0, 0, 0))
        for number, places in enumerate(((1, 0, 2), (0, 1, 1), (1, 2, 0)), start=1)
    ]
    taken = [ShurikenTaken(0, 2, 0), ShurikenTaken(1, 1, 0), ShurikenTaken(0, 1, 1)]
    found = deeds("oboro", Outcome((12, 7, 9), (0,), "x"), step(*rounds, *taken))
    assert found == {"points": 12, "failed": 1, "firsts": 2, "shuriken": 3, "margin": 3}


def test_wataah_counts_own_corruption_and_spirits() -> None:
    steps = [step(move=move, seat=seat) for seat in (0, 1) for move in (BeCorrupt(), PlaceYokai("kappa", "bear"))]
    state = SimpleNamespace(clans=[{"bear": []}, {}])
    found = deeds("wataah", Outcome((20, 26), (1,), "x"), steps[0], *steps, state=state)
    assert found == {"points": 20, "margin": -6, "corrupt": 2, "spirits": 1, "clans": 1}


def test_ninjutsu_counts_own_losses_cards_and_shuriken() -> None:
    events = [ActionPlayed(0, "salto", "salto"), ActionPlayed(1, "joker", "salto"), ShurikenSpent(1), ShurikenSpent(0)]
    outcome = Outcome((1, 0), (0,), "ninjutsu.reason.soke", {"turns": 12, "red_lost": 3, "black_lost": 6})
    found = deeds("ninjutsu", outcome, step(*events))
    assert found == {"turns": 12, "lost": 3, "cards": 1, "thrown": 1}


@pytest.mark.parametrize(("winners", "stars"), [((0,), 2), ((0, 1), 2), ((0, 1, 2), 0), ((1,), 0)])
def test_stars_need_a_win_that_not_everybody_shares(winners: tuple[int, ...], stars: int) -> None:
    goals = (StarGoal(), StarGoal("failed", most=0), StarGoal("points", least=13))
    challenge = Challenge("oboro", "made_up", ("adept", "adept"), goals)
    outcome = Outcome((12, 12, 12), winners, "x")
    match: Any = SimpleNamespace(outcome=outcome, seats=3, history=(), state=None)
    assert sum(stars_of(challenge, hooks_of("oboro"), match)) == stars
    match.outcome = None
    assert not any(stars_of(challenge, hooks_of("oboro"), match)), "a goal is judged when the match is over"
