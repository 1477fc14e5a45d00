"""What one would like to know of the other hands at Oboro: who has the cards that still decide something."""

from game.ai.belief import Guess, words
from game.games.oboro.cards import IS_SHURIKEN, NAMES, SEATS, SUIT_OF, SUITS
from game.games.oboro.state import State
from game.games.oboro.view import OboroView


def guesses(world: State, view: OboroView) -> list[Guess]:
    """Who holds the highest unseen card of each colour, and who the sixes."""
    return [
        Guess(words("oboro.belief.holds", card=NAMES[card]), words("oboro.belief.player", player=seat), seat)
        for card in _telling(view)
        for seat in range(SEATS)
        if world.hands[seat] >> card & 1
    ]


def _telling(view: OboroView) -> list[int]:
    """The cards to ask about: nobody has played them, and the seat does not hold them."""
    seen = {*view.plays, *(card for hand in view.hands for card in hand if card is not None)}
    unseen = [card for card in range(len(NAMES)) if card not in seen]
    highest = [max(cards) for suit in range(len(SUITS)) if (cards := [one for one in unseen if SUIT_OF[one] == suit])]
    return [*highest, *(card for card in unseen if IS_SHURIKEN[card] and card not in highest)]
