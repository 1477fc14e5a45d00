"""The replay as a player uses it: by mouse alone, by keyboard alone, for every game."""

import pytest

from game.app.tables import layout_of
from game.core.contract import OPEN
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push
from game.engine.window import Window
from game.scenes.faces import Faces
from game.scenes.replay.bar import marks_of
from game.scenes.replay.note import Note
from game.scenes.replay.scene import ReplayExits, ReplayScene
from game.table.history.replay_log import ReplayLog
from game.table.history.turning_point import turning_point
from game.table.inspect.zoom import ZoomScene
from tests.scenes.support.person import Person
from tests.scenes.support.screens import Exit
from tests.table.replays import MATCHES, finished, played


def watch(kit: Kit, which: str = "taisen", window: Window | None = None, **how) -> Person:
    scene = ReplayScene(kit, played(kit, which), ReplayExits(lambda game, page: Exit("rules", game)), **how)
    scene.enter()
    return Person(scene, window.canvas if window else None)


def note_about(kit: Kit, which: str, at: int) -> Note:
    shown = played(kit, which)
    step = shown.match.history[at]
    better = next(move for move in shown.match.game.rules.legal_moves(step.before) if move != step.move)
    return Note(at, step.seat, "Turn", "this · 20 %", "that · 60 %", "because", better)


def advised(person: Person) -> int | None:
    """The position at which a better move is pointed out."""
    return person.scene.view.advised


def retold(person: Person) -> ReplayLog:
    """The log of the whole match, of which the screen shows a part."""
    return person.scene.view.replay_log


def at(person: Person) -> int:
    return person.scene.replay.at


def drag(person: Person, name: str, to: float) -> None:
    place = person.place(name)
    where = Point(to, place.centre.y)
    for kind, point in ((Kind.PRESS, place.centre), (Kind.POINT, where), (Kind.RELEASE, where)):
        person.do(Command(kind, at=point))


@pytest.mark.parametrize("which", MATCHES)
def test_the_mouse_alone_plays_steps_and_leafs(kit: Kit, which: str, window: Window) -> None:
    person = watch(kit, which, window)
    last = person.scene.played.last
    person.click("reel.forward")
    assert at(person) == 1
    person.click("reel.back")
    assert at(person) == 0
    person.click("reel.play")
    assert person.scene.replay.playing
    person.live(20)
    person.click("reel.play")
    assert not person.scene.replay.playing
    person.click("reel.turn.2")
    assert at(person) == marks_of(person.scene.played)[1].at
    drag(person, "reel.bar", 1599)
    assert at(person) == last
    drag(person, "reel.bar", -20)
    assert at(person) == 0
    person.point("reel.turn.2")
    person.click("log")
    person.click("reel.turn.2")
    assert person.scene.log.lines == retold(person).lines(at(person))
    assert isinstance(person.click("reel.leave"), Pop)


@pytest.mark.parametrize("which", MATCHES)
def test_the_keyboard_alone_plays_steps_and_leafs(kit: Kit, which: str, window: Window) -> None:
    person = watch(kit, which, window)
    marks, last = marks_of(person.scene.played), person.scene.played.last
    person.press(Kind.RIGHT, Kind.RIGHT, Kind.LEFT)
    assert at(person) == 1
    person.press(Kind.DOWN)
    assert at(person) == next(mark.at for mark in marks if mark.at > 1)
    person.press(Kind.UP, Kind.UP)
    assert at(person) == 0
    person.press(Kind.LAST)
    assert at(person) == last
    person.press(Kind.DOWN, Kind.RIGHT)
    assert at(person) == last
    person.press(Kind.FIRST, Kind.CONFIRM)
    assert person.scene.replay.playing
    person.live(30)
    person.press(Kind.CONFIRM)
    assert not person.scene.replay.playing
    person.press(Kind.LOG, Kind.LOG)
    assert isinstance(person.press(Kind.CANCEL), Pop)


def test_tab_reaches_every_button_and_enter_uses_it(kit: Kit, window: Window) -> None:
    person = watch(kit, "oboro", window)
    reached = set()
    for _ in range(20):
        person.press(Kind.NEXT)
        reached.add(person.scene.focus.current)
    assert {"log", *(f"reel.{name}" for name in ("leave", "play", "forward", "eyes", "bar"))} <= reached
    while person.scene.focus.current != "reel.forward":
        person.press(Kind.NEXT)
    person.press(Kind.CONFIRM)
    assert at(person) == 1


