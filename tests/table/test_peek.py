"""Peeking past half-raised doors: the awaited player sees and plays, and nothing is left once they let go."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from game.core.contract import PUBLIC
from game.engine.canvas import Canvas
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.scenes.hand_over.panes import RAISE_SECONDS
from game.scenes.hand_over.scene import HandOverScene
from game.scenes.hand_over.sheet import PEEK
from tests.kit import SPOKEN, shared_window
from tests.table.people import PEOPLE
from tests.table.played import DT, PlayedTable

SECRET = ("oboro", "wataah", "ninjutsu")
TAG = 10
"""How far the tag of the highest card hangs out below it."""

SIZES = ((960, 540), (1280, 720), (1920, 1080))


def seated(name: str, decisions: int = 0) -> PlayedTable[Any]:
    """People in every seat, at the doors of the next one after some decisions."""
    person, pick = PEOPLE[name], Random(1)
    played = person.open(range(person.variants[0].seats))
    for _ in range(decisions):
        played.until_turn()
        person.decide(played, pick)
    for _ in range(2000):
        if isinstance(played.stack.top, HandOverScene):
            played.live(0.5)
            return played
        if played.deciding:
            person.decide(played, pick)
        played.live()
    raise AssertionError("no doors were shut")


@pytest.fixture(params=SECRET)
def played(request: pytest.FixtureRequest) -> PlayedTable[Any]:
    return seated(request.param, {"ninjutsu": 30}.get(request.param, 6))


def drawn(played: PlayedTable[Any], *, public: bool = False) -> bytes:
    canvas = shared_window((960, 540)).canvas
    (played.stack.draw_public if public else played.stack.draw)(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


def doors(played: PlayedTable[Any]) -> HandOverScene:
    scene = played.stack.top
    assert isinstance(scene, HandOverScene)
    return scene


def raised(played: PlayedTable[Any]) -> bool:
    panes = doors(played).panes
    return panes is not None and panes.held is not None


def do(played: PlayedTable[Any], kind: Kind, at: Point | None = None) -> None:
    played.stack.frame([Command(kind, at=at)], DT)


def approach(played: PlayedTable[Any], by: Kind) -> None:
    """Bring the focus to the button where a key must be held on it."""
    if by is Kind.CONFIRM and doors(played).focus.current != "peek":
        do(played, Kind.RIGHT)
        do(played, Kind.RIGHT)
        assert doors(played).focus.current == "peek"


def hold(played: PlayedTable[Any], by: Kind) -> None:
    """Take hold of the panes."""
    approach(played, by)
    do(played, by, PEEK.centre if by is Kind.PRESS else None)
    assert raised(played)


HOLDS = {Kind.LOOK: Kind.LOOK_AWAY, Kind.PRESS: Kind.RELEASE, Kind.CONFIRM: Kind.LET_GO}


@pytest.mark.parametrize(("by", "ends"), HOLDS.items())
def test_letting_go_leaves_the_picture_of_shut_doors(played: PlayedTable[Any], by: Kind, ends: Kind) -> None:
    approach(played, by)
    shut = drawn(played)
    hold(played, by)
    assert drawn(played) != shut
    assert drawn(played, public=True) == shut, "a screenshot shows shut doors"
    do(played, ends, PEEK.centre if ends is Kind.RELEASE else None)
    assert not raised(played)
    assert drawn(played) == shut
    assert {target.name for target in played.stack.targets()} <= {"ready", "peek", "menu"}


@pytest.mark.parametrize("by", HOLDS)
@pytest.mark.parametrize("kind", [Kind.CANCEL, Kind.MENU, Kind.FOCUS_LOST])
def test_escape_and_another_window_shut_at_once(by: Kind, kind: Kind) -> None:
    played = seated("oboro", 3)
    hold(played, by)
    do(played, kind)
    assert not raised(played)


def test_a_cancelled_press_shuts() -> None:
    played = seated("oboro", 3)
    hold(played, Kind.PRESS)
    do(played, Kind.RELEASE)  # as a second finger makes it
    assert not raised(played)


def test_what_was_seen_is_forgotten(played: PlayedTable[Any]) -> None:
    peek = played.scene.view.peek
    assert peek is not None
    hold(played, Kind.LOOK)
    assert peek.shows == played.session.viewer
    do(played, Kind.LOOK_AWAY)
    assert peek.shows == PUBLIC
    canvas = shared_window((960, 540)).canvas
    canvas.fill((1, 2, 3))
    before = pygame.image.tobytes(canvas.surface, "RGB")
    peek.draw(canvas)
    assert pygame.image.tobytes(canvas.surface, "RGB") == before


def test_only_the_awaited_seat_can_be_peeked_at(played: PlayedTable[Any]) -> None:
    peek, awaited = played.scene.view.peek, played.session.viewer
    assert peek is not None
    for seat in range(-2, played.session.match.seats):
        if seat != awaited:
            assert not peek.begin(seat)
            assert not peek.open
            assert peek.targets() == []


def test_the_table_below_stays_public_while_somebody_peeks(played: PlayedTable[Any]) -> None:
    public = played.session.match.game.picture.of(played.session.match.view(PUBLIC))
    hold(played, Kind.LOOK)
    played.live(0.3)
    assert played.scene.presenter.eyes.seat == PUBLIC
    assert played.face.picture == public


def test_letting_the_mouse_go_over_a_card_plays_nothing() -> None:
    played = seated("oboro", 3)
    decided = played.session.match.decisions
    hold(played, Kind.PRESS)
    card = next(target for target in played.stack.targets() if target.name.startswith("hand."))
    do(played, Kind.POINT, card.rect.centre)
    do(played, Kind.RELEASE, card.rect.centre)
    assert not raised(played)
    assert played.session.match.decisions == decided


def legal(played: PlayedTable[Any]) -> Iterator[int]:
    """The places in the hand of the awaited player that may be played."""
    match, seat = played.session.match, played.session.viewer
    moves = {move.card for move in match.legal_moves()}
    face = played.make_face()
    face.lay(match.view(seat))
    return (place for place, card in enumerate(face.picture.hands[seat]) if card in moves)


@pytest.mark.parametrize("way", ["click", "digit", "keys", "right click"])
def test_a_card_is_played_from_the_doors(way: str) -> None:
    played = seated("oboro", 3)
    decided, place = played.session.match.decisions, next(legal(played))
    hold(played, Kind.PRESS if way == "right click" else Kind.LOOK)
    card = next(target.rect for target in played.stack.targets() if target.name == f"hand.{place}")
    if way == "click":
        played.click_at(Point(card.centre.x, card.bottom - 20))
    elif way == "digit":
        played.do(Kind.DIGIT, number=place + 1)
    elif way == "keys":
        played.do(Kind.RIGHT, Kind.CONFIRM)
    else:
        do(played, Kind.ALTERNATE, Point(card.centre.x, card.bottom - 20))
    assert played.session.match.decisions == decided + 1
    assert not played.scene.view.peek.open  # type: ignore[union-attr]


def test_a_finger_that_slides_to_a_card_plays_it_and_elsewhere_shuts() -> None:
    played = seated("oboro", 3)
    decided, place = played.session.match.decisions, next(legal(played))
    held = Command(Kind.PRESS, PEEK.centre, touch=True)
    for end in (PEEK.centre, Point(4, 4), None):
        played.live(0.5)
        played.stack.frame([held], DT)
        assert raised(played)
        do(played, Kind.RELEASE, end)
        assert not raised(played)
        assert played.session.match.decisions == decided
    played.live(0.5)
    played.stack.frame([held], DT)
    card = next(target.rect for target in played.stack.targets() if target.name == f"hand.{place}")
    do(played, Kind.RELEASE, Point(card.centre.x, card.bottom - 20))
    assert played.session.match.decisions == decided + 1


def test_a_whole_match_is_played_without_opening_the_doors_once() -> None:
    played = seated("oboro")
    eyes = set()
    for _ in range(20_000):
        if played.over:
            break
        top = played.stack.top
        eyes.add(played.scene.presenter.eyes.seat)
        if isinstance(top, HandOverScene):
            played.live(0.3)
            hold(played, Kind.LOOK)
            for place in legal(played):
                for _ in range(2):  # a risky card is asked about
                    if isinstance(played.stack.top, HandOverScene):
                        played.do(Kind.DIGIT, number=place + 1)
                        played.live(0.5)
                break
        elif played.scene.presenter.director.holding:
            played.do(Kind.CONFIRM)
        else:
            played.live()
    assert played.over
    assert all(seat < 0 for seat in eyes), "the table itself never showed a hand before the match was over"


def test_after_peeking_the_opened_table_shows_only_what_is_new() -> None:
    played = seated("oboro")
    seat = played.session.viewer
    hold(played, Kind.LOOK)
    played.do(Kind.DIGIT, number=next(legal(played)) + 1)
    decided = len(played.session.match.history)
    person, pick = PEOPLE["oboro"], Random(1)
    while not (isinstance(played.stack.top, HandOverScene) and played.session.viewer == seat):
        played.until_turn()
        if played.session.viewer == seat:
            break
        person.decide(played, pick)
        played.live()
    eyes = played.scene.presenter.eyes
    played.until_turn()
    assert eyes.seat == seat
    assert decided >= 1
    played.check_picture()


def test_the_panes_slide_only_where_things_move() -> None:
    played = seated("oboro", 3)
    hold(played, Kind.LOOK)
    still = drawn(played)
    played.live(0.4)
    assert drawn(played) == still, "without motion they are up at once"
    do(played, Kind.LOOK_AWAY)
    played.live(0.5)
    played.kit.speed = "normal"
    do(played, Kind.LOOK)
    low = drawn(played)
    played.live(2 * RAISE_SECONDS)
    assert drawn(played) != low


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("by", [Kind.LOOK, Kind.PRESS])
def test_every_word_fits(language: str, size: tuple[int, int], by: Kind) -> None:
    played = seated("oboro", 3)
    played.kit.texts.choose(language)
    doors(played).resume(None)
    played.live(0.5)
    window = shared_window(size)
    played.stack.draw(window.canvas)
    hold(played, by)
    played.stack.draw(window.canvas)
    assert window.writer.overflows == []


def test_the_doors_show_what_everybody_looks_at(played: PlayedTable[Any]) -> None:
    canvas: Canvas = shared_window((960, 540)).canvas
    box = Rect(400, 300, 700, 184)
    shown = played.scene.view.place_public_zone(box)
    assert (shown is None) == (played.face.public_zone is None)
    canvas.fill((255, 0, 255))
    played.scene.view.draw_public_zone(canvas, box)
    drawn = pygame.mask.from_threshold(canvas.surface, (255, 0, 255), (1, 1, 1, 255))
    drawn.invert()
    assert (drawn.count() > 0) == (shown is not None)
    if shown is not None:
        assert box.contains(shown.centre)
        assert shown.h <= box.h + 1
        assert pygame.Rect(canvas.layout.rect_to_px(shown)).inflate(4, 4).contains(drawn.get_bounding_rects()[0])


def test_the_trick_on_the_doors_is_whole() -> None:
    played = seated("oboro", 2)
    zone = played.face.public_zone
    assert zone is not None
    seats = [(played.face.picture.leader + place) % 3 for place in range(len(played.face.picture.trick))]
    cards = [played.face.where(f"trick.{seat}") for seat in seats]
    assert cards
    assert all(card is not None and card.bottom + TAG < zone.bottom for card in cards)
