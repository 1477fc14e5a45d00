"""How a match starts (W5, W6, W15), and how a turn does (W7)."""

from game.core.chance import Chance
from game.core.contract import Tell
from game.core.events import TurnStarted
from game.games.wataah.rules.cards import DECK, HAND, STRENGTH
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.state import DRAW, EITHER, NOBODY, State
from game.games.wataah.rules.turn.drawing import draw, turn_up


def deal(seats: int, chance: Chance, version: int, *, grand_master: bool) -> State:
    """The first position of a match."""
    deck = list(DECK)
    chance.shuffle(deck)
    grand = _grand(seats, chance) if grand_master else None
    state = State(seats, deck, grand, version)
    first = _first_player(state, chance)
    for seat in range(seats):
        draw(state, seat, HAND - (seat == first), chance, None)  # W6
    if grand is not None:
        grand.shosho = first  # W15
    state.active = first
    begin_turn(state, None)
    return state


def _grand(seats: int, chance: Chance) -> Grand:
    grand = Grand(seats)
    chance.shuffle(grand.temple_deck)
    chance.shuffle(grand.court_deck)
    chance.shuffle(grand.bosses)
    return grand


def _first_player(state: State, chance: Chance) -> int:
    """Everybody reveals a card until one is the strongest alone; the cards go to the Jigoku (W5)."""
    while True:
        revealed = [STRENGTH[turn_up(state, chance)] for _ in range(state.seats)]
        if revealed.count(max(revealed)) == 1:
            return revealed.index(max(revealed))


def begin_turn(state: State, tell: Tell | None) -> None:
    """The turn of `state.active` begins."""
    state.phase = DRAW
    state.mover = state.active
    state.allowed = EITHER
    state.aimed = NOBODY
    state.sealed &= ~(1 << state.active)  # an Imperial Seal lasts until here at most
    if tell is not None:
        tell(TurnStarted(state.active, state.turn))
