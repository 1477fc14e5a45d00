"""Help at WAT-AAH!'s table: tooltips, close-ups, hints, confirmations, pages, large cards, dragging."""

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from game.catalog import GAMES
from game.core.contract import Move
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.window import Window
from game.games.wataah.rules import moves
from game.games.wataah.rules.cards import CLANS_TO_END
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.rules.state import PHASES
from game.games.wataah.table import TABLE
from game.games.wataah.table.grand_master.builders import Sending
from game.games.wataah.table.input.builder_for_phase import builder_for
from game.games.wataah.table.input.hint_pointer import rings
from game.games.wataah.table.input.intent import as_if
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.pieces import ActButton, CourtOf, DecoyAt, PlateOf
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.layout import HAND, LARGE_HAND
from game.games.wataah.table.risky_moves import risk_of
from game.table.inspect.zoom import ZoomScene
from tests.games.wataah.table.person import GRAND, NAMES, Played
from tests.games.wataah.test_grand_master import ended
from tests.kit import SPOKEN, make_window, shared_window
from tests.table.advised import Adviser
from tests.table.played import DT

ASKED = tuple(phase for phase in PHASES if phase not in ("blades", "pardon", "over"))
"""The questions that come up in most matches; the others need a certain card."""


def reach(reached: Callable[[MoveBuilder, Picture], bool], *, seats: int = 3, mode: str = GRAND) -> Played:
    """A table where the first seat is asked a given question, in the first match where that happens."""
    for seed in range(1, 60):
        match, pick = Match(GAMES["wataah"], seats, seed, mode=mode), Random(seed)
        while match.to_move is not None:
            view = match.view(0)
            if match.to_move == 0 and reached(builder_for(view), Picture.of(view)):
                played = Played(seats, match=match)
                played.until_turn()
                return played
            legal = match.legal_moves()
            busy = [move for move in legal if not isinstance(move, moves.EndPlacing)] or legal
            match.submit(pick.choice(busy))
    raise AssertionError("it never came to that")


def asked(phase: str) -> Played:
    return tie() if phase == "shosho" else reach(lambda choice, _: choice.phase == phase)


def tie() -> Played:
    """Two others have tied for a round, which is too rare to wait for."""
    match = Match(GAMES["wataah"], 3, 1, mode=GRAND)
    match.state = ended("hand 0: carp1\nclans 1: bear6\nclans 2: bear6", seats=3)
    match.submit(moves.Discard("carp1"))
    played = Played(3, match=match)
    played.until_turn()
    return played


@cache
def table(phase: str) -> Played:
    """A table in a given phase; shared, so tests must not change it."""
    return asked(phase)


def names(played: Played) -> list[str]:
    return [widget.name for widget in played.face.widgets()] + [thing.name for thing in played.face.things()]


def drag(played: Played, name: str, to: Point) -> None:
    start = played.target(name).rect.centre
    for kind, at in ((Kind.POINT, start), (Kind.PRESS, start), (Kind.POINT, Point(start.x, start.y - 40))):
        played.stack.frame([Command(kind, at=at)], DT)
    played.stack.frame([Command(Kind.POINT, at=to)], DT)
    played.stack.frame([Command(Kind.RELEASE, at=to)], DT)


# Words


@pytest.mark.parametrize("phase", ASKED)
def test_everything_has_a_word_whatever_is_asked(phase: str) -> None:
    played = table(phase)
    assert [name for name in names(played) if not played.face.tip(played.what(name))] == []
    assert len(names(played)) > 10


@pytest.mark.parametrize("phase", ASKED)
def test_every_page_that_is_opened_exists(phase: str) -> None:
    played = table(phase)
    assert TABLE.book is not None
    assert played.face.page in [page.name for page in TABLE.book(played.kit)]


def test_the_page_follows_what_is_taken_up_and_shown() -> None:
    played = asked("draw")
    assert played.face.page == "corruption"
    played = reach(can_place)
    assert played.face.page == "placing"
    choice = played.choice
    assert isinstance(choice, Placing)
    played.use(played.card_name(next(iter(choice.hand_lit()))))
    assert played.face.page in ("powers", "yokai")


def can_place(choice: MoveBuilder, picture: Picture | None = None) -> bool:
    return isinstance(choice, Placing) and any(
        isinstance(move, moves.PlaceClan) and "ronin" not in move.cards for move in choice.legal
    )


def test_things_that_cannot_be_used_now_are_no_targets_but_have_words() -> None:
    played = table("draw")
    assert "seat.1" not in played.names()
    seat = next(thing for thing in played.face.things() if thing.name == "seat.1")
    played.stack.frame([Command(Kind.POINT, at=seat.rect.centre)], DT)
    played.live(1.5)
    assert played.scene.looking.tooltip.shown
    assert NAMES[1] in str(played.face.tip(PlateOf(1)))


