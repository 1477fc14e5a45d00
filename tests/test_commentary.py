"""Every moment and every decision of every game can be described, in every language."""

from string import Formatter
from typing import Any

import pytest

from game.app.tables import open_table
from game.core.chance import Chance
from game.core.contract import PUBLIC
from game.engine.text.text_files import LANGUAGES
from game.engine.text.translations import Texts
from tests.cases import CASES
from tests.kit import all_tables
from tests.suite.walk import Walk, moments

NAMES = ("Anna", "Bea", "Cem", "Dora")


@pytest.mark.parametrize("name", CASES)
def test_every_decision_and_every_moment_has_words(name: str) -> None:
    case, commentary = CASES[name], open_table(name).commentary
    rules = case.game.rules
    voices = [Texts(all_tables(), language) for language in LANGUAGES]
    kinds: set[type] = set()
    for setting in case.settings:
        before = (0, 0)
        for number, one in enumerate(moments(case, Walk(setting, seed=2), most=400)):
            moment = commentary.moment(one.before)
            assert moment >= before
            before = moment
            view = rules.view_for(one.before, one.seat)
            legal = rules.legal_moves(one.before)
            for move in legal if number % 9 == 0 else legal[:1]:
                kinds.add(type(move))
                for texts in voices:
                    assert whole(commentary.move(view, move, texts.say, NAMES.__getitem__), texts)
                    assert whole(commentary.when(moment, texts.say), texts)
    assert kinds


@pytest.mark.parametrize("name", CASES)
def test_what_the_doors_say_depends_on_no_secret(name: str) -> None:
    """When it is and how everybody stands is written on closed doors, for all eyes."""
    case, commentary = CASES[name], open_table(name).commentary

    def said(state: Any) -> tuple[str, list[int]]:
        say = Texts(all_tables(), "en").say
        return commentary.when(commentary.moment(state), say), list(commentary.standing(state))

    for setting in case.settings:
        for number, one in enumerate(moments(case, Walk(setting, seed=3), most=300)):
            if number % 15 == 0:
                assert said(case.shuffle_unseen(one.before, PUBLIC, Chance(number))) == said(one.before)


def whole(words: str, texts: Texts) -> bool:
    """Whether there is a text, with no missing key or value."""
    said: list[Any] = [field for _, field, _, _ in Formatter().parse(words) if field]
    return bool(words) and not said and not texts._reported


def test_a_decision_is_told_as_players_call_it() -> None:
    case = CASES["ninjutsu"]
    commentary, say = open_table("ninjutsu").commentary, Texts(all_tables(), "en").say
    state = next(iter(moments(case, Walk(case.settings[0], seed=2), most=1))).before
    view, first = case.game.rules.view_for(state, 0), case.game.rules.legal_moves(state)[0]
    assert commentary.move(view, first, say, NAMES.__getitem__) == "a1: Soke"
    assert commentary.when(commentary.moment(state), say) == "Setting up"
