"""Two people at one machine: around a hand-over nothing of the other's figures reaches the face or the screen."""

from collections.abc import Callable

import pygame
import pytest

from game.core.contract import OPEN, PUBLIC, Move
from game.core.events import TurnStarted
from game.core.match import Match
from game.engine.input.commands import Command, Kind
from game.engine.window import Window
from game.games.ninjutsu.rules.events import FigurePlaced, FirstRolled, WeaponTurned
from game.games.ninjutsu.rules.figures import FACES, JOKER, NEW_WEAPONS, ONE_STAR, OWNER, RANK, SEEN
from game.games.ninjutsu.rules.moves import ACCEPT_ROLL, END_TURN, PLAY_NOTHING, REROLL, PlayNewWeapons, Step
from game.games.ninjutsu.rules.state import ACTIONS, BATTLE, PLACING, STEPS
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.face import NinjutsuFace
from game.games.ninjutsu.table.odds_text import reroll_odds
from game.scenes.hand_over.scene import DEAF_SECONDS, HandOverScene
from game.table.playback.viewpoint import SeenEvent
from tests.games.ninjutsu.table.person import BLACK, RED, Played, by_mouse, wishes
from tests.kit import SPOKEN, make_window, shared_window
from tests.table.played import DT

pytestmark = pytest.mark.usefixtures("no_errors")


class Watched(Played):
    """Records whose views and events the face was given, and at whose turn."""

    def __init__(self, **options: object) -> None:
        self.given: list[tuple[object, int]] = []
        self.opened_early = False
        super().__init__(RED, BLACK, **options)

    def make_face(self) -> NinjutsuFace:
        face = super().make_face()
        lay, show, offer = face.lay, face.show, face.offer

        def noted_lay(view: object) -> None:
            self.given.append((view, self.looking))
            open_view = isinstance(view, NinjutsuView) and view.seat == OPEN
            self.opened_early |= open_view and self.session.to_move is not None
            lay(view)

        def noted_show(event: object) -> None:
            self.given.append((event, self.looking))
            show(event)

        def noted_offer(view: object) -> None:
            self.given.append((view, self.looking))
            offer(view)

        face.lay, face.show, face.offer = noted_lay, noted_show, noted_offer
        return face

    @property
    def looking(self) -> int:
        """Who is at the machine: the player who opened the doors last."""
        if not hasattr(self, "scene"):
            return PUBLIC
        return self.scene.presenter.eyes.seat


def test_a_whole_match_passed_around_shows_nobody_the_others_figures() -> None:
    played = Watched(board="yard", seed=6)
    handed = 0
    for move in wishes(played, 3):
        handed += 1
        by_mouse(played, move)
    assert handed > 20
    assert played.session.outcome is not None
    assert not played.opened_early
    for given, looking in played.given:
        match given:
            case NinjutsuView():
                assert given.seat in (looking, PUBLIC, OPEN)
                check_view(given)
            case FigurePlaced():
                assert given.seat == looking or given.cell is given.rank is None


def check_view(view: NinjutsuView) -> None:
    """Check a view; one that knows too much would be a fault of the rules, and is caught here too."""
    for seat in (0, 1):
        if view.seat not in (seat, OPEN):
            hidden = [what for what in view.cells if what & OWNER[seat] and not what & SEEN]
            assert all(not what & RANK for what in hidden)
            assert view.phase != PLACING or not hidden


def picture_of(played: Played, window: Window) -> bytes:
    played.stack.draw(window.canvas)
    return pygame.image.tobytes(window.canvas.surface, "RGB")


def set_up(played: Played, formation: str, window: Window) -> list[bytes]:
    """Red sets up and hands over: every frame from "ready" until Black has opened the doors."""
    played.until_turn()
    played.click(f"formation.{formation}")
    at = played.target("ready").rect.centre
    frames = []
    played.stack.frame([], DT)
    for kind in (Kind.POINT, Kind.PRESS, Kind.RELEASE):
        played.stack.frame([Command(kind, at=at)], DT)
    for number in range(30):
        played.stack.frame([Command(Kind.CONFIRM)] if number == 20 else [], DT)
        frames.append(picture_of(played, window))
    return frames


def test_no_frame_after_handing_in_depends_on_where_the_figures_stand() -> None:
    window = make_window((960, 540))
    frames = [set_up(Played(RED, BLACK, seed=9, speed="normal"), name, window) for name in ("wall", "bodyguard")]
    window.close()
    assert frames[0] == frames[1]