def test_the_end_is_told_once_it_is_reached(kit: Kit) -> None:
    kit.speed = "off"
    person = watch(kit, "taisen", at=len(finished("taisen").history) - 1)
    assert not person.scene.toast.text
    person.press(Kind.RIGHT)
    while person.scene.replay.busy:
        person.live()
    assert person.scene.toast.text == "That was it."
    assert person.scene.view.when(at(person)) == "The end"


def test_whose_eyes_are_chosen_on_a_sheet_or_by_a_digit(kit: Kit, window: Window) -> None:
    person = watch(kit, "oboro", window, at=12)
    reel = person.scene.replay
    assert reel.seat == 0  # the only human
    person.click("reel.eyes")
    wanted = {"reel.eyes.all", "reel.eyes.0", "reel.eyes.1", "reel.eyes.2", "reel.speed.fast"}
    assert wanted <= person.names()
    person.click("reel.eyes.2")
    assert reel.seat == 2
    person.click("reel.eyes.all")
    assert reel.seat == OPEN
    person.click("reel.speed.off")
    assert reel.speed == "off"
    assert kit.speed == "normal"  # the replay has its own speed
    assert person.press(Kind.CANCEL) is None
    assert "reel.eyes.1" not in person.names()
    for number, seat in ((2, 1), (0, OPEN), (9, OPEN)):
        person.do(Command(Kind.DIGIT, number=number))
        assert reel.seat == seat
    assert at(person) == 12


