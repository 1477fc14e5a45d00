"""Faults planted in Lanterns, each with the check that must catch it."""

import itertools
from collections.abc import Collection
from dataclasses import replace
from typing import Any, ClassVar

import msgspec

from game.core.chance import Chance
from game.core.contract import Event, Tell
from game.core.game import Game
from game.core.match import Match
from game.core.refusal import Refusal
from game.games.ninjutsu import NINJUTSU
from game.games.ninjutsu.rules.moves import Throw
from game.games.ninjutsu.rules.rules import NinjutsuRules
from tests.games.ninjutsu.case import CASE as THROWN
from tests.suite import checks
from tests.suite.case import Case
from tests.suite.lanterns import (
    Drawn,
    Laid,
    LanternPicture,
    LanternRules,
    LanternView,
    Look,
    State,
    case_of,
    light,
)
from tests.suite.undoing import check_takes_back_honestly


class TellingView(LanternView, frozen=True):
    hint: object = None


def telling(view: LanternView, hint: object) -> LanternView:
    return TellingView(**msgspec.structs.asdict(view), hint=hint)


class ViewLeaksTheHands(LanternRules):
    """The view contains the sum of all hands, and so the other's."""

    def view_for(self, state: State, seat: int) -> LanternView:
        return telling(super().view_for(state, seat), sum(map(light, state.hands[0] + state.hands[1])))


class ViewLeaksTheDeck(LanternRules):
    """The view contains the order of the deck."""

    def view_for(self, state: State, seat: int) -> LanternView:
        return telling(super().view_for(state, seat), state.deck[-1:])


class IdBetraysTheCard(LanternRules):
    """The lantern on the table has an id for the picture, which tells which one it is."""

    def view_for(self, state: State, seat: int) -> LanternView:
        number = None if state.laid is None else state.laid * 7 % 13
        return telling(super().view_for(state, seat), number)


class PublicIsNobody(LanternRules):
    """PUBLIC sees what seat 0 sees."""

    def view_for(self, state: State, seat: int) -> LanternView:
        return msgspec.structs.replace(super().view_for(state, max(seat, 0) if seat == -1 else seat), seat=seat)


class EventLeaks(LanternRules):
    """The waiting seat sees what the other has laid."""

    def see(self, event: Event, seat: int) -> Event | None:
        return event if isinstance(event, Laid) else super().see(event, seat)


class LosesACard(LanternRules):
    """A lantern that was looked at disappears."""

    def keep(self, state: State, told: Tell, *, looked: bool) -> None:
        super().keep(state, told, looked=looked)
        if looked:
            max(state.shown, key=len).pop()


class DrawsUnrepeatably(LanternRules):
    """The draw depends on something outside the match."""

    count = itertools.count()

    def draw(self, state: State, chance: Chance, told: Tell) -> None:
        if state.deck:
            state.deck.insert(0, state.deck.pop(next(self.count) % len(state.deck)))
        super().draw(state, chance, told)


class ImaginesTheImpossible(LanternRules):
    """The imagined hand may hold a lantern that every seat has seen."""

    def imagine(self, view: LanternView, chance: Chance) -> State:
        world = super().imagine(view, chance)
        other = world.hands[1 - view.seat]
        other[:] = [chance.choose(range(12)) for _ in other]
        return world


class ImaginesAnotherView(LanternRules):
    """The imagined world forgets the matches that are spent."""

    def imagine(self, view: LanternView, chance: Chance) -> State:
        world = super().imagine(view, chance)
        world.matches = [2, 2]
        return world


class NeverEnds(LanternRules):
    """What was shown goes back under the deck forever."""

    def draw(self, state: State, chance: Chance, told: Tell) -> None:
        for pile in (*state.shown, *state.dark):
            state.deck[:0] = pile
            pile.clear()
        super().draw(state, chance, told)


class ForgetsInWriting(LanternRules):
    """The dumped match has all its matches again."""

    def dump(self, state: State) -> dict[str, Any]:
        return {**super().dump(state), "matches": [2, 2]}


class LoadsAnything(LanternRules):
    """Only the types are checked."""

    def load(self, data: object) -> State:
        if isinstance(data, dict) and data.keys() == set(State.__struct_fields__):
            try:
                return msgspec.convert(data, type=State)
            except msgspec.ValidationError:
                pass
        return super().load(data)


class AllowsAnything(LanternRules):
    """A look is allowed at any time."""

    def why_not(self, state: State, move: object) -> Refusal | None:
        return None if isinstance(move, Look) else super().why_not(state, move)

    def perform(self, state: State, move: Any, chance: Chance, tell: Tell | None) -> None:
        if state.laid is not None or not isinstance(move, Look):
            super().perform(state, move, chance, tell)


