"""The scoring of Ninjutsu: rows, the whole board with every face, and who beat whom."""

import pytest

from game.catalog import GAMES
from game.core.match import Match
from game.engine.geometry import Rect
from game.engine.scenes import Scene
from game.games.ninjutsu.rules.boards import BOARDS
from game.games.ninjutsu.rules.events import BattleStarted, BattleWon, FigureKidnapped
from game.games.ninjutsu.table.final_board import FinalBoard
from game.games.ninjutsu.table.scoring import rows
from game.scenes.scoring.scene import ScoringExits, ScoringScene
from game.table.session import Session
from game.table.setup.match_setup import MatchSetup
from tests.games.ninjutsu.table.person import BLACK_BOT, RED, RED_BOT, Adept, QuickThinker
from tests.kit import SPOKEN, make_kit, make_window


def finished(board: str = "classic", seed: int = 4, dojo: str = "roll") -> Session:
    match = Match(GAMES["ninjutsu"], 2, seed, board=board, dojo=dojo)
    bots = [Adept(seat) for seat in (0, 1)]
    while match.to_move is not None:
        match.submit(bots[match.to_move].choose(match.view(match.to_move)))
    return Session(match, (RED, BLACK_BOT), QuickThinker())


@pytest.mark.parametrize("dojo", ["roll", "hand"])
def test_every_row_counts_what_happened(dojo: str) -> None:
    session, kit = finished(dojo=dojo), make_kit()
    found = {row.label: row.values for row in rows(session, kit.texts)}
    events = [event for step in session.match.history for event in step.events]
    won = [sum(isinstance(event, BattleWon) and event.seat == seat for event in events) for seat in (0, 1)]
    started = sum(isinstance(event, BattleStarted) for event in events)
    assert found[kit.say("ninjutsu.scoring.won", count=started)] == tuple(map(str, won)), "of all battles, not the own"
    assert sum(won) <= started
    attacks = [int(value) for value in found[kit.say("ninjutsu.scoring.attacks")]]
    assert sum(attacks) == session.match.state.turn
    assert all(value.endswith("%") for value in found[kit.say("ninjutsu.scoring.luck")])


def test_a_match_that_was_resigned_at_once_has_no_luck() -> None:
    session = Session(Match(GAMES["ninjutsu"], 2, 1), (RED, BLACK_BOT), QuickThinker())
    session.resign(0)
    kit = make_kit()
    found = {row.label: row.values for row in rows(session, kit.texts)}
    assert found[kit.say("ninjutsu.scoring.luck")] == ("\N{EN DASH}", "\N{EN DASH}")
    assert FinalBoard(kit, session).defeats == []


def test_the_exhibit_tells_every_defeat_in_its_order() -> None:
    session = finished()
    events = [event for step in session.match.history for event in step.events]
    defeats = FinalBoard(make_kit(), session).defeats
    assert len(defeats) == sum(map(len, session.match.state.fallen))
    fallen = [event for event in events if isinstance(event, BattleWon | FigureKidnapped)]
    for defeat, event in zip(defeats, fallen, strict=True):
        kidnapped = isinstance(event, FigureKidnapped)
        assert defeat == (event.seat, *((0, event.rank) if kidnapped else (event.winner, event.loser)))


@pytest.mark.parametrize("board", list(BOARDS))
@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_the_scoring_is_drawn_with_the_board_in_the_middle(board: str, size: tuple[int, int]) -> None:
    session, kit = finished(board), make_kit()
    kit.speed = "off"
    window = make_window(size)
    for language in SPOKEN:
        kit.texts.choose(language)
        setup = MatchSetup("ninjutsu", (RED, BLACK_BOT), {"board": board})
        exits = ScoringExits(lambda _: Scene(), Scene, lambda _: Scene())
        scene = ScoringScene(kit, session, rows(session, kit.texts), setup, exits, FinalBoard(kit, session))
        scene.update(0.1)
        scene.draw(window.canvas)
        assert window.writer.overflows == []
    window.close()


def test_the_board_hangs_as_the_only_person_saw_it() -> None:
    session = finished("yard")
    seen = FinalBoard(make_kit(), Session(session.match, (RED_BOT, RED), QuickThinker()))
    other = FinalBoard(make_kit(), session)
    whole = Rect(0, 0, 40, 60)
    assert seen._box(whole, 10, 0) == (30, 0, 10, 10)
    assert other._box(whole, 10, 0) == (0, 50, 10, 10)
