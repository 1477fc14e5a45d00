"""Hints: three slips, based only on what the player may know, that highlight moves but make none by themselves."""

import pygame
import pytest

from game.ai.advice import Advice, because
from game.app.tables import layout_of
from game.catalog import GAMES
from game.core.match import Match
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.placement import covered
from game.engine.widgets.focus import Focus
from game.games.oboro.rules.moves import Play
from game.games.oboro.table.face import OboroFace
from game.games.taisen.rules.moves import UseDie
from game.games.taisen.table.face import TaisenFace
from game.table.face.face import Face
from game.table.hint.slip import HintSlip
from game.table.session import Player
from tests.games.ninjutsu.positions import position
from tests.kit import SPOKEN, make_window, shared_window
from tests.table.advised import Adviser
from tests.table.played import DT, Pause, PlayedTable, advice

ANNA, BERT, CARLA = Player("Anna"), Player("Bert"), Player("Carla")
BOT = Player("Computer", "adept")
SLIPS = ["hint.0", "hint.1", "hint.2"]


class Played(PlayedTable[Face]):
    def __init__(self, game: str, *players: Player, thinker: Adviser | None = None, seed: int = 5) -> None:
        options = {"first": "monkey"} if game == "taisen" else {}
        self.adviser = thinker or Adviser()
        super().__init__(Match(GAMES[game], len(players), seed, **options), players, self.adviser, "off", "short")
        self.until_turn()

    @property
    def slips(self) -> list[str]:
        return [name for name in self.names() if name.startswith("hint.")]


def taisen(thinker: Adviser | None = None) -> Played:
    return Played("taisen", ANNA, BOT, thinker=thinker)


def oboro(*players: Player) -> Played:
    return Played("oboro", *(players or (ANNA, BOT, BOT)))


def test_three_slips_come_after_some_thought_and_change_nothing() -> None:
    played = Played("taisen", ANNA, BOT, thinker=Adviser(looks=5), seed=2)
    before = played.session.match.view(0)
    played.do(Kind.HINT)
    assert played.scene.hint_panel.thinking
    assert played.slips == []
    played.live(1.0)
    assert played.slips == SLIPS
    assert played.session.match.view(0) == before
    played.do(Kind.HINT)
    assert played.slips == []


MIDDLE = position(
    """
    .  b1 .  b3 b1
    b1 .  .  b2 .
    .  .  b2 .  .
    .  .  .  .  .
    .  .  r2 .  .
    .  r1 .  r1 r2
    b1 .  r1 .  .
    r3 .  r1 .  .
    """,
    turn=3,
    cards=("salto sneak", "joker"),
)
"""A Soke in the corner, with an enemy before him."""


@pytest.mark.parametrize("game", GAMES)
def test_slips_cover_nothing_that_is_needed(game: str) -> None:
    match = Match(GAMES[game], GAMES[game].seats[0], 5)
    if game == "ninjutsu":
        match.state = MIDDLE
    players = (ANNA, *[BOT] * (match.seats - 1))
    played = PlayedTable[Face](match, players, Adviser(), "off", "short")
    played.until_turn()
    played.do(Kind.HINT)
    played.live(1.0)
    slips = [target.rect for target in played.stack.targets() if target.name in SLIPS]
    assert slips
    assert not any(covered(slip, played.face.needed()) for slip in slips)


def test_what_is_needed_at_ninjutsu_is_everything_in_play_but_no_empty_square() -> None:
    match = Match(GAMES["ninjutsu"], 2, 5)
    match.state = MIDDLE
    face = PlayedTable[Face](match, (ANNA, BOT), Adviser(), "off", "short").face
    empty = face.where("cell.1")
    assert empty is not None
    assert face.threat() is not None
    needed = face.needed()
    assert covered(empty.inset(30), needed) == 0
    zones = layout_of("ninjutsu")
    assert {zones["strip.near"], zones["actions"], zones["armoury"]} <= set(needed)


