"""Words for what a game says nothing about: readable, and never a key."""

from game.core.contract import Event, Move
from game.engine.text.text_files import load_tables
from game.engine.text.translations import Texts, readable
from game.paths import PACKAGE
from game.table.plain.words import PlainWords


class TakeCard(Move, frozen=True):
    """Take a card,
    and keep it.
    """

    card: int
    hidden: bool = False


class Wait(Move, frozen=True):
    pass


class CardTaken(Event, frozen=True):
    seat: int
    card: int | None


class RoundOver(Event, frozen=True):
    winner: int
    points: float = 0.5


def words(**own: str) -> PlainWords:
    tables = load_tables([PACKAGE / "texts"])
    entries = {key.replace("__", "."): entry for key, entry in own.items()}
    return PlainWords(Texts({**tables, "en": {**tables["en"], **entries}}), "go", lambda seat: ("Anna", "Ben")[seat])


def test_names_from_the_source_become_words() -> None:
    assert [readable(name) for name in ("TakeCard", "first_player", "HTTPServer2", "hands")] == [
        "Take card",
        "First player",
        "Http server 2",
        "Hands",
    ]


def test_a_move_is_named_by_its_class_and_what_it_holds() -> None:
    assert words().move(TakeCard(3)) == "Take card 3"
    assert words().move(TakeCard(3, hidden=True)) == "Take card 3 hidden"
    assert words().move(Wait()) == "Wait"


def test_a_move_is_explained_by_its_own_docstring_alone() -> None:
    assert words().help(TakeCard(3)) == "Take a card, and keep it."
    assert words().help(Wait()) is None


def test_an_event_is_told_without_what_is_hidden() -> None:
    assert words().event(CardTaken(1, 4)) == "Ben: card taken 4"
    assert words().event(CardTaken(1, None)) == "Ben: card taken"
    assert words().event(RoundOver(0)) == "Round over Anna 0.5"


def test_a_game_may_say_it_better() -> None:
    own = words(
        go__move__TakeCard="Take the {card}",
        go__move_help__Wait="Do nothing.",
        go__log__CardTaken="{seat} takes {card}",
        go__field__hands="In hand",
        go__piece__3="Fox",
    )
    assert own.move(TakeCard(3)) == "Take the Fox"
    assert own.help(Wait()) == "Do nothing."
    assert own.event(CardTaken(0, 3)) == "Anna takes Fox"
    assert own.field("hands") == "In hand"
    assert own.value(3) == "Fox"
    assert own.value(3, "deck", piece=False) == "3"  # a number of cards is no card


def test_other_values_are_readable_too() -> None:
    told = words()
    assert told.value(True, "lies") == "yes"
    assert told.value(1, "active") == "Ben"
    assert told.value(-1, "active") == ""
    assert told.value((1, None, "red_fox")) == "1, ?, Red fox"
    assert told.field("first_player") == "First player"
