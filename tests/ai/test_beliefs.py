"""What a bot believes: counted over its own worlds, from the view alone."""

from collections import Counter
from itertools import combinations

import pytest

from game.ai import LEVELS, Bot
from game.ai.beliefs import Belief, BeliefText, Count, Guess, phrase
from game.ai.hints import Can, hints_of
from game.ai.in_process import InProcessThinker
from game.ai.worker import Thinker
from game.catalog import GAMES, game_named
from game.core.chance import Chance
from game.core.match import Match
from game.core.refusal import Value
from game.engine.text.text_files import LANGUAGES, load_tables
from game.games.oboro.rules.cards import NAMES, RED_8, SUIT_OF
from game.games.oboro.rules.view import OboroView
from game.paths import PACKAGE
from tests.ai.test_worker import looked_at
from tests.cases import CASES
from tests.games.ninjutsu.positions import position
from tests.suite.walk import Walk, moments

HIDDEN = [name for name, game in GAMES.items() if hints_of(game).can(Can.GUESSES)]
FEW = 30


def shares(beliefs: list[Belief], question: BeliefText) -> dict[BeliefText, float]:
    return {one.answer: one.share for belief in beliefs if belief.question == question for one in belief.shares}


def test_every_game_with_secrets_has_something_to_guess() -> None:
    assert sorted(HIDDEN) == sorted(name for name, game in GAMES.items() if game.rules.secrets)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", HIDDEN)
def test_what_the_seat_cannot_see_changes_no_belief(name: str, level: str) -> None:
    case, mixing, mixed_up = CASES[name], Chance(5), 0
    rules = case.game.rules
    for setting in case.settings[:3]:
        for number, moment in enumerate(moments(case, Walk(setting, seed=11), most=90)):
            if number % 9 == 3:
                mixed = case.shuffle_unseen(moment.before, moment.seat, mixing)
                one, other = (
                    Bot(case.game, level, seed=number).belief(rules.view_for(state, moment.seat), FEW)
                    for state in (moment.before, mixed)
                )
                assert one == other
                mixed_up += bool(one) and rules.dump(mixed) != rules.dump(moment.before)
    assert mixed_up


@pytest.mark.parametrize("name", HIDDEN)
def test_the_shares_of_a_question_make_one_and_the_truth_answers_the_same_questions(name: str) -> None:
    case, asked = CASES[name], 0
    rules, hints = case.game.rules, hints_of(case.game)
    for setting in case.settings[:3]:
        for number, moment in enumerate(moments(case, Walk(setting, seed=4), most=90)):
            if number % 9 == 5:
                view = rules.view_for(moment.before, moment.seat)
                beliefs = Bot(case.game, "shadow", seed=number).belief(view, FEW)
                for belief in beliefs:
                    assert sum(one.share for one in belief.shares) == pytest.approx(1.0)
                    assert all(one.share > 0 for one in belief.shares)
                truth = hints.guesses(moment.before, view)
                assert [guess.question for guess in truth] == [belief.question for belief in beliefs]
                asked += len(beliefs)
    assert asked


@pytest.mark.parametrize("name", HIDDEN)
def test_every_question_and_answer_can_be_said_in_every_language(name: str) -> None:
    case, tables = CASES[name], load_tables([PACKAGE / "games" / name / "texts"])
    hints, said = hints_of(case.game), set[str]()
    for setting in case.settings:
        for moment in moments(case, Walk(setting, seed=2), most=160):
            for guess in hints.guesses(moment.before, case.game.rules.view_for(moment.before, moment.seat)):
                said |= {guess.question.key, guess.answer.key}
    assert len(said) > 1
    assert all(key in tables[language] for key in said for language in LANGUAGES)


def test_a_soke_that_was_seen_is_certain_and_a_back_is_not() -> None:
    drawing = """
        b1 b1 .  .  .
        .  .  b3{seen} .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  .  .  .  .
        .  r3 .  .  .
    """
    game, question = GAMES["ninjutsu"], phrase("ninjutsu.belief.soke")
    for seen, certain in (("*", True), ("", False)):
        state = position(drawing.format(seen=seen))
        found = shares(Bot(game, "shadow").belief(game.rules.view_for(state, 0), 300), question)
        assert (found == {phrase("ninjutsu.belief.on", cell="c7"): 1.0}) == certain
    assert len(found) == 3


