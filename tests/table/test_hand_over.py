"""Passing the machine around: nobody is shown, told or offered what belongs to another seat."""

import pytest

from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.engine.commands import Command, Kind
from game.engine.scenes import Pop, Push, Scene, SceneStack
from game.table.portrait import Portrait
from game.table.scene import Doors, TableScene
from game.table.session import Player, Session
from tests.kit import make_kit, make_window
from tests.suite import lanterns
from tests.suite.lanterns import Drawn, Laid
from tests.table.fakes import InstantThinker
from tests.table.stub_face import StubFace

PERSON, OTHER = Player("one"), Player("other")
DT = 1 / 30


class Cover(Scene):
    """The hand-over, as far as a table cares."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Table:
    def __init__(self, *players: Player) -> None:
        self.face = StubFace()
        self.session = Session(
            Match(lanterns.CASE.game, 2, seed=2), players, InstantThinker(lambda _: lanterns.CASE.game)
        )
        doors = Doors(lambda _: Scene(), lambda _: Scene(), lambda _, seat: Cover(seat))
        self.scene = TableScene(make_kit(), self.session, self.face, doors)
        self.stack = SceneStack(self.scene)

    def live(self, seconds: float = 6.0) -> None:
        for _ in range(round(seconds / DT)):
            self.stack.frame([], DT)

    def uncover(self) -> int:
        top = self.stack.top
        assert isinstance(top, Cover)
        self.stack.apply(Pop())
        return top.seat

    def play(self) -> None:
        """The person at the table makes the first move they are offered."""
        self.live()
        assert self.face.offered is not None
        self.scene._carry_out(self.face.use(self.face.widgets()[0].name))

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
    """Whoever came back from a menu that had slipped in before the hand-over would sit at the other's table."""
    table = Table(PERSON, OTHER)
    assert table.scene.showing.covered
    table.stack.frame([Command(kind)], DT)
    assert table.covered
    assert not table.scene.hinting.open
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
    table.scene.portrait = Portrait(table.session, lambda: spare, None)
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
    table.scene.portrait = Portrait(table.session, lambda: spare, None)
    table.live()
    window = make_window((960, 540))
    table.stack.draw_public(window.canvas)
    assert spare.laid == []
    window.close()
