"""The rules of Shinobi WAT-AAH! put together; the clauses (W1 …) are in the README of the game."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from game.core.chance import Chance
from game.core.contract import Option, Rules, Tell
from game.core.outcome import Outcome
from game.core.refusal import Refusal, Value
from game.games.wataah.rules import imagine, legal, moves, scoring, view_for
from game.games.wataah.rules.grand_master import court, gameboard
from game.games.wataah.rules.moves import WataahMove
from game.games.wataah.rules.powers import answers, picking
from game.games.wataah.rules.refusals import objection
from game.games.wataah.rules.serialize import dump, load
from game.games.wataah.rules.state import NOBODY, VERSION, State
from game.games.wataah.rules.turn import placing, start
from game.games.wataah.rules.view import WataahView

GRASSHOPPER: Final = "grasshopper"
GRAND_MASTER: Final = "grand_master"

_PERFORM: Final[dict[type[Any], Callable[[State, Any, Chance, Tell | None], None]]] = {
    moves.Recruit: placing.recruit,
    moves.BeCorrupt: placing.be_corrupt,
    moves.TakeFallen: placing.take_fallen,
    moves.PlaceClan: placing.place_clan,
    moves.Reinforce: placing.reinforce,
    moves.PlaceYokai: placing.place_yokai,
    moves.PlayCourt: court.play,
    moves.EndPlacing: placing.end_placing,
    moves.Sharpen: placing.sharpen,
    moves.LeaveBlunt: placing.leave_blunt,
    moves.ChooseClan: answers.choose_clan,
    moves.ChooseCard: answers.choose_card,
    moves.ChooseSeat: answers.choose_seat,
    moves.Give: picking.give,
    moves.Keep: picking.keep,
    moves.Take: picking.take,
    moves.Pardon: court.pardon,
    moves.Discard: picking.discard,
    moves.SkipDiscard: picking.skip_discard,
    moves.GiveShosho: gameboard.give_shosho,
    moves.DrawTemple: gameboard.draw_temple,
    moves.KeepTemple: gameboard.keep_temple,
    moves.Peek: gameboard.peek,
    moves.LeaveDecoys: gameboard.leave_decoys,
    moves.PlacePawns: gameboard.place_pawns,
}


class WataahRules(Rules[State, WataahMove, WataahView]):
    """Two to four lords, nine clans, one throne."""

    seats: ClassVar = (2, 3, 4)
    options: ClassVar = (Option("mode", (GRASSHOPPER, GRAND_MASTER), GRASSHOPPER),)
    moves: ClassVar = WataahMove
    version: ClassVar = VERSION

    def deal(self, seats: int, chance: Chance, options: dict[str, Value], version: int) -> State:
        """Shuffle, find the first player, deal (W5, W6, W15)."""
        return start.deal(seats, chance, version, grand_master=options["mode"] == GRAND_MASTER)

    def fits(self, state: State, seats: int, options: dict[str, Value], version: int) -> bool:
        """Whether a position fits the options of the match."""
        grand_master = options["mode"] == GRAND_MASTER
        return state.seats == seats and (state.grand is not None) == grand_master and state.version == version

    def to_move(self, state: State) -> int | None:
        """The seat that decides; not always the one whose turn it is."""
        return None if state.mover == NOBODY else state.mover

    def legal_moves(self, state: State) -> list[WataahMove]:
        """Every move of that seat."""
        return legal.legal_moves(state)

    def perform(self, state: State, move: WataahMove, chance: Chance, tell: Tell | None) -> None:
        """Carry out a legal move."""
        _PERFORM[type(move)](state, move, chance, tell)

    def objection(self, state: State, move: object) -> Refusal:
        """Why a move cannot be made now."""
        return objection(state, move)

    def view_for(self, state: State, seat: int) -> WataahView:
        """All that `seat` may know (W4b)."""
        return view_for.view_of(state, seat)

    def imagine(self, view: WataahView, chance: Chance) -> State:
        """A position that could be behind `view`."""
        return imagine.imagine(view, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Who won (W14, W22, W23)."""
        return scoring.outcome(state)

    def dump(self, state: State) -> dict[str, Any]:
        """The position as plain JSON data."""
        return dump(state)

    def load(self, data: object) -> State:
        """The position that `dump` wrote, checked."""
        return load(data)
