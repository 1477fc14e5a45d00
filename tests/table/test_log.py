"""The log: pages that are readable only for a while, and scrolling."""

import pygame
import pytest

from game.engine.canvas import Canvas
from game.engine.input.commands import Kind
from game.engine.loop import play
from game.engine.scenes import Scene, SceneStack
from game.engine.widgets.toast import Toast
from game.table.face.log_line import LogLine
from game.table.frame.log import Log
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played
from tests.kit import make_kit, make_window


def texts(log: Log) -> list[str]:
    return [log.lines[number].text for number in log.readable]


def test_a_page_can_be_read_until_the_next_one_is_full() -> None:
    log = Log("log")
    log.add(LogLine("stays"))
    log.add(LogLine("one", page=1))
    log.add(LogLine("one is full", page=1, fills=1))
    log.add(LogLine("two", page=2))
    assert texts(log) == ["stays", "one", "one is full", "two"]
    log.add(LogLine("two is full", page=2, fills=2))
    assert texts(log) == ["stays", "two", "two is full"]


def test_taking_back_brings_a_page_back() -> None:
    log = Log("log")
    for page in (1, 2):
        log.add(LogLine(f"{page}", page=page))
        log.add(LogLine(f"{page} is full", page=page, fills=page))
    log.drop_to(3)
    assert texts(log) == ["1", "1 is full", "2"]


def test_a_click_finds_the_line_that_is_seen() -> None:
    log = Log("log")
    log.add(LogLine("gone", "there", page=1, fills=1))
    log.add(LogLine("seen", "here", page=2, fills=2))
    log.toggle()
    names = [widget.name for widget in log.widgets(1600)]
    assert names == ["log", "log.1"]
    log.point(1)
    assert log.pointed == "here"


def test_the_open_log_lies_over_the_buttons_of_the_table() -> None:
    played, window = Played(RED, BLACK_BOT), make_window((960, 540))
    played.until_turn()
    sheet = played.target("formation.wall").rect
    at = window.canvas.layout.rect_to_px(sheet)[:2]
    played.stack.draw(window.canvas)
    played.do(Kind.LOG)
    pictures = []
    for shown in (True, False):
        if not shown:
            played.scene.focus.replace([w for w in played.scene.focus.widgets if not w.name.startswith("formation.")])
        played.stack.draw(window.canvas)
        pictures.append(window.canvas.surface.subsurface((*at, 40, 20)).copy())
    window.close()
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")


def test_lines_and_messages_are_drawn_in_the_language_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    kit, window = make_kit(), make_window()
    log, toast = Log(kit.say("table.log")), Toast()
    log.add(LogLine(kit.say("taisen.log.turn", turn=3, side=kit.say("taisen.side.wolf"))))
    log.toggle()
    toast.show(kit.say("refused.over"))

    class Reading(Scene):
        def draw(self, canvas: Canvas) -> None:
            log.draw(canvas)
            toast.draw(canvas)

    drawn: list[str] = []
    # Inside: what is written from a cache is never asked for in public.
    fit = window.writer._fit
    monkeypatch.setattr(window.writer, "_fit", lambda text, *rest: drawn.append(text) or fit(text, *rest))
    for language in ("en", "de"):
        kit.texts.choose(language)
        drawn.clear()
        play(SceneStack(Reading()), window, [[]], 0.1, kit)
        said = {
            "table.log": {},
            "refused.over": {},
            "taisen.log.turn": {"turn": 3, "side": kit.say("taisen.side.wolf")},
        }
        assert set(drawn) == {kit.say(key, **values) for key, values in said.items()}
    window.close()
