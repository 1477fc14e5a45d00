"""Shinobi WAT-AAH! played through the table by commands alone: mouse, keyboard, computers; its words and pictures."""

from collections.abc import Callable
from itertools import pairwise
from math import inf
from random import Random

import pygame
import pytest

from game.catalog import GAMES
from game.core.contract import Event
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.look import theme
from game.engine.timeline import hold
from game.games.wataah.rules import events, moves
from game.games.wataah.rules.grand_master.cards import BOSSES
from game.games.wataah.table import seat_values
from game.games.wataah.table.art.pictures import GrandArt
from game.games.wataah.table.draw.cards import with_sum
from game.games.wataah.table.draw.seats import rim
from game.games.wataah.table.input.pieces import CardOfClan
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.layout import REVEAL_LIFT
from game.games.wataah.table.scoring import rows
from game.table.frame.chrome import title_box
from game.table.inspect.zoom import ZoomScene
from game.table.playback.viewpoint import SeenEvent
from tests.games.wataah.table.person import GRAND, NAMES, Played, play
from tests.kit import make_window, shared_window

pytestmark = pytest.mark.usefixtures("no_errors")


def test_a_person_may_sit_anywhere_and_has_their_hand_in_front() -> None:
    played = Played(4, people=(2,), seed=3)
    played.until_turn()
    assert played.places.south == 2
    assert len([name for name in played.names() if name.startswith("hand.")]) == len(played.face.picture.hands[2])


def test_the_tip_of_a_clans_last_real_card_says_that_the_others_fall_with_it() -> None:
    played = Played(2, people=(0,), seed=3)
    face = played.face
    face.picture.clans[1] = {"dragon": ["ronin", "dragon4", "ronin"], "fox": ["fox3", "fox4"], "bear": ["bear6"]}
    # Inside: the position is made up, and no event leads to it.
    face._slots.lay(face.picture.clans)
    words = played.kit.say("wataah.tip.holds_clan")
    falls = {
        (slot, place): words in (face.tip(CardOfClan(1, slot, place)) or "")
        for slot, count in enumerate((3, 2, 1))
        for place in range(count)
    }
    assert [at for at, said in falls.items() if said] == [(0, 2)]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_drawn_around_a_clan_keeps_off_its_strength(seats: int) -> None:
    played = Played(seats, people=(0,), seed=3)
    face = played.face
    face.picture.clans[0] = {"dragon": ["dragon3", "dragon4"]}
    # Inside: the position is made up, and no event leads to it.
    face._slots.lay(face.picture.clans)
    around, large = face.where("clan.0.dragon"), played.places.round
    assert around is not None
    assert around == with_sum(played.places.splay(0, face._slots.slot(0, "dragon"), 2), large=large)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_portrait_touches_the_title(size: tuple[int, int]) -> None:
    window = shared_window(size)
    for factor in theme.INTERFACE.values():
        window.writer.size_factor = factor
        title = title_box(window.canvas, GAMES["wataah"].title)
        for seats in (2, 3, 4):
            places = Played(seats, people=(0,), seed=3).places
            touched = [seat for seat in range(seats) if rim(places.of("plate", seat)).overlaps(title)]
            assert touched == [], (seats, factor)
    window.writer.size_factor = 1.0


def test_a_hint_calls_an_opponent_by_name() -> None:
    face = Played(2, people=(0,), seed=3).face
    assert NAMES[1] in face.say_move(moves.ChooseClan(1, "fox"))
    assert NAMES[1] in face.say_move(moves.ChooseSeat(1))


def test_nothing_may_cover_the_sum_of_an_own_clan() -> None:
    played = Played(2, people=(0,), seed=3)
    face = played.face
    face.picture.clans[played.places.south] = {"fox": ["fox3", "fox4"]}
    face._slots.lay(face.picture.clans)
    clan = face._table.things.clan_rect(played.places.south, "fox", face.picture)
    assert any(rect.contains(Point(clan.right + 10, clan.y - 5)) for rect in face.needed())


def placing(played: Played, size: int) -> tuple[Placing, moves.PlaceClan]:
    """Play until a clan of this many real cards can be placed."""
    found: list[moves.PlaceClan] = []

    def may() -> bool:
        choice = played.choice
        found[:] = [
            move
            for move in (choice.legal if isinstance(choice, Placing) else ())
            if isinstance(move, moves.PlaceClan) and len(move.cards) == size and "ronin" not in move.cards
        ]
        return bool(found)

    play(played, 1, may)
    choice = played.choice
    assert isinstance(choice, Placing)
    return choice, found[0]


def test_one_click_gathers_a_clan_and_the_next_places_it() -> None:
    played = Played(2, seed=10)
    choice, move = placing(played, 3)
    index = choice.hand.index(move.cards[0])
    played.use(played.card_name(index))
    assert choice.clan == move.clan
    assert len(choice.taken) >= 3
    assert "slot" in played.names()
    played.click("slot")
    made = [step.move for step in played.session.match.history if isinstance(step.move, moves.PlaceClan)]
    assert made[-1].clan == move.clan
    assert len(made[-1].cards) >= 3


