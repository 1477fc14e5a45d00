"""The opponents of Shinobi WAT-AAH!: they end a won round, keep what is useful, and beat random play."""

from random import Random

import pytest

from game.ai import LEVELS, Bot
from game.core.chance import Chance
from game.core.match import Match
from game.games.wataah import WATAAH
from game.games.wataah.bot.move_ordering import promising
from game.games.wataah.bot.reasons import reasons
from game.games.wataah.bot.rollout import decide
from game.games.wataah.rules.moves import BeCorrupt, ChooseClan, Discard, Keep, PlaceClan, PlaceYokai, Reinforce
from tests.games.wataah.positions import RULES, do, place, position


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_overlooks_the_fourth_clan_when_that_wins(level: str) -> None:
    state = position("hand 0: bear6 bear6 carp1\nclans 0: rat3 rat4 | fox2 | crow2\nclans 1: carp5")
    for seed in range(8):
        move = Bot(WATAAH, level, seed, simulations=100).choose(RULES.view_for(state, 0))
        assert move == place("bear6", "bear6")


LITTLE_CLAN = (
    "hand 0: bear6 bear6 dragon4 dragon5 rat4 rat5 ronin carp1 carp1 oni yurei\n"
    "clans 0: rat3 | dragon3 dragon3 | bear6 bear6\nclans 1: carp5"
)


def test_w14_where_the_round_is_the_match_nothing_is_thought_of_but_what_ends_and_wins_it() -> None:
    state = position(LITTLE_CLAN)
    promised = promising(state, RULES.legal_moves(state))
    assert promised == [place("carp1", "carp1", "ronin"), place("carp1", "carp1")]


def test_w13_in_grand_master_the_little_clan_that_wins_the_round_comes_before_any_large_reinforcement() -> None:
    state = position(LITTLE_CLAN, grand=True)
    moves = RULES.legal_moves(state)
    promised = promising(state, moves)
    assert promised[0] == place("carp1", "carp1", "ronin")
    assert {place("carp1", "carp1"), moves[0]} <= set(promised)
    assert len(promised) < len(moves)


@pytest.mark.parametrize(("corrupt", "won"), [("", False), ("\ncorrupt 0: carp2\ncorrupt 1: crow3", True)])
def test_w14_a_tie_wins_for_the_less_corrupt_alone(corrupt: str, won: bool) -> None:
    others = "fox5 fox4" if won else "fox4 fox4"  # ties with two Monkeys placed: 8 to 8, or 6 to 6
    cards = f"hand 0: monkey1 monkey1 oni\nclans 0: rat3 | toad1 | crow2\nclans 1: {others}{corrupt}"
    state = position(cards)
    promised = promising(state, RULES.legal_moves(state))
    assert (promised == [place("monkey1", "monkey1")]) == won
    assert isinstance(decide(state, Chance(1)), PlaceClan) == won


@pytest.mark.parametrize("banner", [True, False])
def test_the_banner_counts_for_the_clan_that_ends_the_round(banner: bool) -> None:
    cards = "hand 0: monkey1 monkey1 monkey1 monkey1 rat5 rat5\nclans 0: rat3 | fox2 | crow2\nclans 1: bear6 bear6"
    state = position(cards + ("\ntemple 0: banner" if banner else ""), grand=True)
    four = place("monkey1", "monkey1", "monkey1", "monkey1")  # 11 to 12 without the Banner
    assert (decide(state, Chance(1)) == four) == banner
    assert (promising(state, RULES.legal_moves(state))[0] == four) == banner
    said = [reason.key for reason in reasons(RULES.view_for(state, 0), four)]
    assert ("wataah.hint.ends_ahead" in said) == banner


def test_w13_there_is_no_hope_that_others_overlook_the_clan_that_wins() -> None:
    bears = ["bear6", "bear6"]  # they were seen when they were taken into the hand
    state = position(
        "hand 0: toad1 rat3 fox2\nhand 1: bear6 bear6\nclans 1: rat4 | fox3 | crow2", known=[[], [bears, [], bears]]
    )
    best = Bot(WATAAH, "shadow", simulations=200).explain(RULES.view_for(state, 0))[0]
    assert best.chance == 0.0


def test_w10_of_placements_with_the_same_power_only_the_strongest_is_thought_of() -> None:
    state = position("hand 0: rat3 rat4 rat5 rat5 oni fox2\nclans 0: carp1 carp2 | fox3 fox3")
    promised = promising(state, RULES.legal_moves(state))
    rats = [move.cards for move in promised if isinstance(move, PlaceClan)]
    assert rats == [("rat3", "rat4", "rat5", "rat5"), ("rat4", "rat5", "rat5"), ("rat5", "rat5")]
    assert sum(isinstance(move, PlaceYokai) for move in promised) == 1
    assert sum(isinstance(move, Reinforce) for move in promised) == 1


