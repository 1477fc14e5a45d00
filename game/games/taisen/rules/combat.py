"""Fights (T10-T16): who meets whom, who falls, who steps back, until no tile holds both sides."""

from game.core.contract import Tell
from game.games.taisen.rules.events import DefenderCornered, FightTied, FightWon
from game.games.taisen.rules.ninjas import BEATS, HOME, LAST, MONKEY, NAMES, SHOGUN, STRENGTH, WOLF
from game.games.taisen.rules.state import Path


def resolve(paths: tuple[Path, Path], tile: int, active: int, tell: Tell | None) -> None:
    """Play out every fight caused by arriving on `tile`, chains included (T10, T16)."""
    monkey, wolf = paths
    # T13: strength that a Shogun loses stays lost through all fights of one die.
    shoguns = [STRENGTH[SHOGUN], STRENGTH[SHOGUN]]
    due: int | None = tile
    chained = False
    while due is not None:
        chained |= _fight_on(monkey, wolf, due, shoguns, tell)
        due = _next_due(monkey, wolf, active) if chained else None


def _next_due(monkey: Path, wolf: Path, active: int) -> int | None:
    """The next fight: the one nearest the active player's village (T16)."""
    for tile in range(LAST + 1) if active == MONKEY else range(LAST, -1, -1):
        if monkey[tile] and wolf[tile]:
            return tile
    return None


def _fight_on(monkey: Path, wolf: Path, tile: int, shoguns: list[int], tell: Tell | None) -> bool:
    """Fight on one tile until one side has none left there (T11). Return whether a tie sent both back."""
    here, there = monkey[tile], wolf[tile]
    retreated = False
    while here and there:
        one, other = here[-1], there[-1]
        if one != SHOGUN != other:
            result = BEATS[one][other]
            mine, yours = STRENGTH[one], STRENGTH[other]
        else:  # T12, T13: a Shogun takes his opponent's colour and fights with his remaining strength
            mine = shoguns[MONKEY] if one == SHOGUN else STRENGTH[one]
            yours = shoguns[WOLF] if other == SHOGUN else STRENGTH[other]
            result = mine - yours
        if result == 0 and 0 < tile < LAST:  # T14
            here.pop()
            there.pop()
            monkey[tile - 1].append(one)
            wolf[tile + 1].append(other)
            retreated = True
            if tell is not None:
                tell(FightTied(tile, (NAMES[one], NAMES[other]), mine))
            continue
        # T15: a tie in a village is a win for the attacker.
        winner = MONKEY if result > 0 or (result == 0 and tile == HOME[WOLF]) else WOLF
        if winner == MONKEY:
            there.pop()
            if one == SHOGUN:
                shoguns[MONKEY] -= yours
        else:
            here.pop()
            if other == SHOGUN:
                shoguns[WOLF] -= mine
        if tell is not None:
            won, lost = ((one, mine), (other, yours))[:: 1 if winner == MONKEY else -1]
            tell(_fallen(tile, winner, won, lost, cornered=result == 0))
    return retreated


def _fallen(
    tile: int, seat: int, winner: tuple[int, int], loser: tuple[int, int], *, cornered: bool
) -> FightWon | DefenderCornered:
    """The event for a fight that `seat` won, with each fighter's strength at that moment."""
    names = NAMES[winner[0]], NAMES[loser[0]]
    if cornered:
        return DefenderCornered(tile, seat, *names, winner[1])
    return FightWon(tile, seat, *names, winner[1], loser[1])
