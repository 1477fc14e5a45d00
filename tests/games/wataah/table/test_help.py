"""Help at WAT-AAH!'s table: tooltips, close-ups, hints, confirmations, pages, large cards, dragging."""

import pytest

from game.engine.input.commands import Command, Kind
from game.engine.window import Window
from game.games.wataah.rules import moves
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import TABLE
from game.games.wataah.table.grand_master.builders import Sending
from game.games.wataah.table.input.hint_pointer import rings
from game.games.wataah.table.input.intent import as_if
from game.games.wataah.table.input.pieces import CourtOf, DecoyAt, PlateOf
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.risky_moves import risk_of
from game.table.inspect.zoom import ZoomScene
from tests.games.wataah.table.moments import ASKED, asked, bell, can_place, names, reach, table
from tests.games.wataah.table.person import NAMES, Played
from tests.kit import SPOKEN, make_window, shared_window
from tests.table.advised import Adviser
from tests.table.played import DT

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
    window, shown, told = shared_window(size), set[tuple[str, str]](), set[tuple[str, str]]()
    for phase in ASKED:
        played = table(phase)
        played.kit.texts.choose(language)
        draw_closer_looks(played, window, shown)
        for _ in played.point_at_news(told) if size[0] == 1280 else ():
            played.scene.looking.tooltip.draw(window.canvas)
        played.kit.texts.choose("en")
    assert len(shown) > 30
    assert len(told) > 50 or size[0] != 1280
    assert window.writer.overflows == []


def draw_closer_looks(played: Played, window: Window, shown: set[tuple[str, str]]) -> None:
    """Draw every close-up that has not been shown yet."""
    for name in names(played):
        closer = played.face.closer(played.what(name))
        if closer is not None and (closer.title, closer.text) not in shown:
            assert closer.title
            assert closer.text
            ZoomScene(closer, played.kit.say("table.go_back")).draw(window.canvas)
            shown.add((closer.title, closer.text))


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


def test_no_plate_lies_under_the_log_button() -> None:
    for seats in (2, 3, 4):
        played = Played(seats)
        log = played.target("log").rect
        assert not any(log.inset(-6).overlaps(thing.rect) for thing in played.face.things())
