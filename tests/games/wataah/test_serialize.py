"""Positions of Shinobi WAT-AAH! as data: what `load` refuses, and why moves are refused."""

from pathlib import Path
from typing import Any

import pytest

from game.core.chance import Chance
from game.core.refusal import BadData, IllegalMove
from game.engine.text.text_files import load_tables
from game.games.wataah.rules import events, moves
from game.games.wataah.rules.moves import (
    ChooseClan,
    Discard,
    EndPlacing,
    Give,
    PlaceClan,
    PlacePawns,
    PlaceYokai,
    Recruit,
    Reinforce,
    Take,
    WataahMove,
)
from game.games.wataah.rules.state import PHASES
from tests.games.wataah.positions import RULES, do, place, position

DRAWING = "hand 0: carp1 carp2\nclans 0: bear6\nhand 1: rat3\njigoku: oni fox2"


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"to_move": None}, "wataah.bad.whose_move"),
        ({"to_move": 1}, "wataah.bad.whose_move"),
        ({"phase": "pawns", "allowed": []}, "wataah.bad.not_over"),
        ({"phase": "over", "to_move": None}, "wataah.bad.not_over"),
        ({"phase": "tea"}, "wataah.bad.name"),
        ({"phase": "clan"}, "wataah.bad.power"),
        ({"phase": "clan", "power": "carp_pair"}, "wataah.bad.power"),
        ({"phase": "clan", "power": "spider_triple"}, "wataah.bad.no_move"),
        ({"phase": "take", "left": 3}, "wataah.bad.no_move"),
        ({"phase": "take"}, "wataah.bad.left"),
        ({"phase": "rats", "power": "rat_pair", "left": 1}, "wataah.bad.victim"),
        ({"phase": "rats", "power": "rat_pair", "left": 2, "victim": 1, "to_move": 1}, "wataah.bad.power"),
        ({"phase": "keep", "power": "dragon_pair", "left": 1}, "wataah.bad.looked"),
        ({"phase": "give", "power": "fox_pair", "left": 1, "victim": 1, "to_move": 1}, "wataah.bad.whose_move"),
        ({"phase": "give", "power": "fox_pair", "left": 2, "victim": 1}, "wataah.bad.left"),
        ({"gift": ["carp1"]}, "wataah.bad.gift"),
        ({"floor": "carp2"}, "wataah.bad.floor"),
        ({"phase": "discard"}, "wataah.bad.allowed"),
        ({"turn": 121}, "wataah.bad.turn"),
        ({"sealed": [1]}, "wataah.bad.mode"),
        ({"aimed": 2}, "wataah.bad.seats"),
        ({"known": [[["carp1"], [], []], []]}, "wataah.bad.known"),
        ({"known": [[[], ["carp3"], []], []]}, "wataah.bad.known"),
        ({"hands": [["carp1"], ["rat3"]]}, "wataah.bad.cards"),
        ({"hands": [["carp1", "carp2"]]}, "refused.data"),
        ({"clans": [{}]}, "wataah.bad.seats"),
        ({"turn": 0}, "refused.data"),
    ],
)
def test_what_cannot_be_is_refused_by_name(change: dict[str, Any], key: str) -> None:
    data = RULES.dump(position(DRAWING))
    with pytest.raises(BadData) as caught:
        RULES.load({**data, **change})
    assert caught.value.refusal.key == key


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"bosses": ["zombies"] * 5}, "wataah.bad.bosses"),
        ({"temple_deck": []}, "wataah.bad.temples"),
        ({"played": ["spy"]}, "wataah.bad.courts"),
        ({"ready": [1, 0]}, "wataah.bad.pawns"),
        ({"board": [[12, 1, 0], [0, 0, 0]]}, "wataah.bad.pawns"),
        ({"heirs": [0, 1]}, "wataah.bad.shosho"),
        ({"queue": [1]}, "wataah.bad.queue"),
        ({"round": 2}, "wataah.bad.scores"),
        ({"scores": [1]}, "wataah.bad.seats"),
        ({"shosho": 2}, "wataah.bad.seats"),
    ],
)
def test_a_gameboard_that_cannot_be_is_refused_by_name(change: dict[str, Any], key: str) -> None:
    with pytest.raises(BadData) as caught:
        position(DRAWING, grand=change)
    assert caught.value.refusal.key == key


