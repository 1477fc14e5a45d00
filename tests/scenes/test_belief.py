"""The belief screen as a player uses it, and that it cannot be reached before the match is over."""

from pathlib import Path

import pytest

from game.ai.beliefs import Belief, Guess, Share, phrase
from game.ai.in_process import InProcessThinker
from game.ai.seeds import NO_SECRET, thinking_seed
from game.app.app import App
from game.catalog import game_named
from game.core.player import Player
from game.engine.geometry import Point
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Pop, Push
from game.engine.window import Window
from game.scenes.belief.bars import AREA, arrange
from game.scenes.belief.rows import MOST, blocks_of, percent
from game.scenes.belief.scene import BeliefExits, BeliefScene
from game.scenes.review.scene import ReviewExits, ReviewScene
from game.scenes.scoring.scene import ScoringScene
from game.table.session import Session
from game.table.setup.match_setup import MatchSetup
from tests.kit import make_kit
from tests.scenes.support.person import Person
from tests.scenes.support.screens import Exit, with_beliefs
from tests.table.oracle import Oracle, Quick
from tests.table.replays import MATCHES, NAMES, finished, played

HIDDEN = [which for which, (name, _, _) in MATCHES.items() if name != "taisen"]


def reveal(kit: Kit, which: str = "oboro", thinker: Quick | None = None, humans: tuple[int, ...] = (0,)) -> Person:
    scene = BeliefScene(kit, played(kit, which, humans), thinker or Quick(), BeliefExits(Exit))
    scene.enter()
    person = Person(scene)
    person.live(60)
    return person


@pytest.mark.parametrize("which", HIDDEN)
def test_every_moment_of_every_computer_shows_the_truth_among_what_was_believed(
    kit: Kit, which: str, window: Window
) -> None:
    person = reveal(kit, which)
    scene = person.scene
    assert 0 not in scene.beliefs.moments
    for seat in scene.beliefs.moments:
        person.do(Command(Kind.DIGIT, number=list(scene.beliefs.moments).index(seat) + 1))
        for kind in (Kind.FIRST, Kind.LAST):
            person.press(kind)
            person.live(40)
            scene.draw(window.canvas)
            assert (scene.seat, scene.state, scene.moving) == (seat, "told", False)
            assert scene.placed
            for placed in scene.placed:
                assert [row.true for row in placed.block.rows].count(True) == 1
                assert sum(row.share for row in placed.block.rows) == pytest.approx(1.0)
            assert scene.shown() == {row.about: row.share for placed in scene.placed for row in placed.block.rows}


@pytest.mark.parametrize("which", HIDDEN)
def test_the_thinker_is_told_the_view_and_the_level_and_nothing_else(kit: Kit, which: str) -> None:
    thinker = Quick()
    scene = reveal(kit, which, thinker).scene
    match, decisions = scene.played.match, scene.beliefs.moments[scene.seat]
    here = decisions.index(scene.decision)
    beside = [decisions[at] for at in (here, here + 1, here - 1) if 0 <= at < len(decisions)]
    assert thinker.asked == [
        (
            "adept",
            thinking_seed(NO_SECRET, scene.seat, at),
            match.game.rules.view_for(match.history[at].before, scene.seat),
        )
        for at in beside
    ]


