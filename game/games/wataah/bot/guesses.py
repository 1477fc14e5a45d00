"""What the review shows of beliefs in Shinobi WAT-AAH!: the Final Boss, the strongest Yokai, what a hand can place."""

from collections import Counter
from typing import Final

from game.ai.beliefs import Guess, phrase
from game.games.wataah.rules.cards import CLAN_OF, FIRST_YOKAI, KINDS, NAMES, NO_CLAN, STRENGTH
from game.games.wataah.rules.grand_master.cards import BOSS_NAMES, FINAL
from game.games.wataah.rules.state import State
from game.games.wataah.rules.view import WataahView

MANY: Final = 4
"""From this number on, the exact number does not matter."""

_DECK: Final = 9
"""The order of the deck among the answers: after all seats."""


def guesses(world: State, view: WataahView) -> list[Guess]:
    """The Final Boss, where the strongest Yokai is, and how much of one clan each other seat can place."""
    found: list[Guess] = []
    if world.grand is not None:
        boss = world.grand.bosses[FINAL]
        found.append(Guess(phrase("wataah.belief.boss"), phrase(f"wataah.boss.{BOSS_NAMES[boss]}"), boss))
    found += _strongest_yokai(world, view)
    others = [seat for seat in range(world.seats) if seat != view.seat]
    for seat in others:
        clans = Counter(CLAN_OF[card] for card in world.hands[seat] if CLAN_OF[card] != NO_CLAN)
        found.append(_count("one_clan", seat, max(clans.values(), default=0)))
    if len(others) == 1:
        found.append(_count("yokai", others[0], sum(card >= FIRST_YOKAI for card in world.hands[others[0]])))
    return found


def _count(what: str, seat: int, number: int) -> Guess:
    question = phrase(f"wataah.belief.{what}", player=seat)
    if number >= MANY:
        return Guess(question, phrase("wataah.belief.many", number=MANY), MANY)
    if what == "yokai":
        return Guess(question, phrase("wataah.belief.number", number=number), number)
    return Guess(question, phrase("wataah.belief.cards", count=number), number)


def _strongest_yokai(world: State, view: WataahView) -> list[Guess]:
    """Who has the strongest Yokai that the seat cannot see."""
    piles = (view.jigoku, view.looked, view.hands[view.seat], *view.corrupt)
    seen = {card for pile in piles for card in pile}
    seen |= {card for clans in view.clans for _, cards in clans for card in cards}
    unseen = [card for card in range(FIRST_YOKAI, KINDS) if card not in seen]
    if not unseen:
        return []
    card = max(unseen, key=lambda one: (STRENGTH[one], -one))
    question = phrase("wataah.belief.where", card=NAMES[card])
    for seat, hand in enumerate(world.hands):
        if card in hand:
            return [Guess(question, phrase("wataah.belief.player", player=seat), seat)]
    return [Guess(question, phrase("wataah.belief.deck"), _DECK)]
