"""Ninjutsu played through the table by commands alone: mouse, keyboard, computers, on all boards."""

import pytest

from game.core.contract import OPEN
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.games.ninjutsu.rules.events import BattleStarted, FigureKidnapped, SokeFound
from game.games.ninjutsu.rules.figures import OWNER, RANK, SEEN
from game.games.ninjutsu.rules.moves import PlayKidnap, PlaySalto, Step
from game.games.ninjutsu.rules.state import ACTIONS, STEPS
from game.games.ninjutsu.table.anim.sprites import Figure
from game.games.ninjutsu.table.input.highlights import Highlights
from game.games.ninjutsu.table.layout import CellFinder
from game.table.playback.sprites import Sprite
from tests.games.ninjutsu.table.moments import can, phase
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, Played, by_mouse, wishes
from tests.kit import make_window
from tests.table.played import Pause

pytestmark = pytest.mark.usefixtures("no_errors")


# Whole matches


def test_in_the_end_the_whole_board_is_revealed() -> None:
    played = Played(RED, BLACK_BOT, seed=3, board="yard")
    for move in wishes(played, 5):
        by_mouse(played, move)
    outcome = played.session.outcome
    assert outcome is not None
    assert played.stage.viewer == OPEN
    assert played.stage.figures
    assert all(figure.rank for figure in played.stage.figures.values())
    assert played.prompt.body == played.words.finale(outcome)


def test_backs_turn_round_when_it_is_over() -> None:
    played = Played(RED, BLACK_BOT, speed="normal", before=phase(STEPS))
    played.until_turn()
    played.session.resign(0)
    played.scene.resume(None)
    assert played.face.moving, "those who had turned their backs turn round"
    assert any(not figure.rank for figure in played.stage.figures.values())
    played.live(1.0)
    assert all(figure.rank for figure in played.stage.figures.values())
    assert not played.face.moving


# What is seen


def test_own_figures_show_their_faces_and_enemies_their_backs() -> None:
    def survived(match: Match) -> bool:
        known = any(what & OWNER[1] and what & SEEN for what in match.state.cells)
        return known and phase(STEPS)(match)

    played = Played(RED, BLACK_BOT, before=survived)
    played.until_turn()
    cells, figures = played.session.match.state.cells, played.stage.figures
    seen = 0
    for cell, what in enumerate(cells):
        if what & OWNER[0]:
            assert (figures[cell].rank, figures[cell].tag) == (what & RANK, 0)
        elif what:
            assert figures[cell].rank == 0
            assert figures[cell].tag == (what & RANK if what & SEEN else 0)
            seen += bool(what & SEEN)
    assert seen, "somebody has survived a battle"


def test_without_marks_nobody_remembers_for_you() -> None:
    played = Played(RED, BLACK_BOT, before=phase(STEPS, turn=8), marks="off")
    played.until_turn()
    assert all(not figure.tag for figure in played.stage.figures.values())


@pytest.mark.parametrize("marks", ["on", "off"])
def test_battles_leave_the_log_after_the_next_turn_if_nothing_is_marked(marks: str) -> None:
    fought = list[int]()

    def turn_after_a_battle(match: Match) -> bool:
        """The third turn or later with a battle has just been followed by another turn."""
        if any(isinstance(event, BattleStarted) for event in (match.history[-1].events if match.history else ())):
            fought.append(match.history[-1].before.turn)
        return len(set(fought)) > 2 and match.state.turn == fought[-1] + 1

    played = Played(RED, BLACK_BOT, before=turn_after_a_battle, marks=marks)
    log, turn, turns = played.scene.log, 0, list[int]()
    for line in log.lines:
        turn += line.text.startswith("Turn ")
        turns.append(turn)
    read = {turns[at] for at in log.readable if log.lines[at].text.startswith("Battle for")}
    assert read == (set(fought) if marks == "on" else {fought[-1]})
    assert sum(log.lines[at].text.startswith("Turn ") for at in log.readable) == turn, "all else stays"


