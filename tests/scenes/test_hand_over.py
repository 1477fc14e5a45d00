"""The hand-over: nobody sees the table before the right player has confirmed."""

import pygame
import pytest

from game.core.contract import Move
from game.core.player import Player
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push, Scene, SceneStack
from game.engine.window import Window
from game.scenes.hand_over import standing
from game.scenes.hand_over.art import FLOOR, SHEET, HandOverArt, door_places
from game.scenes.hand_over.scene import DEAF_SECONDS, OPEN_SECONDS, HandOverDoors, HandOverScene
from game.scenes.hand_over.shadow_play import ShadowPlay, spear_pose, sword_pose
from game.scenes.hand_over.sheet import PublicNews
from game.scenes.hand_over.standing import StandingLine
from game.table.exits import Opened
from game.table.face.answers import DoorAnswer, DoorQuestion
from game.table.face.log_line import LogLine
from game.table.seats.portrait import Portraits
from tests.kit import SPOKEN, make_kit, make_window, shared_bakery, shared_window

SIZES = ((960, 540), (1280, 720), (1920, 1080))
NAMES = ("Mo", "Bartholomäus", "Wilhelmina-Charlotte von W.")
SECRET = (1, 254, 3)
"""A colour that only the table below has."""


class Table(Scene):
    """A table that shows a secret everywhere."""

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
    """A scene that has waited long enough for its button to respond."""
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
    """Whether the doors are on their way; asked of somebody who has come near."""
    return scene.targets() == []


def test_it_holds_as_long_as_nobody_confirms(scene):
    assert [scene.update(10.0) for _ in range(6)] == [None] * 6
    assert not opened(scene)


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind not in {Kind.PRESS, Kind.RELEASE, Kind.CONFIRM}])
def test_nothing_but_the_button_opens_not_even_escape(scene, kind):
    assert scene.handle(Command(kind, at=middle(scene), number=1, text="x")) is None
    assert scene.update(1.0) is None
    assert not opened(scene)


def with_menu(kit: Kit, awaited: list[int]) -> HandOverScene:
    """Return a hand-over for seat 1 with a menu; the last of `awaited` is the seat that must come."""
    menu = Scene()
    shown = HandOverScene(kit, "Mo", 1, doors=HandOverDoors(lambda: menu, lambda: awaited[-1]))
    shown.update(DEAF_SECONDS)
    return shown


@pytest.mark.parametrize("kind", [Kind.CANCEL, Kind.MENU])
def test_escape_leads_to_the_menu_and_back_to_shut_doors(kit: Kit, kind: Kind) -> None:
    scene = with_menu(kit, [1])
    stack = SceneStack(scene)
    stack.frame([Command(kind)], 0.0)
    assert stack.top is not scene
    stack.apply(Pop())
    stack.frame([Command(Kind.CONFIRM)], DEAF_SECONDS)
    assert stack.top is scene
    assert not opened(scene), "the key that left the menu opens nothing"


def test_the_menu_has_a_button_too(kit: Kit) -> None:
    scene = with_menu(kit, [1])
    at = next(target.rect.centre for target in scene.targets() if target.name == "menu")
    answers = [scene.handle(Command(kind, at=at)) for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE)]
    assert isinstance(answers[-1], Push)


def test_doors_for_somebody_who_left_their_seat_give_way_unopened(kit: Kit) -> None:
    awaited = [1]
    scene = with_menu(kit, awaited)
    scene.resume(None)
    assert scene.update(0.1) is None
    awaited.append(0)
    assert scene.update(0.1) == Pop()


def test_a_click_beside_the_button_does_nothing(scene):
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        assert scene.handle(Command(kind, at=Point(60, 60))) is None
    assert not opened(scene)


def test_it_pops_once_the_doors_are_open(scene):
    assert click(scene) == [None, None, None]
    assert opened(scene)
    assert scene.update(OPEN_SECONDS * 0.6) is None
    assert scene.update(OPEN_SECONDS * 0.6) == Pop(Opened(1))


def test_enter_opens_without_any_other_key(scene):
    assert scene.handle(Command(Kind.CONFIRM)) is None
    assert opened(scene)


def test_a_click_while_the_doors_slide_ends_the_sliding(scene):
    scene.handle(Command(Kind.CONFIRM))
    scene.update(OPEN_SECONDS * 0.2)
    assert scene.handle(Command(Kind.CANCEL)) is None
    assert scene.handle(Command(Kind.PRESS, at=Point(60, 60))) == Pop(Opened(1))