def test_what_is_pointed_at_rises_with_all_that_goes_with_it() -> None:
    played = Played(2, seed=10)
    choice, move = placing(played, 3)
    index = choice.hand.index(move.cards[0])
    played.point(played.card_name(index))
    played.live(1)
    lifts = {held.index: held.lift for held in played.fan.held}
    together = choice.group(index)
    assert len(together) >= 3
    assert min(lifts[place] for place in together) > max(lift for place, lift in lifts.items() if place not in together)


def test_what_cannot_be_done_says_why() -> None:
    played = Played(2, seed=10)
    played.until_turn()
    assert played.phase == "draw"
    played.click("hand.0")
    assert played.scene.toast.text == played.kit.say("wataah.refused.first_draw")
    play(played, 2, lambda: played.phase == "discard")
    played.scene.toast.hide()
    played.click("act.0")
    assert played.scene.toast.text == played.kit.say("wataah.refused.choose_more")


def test_placing_nothing_leads_to_the_discard_at_once() -> None:
    played = Played(2, seed=10)
    play(played, 2, lambda: played.phase == "place")
    played.do(Kind.END)
    assert played.phase == "discard"
    assert played.stage.phase == 2


def test_enter_takes_the_next_step_and_digits_take_up_cards() -> None:
    played = Played(2, seed=10)
    played.until_turn()
    played.do(Kind.CONFIRM)
    assert isinstance(played.session.match.moves[-1], moves.Recruit)
    play(played, 2, lambda: played.phase == "discard")
    before = len(played.session.match.history)
    played.do(Kind.DIGIT, number=1)
    played.do(Kind.CONFIRM)
    assert isinstance(played.session.match.history[before].move, moves.Discard)


def test_a_decision_can_be_taken_back_until_something_came_to_light() -> None:
    played = Played(2, seed=10)
    play(played, 2, lambda: played.phase == "place")
    before = len(played.session.match.history)
    played.do(Kind.END)
    assert played.phase == "discard"
    played.do(Kind.UNDO)
    assert len(played.session.match.history) == before
    assert played.phase == "place"
    played.do(Kind.UNDO)
    assert played.scene.toast.text == played.kit.say("refused.undo_final")


def test_the_jigoku_can_be_opened_searched_and_closed() -> None:
    played = Played(2, seed=10)
    play(played, 2, lambda: len(played.face.picture.jigoku) > 8 and played.phase == "draw")
    played.click("jigoku")
    assert len([name for name in played.names() if name.startswith("pick.")]) == len(set(played.face.picture.jigoku))
    played.click("search.bear")
    assert played.face._overlay.sheet.wanted == "bear"
    played.click("search.bear")
    assert played.face._overlay.sheet.wanted is None
    played.click("close")
    assert "deck" in played.names()
    played.click("jigoku")
    played.do(Kind.CANCEL)
    assert "deck" in played.names()


def test_a_card_can_be_held_before_the_eyes() -> None:
    played = Played(2, seed=10)
    played.until_turn()
    played.point("hand.2")
    played.stack.frame([Command(Kind.ALTERNATE, at=played.target("hand.2").rect.centre)], 0.05)
    shown = played.stack.top
    assert isinstance(shown, ZoomScene)
    assert shown._zoom.title == played.face._words.card(str(played.fan.held[2].card))
    played.click("back")
    assert played.stack.top is played.scene


def test_the_hand_can_be_sorted_by_strength() -> None:
    played = Played(2, seed=10)
    played.until_turn()
    by_clan = [held.card for held in played.fan.held]
    played.click("sort")
    by_strength = [held.card for held in played.fan.held]
    strengths = [seat_values.strength([card]) for card in by_strength if card]
    assert strengths == sorted(strengths, reverse=True)
    assert sorted(map(str, by_clan)) == sorted(map(str, by_strength))
    played.click("sort")
    assert [held.card for held in played.fan.held] == by_clan


def test_a_player_with_a_hand_cannot_turn_the_table_but_watchers_can() -> None:
    played = Played(3, seed=9)
    played.until_turn()
    played.do(Kind.TURN_BOARD)
    assert played.scene.toast.text == played.kit.say("wataah.refused.turn")
    watched = Played(3, people=(), speed="normal")
    watched.live(0.5)
    watched.click("turn")
    assert watched.places.south == 1


def test_the_totals_are_what_the_rules_count() -> None:
    for mode in ("grasshopper", GRAND):
        played = Played(3, seed=6, mode=mode)
        counted = []
        play(played, 6)
        for step in played.session.match.history:
            counted += [event for event in step.events if isinstance(event, events.RoundCounted)]
        outcome = played.session.outcome
        assert outcome is not None
        if mode == GRAND:
            assert len(counted) == 3
        else:
            scores = [seat_values.score(played.face.picture, seat) for seat in range(3)]
            assert scores == [int(score) for score in outcome.scores]


