"""Drawing and placing: what the active player does (W8-W10)."""

from game.core.chance import Chance
from game.core.contract import Tell
from game.games.wataah.rules.cards import BEAR, CLAN_NUMBERS, NAMES, NUMBERS
from game.games.wataah.rules.events import CardTaken, ClanPlaced, ClanReinforced, Discarded
from game.games.wataah.rules.grand_master.cards import DAWN_GATE, PAIRED_BLADES, TWO_ROADS
from game.games.wataah.rules.moves import (
    BeCorrupt,
    EndPlacing,
    LeaveBlunt,
    PlaceClan,
    PlaceYokai,
    Recruit,
    Reinforce,
    Sharpen,
    TakeFallen,
)
from game.games.wataah.rules.powers import use
from game.games.wataah.rules.powers.powers import clan_of, power_of, triple
from game.games.wataah.rules.state import BLADES, EITHER, EXTRA_YOKAI, NEW_CLAN, REINFORCE, State
from game.games.wataah.rules.turn import course, drawing, leaving_play


def recruit(state: State, move: Recruit, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """One card, unseen; two through the Dawn Gate."""
    active = state.active
    drawing.draw(state, active, 2 if state.temples[active] == DAWN_GATE else 1, chance, tell)
    course.after_drawing(state)


def be_corrupt(state: State, move: BeCorrupt, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """A card for the corruption pile, and many for the hand."""
    drawing.be_corrupt(state, state.active, chance, tell)
    course.after_drawing(state)


def take_fallen(state: State, move: TakeFallen, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """The top card of the Jigoku (Lantern of the Fallen)."""
    card = state.jigoku.pop()
    leaving_play.to_hand(state, state.active, [card])
    if tell is not None:
        tell(CardTaken(state.active, NAMES[card]))
    course.after_drawing(state)


def place_clan(state: State, move: PlaceClan, chance: Chance, tell: Tell | None) -> None:
    """A new clan of two to four cards."""
    active, clan = state.active, CLAN_NUMBERS[move.clan]
    cards = [NUMBERS[card] for card in move.cards]
    leaving_play.from_hand(state, active, cards)
    state.clans[active][clan] = cards
    if tell is not None:
        tell(ClanPlaced(active, move.clan, move.cards))
    _spend(state, NEW_CLAN)
    _empower(state, clan, len(cards), chance, tell)


def reinforce(state: State, move: Reinforce, chance: Chance, tell: Tell | None) -> None:
    """One to three cards more for a clan in play."""
    active, clan = state.active, CLAN_NUMBERS[move.clan]
    cards = [NUMBERS[card] for card in move.cards]
    leaving_play.from_hand(state, active, cards)
    state.clans[active][clan] += cards
    if tell is not None:
        tell(ClanReinforced(active, move.clan, move.cards))
    _spend(state, REINFORCE)
    if len(cards) == 1:  # W10: a single card has no power
        course.after_power(state, tell)
    else:
        _empower(state, clan, len(cards), chance, tell)


def place_yokai(state: State, move: PlaceYokai, chance: Chance, tell: Tell | None) -> None:
    """A Yokai alone on a clan in play."""
    active, yokai = state.active, NUMBERS[move.yokai]
    leaving_play.from_hand(state, active, [yokai])
    state.clans[active][CLAN_NUMBERS[move.clan]].append(yokai)
    if tell is not None:
        tell(ClanReinforced(active, move.clan, (move.yokai,)))
    if state.allowed & EXTRA_YOKAI:  # the Pact has no other use, so it is spent first
        state.allowed ^= EXTRA_YOKAI
    else:
        _spend(state, REINFORCE)
    use.use_yokai(state, yokai, chance, tell)


def end_placing(state: State, move: EndPlacing, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """Nothing more (W7)."""
    course.end_placing(state, tell)


def _spend(state: State, way: int) -> None:
    """Use up one of the two ways to place: the only one of the turn, unless Two Roads is active."""
    state.allowed &= ~(way if state.temples[state.active] == TWO_ROADS else EITHER)


def _empower(state: State, clan: int, placed: int, chance: Chance, tell: Tell | None) -> None:
    """Use the power of the cards just placed (W10), or ask about Paired Blades first."""
    power = power_of(clan, placed)
    if placed == 2 and state.temples[state.active] == PAIRED_BLADES and clan != BEAR and state.hands[state.active]:
        state.phase = BLADES
        state.power = power
    else:
        use.use(state, power, chance, tell)


def sharpen(state: State, move: Sharpen, chance: Chance, tell: Tell | None) -> None:
    """One more card discarded, and the pair is worth a triple (Paired Blades)."""
    leaving_play.discard(state, state.active, NUMBERS[move.card])
    if tell is not None:
        tell(Discarded(state.active, move.card))
    use.use(state, triple(clan_of(state.power)), chance, tell)


def leave_blunt(state: State, move: LeaveBlunt, chance: Chance, tell: Tell | None) -> None:  # noqa: ARG001
    """The pair power as usual (Paired Blades)."""
    use.use(state, state.power, chance, tell)
