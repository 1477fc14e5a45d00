"""Tooltips for everything that needs explaining, by mouse and by keys, in every language."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from game.catalog import GAMES
from game.core.match import Match
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.input.keymap import Keymap
from game.engine.placement import covered
from game.engine.scenes import Pop
from game.engine.widgets.tooltip import place_beside, tip_place
from game.games.taisen.rules.moves import END_TURN
from game.table.face.zones import is_small
from game.table.frame import chrome
from game.table.frame.news import News
from tests.games.ninjutsu.table.person import BLACK_BOT, RED_BOT
from tests.games.ninjutsu.table.person import Played as NinjutsuTable
from tests.games.wataah.table.person import Played as WataahTable
from tests.kit import each_language, shared_window
from tests.table.fakes import InstantThinker
from tests.table.people import PEOPLE
from tests.table.played import DT, PlayedTable, of_frame
from tests.table.test_zoom import BOT, oboro, taisen

SMALLEST = (960, 540)
TABLES: dict[str, Callable[[], PlayedTable]] = {"taisen": taisen, "oboro": oboro}


def tip(played: PlayedTable) -> str:
    shown = played.scene.looking.tooltip
    return f"{shown.tip.head} {shown.tip.body}" if shown.shown and shown.tip else ""


def look_at(played: PlayedTable, at: tuple[float, float]) -> str:
    played.stack.frame([Command(Kind.POINT, at=Point(*at))], DT)
    played.live(1.5)
    return tip(played)


@pytest.mark.parametrize("game", TABLES)
def test_everything_on_a_table_has_a_word(game: str) -> None:
    played = TABLES[game]()
    names = [widget.name for widget in played.face.widgets()] + [thing.name for thing in played.face.things()]
    silent = [name for name in names if not played.face.tip(played.what(name))]
    assert silent == []
    assert len(names) > 20


@pytest.mark.parametrize("game", TABLES)
def test_a_word_comes_after_a_moment_and_goes(game: str) -> None:
    played = TABLES[game]()
    plate = next(thing for thing in played.face.things() if thing.name.startswith("plate."))
    played.stack.frame([Command(Kind.POINT, at=plate.rect.centre)], DT)
    assert tip(played) == ""
    played.live(1.5)
    assert tip(played)
    assert look_at(played, (760, 70)) == ""


def test_a_word_about_a_button_names_its_key_and_why_it_does_not_work() -> None:
    played = taisen()
    said = look_at(played, played.target("undo").rect.centre)
    assert "(U)" in said
    assert played.kit.say("refused.undo_nothing") in said
    Keymap(played.kit.preferences.keys).give(Kind.HINT, "K")
    assert "(K)" in look_at(played, played.target("hint").rect.centre)


def test_every_button_around_the_table_has_a_word() -> None:
    played = taisen()
    for widget in played.scene.focus.widgets:
        if isinstance(widget.payload, chrome.Framed):
            assert chrome.tip_for(widget, played.kit) is not None


@pytest.mark.parametrize("game", TABLES)
def test_the_keys_can_look_around_without_doing_anything(game: str) -> None:
    played = TABLES[game]()
    decided = len(played.session.match.history)
    played.do(Kind.LOOK)
    seen: set[str] = set()
    for _ in range(150):
        played.do(Kind.NEXT)
        current = str(played.scene.focus.current)
        if not of_frame(current):
            seen.add(current)
            played.live(DT)
            assert tip(played), f"{current} says nothing at once"
            played.do(Kind.CONFIRM)
            if played.stack.top is not played.scene:
                played.do(Kind.CONFIRM)
    assert {thing.name for thing in played.face.things()} <= seen
    assert len(played.session.match.history) == decided
    played.do(Kind.CANCEL)
    assert played.stack.top is played.scene
    assert not any(name.startswith("plate.") for name in played.names()), "things are no targets while playing"


def test_nothing_is_said_about_what_lies_under_the_log() -> None:
    played = taisen()
    played.do(Kind.LOG)
    thing = next(thing for thing in played.face.things() if thing.name.startswith("piece.") and thing.rect.x > 1400)
    assert look_at(played, thing.rect.centre) == ""


@pytest.mark.parametrize("size", [SMALLEST, (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", TABLES)
def test_every_word_fits(game: str, size: tuple[int, int]) -> None:
    """At the smallest size also what the table itself says about what is pointed at."""
    played, window = TABLES[game](), shared_window(size)
    for _ in each_language(played.kit, window):
        played.scene.view.refresh()
        played.stack.draw(window.canvas)
        told = set[str]()
        for target in [*played.face.things(), *played.stack.targets()]:
            played.point_for_long(target.rect.centre)
            shown = played.stack if size == SMALLEST else played.scene.looking.tooltip
            shown.draw(window.canvas)
            told.add(tip(played))
        assert len(told) > 20
    assert window.writer.overflows == []


# When there is no tooltip


def plate_of(played: PlayedTable) -> Point:
    return next(thing.rect.centre for thing in played.face.things() if thing.name.startswith("plate."))


def test_a_word_waits_until_the_pointer_really_moves() -> None:
    played = taisen()
    plate = plate_of(played)
    assert look_at(played, plate)
    played.submit(next(move for move in played.session.match.legal_moves() if move != END_TURN))
    assert tip(played) == "", "something happens"
    assert look_at(played, plate) == "", "the pointer has not moved"
    assert look_at(played, (plate.x + 1, plate.y))


@pytest.mark.parametrize("game", TABLES)
def test_no_word_while_cards_or_pieces_move_although_nothing_happens(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand that is being sorted, a stack that is being raised, sparks that fly."""
    played = TABLES[game]()
    plate, moving = plate_of(played), True
    monkeypatch.setattr(type(played.face), "moving", property(lambda _: moving))
    assert look_at(played, plate) == ""
    moving = False
    assert look_at(played, (plate.x + 1, plate.y))


