"""What happened since the player's last turn, and what the table waits for."""

import msgspec
import pytest

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import Event
from game.core.match import Match, Start
from game.core.refusal import Refusal
from game.engine import placement
from game.engine.geometry import Rect
from game.engine.input.commands import Command, Kind
from game.engine.placement import Around
from game.engine.widgets.button import Button
from game.games.ninjutsu.rules.figures import SEEN, SOKE, figure
from game.games.ninjutsu.rules.state import STEPS
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.risky_moves import soke_threat
from game.games.oboro.forecast import LATE, danger
from game.games.oboro.rules.picture import Picture as OboroPicture
from game.games.taisen.rules.moves import END_TURN
from game.games.wataah.rules.events import CardsSwapped, ClanDestroyed, HandsSwapped
from game.games.wataah.rules.moves import ChooseSeat, Give
from game.games.wataah.table.face import WataahFace
from game.table.face.log_line import LogLine
from game.table.frame.news import NewsLine
from game.table.frame.pennant import Pennant
from game.table.session import Player
from tests.games.wataah.positions import place, position
from tests.games.wataah.table.person import Played as WataahTable
from tests.kit import shared_window
from tests.table.fakes import InstantThinker
from tests.table.played import PlayedTable
from tests.table.test_zoom import oboro

ANNA, BOT = Player("Anna"), Player("Wolf", "adept")


def after_the_bot() -> PlayedTable:
    """Return a table at which a computer has had its turn."""
    match = Match(GAMES["taisen"], 2, 5, first="monkey")
    match.submit(match.legal_moves()[0])
    match.submit(END_TURN)
    while match.to_move == 1:
        match.submit(match.legal_moves()[-1])
    played: PlayedTable = PlayedTable(match, (ANNA, BOT), InstantThinker(), "fast", "short")
    played.until_turn()
    return played


def test_news_are_the_lines_since_the_players_last_decision() -> None:
    played = after_the_bot()
    scene = played.scene
    assert scene.news.shown
    since = scene.presenter.since(0)
    assert since is not None
    told = [line.text for line in scene.log.lines[since:]]
    assert any("Wolf" in text for text in told)
    assert any(target.name.startswith("news.") for target in played.stack.targets())


def test_a_line_points_at_its_place_and_the_strip_folds() -> None:
    played = after_the_bot()
    log = played.scene.log
    number = next(
        n for n in range(len(log.lines) - 1, 0, -1) if f"news.{n}" in {t.name for t in played.stack.targets()}
    )
    played.click(f"news.{number}")
    assert log.pointed == log.lines[number].place
    played.click("news")
    assert f"news.{number}" not in {target.name for target in played.stack.targets()}
    played.click("news")
    assert f"news.{number}" in {target.name for target in played.stack.targets()}


def test_the_last_turn_is_shown_again_and_nothing_is_logged_twice() -> None:
    played = after_the_bot()
    lines = len(played.scene.log.lines)
    played.click("news.again")
    assert played.scene.busy
    played.until_turn()
    assert len(played.scene.log.lines) == lines
    assert played.session.to_move == 0


def test_a_block_finds_the_place_that_covers_nothing() -> None:
    everywhere_else = [Rect(0, 0, 1600, 500), Rect(0, 500, 800, 400)]
    place = placement.place((300, 200), Around((everywhere_else,)), Rect(0, 0, 1600, 900))
    assert not any(place.overlaps(rect) for rect in everywhere_else)


def test_what_hits_the_player_is_known() -> None:
    face = WataahTable().face
    assert isinstance(face, WataahFace)
    assert face.hits(ClanDestroyed(0, "fox", ("fox3",)), 0)
    assert not face.hits(ClanDestroyed(1, "fox", ("fox3",)), 0)
    assert face.hits(HandsSwapped(1, 0, (), ()), 0)
    assert face.undergoes(CardsSwapped(1, 0, (), ()), 0), "the player gives last, and receives cards unseen"
    assert not face.undergoes(CardsSwapped(1, 0, (), ()), 1)