def test_a_hidden_rank_changes_no_frame_while_the_doors_are_shut_or_the_other_looks() -> None:
    window = make_window((960, 540))
    pictures = []
    for swapped in (False, True):
        played = Played(RED, BLACK, seed=12, before=lambda match: match.state.turn >= 1 and match.to_move == 1)
        if swapped:
            swap_ranks(played.session.match.state.cells)
            for step in played.session.match.history:
                swap_ranks(step.before.cells)
        played.live(0.5)
        assert isinstance(played.stack.top, HandOverScene)
        shots = [picture_of(played, window)]
        played.do(Kind.CONFIRM)
        played.live(1.0)
        played.until_turn()
        shots.append(picture_of(played, window))
        pictures.append(shots)
    window.close()
    assert pictures[0] == pictures[1]


def swap_ranks(cells: list[int]) -> None:
    """Swap two of Red's hidden figures of different rank."""
    hidden = {what & RANK: cell for cell, what in enumerate(cells) if what & OWNER[0] and not what & SEEN}
    if 1 in hidden and 2 in hidden:
        one, other = hidden[1], hidden[2]
        cells[one], cells[other] = cells[other], cells[one]


def test_the_armies_are_backs_before_anybody_is_called_to_attack() -> None:
    """Black sets up last and may have lost the roll: Red is asked while dice and weapons are still being shown."""
    played = Played(RED, BLACK, seed=7, speed="normal")
    for formation in ("wall", "wings"):
        played.until_turn()
        played.click(f"formation.{formation}")
        played.click("ready")
    assert played.session.to_move == 0
    frames = 0
    while not isinstance(played.stack.top, HandOverScene):
        current = played.scene.presenter.director.current
        if isinstance(current, SeenEvent) and isinstance(current.seen, FirstRolled | TurnStarted | WeaponTurned):
            frames += 1
            assert played.stage.viewer == PUBLIC
            assert not any(what & RANK for what in played.face.picture.cells)
        played.live()
    assert frames > 10


def test_the_defender_is_asked_behind_shut_doors() -> None:
    played = Played(RED, BLACK, seed=7)
    asked = 0
    for move in wishes(played, 4):
        match = played.session.match
        state = match.state
        asked += match.to_move != state.active
        assert played.stage.viewer == match.to_move
        assert played.choice is not None
        assert played.choice.view.seat == match.to_move
        before = match.to_move
        by_mouse(played, move)
        played.live(0.1)
        if match.to_move is not None and match.to_move != before and not played.scene.busy:
            assert isinstance(played.stack.top, HandOverScene)
            assert played.places.near == match.to_move, "the weapons on the doors are seen by the one who comes"
            assert played.choice is None
            played.live(DEAF_SECONDS)
            state = match.state
            asks = state.phase == BATTLE or (state.phase == ACTIONS and match.to_move != state.active)
            ends = state.phase == STEPS and not state.steps
            answers = {"answer.0", "answer.1"} if asks else {"answer.0"} if ends else set()
            assert {target.name for target in played.stack.targets()} == {"ready", "peek", "menu"} | answers
        if asked > 6:
            return
    raise AssertionError("no defender was asked")


def defender_at_doors(*, joker: bool = False) -> Played:
    """Two people, at the shut doors where the defender is asked for New Weapons."""

    def asked(match: Match) -> bool:
        state = match.state
        defender = 1 - state.active
        if state.phase != ACTIONS or match.to_move != defender or not state.hands[defender] & JOKER:
            return False
        if joker:
            state.hands[defender] &= ~NEW_WEAPONS
        return True

    played = Played(RED, BLACK, seed=7, before=asked)
    played.live(0.5)
    assert isinstance(played.stack.top, HandOverScene)
    return played


def test_the_defender_keeps_the_weapons_without_opening_the_doors() -> None:
    played = defender_at_doors()
    match = played.session.match
    defender, made = match.to_move, len(match.history)
    played.click("answer.0")
    played.live(0.5)
    assert len(match.history) == made + 1
    assert match.history[-1].move == PLAY_NOTHING
    assert played.stage.viewer != defender, "nothing of the defender's was ever on the table"


def test_new_weapons_at_the_doors_ask_once() -> None:
    played = defender_at_doors()
    match = played.session.match
    made = len(match.history)
    played.click("answer.1")
    assert len(match.history) == made
    played.click("answer.1.no")
    assert "answer.1" in played.names()
    played.click("answer.1")
    played.click("answer.1.yes")
    played.live(0.1)
    assert match.history[made].move == PlayNewWeapons()


def test_an_answer_at_the_doors_may_cost_the_joker() -> None:
    played = defender_at_doors(joker=True)
    match = played.session.match
    made = len(match.history)
    played.click("answer.1")
    played.click("answer.1.yes")
    played.live(0.1)
    assert match.history[made].move == PlayNewWeapons(joker=True)


