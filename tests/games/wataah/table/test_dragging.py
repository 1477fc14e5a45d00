"""Cards at WAT-AAH!'s table that are dragged, and large ones."""

from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.games.wataah.rules import moves
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.input.move_builder import MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.layout import HAND, LARGE_HAND
from tests.games.wataah.table.moments import asked, can_place, reach
from tests.games.wataah.table.person import Played
from tests.kit import make_window
from tests.table.played import DT


def drag(played: Played, name: str, to: Point) -> None:
    start = played.target(name).rect.centre
    for kind, at in ((Kind.POINT, start), (Kind.PRESS, start), (Kind.POINT, Point(start.x, start.y - 40))):
        played.stack.frame([Command(kind, at=at)], DT)
    played.stack.frame([Command(Kind.POINT, at=to)], DT)
    played.stack.frame([Command(Kind.RELEASE, at=to)], DT)


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