def test_it_does_not_end_a_round_that_it_would_lose() -> None:
    state = position("hand 0: monkey1 monkey1 carp1\nclans 0: rat3 | fox2 | crow2\nclans 1: bear6 bear6 bear6 oni")
    move = Bot(WATAAH, "shadow", simulations=200).choose(RULES.view_for(state, 0))
    assert not isinstance(move, PlaceClan)


def test_it_destroys_the_strongest_clan() -> None:
    state = position("hand 0: spider3 spider3 spider3 rat3\nclans 1: carp1 carp1 | bear6 bear6 oni | monkey1")
    do(state, place("spider3", "spider3", "spider3"))
    assert Bot(WATAAH, "shadow", simulations=200).choose(RULES.view_for(state, 0)) == ChooseClan(1, "bear")


def test_it_discards_what_it_has_no_use_for() -> None:
    state = position("hand 0: bear6 bear6 rat3 rat4 toad1\nclans 0: fox2", phase="discard", allowed=[])
    assert Bot(WATAAH, "shadow", seed=1, simulations=1000).choose(RULES.view_for(state, 0)) == Discard("toad1")


@pytest.mark.parametrize("mode", ["grasshopper", "grand_master"])
def test_plain_play_is_legal_for_every_seat(mode: str) -> None:
    for seed in range(6):
        chance = Chance(seed)
        state = RULES.setup(2 + seed % 3, chance, mode=mode)
        while RULES.to_move(state) is not None:
            move = decide(state, chance)
            assert move in RULES.legal_moves(state)
            RULES.advance(state, move, chance)


@pytest.mark.parametrize(("mode", "seats", "matches", "least"), [("grasshopper", 3, 24, 17), ("grand_master", 2, 6, 4)])
def test_it_beats_random_play(mode: str, seats: int, matches: int, least: int) -> None:
    won = 0
    for seed in range(matches):
        own = seed % seats
        match, bot, pick = (
            Match(WATAAH, seats, seed=seed, mode=mode),
            Bot(WATAAH, "master", seed, simulations=20),
            Random(seed),
        )
        while match.to_move is not None:
            thinks = match.to_move == own
            match.submit(bot.choose(match.view(own)) if thinks else pick.choice(match.legal_moves()))
        outcome = match.outcome
        assert outcome is not None
        won += outcome.winners == (own,)
    assert won >= least


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Discard("toad1"), "alone"),
        (Discard("rat3"), "spare"),
        (Discard("bear6"), "full"),
        (Discard("oni"), "gives"),
        (Discard("fox3"), "gives"),
        (Keep("fox4"), "joins"),
        (Keep("toad3"), "pairs"),
        (Keep("rat5"), "trio"),
        (Keep("tengu"), "strong"),
        (Keep("crow2"), "strong"),
    ],
)
def test_a_hint_says_what_speaks_for_a_card(move: Discard | Keep, key: str) -> None:
    state = position("hand 0: rat3 rat4 toad1 bear6 oni fox3\nclans 0: fox2 | bear6 bear6 bear6 bear6")
    assert next(reasons(RULES.view_for(state, 0), move)).key == f"wataah.hint.{key}"


def test_hints_about_cards_to_give_away_find_more_than_one_reason() -> None:
    state = position("hand 0: toad1 carp4 crow4\njigoku: carp1 carp1 carp2 carp2 carp3", phase="discard", allowed=[])
    view = RULES.view_for(state, 0)
    told = {
        card: [reason.key.rpartition(".")[2] for reason in reasons(view, Discard(card))]
        for card in ("toad1", "carp4", "crow4")
    }
    assert told == {
        "toad1": ["alone", "weak"],
        "carp4": ["alone", "few", "gives"],
        "crow4": ["alone", "gives"],
    }
    few = next(reason for reason in reasons(view, Discard("carp4")) if reason.key.endswith("few"))
    assert few.values == {"count": 3}


def test_hints_about_a_power_say_what_it_costs_others_or_what_it_lends() -> None:
    state = position("hand 0: spider3 spider3 spider3\nclans 1: bear6 bear6 | toad3")
    do(state, place("spider3", "spider3", "spider3"))
    reason = next(reasons(RULES.view_for(state, 0), ChooseClan(1, "bear")))
    assert (reason.key, reason.values) == ("wataah.hint.costs", {"count": 12})
    state = position("hand 0: monkey1 monkey2\nclans 1: spider3 spider3 | toad3")
    do(state, place("monkey1", "monkey2"))
    (reason,) = reasons(RULES.view_for(state, 0), ChooseClan(1, "spider"))
    assert (reason.key, reason.values) == ("wataah.hint.copies", {"clan": "spider"})