def fights_on(match: Match) -> bool:
    """Whether somebody who is behind in a battle could win it with any die."""
    state = match.state
    return state.phase == BATTLE and state.rolls[1 - state.asked] < max(FACES[ONE_STAR])


def fighter_at_doors() -> Played:
    """Two people, at the shut doors where the one who is behind in a battle is asked for a shuriken."""
    played = Played(RED, BLACK, seed=7, before=fights_on)
    played.live(0.5)
    assert isinstance(played.stack.top, HandOverScene)
    return played


@pytest.mark.parametrize(("answer", "move"), [("answer.0", REROLL), ("answer.1", ACCEPT_ROLL)])
def test_a_shuriken_is_thrown_or_kept_without_opening_the_doors(answer: str, move: Move) -> None:
    played = fighter_at_doors()
    match = played.session.match
    decider, made = match.to_move, len(match.history)
    played.click(answer)
    played.live(0.1)
    assert match.history[made].move == move
    assert match.history[made].seat == decider
    assert played.stage.viewer != decider, "nothing of that player's was ever on the table"


def test_the_question_for_a_shuriken_tells_its_chance() -> None:
    played = fighter_at_doors()
    match = played.session.match
    view = match.view(match.to_move)
    odds, asked = reroll_odds(view, view.seat), played.face.at_doors(view)
    assert asked is not None
    assert asked.line is not None
    assert asked.line.text == f"You win on {odds.needs} or more: {odds.win}%"
    assert played.face.public_zone == played.places.tray, "the dice are seen beside it"


def attacker_at_doors() -> Played:
    """Two people, at the shut doors where an attacker who has used every step can only end the turn."""
    played = Played(RED, BLACK, seed=7, before=lambda match: match.state.phase == STEPS and not match.state.steps)
    played.live(0.5)
    assert isinstance(played.stack.top, HandOverScene)
    return played


def test_a_turn_without_steps_is_ended_without_opening_the_doors() -> None:
    played = attacker_at_doors()
    match = played.session.match
    attacker, made = match.to_move, len(match.history)
    assert match.legal_moves() == [END_TURN]
    played.click("answer.0")
    played.live(0.1)
    assert match.history[made].move == END_TURN
    assert match.history[made].seat == attacker
    assert played.stage.viewer != attacker, "nothing of that player's was ever on the table"


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("at_doors", [lambda: defender_at_doors(joker=True), fighter_at_doors])
def test_the_question_at_the_doors_fits(at_doors: Callable[[], Played], language: str, size: tuple[int, int]) -> None:
    played = at_doors()
    played.kit.texts.choose(language)
    played.stack.top.resume(None)
    window = shared_window(size)
    for name in ("answer.1", "menu"):
        played.stack.draw(window.canvas)
        played.live(0.5)
        if name in played.names() and name != "menu":
            played.click(name)
    played.stack.draw(window.canvas)
    assert window.writer.overflows == []


def test_the_list_of_targets_tells_no_rank() -> None:
    """Two positions that differ only in hidden ranks offer the other side the same places to click."""
    names = []
    for formation in ("wall", "wings"):
        played = Played(RED, BLACK, seed=9)
        played.until_turn()
        played.click(f"formation.{formation}")
        names.append(sorted(played.names()))
        played.click("ready")
        played.until_turn()
        names.append(sorted(played.names()))
    assert names[0] == names[2]
    assert names[1] == names[3]


def test_a_picture_of_the_screen_shows_what_anybody_may_know() -> None:
    window = make_window((960, 540))
    taken = []
    for formation in ("wall", "wings"):
        played = Played(RED, BLACK, seed=9)
        played.until_turn()
        played.click(f"formation.{formation}")
        played.scene.draw_public(window.canvas)
        taken.append(pygame.image.tobytes(window.canvas.surface, "RGB"))
    window.close()
    assert taken[0] == taken[1]


def test_after_the_hand_over_the_board_lies_before_the_player_who_looks() -> None:
    played = Played(RED, BLACK, seed=7)
    for move in wishes(played, 4):
        assert played.places.near == played.session.to_move
        by_mouse(played, move)
        if isinstance(move, Step):
            return
    raise AssertionError("nobody walked")


def test_a_formation_that_somebody_saves_is_not_shown_to_the_other_in_the_same_match() -> None:
    played = Played(RED, BLACK, seed=9)
    played.until_turn()
    played.click("formation.wings")
    played.click("save")
    assert played.face.public_zone is None, "there are no weapons yet"
    played.click("ready")
    played.until_turn()
    assert played.session.to_move == 1
    played.click("formation.own")
    draft = played.intent.draft
    assert draft is not None
    assert not draft.ranks
    assert not played.intent.desk.has_kept