class AdvancesDifferently(LanternRules):
    """Search uses a second version of the rules, in which no seat draws."""

    def advance(self, state: State, move: Any, chance: Chance) -> None:
        deck, state.deck = state.deck, []
        super().advance(state, move, chance)
        state.deck = deck


class SharedState(State):
    def copy(self) -> "State":
        return SharedState(*(getattr(self, name) for name in self.__struct_fields__))


class CopiesShare(LanternRules):
    """Copies hold the same lists."""

    def deal(self, seats: int, chance: Chance, options: Any, version: int) -> State:
        state = super().deal(seats, chance, options, version)
        return SharedState(*(getattr(state, name) for name in state.__struct_fields__))


class PaintsWrongly(LanternPicture):
    """A drawn card never leaves the deck in the picture."""

    def show(self, event: Event) -> None:
        super().show(event)
        if isinstance(event, Drawn):
            self.deck += 1


class DeniesItsSecrets(LanternRules):
    """It claims that nothing is hidden, and hides things all the same."""

    secrets: ClassVar = False


class TakesBackAnswers(Match):
    """A decision is taken back along with the answer to it."""

    def why_not_undo(self, seat: int, protected: Collection[int] = ()) -> Refusal | None:
        refusal = super().why_not_undo(seat, protected)
        final = any(step.final for step in self.history[-2:])
        answered = len(self.history) > 1 and self.history[-2].seat == seat and not final
        return None if answered else refusal


class TakesBackDice(Match):
    """A seat's own last decision is taken back, whatever came of it."""

    def why_not_undo(self, seat: int, protected: Collection[int] = ()) -> Refusal | None:
        return None if self.history[-1].seat == seat else super().why_not_undo(seat, protected)


class TakesAnyResult(NinjutsuRules):
    """A result from outside is taken without a look at it."""

    options: ClassVar = tuple(
        msgspec.structs.replace(option, default="hand") if option.name == "dojo" else option
        for option in NinjutsuRules.options
    )

    def why_not(self, state: Any, move: object) -> Refusal | None:
        return super().why_not(state, Throw(move.intent) if isinstance(move, Throw) else move)


NO_DIE = replace(
    THROWN, game=Game("ninjutsu", "Ninjutsu", TakesAnyResult(), NINJUTSU.picture, NINJUTSU.hints), settings=((2, {}),)
)

FAULTS: dict[str, tuple[Case, Any]] = {
    "a view that leaks the hands": (case_of(ViewLeaksTheHands()), checks.check_views_keep_secrets),
    "a view that leaks the deck": (case_of(ViewLeaksTheDeck()), checks.check_views_keep_secrets),
    "an id that betrays a card": (case_of(IdBetraysTheCard()), checks.check_views_keep_secrets),
    "a public view with a secret": (case_of(PublicIsNobody()), checks.check_views_keep_secrets),
    "an event that leaks": (case_of(EventLeaks()), checks.check_events_keep_secrets),
    "a lost card": (case_of(LosesACard()), checks.check_conserves_pieces),
    "a record that cannot be repeated": (case_of(DrawsUnrepeatably()), checks.check_replays),
    "an unrepeatable draw": (case_of(DrawsUnrepeatably()), checks.check_repeats),
    "an impossible imagined world": (case_of(ImaginesTheImpossible()), checks.check_imagined_worlds_fit),
    "a world with another view": (case_of(ImaginesAnotherView()), checks.check_imagined_worlds_fit),
    "a match without end": (case_of(NeverEnds()), checks.check_ends),
    "a dump that forgets": (case_of(ForgetsInWriting()), checks.check_survives_writing),
    "a load that takes anything": (case_of(LoadsAnything()), checks.check_refuses_bad_data),
    "an illegal move carried out": (case_of(AllowsAnything()), checks.check_refuses_illegal_moves),
    "a result of no die is taken": (NO_DIE, checks.check_refuses_illegal_moves),
    "a second version for search": (case_of(AdvancesDifferently()), checks.check_advance_agrees),
    "copies that share": (case_of(CopiesShare()), checks.check_copies_share_nothing),
    "a wrong picture": (case_of(LanternRules(), PaintsWrongly), checks.check_events_paint_the_picture),
    "secrets that are denied": (case_of(DeniesItsSecrets()), check_takes_back_honestly),
    "an answer taken back": (case_of(LanternRules(), match=TakesBackAnswers), check_takes_back_honestly),
    "a draw taken back": (case_of(LanternRules(), match=TakesBackDice), check_takes_back_honestly),
}