def hit_again(played: PlayedTable, *, own: bool = False) -> None:
    """Play the last event again as if it hit the player, by another seat's decision or their own."""
    presenter = played.scene.presenter
    presenter._own = own  # inside: only a real decision sets it
    played.face.hits = lambda event, seat: True
    presenter.director.play(presenter.eyes.seen_events(played.session.match.history[-1:])[:1])


def test_the_table_waits_until_the_player_has_seen_what_hit_them() -> None:
    played = after_the_bot()
    presenter = played.scene.presenter
    played.face.log = lambda event: LogLine("Your clan is gone", None, 1)
    shown: list[Event] = []
    show = played.face.show
    played.face.show = lambda event: (shown.append(event), show(event))
    hit_again(played)
    played.live(3.0)
    assert presenter.hit is not None
    played.live(30.0)
    assert presenter.hit is not None
    assert shown, "the table waits with the picture after the hit, not before it"
    played.do(Kind.CONFIRM)
    assert presenter.hit is None
    assert played.scene.log.lines[-1].hits == (0, 1), "its seal is vermilion for both"


def test_what_the_players_own_decision_completed_hits_them_only_if_another_caused_it() -> None:
    played = after_the_bot()
    presenter = played.scene.presenter
    played.face.log = lambda event: LogLine("Your hand is swapped", None, 1)
    for caused in (False, True):
        played.face.undergoes = lambda event, seat, caused=caused: caused
        hit_again(played, own=True)
        played.live(3.0)
        assert (presenter.hit is not None) == caused


def after_a_swap() -> WataahTable:
    """Return a table at which a computer has swapped a card with the player, who gave theirs last."""
    match = Match(GAMES["wataah"], 2, 5)
    hands = position("hand 0: fox2 fox3 carp1 carp2\nhand 1: rat3")
    match.take_up(Start(match.game.rules.dump(hands), 0, 0))
    for move in (place("fox2", "fox3"), ChooseSeat(1), Give("carp1"), Give("rat3")):
        match.submit(move)
    return WataahTable(people=(1,), match=match)


def test_what_the_players_own_answer_completed_is_news_to_them() -> None:
    played = after_a_swap()
    played.until_turn()
    presenter, log = played.scene.presenter, played.scene.log
    since = presenter.since(1)
    assert since is not None
    assert (log.lines[since].text, log.lines[since].hits) == ("Sun and Fan swap a card", (0, 1))
    lines = len(log.lines)
    shown: list[Event] = []
    show = played.face.show
    played.face.show = lambda event: (shown.append(event), show(event))
    presenter.replay_since(1)
    played.until_turn()
    assert any(isinstance(event, CardsSwapped) for event in shown), "the last turn is shown again with the swap"
    assert len(log.lines) == lines


def test_any_key_answers_what_hit_the_player_even_one_that_means_nothing() -> None:
    played = after_the_bot()
    scene = played.scene
    played.face.log = lambda event: LogLine("Your clan is gone", None, 1)
    assert not scene.wants_key
    hit_again(played)
    played.live(3.0)
    assert scene.wants_key
    scene.handle(Command(Kind.KEY, text="X"))
    assert scene.presenter.hit is None
    assert not scene.wants_key


def test_a_click_on_a_button_of_the_table_answers_what_hit_the_player_too() -> None:
    played = after_the_bot()
    scene = played.scene
    played.face.log = lambda event: LogLine("Your clan is gone", None, 1)
    button = Button("end_turn", Rect(700, 400, 200, 60), "End turn", disabled="oboro.refused.turn")
    played.face.widgets = lambda: [button]
    hit_again(played)
    played.live(3.0)
    assert scene.presenter.hit is not None
    assert button in scene.focus.widgets
    played.click_at(button.rect.centre)
    assert scene.presenter.hit is None


def test_finishing_leaves_no_wait_behind() -> None:
    played = after_the_bot()
    presenter = played.scene.presenter
    hit_again(played)
    presenter.director.finish()
    assert not presenter.director.busy
    assert presenter.hit is None