def test_a_slip_shows_its_move_on_the_table() -> None:
    played = taisen()
    assert isinstance(played.face, TaisenFace)
    played.click("hint")
    played.live()
    moves = [advice.move for advice in advice(played.scene)]
    assert played.intent.move == moves[0], "the best one is shown at once"
    played.point("hint.1")
    assert played.intent.move == moves[1]
    played.do(Kind.CANCEL)
    played.click_at((800, 700))
    assert played.intent.move is None


def test_the_first_click_marks_a_slip_and_the_second_makes_its_move() -> None:
    played = taisen()
    played.click("hint")
    played.live()
    move = advice(played.scene)[1].move
    played.click("hint.1")
    assert played.session.match.history == []
    played.click("hint.1")
    assert [step.move for step in played.session.match.history] == [move]
    played.live(1.0)
    assert played.slips == []


def test_the_keyboard_reaches_the_slips() -> None:
    played = oboro()
    played.do(Kind.NEXT, Kind.HINT)
    played.live()
    assert played.scene.focus.current == "hint.0", "the focus goes where something came"
    before = len(played.session.match.history)
    played.focus_on(played.slips[-1])
    assert isinstance(played.face, OboroFace)
    # Inside: which card is raised can otherwise only be seen.
    raised = played.face._looked_at
    assert raised is not None
    advised = advice(played.scene)[-1].move
    assert advised == Play(str(played.fan.held[raised].card))
    played.do(Kind.CONFIRM, Kind.CONFIRM)
    assert played.session.match.history[before].move == advised


def test_a_hint_goes_with_the_position_it_was_about() -> None:
    played = taisen()
    played.do(Kind.HINT)
    played.live()
    move = next(move for move in played.session.match.legal_moves() if isinstance(move, UseDie))
    played.click(f"die.{move.die}")
    played.click(f"ninja.{move.ninja}")
    played.live(1.0)
    assert played.slips == []
    played.do(Kind.HINT)
    played.live()
    assert played.slips
    played.do(Kind.UNDO)
    assert played.slips == []


def test_escape_puts_the_hint_away_before_it_opens_the_menu() -> None:
    played = taisen()
    played.do(Kind.HINT)
    played.live()
    played.do(Kind.CANCEL)
    assert played.slips == []
    assert played.stack.top is played.scene
    played.do(Kind.CANCEL)
    assert isinstance(played.stack.top, Pause)


def test_a_match_without_hints_says_so() -> None:
    played = taisen()
    played.session.hints = False
    for attempt in (lambda: played.do(Kind.HINT), lambda: played.click("hint")):
        played.scene.toast.hide()
        attempt()
        assert played.scene.toast.text == played.kit.say("table.refused.no_hints")
    assert played.adviser.explained == []


def test_nobody_gets_a_hint_for_somebody_else() -> None:
    played = Played("taisen", ANNA, BOT)
    move = next(move for move in played.session.match.legal_moves() if isinstance(move, UseDie))
    played.session.submit(move)
    played.session.submit(played.session.match.legal_moves()[-1])
    while played.session.to_move == 0:
        played.session.submit(played.session.match.legal_moves()[-1])
    played.scene.handle(Command(Kind.HINT))
    assert played.scene.toast.text == played.kit.say("table.refused.wait")
    assert played.adviser.explained == []


def test_a_seat_that_was_left_to_the_computer_gets_no_hint_any_more() -> None:
    played = taisen(Adviser(looks=1000))
    played.do(Kind.HINT)
    played.session.hand_over(0, BOT)
    played.scene.resume(None)
    assert not played.scene.hint_panel.open
    played.live(3.0)
    assert played.session.match.history


def test_no_advice_is_said_and_the_match_goes_on() -> None:
    played = taisen(Adviser(helpless=True))
    played.do(Kind.HINT)
    played.live()
    assert played.scene.toast.text == played.kit.say("table.refused.no_advice")
    assert not played.scene.hint_panel.open


