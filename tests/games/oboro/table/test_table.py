"""Oboro played through the table by commands alone: mouse, keyboard, computers; its words and pictures."""

import pytest

from game.app.tables import layout_of
from game.core.contract import OPEN
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.games.oboro.forecast import forecast, overdone
from game.games.oboro.rules.cards import NUMBERS, SUIT_OF, VALUE_OF
from game.games.oboro.rules.events import LeadPassed, TrickTaken
from game.games.oboro.rules.moves import Play
from game.games.oboro.rules.tricks import power_after
from tests.games.oboro.table.person import BOT, OTHER_BOT, SUN, THIRD_BOT, Played, places, until_event
from tests.kit import make_window
from tests.table.played import DT

pytestmark = pytest.mark.usefixtures("no_errors")


def test_a_person_may_sit_anywhere_and_has_their_hand_in_front() -> None:
    played = Played(BOT, OTHER_BOT, SUN, seed=4)
    played.until_turn()
    assert played.places.south == 2
    assert len([name for name in played.names() if name.startswith("hand.")]) == len(played.hand)
    assert all(card is None for hand in played.face.picture.hands[:2] for card in hand)


def must_follow(played: Played) -> int:
    """Play until some card may not be played; return its place."""
    for place in places(played, 3):
        choice = played.choice
        assert choice is not None
        for other, card in enumerate(choice.cards):
            if card not in choice.playable:
                return other
        played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
    raise AssertionError("everything could be played")


def test_enter_plays_the_card_that_a_digit_selected() -> None:
    played = Played(SUN, BOT, OTHER_BOT)
    place = next(places(played, 1))
    choice, before = played.choice, len(played.session.match.history)
    assert choice is not None
    card = choice.cards[place]
    played.do(Kind.CONFIRM)
    played.do(Kind.DIGIT, number=place + 1)
    assert len(played.session.match.history) == before
    played.do(Kind.CONFIRM)
    assert played.session.match.history[before].move == Play(card)


def test_what_may_not_be_played_says_why_and_lies_low() -> None:
    played = Played(SUN, BOT, OTHER_BOT)
    place = must_follow(played)
    led = SUIT_OF[NUMBERS[played.face.picture.trick[0]]]
    before = len(played.session.match.history)
    played.click(f"hand.{place}")
    played.do(Kind.DIGIT, number=place + 1)
    assert played.scene.toast.text == played.kit.say(f"oboro.refused.follow.{('red', 'blue', 'green')[led]}")
    assert len(played.session.match.history) == before
    lifts = {held.card: held.lift for held in played.fan.held}
    choice = played.choice
    assert choice is not None
    assert min(lifts[card] for card in choice.playable) > max(
        lift for card, lift in lifts.items() if card not in choice.playable
    )


def test_there_is_no_taking_back_and_the_table_says_why() -> None:
    played = Played(SUN, BOT, OTHER_BOT)
    place = next(places(played, 4))
    played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
    played.until_turn()
    before = len(played.session.match.history)
    for attempt in (lambda: played.click("undo"), lambda: played.do(Kind.UNDO)):
        played.scene.toast.hide()
        attempt()
        assert played.scene.toast.text == played.kit.say("refused.undo_final")
    assert len(played.session.match.history) == before


def test_a_player_with_a_hand_cannot_turn_the_table_but_watchers_can() -> None:
    played = Played(SUN, BOT, OTHER_BOT)
    played.until_turn()
    played.do(Kind.TURN_BOARD)
    assert played.scene.toast.text == played.kit.say("oboro.refused.turn")
    watched = Played(THIRD_BOT, BOT, OTHER_BOT)
    watched.live(0.5)
    watched.click("turn")
    assert watched.places.south == 1
    assert watched.fan.held[0].card == watched.face.picture.hands[1][0]
    assert watched.scene.presenter.eyes.seat == OPEN


