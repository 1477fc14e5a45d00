"""A challenge at the real table: a whole match that nobody saves or counts, and that is judged when it is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.ai.worker import Thinker
from game.core.game import AnyGame
from game.core.player import Player
from game.engine.kit import Kit
from game.engine.scenes import Pop, Replace, Scene, Transition
from game.table.exits import TableExits
from game.table.kind import TableKind
from game.table.scene import TableScene
from game.table.session import Session
from game.table.setup.entropy import new_number, new_secret
from game.table.zone import TableZones
from game.trials.challenge import Challenge, match_of, stars_of
from game.trials.challenge_library import hooks_of


@dataclass(frozen=True)
class ChallengeRoom:
    """Everything needed to play one game's challenges."""

    kit: Kit
    game: AnyGame
    kind: TableKind
    zones: TableZones
    thinker: Thinker
    twist: Callable[[Challenge], str]
    """What is different in a challenge, in words."""

    count: Callable[[Challenge, Sequence[bool]], None]
    """Called once, when a match is over, with the goals that it reached."""

    result: Callable[[ChallengeScene], Scene]
    """Shows them."""

    pause: Callable[[ChallengeScene], Scene]
    help: Callable[[str, str], Scene]

    def open(self, challenge: Challenge, seed: int | None = None) -> ChallengeScene:
        """A new match of a challenge."""
        return ChallengeScene(self, challenge, new_number() if seed is None else seed)


class ChallengeScene(TableScene):
    """One match. It is left for good: a challenge is always played from its start."""

    def __init__(self, room: ChallengeRoom, challenge: Challenge, seed: int) -> None:
        self.room = room
        self.challenge = challenge
        self._leaving: Transition = None
        match = match_of(room.game, hooks_of(challenge.game), challenge, seed)
        match.secret = new_secret()
        names = [room.kind.seat_name(seat, room.kit.texts) for seat in range(challenge.seats)]
        levels = (None, *challenge.others)
        players = [Player(name, level) for name, level in zip(names, levels, strict=True)]
        session = Session(match, players, room.thinker)
        session.hints = room.kit.preferences.hints
        exits = TableExits(
            pause=lambda _: room.pause(self),
            scoring=lambda _: room.result(self),
            hand_over=lambda _, __: room.pause(self),
            help=room.help,
        )
        face = room.kind.face(room.kit, room.zones, session)
        face.play_by(match.game)
        super().__init__(room.kit, session, face, exits)

    @property
    def stars(self) -> Sequence[bool]:
        """Which goals the finished match reached."""
        return stars_of(self.challenge, hooks_of(self.challenge.game), self.session.match)

    def enter(self) -> None:
        """Lay the table, and say what is different today."""
        super().enter()
        self.kit.notices.append(self.room.twist(self.challenge))

    def resume(self, result: object) -> None:
        """Come back from the menu or the result, perhaps to leave."""
        super().resume(result)
        if isinstance(result, Pop | Replace):
            self._leaving = result

    def update(self, dt: float) -> Transition:
        """Leave if that was chosen."""
        return self._leaving if self._leaving is not None else super().update(dt)

    def _score(self) -> Transition:
        if not self.view.scored:
            self.room.count(self.challenge, self.stars)
        return super()._score()

    def again(self) -> ChallengeScene:
        """The same challenge from its start."""
        return self.room.open(self.challenge)