def test_a_click_takes_the_word_away() -> None:
    played = taisen()
    die = played.target("die.rock").rect.centre
    assert look_at(played, die)
    played.click_at(die)
    played.live(2)
    assert tip(played) == ""
    assert look_at(played, (die.x + 3, die.y))


@pytest.mark.parametrize("kind", [Kind.MENU, Kind.LOG, Kind.FOCUS_LOST, Kind.TURN_BOARD, Kind.HINT])
def test_a_word_goes_with_what_it_explains(kind: Kind) -> None:
    played = taisen()
    assert look_at(played, plate_of(played))
    played.do(kind)
    assert tip(played) == ""
    if kind is Kind.MENU:
        played.stack.apply(Pop())
    elif kind is Kind.FOCUS_LOST:
        played.do(Kind.FOCUS_GAINED)
    played.live(2)
    assert tip(played) == "", "the pointer rests where it was"


def test_a_closer_look_leaves_no_word_behind() -> None:
    played = oboro()
    card = played.target("hand.0").rect.centre
    assert look_at(played, card)
    played.stack.frame([Command(Kind.ALTERNATE, at=card)], DT)
    played.do(Kind.CONFIRM)
    played.live(2)
    assert tip(played) == ""


def test_clicks_do_not_go_through_the_open_log() -> None:
    played = taisen()
    played.do(Kind.TURN_BOARD)  # the player's village is at the right now
    own = next(target for target in played.stack.targets() if target.name.startswith("ninja.") and target.rect.x > 1400)
    played.do(Kind.LOG)
    played.click_at(own.rect.centre)
    assert played.face.chosen == (None, None)  # type: ignore[attr-defined]
    played.click("log")
    played.click_at(own.rect.centre)
    assert not played.scene.log.open
    assert played.face.chosen != (None, None) or played.scene.toast.text  # type: ignore[attr-defined]


MOVING: dict[str, Callable[[], PlayedTable]] = {
    "taisen": lambda: PlayedTable(Match(GAMES["taisen"], 2, 5), (BOT, BOT), InstantThinker(), "fast", "short"),
    "oboro": lambda: PlayedTable(Match(GAMES["oboro"], 3, 5), (BOT,) * 3, InstantThinker(), "fast", "short"),
    "wataah": lambda: WataahTable(2, (), speed="fast"),
    "ninjutsu": lambda: NinjutsuTable(RED_BOT, BLACK_BOT, speed="fast", before=lambda match: match.state.turn > 3),
}


@pytest.mark.parametrize("game", MOVING)
def test_no_word_while_anything_moves(game: str) -> None:
    """No tooltip over the bell or over dice, while the pointer moves all the time and rests now and then."""
    played, pick = MOVING[game](), Random(3)
    moved = 0
    for frame in range(1200):
        things = [*played.face.things(), *played.stack.targets()]
        if frame % 40 == 0 and things:
            at = pick.choice(things).rect.centre
            played.stack.frame([Command(Kind.POINT, at=Point(at.x + pick.random(), at.y))], DT)
        else:
            played.live()
        if played.stack.top is not played.scene:
            break
        scene, director = played.scene, played.scene.presenter.director
        shown = scene.looking.tooltip
        busy = scene.busy and not director.holding
        moved += busy
        if shown.shown and shown.tip is not None:
            assert not busy
            names = [target.name for target in scene.targets() if target.rect == shown.tip.anchor]
            assert not scene.busy or all(map(of_frame, names)), "what is held to be read is covered"
    assert moved > 100


