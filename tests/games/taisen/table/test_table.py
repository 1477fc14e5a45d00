"""Ninja Taisen played through the table by commands alone: mouse, keyboard, computer, passed around."""

from collections.abc import Iterator
from random import Random

import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Push
from game.engine.text.translations import LANGUAGES
from game.engine.window import Window
from game.games.taisen.rules.moves import EndTurn, UseDie
from game.games.taisen.table.face import TaisenFace
from game.table.session import Player
from tests.kit import SPOKEN, make_window
from tests.table.fakes import InstantThinker
from tests.table.played import DT, Pause, PlayedTable

PERSON, OTHER, BOT = Player("Monkey"), Player("Wolf"), Player("Computer", "adept")


class Played(PlayedTable[TaisenFace]):
    """A table of Ninja Taisen."""

    def __init__(self, *players: Player, seed: int = 5, speed: str = "off", first: str = "monkey") -> None:
        match = Match(GAMES["taisen"], 2, seed, first=first)
        super().__init__(match, players, InstantThinker(), speed, "normal")


def turns(played: Played, seed: int) -> Iterator[UseDie | EndTurn]:
    """Random moves, until the match is over."""
    pick = Random(seed)
    for _ in range(4000):
        if played.over:
            return
        if not played.session.human_to_move or played.scene.busy:
            played.live(DT)
            continue
        played.check_picture()
        move = pick.choice(played.session.match.legal_moves())
        assert isinstance(move, UseDie | EndTurn)
        yield move
    raise AssertionError("the match did not end")


def test_a_whole_match_with_the_mouse_alone() -> None:
    played = Played(PERSON, BOT)
    for move in turns(played, 1):
        if isinstance(move, EndTurn):
            played.click("end_turn")
        else:
            played.click(f"die.{move.die}")
            played.click(f"ninja.{move.ninja}")
    assert played.session.outcome is not None


def test_a_whole_match_with_the_keyboard_alone() -> None:
    played = Played(PERSON, BOT, seed=8)
    for number, move in enumerate(turns(played, 2)):
        if isinstance(move, EndTurn):
            played.do(Kind.END)
        elif number % 2:
            played.focus_on(f"ninja.{move.ninja}")
            played.do(Kind.CONFIRM)
            played.focus_on(f"die.{move.die}")
            played.do(Kind.CONFIRM)
        else:
            played.stack.frame([Command(Kind.DIGIT, number=("rock", "paper", "scissors").index(move.die) + 1)], DT)
            played.focus_on(f"ninja.{move.ninja}")
            played.do(Kind.CONFIRM)
    assert played.session.outcome is not None


def test_two_people_at_one_machine() -> None:
    played = Played(PERSON, OTHER, seed=3)
    seats = set()
    for move in turns(played, 3):
        seats.add(played.session.to_move)
        if isinstance(move, EndTurn):
            played.click("end_turn")
        else:
            played.click(f"ninja.{move.ninja}")
            played.click(f"die.{move.die}")
    assert seats == {0, 1}


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_computers_among_themselves(speed: str) -> None:
    played = Played(BOT, BOT, speed=speed, seed=2)
    for _ in range(20_000):
        if played.over:
            break
        played.live(DT)
    assert played.over
    played.check_picture()


def test_a_click_finishes_what_is_being_shown() -> None:
    played = Played(PERSON, OTHER, speed="normal")
    assert played.scene.busy
    played.do(Kind.CONFIRM)
    assert not played.scene.busy
    played.click("die.rock")
    played.click(next(t.name for t in played.scene.targets() if t.name == f"ninja.{rock_mover(played)}"))
    assert played.scene.busy
    played.stack.frame([Command(Kind.PRESS, at=played.target("menu").rect.moved(500, 300).centre)], DT)
    assert not played.scene.busy
    played.check_picture()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_an_enemy_who_is_clicked_says_why_nothing_happens(way: str, language: str) -> None:
    played = Played(PERSON, BOT)
    played.kit.texts.choose(language)
    played.until_turn()
    enemy = next(name for name in played.names() if name.startswith("piece.1."))
    if way == "mouse":
        played.click(enemy)
    else:
        played.focus_on(enemy)
        played.do(Kind.CONFIRM)
    assert played.scene.toast.text == played.kit.say("taisen.refused.not_yours")
    assert played.face.chosen == (None, None)


def test_keys_come_to_the_enemy_last() -> None:
    played = Played(PERSON, BOT)
    played.until_turn()
    names = [widget.name.partition(".")[0] for widget in played.face.widgets()]
    assert names.index("piece") > max(names.index(name) for name in ("ninja", "die", "end_turn"))


