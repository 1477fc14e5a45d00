"""Lanterns: a tiny made-up game with a hidden hand, a secret choice and a reaction. README.md has the rules.

A whole game in three files, without a table of its own: the tests list it, and the shared suite proves itself with it.
"""

from copy import deepcopy
from typing import Any, ClassVar

import msgspec

from game.ai.hints import GameHints
from game.core.chance import Chance
from game.core.contract import OPEN, Event, Move, Rules, Tell, View
from game.core.game import Game
from game.core.outcome import Outcome
from game.core.refusal import BadData, Refusal, Value, refuse

CARDS = 12


def light(card: int) -> int:
    return card // 3 + 1


class Lay(Move, frozen=True):
    card: int


class Look(Move, frozen=True):
    """Spend a match to see the lantern."""


class Trust(Move, frozen=True):
    """Leave it in the dark."""


class Laid(Event, frozen=True):
    seat: int
    card: int | None
    hides: ClassVar = ("card",)


class Seen(Event, frozen=True):
    card: int
    reveals: ClassVar[bool] = True


class Kept(Event, frozen=True):
    seat: int
    card: int | None
    dark: bool
    hides: ClassVar = ("card",)


class Drawn(Event, frozen=True):
    seat: int
    card: int | None
    reveals: ClassVar[bool] = True
    hides: ClassVar = ("card",)


class Passed(Event, frozen=True):
    seat: int


class State(msgspec.Struct):
    """Also what is written down: it is plain already."""

    deck: list[int]
    hands: list[list[int]]
    shown: list[list[int]]
    dark: list[list[int]]
    laid: int | None
    matches: list[int]
    active: int

    def copy(self) -> "State":
        return deepcopy(self)


class LanternView(View, frozen=True):
    deck: int
    hands: tuple[tuple[int | None, ...], ...]
    shown: tuple[tuple[int, ...], ...]
    dark: tuple[tuple[int | None, ...], ...]
    laid: int | None
    lies: bool
    matches: tuple[int, ...]
    active: int


def pieces(state: State) -> list[int]:
    laid = [] if state.laid is None else [state.laid]
    return [
        *state.deck,
        *laid,
        *(card for pile in (*state.hands, *state.shown, *state.dark) for card in pile),
    ]


