"""What a power does with its chosen target: a clan, a card, an opponent."""

from collections.abc import Callable
from typing import Final

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.rules import knowledge
from game.games.wataah.rules.cards import CLAN_NUMBERS, CLANS, NAMES, NUMBERS, names
from game.games.wataah.rules.events import CardStolen, HandsSwapped, OpponentChosen, PowerCopied
from game.games.wataah.rules.moves import ChooseCard, ChooseClan, ChooseSeat
from game.games.wataah.rules.powers import use
from game.games.wataah.rules.powers.powers import (
    DESTROY_CARD,
    DESTROY_CLAN,
    GNAWS,
    RETURN_CLAN,
    SPYING,
    SWAP_CARDS,
    SWAP_HANDS,
    SWAPS,
    is_triple,
)
from game.games.wataah.rules.powers.targets import copied
from game.games.wataah.rules.state import GIVE, RATS, State
from game.games.wataah.rules.turn import course, leaving_play


def choose_clan(state: State, move: ChooseClan, chance: Chance, tell: Tell | None) -> None:
    """Return it, destroy it, or use its power."""
    clan = CLAN_NUMBERS[move.clan]
    state.aimed = move.seat
    if state.power == RETURN_CLAN:
        leaving_play.return_clan(state, move.seat, clan, tell)
    elif state.power == DESTROY_CLAN:
        leaving_play.destroy_clan(state, move.seat, clan, tell)
    else:
        power = copied(state.power, clan)
        if tell is not None:
            tell(PowerCopied(state.active, move.seat, CLANS[clan], is_triple(power)))
        if use.start(state, power, chance, tell):
            return
    course.after_power(state, tell)


def choose_card(state: State, move: ChooseCard, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Return it or destroy it."""
    state.aimed = move.seat
    change = leaving_play.destroy_card if state.power == DESTROY_CARD else leaving_play.return_card
    change(state, move.seat, CLAN_NUMBERS[move.clan], NUMBERS[move.card], tell)
    course.after_power(state, tell)


def choose_seat(state: State, move: ChooseSeat, chance: Chance, tell: Tell | None) -> None:
    """Swap with them, set the Rats on them, or spy."""
    state.aimed = move.seat
    if tell is not None:
        tell(OpponentChosen(state.active, move.seat))
    _ON_A_SEAT[state.power](state, move.seat, chance, tell)


def _swap_cards(state: State, target: int, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Ask both for the same number of cards (W4)."""
    state.phase = GIVE
    state.victim = target
    state.left = min(SWAPS, len(state.hands[state.active]), len(state.hands[target]))


def _swap_hands(state: State, target: int, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    hands, active = state.hands, state.active
    if tell is not None:
        tell(HandsSwapped(active, target, names(hands[active]), names(hands[target])))
    hands[active], hands[target] = hands[target], hands[active]
    knowledge.swapped_hands(state, active, target)
    course.after_power(state, tell)


def _gnaw(state: State, target: int, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Let the victim choose what to discard."""
    state.phase = RATS
    state.mover = state.victim = target
    state.left = min(GNAWS[state.power], len(state.hands[target]))


def _spy(state: State, target: int, chance: Chance, tell: Tell | None) -> None:
    card = chance.choose(state.hands[target])
    knowledge.stolen(state, state.active, target, card)
    state.hands[target].remove(card)
    state.hands[state.active].append(card)
    state.hands[state.active].sort()
    if tell is not None:
        tell(CardStolen(state.active, target, NAMES[card]))
    course.after_power(state, tell)


_ON_A_SEAT: Final[dict[int, Callable[[State, int, Chance, Tell | None], None]]] = {
    SWAP_CARDS: _swap_cards,
    SWAP_HANDS: _swap_hands,
    SPYING: _spy,
    **dict.fromkeys(GNAWS, _gnaw),
}
