"""Setting up as a person does it: the draft, ready-made formations, one's own, and handing it in. No pygame."""

from random import Random

from game.core.chance import Chance
from game.core.refusal import Refusal, refuse
from game.engine.keepsakes import Keepsakes
from game.games.ninjutsu import formations, placing
from game.games.ninjutsu.formations import Formation
from game.games.ninjutsu.table.draft import Draft
from game.games.ninjutsu.view import NinjutsuView
from game.table.face import Plan

KEEPSAKE = "formations"


class Desk:
    """Holds the draft of the person who sets up, and nobody else's."""

    def __init__(self, keepsakes: Keepsakes) -> None:
        self._keepsakes = keepsakes
        self.draft: Draft | None = None
        self.saved = False
        """Whether the draft has just been kept for the next match."""
        self._kept: Formation | None = None
        self._handed_in: dict[int, Formation] = {}
        """By seat: whoever takes back what was handed in finds it again."""

    @property
    def has_kept(self) -> bool:
        """Whether there is a formation from an earlier match."""
        return self._kept is not None

    def offer(self, view: NinjutsuView) -> None:
        """Somebody sets up; the same view again keeps what is laid out."""
        if self.draft is None or self.draft.view != view:
            self.draft = Draft(view, self._handed_in.get(view.asked))
            self._kept = formations.from_kept(self._keepsakes.read(KEEPSAKE), view.board, view.asked)
            self.saved = False

    def clear(self) -> None:
        """Nobody sets up: nothing of it may be seen."""
        self.draft, self._kept, self.saved = None, None, False

    def lay_out(self, draft: Draft, name: str) -> None:
        """Place a formation; a ready-made one again is mirrored."""
        board, seat = draft.board, draft.seat
        if name == "random":
            # Not part of the match's luck: it only helps a person to decide.
            draft.lay_out(placing.random_formation(board, seat, Chance(Random().getrandbits(32))))
        elif name == "own":
            draft.lay_out(self._kept or {})
        elif name == "empty":
            draft.lay_out({})
        else:
            made = formations.ready_made(name, board, seat)
            draft.lay_out(formations.mirrored(made, board, seat) if made == draft.ranks else made)

    def save(self, draft: Draft) -> Refusal | None:
        """Keep the draft for the next match."""
        before = self._keepsakes.read(KEEPSAKE)
        if not formations.understood(before):
            self._keepsakes.distrust(KEEPSAKE)
        kept = formations.kept_with(before, draft.ranks, draft.board, draft.seat)
        if not self._keepsakes.write(KEEPSAKE, kept):
            return refuse("ninjutsu.refused.not_saved")
        self._kept, self.saved = dict(draft.ranks), True
        return None

    def hand_in(self, draft: Draft) -> Plan | Refusal:
        """Make the draft real."""
        moves = draft.hand_in()
        if isinstance(moves, Refusal):
            return moves
        self._handed_in[draft.seat] = dict(draft.ranks)
        return Plan(moves)
