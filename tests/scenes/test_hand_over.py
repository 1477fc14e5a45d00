"""The hand-over: nobody sees the table before the right person has said so."""

import pygame
import pytest

from game.engine.commands import Command, Kind
from game.engine.geometry import Point
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Scene, SceneStack
from game.engine.texts import LANGUAGES
from game.scenes.hand_over import DEAF_SECONDS, OPEN_SECONDS, HandOverScene
from game.scenes.hand_over_art import FLOOR, SHEET, HandOverArt, door_places
from game.scenes.shadow_play import ShadowPlay, spear_pose, sword_pose
from tests.kit import make_kit, make_window, shared_bakery

SIZES = ((960, 540), (1280, 720), (1920, 1080))
NAMES = ("Mo", "Bartholomäus", "Wilhelmina-Charlotte von W.")
SECRET = (1, 254, 3)
"""A colour that only the table below has."""


class Table(Scene):
    """A table that shows a secret wherever one looks."""

    def __init__(self) -> None:
        self.resumed = 0

    def resume(self, result: object) -> None:
        self.resumed += 1

    def draw(self, canvas) -> None:
        canvas.fill(SECRET)


@pytest.fixture
def still() -> Kit:
    kit = make_kit()
    kit.speed = "off"
    return kit


@pytest.fixture
def scene(kit: Kit) -> HandOverScene:
    """Somebody has already come near: the button answers."""
    shown = HandOverScene(kit, "Mo", 1)
    shown.update(DEAF_SECONDS)
    return shown


def middle(scene: HandOverScene) -> Point:
    (target,) = scene.targets()
    assert target.name == "ready"
    return target.rect.centre


def click(scene: HandOverScene) -> list[object]:
    at = middle(scene)
    return [scene.handle(Command(kind, at=at)) for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE)]


def opened(scene: HandOverScene) -> bool:
    """Whether the doors are on their way."""
    return scene.targets() == []


def test_it_holds_as_long_as_nobody_confirms(scene):
    assert [scene.update(10.0) for _ in range(6)] == [None] * 6
    assert not opened(scene)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in {Kind.PRESS, Kind.RELEASE, Kind.CONFIRM}])
def test_nothing_but_the_button_opens_not_even_escape(scene, kind):
    assert scene.handle(Command(kind, at=middle(scene), number=1, text="x")) is None
    assert scene.update(1.0) is None
    assert not opened(scene)


def test_a_click_beside_the_button_does_nothing(scene):
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        assert scene.handle(Command(kind, at=Point(60, 60))) is None
    assert not opened(scene)


def test_it_pops_once_the_doors_are_open(scene):
    assert click(scene) == [None, None, None]
    assert opened(scene)
    assert scene.update(OPEN_SECONDS * 0.6) is None
    assert scene.update(OPEN_SECONDS * 0.6) == Pop()


def test_enter_opens_without_any_other_key(scene):
    assert scene.handle(Command(Kind.CONFIRM)) is None
    assert opened(scene)


def test_a_click_while_the_doors_slide_ends_the_sliding(scene):
    scene.handle(Command(Kind.CONFIRM))
    scene.update(OPEN_SECONDS * 0.2)
    assert scene.handle(Command(Kind.CANCEL)) is None
    assert scene.handle(Command(Kind.PRESS, at=Point(60, 60))) == Pop()


@pytest.mark.parametrize("kit_name", ["kit", "still"])
def test_what_was_pressed_too_early_does_not_count(request, kit_name):
    scene = HandOverScene(request.getfixturevalue(kit_name), "Mo", 0)
    assert click(scene) == [None, None, None]
    assert scene.handle(Command(Kind.CONFIRM)) is None
    scene.handle(Command(Kind.PRESS, at=middle(scene)))
    scene.update(DEAF_SECONDS)
    assert scene.handle(Command(Kind.RELEASE, at=middle(scene))) is None
    assert not opened(scene)


def test_without_motion_it_pops_at_once_and_nothing_moves(still):
    scene = HandOverScene(still, "Mo", 2)
    assert not scene.moving
    window = make_window(SIZES[0])
    scene.draw(window.canvas)
    before = pygame.image.tobytes(window.canvas.surface, "RGB")
    scene.update(1.3)
    scene.draw(window.canvas)
    assert pygame.image.tobytes(window.canvas.surface, "RGB") == before
    assert click(scene)[-1] == Pop()


def test_nothing_of_the_table_is_seen_until_the_doors_are_gone(kit):
    window, table = make_window(SIZES[0]), Table()
    stack = SceneStack(table)
    stack.apply(Push(HandOverScene(kit, "Mo", 3)))
    stack.frame([], DEAF_SECONDS)
    stack.frame([Command(Kind.CONFIRM)], 0.0)
    for _ in range(7):
        stack.draw(window.canvas)
        assert pygame.mask.from_threshold(window.canvas.surface, SECRET, (2, 2, 2, 255)).count() == 0
        stack.frame([], OPEN_SECONDS / 7.5)
    assert table.resumed == 0
    stack.frame([], OPEN_SECONDS)
    assert table.resumed == 1
    assert stack.top is table


def test_the_shadows_fight_only_while_time_passes(scene):
    window = make_window(SIZES[0])
    pictures = []
    for seconds in (0.0, 0.0, 0.4):
        scene.update(seconds)
        scene.draw(window.canvas)
        pictures.append(pygame.image.tobytes(window.canvas.surface, "RGB"))
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_word_fits(language, size):
    window = make_window(size)
    for seat, name in enumerate(NAMES):
        scene = HandOverScene(make_kit(language), name, seat)
        scene.draw(window.canvas)
        scene.update(DEAF_SECONDS)
        scene.handle(Command(Kind.CONFIRM))
        scene.draw(window.canvas)
    assert window.canvas.writer.overflows == []


@pytest.mark.parametrize("game", ["", "oboro", "wataah", "ninjutsu"])
def test_the_crest_tells_the_seats_apart(kit, game):
    window = make_window(SIZES[0])
    crest = window.canvas.layout.rect_to_px(SHEET.moved(0, -84))
    seen = set()
    for seat in range(2):
        HandOverScene(kit, "Mo", seat, game).draw(window.canvas)
        seen.add(pygame.image.tobytes(window.canvas.surface.subsurface((*crest[:3], crest[3] // 4)), "RGB"))
    assert len(seen) == 2


@pytest.mark.parametrize("size", [(320, 180), (300, 300), (640, 180), (180, 320)])
def test_doors_and_night_fill_a_window_of_any_shape(size):
    art = HandOverArt(make_kit().assets, shared_bakery())
    for picture in (art.lit_paper(size), art.night(size)):
        assert picture.get_size() == size
        assert not picture.get_flags() & pygame.SRCALPHA
    assert art.lattice(size).get_size() == art.frame(size).get_size() == size
    left, right = door_places(make_window().canvas.visible)
    assert left.right == right.x
    assert left.bottom == right.bottom == FLOOR


def test_shadows_without_strength_take_no_light():
    window = make_window(SIZES[0])
    window.canvas.fill(SECRET)
    ShadowPlay(make_kit().assets).draw(window.canvas, 0.0)
    assert pygame.transform.average_color(window.canvas.surface)[:3] == SECRET


def test_the_spear_answers_every_blow_of_the_sword():
    moments = [step / 60 for step in range(600)]
    blow = min(moments, key=lambda time: sword_pose(time).arms)
    answer = min((time for time in moments if abs(time - blow) < 1), key=lambda time: spear_pose(time).arms)
    assert blow < answer