def rock_mover(played: Played) -> str:
    return next(move.ninja for move in moves(played) if move.die == "rock")


def moves(played: Played) -> list[UseDie]:
    return [move for move in played.session.match.legal_moves() if isinstance(move, UseDie)]


def test_undo_takes_back_the_last_die_and_its_lines() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    before, lines = played.session.match.view(0), len(played.scene.log.lines)
    move = moves(played)[0]
    played.click(f"die.{move.die}")
    played.click(f"ninja.{move.ninja}")
    played.live(DT)
    assert len(played.scene.log.lines) > lines
    played.click("undo")
    assert played.session.match.view(0) == before
    assert len(played.scene.log.lines) == lines
    played.check_picture()
    played.do(Kind.UNDO)
    assert played.scene.toast.text == played.kit.say("refused.undo_nothing")


def test_what_cannot_be_moved_says_why() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    played.click("ninja.J4")
    assert "3" in played.scene.toast.text
    played.click("end_turn")
    assert played.scene.toast.text == played.kit.say("taisen.refused.use_one_die")


def test_escape_lets_go_first_and_opens_the_menu_then() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    played.click(f"die.{moves(played)[0].die}")
    assert played.scene.handle(Command(Kind.CANCEL)) is None
    transition = played.scene.handle(Command(Kind.CANCEL))
    assert isinstance(transition, Push)
    assert isinstance(transition.scene, Pause)


def test_the_board_can_be_turned_and_starts_turned_to_a_lone_wolf() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    left = played.target("ninja.J4").rect.x
    played.do(Kind.TURN_BOARD)
    assert played.target("ninja.J4").rect.x > left
    wolf = Played(BOT, PERSON, first="wolf")
    wolf.live(DT)
    assert wolf.target("ninja.J4").rect.x == left


def test_a_log_line_shows_its_place() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    move = moves(played)[0]
    played.click(f"die.{move.die}")
    played.click(f"ninja.{move.ninja}")
    played.live(DT)
    played.click("log")
    played.click("log.0")
    place = played.scene.log.pointed
    assert place is not None
    assert played.face.where(place) is not None


def test_time_stands_still_while_another_window_is_in_front() -> None:
    played = Played(BOT, BOT, speed="normal")
    played.do(Kind.FOCUS_LOST)
    played.live(5.0)
    assert played.scene.busy
    assert played.session.match.history == []
    played.do(Kind.FOCUS_GAINED)
    played.live(5.0)
    assert played.session.match.history


def test_a_seat_is_left_to_the_computer_in_the_middle() -> None:
    played = Played(PERSON, BOT, speed="off")
    played.live(DT)
    played.session.hand_over(0, BOT)
    played.scene.resume(None)
    for _ in range(5000):
        if played.over:
            break
        played.live(DT)
    assert played.over


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1000, 900), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
def test_it_is_drawn_without_words_that_do_not_fit(size: tuple[int, int], language: str) -> None:
    played = Played(PERSON, BOT, speed="normal", seed=11)
    played.kit.texts.choose(language)
    window: Window = make_window(size)
    for number in range(120):
        played.stack.frame([], 0.1)
        if number % 12 == 0:
            played.stack.draw(window.canvas)
    move = moves(played)[0]
    played.click(f"die.{move.die}")
    played.stack.draw(window.canvas)
    assert window.writer.overflows == []
    for target in played.scene.targets():
        assert target.rect.w > 20
        assert target.rect.h > 20
    window.close()


def drag(played: Played, name: str, to: tuple[float, float]) -> None:
    start, end = played.target(name).rect.centre, Point(*to)
    for kind, at in ((Kind.POINT, start), (Kind.PRESS, start), (Kind.POINT, end), (Kind.RELEASE, end)):
        played.stack.frame([Command(kind, at=at)], DT)


def test_a_ninja_is_dragged_to_where_it_may_land() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    move = moves(played)[0]
    choice = played.face._choice
    assert choice is not None
    end = played.face._places.tile(choice.forecast(move).moved.end)
    drag(played, f"ninja.{move.ninja}", (end.x + 60, end.y - 200))
    assert [step.move for step in played.session.match.history] == [move]


