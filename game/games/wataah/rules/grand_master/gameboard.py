"""The gameboard between rounds: Shosho, Temple of the Shadow, pawns and peeks (W18-W20)."""

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.rules.events import CourtDrawn, DecoyPeeked, PawnsPlaced, TempleDrawn, TempleKept
from game.games.wataah.rules.grand_master.cards import (
    BOSS_NAMES,
    COURT,
    COURT_NAMES,
    MISSIONS,
    PLACES,
    ROUNDS,
    TEMPLE_NAMES,
    TEMPLE_NUMBERS,
)
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.moves import DrawTemple, GiveShosho, KeepTemple, LeaveDecoys, Peek, PlacePawns
from game.games.wataah.rules.state import PEEK, TEMPLE, TEMPLE_KEEP, State, grand_of
from game.games.wataah.rules.turn import rounds


def give_shosho(state: State, move: GiveShosho, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """The holder settles the tie (W18)."""
    rounds.give_shosho(state, grand_of(state), move.seat, tell)


def draw_temple(state: State, move: DrawTemple, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Two Temple cards to choose from (W19)."""
    grand = grand_of(state)
    grand.temple_pick = (grand.temple_deck.pop(), grand.temple_deck.pop())
    state.phase = TEMPLE_KEEP
    if tell is not None:
        tell(TempleDrawn(state.mover, tuple(TEMPLE_NAMES[card] for card in grand.temple_pick)))


def keep_temple(state: State, move: KeepTemple, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """One stays for the next round, the other goes under the deck (W19)."""
    grand = grand_of(state)
    kept = TEMPLE_NUMBERS[move.card]
    one, other = grand.temple_pick
    state.temples[state.mover] = kept
    grand.temple_deck.insert(0, one if kept == other else other)
    grand.temple_pick = ()
    if tell is not None:
        tell(TempleKept(state.mover, move.card))
    _leave_temple(state, grand)


def peek(state: State, move: Peek, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Look at a Decoy, from the Temple or on a Mission."""
    grand = grand_of(state)
    grand.peeked[state.mover] |= 1 << move.decoy
    if tell is not None:
        tell(DecoyPeeked(state.mover, move.decoy, BOSS_NAMES[grand.bosses[move.decoy]]))
    if state.phase == TEMPLE:
        _leave_temple(state, grand)
    else:
        rounds.next_with_pawns(state, grand, tell)


def _leave_temple(state: State, grand: Grand) -> None:
    grand.queue = grand.queue[1:]
    rounds.next_at_temple(state, grand)


def leave_decoys(state: State, move: LeaveDecoys, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """No peek this time."""
    rounds.next_with_pawns(state, grand_of(state), tell)


def place_pawns(state: State, move: PlacePawns, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """One or more of the pawns just received go to one place (W20)."""
    grand, seat, place = grand_of(state), state.mover, PLACES.index(move.place)
    grand.ready[seat] -= move.count
    grand.board[seat][place] += move.count
    if tell is not None:
        tell(PawnsPlaced(seat, move.place, move.count))
    if place == COURT:
        _visit_court(grand, seat, tell)
    if place == MISSIONS and grand.board[seat][place] % 2 == 0 and rounds.unseen_decoys(grand, seat):
        state.phase = PEEK
    else:
        rounds.next_with_pawns(state, grand, tell)


def _visit_court(grand: Grand, seat: int, tell: Tell | None) -> None:
    """A card for the next round, if there is one (W20)."""
    grand.court_used |= 1 << seat
    if grand.round < ROUNDS:
        grand.courts[seat] = grand.court_deck.pop()
        if tell is not None:
            tell(CourtDrawn(seat, COURT_NAMES[grand.courts[seat]]))
