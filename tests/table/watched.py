"""A table among people at which every frame is looked at: it shows nobody what belongs to another seat."""

from collections.abc import Callable
from typing import Any

import pygame

from game.core.chance import Chance
from game.core.contract import OPEN, PUBLIC, Event, View
from game.engine.window import Window
from game.scenes.hand_over import HandOverScene
from game.table.face import Seen
from tests.table.played import PlayedTable


class Watch:
    """Looks at a table after every single frame, whoever should or should not be looking.

    `told` checks an event that the face is given, `seen` what it shows to somebody, `twin` makes the new face
    beside which the covered one is held; `private` are the beginnings of names that only their owner may click.
    """

    def __init__(
        self,
        played: PlayedTable[Any],
        window: Window,
        *,
        private: tuple[str, ...],
        told: Callable[[Event, int], None],
        seen: Callable[[int], None],
        twin: Callable[[], Any],
    ) -> None:
        self.covered_frames = 0
        self.hand_overs: list[int] = []
        self.other_worlds = 0
        self._played = played
        self._window = window
        self._private = private
        self._told = told
        self._seen = seen
        self._twin = twin
        self._watch_what_is_told()
        frame = played.stack.frame

        def watched(commands: Any, dt: float) -> None:
            frame(commands, dt)
            self._look()

        played.stack.frame = watched  # type: ignore[method-assign]

    @property
    def eyes(self) -> int:
        """Who sits before the machine: whoever has opened the doors last."""
        return self._played.scene.showing.eyes.seat

    def _watch_what_is_told(self) -> None:
        face, session = self._played.face, self._played.session
        lay, show, stage, offer = face.lay, face.show, face.stage, face.offer

        def lays(view: View) -> None:
            assert view.seat == self.eyes
            lay(view)

        def shows(event: Event) -> None:
            self._told(event, self.eyes)
            show(event)

        def stages(event: Event) -> Any:
            self._told(event, self.eyes)
            return stage(event)

        def offers(view: View | None) -> None:
            assert view is None or view.seat == session.to_move == self.eyes
            offer(view)

        face.lay, face.show, face.stage, face.offer = lays, shows, stages, offers

    def _look(self) -> None:
        """What can be known from this frame belongs to whoever sits at the machine."""
        played, eyes = self._played, self.eyes
        if eyes == OPEN:
            assert played.session.to_move is None, "only what is over may be seen by all"
            return
        self._seen(eyes)
        if not isinstance(played.stack.top, HandOverScene):
            return
        made = len(played.session.match.history)
        if not self.hand_overs or self.hand_overs[-1] != made:
            self.hand_overs.append(made)
            self._compare_cover()
        self.covered_frames += 1
        assert eyes == PUBLIC
        assert not any(name.startswith(self._private) for name in played.names())

    def _compare_cover(self) -> None:
        """The covered table looks as it would look with any other cards behind it."""
        wishes = self._played.scene.kit.preferences
        wishes.still = True  # the mist around both of them shall stand at the same place
        try:
            self._compare_with_twin()
        finally:
            wishes.still = False

    def _compare_with_twin(self) -> None:
        canvas, session = self._window.canvas, self._played.session
        rules = session.match.game.rules
        seen = Seen(session.players, session.to_move, thinking=False)
        self._played.face.draw(canvas, seen)
        covered = pygame.image.tobytes(canvas.surface, "RGB")
        other = rules.imagine(session.match.view(PUBLIC), Chance(len(self.hand_overs)))
        # Late in a round all cards may be known; else there are other hands that could lie here.
        self.other_worlds += other.hands != session.match.state.hands
        twin = self._twin()
        twin.lay(rules.view_for(other, PUBLIC))
        twin.draw(canvas, seen)
        assert pygame.image.tobytes(canvas.surface, "RGB") == covered
