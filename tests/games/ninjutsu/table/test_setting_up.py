"""Setting up at Ninjutsu's table: placing, ready-made formations, keys, and what is kept of it."""

import pytest

from game.engine.geometry import Point
from game.engine.input.commands import Kind
from game.games.ninjutsu.rules.figures import OWNER, RANK
from tests.games.ninjutsu.table.person import BLACK, BLACK_BOT, RED, Played
from tests.table.played import carry_out

pytestmark = pytest.mark.usefixtures("no_errors")


def start() -> Played:
    played = Played(RED, BLACK_BOT)
    played.until_turn()
    return played


def ranks(played: Played) -> dict[int, int]:
    draft = played.draft
    assert draft is not None
    return draft.ranks


def test_figures_are_placed_by_clicks_moved_and_swapped() -> None:
    played = start()
    played.click("tray.3")
    played.click("cell.b1")
    played.click("tray.2")
    played.click("cell.c3")
    played.click("cell.d3")
    assert ranks(played) == {1: 3, 12: 2, 13: 2}
    played.do(Kind.CANCEL)
    played.click("cell.b1")
    played.click("cell.c3")
    assert ranks(played) == {1: 2, 12: 3, 13: 2}
    played.click("cell.d3")
    played.click("cell.a1")
    assert ranks(played) == {0: 2, 1: 2, 12: 3}
    played.click("cell.a1")
    played.click("tray.2")
    assert ranks(played) == {1: 2, 12: 3}
    played.click("ready")
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.not_all_placed")
    played.click("tray.3")
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.none_waiting")


def test_figures_are_dragged_from_the_tray_and_back() -> None:
    played = start()
    places = played.places
    played.drag("tray.3", places.centre(2))
    played.drag("tray.1", places.centre(7))
    played.drag("cell.c1", places.centre(7))
    assert ranks(played) == {7: 3, 2: 1}
    played.drag("cell.c2", places.zone("formation.1").centre)
    assert ranks(played) == {2: 1}
    played.drag("tray.1", places.centre(22))
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.not_own_colour")
    played.drag("tray.1", Point(1590, 890))
    assert ranks(played) == {2: 1}


def test_a_formation_is_ready_made_random_mirrored_kept_and_handed_in_at_once() -> None:
    played = start()
    seen = set()
    for name in ("bodyguard", "wall", "wings", "random"):
        played.click(f"formation.{name}")
        seen.add(tuple(sorted(ranks(played).items())))
    assert len(seen) == 4
    played.click("formation.wall")
    wall = dict(ranks(played))
    played.click("formation.wall")
    assert ranks(played) != wall
    played.click("formation.own")
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.none_saved")
    mirrored = dict(ranks(played))
    played.click("save")
    played.click("formation.empty")
    assert ranks(played) == {}
    played.click("formation.own")
    assert ranks(played) == mirrored
    played.click("ready")
    placed = {cell: what & RANK for cell, what in enumerate(played.session.match.state.cells) if what & OWNER[0]}
    assert placed == mirrored


def test_the_next_match_finds_the_formation_that_was_kept() -> None:
    first = start()
    first.click("formation.wings")
    first.click("save")
    again = Played(BLACK_BOT, RED)
    again.kit.key_values = first.kit.key_values
    again.intent.desk._key_values = first.kit.key_values
    again.until_turn()
    again.click("formation.own")
    assert sorted(ranks(again).values()) == sorted([3] + [2] * 5 + [1] * 9)


def test_what_was_handed_in_can_be_taken_back_whole() -> None:
    played = Played(RED, BLACK, seed=4, before=None)
    played.until_turn()
    played.click("formation.wall")
    wall = dict(ranks(played))
    face = played.face
    played.session.players[1] = BLACK_BOT
    carry_out(played.scene, face.use("ready"))
    played.scene.turns.undo()
    assert played.session.match.history == []
    assert ranks(played) == wall


def test_the_keyboard_alone_sets_up() -> None:
    played = start()
    played.focus_on("tray.3")
    played.do(Kind.CONFIRM)
    played.focus_on("cell.c1")
    played.do(Kind.CONFIRM)
    assert ranks(played) == {2: 3}
    played.focus_on("formation.bodyguard")
    played.do(Kind.CONFIRM, Kind.END)
    assert len(played.session.match.history) >= 15


def test_turning_the_board_or_pausing_keeps_the_draft() -> None:
    played = start()
    played.click("formation.wall")
    wall = dict(ranks(played))
    played.do(Kind.TURN_BOARD)
    assert ranks(played) == wall
    played.scene.resume(None)
    assert ranks(played) == wall


def test_what_a_computer_began_a_person_ends() -> None:
    played = Played(RED, BLACK_BOT, before=lambda match: len(match.history) == 1)
    played.until_turn()
    draft = played.draft
    assert draft is not None
    (soke,) = draft.standing
    played.click(played.cell(soke))
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.stands")
    played.drag(played.cell(soke), played.places.zone("formation.3").centre)
    played.click("formation.wall")
    assert draft.ranks == {soke: 3}, "what has been handed in stays"
    while not draft.complete:
        played.click(played.cell(next(cell for cell in draft.board.starts[0] if cell not in draft.ranks)))
    played.click("ready")
    assert [step.seat for step in played.session.match.history[:15]] == [0] * 15
