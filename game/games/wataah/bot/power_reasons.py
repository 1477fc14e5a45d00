"""What a power of Shinobi WAT-AAH! does in a position, in words for a hint."""

from collections.abc import Iterable, Iterator
from typing import Final

from game.ai.advice import Reason, because
from game.games.wataah.rules.cards import CLAN_OF, CLANS, STRENGTH
from game.games.wataah.rules.powers.powers import (
    DESTROY_CARD,
    DESTROY_CLAN,
    DRAWS,
    KEEPS,
    RETURN_CARD,
    RETURN_CLAN,
    SWAP_HANDS,
    TAKES,
    clan_of,
)
from game.games.wataah.rules.powers.targets import cards_for, clans_for, seats_for, works
from game.games.wataah.rules.state import State

_DESTROYS, _RETURNS = "wataah.hint.destroys", "wataah.hint.returns"
_STRIKES: Final = {
    DESTROY_CARD: _DESTROYS,
    DESTROY_CLAN: _DESTROYS,
    RETURN_CARD: _RETURNS,
    RETURN_CLAN: _RETURNS,
}


def power_reason(world: State, power: int, points: int, placed: int) -> Iterator[Reason]:
    """What a power does here, beside the points of the cards that give it; nothing if it finds nothing to do (W4)."""
    if not works(world, power):
        return
    hands, seat = world.hands, world.active
    if power in DRAWS or power in KEEPS or power in TAKES:
        cards = DRAWS.get(power) or KEEPS.get(power) or min(TAKES[power], len(world.jigoku))
        yield because("wataah.hint.cards", count=points, cards=cards)
    elif power in _STRIKES:
        if power in (DESTROY_CARD, RETURN_CARD):
            lost = max(_falling(world, *target) for target in cards_for(world, power))
        else:
            lost = max(strength_in(world.clans[owner][clan]) for owner, clan in clans_for(world, power))
        yield because(_STRIKES[power], count=points, lost=lost)
    elif power == SWAP_HANDS:
        most = max(len(hands[other]) for other in seats_for(world, power))
        yield because("wataah.hint.hands", count=points, mine=len(hands[seat]) - placed, theirs=most)
    else:
        yield because("wataah.hint.power", count=points, clan=CLANS[clan_of(power)])


def _falling(world: State, owner: int, clan: int, card: int) -> int:
    """The strength that leaves play with a card: a clan falls with its last real card (W11)."""
    cards = world.clans[owner][clan]
    last = [one for one in cards if CLAN_OF[one] == clan] == [card]
    return strength_in(cards) if last else STRENGTH[card]


def strength_in(cards: Iterable[int]) -> int:
    """The strengths of cards together."""
    return sum(STRENGTH[card] for card in cards)
