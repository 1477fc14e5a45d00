"""The player's setup: the draft, ready-made and stored formations, and handing it in. No pygame."""

from random import Random

from game.core.chance import Chance
from game.core.refusal import Refusal, refuse
from game.engine.prefs.key_value import KeyValueStore
from game.games.ninjutsu import formations
from game.games.ninjutsu.formations import Formation
from game.games.ninjutsu.rules import setup
from game.games.ninjutsu.rules.view import NinjutsuView
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.table.face.answers import Plan

KEEPSAKE = "formations"


class SetupDesk:
    """Holds the draft of the player who is setting up, and nobody else's."""

    def __init__(self, key_values: KeyValueStore) -> None:
        self._key_values = key_values
        self.draft: FormationEditor | None = None
        self.saved = False
        """Whether the draft has just been stored for the next match."""
        self._kept: Formation | None = None
        self._found: object = ...
        """What was stored before this match: what somebody stores in it is where their figures stand now."""
        self._stored: dict[int, Formation] = {}
        """What each seat has stored in this match."""
        self._handed_in: dict[int, Formation] = {}
        """Drafts by seat: a player who takes back a setup finds it again."""

    @property
    def has_kept(self) -> bool:
        """Whether there is a formation from an earlier match."""
        return self._kept is not None

    def offer(self, view: NinjutsuView) -> None:
        """Start a setup; the same view again keeps the draft."""
        if self.draft is None or self.draft.view != view:
            self.draft = FormationEditor(view, self._handed_in.get(view.asked))
            if self._found is ...:
                self._found = self._key_values.read(KEEPSAKE)
            found = formations.from_kept(self._found, view.board, view.asked)
            self._kept = self._stored.get(view.asked, found)
            self.saved = False

    def clear(self) -> None:
        """End the setup: nothing of it may be visible."""
        self.draft, self._kept, self.saved = None, None, False

    def lay_out(self, draft: FormationEditor, name: str) -> None:
        """Place a formation; a ready-made one again is mirrored."""
        board, seat = draft.board, draft.seat
        if name == "random":
            # Not part of the match's randomness: it only helps the player to decide.
            draft.lay_out(setup.random_formation(board, seat, Chance(Random().getrandbits(32))))
        elif name == "own":
            draft.lay_out(self._kept or {})
        elif name == "empty":
            draft.lay_out({})
        else:
            made = formations.ready_made(name, board, seat)
            draft.lay_out(formations.mirrored(made, board, seat) if made == draft.ranks else made)

    def save(self, draft: FormationEditor) -> Refusal | None:
        """Keep the draft for the next match."""
        before = self._key_values.read(KEEPSAKE)
        if not formations.understood(before):
            self._key_values.distrust(KEEPSAKE)
        kept = formations.kept_with(before, draft.ranks, draft.board, draft.seat)
        if not self._key_values.write(KEEPSAKE, kept):
            return refuse("ninjutsu.refused.not_saved")
        self._kept, self.saved = dict(draft.ranks), True
        self._stored[draft.seat] = dict(draft.ranks)
        return None

    def hand_in(self, draft: FormationEditor) -> Plan | Refusal:
        """Make the draft real."""
        moves = draft.hand_in()
        if isinstance(moves, Refusal):
            return moves
        self._handed_in[draft.seat] = dict(draft.ranks)
        return Plan(moves)