@pytest.mark.parametrize("kit_name", ["kit", "still"])
def test_what_was_pressed_too_early_does_not_count(request, kit_name):
    kit = request.getfixturevalue(kit_name)
    near = HandOverScene(kit, "Mo", 0)
    near.update(DEAF_SECONDS)
    at = middle(near)
    scene = HandOverScene(kit, "Mo", 0)
    assert scene.targets() == [], "only what answers is a target"
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE, Kind.CONFIRM, Kind.PRESS):
        assert scene.handle(Command(kind, at=at)) is None
    scene.update(DEAF_SECONDS)
    assert scene.handle(Command(Kind.RELEASE, at=at)) is None
    assert middle(scene) == at
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
    assert click(scene)[-1] == Pop(Opened(2))


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


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_word_fits(language, size):
    window = shared_window(size)
    for seat, name in enumerate(NAMES):
        leads = HandOverDoors(Scene, lambda at=seat: at)
        scene = HandOverScene(make_kit(language), name, seat, doors=leads)
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


def test_the_doors_show_the_faces_of_those_who_wait(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Portraits, "draw", lambda _portraits, _canvas, character, *_rest: seen.append(character))
    others = {0: Player("Sun"), 1: Player("Ume", "adept", "ume")}
    window = make_window()
    HandOverScene(kit, "Moon", 2, "oboro", None, PublicNews(others=others)).draw(window.canvas)
    window.close()
    assert seen == ["ume"]


def test_the_doors_tell_what_everybody_may_know(kit: Kit) -> None:
    now = StandingLine("Round 3 · points", (4, 5, -1), ("Sun", "Fan", "Moon"))
    news = PublicNews(now, [LogLine("Fan plays green 2", None, 1)] * 6)
    window = make_window()
    drawn = words_on(HandOverScene(kit, "Moon", 2, "oboro", None, news), window)
    window.close()
    assert drawn.count("Fan plays green 2") == 4
    first = drawn.index("Round 3 · points")
    assert drawn[first : first + 7] == ["Round 3 · points", "Sun", "4", "Fan", "5", "Moon", "-1"]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_count_on_the_doors_has_its_name_or_at_least_its_crest(size: tuple[int, int]) -> None:
    window = shared_window(size)
    longest = max(NAMES, key=len)
    for names, named in ((("Sun", "Fan", "Moon", "Pine"), True), ((longest,) * 4, False)):
        crests: list[int] = []
        news = PublicNews(StandingLine("Round 3 · turn 12 · strength", (-12, 40, 0, 7), names))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(standing, "draw_crest", lambda _canvas, _game, seat, _place, into=crests: into.append(seat))
            drawn = words_on(HandOverScene(make_kit(), "Moon", 2, "wataah", None, news), window)
        assert crests == [0, 1, 2, 3]
        assert [count for count in drawn if count in {"-12", "40", "0", "7"}] == ["-12", "40", "0", "7"]
        assert (names[0] in drawn) == named
    assert window.canvas.writer.overflows == []


def words_on(scene: HandOverScene, window: Window) -> list[str]:
    """Draw closed doors and return all words, in their order."""
    drawn: list[str] = []
    write = window.canvas.writer.block
    with pytest.MonkeyPatch.context() as patch:
        noted = lambda words, *rest, **more: (drawn.append(words), write(words, *rest, **more))[1]  # noqa: E731
        patch.setattr(window.canvas.writer, "block", noted)
        scene.draw(window.canvas)
    return drawn


def test_what_hits_the_awaited_player_is_told_first(kit: Kit) -> None:
    """Beside answers one line fits: somebody who keeps their weapons must still learn who was kidnapped."""
    lines = [LogLine("Fan takes your card", None, 1, hits=(2,)), LogLine("Fan looks on", None, 1)]
    asked = DoorQuestion(tuple(DoorAnswer(words, Move()) for words in ("Let it be", "Answer")))
    doors = HandOverDoors(Scene, lambda: 2, asked=asked)
    window = make_window()
    drawn = words_on(HandOverScene(kit, "Moon", 2, "oboro", doors, PublicNews(StandingLine(), lines)), window)
    window.close()
    assert "Fan takes your card" in drawn
    assert "Fan looks on" not in drawn


def test_a_single_answer_is_no_larger_than_one_of_two_and_the_picture_stays_beside_it(kit: Kit) -> None:
    drawn: list[Rect] = []
    news = PublicNews(
        StandingLine(), [], picture=lambda _, box: drawn.append(box), place=lambda box: box._replace(w=120)
    )
    heights = []
    for count in (1, 2):
        asked = DoorQuestion(tuple(DoorAnswer("Let it be", Move()) for _ in range(count)))
        scene = HandOverScene(kit, "Moon", 2, "oboro", HandOverDoors(Scene, lambda: 2, asked=asked), news)
        scene.draw(shared_window((1280, 720)).canvas)
        answer = next(widget.rect for widget in scene.focus.widgets if widget.name == "answer.0")
        heights.append(answer.h)
        assert not drawn[-1]._replace(w=120).overlaps(answer)
    assert heights[0] == heights[1]
