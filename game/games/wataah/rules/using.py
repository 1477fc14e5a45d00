"""Powers taking effect (W1, W3, W4, W10): one small function a clan.

Each either does its work at once, or asks for something by setting the phase; it returns whether it asks.
"""

from collections.abc import Callable
from typing import Final

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.cards import (
    BEAR,
    CARP,
    CLANS,
    CROW,
    DRAGON,
    FOX,
    MONKEY,
    RAT,
    SPIDER,
    TENGU,
    TOAD,
    YOKAI_CLAN,
)
from game.games.wataah.events import PowerFaded, PowerUsed
from game.games.wataah.rules import drawing, table, targets, turns
from game.games.wataah.rules.powers import (
    BORROWING,
    DRAWS,
    KEEPS,
    LOOKS,
    SPYING,
    TAKES,
    clan_of,
    is_triple,
    triple,
)
from game.games.wataah.state import CARD, CLAN, KEEP, SEAT, TAKE, State

Power = Callable[[State, int, Chance, Tell | None], bool]


def use(state: State, power: int, chance: Chance, tell: Tell | None) -> None:
    """Use the power of a clan that was placed: it must be applied as far as it can be (W4)."""
    clan = clan_of(power)
    asks = False
    if clan != BEAR:
        works = targets.works(state, power)
        if tell is not None:
            tell((PowerUsed if works else PowerFaded)(state.active, CLANS[clan], is_triple(power)))
        asks = works and start(state, power, chance, tell)
    if not asks:
        turns.after_power(state, tell)


def use_yokai(state: State, yokai: int, chance: Chance, tell: Tell | None) -> None:
    """Use the power of a Yokai that was placed (W3)."""
    if yokai in YOKAI_CLAN:
        use(state, triple(YOKAI_CLAN[yokai]), chance, tell)
        return
    if yokai == TENGU:
        table.banish_yokai(state, tell)
    turns.after_power(state, tell)


def start(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:
    """Start a power that works; whether it asks for something."""
    state.power = power
    return _STARTS[power](state, power, chance, tell)


def _carp(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:
    drawing.draw(state, state.active, DRAWS[power], chance, tell)
    return False


def _crow(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    return ask_to_take(state, TAKES[power])


def ask_to_take(state: State, count: int) -> bool:
    """Ask for so many cards of the Jigoku, or for all if there are less."""
    state.phase = TAKE
    state.left = min(count, len(state.jigoku))
    return True


def _dragon(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:
    drawing.look(state, LOOKS[power], chance, tell)
    state.phase = KEEP
    state.left = min(KEEPS[power], len(state.looked))
    return True


def _on_a_seat(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    state.phase = SEAT
    return True


def _on_cards(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    state.phase = CLAN if is_triple(power) else CARD
    return True


def _on_a_clan(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    state.phase = CLAN
    return True


_CLAN_STARTS: Final[dict[int, Power]] = {
    MONKEY: _on_a_clan,
    CARP: _carp,
    CROW: _crow,
    TOAD: _on_cards,
    FOX: _on_a_seat,
    SPIDER: _on_cards,
    DRAGON: _dragon,
    RAT: _on_a_seat,
}
_STARTS: Final[dict[int, Power]] = {
    SPYING: _on_a_seat,
    BORROWING: _on_a_clan,
    **{2 * clan + size: begins for clan, begins in _CLAN_STARTS.items() for size in (0, 1)},
}
