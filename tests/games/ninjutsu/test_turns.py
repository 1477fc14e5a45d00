"""Weapons, the action window and steps: N9 to N16."""

import pytest

from game.core.chance import Chance
from game.core.events import TurnStarted
from game.core.refusal import IllegalMove
from game.games.ninjutsu.rules.events import (
    ActionPlayed,
    ActionsDeclined,
    BattleStarted,
    DeckShuffled,
    FigureStepped,
    ShurikenTaken,
    StepsGranted,
    TurnEnded,
    WeaponTurned,
)
from game.games.ninjutsu.rules.moves import (
    EndTurn,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    PlaySneak,
    Step,
    TradeJoker,
)
from game.games.ninjutsu.rules.state import State
from tests.games.ninjutsu.positions import ALL_CARDS, RULES, at, looks_like, play, position, step, targets

FIELD = """
    .  .  .  .  b3
    .  b1 .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    .  r1 .  r2 .
    r3 .  .  .  .
"""


def next_turn(state: State, *weapons: int) -> list[object]:
    """End the turn and turn over the next weapons."""
    return list(play(state, EndTurn(), *weapons))


def test_n9_attacker_then_defender_turn_over_three_left_to_right() -> None:
    state = position(FIELD)
    told = next_turn(state, 2, 4, 5, 1, 1, 1)
    assert told[:2] == [TurnEnded(0), TurnStarted(1, 2)]
    assert told[2:8] == [
        *(WeaponTurned(1, column, stars) for column, stars in enumerate((2, 4, 5))),
        *(WeaponTurned(0, column, 1) for column in range(3)),
    ]
    assert state.tops == ([1, 1, 1], [2, 4, 5])


def test_n9_equal_columns_get_new_cards_left_first_until_they_differ() -> None:
    state = position(FIELD)
    told = next_turn(state, 3, 4, 5, 3, 1, 5, *(2, 2), *(4, 1), *(1, 3))
    assert told[8:14] == [
        WeaponTurned(1, 0, 2),
        WeaponTurned(0, 0, 2),
        WeaponTurned(1, 0, 4),
        WeaponTurned(0, 0, 1),
        WeaponTurned(1, 2, 1),
        WeaponTurned(0, 2, 3),
    ]
    assert state.tops == ([1, 1, 3], [4, 4, 1])
    assert state.used == ([3, 2, 5], [3, 2, 5])


def window(**changes: object) -> State:
    return position(FIELD, "3 3 3 / 1 1 5", phase="actions", **{"cards": (ALL_CARDS, ALL_CARDS), **changes})  # type: ignore[arg-type]


def test_n10_the_attacker_is_asked_first_then_the_defender_then_the_window_closes() -> None:
    state = window()
    assert RULES.to_move(state) == 0
    assert play(state, PlayNothing()) == [ActionsDeclined(0)]
    assert RULES.to_move(state) == 1
    assert play(state, PlayNothing()) == [ActionsDeclined(1), StepsGranted(0, 2)]
    assert RULES.to_move(state) == 0
    assert any(isinstance(move, Step) for move in RULES.legal_moves(state))


def test_n10_when_a_card_is_played_both_are_asked_again() -> None:
    state = window()
    play(state, PlayNothing())
    told = play(state, PlayNewWeapons(), 2, 5, 5)
    assert told[0] == ActionPlayed(1, "new_weapons", "new_weapons")
    assert RULES.to_move(state) == 0
    play(state, PlaySneak())
    assert RULES.to_move(state) == 0
    play(state, PlayNothing())
    assert RULES.to_move(state) == 1


def test_n10_a_defender_can_answer_with_new_weapons_only() -> None:
    state = window(asked=1)
    assert set(RULES.legal_moves(state)) == {PlayNothing(), PlayNewWeapons(), PlayNewWeapons(joker=True)}
    for move in (PlaySneak(), PlayKidnap(at("b2")), TradeJoker(), PlaySalto(0, 10), PlaySneak(joker=True)):
        with pytest.raises(IllegalMove, match="defender"):
            play(state, move)


