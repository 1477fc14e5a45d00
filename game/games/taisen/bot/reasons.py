"""What a move of Ninja Taisen is good for, in words for a hint."""

from collections.abc import Iterator
from typing import Final

from game.ai.advice import Reason, because
from game.core.chance import Chance
from game.core.contract import Event
from game.core.events import MatchEnded
from game.games.taisen.bot.evaluate import in_danger
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon
from game.games.taisen.rules.moves import TaisenMove, UseDie
from game.games.taisen.rules.ninjas import NAMES, SHOGUN, STRENGTH
from game.games.taisen.rules.rules import TaisenRules
from game.games.taisen.rules.state import Path, State
from game.games.taisen.rules.view import TaisenView

_RULES = TaisenRules()

Fight = FightWon | DefenderCornered | FightTied

MOVABLE: Final = 3
"""How many ninjas from the top of a stack can be chosen (T7)."""


def reasons(view: TaisenView, move: TaisenMove) -> Iterator[Reason]:
    """What the move does, the most important first."""
    if not isinstance(move, UseDie):
        yield from _waits(view)
        return
    state, told, other = view.state(), list[Event](), 1 - view.seat
    start, before, theirs = state.copy(), in_danger(state, view.seat), in_danger(state, other)
    _RULES.apply(state, move, Chance(0), told.append)
    if any(isinstance(event, MatchEnded) and view.seat in event.outcome.winners for event in told):
        yield because("taisen.hint.wins")
        return
    fights = [event for event in told if isinstance(event, Fight)]
    yield from _fought(view.seat, fights)
    alive = {ninja for stack in state.paths[view.seat] for ninja in stack}
    saved = (before & alive) - in_danger(state, view.seat)
    if saved:
        yield because("taisen.hint.saves", ninja=NAMES[SHOGUN] if SHOGUN in saved else _strongest(saved))
    threatened = in_danger(state, other) - theirs
    if threatened:
        yield because("taisen.hint.threatens", ninja=_strongest(threatened))
    if not fights:
        exposed = NAMES.index(move.ninja) in in_danger(state, view.seat)
        yield from _quiet(start.paths[view.seat], state.paths[view.seat], NAMES.index(move.ninja), exposed=exposed)


def _waits(view: TaisenView) -> Iterator[Reason]:
    """What speaks for ending the turn."""
    state = view.state()
    others = [move for move in _RULES.legal_moves(state) if isinstance(move, UseDie)]
    if not others:
        yield because("taisen.hint.wait_spent")
        return
    now = in_danger(state, view.seat)
    if not now:
        yield because("taisen.hint.wait")
    elif all(len(in_danger(_after(state, move), view.seat)) > len(now) for move in others):
        yield because("taisen.hint.wait_exposed")
    yield because("taisen.hint.wait_best")


def _after(state: State, move: UseDie) -> State:
    then = state.copy()
    _RULES.advance(then, move, Chance(0))
    return then


def _fought(seat: int, fights: list[Fight]) -> Iterator[Reason]:
    """The result of the fights: whom the move beat, or else whom it cost."""
    decided = [event for event in fights if not isinstance(event, FightTied)]
    won = [event for event in decided if event.winner_seat == seat]
    for event in won:
        yield because("taisen.hint.beats", ninja=event.loser)
    if len(decided) < len(fights):
        yield because("taisen.hint.drives_back")
    elif not won and decided:
        yield because("taisen.hint.gives_up", ninja=decided[0].loser)


def _quiet(before: Path, after: Path, ninja: int, *, exposed: bool) -> Iterator[Reason]:
    """What a move does among the player's own ninjas; `exposed` says whether the ninja can be beaten then."""
    stack = next(tile for tile in after if ninja in tile)
    left = next(tile for tile in before if ninja in tile)
    beneath = stack[: stack.index(ninja)]
    if beneath:
        yield because("taisen.hint.shields", ninja=NAMES[beneath[-1]])
    place = left.index(ninja)
    freed = [one for under, one in enumerate(left[:place]) if len(left) - under > MOVABLE >= place - under]
    if freed:
        yield because("taisen.hint.frees", ninja=_strongest(set(freed)))
    if len(stack) > 1:
        yield because("taisen.hint.along", count=len(stack) - 1)
    yield because("taisen.hint.ahead_exposed" if exposed else "taisen.hint.ahead", ninja=NAMES[ninja])


def _strongest(ninjas: set[int]) -> str:
    return NAMES[max(ninjas, key=lambda ninja: (STRENGTH[ninja], ninja))]
