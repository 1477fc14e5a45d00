"""What a move of Ninja Taisen is good for, in words for a hint."""

from game.ai.advice import Reason, because
from game.core.chance import Chance
from game.core.contract import Event
from game.core.events import MatchEnded
from game.games.taisen.events import DefenderCornered, FightTied, FightWon
from game.games.taisen.moves import TaisenMove, UseDie
from game.games.taisen.ninjas import NAMES, SHOGUN
from game.games.taisen.outlook import in_danger
from game.games.taisen.rules import TaisenRules
from game.games.taisen.view import TaisenView

_RULES = TaisenRules()


def reason(view: TaisenView, move: TaisenMove) -> Reason:
    """The most striking thing that the move does."""
    if not isinstance(move, UseDie):
        return because("taisen.hint.wait")
    state, told = view.state(), list[Event]()
    before = in_danger(state, view.seat)
    _RULES.apply(state, move, Chance(0), told.append)
    won = [event for event in told if isinstance(event, FightWon | DefenderCornered) and event.winner_seat == view.seat]
    if any(isinstance(event, MatchEnded) and view.seat in event.outcome.winners for event in told):
        return because("taisen.hint.wins")
    if won:
        return because("taisen.hint.beats", ninja=won[0].loser)
    if any(isinstance(event, FightTied) for event in told):
        return because("taisen.hint.drives_back")
    after = in_danger(state, view.seat)
    if SHOGUN in before and SHOGUN not in after:
        return because("taisen.hint.saves", ninja=NAMES[SHOGUN])
    saved = [ninja for ninja in before if ninja not in after]
    if saved:
        return because("taisen.hint.saves", ninja=NAMES[max(saved, key=lambda ninja: ninja % 3)])
    return because("taisen.hint.ahead", ninja=move.ninja)