def test_the_strip_leaves_out_small_news_where_there_are_greater() -> None:
    played = after_the_bot()
    log, news = played.scene.log, played.scene.news
    since = len(log.lines)
    log.add(LogLine("Wolf places 3 Foxes", "seat.1", 1))
    log.add(LogLine("Wolf chooses Anna", "seat.1", 1, minor=True))
    log.add(LogLine("Wolf and Anna swap hands", "seat.0", 1, hits=(0,), minor=True))
    log.add(LogLine("Wolf takes Bear 6", "seat.1", 1, minor=True))
    log.add(LogLine("Wolf discards Crow 2", "seat.1", 1, minor=True))
    news.tell(since, seat=0)
    told = [widget.payload.number - since for widget in news.widgets() if isinstance(widget.payload, NewsLine)]
    assert told == [0, 2, 4]


def test_the_strip_keeps_off_the_place_of_a_threat() -> None:
    played = after_the_bot()
    view, strip = played.scene.view, played.scene.news.rect
    assert strip is not None
    played.face.threat = lambda: Pennant("Wolf is one step from the village", strip.inset(strip.w * 0.4, 0))
    played.scene.news.tell(None)  # nothing has been read yet
    view.refresh()
    assert played.scene.news.shown
    moved = played.scene.news.rect
    assert moved is None or not moved.overlaps(strip.inset(strip.w * 0.4, 0))


def test_a_refusal_goes_once_something_is_decided() -> None:
    played = after_the_bot()
    view = played.scene.view
    view.refuse(Refusal("table.refused.wait"))
    assert view.toast.text
    view.move_on()
    assert not view.toast.text
    view.toast.show("Saved.")
    view.move_on()
    assert view.toast.text == "Saved."


def test_a_seat_with_three_clans_is_pointed_out() -> None:
    face = WataahTable().face
    face.picture.clans[1] = {"fox": ["fox3"], "bear": ["bear6"], "carp": ["carp1"]}
    # Inside: the position is made up, and no event leads to it.
    face._slots.lay(face.picture.clans)
    threat = face.threat()
    assert threat is not None
    face.picture.clans[1].popitem()
    assert face.threat() is None


def test_with_one_click_a_card_is_played_at_once() -> None:
    played = oboro()
    before = played.session.match.decisions
    names = [target.name for target in played.stack.targets() if str(target.name).startswith("hand.")]
    legal = next(name for name in names if not isinstance(played.face.use(played.what(name)), Refusal))
    played.face.cancel()
    played.kit.preferences.one_click = True
    played.click(legal)
    assert played.session.match.decisions > before


def test_the_first_arrow_lands_on_a_card_that_may_be_played() -> None:
    played = oboro()
    played.do(Kind.RIGHT)
    current = played.scene.focus.current
    assert current is not None
    assert current == played.face.first_focus()
    assert not isinstance(played.face.use(current), Refusal)


@pytest.mark.parametrize("name", ["taisen", "wataah", "oboro"])
def test_who_begins_is_the_first_line_of_the_log(name: str) -> None:
    game = GAMES[name]
    match = Match(game, game.seats[0], 4)
    names = [f"Player {seat}" for seat in range(match.seats)]
    if name == "taisen":
        names = ["Monkey", "Wolf"]
    first = match.to_move
    assert first is not None
    played: PlayedTable = PlayedTable(match, [Player(one) for one in names], InstantThinker(), "off", "short")
    line = played.scene.log.lines[0]
    assert names[first] in line.text
    assert line.place is not None
    assert played.face.where(line.place) is not None


def test_who_begins_is_still_told_in_a_match_that_goes_on() -> None:
    played = after_the_bot()
    assert played.scene.log.lines[0].text == "Monkey goes first"


def test_the_strip_does_not_tell_who_begins_to_the_one_who_does() -> None:
    match = Match(GAMES["taisen"], 2, 5, first="monkey")
    played: PlayedTable = PlayedTable(match, (ANNA, BOT), InstantThinker(), "fast", "short")
    played.until_turn()
    assert not played.scene.news.shown


def test_pointing_at_a_line_of_the_strip_lights_its_place() -> None:
    played = after_the_bot()
    name = next(name for name in reversed(played.names()) if name.startswith("news.") and name != "news.again")
    played.point(name)
    assert played.scene.news.lit == int(name.removeprefix("news."))
    played.point("menu")
    assert played.scene.news.lit is None


