"""Help at Ninjutsu's table: tooltips, close-ups, hints, confirmations, and dragging."""

import re
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.games.ninjutsu.rules.boards import CLASSIC
from game.games.ninjutsu.rules.figures import OWNER, RANK, SEEN, SOKE
from game.games.ninjutsu.rules.moves import (
    EndTurn,
    Place,
    PlayKidnap,
    PlayNewWeapons,
    PlayNothing,
    PlaySalto,
    Step,
)
from game.games.ninjutsu.rules.state import STEPS
from game.games.ninjutsu.table.input.cell_marks import marks
from game.games.ninjutsu.table.input.move_builder import MoveBuilder
from game.games.ninjutsu.table.words import Words
from game.table.inspect.zoom import ZoomScene
from tests.games.ninjutsu.positions import RULES, at
from tests.games.ninjutsu.table.moments import STATES, can, names, phase, reach, sit
from tests.games.ninjutsu.test_kidnap import MELEE
from tests.games.ninjutsu.test_kidnap import window as kidnap_window
from tests.kit import each_language, make_kit, shared_window
from tests.table.advised import Adviser
from tests.table.played import DT, advice

# Words


@pytest.mark.parametrize("state", STATES)
def test_everything_has_a_word(state: str) -> None:
    """What is pointed at is explained by the slip instead, if it is about that."""
    played = sit(state)
    silent = [name for name in names(played) if not played.face.tip(played.what(name))]
    assert [name for name in silent if played.what(name) != played.intent.attended] == []
    assert len(names(played)) > 15


def test_figures_that_have_turned_their_backs_are_told_by_nothing_but_their_moves() -> None:
    played = sit("walking")
    cells = played.session.match.state.cells
    said = set()
    for cell, what in enumerate(cells):
        if what & OWNER[1] and not what & SEEN:
            name = played.cell(cell)
            tip = str(played.face.tip(played.what(name))).replace(name.removeprefix("cell."), "")
            said.add((re.sub(r"It has.*moved.*\.", "", tip), played.face.closer(played.what(name)).title))
    assert len(said) == 1


@pytest.mark.parametrize("marks", ["on", "off"])
def test_without_marks_nobody_is_told_what_was_seen(marks: str) -> None:
    def survived(match: Match) -> bool:
        return phase(STEPS)(match) and any(what & OWNER[1] and what & SEEN for what in match.state.cells)

    played = reach(survived, marks=marks)
    state = played.session.match.state
    cell = next(cell for cell, what in enumerate(state.cells) if what & OWNER[1] and what & SEEN)
    rank = played.words.rank(state.cells[cell] & RANK)
    tip, closer = (
        str(played.face.tip(played.what(played.cell(cell)))),
        played.face.closer(played.what(played.cell(cell))),
    )
    assert closer is not None
    assert (rank.lower() in tip.lower()) == (marks == "on")
    assert (rank.lower() == closer.title.lower()) == (marks == "on")


def test_where_a_ninja_may_go_no_word_covers_the_board() -> None:
    played = sit("walking")
    step = next(move for move in played.session.match.legal_moves() if isinstance(move, Step))
    played.point(played.cell(step.start))
    assert played.intent.looking.signs
    assert played.face.tip(played.what(played.cell(step.start))) is None


def test_no_word_repeats_what_the_slip_says() -> None:
    played = sit("walking")
    cells = played.session.match.state.cells
    figures = [played.cell(cell) for cell, what in enumerate(cells) if what]
    cards = [name for name in played.names() if name.startswith("action.")]
    assert figures
    assert cards
    for name in (*figures, *cards):
        played.point(name)
        assert played.face.tip(played.what(name)) is None
        prompt = played.prompt
        assert prompt.body
    played.point("end_turn")
    assert played.face.tip(played.what("end_turn"))


def test_the_slip_tells_the_odds_of_an_attack() -> None:
    played = reach(attack_by((1, 2)))
    state = played.session.match.state
    step = next(move for move in attacks(played.session.match) if state.cells[move.start] & RANK != SOKE)
    played.click(played.cell(step.start))
    played.point(played.cell(step.end))
    prompt = played.prompt
    assert prompt.head == played.kit.say("ninjutsu.tip.attack", cell=state.ground.board.name(step.end))
    assert "%" in prompt.body


def attacks(match: Match) -> list[Step]:
    cells = match.state.cells
    return [move for move in match.legal_moves() if isinstance(move, Step) and cells[move.end] & OWNER[1]]