def test_four_clans_end_the_round() -> None:
    with pytest.raises(BadData, match=r"wataah\.bad\.over"):
        position("clans 0: bear6 | carp1 | rat3 | fox2")
    with pytest.raises(BadData, match=r"wataah\.bad\.too_many_clans"):
        position("clans 1: bear6 | carp1 | rat3 | fox2")


def test_cards_are_written_by_name_and_piles_from_the_bottom_up() -> None:
    data = RULES.dump(position(DRAWING))
    assert data["hands"] == [["carp1", "carp2"], ["rat3"]]
    assert data["clans"] == [{"bear": ["bear6"]}, {}]
    assert data["jigoku"] == ["oni", "fox2"]
    assert (data["phase"], data["to_move"], data["allowed"]) == ("place", 0, ["clan", "reinforce"])


@pytest.mark.parametrize(
    ("move", "key"),
    [
        (Recruit(), "first_place"),
        (PlaceClan("cat", ("carp1", "carp2")), "no_such_move"),
        (PlaceClan("carp", ("carp2", "carp1")), "no_such_move"),  # moves have their cards in order
        (PlaceClan("bear", ("bear6", "bear6")), "clan_in_play"),
        (Reinforce("carp", ("carp1",)), "clan_not_in_play"),
        (Reinforce("bear", ("carp1",)), "stranger"),
        (PlaceYokai("oni", "bear"), "not_in_hand"),
        (Discard("carp1"), "first_place"),
        (PlacePawns("court", 1), "first_place"),
        (ChooseClan(1, "carp"), "first_place"),
        ("a word", "no_such_move"),
    ],
)
def test_a_refusal_says_why(move: WataahMove, key: str) -> None:
    refusal = RULES.why_not(position(DRAWING), move)
    assert refusal is not None
    assert refusal.key.endswith(key)


def test_a_pick_is_refused_by_name() -> None:
    state = position("hand 0: crow2 crow2\njigoku: carp1 rat3 oni")
    do(state, place("crow2", "crow2"))
    with pytest.raises(IllegalMove, match="not_there"):
        do(state, Take("fox2"))
    do(state, Take("rat3"))
    with pytest.raises(IllegalMove, match="weak_first"):
        do(state, Take("carp1"))
    with pytest.raises(IllegalMove, match="first_take"):
        do(state, Give("carp1"))


def test_nothing_is_placed_twice() -> None:
    state = position("court 0: pardon\nhand 0: bear6 bear6 carp1 carp1 oni ronin", grand=True)
    do(state, place("bear6", "bear6"))
    for move in (place("carp1", "carp1"), Reinforce("bear", ("ronin",)), PlaceYokai("oni", "bear")):
        with pytest.raises(IllegalMove, match="placed_already"):
            do(state, move)
    do(state, EndPlacing())


TEXTS = Path(__file__).parents[3] / "game" / "games" / "wataah" / "texts"


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_there_are_words_for_every_refusal_event_card_and_phase(language: str) -> None:
    tables = load_tables([TEXTS])
    words = set(tables[language])
    source = "".join(path.read_text("utf-8") for path in (TEXTS.parent).rglob("*.py"))
    needed = {f"wataah.refused.first_{phase}" for phase in PHASES if phase != "over"}
    needed |= {f"wataah.log.{snake(name)}" for name, kind in vars(events).items() if is_event(kind)}
    needed |= {f"wataah.{part}" for part in words_in(source)}
    assert needed - words == set()
    assert words == set(tables["en"])


def is_event(kind: object) -> bool:
    return isinstance(kind, type) and kind.__module__ == events.__name__


def snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


def words_in(source: str) -> set[str]:
    """The text keys that the rules use, including the checks of loaded data."""
    import re

    found = set(re.findall(r'"wataah\.((?:refused|bad|reason)\.[a-z_]+)"', source))
    return found | {f"bad.{key}" for key in re.findall(r'_must\(.*"([a-z_]+)"\)', source)}


def test_moves_are_values_with_a_readable_repr() -> None:
    assert repr(moves.PlaceClan("carp", ("carp1", "ronin"))) == "PlaceClan(clan='carp', cards=('carp1', 'ronin'))"
    assert RULES.legal_moves(RULES.setup(2, Chance(1)))[0] == Recruit()