def late(powers: list[int], stock: int = 5, scorings: int = 0) -> OboroPicture:
    """Two tricks before the end of a round, with these powers."""
    match = Match(GAMES["oboro"], 3, 5)
    picture = OboroPicture.of(match.view(0))
    picture.tricks, picture.scorings = LATE, scorings
    picture.shuriken = [5 - stock, 0, 0]
    for seat, power in enumerate(powers):
        picture.stacks[seat] = [[f"R{power % 8 or 8}"], ["B8"] if power > 8 else [], []]
    return picture


def test_a_mission_in_danger_is_pointed_out_once_it_is_late() -> None:
    assert (found := danger(late([12, 0, 0]), 0)) is not None
    assert found == ("oboro.threat.over", 0)
    early = late([12, 0, 0])
    early.tricks = 1
    assert danger(early, 0) is None
    assert danger(late([1, 9, 0]), 0) == ("oboro.threat.there", 1)
    assert danger(late([1, 2, 0]), 0) is None


def test_the_last_shuriken_end_the_match() -> None:
    assert danger(late([1, 2, 0], stock=2, scorings=1), 0) == ("oboro.threat.last_shuriken", None)
    assert danger(late([1, 2, 0], stock=2, scorings=0), 0) is None


def standing(*figures: tuple[int, int]) -> NinjutsuView:
    """Red's view with these figures on their cells, while steps are made."""
    game = GAMES["ninjutsu"]
    view = game.rules.view_for(game.rules.setup(2, Chance(1)), 0)
    cells = [0] * len(view.cells)
    for cell, one in figures:
        cells[cell] = one
    changed: NinjutsuView = msgspec.structs.replace(view, phase=STEPS, cells=tuple(cells))
    return changed


def test_a_soke_in_reach_or_known_is_pointed_out() -> None:
    own, enemy = figure(0, SOKE), figure(1, 0)
    assert soke_threat(standing((0, own), (20, enemy))) is None
    found = soke_threat(standing((0, own), (5, enemy)))
    assert found is not None
    assert (found.key, found.cell) == ("ninjutsu.threat.in_reach", 0)
    found = soke_threat(standing((0, own | SEEN), (20, enemy)))
    assert found is not None
    assert found.key == "ninjutsu.threat.known"
    found = soke_threat(standing((0, own), (20, figure(1, SOKE, seen=True))))
    assert found is not None
    assert (found.key, found.cell) == ("ninjutsu.threat.found", 20)


def test_the_strip_makes_room_for_the_preview_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    played = after_the_bot()
    canvas, strip = shared_window((1280, 720)).canvas, played.scene.news.rect
    assert strip is not None
    drawn: list[object] = []
    monkeypatch.setattr(played.scene.news, "draw", lambda *_: drawn.append(True))
    monkeypatch.setattr(played.face, "previewed", lambda _visible: [strip])
    played.stack.draw(canvas)
    assert not drawn
    monkeypatch.setattr(played.face, "previewed", lambda _visible: [strip.moved(strip.w + 1, 0)])
    played.stack.draw(canvas)
    assert drawn


def test_the_preview_of_a_fight_is_known() -> None:
    played = after_the_bot()
    canvas = shared_window((1280, 720)).canvas
    assert played.face.previewed(canvas.visible) == []
    own = next(
        name
        for name in played.names()
        if name.startswith("ninja.")
        and name != "ninja.J4"
        and any(move.ninja == name[6:] for move in played.session.match.legal_moves())
    )
    played.point(own)
    assert played.face.previewed(canvas.visible)


def test_a_table_may_have_a_place_for_the_folded_news() -> None:
    match = Match(GAMES["ninjutsu"], 2, 5)
    while match.state.turn < 3 or match.to_move != 0:
        match.submit(match.legal_moves()[-1])
    played: PlayedTable = PlayedTable(match, (ANNA, BOT), InstantThinker(), "fast", "short")
    played.until_turn()
    face, news = played.face, played.scene.news
    tab = face.news_tab
    assert tab is not None
    assert not tab.overlaps(face.hint_zone)
    assert news.shown
    assert played.target("news").rect == tab
    played.click("news")
    assert news.rect is not None
    played.click("news")
    assert played.target("news").rect == tab
