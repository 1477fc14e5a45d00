"""Zoom: enlarged, with text, and only what the player may see."""

from collections.abc import Callable

import pygame
import pytest

from game.catalog import GAMES
from game.core.contract import OPEN
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.games.oboro.rules.cards import NAMES
from game.games.oboro.table.face import OboroFace
from game.games.taisen.table.face import TaisenFace
from game.table.cards.hand import HeldAt
from game.table.inspect.zoom import ZoomScene
from game.table.session import Player
from tests.kit import each_language, make_window, shared_window
from tests.table.fakes import InstantThinker
from tests.table.played import DT, PlayedTable

ANNA, BERT, CARLA = Player("Anna"), Player("Bert"), Player("Carla")
BOT = Player("Computer", "adept")


def taisen() -> PlayedTable[TaisenFace]:
    match = Match(GAMES["taisen"], 2, 5, first="monkey")
    played: PlayedTable[TaisenFace] = PlayedTable(match, (ANNA, BOT), InstantThinker(), "off", "short")
    played.until_turn()
    return played


def oboro(*players: Player) -> PlayedTable[OboroFace]:
    match = Match(GAMES["oboro"], 3, 5)
    seated = players or (ANNA, BOT, BOT)
    played: PlayedTable[OboroFace] = PlayedTable(match, seated, InstantThinker(), "off", "short")
    played.until_turn()
    if not players:  # later in the match, with cards in the trick and a last trick
        while played.face.picture.last is None or not played.face.picture.trick:
            choice = played.choice
            assert choice is not None
            place = next(place for place, card in enumerate(choice.cards) if card in choice.playable)
            played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
            played.until_turn()
    return played


TABLES: dict[str, Callable[[], PlayedTable]] = {"taisen": taisen, "oboro": oboro}


def look(played: PlayedTable, at: tuple[float, float]) -> bool:
    """Right-click. Return whether a zoom is shown."""
    played.stack.frame([Command(Kind.ALTERNATE, at=Point(*at))], DT)
    return isinstance(played.stack.top, ZoomScene)


def test_a_right_click_shows_a_card_and_anything_closes_it() -> None:
    played = oboro()
    decided = len(played.session.match.history)
    for kind in (Kind.CONFIRM, Kind.CANCEL, Kind.LOOK, Kind.ALTERNATE, Kind.MENU, Kind.DIGIT):
        assert look(played, played.target("hand.0").rect.centre)
        played.do(Kind.RELEASE)
        assert isinstance(played.stack.top, ZoomScene), "the finger that asked for it is lifted"
        played.do(kind)
        assert played.stack.top is played.scene
    assert look(played, played.target("hand.0").rect.centre)
    played.click("back")
    assert played.stack.top is played.scene
    assert len(played.session.match.history) == decided


def test_the_key_shows_what_the_mouse_is_on() -> None:
    played = taisen()
    played.point("die.rock")
    played.do(Kind.LOOK)
    assert isinstance(played.stack.top, ZoomScene)


def test_nothing_large_where_nothing_is() -> None:
    played = taisen()
    assert not look(played, (800, 250))
    assert not look(played, played.target("menu").rect.centre)


def test_hidden_cards_stay_hidden() -> None:
    played = oboro(ANNA, BERT, CARLA)
    fans = [thing for thing in played.face.things() if thing.name.startswith("fan.")]
    assert len(fans) == 2
    for fan in fans:
        assert not look(played, fan.rect.centre)
        seat = int(fan.name.removeprefix("fan."))
        hidden = [NAMES[card] for card in played.session.match.view(OPEN).hands[seat]]
        said = str(played.face.tip(fan.what))
        assert not any(played.kit.say(f"oboro.card.{card}") in said for card in hidden)
    # Inside: the table is covered in the middle of a turn.
    played.scene.presenter._cover()
    assert all(played.face.closer(HeldAt(place)) is None for place in range(8))


def test_a_picture_of_the_screen_leaves_it_out() -> None:
    played = oboro(ANNA, BERT, CARLA)
    window = make_window((960, 540))
    played.stack.draw_public(window.canvas)
    before = pygame.image.tobytes(window.canvas.surface, "RGB")
    assert look(played, played.target("hand.0").rect.centre)
    played.stack.draw_public(window.canvas)
    assert pygame.image.tobytes(window.canvas.surface, "RGB") == before
    window.close()


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", TABLES)
def test_everything_large_has_a_title_and_words_that_fit(game: str, size: tuple[int, int]) -> None:
    played, window = TABLES[game](), shared_window(size)
    names = [widget.name for widget in played.face.widgets()] + [thing.name for thing in played.face.things()]
    for _ in each_language(played.kit, window):
        shown = 0
        for name in names:
            closer = played.face.closer(played.what(name))
            if closer is not None:
                assert closer.title
                assert closer.text
                ZoomScene(closer, played.kit.say("table.go_back")).draw(window.canvas)
                shown += 1
        assert shown > 5
    assert window.writer.overflows == []
