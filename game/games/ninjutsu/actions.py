"""Action cards: who is asked, what may be played, what it does (N10, N23-N27)."""

from collections.abc import Iterator

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.ninjutsu import weapons
from game.games.ninjutsu.events import ActionPlayed, FigureJumped, FigureKidnapped, ShurikenTaken, SokeFound
from game.games.ninjutsu.figures import (
    CARDS,
    JOKER,
    KIDNAP,
    MOVED,
    NEW_WEAPONS,
    OWNER,
    RANK,
    SALTO,
    SEEN,
    SNEAK,
    SOKE,
)
from game.games.ninjutsu.moves import NEW_WEAPONS as PLAY_NEW_WEAPONS
from game.games.ninjutsu.moves import (
    PLAY_NOTHING,
    SNEAKS,
    TRADE_JOKER,
    CardMove,
    NinjutsuMove,
    PlayKidnap,
    PlayNewWeapons,
    PlaySalto,
    PlaySneak,
)
from game.games.ninjutsu.state import State


def can_play(state: State, seat: int) -> bool:
    """Whether a seat has a card that it could play now; one that could only decline is not asked (N10)."""
    hand = state.hands[seat]
    if seat != state.active:
        return bool(hand & (NEW_WEAPONS | JOKER))
    if hand & ~SALTO:
        return True
    return bool(hand) and next(jumps(state), None) is not None


def legal(state: State) -> list[NinjutsuMove]:
    """Every card that the asked seat may play, in every way, and playing none."""
    seat = state.asked
    hand = state.hands[seat]
    moves: list[NinjutsuMove] = [PLAY_NOTHING]
    ways = [joker for joker, card in enumerate((0, JOKER)) if not card or hand & JOKER]
    for joker in ways:
        usable = hand if not joker else hand | SALTO | SNEAK | KIDNAP | NEW_WEAPONS
        if usable & NEW_WEAPONS:
            moves.append(PLAY_NEW_WEAPONS[joker])
        if seat != state.active:
            continue
        if usable & SNEAK:
            moves.append(SNEAKS[joker])
        if usable & KIDNAP:
            moves += [state.ground.kidnaps[cell][joker] for cell in front_rank(state)]
        if usable & SALTO:
            moves += [both[joker] for both in jumps(state)]
    if hand & JOKER and seat == state.active and state.stock:  # N27
        moves.append(TRADE_JOKER)
    return moves


def jumps(state: State) -> Iterator[tuple[PlaySalto, PlaySalto]]:
    """The jumps of the attacker's ninjas, each with the Salto and with the Joker (N23)."""
    cells, tables = state.cells, state.ground.jumps
    own, enemy = OWNER[state.active], OWNER[1 - state.active]
    for cell, figure in enumerate(cells):
        if figure & own:
            for over, end, both in tables[cell]:
                if cells[over] & enemy and not cells[end]:
                    yield both


def front_rank(state: State) -> list[int]:
    """In each column the enemy figure nearest the attacker's edge (N25)."""
    cells, enemy = state.cells, OWNER[1 - state.active]
    found = []
    for line in state.ground.fronts[state.active]:
        for cell in line:
            if cells[cell] & enemy:
                found.append(cell)
                break
    return found


def perform(state: State, move: CardMove, chance: Chance, tell: Tell | None) -> None:
    """Spend a card and carry out what it says; the window stays open."""
    seat = state.asked
    if isinstance(move, PlayNewWeapons):
        _spend(state, NEW_WEAPONS, tell, joker=move.joker)
        weapons.lay_three(state, seat, chance, tell)
        weapons.settle(state, chance, tell)
    elif isinstance(move, PlaySneak):
        _spend(state, SNEAK, tell, joker=move.joker)
        state.sneaks += 1
    elif isinstance(move, PlayKidnap):
        _spend(state, KIDNAP, tell, joker=move.joker)
        _kidnap(state, move.cell, tell)
    elif isinstance(move, PlaySalto):
        _spend(state, SALTO, tell, joker=move.joker)
        _jump(state, move.start, move.end, tell)
    else:
        _spend(state, JOKER, tell, joker=True)
        take_shuriken(state, seat, tell)


def _spend(state: State, action: int, tell: Tell | None, *, joker: bool) -> None:
    card = JOKER if joker else action
    state.hands[state.asked] ^= card
    if tell is not None:
        used_as = "shuriken" if action == JOKER else CARDS[action]
        tell(ActionPlayed(state.asked, CARDS[card], used_as))


def _kidnap(state: State, cell: int, tell: Tell | None) -> None:
    cells, seat = state.cells, state.active
    rank = cells[cell] & RANK
    if rank == SOKE:
        cells[cell] |= SEEN
        if tell is not None:
            tell(SokeFound(seat, cell))
        return
    cells[cell] = 0
    state.fallen[1 - seat].append(rank)
    if tell is not None:
        tell(FigureKidnapped(seat, cell, rank))


def _jump(state: State, start: int, end: int, tell: Tell | None) -> None:
    state.cells[end] = state.cells[start] | MOVED
    state.cells[start] = 0
    if tell is not None:
        over = next(over for over, target, _ in state.ground.jumps[start] if target == end)
        tell(FigureJumped(state.active, start, over, end))


def take_shuriken(state: State, seat: int, tell: Tell | None) -> None:
    """A seat takes one from the stock, if one is left (N12, N27)."""
    if state.stock:
        state.stock -= 1
        state.shuriken[seat] += 1
        if tell is not None:
            tell(ShurikenTaken(seat))