def attack_by(ranks: Iterable[int]) -> Callable[[Match], bool]:
    def reached(match: Match) -> bool:
        cells = match.state.cells
        return phase(STEPS)(match) and any(cells[move.start] & RANK in ranks for move in attacks(match))

    return reached


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_every_word_and_every_closer_look_fits(size: tuple[int, int]) -> None:
    window, shown, told = shared_window(size), set[tuple[str, str, str]](), set[tuple[str, str]]()
    for state in STATES:
        played = sit(state)
        for language in each_language(played.kit, window):
            for name in names(played):
                closer = played.face.closer(played.what(name))
                if closer is not None and (language, closer.title, closer.text) not in shown:
                    ZoomScene(closer, played.kit.say("table.go_back")).draw(window.canvas)
                    shown.add((language, closer.title, closer.text))
            for _ in played.point_at_news(told) if size[0] == 1280 else ():
                played.scene.looking.tooltip.draw(window.canvas)
    assert len(told) > 100 or size[0] != 1280
    assert all(count > 10 for count in Counter(language for language, _, _ in shown).values())
    assert window.writer.overflows == []


def test_a_right_click_shows_an_action_card() -> None:
    played = sit("attacking")
    at = next(thing for thing in played.face.things() if thing.name == "token.joker").rect.centre
    played.stack.frame([Command(Kind.ALTERNATE, at=at)], DT)
    assert isinstance(played.stack.top, ZoomScene)


# Hints


def test_advice_is_pointed_out_where_it_is_about() -> None:
    played = sit("walking")
    step = next(move for move in played.session.match.legal_moves() if isinstance(move, Step))
    played.face.point_out(step)
    assert {step.start, step.end} <= set(played.intent.looking.marks)
    played.click(played.cell(step.start))
    played.face.point_out(EndTurn())
    assert played.face._button(EndTurn()) == played.target("end_turn").rect
    played.face.point_out(None)


def test_advice_about_cards_lights_the_card_and_its_aim() -> None:
    played = reach(can(PlaySalto))
    for move in played.session.match.legal_moves():
        played.face.point_out(move)
        looking = played.intent.looking
        match move:
            case PlaySalto():
                assert {move.start, move.end} <= set(looking.marks)
                assert looking.card == ("joker" if move.joker else "salto")
            case PlayKidnap():
                assert looking.marks == {move.kidnapper: "selected", move.cell: "attack"}
            case PlayNewWeapons():
                assert looking.card in ("new_weapons", "joker")
            case PlayNothing():
                assert played.face._button(move) == played.target("pass").rect
        assert played.face.say_move(move)


@pytest.mark.parametrize("state", STATES)
def test_the_words_of_a_hint_fit(state: str) -> None:
    played, window = sit(state), shared_window((1280, 720))
    played.session._thinker = Adviser()
    played.do(Kind.CANCEL) if state == "joker" else None

    played.do(Kind.HINT)
    played.draw_in_every_language(window)
    played.live()
    played.draw_in_every_language(window)
    assert "hint.0" in played.names()
    played.click("hint.0")
    played.draw_in_every_language(window)
    assert window.writer.overflows == []


def test_advice_about_setting_up_only_changes_the_draft() -> None:
    played = sit("placing")
    played.session._thinker = Adviser()
    played.click("formation.wall")
    played.do(Kind.HINT)
    played.live()
    move = advice(played.scene)[0].move
    assert isinstance(move, Place)
    played.click("hint.0")
    played.click("hint.0")
    draft = played.draft
    assert draft is not None
    assert draft.ranks[move.cell] == SOKE
    assert draft.complete, "the ninja that stood there has taken the old place of the Soke"
    assert played.session.match.history == []
    assert not played.scene.hint_panel.open
    played.do(Kind.HINT)
    assert played.scene.toast.text == played.kit.say("ninjutsu.refused.hint_placed"), "it has no more to say"
    assert not played.scene.hint_panel.open
    played.click("formation.empty")
    played.do(Kind.HINT)
    assert played.scene.hint_panel.open
    draft.advise(move.cell)
    assert draft.ranks == {move.cell: SOKE}


# Automatic moves, dragging


def test_a_ninja_that_is_dragged_goes_to_the_nearest_cell_it_may_go_to() -> None:
    played = sit("walking")
    step = next(move for move in played.session.match.legal_moves() if isinstance(move, Step))
    goal, before = played.places.centre(step.end), len(played.session.match.history)
    start = played.target(played.cell(step.start)).rect.centre
    at = Point(goal.x + 14, goal.y - 34)
    for kind, where in ((Kind.PRESS, start), (Kind.POINT, Point(start.x, start.y - 30)), (Kind.POINT, at)):
        played.stack.frame([Command(kind, at=where)], DT)
    assert played.intent.looking.marks[step.end] == "selected", "one sees where it would stand"
    assert played.intent.dragged is not None
    played.stack.frame([Command(Kind.RELEASE, at=at)], DT)
    assert played.session.match.history[before].move == step