def test_a_ninja_that_is_dragged_elsewhere_goes_back_and_says_why() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    move = moves(played)[0]
    rect = played.target(f"ninja.{move.ninja}").rect
    before = {piece: sprite.at for piece, sprite in played.face._stage.pieces.items()}
    drag(played, f"ninja.{move.ninja}", (1500, 300))
    assert played.scene.toast.text == played.kit.say("taisen.tip.no_landing")
    played.scene.toast.hide()
    drag(played, f"ninja.{move.ninja}", (rect.centre.x + 20, rect.centre.y - 80))
    assert played.scene.toast.text == "", "it was only put back"
    assert played.session.match.history == []
    assert {piece: sprite.at for piece, sprite in played.face._stage.pieces.items()} == before


def test_where_a_dragged_ninja_may_land_can_be_seen() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    move = moves(played)[0]
    start = played.target(f"ninja.{move.ninja}").rect.centre
    for kind, at in ((Kind.PRESS, start), (Kind.POINT, Point(start.x + 30, start.y - 30))):
        played.stack.frame([Command(kind, at=at)], DT)
    choice = played.face._choice
    assert choice is not None
    assert played.face._intent.landings == {choice.forecast(other).moved.end for other in choice.moves_of(move.ninja)}
    played.do(Kind.RELEASE)
    assert played.face._intent.carried is None


def use_one_die(played: Played) -> None:
    played.live(DT)
    move = moves(played)[0]
    played.click(f"die.{move.die}")
    played.click(f"ninja.{move.ninja}")
    played.live(DT)


def test_dice_that_are_left_are_asked_about_once() -> None:
    played = Played(PERSON, OTHER)
    use_one_die(played)
    played.click("end_turn")
    assert played.scene.caution.asking
    played.click("end_turn")
    assert played.session.to_move == 0, "a double click is no answer"
    played.live(0.5)
    played.click("end_turn")
    assert played.session.to_move == 1
    assert not played.scene.caution.asking


def test_whoever_does_something_else_takes_the_question_back() -> None:
    played = Played(PERSON, OTHER)
    use_one_die(played)
    for other in (lambda: played.do(Kind.CANCEL), lambda: played.click(f"die.{moves(played)[0].die}")):
        played.do(Kind.END)
        assert played.scene.caution.asking
        other()
        assert not played.scene.caution.asking
    assert played.session.to_move == 0


def test_whoever_wants_no_questions_is_not_asked() -> None:
    played = Played(PERSON, OTHER)
    played.kit.preferences.confirm = False
    use_one_die(played)
    played.click("end_turn")
    assert played.session.to_move == 1


def use_all_dice(played: Played) -> None:
    for _ in range(3):
        if moves(played):
            use_one_die(played)
    assert played.session.to_move == 0
    assert len(played.session.match.legal_moves()) == 1


@pytest.mark.parametrize("wanted", [False, True])
def test_a_turn_ends_by_itself_if_that_is_wanted(wanted: bool) -> None:
    played = Played(PERSON, OTHER, seed=3)
    played.kit.preferences.end_turns = wanted
    use_all_dice(played)
    played.live(0.5)
    assert played.session.to_move == 0, "there is time to see it"
    played.live(1.0)
    assert played.session.to_move == (1 if wanted else 0)


def test_a_turn_does_not_end_by_itself_while_there_is_a_choice_or_second_thoughts() -> None:
    played = Played(PERSON, OTHER, seed=3)
    played.kit.preferences.end_turns = True
    use_one_die(played)
    played.live(3.0)
    assert played.session.to_move == 0
    use_all_dice(played)
    played.do(Kind.UNDO, Kind.REDO)
    assert played.session.to_move == 0
    played.do(Kind.UNDO)
    played.live(3.0)
    assert played.session.to_move == 0


def test_what_was_taken_back_can_be_done_again() -> None:
    played = Played(PERSON, OTHER)
    use_one_die(played)
    after = played.session.match.view(0)
    lines = len(played.scene.log.lines)
    played.click("undo")
    played.click("redo")
    played.live(DT)
    assert played.session.match.view(0) == after
    assert len(played.scene.log.lines) == lines
    played.check_picture()
    played.do(Kind.REDO)
    assert played.scene.toast.text == played.kit.say("refused.redo_nothing")


def test_lines_of_the_log_have_pictures() -> None:
    played = Played(BOT, BOT, seed=2)
    played.until_over()
    assert all(line.icon for line in played.scene.log.lines)
    window = make_window((960, 540))
    for icon in {line.icon for line in played.scene.log.lines if line.icon}:
        before = window.canvas.surface.copy()
        played.face.draw_icon(window.canvas, icon, Rect(100, 100, 30, 30))
        assert window.canvas.surface.get_buffer().raw != before.get_buffer().raw, icon
        window.canvas.fill((0, 0, 0))
    window.close()
