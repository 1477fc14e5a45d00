"""A player who changes seats in the menu all the time, and a check of every frame."""

from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.catalog import GAMES
from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC, Event, View
from game.core.player import Player
from game.engine.input.commands import Command, Kind
from game.engine.scenes import SceneStack
from game.engine.window import Window
from game.scenes.hand_over.scene import HandOverScene
from game.scenes.pause.scene import PauseScene
from game.scenes.scoring.scene import ScoringScene
from game.store.match_store import SavedMatch
from game.table.face.seats_shown import SeatsShown
from game.table.scene import TableScene
from game.table.session import Session
from game.table.setup.match_setup import MatchSetup
from tests.cases import CASES
from tests.faults.house import House
from tests.suite.case import Setting
from tests.table.played import decide

DECISIONS = 90
"""After this many the people at the table give up: by then the seats have been tested."""

FRAMES = 6_000
"""More than any of these matches needs."""


class Hung(AssertionError):  # noqa: N818 - the word of the figures
    """The match does not go on."""


class Lost(AssertionError):  # noqa: N818 - the word of the figures
    """What was decided is not on disk."""


class Seated:
    """One match on the real screens. What each seat may see is tracked independently of the table."""

    def __init__(  # noqa: PLR0917 - a match has as many sides
        self, home: Path, window: Window, name: str, setting: Setting, seed: int, restless: float = 0.08
    ) -> None:
        """`restless` is how likely the menu is opened in a frame."""
        self.changes = 0
        self._restless = restless
        self._pick = Random(seed)
        self._case = CASES[name]
        self._rules = GAMES[name].rules
        self._house = House(home, window)
        seats, options = setting
        players = tuple(Player(f"{seat}", self._pick.choice((None, "adept"))) for seat in range(seats))
        scene = self._house.app.navigation.table(MatchSetup(name, players, dict(options), seed))
        assert isinstance(scene, TableScene)
        self._table, self._session = scene, scene.session
        people = self._session.humans
        self._sat = bool(people)
        """Whether a person ever had a seat."""
        self._looks = people[0] if len(people) == 1 else PUBLIC
        """The seat whose secrets may be shown: the only person's, or that of the last hand-over."""
        self._watch_what_is_told()
        self._house.stack = SceneStack(scene)

    @property
    def stack(self) -> SceneStack:
        """The screens that are open."""
        return self._house.stack

    def play(self) -> None:
        """Play to the end of the match, or until the people give up."""
        for _ in range(FRAMES):
            top = self._house.stack.top
            if self._house.stack.has(ScoringScene):  # a seal that was earned may lie over it
                self._check_counted()
                return
            if isinstance(top, HandOverScene):
                self._before_the_doors(top)
            elif self._pick.random() < self._restless and self._session.to_move is not None:
                self._in_the_menu()
            elif self._idle and self._session.human_to_move:
                self._decide()
            elif self._table.presenter.director.holding:
                self.live(1, Command(Kind.CONFIRM))  # it has been read
            self.live()
        raise Hung(f"after {self._session.match.decisions} decisions: {self._where}")

    @property
    def _where(self) -> dict[str, object]:
        """What keeps the match from going on."""
        table, session, director = self._table, self._session, self._table.presenter.director
        return {
            "top": type(self._house.stack.top).__name__,
            "to move": session.to_move,
            "players": session.players,
            "thinking": session._thinker.busy,
            "shown": director.current if director.busy else None,
            "holding": director.holding,
            "covered": table.presenter.covered,
            "preparing": table.face.preparing,
            "last": session.match.moves[-1:],
        }

    @property
    def _idle(self) -> bool:
        return self._house.stack.top is self._table and not self._table.busy and not self._table.presenter.covered

    # What people do

    def _decide(self) -> None:
        if self._pick.random() < 0.1:
            self._compare(self._table.presenter.eyes.seat)
        if self._session.match.decisions >= DECISIONS:
            self._session.resign(self._session.humans[0])
            self._table.resume(None)
        else:
            decide(self._table, self._pick.choice(self._session.match.legal_moves()))

    def _before_the_doors(self, exits: HandOverScene) -> None:
        if self._pick.random() < 0.2:
            self._compare_cover()
        if self._pick.random() < 0.3:
            self._in_the_menu()
            return
        self.live(3)
        if self._house.stack.top is exits:
            self._looks = exits.seat
            while self._house.stack.top is exits:
                self.live(1, Command(Kind.CONFIRM))

    def _in_the_menu(self) -> None:
        self.live(1, Command(Kind.MENU))
        if not isinstance(self._house.stack.top, PauseScene):
            return  # the table settles something first
        for _ in range(self._pick.randint(1, 3)):
            seat = self._pick.randrange(len(self._session.players))
            who = self._pick.choice(("person", "computer"))
            before = list(self._session.players)
            assert self._house.click(f"seat.{seat}.{who}")
            self._look()
            self.changes += before != self._session.players
        self._sat |= bool(self._session.humans)
        self._check_kept()
        self.live(1, Command(Kind.CANCEL))

    def live(self, frames: int = 1, *commands: Command) -> None:
        for number in range(frames):
            self._house.live(1, *(commands if number == 0 else ()))
            self._look()

    # What may be seen

    def _look(self) -> None:
        """The table is shown from no other viewpoint than that of the person at the machine."""
        eyes = self._table.presenter.eyes.seat
        shut = any(isinstance(scene, HandOverScene) for scene in self._house.stack._scenes)
        allowed = {PUBLIC} if shut else {PUBLIC, self._looks}
        if self._session.to_move is None or not self._sat:
            allowed.add(OPEN)
        assert eyes in allowed, f"seen by {eyes}, not by one of {allowed}"

    @property
    def _in_the_open(self) -> bool:
        """Whether nothing is secret in this decision, so that several people look at the public table (N22)."""
        return self._session.viewer == PUBLIC and self._rules.in_the_open(self._session.match.state)

    def _watch_what_is_told(self) -> None:
        face: Any = self._table.face
        lay, show, stage, offer = face.lay, face.show, face.stage, face.offer
        eyes = self._table.presenter.eyes

        def lays(view: View) -> None:
            assert view.seat in (eyes.seat, PUBLIC)
            lay(view)

        def checked(event: Event) -> Event:
            assert self._rules.see(event, eyes.seat) == event, f"{eyes.seat} is told {event}"
            return event

        def offers(view: View | None) -> None:
            if view is not None:
                assert view.seat == eyes.seat
                assert eyes.seat == self._session.to_move or self._in_the_open
            offer(view)

        face.lay, face.offer = lays, offers
        face.show, face.stage = (lambda event: show(checked(event))), (lambda event: stage(checked(event)))

    def _compare_cover(self) -> None:
        """Behind the cover the table looks as it would with any other secrets; so does a saved picture."""
        kept = self._drawn(public=True)
        match, state = self._session.match, self._session.match.state
        match.state = self._case.shuffle_unseen(state, PUBLIC, Chance(self._pick.randrange(10**6)))
        try:
            assert self._drawn(public=True) == kept, "a picture of the screen depends on secrets"
        finally:
            match.state = state
        self._compare(PUBLIC, covered=True)

    def _compare(self, seat: int, *, covered: bool = False) -> None:
        """The table looks as it would with anything else where `seat` cannot look."""
        face, rules, state = self._table.face, self._rules, self._session.match.state
        mixed = self._case.shuffle_unseen(state, seat, Chance(self._pick.randrange(10**6)))
        face.offer(None)
        if not covered:  # what moved last may still be marked
            face.lay(rules.view_for(state, seat))
        shown = self._drawn()
        face.lay(rules.view_for(mixed, seat))
        assert self._drawn() == shown, f"seat {seat} sees what it may not know"
        face.lay(rules.view_for(state, seat))
        self._table.presenter.settle()

    def _drawn(self, *, public: bool = False) -> bytes:
        canvas, session, preferences = self._house.window.canvas, self._session, self._house.kit.preferences
        preferences.still, was = True, preferences.still  # the ambience must stand still
        if public:
            self._table.draw_public(canvas)
        else:
            self._table.face.draw(canvas, SeatsShown(session.players, session.to_move, thinking=False))
        preferences.still = was
        return pygame.image.tobytes(canvas.surface, "RGB")

    # What is kept

    def _check_kept(self) -> None:
        if not self._session.match.decisions:
            return  # it is saved from the first decision on
        (kept,) = self._house.app.navigation.storage.matches.all()
        if not isinstance(kept, SavedMatch):
            raise Lost(kept.name)
        again = Session.of(kept.save, GAMES[kept.save.record.game], self._session._thinker)
        if (again.changes, again.players) != (self._session.changes, self._session.players):
            raise Lost(f"{self._session.changes} became {again.changes}")
        assert again.viewer != OPEN or not self._sat

    def _check_counted(self) -> None:
        """A match with changes counts separately and earns nothing; its changes are in the replay too."""
        storage = self._house.app.navigation.storage
        if not self._session.match.decisions:
            return
        (kept,) = storage.replays.all()
        if not isinstance(kept, SavedMatch) or list(kept.save.changes) != self._session.changes:
            raise Lost("the changes are not in the replay")
        page = storage.statistics.book.pages.get(self._session.match.game.name)
        if self._session.changes:
            assert page is None or (page.changed.played == 1 and not page.alone.played and not page.company.played)
            assert not storage.statistics.book.seals
        else:
            assert page is None or not page.changed.played