def finish_a_trick(played: Played) -> None:
    """Play until a trick is over and is being shown."""
    for place in places(played, 5):
        played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
        for _ in range(400):
            current = played.scene.presenter.director.current
            if played.scene.presenter.director.holding and current and isinstance(current.seen, TrickTaken):
                return
            if played.deciding:
                break
            played.live()
    raise AssertionError("no trick was finished")


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_finished_trick_stays_until_it_has_been_seen(speed: str) -> None:
    played = Played(SUN, BOT, OTHER_BOT, speed=speed, pace="click")
    finish_a_trick(played)
    played.live(60)
    assert len(played.face.picture.trick) == 3
    assert played.stage.caption
    played.click_at((800, 450))
    played.live(2)
    assert played.face.picture.trick == [] or len(played.face.picture.trick) < 3


def test_the_last_trick_can_be_looked_at_and_no_other() -> None:
    played = Played(SUN, BOT, OTHER_BOT)
    played.until_turn()
    assert "last_trick" not in played.names()
    finish_a_trick(played)
    played.until_turn()
    played.click("last_trick")
    assert played.face._intent.looks_back
    played.do(Kind.CANCEL)
    assert not played.face._intent.looks_back


def test_the_log_tells_earlier_tricks_only_where_stacks_are_open() -> None:
    for open_stacks in ("off", "on"):
        played = Played(SUN, BOT, OTHER_BOT, open_stacks=open_stacks)
        for place in places(played, 6):
            played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
            if played.face.picture.tricks == 4 and not played.face.picture.trick:
                break
        log = played.scene.log
        said = [log.lines[number].text for number in log.readable]
        told = [card for card in NUMBERS if any(played.kit.say(f"oboro.card.{card}") in text for text in said)]
        last = played.face.picture.last
        assert last is not None
        if open_stacks == "off":
            # The holder of red 8 is announced at the start of a round (O4).
            assert set(told) <= {*last.cards, *played.face.picture.trick, "R8"}
        else:
            assert len(told) >= 12


def test_open_stacks_can_be_leafed_through_and_closed_ones_cannot() -> None:
    for open_stacks in ("off", "on"):
        played = Played(SUN, BOT, OTHER_BOT, open_stacks=open_stacks)
        for place in places(played, 6):
            if played.face.picture.tricks == 4:
                break
            played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
        stacks = [name for name in played.names() if name.startswith("stack.")]
        assert bool(stacks) == (open_stacks == "on")


def test_an_arrow_pulls_the_lead_away_from_the_winner() -> None:
    for seed in range(5, 30):
        played = Played(SUN, BOT, OTHER_BOT, seed=seed, speed="normal", pace="click")
        try:
            until_event(played, LeadPassed)
        except AssertionError:
            continue
        pull = played.stage.pull
        current = played.scene.presenter.director.current
        assert pull is not None
        assert current is not None
        event = current.seen
        assert isinstance(event, LeadPassed)
        assert pull.archer == played.places.of("seat", event.seat).centre
        assert pull.lead is not None
        assert pull.lead.at == played.places.of("seat", event.winner).centre
        return
    raise AssertionError("no arrow was shot")


def test_the_forecast_is_what_the_rules_will_do() -> None:
    played = Played(SUN, BOT, OTHER_BOT, seed=3)
    checked = 0
    for place in places(played, 8):
        picture = played.face.picture
        card = played.hand[place]
        if len(picture.trick) == 2 and card is not None:
            then = forecast(picture, card)
            assert then is not None
            shown = [picture.top(seat, suit) for seat in range(3) for suit in range(3)]
            tops = [VALUE_OF[NUMBERS[top]] if top else 0 for top in shown]
            one, two = (NUMBERS[name] for name in picture.trick)
            assert then.power == power_after(tops, then.winner, (one, two, NUMBERS[card]))
            assert then.final
            checked += 1
            played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
            step = next(step for step in reversed(played.session.match.history) if step.move == Play(card))
            assert next(event.seat for event in step.events if isinstance(event, TrickTaken)) == then.winner
        else:
            played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
    assert checked > 3