class LanternRules(Rules[State, Any, LanternView]):
    seats: ClassVar = (2,)
    moves: ClassVar = Lay | Look | Trust

    def deal(self, seats: int, chance: Chance, options: dict[str, Value], version: int) -> State:
        deck = list(range(CARDS))
        chance.shuffle(deck)
        return State(deck[6:], [deck[:3], deck[3:6]], [[], []], [[], []], None, [2, 2], 0)

    def to_move(self, state: State) -> int | None:
        if state.laid is not None:
            return 1 - state.active
        return state.active if state.hands[state.active] else None

    def legal_moves(self, state: State) -> list[Any]:
        if state.laid is not None:
            return [Look(), Trust()]
        return [Lay(card) for card in sorted(state.hands[state.active])]

    def perform(self, state: State, move: Any, chance: Chance, tell: Tell | None) -> None:
        told = tell or (lambda event: None)
        if isinstance(move, Lay):
            state.hands[state.active].remove(move.card)
            state.laid = move.card
            told(Laid(state.active, move.card))
            if state.matches[1 - state.active]:
                return  # the other is asked; without a match it could only decline
        elif isinstance(move, Look):
            state.matches[1 - state.active] -= 1
        self.keep(state, told, looked=isinstance(move, Look))
        self.draw(state, chance, told)
        state.active = 1 - state.active
        told(Passed(state.active))

    def keep(self, state: State, told: Tell, *, looked: bool) -> None:
        card = state.laid
        assert card is not None
        match_keeper = 1 - state.active if looked and light(card) % 2 else state.active
        (state.shown if looked else state.dark)[match_keeper].append(card)
        state.laid = None
        if looked:
            told(Seen(card))
        told(Kept(match_keeper, card, not looked))

    def draw(self, state: State, chance: Chance, told: Tell) -> None:
        if state.deck:
            card = state.deck.pop()
            state.hands[state.active].append(card)
            told(Drawn(state.active, card))

    def objection(self, state: State, move: object) -> Refusal:
        return refuse("lanterns.no")

    def view_for(self, state: State, seat: int) -> LanternView:
        def veiled(owner: int, cards: list[int]) -> tuple[int | None, ...]:
            return tuple(sorted(cards)) if seat in (owner, OPEN) else (None,) * len(cards)

        return LanternView(
            seat=seat,
            deck=len(state.deck),
            hands=tuple(veiled(owner, hand) for owner, hand in enumerate(state.hands)),
            shown=tuple(map(tuple, state.shown)),
            dark=tuple(veiled(owner, cards) for owner, cards in enumerate(state.dark)),
            laid=state.laid if seat in (state.active, OPEN) else None,
            lies=state.laid is not None,
            matches=tuple(state.matches),
            active=state.active,
        )

    def see(self, event: Event, seat: int) -> Event | None:
        lit = isinstance(event, Kept) and not event.dark
        return event if lit else super().see(event, seat)

    def imagine(self, view: LanternView, chance: Chance) -> State:
        known = [card for pile in (*view.hands, *view.shown, *view.dark, (view.laid,)) for card in pile]
        rest = [card for card in range(CARDS) if card not in known]
        chance.shuffle(rest)

        def dealt(pile: tuple[int | None, ...]) -> list[int]:
            return [rest.pop() if card is None else card for card in pile]

        laid = (view.laid if view.laid is not None else rest.pop()) if view.lies else None
        hands, dark = [dealt(hand) for hand in view.hands], [dealt(pile) for pile in view.dark]
        return State(rest, hands, [list(pile) for pile in view.shown], dark, laid, list(view.matches), view.active)

    def outcome(self, state: State) -> Outcome | None:
        if self.to_move(state) is not None:
            return None
        scores = tuple(float(sum(map(light, state.shown[seat] + state.dark[seat]))) for seat in (0, 1))
        return Outcome(scores, tuple(seat for seat in (0, 1) if scores[seat] == max(scores)), "lanterns.out")

    def dump(self, state: State) -> dict[str, Any]:
        return msgspec.to_builtins(state)

    def load(self, data: object) -> State:
        try:
            state = msgspec.convert(data, type=State)
        except msgspec.ValidationError as error:
            raise BadData(refuse("lanterns.damaged", detail=str(error))) from error
        if sorted(pieces(state)) != list(range(CARDS)) or state.active not in (0, 1):
            raise BadData(refuse("lanterns.cards"))
        if not isinstance(data, dict) or set(data) != {*State.__struct_fields__}:
            raise BadData(refuse("lanterns.fields"))
        return state


class LanternPicture:
    """The picture is the view without its seat, taken apart so that events can change it."""

    def __init__(self, view: LanternView) -> None:
        self.deck = view.deck
        self.hands = [list(hand) for hand in view.hands]
        self.shown = [list(pile) for pile in view.shown]
        self.dark = [list(pile) for pile in view.dark]
        self.matches = list(view.matches)
        self.laid, self.lies, self.active = view.laid, view.lies, view.active

    @classmethod
    def of(cls, view: LanternView) -> "LanternPicture":
        return cls(view)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LanternPicture) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]

    def show(self, event: Event) -> None:
        match event:
            case Laid():
                self.hands[event.seat].remove(event.card)
                self.laid, self.lies = event.card, True
            case Seen():
                self.matches[1 - self.active] -= 1
            case Kept():
                pile = (self.dark if event.dark else self.shown)[event.seat]
                pile.append(event.card)
                if event.dark and event.card is not None:
                    pile.sort()
                self.laid, self.lies = None, False
            case Drawn():
                self.deck -= 1
                self.hands[event.seat].append(event.card)
                if event.card is not None:
                    self.hands[event.seat].sort()
            case Passed():
                self.active = event.seat


class LanternHints(GameHints):
    def value(self, state: State, seat: int) -> float:
        return float(sum(map(light, state.shown[seat] + state.dark[seat])))

    def key(self, state: State) -> object:
        return msgspec.json.encode(state)


LANTERNS: Game[State, Any, LanternView] = Game("lanterns", "Lanterns", LanternRules(), LanternPicture, LanternHints())
