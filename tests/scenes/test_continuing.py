"""From start to end: play, leave midway, find the match again, finish it, find it among the replays."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from game.app.match_words import describe
from game.app.tables import layout_of, open_table
from game.catalog import GAMES, TITLES
from game.core.match import Match
from game.core.record import Save
from game.engine.input.commands import Command, Kind
from game.engine.kit import Kit
from game.engine.scenes import Quit, Replace, Reset, Scene, SceneStack
from game.scenes.hand_over.scene import HandOverScene
from game.scenes.unfinished import UnfinishedExits, UnfinishedScene
from game.store.autosave import Autosaver
from game.store.match_store import MatchStore, SavedMatch
from game.table.scene import TableExits, TableScene
from game.table.session import Player, Session
from tests.kit import make_kit, make_window
from tests.scenes.support import saved_matches
from tests.table.fakes import InstantThinker
from tests.table.played import decide


class Home:
    """The parts of the app that a match needs: tables, the list, and two folders."""

    def __init__(self, kit: Kit, folder: Path) -> None:
        self.kit = kit
        self.matches, self.replays = MatchStore(folder / "matches"), MatchStore(folder / "replays")
        self.refused: list[OSError] = []

    def begin(self, game: str, players: list[Player]) -> TableScene:
        saver = Autosaver(self.matches, self.replays, self.refused.append)
        match = Match(GAMES[game], len(players), 12)
        return self._table(Session(match, players, InstantThinker(), saver), saver)

    def go_on(self, save: Save, name: str) -> TableScene:
        saver = Autosaver(self.matches, self.replays, self.refused.append, name=name)
        return self._table(Session.of(save, GAMES[save.record.game], InstantThinker(), saver), saver)

    def _table(self, session: Session, saver: Autosaver) -> TableScene:
        game = session.match.game.name
        make_face = partial(open_table(game).face, self.kit, layout_of(game), session)
        exits = TableExits(
            pause=lambda _: Scene(),
            scoring=lambda _: Scene(),
            hand_over=lambda played, seat: HandOverScene(self.kit, played.players[seat].name, seat, game),
            portrait=saver.show,
        )
        return TableScene(self.kit, session, make_face(), exits, spare=make_face)

    def unfinished(self) -> UnfinishedScene:
        exits = UnfinishedExits(self.go_on, lambda _: True, lambda save: describe(save, self.kit.texts))
        return UnfinishedScene(self.kit, self.matches, exits, TITLES, saved_matches.now)


def play(stack: SceneStack, most: int | None = None) -> None:
    """Decide at random, for at most this many human decisions."""
    picks, made = Random(3), 0
    while made != most:
        table = stack.top
        if isinstance(table, HandOverScene):
            stack.frame([Command(Kind.CONFIRM)], 0.5)
            continue
        if not isinstance(table, TableScene):
            return
        table.presenter.director.finish()
        stack.frame([], 0.5)
        if stack.top is table and not table.busy and table.session.human_to_move:
            decide(table, picks.choice(table.session.match.legal_moves()))
            made += 1


@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_left_found_again_and_finished(tmp_path: Path, game: str, humans: int) -> None:
    window, kit = make_window((960, 540)), make_kit()
    kit.speed = "off"
    home = Home(kit, tmp_path)
    seats = GAMES[game].seats[0]
    players = [Player(f"Ninja {seat}", None if seat < humans else "adept") for seat in range(seats)]
    stack = SceneStack(Scene())
    table = home.begin(game, players)
    stack.apply(Replace(table))
    play(stack, 6)
    stack.draw(window.canvas)
    decisions = table.session.match.decisions
    stack.apply(Quit())

    stack = SceneStack(home.unfinished())
    stack.draw(window.canvas)
    (kept,) = home.matches.all()
    assert isinstance(kept, SavedMatch)
    assert kept.save.decisions == decisions
    assert kept.picture is not None
    stack.frame([Command(Kind.CONFIRM)], 0.1)
    again = stack.top
    assert isinstance(again, TableScene | HandOverScene)
    play(stack)
    stack.apply(Reset(home.unfinished()))
    assert home.matches.all() == []
    (replay,) = home.replays.all()
    assert isinstance(replay, SavedMatch)
    assert replay.name == kept.name
    assert replay.save.decisions > decisions
    assert home.refused == []
    window.close()


def test_a_finished_match_that_was_left_among_the_unfinished_is_filed(tmp_path: Path) -> None:
    """The power may fail between writing the replay and deleting the unfinished match."""
    home = Home(make_kit(), tmp_path)
    home.matches.put("left", saved_matches.save("taisen", 1))
    session = home.go_on(home.matches.read("left"), "left").session
    while session.to_move is not None:
        session.match.submit(session.match.legal_moves()[-1])  # without notifying the session
    home.matches.put("left", session.save(saved_matches.NOW.isoformat()))
    again = home.go_on(home.matches.read("left"), "left").session
    assert again.to_move is None
    assert again.changed is not None
    again.changed(again)
    assert (home.matches.all(), len(home.replays.all())) == ([], 1)