@pytest.mark.parametrize("mode", ["grasshopper", GRAND])
def test_the_scoring_of_the_match_adds_up(mode: str) -> None:
    played = Played(4, people=(), seed=2, mode=mode)
    for _ in range(60_000):
        if played.over:
            break
        played.live(0.5)
    outcome = played.session.outcome
    assert outcome is not None
    told = rows(played.session, played.kit.texts)
    minus = {ord("-"): "\N{MINUS SIGN}"}
    assert told[-1].values == tuple(str(int(score)).translate(minus) for score in outcome.scores)
    clans = [] if mode == GRAND else told[:-3]
    assert len(told) - len(clans) == (5 if mode == GRAND else 3)
    if clans:
        for seat, strength in enumerate(told[-3].values):
            laid = [row.values[seat] for row in clans if row.values[seat] != "\N{EN DASH}"]
            assert f"+{sum(int(words.split()[-1]) for words in laid)}" == strength
    assert all(len(row.values) == 4 for row in told)


def held(played: Played, kind: type[Event], seed: int) -> None:
    """Play until an event of that kind is being shown."""
    pick = Random(seed)

    def decide() -> None:
        legal = played.session.match.legal_moves()
        busy = [move for move in legal if not isinstance(move, moves.EndPlacing)] or legal
        played.submit(pick.choice(busy))

    played.until_held(kind, decide)


def test_the_fourth_clan_rings_the_bell() -> None:
    for seed in range(9, 20):
        played = Played(2, seed=seed, speed="normal", pace="click")
        try:
            held(played, events.ClanPlaced, seed)
        except AssertionError:
            continue
        bell = played.stage.bell
        assert bell is not None
        assert bell.words == played.kit.say("wataah.banner.bell", player=NAMES[played.face.picture.active])
        return
    raise AssertionError("no match ended with a fourth clan")


def test_the_ranking_waits_until_it_has_been_seen() -> None:
    played = Played(3, seed=3, speed="normal", mode=GRAND, pace="normal")
    held(played, events.RoundCounted, 3)
    assert played.stage.board_open
    played.live(20)
    assert played.names().count("next") == 1
    played.click("next")
    assert played.stage.board.counted is None
    assert played.face.picture.board is not None
    assert played.face.picture.board.scores


def test_the_ranking_has_its_button_right_after_something_else_was_read() -> None:
    """Without animation one thing to read may follow another within a frame."""
    played = Played(3, seed=3, speed="off", mode=GRAND, pace="normal")
    played.until_turn()
    director = played.scene.presenter.director
    director.open([[hold(inf)]])
    played.live(2)
    assert "next" not in played.names()
    director.play([SeenEvent(events.RoundCounted(1, (9, 8, 7), (4, 3, 1)), None)])
    director.skip()
    played.live(2)
    assert director.waiting
    assert played.names().count("next") == 1


def test_the_boss_is_unveiled_before_the_end() -> None:
    played = Played(2, seed=3, speed="normal", mode=GRAND, pace="click")
    held(played, events.BossRevealed, 3)
    him = played.stage.board.unveiling
    assert him is not None
    assert him.turned == 0, "first only his back is seen"
    played.do(Kind.CONFIRM)
    assert him.turned == 1
    played.click("next")
    assert played.face.picture.board is not None
    assert played.face.picture.board.bosses[0] == him.boss


def test_the_board_can_be_looked_at_during_a_round() -> None:
    played = Played(2, seed=3, mode=GRAND)
    played.until_turn()
    played.click("board")
    assert "back" in played.names()
    assert "hand.0" not in played.names()
    played.click("back")
    assert "hand.0" in played.names()


def test_bosses_on_the_board_have_no_plate_without_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    full: list[int] = []
    boss = vars(GrandArt)["boss"]

    class Watched:
        def __get__(self, art: GrandArt, kind: type[GrandArt]) -> Callable[[str, int], pygame.Surface]:
            return lambda name, width: full.append(width) or boss.of(art)(name, width)  # type: ignore[func-returns-value]

    monkeypatch.setattr(GrandArt, "boss", Watched(), raising=False)
    played, window = Played(2, seed=3, mode=GRAND), make_window((1280, 720))
    played.until_turn()
    played.click("board")
    board = played.face.picture.board
    assert board is not None
    board.bosses[:] = [name for name, _, _ in BOSSES][: len(board.bosses)]
    played.stack.draw(window.canvas)
    assert full == [], "at this size neither name nor points could be read"
    window.close()


@pytest.mark.parametrize("count", [1, 8, 20, 34])
def test_a_hand_of_any_size_fits_and_every_card_shows_its_strength(count: int) -> None:
    places = Played(2).places
    poses = places.hand(0, count)
    assert all(pose.rect.x >= 0 and pose.rect.right <= 1250 for pose in poses)
    apart = [after.x - before.x for before, after in pairwise(poses)]
    assert all(step >= 0.3 * poses[0].width for step in apart)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_to_choose_from_never_cover_the_question(seats: int) -> None:
    places = Played(seats).places
    for pose in places.reveal(5):
        assert pose.rect.y - REVEAL_LIFT >= places.table("prompt").bottom
        assert pose.rect.bottom <= places.clan(0, 0).y


def test_what_is_asked_is_never_covered_by_a_note() -> None:
    played = Played(3)
    played.until_turn()
    asked = played.places.table("prompt")
    assert any(rect.contains(asked.centre) for rect in played.face.kept())
