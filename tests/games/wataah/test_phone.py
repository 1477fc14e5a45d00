"""What a phone says to its player in Shinobi WAT-AAH!."""

import pytest

from game.games.wataah.phone import parts
from game.games.wataah.rules.moves import ChooseSeat, Give, WataahMove
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.state import State
from game.phones.page import Seen
from tests.games.wataah.positions import RULES, do, place, position


def asked(state: State) -> str:
    """The question on the phone of the seat that decides; the key of its text, and how many are left."""
    view = RULES.view_for(state, state.mover)
    picture, moves = Picture.of(view), RULES.legal_moves(state)

    def say(key: str, **values: object) -> str:
        return f"{key} {values['count']}" if "count" in values else key

    def words(_: WataahMove) -> str:
        return ""

    seen = Seen(view, picture, state.mover, moves, lambda _: None, words, say, str, lambda refusal: refusal.key)
    return parts(seen).duty


@pytest.mark.parametrize(
    ("cards", "key"),
    [
        ("spider3 spider3", "wataah.aim.spider_pair"),
        ("fox3 fox3", "wataah.aim.fox_pair"),
        ("dragon3 dragon3 dragon3", "wataah.ask.keep 2"),
    ],
)
def test_a_power_asks_its_question_on_the_phone(cards: str, key: str) -> None:
    state = position(f"hand 0: {cards} bear6\nhand 1: carp1 carp2 carp3\nclans 1: bear6 bear6")
    assert asked(state) == "wataah.tip.phase.place"
    do(state, place(*cards.split()))
    assert asked(state) == key


def test_the_victim_of_the_rats_is_asked_too() -> None:
    state = position("hand 0: rat3 rat3 bear6\nhand 1: carp1 carp2 carp3")
    do(state, place("rat3", "rat3"))
    do(state, ChooseSeat(1))
    assert asked(state) == "wataah.ask.rats 2"


def test_known_cards_of_another_hand_come_below_its_clans() -> None:
    state = position("hand 0: fox2 fox3 carp1 carp2 carp3\nhand 1: rat3")
    do(state, place("fox2", "fox3"), ChooseSeat(1), Give("carp3"), Give("rat3"))
    view = RULES.view_for(state, 1)

    def say(key: str, **values: object) -> str:
        return f"{key} {values.get('cards', '')}"

    seen = Seen(view, Picture.of(view), 1, [], lambda _: None, lambda _: "", say, str, lambda refusal: refusal.key)
    plate = parts(seen).plates[0]
    assert not any("known" in fact for fact in plate.facts)
    assert "rat3" in plate.notes[0]
