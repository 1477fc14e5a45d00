"""A resumed match looks as if it had never been interrupted."""

from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from game.app.tables import layout_of, open_table
from game.core.contract import OPEN, PUBLIC
from game.core.match import Match
from game.core.record import save_from_json, to_json
from game.core.refusal import Value
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Scene, SceneStack
from game.scenes.hand_over.scene import HandOverScene
from game.table.scene import TableExits, TableScene
from game.table.session import Player, Session
from tests.cases import CASES
from tests.kit import make_kit
from tests.old_files.test_old_files import old_files
from tests.table.fakes import InstantThinker
from tests.table.played import decide, settle

WHEN = "2026-11-16T08:00:00+01:00"
SETTINGS = [(name, seats, dict(options)) for name, case in CASES.items() for seats, options in case.settings]


class Scoring(Scene):
    """The scene after the last decision."""


class Sat:
    """A table with a player who decides at random; hand-overs are accepted at once."""

    def __init__(self, kit: Kit, session: Session) -> None:
        self.session = session
        self.picks = Random(session.match.decisions)
        name = session.match.game.name
        make_face = partial(open_table(name).face, kit, layout_of(name), session)
        exits = TableExits(
            pause=lambda _: Scene(),
            scoring=lambda _: Scoring(),
            hand_over=lambda played, seat: HandOverScene(kit, played.players[seat].name, seat, name),
        )
        self.table = TableScene(kit, session, make_face(), exits, spare=make_face)
        self.stack = SceneStack(self.table)

    def play(self, decisions: int | None = None) -> None:
        """Play until this many decisions have been made, or to the end."""
        match = self.session.match
        for _ in range(50_000):
            if isinstance(self.stack.top, Scoring) or match.decisions == decisions:
                break
            self.table.presenter.director.finish()
            self.stack.frame([], 0.5)
            if isinstance(self.stack.top, HandOverScene):
                self.stack.frame([Command(Kind.CONFIRM)], 0.5)
            elif not self.table.busy and self.session.human_to_move and not self.table.presenter.covered:
                decide(self.table, self.picks.choice(match.legal_moves()))
        self.table.presenter.director.finish()
        settle(self.table)

    @property
    def log(self) -> list[str]:
        return [line.text for line in self.table.log.lines]


@pytest.fixture
def kit() -> Kit:
    made = make_kit()
    made.speed = "off"
    return made


def sat(kit: Kit, name: str, seats: int, options: dict[str, Value], humans: int) -> Sat:
    players = [Player(f"Ninja {seat}", None if seat < humans else "adept") for seat in range(seats)]
    return Sat(kit, Session(Match(CASES[name].game, seats, 21, **options), players, InstantThinker()))


def after_a_night(kit: Kit, before: Sat) -> Sat:
    save = save_from_json(to_json(before.session.save(WHEN)))
    return Sat(kit, Session.of(save, before.session.match.game, InstantThinker()))


def picture_of(table: Sat, seat: int) -> object:
    match = table.session.match
    return match.game.picture.of(match.view(seat))


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_the_table_is_as_it_was_left_and_plays_on(
    kit: Kit, setting: tuple[str, int, dict[str, Value]], humans: int, caplog: pytest.LogCaptureFixture
) -> None:
    before = sat(kit, *setting, humans=humans)
    before.play(23)
    again = after_a_night(kit, before)
    assert not again.table.busy  # no deal, and no replay of the whole match
    private = again.table.presenter.eyes.private
    assert again.table.presenter.covered == private
    assert again.table.face.picture == picture_of(again, PUBLIC if private else again.session.viewer)
    assert again.log == before.log
    again.play()
    assert isinstance(again.stack.top, Scoring)
    seat = OPEN if again.session.match.game.rules.secrets else again.session.viewer
    assert again.table.face.picture == picture_of(again, seat)
    assert not caplog.records  # in particular: the picture matches the position


@pytest.mark.parametrize("name", CASES)
def test_undo_after_the_night_folds_the_log_back(kit: Kit, name: str) -> None:
    before = sat(kit, name, CASES[name].game.seats[0], {}, 1)
    for decisions in range(1, 400):
        before.play(decisions)
        if before.session.why_not_undo() is None and before.session.human_to_move and decisions > 8:
            break
    again = after_a_night(kit, before)
    lines = len(again.log)
    for table in (before, again):
        table.table.turns.undo()
    assert again.log == before.log
    assert len(again.log) <= lines
    assert again.table.face.picture == before.table.face.picture


@pytest.mark.parametrize("name", CASES)
def test_a_match_with_a_damaged_record_opens_where_it_stands(
    kit: Kit, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    before = sat(kit, name, CASES[name].game.seats[0], {}, 1)
    before.play(12)
    save = before.session.save(WHEN)
    moves = ({"type": "Fly"}, *save.record.moves[1:])
    save = msgspec.structs.replace(save, record=msgspec.structs.replace(save.record, moves=moves))
    again = Sat(kit, Session.of(save, before.session.match.game, InstantThinker()))
    assert (again.log, again.table.busy) == ([], False)
    assert str(again.session.why_not_undo()) == "refused.undo_taken_up"
    again.play()
    assert isinstance(again.stack.top, Scoring)
    assert not caplog.records


@pytest.mark.parametrize("path", old_files("matches"))
def test_an_old_match_is_told_at_the_table_and_played_to_its_end(
    kit: Kit, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    save = save_from_json(path.read_bytes())
    again = Sat(kit, Session.of(save, CASES[save.record.game].game, InstantThinker()))
    assert again.log
    again.play()
    assert isinstance(again.stack.top, Scoring)
    assert again.session.match.version == save.rules
    assert not caplog.records


@pytest.mark.parametrize("name", CASES)
def test_a_match_before_its_first_decision_opens_with_the_deal(kit: Kit, name: str) -> None:
    kit.speed = "normal"
    before = sat(kit, name, CASES[name].game.seats[0], {}, 1)
    assert after_a_night(kit, before).table.busy == before.table.busy
