"""Action cards: who is asked, what may be played, what it does (N10, N23-N27)."""

from collections.abc import Iterator

from msgspec import UNSET

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.ninjutsu.rules.events import ActionPlayed, FigureJumped, FigureKidnapped, ShurikenTaken, SokeFound
from game.games.ninjutsu.rules.figures import (
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
from game.games.ninjutsu.rules.moves import NEW_WEAPONS as PLAY_NEW_WEAPONS
from game.games.ninjutsu.rules.moves import (
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
from game.games.ninjutsu.rules.state import State
from game.games.ninjutsu.rules.turn import weapons


def can_play(state: State, seat: int) -> bool:
    """Whether a seat has a card it could play now; a seat that could only decline is not asked (N10)."""
    hand = state.hands[seat]
    if hand & (NEW_WEAPONS | JOKER):
        return True
    if not hand or seat != state.active or not any_card(state):
        return False
    if hand & SNEAK or (hand & KIDNAP and next(kidnaps(state), None) is not None):
        return True
    return bool(hand & SALTO) and next(jumps(state), None) is not None


def any_card(state: State) -> bool:
    """Whether the attacker may play every card: without a higher weapon only New Weapons is useful (N10)."""
    return state.version == 1 or weapons.higher(state, state.active) > 0


def legal(state: State) -> list[NinjutsuMove]:
    """List every way the asked seat may play a card, and playing none."""
    seat = state.asked
    hand = state.hands[seat]
    moves: list[NinjutsuMove] = [PLAY_NOTHING]
    attacking = seat == state.active and any_card(state)
    ways = [joker for joker, card in enumerate((0, JOKER)) if not card or hand & JOKER]
    for joker in ways:
        usable = hand if not joker else hand | SALTO | SNEAK | KIDNAP | NEW_WEAPONS
        if usable & NEW_WEAPONS:
            moves.append(PLAY_NEW_WEAPONS[joker])
        if not attacking:
            continue
        if usable & SNEAK:
            moves.append(SNEAKS[joker])
        if usable & KIDNAP:
            moves += [both[joker] for both in kidnaps(state)]
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


def kidnaps(state: State) -> Iterator[tuple[PlayKidnap, PlayKidnap]]:
    """The enemies one step away from any of the attacker's figures, each with the Kidnap and with the Joker (N25)."""
    if state.version == 1:
        yield from _front_rank(state)
        return
    cells, tables = state.cells, state.ground.seizures
    own, enemy = OWNER[state.active], OWNER[1 - state.active]
    for cell, figure in enumerate(cells):
        if figure & own:
            for target, both in tables[cell]:
                if cells[target] & enemy:
                    yield both


def _front_rank(state: State) -> Iterator[tuple[PlayKidnap, PlayKidnap]]:
    """In the first version of the rules: in each column, the enemy nearest the attacker's edge (N25)."""
    cells, enemy = state.cells, OWNER[1 - state.active]
    for line in state.ground.fronts[state.active]:
        for cell in line:
            if cells[cell] & enemy:
                yield state.ground.kidnaps[cell]
                break


def perform(state: State, move: CardMove, chance: Chance, tell: Tell | None) -> None:
    """Spend a card and carry out its effect; the window stays open."""
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
        _kidnap(state, move, tell)
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


def _kidnap(state: State, move: PlayKidnap, tell: Tell | None) -> None:
    cells, seat, cell = state.cells, state.active, move.cell
    rank = cells[cell] & RANK
    if rank == SOKE:
        cells[cell] |= SEEN
        if tell is not None:
            tell(SokeFound(seat, cell, move.kidnapper))
        return
    cells[cell] = 0
    if move.kidnapper is not UNSET:
        cells[cell] = cells[move.kidnapper] | MOVED
        cells[move.kidnapper] = 0
    state.fallen[1 - seat].append(rank)
    if tell is not None:
        tell(FigureKidnapped(seat, cell, rank, move.kidnapper))


def _jump(state: State, start: int, end: int, tell: Tell | None) -> None:
    state.cells[end] = state.cells[start] | MOVED
    state.cells[start] = 0
    if tell is not None:
        over = next(over for over, target, _ in state.ground.jumps[start] if target == end)
        tell(FigureJumped(state.active, start, over, end))


def take_shuriken(state: State, seat: int, tell: Tell | None) -> None:
    """Move one shuriken from the stock to a seat, if one is left (N12, N27)."""
    if state.stock:
        state.stock -= 1
        state.shuriken[seat] += 1
        if tell is not None:
            tell(ShurikenTaken(seat))