def test_viewpoints_and_notes_show_the_faces_of_computers(
    kit: Kit, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []
    monkeypatch.setattr(Faces, "draw", lambda _faces, _canvas, _game, _seat, player, _place: seen.append(player.name))
    person = watch(kit, "oboro", window, at=12, note=note_about(kit, "oboro", 12))
    person.live(1)
    assert seen  # whose decision the note is about
    person.click("reel.eyes")
    person.live(1)
    assert set(seen) == {player.name for player in person.scene.view.played.players}


def test_the_sheet_is_used_with_arrows(kit: Kit) -> None:
    person = watch(kit, "oboro", at=3)
    person.press(Kind.NEXT)
    while person.scene.focus.current != "reel.eyes":
        person.press(Kind.NEXT)
    person.press(Kind.CONFIRM)
    while person.scene.focus.current != "reel.eyes.1":
        person.press(Kind.DOWN)
    person.press(Kind.CONFIRM)
    assert person.scene.replay.seat == 1
    assert at(person) == 3


def test_without_secrets_there_are_no_eyes_to_choose(kit: Kit) -> None:
    person = watch(kit, "taisen")
    person.click("reel.eyes")
    assert not any(name.startswith("reel.eyes.") for name in person.names())
    assert "reel.speed.slow" in person.names()


def test_a_line_of_the_log_leads_to_its_decision(kit: Kit) -> None:
    person = watch(kit, "taisen", at=9)
    person.press(Kind.LOG)
    line = next(name for name in sorted(person.names()) if name.startswith("log."))
    number = int(line.removeprefix("log."))
    person.click(line)
    assert at(person) == retold(person).decision_of(number) + 1
    person.do(Command(Kind.SCROLL, at=Point(1400, 300), number=1))


@pytest.mark.parametrize("which", MATCHES)
def test_a_note_shows_the_better_move_where_it_belongs(kit: Kit, which: str, window: Window) -> None:
    steps = finished(which).history
    rules = finished(which).game.rules
    chosen = next(n for n in range(len(steps) // 2, len(steps)) if len(rules.legal_moves(steps[n].before)) > 1)
    note = note_about(kit, which, chosen)
    person = watch(kit, which, window, at=note.at, seat=note.seat if rules.secrets else OPEN, note=note)
    person.live(3)
    assert advised(person) is not None
    person.press(Kind.RIGHT)
    assert advised(person) is None
    person.press(Kind.HINT)
    assert not person.scene.view.note_open
    person.press(Kind.HINT)
    assert at(person) == note.at
    assert advised(person) is not None
    person.click("reel.note")
    assert advised(person) is None
    assert not person.scene.view.note_open
    person.click("log")
    assert "reel.note" not in person.names()
    person.live(3)


def test_what_a_click_would_have_done_is_not_done(kit: Kit) -> None:
    note = note_about(kit, "taisen", 6)
    person = watch(kit, "taisen", at=6, note=note)
    before = len(finished("taisen").history)
    person.scene.carry_out(note.move)
    assert person.scene.toast.text == "You can only watch here."
    assert len(finished("taisen").history) == before
    for name in sorted(person.names()):
        if name.startswith(("ninja.", "die.", "landing", "end_turn")):
            person.click(name) if name in person.names() else None
    assert at(person) == 6


def test_things_can_be_looked_at_closely(kit: Kit) -> None:
    person = watch(kit, "taisen", at=4)
    person.press(Kind.LOOK)
    assert person.scene.looking.around
    person.press(Kind.NEXT, Kind.NEXT)
    person.press(Kind.CANCEL)
    assert not person.scene.looking.around
    thing = next((thing for thing in person.scene.face.things() if person.scene.face.closer(thing.what)), None)
    if thing is not None:
        asked = person.scene.handle(Command(Kind.ALTERNATE, at=Point(*thing.rect.centre)))
        assert isinstance(asked, Push)
        assert isinstance(asked.scene, ZoomScene)


def test_the_rules_are_one_key_away(kit: Kit) -> None:
    assert watch(kit, "oboro").press(Kind.HELP) == Push(Exit("rules", "oboro"))


def test_who_clicks_everything_on_at_tables_gets_their_pace_back(kit: Kit) -> None:
    kit.pace = "click"
    person = watch(kit, "oboro")
    assert kit.pace == "long"
    person.scene.leave()
    assert kit.pace == "click"


def test_of_a_match_under_other_rules_only_the_end_is_shown(kit: Kit, window: Window) -> None:
    whole = finished("taisen")
    match = Match(whole.game, 2, 3)
    match.state = whole.state.copy()
    scene = ReplayScene(kit, played(kit, match=match))
    scene.enter()
    person = Person(scene, window.canvas)
    assert "only its end" in scene.toast.text
    person.press(Kind.CONFIRM, Kind.RIGHT, Kind.LEFT, Kind.DOWN, Kind.LAST, Kind.LOG)
    drag(person, "reel.bar", 800)
    assert not scene.replay.playing
    assert at(person) == 0


def test_a_click_on_the_table_ends_what_is_being_shown(kit: Kit) -> None:
    person = watch(kit, "taisen")
    person.press(Kind.RIGHT)
    assert person.scene.replay.busy
    person.do(Command(Kind.PRESS, at=Point(800, 60)))
    person.do(Command(Kind.RELEASE, at=Point(800, 60)))
    assert not person.scene.replay.busy


@pytest.mark.parametrize("which", MATCHES)
def test_the_bar_covers_no_plate(kit: Kit, which: str, window: Window) -> None:
    person = watch(kit, which, window)
    name = person.scene.played.match.game.name
    zones = {zone: rect for zone, rect in layout_of(name).items() if zone.split(".")[0] in {"plate", "seat", "two"}}
    bar = person.place("reel.bar")
    assert zones
    assert not [zone for zone, rect in zones.items() if "hand" not in zone and rect.overlaps(bar)]


@pytest.mark.parametrize("which", MATCHES)
def test_the_turning_point_is_a_click_away(kit: Kit, which: str, window: Window) -> None:
    person = watch(kit, which, window)
    swing = turning_point(person.scene.played)
    assert swing is not None
    assert 0 <= swing < person.scene.played.last
    person.click("reel.swing")
    assert at(person) == swing
    assert person.scene.replay.playing


def test_a_replay_may_begin_at_once(kit: Kit) -> None:
    person = watch(kit, "taisen", playing=True)
    assert person.scene.replay.playing
    person.live(120)
    assert at(person) > 0


def test_the_speed_is_changed_by_a_click(kit: Kit, window: Window) -> None:
    person = watch(kit, "taisen", window)
    seen = []
    for _ in range(4):
        seen.append(person.scene.replay.speed)
        person.click("reel.faster")
    assert set(seen) == {"slow", "normal", "fast", "off"}
