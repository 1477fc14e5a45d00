"""How powers take effect (W1, W3, W4, W10): one small function per clan.

Each either acts at once or asks for a choice by setting the phase, and returns whether it asks.
"""

from collections.abc import Callable
from typing import Final

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.rules.cards import (
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
from game.games.wataah.rules.events import PowerFaded, PowerUsed
from game.games.wataah.rules.powers import targets
from game.games.wataah.rules.powers.powers import (
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
from game.games.wataah.rules.state import CARD, CLAN, KEEP, SEAT, TAKE, State
from game.games.wataah.rules.turn import course, drawing, leaving_play

Power = Callable[[State, int, Chance, Tell | None], bool]


def use(state: State, power: int, chance: Chance, tell: Tell | None) -> None:
    """Use the power of a clan that was placed. It must be applied as far as possible (W4)."""
    clan = clan_of(power)
    asks = False
    if clan != BEAR:
        works = targets.works(state, power)
        if tell is not None:
            tell((PowerUsed if works else PowerFaded)(state.active, CLANS[clan], is_triple(power)))
        asks = works and start(state, power, chance, tell)
    if not asks:
        course.after_power(state, tell)


def use_yokai(state: State, yokai: int, chance: Chance, tell: Tell | None) -> None:
    """Use the power of a Yokai that was placed (W3)."""
    if yokai in YOKAI_CLAN:
        use(state, triple(YOKAI_CLAN[yokai]), chance, tell)
        return
    if yokai == TENGU:
        leaving_play.banish_yokai(state, tell)
    course.after_power(state, tell)


def start(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:
    """Start a power that works; return whether it asks for a choice."""
    state.power = power
    return _STARTS[power](state, power, chance, tell)


def _carp(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:
    drawing.draw(state, state.active, DRAWS[power], chance, tell)
    return False


def _crow(state: State, power: int, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    return ask_to_take(state, TAKES[power])


def ask_to_take(state: State, count: int) -> bool:
    """Ask for `count` cards of the Jigoku, or all if there are fewer."""
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
