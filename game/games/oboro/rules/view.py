"""What a seat knows of a match of Oboro: its hand, and every card played openly in this round."""

from game.core.contract import OPEN, View
from game.games.oboro.rules.cards import cards_in
from game.games.oboro.rules.state import Standing, State


class OboroView(View, frozen=True, cache_hash=True):
    """What a seat with a perfect memory knows (O8): the cards played determine stacks, voids and every trick.

    `leads[0]` is the seat that was dealt red 8 (O4); `voids` are colours that a seat has shown to lack, as bits. The
    hands of the others, including their cards that stay unplayed (O5), are only counted.
    """

    mission: int
    open_stacks: bool
    round: int
    began: Standing
    scores: tuple[int, ...]
    shuriken: tuple[int, ...]
    scorings: int
    hands: tuple[tuple[int | None, ...], ...]
    """By colour and value; None for a card that this seat may not see."""

    plays: tuple[int, ...]
    leads: tuple[int, ...]
    tops: tuple[int, ...]
    voids: tuple[int, ...]
    active: int

    @classmethod
    def of(cls, state: State, seat: int) -> "OboroView":
        """What `seat` knows of `state`."""
        return cls(
            seat=seat,
            mission=state.mission,
            open_stacks=state.open_stacks,
            round=state.round,
            began=state.began,
            scores=tuple(state.scores),
            shuriken=tuple(state.shuriken),
            scorings=state.scorings,
            hands=tuple(_seen(hand, open_=seat in (owner, OPEN)) for owner, hand in enumerate(state.hands)),
            plays=tuple(state.plays),
            leads=tuple(state.leads),
            tops=tuple(state.tops),
            voids=tuple(state.voids),
            active=state.active,
        )

    def state(self, hands: list[int]) -> State:
        """The position behind the view with these hands."""
        state = State.__new__(State)
        state.mission = self.mission
        state.open_stacks = self.open_stacks
        state.round = self.round
        state.began = self.began
        state.scores = list(self.scores)
        state.shuriken = list(self.shuriken)
        state.scorings = self.scorings
        state.hands = hands
        state.plays = list(self.plays)
        state.leads = list(self.leads)
        state.tops = list(self.tops)
        state.voids = list(self.voids)
        state.active = self.active
        return state


def _seen(hand: int, *, open_: bool) -> tuple[int | None, ...]:
    return cards_in(hand) if open_ else (None,) * hand.bit_count()