def test_hints_about_a_yokai_say_what_its_power_does() -> None:
    state = position("hand 0: yurei oni tengu\nclans 0: bear6 bear6\nclans 1: toad3 kappa | rat3 nezumi")
    view = RULES.view_for(state, 0)

    def told(yokai: str) -> tuple[str, dict[str, object]]:
        reason = next(reasons(view, PlaceYokai(yokai, "bear")))
        return reason.key.removeprefix("wataah.hint."), dict(reason.values)

    assert told("yurei") == ("destroys", {"count": 1, "lost": 6})
    assert told("oni") == ("strength", {"count": 8})
    assert told("tengu") == ("banishes", {"count": 2})


@pytest.mark.parametrize(
    ("cards", "key", "values"),
    [
        ("spider3 spider3", "destroys", {"count": 6, "lost": 12}),  # the last Rat takes the Oni with it (W11)
        ("toad1 toad3 toad3", "returns", {"count": 7, "lost": 18}),
        ("carp1 carp2", "cards", {"count": 3, "cards": 2}),
        ("fox3 fox3 fox4", "hands", {"count": 10, "mine": 13, "theirs": 2}),
        ("monkey1 monkey2", "power", {"count": 3, "clan": "monkey"}),
    ],
)
def test_hints_about_a_clan_say_what_its_power_does_here(cards: str, key: str, values: dict[str, object]) -> None:
    hand = "spider3 spider3 toad1 toad3 toad3 carp1 carp2 fox3 fox3 fox4 monkey1 monkey2 rat3 rat3 rat5 rat5"
    state = position(f"hand 0: {hand}\nhand 1: fox2 carp1\nclans 0: dragon3\nclans 1: bear6 bear6 bear6 | rat4 oni")
    reason = next(reasons(RULES.view_for(state, 0), place(*cards.split())))
    assert (reason.key, reason.values) == (f"wataah.hint.{key}", values)


def test_hints_promise_no_power_that_would_do_nothing() -> None:
    state = position("hand 0: monkey1 monkey2\nclans 0: dragon3\nclans 1: bear6 bear6")
    (reason,) = reasons(RULES.view_for(state, 0), place("monkey1", "monkey2"))
    assert (reason.key, reason.values) == ("wataah.hint.strength", {"count": 3})


def test_hints_about_a_bribe_say_what_to_expect() -> None:
    (reason,) = reasons(RULES.view_for(position("hand 0: bear6"), 0), BeCorrupt())
    assert (reason.key, reason.values) == ("wataah.hint.corrupt", {"count": 3, "cards": 5})


@pytest.mark.parametrize(("theirs", "key", "count"), [("bear6 bear6", "ends_ahead", 9), ("bear6 " * 4, "ends", 12)])
def test_hints_about_the_last_clan_say_how_far_ahead_it_ends_the_round(theirs: str, key: str, count: int) -> None:
    state = position(f"hand 0: rat4 rat4 rat4\nclans 0: toad3 | fox3 | carp3\nclans 1: {theirs}")
    reason = next(reasons(RULES.view_for(state, 0), place("rat4", "rat4", "rat4")))
    assert (reason.key, reason.values) == (f"wataah.hint.{key}", {"count": count})


def test_a_tengu_that_banishes_its_own_side_promises_no_strength() -> None:
    own = position("hand 0: tengu\nclans 0: bear6 oni\nclans 1: rat3")
    assert [reason.key for reason in reasons(RULES.view_for(own, 0), PlaceYokai("tengu", "bear"))] == [
        "wataah.hint.banishes"
    ]
    theirs = position("hand 0: tengu\nclans 0: bear6\nclans 1: rat3 oni")
    assert [reason.key for reason in reasons(RULES.view_for(theirs, 0), PlaceYokai("tengu", "bear"))] == [
        "wataah.hint.banishes",
        "wataah.hint.strength",
    ]


@pytest.mark.parametrize("seats", [3, 4])
def test_among_several_a_hint_tells_the_chance_to_win_not_how_many_of_the_others_are_beaten(seats: int) -> None:
    told = []
    for seed in range(4):
        match = Match(WATAAH, seats, seed, mode="grasshopper")
        view = match.view(match.to_move or 0)
        told.append(Bot(WATAAH, "shadow", seed, simulations=60).explain(view)[0].chance)
    assert sum(told) / len(told) == pytest.approx(1 / seats, abs=0.12)
