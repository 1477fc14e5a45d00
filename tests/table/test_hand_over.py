"""Passing the machine around: no player is shown, told or offered what belongs to another seat."""

import pytest

from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.engine.geometry import Point, Rect
from game.engine.input.commands import Command, Kind
from game.engine.scenes import Pop, Push, Scene, SceneStack
from game.engine.widgets.tooltip import Tip
from game.table.exits import Opened
from game.table.face.log_line import LogLine
from game.table.history.thumbnail import Thumbnail
from game.table.scene import TableExits, TableScene
from game.table.session import Player, Session
from tests.kit import make_kit, make_window
from tests.suite import lanterns
from tests.suite.lanterns import Drawn, Laid
from tests.table.fakes import InstantThinker
from tests.table.played import carry_out
from tests.table.stub_face import StubFace

PERSON, OTHER = Player("one"), Player("other")
DT = 1 / 30


class Cover(Scene):
    """A minimal hand-over scene."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Table:
    def __init__(self, *players: Player) -> None:
        self.face = StubFace()
        self.session = Session(
            Match(lanterns.CASE.game, 2, seed=2), players, InstantThinker(lambda _: lanterns.CASE.game)
        )
        doors = TableExits(lambda _: Scene(), lambda _: Scene(), lambda _, seat: Cover(seat))
        self.scene = TableScene(make_kit(), self.session, self.face, doors)
        self.stack = SceneStack(self.scene)

    def live(self, seconds: float = 6.0) -> None:
        for _ in range(round(seconds / DT)):
            self.stack.frame([], DT)

    def uncover(self) -> int:
        top = self.stack.top
        assert isinstance(top, Cover)
        self.stack.apply(Pop(Opened(top.seat)))
        return top.seat

    def play(self) -> None:
        """Make the first move offered."""
        self.live()
        assert self.face.offered is not None
        carry_out(self.scene, self.face.use(self.face.widgets()[0].what))

    @property
    def covered(self) -> bool:
        return isinstance(self.stack.top, Cover)


def test_the_first_hand_shows_only_after_the_hand_over() -> None:
    table = Table(PERSON, OTHER)
    table.live()
    assert table.covered
    assert {view.seat for view in table.face.laid} == {PUBLIC}
    assert table.face.offered is None
    assert table.uncover() == 0
    assert table.face.laid[-1].seat == 0


@pytest.mark.parametrize("kind", [Kind.CANCEL, Kind.MENU, Kind.HELP, Kind.HINT, Kind.LOOK, Kind.UNDO, Kind.CONFIRM])
def test_what_comes_before_the_doors_have_shut_opens_nothing(kind: Kind) -> None:
    """A menu opened before the hand-over would return its player to a table that belongs to the next one."""
    table = Table(PERSON, OTHER)
    assert table.scene.presenter.covered
    table.stack.frame([Command(kind)], DT)
    assert table.covered
    assert not table.scene.hint_panel.open
    assert {view.seat for view in table.face.laid} == {PUBLIC}


def test_between_two_people_everything_is_covered() -> None:
    table = Table(PERSON, OTHER)
    table.live()
    table.uncover()
    table.play()
    before = len(table.face.laid)
    table.live()
    assert table.covered
    assert [view.seat for view in table.face.laid[before:]] == [PUBLIC]
    assert table.face.offered is None
    assert table.face.widgets() == []


def test_after_it_a_person_sees_what_happened_meanwhile_as_they_may_see_it() -> None:
    table = Table(PERSON, OTHER)
    table.live()
    table.uncover()
    table.play()
    table.live()
    before = len(table.face.shown)
    assert table.uncover() == 1
    assert table.face.laid[-1].hands[0] == (None,) * 3, "the table as it was before the other laid a lantern"
    table.live()
    assert table.face.shown[before:] == [Laid(0, None)]
    assert table.face.offered is not None
    assert table.face.offered.seat == 1


def test_nothing_that_the_last_person_was_told_is_there_when_the_doors_shut() -> None:
    table = Table(PERSON, OTHER)
    table.live()
    table.uncover()
    table.live()
    scene = table.scene
    scene.handle(Command(Kind.LOG))
    scene.log.add(LogLine("a line", "somewhere"))
    scene.log.point(0)
    scene.looking.around = True
    scene.looking.point(Point(10, 510))
    scene.looking.tooltip.over("card.1", Tip(Rect(0, 500, 80, 100), "Follow red"), at_once=True)
    scene.toast.show("Follow red")
    carry_out(table.scene, table.face.use(table.face.widgets()[0].what))
    assert scene.busy
    assert not scene.presenter.covered
    assert scene.toast.text == "", "it is gone before the doors shut"
    assert not scene.log.open
    scene.toast.show("One moment")
    scene.log.toggle()
    scene.hint_panel.ask()  # requested while the card was still moving
    while not scene.presenter.covered:
        table.stack.frame([], DT)
    assert scene.toast.text == ""
    assert not scene.looking.tooltip.shown
    assert not scene.looking.around
    assert not scene.hint_panel.open
    assert not scene.log.open
    assert scene.log.pointed is None
    table.uncover()
    table.stack.frame([], DT)
    assert scene.toast.text == ""
    assert not scene.looking.tooltip.shown


def test_secrets_are_away_before_the_next_person_is_called() -> None:
    """What remains to be shown is public, so that the next player never sees the other's hand."""
    table = Table(PERSON, OTHER)
    window = make_window((960, 540))
    called = 0
    while table.session.to_move is not None and called < 60:
        if table.covered:
            table.uncover()
        elif table.face.offered is not None and not table.scene.busy:
            carry_out(table.scene, table.face.use(table.face.widgets()[0].what))
        table.stack.frame([], DT)
        table.scene.draw(window.canvas)
        eyes, asked = table.scene.presenter.eyes.seat, table.face.seen.to_move
        if table.session.to_move is not None:
            assert eyes in (PUBLIC, asked)
            hands = table.face.picture.hands
            assert all(set(hand) <= {None} for seat, hand in enumerate(hands) if seat != eyes)
            called += eyes == PUBLIC and table.scene.busy
    window.close()
    assert called > 10