def test_n10_who_has_nothing_to_play_is_not_asked() -> None:
    state = position(FIELD, cards=("", "salto sneak kidnap"))
    told = next_turn(state, 1, 1, 5, 3, 3, 3)
    assert state.asked == 1, "the attacker holds cards"
    play(state, PlayNothing())
    assert state.phase == 2, "the defender holds none that he could play"
    state = position(FIELD, cards=("", "salto"))
    told = next_turn(state, 1, 1, 5, 3, 3, 3)
    assert StepsGranted(1, 1) in told, "a Salto without a jump is nothing to play"


def test_n10_without_a_higher_card_only_new_weapons_and_a_trade_are_possible() -> None:
    state = position(FIELD, "1 1 1 / 3 3 3", phase="actions", cards=(ALL_CARDS, ""))
    weapons = {PlayNewWeapons(), PlayNewWeapons(joker=True)}
    assert set(RULES.legal_moves(state)) == {PlayNothing(), TradeJoker(), *weapons}
    for move in (PlaySneak(), PlaySneak(joker=True), PlayKidnap(at("b7"), kidnapper=at("b2")), PlaySalto(0, 10)):
        with pytest.raises(IllegalMove, match="none_higher"):
            play(state, move)
    empty = position(FIELD, "1 1 1 / 3 3 3", phase="actions", cards=(ALL_CARDS, ""), stock=0)
    assert set(RULES.legal_moves(empty)) == {PlayNothing(), *weapons}


def test_n10_as_soon_as_one_card_is_higher_the_rest_is_open_again() -> None:
    state = position(FIELD, "1 1 1 / 3 3 3", phase="actions", cards=("sneak new_weapons", ""))
    play(state, PlayNewWeapons(), 4, 1, 1)
    assert set(RULES.legal_moves(state)) == {PlayNothing(), PlaySneak()}


def test_n10_without_a_higher_card_nobody_is_asked_for_the_others() -> None:
    state = position(FIELD, cards=("", "salto sneak kidnap"))
    told = next_turn(state, 1, 1, 1, 3, 3, 3, *(2, 3, 3, 1, 1, 1))
    assert StepsGranted(1, 0) in told
    assert RULES.to_move(state) == 0


def test_n10_version_1_every_card_can_be_played_without_a_higher_one() -> None:
    state = position(FIELD, cards=("", "kidnap"), version=1)
    told = next_turn(state, 1, 1, 1, 3, 3, 3)
    assert not any(isinstance(event, StepsGranted) for event in told)
    assert PlayKidnap(at("b2")) in RULES.legal_moves(state)


def test_n10_each_card_is_used_once() -> None:
    state = window()
    play(state, PlaySneak())
    with pytest.raises(IllegalMove, match=r"no_card \(card='sneak'\)"):
        play(state, PlaySneak())
    play(state, PlaySneak(joker=True))
    with pytest.raises(IllegalMove, match=r"no_card \(card='joker'\)"):
        play(state, TradeJoker())


def test_n10_nobody_moves_before_the_window_has_closed() -> None:
    with pytest.raises(IllegalMove, match="now_actions"):
        play(window(), step("b2", "b3"))
    with pytest.raises(IllegalMove, match="now_steps"):
        play(position(FIELD), PlaySneak())


@pytest.mark.parametrize(("weapons", "steps"), [("5 5 5 / 1 1 1", 3), ("5 1 5 / 1 2 1", 2), ("1 1 2 / 3 3 1", 1)])
def test_n11_a_step_for_every_higher_card(weapons: str, steps: int) -> None:
    state = position(FIELD, weapons, phase="actions", cards=("sneak", ""))
    assert play(state, PlayNothing())[-1] == StepsGranted(0, steps)
    assert state.steps == steps


def test_n11_the_defender_never_walks() -> None:
    state = position(FIELD)
    assert {move.start for move in RULES.legal_moves(state) if isinstance(move, Step)} == {at("a1"), at("b2"), at("d2")}
    with pytest.raises(IllegalMove, match="not_yours"):
        play(state, step("b7", "b6"))
    with pytest.raises(IllegalMove, match="not_yours"):
        play(state, step("c4", "c5"))