def test_hidden_cards_stay_hidden() -> None:
    played = reach(lambda choice, picture: choice.phase == "place" and has_court(picture))
    board = played.face.picture.board
    assert board is not None
    hidden = [seat for seat, card in enumerate(board.courts) if card is None]
    for seat in hidden:
        assert played.face.tip(CourtOf(seat)) == played.kit.say("wataah.tip.court_hidden")
        assert played.face.closer(CourtOf(seat)) is None
    for decoy in (1, 2, 3):
        title = played.face.closer(DecoyAt(decoy)).title
        known = board.bosses[decoy]
        assert title == (played.kit.say(f"wataah.boss.{known}") if known else title)
        assert known or not any(name in title for name in map(str, filter(None, board.bosses)))
    assert played.kit.say("wataah.tip.final_hidden").startswith(played.face.closer("boss").title)


def has_court(picture: Picture) -> bool:
    board = picture.board
    return board is not None and None in board.courts


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", SPOKEN)
def test_every_word_and_every_closer_look_fits(language: str, size: tuple[int, int]) -> None:
    window, shown = shared_window(size), set[tuple[str, str]]()
    for phase in ASKED:
        played = table(phase)
        played.kit.texts.choose(language)
        look_at_everything(played, window, shown, words=size[0] == 1280)
        played.kit.texts.choose("en")
    assert len(shown) > 30
    assert window.writer.overflows == []


def look_at_everything(played: Played, window: Window, shown: set[tuple[str, str]], *, words: bool) -> None:
    """Draw every close-up that has not been shown yet and, if `words`, every tooltip."""
    for name in names(played):
        closer = played.face.closer(played.what(name))
        if closer is not None and (closer.title, closer.text) not in shown:
            assert closer.title
            assert closer.text
            ZoomScene(closer, played.kit.say("table.go_back")).draw(window.canvas)
            shown.add((closer.title, closer.text))
    for target in [*played.face.things(), *played.stack.targets()] if words else ():
        played.point_for_long(target.rect.centre)
        played.scene.looking.tooltip.draw(window.canvas)


# Hints


@pytest.mark.parametrize("phase", ASKED)
def test_every_move_can_be_pointed_out_and_said(phase: str) -> None:
    played = table(phase)
    choice = played.choice
    assert choice is not None
    for move in list(choice.legal)[:40]:
        played.face.point_out(move)
        shown = played.intent.shown
        assert shown is not None
        around = rings(move, choice, played.face.picture, played.face._table.things, played.face.widgets())
        assert around or shown.begun, f"{move} shows nothing"
        assert played.face.say_move(move)
        assert played.choice is choice
        assert not choice.begun, "nothing is taken up by advice"
    played.face.point_out(None)