def drag(played: Played, place: int, to: tuple[float, float]) -> None:
    start, end = played.target(f"hand.{place}").rect.centre, Point(*to)
    for kind, at in ((Kind.POINT, start), (Kind.PRESS, start), (Kind.POINT, end), (Kind.RELEASE, end)):
        played.stack.frame([Command(kind, at=at)], DT)


def legal(played: Played, *, may: bool = True) -> list[int]:
    choice = played.choice
    assert choice is not None
    return [place for place, card in enumerate(choice.cards) if (card in choice.playable) == may]


@pytest.mark.parametrize("to", [(800, 420), (420, 300), (1180, 540)])
def test_a_card_is_played_by_dragging_it_near_the_trick(to: tuple[float, float]) -> None:
    played = Played(SUN, BOT, OTHER_BOT)
    played.until_turn()
    place = legal(played)[0]
    card = played.hand[place]
    drag(played, place, to)
    assert Play(str(card)) in [step.move for step in played.session.match.history]


def test_a_card_that_is_let_go_of_elsewhere_or_may_not_be_played_goes_back() -> None:
    played = Played(SUN, BOT, OTHER_BOT, seed=5)
    played.until_turn()
    before = len(played.session.match.history)
    drag(played, legal(played)[0], (1400, 850))
    assert played.scene.toast.text == ""
    drag(played, legal(played, may=False)[0], (800, 420))
    assert played.scene.toast.text != ""
    assert len(played.session.match.history) == before
    played.live(1.0)
    assert not played.face.moving


def test_a_dragged_card_follows_the_pointer() -> None:
    played = Played(SUN, BOT, OTHER_BOT, speed="normal")
    played.until_turn()
    place = legal(played)[0]
    start = played.target(f"hand.{place}").rect.centre
    for kind, at in ((Kind.PRESS, start), (Kind.POINT, Point(700, 480))):
        played.stack.frame([Command(kind, at=at)], DT)
    held = played.fan.held[place]
    assert (held.x, held.y) == (700, 480)
    played.do(Kind.RELEASE)
    played.live(1.0)
    assert (held.x, held.y) != (700, 480)


def over_the_mission(played: Played) -> int | None:
    """The place of a card that would break the mission although another would not."""
    choice = played.choice
    assert choice is not None
    risky = [card for card in choice.playable if overdone(played.face.picture, card, choice.playable)]
    return choice.cards.index(risky[0]) if risky else None


def test_a_card_that_breaks_the_mission_is_asked_about_once() -> None:
    for seed in range(40):
        played = Played(SUN, BOT, OTHER_BOT, seed=seed)
        for place in places(played, seed):
            risky = over_the_mission(played)
            if risky is None:
                played.do(Kind.DIGIT, Kind.DIGIT, number=place + 1)
                if played.scene.caution.asking:
                    break
                continue
            before = len(played.session.match.history)
            played.do(Kind.DIGIT, Kind.DIGIT, number=risky + 1)
            assert played.scene.caution.asking
            assert len(played.session.match.history) == before
            played.live(0.5)
            played.do(Kind.DIGIT, number=risky + 1)
            assert len(played.session.match.history) > before
            return
    raise AssertionError("no card was risky")


def test_large_cards_lie_inside_the_window_and_beside_the_plate() -> None:
    played = Played(SUN, BOT, OTHER_BOT)
    played.until_turn()
    small = played.target("hand.7").rect
    played.kit.preferences.cards = "large"
    played.scene.resume(None)
    rects = [played.target(f"hand.{place}").rect for place in range(8)]
    assert rects[7].w > small.w
    assert rects[0].x > played.places.of("seat", 0).right
    assert rects[7].right < 1600
    window = make_window((1280, 720))
    played.stack.draw(window.canvas)
    played.live(1.0)
    played.stack.draw(window.canvas)
    assert window.writer.overflows == []
    window.close()


def test_the_round_and_its_moons_are_kept_free() -> None:
    moons = layout_of("oboro")["progress"]
    assert any(rect.contains(moons.centre) for rect in Played(SUN, BOT, OTHER_BOT).face.kept())