@pytest.mark.parametrize("event", [FigureKidnapped(1, 7, 2, 12), SokeFound(1, 7, 12)])
@pytest.mark.parametrize("marks", ["on", "off"])
def test_kidnaps_leave_the_log_as_battles_do(marks: str, event: FigureKidnapped | SokeFound) -> None:
    played = Played(RED, BLACK_BOT, before=phase(STEPS), marks=marks)
    line = played.face.log(event)
    assert line is not None
    assert line.page == (None if marks == "on" else played.session.match.state.turn)


def test_a_hint_is_thought_of_without_what_the_table_does_not_mark() -> None:
    def survived(match: Match) -> bool:
        return phase(STEPS)(match) and any(what & OWNER[1] and what & SEEN for what in match.state.cells)

    played = Played(RED, BLACK_BOT, before=survived, marks="off")
    played.until_turn()
    played.session.explain()
    question = played.session._thinker._question
    assert question is not None
    enemies = [what for what in question.view.cells if what & OWNER[1]]
    assert enemies
    assert not any(what & RANK for what in enemies)
    assert played.choice is not None
    assert played.choice.view == question.view, "what is said about moves forgets it too"


def test_the_person_sits_at_the_near_edge_and_may_turn_the_board() -> None:
    played = Played(BLACK_BOT, RED, before=phase(STEPS, seat=1))
    played.until_turn()
    own = next(cell for cell, what in enumerate(played.session.match.state.cells) if what & OWNER[1])
    y = played.target(played.cell(own)).rect.y
    assert played.places.near == 1
    assert y > 450
    played.do(Kind.TURN_BOARD)
    assert played.places.near == 0
    assert played.target(played.cell(own)).rect.y < 450


def test_a_click_means_the_figure_in_front() -> None:
    played = Played(RED, BLACK_BOT)
    played.until_turn()
    played.click("formation.wall")
    places = played.places
    standing = list(played.draft.ranks) if played.draft else []
    ground = CellFinder(places, standing)
    for cell in standing:
        rect = places.figure(cell)
        assert ground.cell_at((rect.centre.x, rect.y + rect.h * 0.15)) == cell
        assert ground.cell_at(places.centre(cell)) == cell
    assert ground.cell_at((10, 10)) is None


# Steps


def test_a_ninja_is_chosen_and_walks_and_the_step_can_be_taken_back() -> None:
    played = Played(RED, BLACK_BOT, before=phase(STEPS))
    played.until_turn()
    cells = played.session.match.state.cells
    step = next(m for m in played.session.match.legal_moves() if isinstance(m, Step) and not cells[m.end])
    before, lines = played.session.match.view(0), len(played.scene.log.lines)
    by_mouse(played, step)
    played.until_turn()
    assert len(played.scene.log.lines) > lines
    played.click("log")
    played.click(f"log.{len(played.scene.log.lines) - 1}")
    assert played.face.where(str(played.scene.log.pointed)) is not None
    played.click("undo")
    assert played.session.match.view(0) == before
    assert len(played.scene.log.lines) == lines
    played.check_picture()


def test_the_fence_rattles_when_it_stops_a_step() -> None:
    def near_fence(match: Match) -> bool:
        return phase(STEPS)(match) and bool(blocked(match))

    played = Played(RED, BLACK_BOT, speed="normal", before=near_fence, board="yard")
    played.until_turn()
    start, end = blocked(played.session.match)[0]
    played.click(played.cell(start))
    played.click(played.cell(end))
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.fence")
    assert played.stage.rattling
    assert played.face.moving
    played.live(1.0)
    assert not played.stage.rattling


def blocked(match: Match) -> list[tuple[int, int]]:
    cells, own = match.state.cells, OWNER[0]
    can_walk = {move.start for move in match.legal_moves() if isinstance(move, Step)}
    return sorted(
        (start, end) for start, end in match.state.ground.fenced if start in can_walk and not cells[end] & own
    )