def test_with_the_mouse(kit: Kit) -> None:
    person = reveal(kit, humans=())
    scene = person.scene
    last, here = len(scene.beliefs.moments[0]) - 1, scene.place
    assert {"seat.0", "seat.1", "seat.2", "moment", "earlier", "later", "open", "back", "table"} == person.names()
    person.click("later")
    assert scene.place == here + 1
    person.click("earlier")
    assert scene.place == here
    cord = person.place("moment")
    for kind, x in ((Kind.PRESS, cord.centre.x), (Kind.POINT, cord.x + 1), (Kind.RELEASE, cord.x + 1)):
        person.do(Command(kind, at=Point(x, cord.centre.y)))
    assert scene.place == 0
    person.click("earlier")
    assert scene.place == 0
    person.click("seat.2")
    assert (scene.seat, scene.place) == (2, len(scene.beliefs.moments[2]) // 2)
    person.click("seat.0")
    assert (scene.seat, scene.place) == (0, 0)
    for name in ("open", "table"):
        assert person.click(name) == Push(Exit(scene.played, scene.decision, 0))
    assert person.click("back") == Pop()
    assert last > 20


def test_with_keys(kit: Kit) -> None:
    person = reveal(kit, humans=())
    scene = person.scene
    last, here = len(scene.beliefs.moments[0]) - 1, scene.place
    person.press(Kind.RIGHT)
    assert scene.place == here + 1
    person.press(Kind.LEFT, Kind.LEFT)
    assert scene.place == here - 1
    person.press(Kind.LAST, Kind.RIGHT)
    assert scene.place == last
    person.press(Kind.FIRST, Kind.LEFT)
    assert scene.place == 0
    assert person.press(Kind.CONFIRM) == Push(Exit(scene.played, scene.decision, 0))
    person.do(Command(Kind.DIGIT, number=2))
    assert scene.seat == 1
    while scene.focus.current != "seat":
        person.press(Kind.NEXT)
    person.press(Kind.RIGHT)
    assert scene.seat == 2
    assert person.press(Kind.CANCEL) == Pop()


def test_bars_grow_from_where_they_were_and_at_once_without_motion(kit: Kit) -> None:
    scene = reveal(kit).scene
    before = scene.shown()
    scene.handle(Command(Kind.RIGHT))
    assert {name: share for name, share in scene.shown().items() if name in before}.items() <= before.items()
    assert scene.moving
    kit.preferences.still = True
    scene.update(0.01)
    assert scene.shown() == {row.about: row.share for placed in scene.placed for row in placed.block.rows}
    assert not scene.moving


def test_who_waits_is_told_so_and_what_was_there_stays_for_a_blink(kit: Kit, window: Window) -> None:
    thinker = Quick()
    person = reveal(kit, thinker=thinker)
    thinker.slow = True
    person.press(Kind.FIRST)
    assert person.scene.state == "told"
    person.live(30)
    person.scene.draw(window.canvas)
    assert person.scene.state == "thinking"
    thinker.slow = False
    person.live(3)
    assert person.scene.state == "told"


def test_a_thinker_that_fails_is_not_hidden_and_is_asked_again_about_another_moment(kit: Kit, window: Window) -> None:
    thinker = Quick(fails=True)
    person = reveal(kit, thinker=thinker)
    person.scene.draw(window.canvas)
    assert (person.scene.state, person.scene.moving) == ("failed", False)
    thinker.fails = False
    person.press(Kind.RIGHT)
    person.live(2)
    assert person.scene.state == "told"


def test_who_leaves_or_looks_elsewhere_leaves_the_thinker_alone(kit: Kit) -> None:
    thinker = Quick(slow=True)
    scene = reveal(kit, thinker=thinker).scene
    for go in (scene.pause, scene.leave):
        assert thinker.busy
        go()
        assert not thinker.busy
        scene.update(0.1)


def test_players_of_one_name_keep_bars_of_their_own(kit: Kit) -> None:
    shown = played(kit, "oboro", humans=(0, 1))
    shown.players[1] = shown.players[0]  # type: ignore[index]
    question = phrase("oboro.belief.holds", card="R8")
    shares = tuple(Share(phrase("oboro.belief.player", player=seat), 0.3 + 0.4 * seat, seat) for seat in (0, 1))
    (block,) = blocks_of(kit, shown, [Belief(question, shares)], [Guess(question, shares[1].answer, 1)])
    assert [(row.label, row.seat, row.true) for row in block.rows] == [(NAMES[0], 0, False), (NAMES[0], 1, True)]
    assert len({row.about for row in block.rows}) == 2


def test_many_answers_are_put_together_but_never_the_true_one(kit: Kit) -> None:
    shown, question = played(kit, "ninjutsu"), phrase("ninjutsu.belief.soke")
    cells = [phrase("ninjutsu.belief.on", cell=f"a{number}") for number in range(1, 12)]
    belief = Belief(question, tuple(Share(cell, (12 - n) / 66) for n, cell in enumerate(cells, start=1)))
    for true in (cells[0], cells[-1], phrase("ninjutsu.belief.on", cell="e8")):
        (block,) = blocks_of(kit, shown, [belief], [Guess(question, true)])
        assert len(block.rows) == MOST
        assert sum(row.share for row in block.rows) == pytest.approx(1.0)
        assert [row.about[1] for row in block.rows if row.true] == [true]
    assert next(row.share for row in block.rows if row.true) == 0.0
    assert block.rows[-1].label == "5 others"


def test_only_what_is_certain_is_called_so(kit: Kit) -> None:
    said = [percent(kit, share).replace("\N{NO-BREAK SPACE}", " ") for share in (0.0, 0.001, 0.5, 0.998, 1.0)]
    assert said == ["0%", "< 1%", "50%", "> 99%", "100%"]


@pytest.mark.parametrize("which", HIDDEN)
def test_questions_lie_on_the_sheet_and_not_on_each_other(kit: Kit, which: str) -> None:
    scene = reveal(kit, which, humans=()).scene
    rects = [placed.rect for placed in arrange([placed.block for placed in scene.placed])]
    assert all(rect.bottom <= AREA.bottom for rect in rects)
    assert not any(one.overlaps(other) for one in rects for other in rects if one is not other)


# Ways to get there


@pytest.fixture
def app(tmp_path: Path) -> App:
    return App(make_kit(), tmp_path, InProcessThinker(game_named))


def over(which: str, *levels: str | None) -> tuple[Session, MatchSetup]:
    match = finished(which)
    players = [Player(NAMES[seat], level) for seat, level in enumerate(levels)]
    session = Session(match, players, InProcessThinker(game_named))
    return session, MatchSetup(match.game.name, tuple(players), seed=3)


def buttons(app: App, which: str, *levels: str | None) -> set[str]:
    scene = app.navigation.scoring(*over(which, *levels))
    assert isinstance(scene, ScoringScene)
    person = Person(scene)
    person.press(Kind.CONFIRM)
    return person.names()


def test_the_scoring_leads_there_where_a_computer_had_to_guess(app: App) -> None:
    assert "belief" in buttons(app, "oboro", None, "adept", "shadow")
    assert "belief" in buttons(app, "ninjutsu", "novice", None)
    assert "belief" in buttons(app, "wataah", "master", "master")
    assert "belief" not in buttons(app, "oboro", None, None, None)
    assert "belief" not in buttons(app, "taisen", None, "adept")


def test_so_does_the_review_of_such_a_match(app: App, kit: Kit) -> None:
    for levels, there in (((None, "adept", None), True), ((None, None, None), False)):
        scene = app.navigation.history.review(over("oboro", *levels)[0])
        assert ("belief" in Person(scene).names()) == there
    shown = played(kit, "oboro")
    review = ReviewScene(kit, shown, Oracle(), ReviewExits(Exit, lambda match: Exit("belief", match)))
    assert Person(review).click("belief") == Push(Exit("belief", shown))


def test_the_button_works_with_mouse_and_keys(kit: Kit) -> None:
    person = Person(with_beliefs(kit))
    person.press(Kind.CONFIRM)
    assert person.click("belief") == Push(Exit("belief"))
    person = Person(with_beliefs(kit))
    person.press(Kind.CONFIRM, Kind.NEXT, Kind.LEFT, Kind.LEFT)
    assert person.press(Kind.CONFIRM) == Push(Exit("belief"))


def test_a_match_that_goes_on_reveals_nothing(app: App) -> None:
    setup = MatchSetup("oboro", tuple(Player(name, "adept") for name in NAMES[:3]), seed=3)
    session = Session(setup.match(game_named("oboro")), setup.players, InProcessThinker(game_named))
    session.submit(session.match.legal_moves()[0])
    with pytest.raises(ValueError, match="goes on"):
        app.navigation.history.belief(session)


def test_who_gives_up_before_a_computer_had_to_guess_finds_no_button(app: App) -> None:
    setup = MatchSetup("ninjutsu", (Player("Anna"), Player("Ben", "adept")), seed=3)
    session = Session(setup.match(game_named("ninjutsu")), setup.players, InProcessThinker(game_named))
    session.resign(0)
    assert app.navigation.history.belief_door(session) is None