def test_a_ninja_that_is_dropped_nowhere_goes_back() -> None:
    played = sit("walking")
    step = next(move for move in played.session.match.legal_moves() if isinstance(move, Step))
    before = len(played.session.match.history)
    played.drag(played.cell(step.start), Point(1580, 120))
    assert len(played.session.match.history) == before
    assert played.intent.carried is None


def kidnaps(match: Match) -> list[PlayKidnap]:
    return [move for move in match.legal_moves() if isinstance(move, PlayKidnap) and not move.joker]


def lone(moves: list[PlayKidnap]) -> list[PlayKidnap]:
    """The moves whose victim only one figure could take."""
    return [move for move in moves if sum(other.cell == move.cell for other in moves) == 1]


def contested(moves: list[PlayKidnap]) -> list[PlayKidnap]:
    return [move for move in moves if move not in lone(moves)]


def test_action_cards_are_dragged_onto_the_board() -> None:
    played = reach(lambda match: match.to_move == 0 and bool(lone(kidnaps(match))))
    move = lone(kidnaps(played.session.match))[0]
    before = len(played.session.match.history)
    played.drag("action.kidnap", Point(1590, 300))
    assert len(played.session.match.history) == before
    figure = played.places.figure(move.cell)
    played.drag("action.kidnap", figure.centre)
    assert played.session.match.history[before].move == move


def test_n25_a_kidnap_asks_for_the_kidnapper_then_for_the_victim() -> None:
    played = reach(lambda match: match.to_move == 0 and bool(contested(kidnaps(match))))
    match, say = played.session.match, played.kit.say
    move = contested(kidnaps(match))[0]
    before = len(match.history)
    played.click("action.kidnap")
    played.click(played.cell(move.cell))
    assert played.scene.toast.text == say("ninjutsu.refused.who_kidnaps")
    played.click(played.cell(move.kidnapper))
    assert say("ninjutsu.prompt.kidnap_whom") in played.prompt.body
    reach_of = {one.cell for one in kidnaps(match) if one.kidnapper == move.kidnapper}
    marks = played.intent.looking.marks
    assert {cell for cell, sign in marks.items() if sign == "attack"} == reach_of
    far = next(cell for cell, what in enumerate(match.state.cells) if what & OWNER[1] and cell not in reach_of)
    played.click(played.cell(far))
    assert played.scene.toast.text == say("ninjutsu.refused.not_in_reach")
    assert len(match.history) == before
    played.click(played.cell(move.cell))
    assert match.history[before].move == move


def test_n25_version_1_only_the_victim_is_asked_for() -> None:
    view = RULES.view_for(kidnap_window(MELEE, version=1), 0)
    choice = MoveBuilder(view)
    assert choice.click_card("kidnap") is None
    assert not choice.moving
    assert marks(choice, None, None, None) == dict.fromkeys(
        [at("a7"), at("b3"), at("c2"), at("d3"), at("e8")], "attack"
    )
    assert choice.click_cell(at("c2")) == PlayKidnap(at("c2"))
    assert str(choice.click_cell(at("c4"))) == "ninjutsu.refused.not_front"


def test_n25_the_card_says_what_it_does_by_the_rules_of_the_match() -> None:
    words = Words(make_kit().texts, CLASSIC)
    by_new = words.help("kidnap"), words.in_full("kidnap"), words.help("salto")
    words.version = 1
    by_old = words.help("kidnap"), words.in_full("kidnap"), words.help("salto")
    assert [one == other for one, other in zip(by_new, by_old, strict=True)] == [False, False, True]


def test_n25_card_and_kidnapper_can_be_dragged() -> None:
    played = reach(lambda match: match.to_move == 0 and bool(contested(kidnaps(match))))
    match = played.session.match
    move = contested(kidnaps(match))[0]
    before = len(match.history)
    played.drag("action.kidnap", played.places.centre(move.kidnapper))
    choice = played.choice
    assert choice is not None
    assert (choice.card, choice.figure) == ("kidnap", move.kidnapper)
    played.drag(played.cell(move.kidnapper), played.places.centre(move.cell))
    assert match.history[before].move == move


def test_a_jump_can_be_dragged_card_and_ninja() -> None:
    def jumps(match: Match) -> list[PlaySalto]:
        return [move for move in match.legal_moves() if isinstance(move, PlaySalto) and not move.joker]

    played = reach(lambda match: match.to_move == 0 and bool(jumps(match)))
    moves = jumps(played.session.match)
    before = len(played.session.match.history)
    played.drag("action.salto", played.places.centre(moves[0].start))
    choice = played.choice
    assert choice is not None
    assert (choice.card, choice.figure) == ("salto", moves[0].start)
    played.drag(played.cell(moves[0].start), played.places.centre(moves[0].end))
    assert played.session.match.history[before].move == moves[0]