def test_what_cannot_be_done_says_why() -> None:
    played = Played(RED, BLACK_BOT, before=phase(STEPS))
    played.until_turn()
    state = played.session.match.state
    enemy = next(cell for cell, what in enumerate(state.cells) if what & OWNER[1])
    played.click(played.cell(enemy))
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.not_yours")
    step = next(move for move in played.session.match.legal_moves() if isinstance(move, Step))
    played.click(played.cell(step.start))
    far = next(cell for cell in range(len(state.cells)) if cell // 5 > step.start // 5 + 1)
    played.click(played.cell(far))
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.too_far")
    played.click(f"action.{next(n.split('.')[1] for n in played.names() if n.startswith('action.'))}")
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.now_steps")


def test_escape_lets_go_first_and_opens_the_menu_then() -> None:
    played = Played(RED, BLACK_BOT, before=lambda match: phase(ACTIONS)(match) and match.state.active == 0)
    played.until_turn()
    played.click("action.joker")
    played.click("use.sneak")
    assert "play" in played.names()
    played.do(Kind.CANCEL)
    assert "use.sneak" in played.names()
    played.do(Kind.CANCEL)
    assert "pass" in played.names()
    played.do(Kind.CANCEL)
    assert isinstance(played.stack.top, Pause)


# Action cards


def test_looking_at_a_card_shows_what_it_could_do_now() -> None:
    played = Played(RED, BLACK_BOT, before=can(PlaySalto))
    played.until_turn()
    window = make_window((960, 540))
    for name, kind, wanted in (("kidnap", PlayKidnap, "attack"), ("salto", PlaySalto, "legal")):
        moves = [move for move in played.session.match.legal_moves() if isinstance(move, kind) and not move.joker]
        if not moves:
            continue
        played.point(f"action.{name}")
        played.stack.draw(window.canvas)
        ends = {move.cell if isinstance(move, PlayKidnap) else move.end for move in moves}
        signs = looking(played).marks
        assert {cell for cell, kind_of in signs.items() if kind_of == wanted} == ends
    window.close()


def looking(played: Played) -> Highlights:
    return played.intent.looking


def test_a_defender_is_told_which_cards_stay_in_the_hand() -> None:
    played = Played(RED, BLACK_BOT, before=lambda match: phase(ACTIONS)(match) and match.state.active == 1)
    played.until_turn()
    held = [name for name in played.names() if name in ("action.salto", "action.sneak", "action.kidnap")]
    played.click(held[0])
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.defender")
    assert played.choice is not None
    assert played.choice.card is None


def test_what_is_remembered_of_a_figure_lies_on_that_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    window = make_window((1280, 720))
    played = Played(RED, BLACK_BOT)
    cell = played.places.cells["c7"]
    marked = Figure(1, 0, 2, Sprite(*played.places.foot(cell)), played.places.width(cell), played.places.line(cell))
    drawn = []
    monkeypatch.setattr(window.canvas, "blit_centred", lambda picture, at, _opacity: drawn.append((picture, at)))
    played.face._painter._scenery.tag(window.canvas, marked)
    ((picture, at),) = drawn
    scale, figure = window.canvas.scale, played.places.figure(cell)
    half = picture.get_height() / scale / 2
    assert figure.y < at[1] - half < at[1] + half < figure.bottom
    window.close()


def test_a_click_finishes_what_is_being_shown() -> None:
    played = Played(RED, BLACK_BOT, speed="normal", before=phase(STEPS))
    played.live(0.5)
    step = next(move for move in played.session.match.legal_moves() if isinstance(move, Step))
    by_mouse(played, step)
    assert played.scene.busy
    played.stack.frame([Command(Kind.PRESS, at=Point(800, 880))], 0.01)
    played.until_turn()
    played.check_picture()
