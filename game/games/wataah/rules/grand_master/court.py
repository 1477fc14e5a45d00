"""The Imperial Court cards: when one may be played, and what it does."""

from collections.abc import Callable
from typing import Final

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.rules.cards import CLAN_LIMIT, FIRST_YOKAI, NUMBERS
from game.games.wataah.rules.events import CourtPlayed, Pardoned
from game.games.wataah.rules.grand_master.cards import (
    BORROWED_STYLE,
    CALL_OF_THE_FALLEN,
    COURT_NAMES,
    DUELLIST,
    FAVOUR,
    NONE,
    PACT,
    PARDON,
    RICE,
    RICE_TITHE,
    SEAL,
    SPY,
    SUMMONS_HOME,
)
from game.games.wataah.rules.grand_master.state import Grand
from game.games.wataah.rules.moves import Pardon, PlayCourt
from game.games.wataah.rules.powers import picking, targets, use
from game.games.wataah.rules.powers.powers import BORROWING, DESTROY_CARD, RETURN_CARD, SPYING
from game.games.wataah.rules.state import CHOOSE_PARDON, EXTRA_YOKAI, State, grand_of
from game.games.wataah.rules.turn import course, drawing

_POWERS: Final = {DUELLIST: DESTROY_CARD, SUMMONS_HOME: RETURN_CARD, SPY: SPYING, BORROWED_STYLE: BORROWING}
"""The cards that work like a power, with targets to choose."""


def may_play(state: State, grand: Grand) -> bool:
    """Whether the active player's Court card would do something now."""
    card = grand.courts[state.active]
    if card in _POWERS:
        return targets.works(state, _POWERS[card])
    if card == RICE_TITHE:
        return drawing.can_draw(state)
    if card == CALL_OF_THE_FALLEN:
        return bool(state.jigoku)
    if card == PARDON:
        return bool(state.corrupt[state.active])
    if card == PACT:
        return _yokai_has_a_place(state)
    return card != NONE


def _yokai_has_a_place(state: State) -> bool:
    hand = state.hands[state.active]
    clans = state.clans[state.active].values()
    return any(card >= FIRST_YOKAI for card in hand) and any(len(cards) < CLAN_LIMIT for cards in clans)


def play(state: State, move: PlayCourt, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Play the Court card: it is revealed and discarded."""
    grand = grand_of(state)
    card = grand.courts[state.active]
    grand.courts[state.active] = NONE
    grand.played.append(card)
    if tell is not None:
        tell(CourtPlayed(state.active, COURT_NAMES[card]))
    asks = use.start(state, _POWERS[card], chance, tell) if card in _POWERS else _EFFECTS[card](state, chance, tell)
    if not asks:
        course.after_power(state, tell)


def _rice_tithe(state: State, chance: Chance, tell: Tell | None) -> bool:
    drawing.draw(state, state.active, RICE, chance, tell)
    return False


def _call_of_the_fallen(state: State, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    return use.ask_to_take(state, 1)


def _pardon(state: State, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    state.phase = CHOOSE_PARDON
    return True


def pardon(state: State, move: Pardon, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """The chosen corrupt card goes to the Jigoku (Pardon)."""
    card = NUMBERS[move.card]
    picking.take_out(state.corrupt[state.active], card)
    state.jigoku.append(card)
    if tell is not None:
        tell(Pardoned(state.active, move.card))
    course.after_power(state, tell)


def _seal(state: State, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    state.sealed |= 1 << state.active
    return False


def _pact(state: State, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    state.allowed |= EXTRA_YOKAI
    return False


def _favour(state: State, chance: Chance, tell: Tell | None) -> bool:  # noqa: ARG001
    grand_of(state).favoured |= 1 << state.active
    return False


_EFFECTS: Final[dict[int, Callable[[State, Chance, Tell | None], bool]]] = {
    RICE_TITHE: _rice_tithe,
    CALL_OF_THE_FALLEN: _call_of_the_fallen,
    PARDON: _pardon,
    SEAL: _seal,
    PACT: _pact,
    FAVOUR: _favour,
}