def test_a_decoy_that_was_peeked_at_is_not_the_final_boss() -> None:
    game, question = GAMES["wataah"], phrase("wataah.belief.boss")
    state = Match(game, 2, 5, mode="grand_master").state
    assert len(shares(Bot(game).belief(game.rules.view_for(state, 0), 300), question)) == 5
    state.grand.bosses = [4, 0, 1, 2, 3]
    state.grand.peeked[0] = 0b110
    found = shares(Bot(game).belief(game.rules.view_for(state, 0), 2000), question)
    assert set(found) == {phrase(f"wataah.boss.{boss}") for boss in ("grugazor", "ma_maho", "zombies")}
    assert all(share == pytest.approx(1 / 3, abs=0.05) for share in found.values())


def endings(plays: int) -> list[OboroView]:
    """Views of the seat to move after this many cards of a round, most of them with few cards left."""
    game, found = GAMES["oboro"], list[OboroView]()
    for seed in range(4):
        match, chance = Match(game, 3, seed), Chance(seed)
        for _ in range(plays):
            match.submit(chance.choose(match.legal_moves()))
        seat = match.to_move
        assert seat is not None
        view = match.view(seat)
        assert isinstance(view, OboroView)
        found.append(view)
    return found


@pytest.mark.parametrize("plays", [13, 17, 19, 20])
def test_on_small_endings_the_shares_are_those_of_all_deals_that_fit(plays: int) -> None:
    # An adept draws no inferences: every deal is equally likely.
    for view in endings(plays):
        unseen = set(range(len(NAMES))) - set(view.plays) - {card for card in view.hands[view.seat] if card is not None}
        one, other = (seat for seat in range(3) if seat != view.seat)
        holders = Counter[tuple[int, int]]()
        deals = 0
        for cards in combinations(sorted(unseen), len(view.hands[one])):
            held = {one: set(cards), other: unseen - set(cards)}
            lacking = any(view.voids[seat] >> SUIT_OF[card] & 1 for seat in held for card in held[seat])
            if lacking or (RED_8 in unseen and RED_8 not in held.get(view.leads[0], ())):
                continue
            deals += 1
            holders.update((card, seat) for seat in held for card in held[seat])
        for belief in Bot(GAMES["oboro"], "adept", seed=1).belief(view, 3000):
            ((_, card),) = belief.question.values
            for share in belief.shares:
                ((_, seat),) = share.answer.values
                exact = holders[NAMES.index(str(card)), int(seat)] / deals
                assert share.share == pytest.approx(exact, abs=0.04)
                assert (share.share == 1.0) == (exact == 1.0)


def test_answers_stand_in_their_order_and_else_by_how_likely_they_are() -> None:
    def answers(*given: tuple[Value, int]) -> list[Value]:
        count = Count()
        for name, rank in given:
            count.add([Guess(phrase("q"), phrase("a", name=name), rank)])
        return [one.answer.values[0][1] for one in count.beliefs()[0].shares]

    assert answers(("few", 0), ("many", 0), ("many", 0)) == ["many", "few"]
    assert answers(("late", 2), ("late", 2), ("early", 1)) == ["early", "late"]


def test_where_nothing_is_hidden_there_is_nothing_to_believe() -> None:
    game = GAMES["taisen"]
    with pytest.raises(TypeError, match="hides nothing"):
        Bot(game).belief(Match(game, 2, 1).view(0))


@pytest.mark.parametrize("kind", [Thinker, InProcessThinker])
def test_a_worker_believes_what_a_bot_in_this_process_does(kind: type[Thinker]) -> None:
    thinker = kind(game_named)
    view = Match(GAMES["oboro"], 3, 4).view(1)
    thinker.believe("oboro", "master", 7, view, worlds=FEW)
    assert thinker.answer(0.0) is None
    assert looked_at(thinker.believed) == Bot(GAMES["oboro"], "master", 7).belief(view, FEW)
    assert not thinker.busy
    thinker.close()