def test_advice_knows_what_the_person_knows_and_is_covered_with_their_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    played = oboro(ANNA, BERT, CARLA)
    asker = played.session.viewer
    played.do(Kind.HINT)
    played.live()
    assert [view.seat for view in played.adviser.explained] == [asker]
    assert played.slips == SLIPS
    drawn: list[str] = []
    monkeypatch.setattr(HintSlip, "draw", lambda slip, canvas: drawn.append(slip.name))
    window = make_window((960, 540))
    played.stack.draw_public(window.canvas)
    assert drawn == [], "pictures that are kept tell nobody's advice"
    played.stack.draw(window.canvas)
    assert drawn == SLIPS
    window.close()
    played.click("hint.0")
    played.click("hint.0")
    while played.stack.top is played.scene:
        played.live(DT)
    assert not played.scene.hint_panel.open, "it is gone before anybody else comes"
    played.until_turn()
    assert played.session.viewer != asker
    assert played.slips == []
    assert all("%" not in line.text for line in played.scene.log.lines)


def test_what_is_still_being_shown_comes_before_the_slips() -> None:
    played = Played("taisen", ANNA, BOT)
    played.kit.speed = "slow"
    move = next(move for move in played.session.match.legal_moves() if isinstance(move, UseDie))
    played.click(f"die.{move.die}")
    played.click(f"ninja.{move.ninja}")
    assert played.scene.busy
    played.do(Kind.HINT)
    assert played.slips == []
    played.live(6.0)
    assert played.slips


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", ["taisen", "oboro"])
def test_the_words_of_a_hint_fit(game: str, size: tuple[int, int]) -> None:
    played, window = taisen() if game == "taisen" else oboro(), shared_window(size)
    seen = 0
    for _ in range(12):
        played.until_turn()
        if played.over:
            break
        played.do(Kind.HINT)
        played.draw_in_every_language(window)
        played.live()
        played.draw_in_every_language(window)
        slip = played.slips[-1]
        played.click(slip)
        played.draw_in_every_language(window)
        seen += 1
        played.click(slip)
    assert seen > 5
    assert window.writer.overflows == []


LONGEST = {"percent": 100, "count": 12, "power": 12, "card": "G8", "ninja": "S3", "clan": "monkey"}


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_fits_its_slip(game: str, language: str) -> None:
    match = Match(GAMES[game], GAMES[game].seats[0], 5)
    played = PlayedTable[Face](match, (ANNA, *[BOT] * (match.seats - 1)), Adviser(), "off", "short")
    played.live(2.0)
    hint_panel, texts, window = played.scene.hint_panel, played.kit.texts, shared_window((1280, 720))
    texts.choose(language)
    move = match.legal_moves()[0]
    keys = [key for key in texts.tables[language] if key.startswith(f"{game}.hint.")]
    for first in range(len(keys)):
        three = [keys[(first + number) % len(keys)] for number in range(3)]
        # Inside: no search would find every reason with its longest words.
        hint_panel._found = [Advice(move, 1.0, because(key, **LONGEST)) for key in three]
        for slip in hint_panel.widgets():
            slip.draw(window.canvas)
    assert len(keys) >= 10
    assert window.writer.overflows == []


def test_the_focus_ring_does_not_cross_out_the_chance_on_its_edge() -> None:
    """The chance overlaps the upper edge of its slip, where the ring runs."""
    window = make_window()
    slip = HintSlip(0, Rect(300, 300, 240, 110), ("Play red 8", "win 83%", "It takes the trick"), marked=True)
    focus = Focus([slip])
    pictures = []
    for shown in (False, True):
        if shown:
            focus.show_at(slip.name)
        window.canvas.fill((0, 0, 0))
        focus.draw(window.canvas)
        pill = window.canvas.layout.rect_to_px(Rect(444, 286, 68, 22))
        pictures.append(pygame.image.tobytes(window.canvas.surface.subsurface(pill), "RGB"))
    window.close()
    assert pictures[0] == pictures[1]