def test_what_is_taken_up_counts_more_than_advice() -> None:
    played = reach(can_place, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    move = next(move for move in choice.legal if isinstance(move, moves.PlaceClan))
    played.face.point_out(move)
    shown = played.intent.shown
    assert isinstance(shown, Placing)
    assert shown.cards == move.cards
    played.use(played.card_name(next(iter(choice.hand_lit()))))
    assert played.intent.shown is choice


def test_nothing_may_cover_ranking_and_pawns_while_they_are_placed() -> None:
    played = table("pawns")
    shown = [*(f"board.pawn.{pawn}" for pawn in range(4)), "board.count", "board.rank.0", "board.prompt"]
    for name in shown:
        at = played.places.zone(name).centre
        assert any(rect.contains(at) for rect in played.face.needed()), name


def test_advice_takes_up_what_it_is_about() -> None:
    played = table("pawns")
    choice = played.choice
    assert choice is not None
    for move in choice.legal:
        if isinstance(move, moves.PlacePawns):
            shown = as_if(choice, move)
            assert isinstance(shown, Sending)
            assert (shown.place, shown.count) == (move.place, move.count)
    played = table("take")
    choice = played.choice
    assert choice is not None
    for move in choice.legal:
        shown = as_if(choice, move)
        assert isinstance(shown, Picking)
        assert [shown.source[place] for place in shown.taken] == [getattr(move, "card")]  # noqa: B009


@pytest.mark.parametrize("phase", ASKED)
def test_the_words_of_a_hint_fit_in_every_language(phase: str) -> None:
    played = asked(phase)
    played.session._thinker = Adviser()
    window = make_window((1280, 720))
    for language in SPOKEN:
        played.kit.texts.choose(language)
        played.do(Kind.HINT)
        played.stack.draw(window.canvas)
        played.live()
        played.stack.draw(window.canvas)
        assert "hint.0" in played.names()
        played.click("hint.0")
        played.stack.draw(window.canvas)
        played.do(Kind.CANCEL)
    assert window.writer.overflows == []
    window.close()


# Questions


def question(played: Played, name: str, move: Move) -> None:
    """The first click asks, the second confirms."""
    before = len(played.session.match.history)
    played.click(name)
    assert played.scene.caution.asking
    assert len(played.session.match.history) == before
    played.live(0.5)
    played.click(name)
    assert played.session.match.history[before].move == move


def test_nobody_rings_the_bell_for_somebody_else_by_mistake() -> None:
    played = reach(lambda choice, picture: bool(early(choice, picture)), seats=2, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    move = early(choice, played.face.picture)[0]
    for card in move.cards:
        index = next(i for i, held in enumerate(choice.hand) if held == card and i not in choice.taken)
        choice.taken.append(index)
    played.scene.view.refresh()
    assert str(played.face.tip(ActButton(0))).endswith(played.kit.say("wataah.tip.ends"))
    question(played, "act.0", move)


def early(choice: MoveBuilder, picture: Picture) -> list[moves.PlaceClan]:
    """Fourth clans that would let somebody else win."""
    if not isinstance(choice, Placing) or len(picture.clans[choice.seat]) < CLANS_TO_END - 1:
        return []
    found = [move for move in choice.legal if isinstance(move, moves.PlaceClan)]
    return [move for move in found if risk_of(choice, move, picture) is not None]


def bell(mode: str) -> tuple[MoveBuilder, Picture]:
    """Before a fourth clan: 4 points in play against the other's 7."""
    played = reach(lambda choice, _: isinstance(choice, Placing), mode=mode, seats=2)
    choice, picture = played.choice, played.face.picture
    assert choice is not None
    picture.clans[choice.seat] = {"carp": ["carp1"], "crow": ["crow2"], "toad": ["toad1"]}
    picture.clans[1 - choice.seat] = {"fox": ["fox3", "fox4"]}
    picture.corruption[:] = [[], []]
    return choice, picture


def test_w14_a_tie_that_is_lost_on_corruption_is_asked_about() -> None:
    choice, picture = bell("grasshopper")
    tie = moves.PlaceClan("monkey", ("monkey1", "monkey2"))
    assert risk_of(choice, tie, picture) is None, "shared"
    picture.corruption[choice.seat], picture.corruption[1 - choice.seat] = ["carp2"], ["carp1", "carp1"]
    assert risk_of(choice, tie, picture) is None, "shared: equally corrupt"
    picture.corruption[1 - choice.seat] = []
    picture.clans[1 - choice.seat] = {"fox": ["fox5"]}
    found = risk_of(choice, tie, picture)
    assert found is not None
    assert (found.key, found.values, found.ahead) == (
        "wataah.tip.risk.tie",
        {"mine": 5, "theirs": 5},
        1 - choice.seat,
    )
    picture.corruption[choice.seat], picture.corruption[1 - choice.seat] = [], ["carp1"]
    picture.clans[1 - choice.seat] = {"fox": ["fox4", "fox4"]}
    assert risk_of(choice, tie, picture) is None, "won on corruption"


def test_w17_a_tie_in_grand_master_ranks_both_first() -> None:
    choice, picture = bell("grand_master")
    picture.corruption[choice.seat] = ["carp2"]
    picture.clans[1 - choice.seat] = {"fox": ["fox5"]}
    assert risk_of(choice, moves.PlaceClan("monkey", ("monkey1", "monkey2")), picture) is None


def test_the_banner_counts_for_the_clan_that_is_being_placed() -> None:
    choice, picture = bell("grand_master")
    four = moves.PlaceClan("monkey", ("monkey1",) * 4)
    picture.clans[1 - choice.seat] = {"fox": ["fox5", "fox5"]}
    found = risk_of(choice, four, picture)
    assert found is not None
    assert (found.key, found.values) == ("wataah.tip.risk.bell", {"mine": 8, "theirs": 10})
    picture.temples[choice.seat] = "banner"
    assert risk_of(choice, four, picture) is None
    assert risk_of(choice, moves.PlaceClan("monkey", ("monkey1",) * 3), picture) is not None


def test_cards_that_are_taken_up_are_not_forgotten() -> None:
    played = reach(can_place, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    played.use(played.card_name(next(iter(choice.hand_lit()))))
    last = len(choice.acts()) - 1
    question(played, f"act.{last}", moves.END_PLACING)
    assert played.phase == "discard"


def test_a_tengu_against_oneself_is_asked_about() -> None:
    played = reach(lambda choice, _: isinstance(choice, Placing), mode="grasshopper", seats=2)
    choice, picture = played.choice, played.face.picture
    assert choice is not None
    move = moves.PlaceYokai("tengu", "carp")
    picture.clans[choice.seat]["carp"] = ["carp1", "oni"]
    assert risk_of(choice, move, picture) is not None
    picture.clans[1 - choice.seat]["rat"] = ["rat3", "nezumi", "great_dragon"]
    assert risk_of(choice, move, picture).values == {"mine": 8}
    picture.clans[1 - choice.seat]["fox"] = ["fox3", "kitsune"]
    assert risk_of(choice, move, picture) is None


# Automatic moves


# Dragging


def test_a_clan_is_dragged_onto_the_table() -> None:
    played = reach(can_place, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    move = next(move for move in choice.legal if isinstance(move, moves.PlaceClan) and "ronin" not in move.cards)
    name, before = played.card_name(choice.hand.index(move.cards[0])), len(played.session.match.history)
    area = played.places.own_area
    drag(played, name, Point(500, 860))
    assert not choice.begun, "it went back into the hand"
    drag(played, name, Point(area.x + 30, area.bottom - 30))
    made = played.session.match.history[before].move
    assert isinstance(made, moves.PlaceClan)
    assert made.clan == move.clan


def test_all_cards_of_a_group_follow_the_one_that_is_dragged() -> None:
    played = reach(can_place, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    move = next(move for move in choice.legal if isinstance(move, moves.PlaceClan) and "ronin" not in move.cards)
    name = played.card_name(choice.hand.index(move.cards[0]))
    start = played.target(name).rect.centre
    for kind, at in ((Kind.PRESS, start), (Kind.POINT, Point(start.x, start.y - 40)), (Kind.POINT, Point(700, 560))):
        played.stack.frame([Command(kind, at=at)], DT)
    played.live(1.0)
    dragged = [held for held in played.fan.held if held.index in choice.taken]
    assert len(dragged) >= 2
    assert all(held.y <= 560 and held.x <= 700 for held in dragged)
    window = make_window((960, 540))
    played.stack.draw(window.canvas)
    window.close()
    played.do(Kind.RELEASE)
    assert played.fan.carried is None


def test_reinforcements_go_to_the_nearest_clan() -> None:
    def may(choice: MoveBuilder, _: Picture) -> bool:
        return isinstance(choice, Placing) and any(isinstance(move, moves.Reinforce) for move in choice.legal)

    played = reach(may, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Placing)
    move = next(move for move in choice.legal if isinstance(move, moves.Reinforce))
    rect = played.face._table.things.clan_rect(choice.seat, move.clan, played.face.picture)
    before = len(played.session.match.history)
    drag(played, played.card_name(choice.hand.index(move.cards[0])), rect.centre)
    made = played.session.match.history[before].move
    assert isinstance(made, moves.Reinforce)


def test_a_card_is_dragged_to_the_jigoku_to_discard_it() -> None:
    played = asked("discard")
    before = len(played.session.match.history)
    card = played.fan.held[0].card
    drag(played, "hand.0", played.target("jigoku").rect.centre)
    assert played.session.match.history[before].move == moves.Discard(str(card))


def test_where_cards_are_not_wanted_the_table_says_what_is() -> None:
    played = asked("draw")
    drag(played, "hand.0", Point(800, 560))
    assert played.scene.toast.text == played.kit.say("wataah.refused.first_draw")


def test_digits_take_up_cards_and_zero_is_the_tenth() -> None:
    def many(choice: MoveBuilder, _: Picture) -> bool:
        return choice.phase == "discard" and len(choice.hand) > 10

    played = reach(many, mode="grasshopper")
    choice = played.choice
    assert isinstance(choice, Picking)
    for number, place in ((1, 0), (9, 8), (0, 9)):
        played.do(Kind.DIGIT, number=number)
        assert choice.taken == [played.fan.held[place].index]


def test_cards_of_the_hand_may_be_large() -> None:
    played = reach(lambda choice, _: choice.phase == "draw", mode="grasshopper")
    assert {held.width for held in played.fan.held} == {HAND}
    played.kit.preferences.cards = "large"
    played.live(1.0)
    assert {held.width for held in played.fan.held} == {LARGE_HAND}
    window = make_window((1280, 720))
    played.stack.draw(window.canvas)
    window.close()
    for count in (1, 8, 20, 34):
        poses = played.places.hand(0, count)
        assert all(pose.rect.x >= 0 and pose.rect.right <= 1250 for pose in poses)


def test_no_plate_lies_under_the_log_button() -> None:
    for seats in (2, 3, 4):
        played = Played(seats)
        log = played.target("log").rect
        assert not any(log.inset(-6).overlaps(thing.rect) for thing in played.face.things())