def test_n12_three_higher_cards_are_a_shuriken_for_either() -> None:
    state = position(FIELD, "5 5 5 / 1 1 1", phase="actions", cards=("sneak", ""))
    assert play(state, PlayNothing())[1:] == [ShurikenTaken(0), StepsGranted(0, 3)]
    assert (state.shuriken, state.stock) == ([1, 0], 3)
    state = position(FIELD, "1 1 1 / 5 5 5", phase="actions", cards=("new_weapons", ""))
    told = play(state, PlayNothing(), 3, 3, 3, 4, 2, 2)
    assert told[1:3] == [ShurikenTaken(1), StepsGranted(0, 0)]
    assert (state.shuriken, state.stock) == ([0, 1], 3)


def test_n12_two_higher_cards_are_none_and_an_empty_stock_gives_none() -> None:
    state = position(FIELD, "5 5 1 / 1 1 2", phase="actions", cards=("sneak", ""))
    assert play(state, PlayNothing())[1:] == [StepsGranted(0, 2)]
    state = position(FIELD, "5 5 5 / 1 1 1", phase="actions", cards=("sneak", ""), stock=0)
    assert play(state, PlayNothing())[1:] == [StepsGranted(0, 3)]
    assert state.shuriken == [0, 0]


def test_n12_new_weapons_can_prevent_it() -> None:
    state = position(FIELD, "5 5 5 / 1 1 1", phase="actions", asked=1, cards=("", "new_weapons"))
    told = play(state, PlayNewWeapons(), 4, 4, 5, *(3, 2))
    assert told[-1] == StepsGranted(0, 3), "nobody has a card left: the window closes"
    assert ShurikenTaken(0) in told
    state = position(FIELD, "5 5 4 / 1 1 1", phase="actions", asked=1, cards=("", "new_weapons"))
    told = play(state, PlayNewWeapons(), 4, 4, 5)
    assert told[-1] == StepsGranted(0, 2)
    assert ShurikenTaken(0) not in told


def test_n13_steps_go_to_one_ninja_or_several() -> None:
    state = position(FIELD)
    play(state, step("b2", "b3"))
    play(state, step("b3", "a4"))
    play(state, step("d2", "d3"))
    assert looks_like(
        state,
        """
        .  .  .  .  b3
        .  b1 .  .  .
        .  .  .  .  .
        .  .  .  .  .
        r1 .  .  .  .
        .  .  .  r2 .
        .  .  .  .  .
        r3 .  .  .  .
        """,
    )
    assert RULES.legal_moves(state) == [EndTurn()]
    with pytest.raises(IllegalMove, match="no_steps"):
        play(state, step("a4", "a5"))


def test_n13_a_player_may_stop_early() -> None:
    state = position(FIELD)
    play(state, step("b2", "b3"))
    told = next_turn(state, 2, 2, 2, 1, 1, 1)
    assert told[:2] == [TurnEnded(0), TurnStarted(1, 2)]


def test_n13_without_a_step_the_turn_passes_by_itself() -> None:
    state = position(FIELD)
    told = next_turn(state, *(1, 1, 1), *(5, 5, 5), *(2, 2, 2), *(1, 1, 1))
    turns = [event for event in told if isinstance(event, TurnStarted | TurnEnded)]
    assert turns == [TurnEnded(0), TurnStarted(1, 2), TurnEnded(1), TurnStarted(0, 3)]
    assert RULES.to_move(state) == 0
    assert state.steps == 3


def test_n14_six_directions_and_never_sideways() -> None:
    state = position(FIELD)
    assert targets(state, "b2") == {"b3", "a3", "c3", "b1", "c1"}
    with pytest.raises(IllegalMove, match="sideways"):
        play(state, step("b2", "c2"))
    for far in ("b4", "d3", "e8"):
        with pytest.raises(IllegalMove, match="too_far"):
            play(state, step("b2", far))


