"""Ninja Taisen played through the table by commands alone: mouse, keyboard, computer, passed around."""

import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.text.text_files import LANGUAGES
from game.games.taisen.rules.moves import UseDie
from game.games.taisen.rules.ninjas import SUITS
from game.games.taisen.table.input.pieces import OwnNinja
from tests.games.taisen.table.person import BOT, OTHER, PERSON, Played, moves
from tests.table.played import DT


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


def test_a_chosen_shogun_is_raised_with_all_that_stand_on_him() -> None:
    played = Played(PERSON, OTHER)
    state = played.session.match.state
    assert len(state.paths[0][0]) == 4
    state.paths[0][1].append(state.paths[0][0].pop())  # otherwise too many stand on him
    played.face.lay(played.session.match.view(0))
    played.face.offer(played.session.match.view(0))
    played.face.use(OwnNinja("J4"))
    raised = played.intent.raised
    assert played.intent.move is None
    assert {ninja.name for ninja in raised} == set(played.face.picture.stacks[0][0])


def test_a_table_that_opens_within_a_turn_shows_which_dice_are_spent() -> None:
    match = Match(GAMES["taisen"], 2, 5, first="monkey")
    used = next(move for move in match.legal_moves() if isinstance(move, UseDie))
    match.submit(used)
    played = Played(PERSON, OTHER, speed="normal", match=match)
    for group in played.face.open():
        for cue in group:
            cue.update(1.0)
            cue.finish()
    assert [suit for suit, die in played.stage.dice.items() if die.spent] == [used.die]


def test_a_die_chosen_by_key_leads_to_the_foremost_ninja_that_it_moves() -> None:
    played = Played(PERSON, BOT)
    played.until_turn()
    played.do(Kind.RIGHT, Kind.CONFIRM)
    die, _ = played.face.chosen
    assert die is not None
    path = played.face.picture.stacks[0]
    movable = [name for stack in path[::-1] for name in stack if name in played.choice.ninjas_for(die)]
    assert played.scene.focus.current == f"ninja.{movable[0]}"
    other = next(name for stack in path for name in stack if name not in movable)
    played.focus_on(f"ninja.{other}")
    played.do(Kind.CONFIRM)
    assert played.scene.focus.current == f"ninja.{other}"  # it was refused
    played.focus_on(f"ninja.{movable[0]}")
    played.do(Kind.CONFIRM)
    assert played.session.match.decisions


def test_a_digit_after_a_click_leads_to_a_ninja_that_enter_moves() -> None:
    played = Played(PERSON, BOT)
    played.until_turn()
    played.click(next(name for name in played.names() if name.startswith("piece.1.")))
    assert not played.scene.focus.shown
    number = next(number for number, suit in enumerate(SUITS, 1) if played.choice.ninjas_for(suit))
    played.scene.handle(Command(Kind.DIGIT, number=number))
    played.do(Kind.CONFIRM)
    assert played.session.match.decisions


def test_with_a_chosen_die_arrows_find_only_ninjas_that_it_moves() -> None:
    played = Played(PERSON, BOT, seed=12)
    played.until_turn()
    played.do(Kind.RIGHT, Kind.CONFIRM)
    die, _ = played.face.chosen
    assert die is not None
    found = []
    for key in (Kind.LEFT, Kind.RIGHT, Kind.RIGHT):
        played.do(key)
        found.append(played.scene.focus.current or "")
    ninjas = {name for name in found if name.startswith(("ninja.", "piece."))}
    assert found[0] == "ninja.R3"  # past the two above and beside it that are not of this colour
    assert ninjas <= {f"ninja.{name}" for name in played.choice.ninjas_for(die)}


def rock_mover(played: Played) -> str:
    return next(move.ninja for move in moves(played) if move.die == "rock")


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


def test_a_ninja_that_is_dragged_elsewhere_goes_back_and_says_why() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    move = moves(played)[0]
    rect = played.target(f"ninja.{move.ninja}").rect
    before = {piece: sprite.at for piece, sprite in played.stage.pieces.items()}
    played.drag(f"ninja.{move.ninja}", Point(1500, 300))
    assert played.scene.toast.text == played.kit.say("taisen.tip.no_landing")
    played.scene.toast.hide()
    played.drag(f"ninja.{move.ninja}", Point(rect.centre.x + 20, rect.centre.y - 80))
    assert played.scene.toast.text == "", "it was only put back"
    assert played.session.match.history == []
    assert {piece: sprite.at for piece, sprite in played.stage.pieces.items()} == before


def test_where_a_dragged_ninja_may_land_can_be_seen() -> None:
    played = Played(PERSON, BOT)
    played.live(DT)
    move = moves(played)[0]
    start = played.target(f"ninja.{move.ninja}").rect.centre
    for kind, at in ((Kind.PRESS, start), (Kind.POINT, Point(start.x + 30, start.y - 30))):
        played.stack.frame([Command(kind, at=at)], DT)
    choice = played.choice
    assert choice is not None
    assert played.intent.landings == {choice.forecast(other).moved.end for other in choice.moves_of(move.ninja)}
    played.do(Kind.RELEASE)
    assert played.intent.carried is None


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


def test_doing_something_else_takes_the_question_back() -> None:
    played = Played(PERSON, OTHER)
    use_one_die(played)
    for other in (lambda: played.do(Kind.CANCEL), lambda: played.click(f"die.{moves(played)[0].die}")):
        played.do(Kind.END)
        assert played.scene.caution.asking
        other()
        assert not played.scene.caution.asking
    assert played.session.to_move == 0


def test_a_player_who_wants_no_questions_is_not_asked() -> None:
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