def test_a_slip_stands_where_it_covers_least() -> None:
    anchor, seen = Rect(400, 300, 100, 60), Rect(0, 0, 1600, 900)
    assert place_beside((200, 80), anchor, seen, ())[1] == "above"
    assert place_beside((200, 80), anchor, seen, (Rect(200, 0, 500, 290),))[1] == "below"
    rect, side = place_beside((200, 80), anchor, seen, (Rect(200, 0, 500, 290), Rect(200, 370, 500, 500)))
    assert side in {"left", "right"}
    assert rect.right < anchor.x or rect.x > anchor.right


def test_tips_can_be_switched_off() -> None:
    played = taisen()
    played.kit.preferences.tips = "never"
    plate = next(thing for thing in played.face.things() if thing.name.startswith("plate."))
    assert look_at(played, plate.rect.centre) == ""
    played.kit.preferences.tips = "soon"
    assert look_at(played, plate.rect.centre)


@pytest.mark.parametrize("decisions", [5, 14])
@pytest.mark.parametrize("name", PEOPLE)
def test_no_tooltip_covers_what_the_player_needs(name: str, decisions: int) -> None:
    """Not what can be used, nor what the table keeps: the trick, the own dial and stacks, the steps left."""
    person, pick = PEOPLE[name], Random(decisions)
    played = person.open(seed=decisions)
    for _ in range(decisions):
        played.until_turn()
        person.decide(played, pick)
    played.until_turn()
    played.live(1)
    canvas = shared_window((1280, 720)).canvas
    played.stack.draw(canvas)
    told = 0
    for rect in [one.rect for one in (*played.face.widgets(), *played.face.things())]:
        look_at(played, rect.centre)
        slip = played.scene.looking.tooltip
        if not slip.shown or slip.tip is None:
            continue
        told += 1
        place, _ = tip_place(canvas, slip.tip)
        usable = [widget.ring[0] for widget in played.face.widgets()]
        needed = [*played.face.kept(), *filter(is_small, usable)]
        over = [one for one in needed if one != slip.tip.anchor and covered(place, (one,)) > 60]
        assert over == [], f"{slip.tip.head} covers {over}"
    assert told > 10


def test_no_tooltip_covers_the_news_or_the_buttons_around_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strip of what happened since the last turn is read while the pointer lies on the table."""
    strip = Rect(940, 230, 360, 190)
    monkeypatch.setattr(News, "rect", property(lambda _: strip))
    played = taisen()
    played.scene.view.refresh()
    canvas = shared_window((1280, 720)).canvas
    played.stack.draw(canvas)
    frame = [one.rect for one in played.scene.focus.widgets if isinstance(one.payload, chrome.Framed)]
    beside = 0
    for rect in [one.rect for one in (*played.face.widgets(), *played.face.things())]:
        look_at(played, rect.centre)
        slip = played.scene.looking.tooltip.tip
        if slip is None:
            continue
        place, _ = tip_place(canvas, slip)
        assert covered(place, (strip, *frame)) == 0, slip.head
        beside += covered(tip_place(canvas, replace(slip, read=()))[0], (strip,)) > 0
    assert beside, "some would have covered it"


@pytest.mark.parametrize("name", PEOPLE)
def test_a_message_covers_nothing_that_is_needed(name: str) -> None:
    played = PEOPLE[name].open()
    played.until_turn()
    played.live(1)
    played.scene.toast.show("One sentence that says why this cannot be done, long enough for a wide slip of paper")
    played.stack.draw(shared_window((1280, 720)).canvas)
    place = played.scene.toast.rect
    assert place is not None
    usable = [widget.rect for widget in played.face.widgets() if is_small(widget.rect)]
    assert covered(place, (*played.face.kept(), *usable)) == 0


def test_a_message_leaves_the_board_of_ninjutsu_alone() -> None:
    played = PEOPLE["ninjutsu"].open()
    played.until_turn()
    played.live(1)
    played.scene.toast.show("The fence is in the way.")
    played.stack.draw(shared_window((1280, 720)).canvas)
    place = played.scene.toast.rect
    assert place is not None
    squares = [played.target(name).rect for name in played.names() if name.startswith("cell.")]
    assert len(squares) > 4
    assert covered(place, squares) == 0