def test_n14_never_onto_an_own_figure() -> None:
    with pytest.raises(IllegalMove, match="own_figure"):
        play(position(FIELD), step("b2", "a1"))


def test_n14_a_step_onto_an_enemy_starts_a_battle_at_once() -> None:
    state = position(FIELD.replace(".  b1 .", ".  .  .", 1).replace(".  r1 .", "b1 r1 .", 1))
    told = play(state, step("a1", "a2"), 12, 1)
    assert told[0] == BattleStarted(0, at("a1"), at("a2"), 3, 1, False)


FENCE = """
    .  .  .  .  b3
    .  .  .  .  .
    .  .  .  .  .
    .  .  .  .  .
    r1 r1 r1 r1 r1
    .  .  .  .  .
    .  .  .  .  .
    r3 .  .  .  .
"""


def test_n15_no_step_crosses_the_fence_nor_a_corner_that_it_touches() -> None:
    state = position(FENCE)
    ahead = {
        start: {end for end in targets(state, start) if end.endswith("5")} for start in ("a4", "b4", "c4", "d4", "e4")
    }
    assert ahead == {"a4": {"a5"}, "b4": set(), "c4": set(), "d4": set(), "e4": {"e5"}}
    for start, end in (("c4", "c5"), ("c4", "d5"), ("a4", "b5"), ("b4", "a5"), ("e4", "d5")):
        with pytest.raises(IllegalMove, match="fence"):
            play(state, step(start, end))


def test_n15_a_ninja_walks_around_the_ends() -> None:
    state = position(FENCE)
    play(state, step("a4", "a5"))
    play(state, step("a5", "b6"))
    assert play(state, step("b6", "c5")) == [FigureStepped(0, at("b6"), at("c5"), False)]


def test_n16_used_cards_go_to_their_owners_discards_at_the_end_of_the_turn() -> None:
    state = position(FIELD, "5 4 3 / 1 1 1", phase="actions", cards=("new_weapons", ""))
    play(state, PlayNewWeapons(), 1, 3, 2, *(4, 2))  # the first column is equal and is covered
    assert (state.tops, state.used) == (([4, 3, 2], [2, 1, 1]), ([5, 4, 3, 1], [1]))
    assert state.discards == ([], [])
    next_turn(state, 5, 5, 5, 1, 1, 1)
    assert state.discards == ([5, 4, 3, 1, 4, 3, 2], [1, 2, 1, 1])


def test_n16_an_empty_deck_is_made_again_from_the_discards() -> None:
    state = position(FIELD, decks=("2", "3 4 5 5"))
    told = next_turn(state, 3, 4, 5, *(2,), *(1, 1))
    assert DeckShuffled(0, 44) in told
    assert told.index(WeaponTurned(0, 0, 2)) < told.index(DeckShuffled(0, 44)) < told.index(WeaponTurned(0, 1, 1))
    assert len(state.decks[0]) == 42
    assert state.discards[0] == []
    assert state.decks[1] == [5]


def exhausted(weapons: str) -> State:
    """Red has no card left to turn over: all others lie covered."""
    return position(FIELD, weapons, phase="actions", cards=("new_weapons", "sneak"), exhausted=(0,))


def test_n16_without_any_card_a_column_stays_as_it_is() -> None:
    state = exhausted("5 4 3 / 1 1 1")
    told = play(state, PlayNewWeapons())
    assert told[1:] == [ShurikenTaken(0), StepsGranted(0, 3)]
    assert state.tops[0] == [5, 4, 3]


def test_n16_an_equal_column_that_stays_counts_for_nobody() -> None:
    state = exhausted("5 4 1 / 1 1 1")
    told = play(state, PlayNothing())
    assert told[1:] == [StepsGranted(0, 2)]
    state = exhausted("1 1 1 / 5 4 1")
    told = play(state, PlayNothing(), 3, 3, 3, 1, 1, 1, then=Chance(1))
    assert told[1] == StepsGranted(0, 0)
    assert ShurikenTaken(1) not in told