def test_the_log_tells_nobodys_secrets() -> None:
    table = Table(PERSON, OTHER)
    for _ in range(6):
        table.live()
        if table.covered:
            table.uncover()
            table.live()
        table.play()
    table.live()
    hidden = [event for event in table.face.logged if isinstance(event, Laid | Drawn)]
    assert hidden
    assert all(event.card is None for event in hidden)
    assert len(table.face.logged) == len(table.scene.log.lines), "nothing is logged twice"


@pytest.mark.parametrize("players", [(PERSON, Player("bot", "adept")), (Player("bot", "adept"), PERSON)])
def test_one_person_alone_never_has_to_hand_over(players: tuple[Player, ...]) -> None:
    table = Table(*players)
    seat = next(seat for seat, player in enumerate(players) if player.human)
    for _ in range(4):
        table.live()
        assert not table.covered
        if table.face.offered is not None:
            table.play()
    assert table.session.match.history
    assert {view.seat for view in table.face.laid} == {PUBLIC, seat}


def test_computers_among_themselves_are_watched_openly() -> None:
    table = Table(Player("a", "adept"), Player("b", "adept"))
    table.live(1.0)
    assert table.face.laid[-1].seat == OPEN


def test_in_the_end_everybody_sees_everything_without_another_hand_over() -> None:
    table = Table(PERSON, OTHER)
    while table.session.to_move is not None:
        table.live()
        if table.covered:
            table.uncover()
            table.live()
        table.play()
    table.live()
    assert not table.covered
    assert table.face.laid[-1].seat == OPEN


def test_a_table_asks_for_the_hand_over_by_name_of_the_seat() -> None:
    table = Table(PERSON, OTHER)
    transition = table.scene.update(DT)
    assert isinstance(transition, Push)
    assert isinstance(transition.scene, Cover)


def test_a_picture_of_the_screen_shows_what_anybody_may_know() -> None:
    table, spare = Table(PERSON, OTHER), StubFace()
    table.scene.view.thumbnail = Thumbnail(table.session, lambda: spare, None)
    table.live()
    table.uncover()
    table.live()
    window = make_window((960, 540))
    before = len(table.face.laid)
    table.stack.draw_public(window.canvas)
    assert [view.seat for view in spare.laid] == [PUBLIC]
    assert len(table.face.laid) == before, "the person's own table is left as it was"
    window.close()


def test_a_picture_of_ones_own_table_is_what_one_sees() -> None:
    table, spare = Table(PERSON, Player("bot", "adept")), StubFace()
    table.scene.view.thumbnail = Thumbnail(table.session, lambda: spare, None)
    table.live()
    window = make_window((960, 540))
    table.stack.draw_public(window.canvas)
    assert spare.laid == []
    window.close()


def test_the_pointer_is_nowhere_when_the_doors_have_opened() -> None:
    """It has moved on at the doors: what lies where it was last seen at the table must not light up."""
    table = Table(PERSON, OTHER)
    table.live()
    table.uncover()
    table.live()
    at = table.scene.focus.widgets[0].rect.centre
    table.stack.frame([Command(Kind.POINT, at=at)], DT)
    assert table.scene.focus.hovered is not None
    table.scene.pause()
    assert table.scene.focus.hovered is None
