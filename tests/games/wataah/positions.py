"""Positions of Shinobi WAT-AAH! as small drawings, for tests and transcripts.

One line per place; what is not mentioned is in the deck (or where `rest` says):

    hand 0:    carp1 carp2 ronin
    clans 0:   dragon3 dragon4 | bear6 bear6 oni
    corrupt 1: crow3
    deck:      oni tengu            (the first is on top)
    jigoku:    rat3 rat4            (the last is on top)
    temple 0:  lantern
    court 0:   spy
"""

from collections import Counter
from typing import Any

from game.core.chance import Chance, ScriptedChance
from game.core.contract import Event
from game.games.wataah import WATAAH
from game.games.wataah.rules.cards import CLAN_OF, CLANS, DECK, NAMES, NUMBERS, RONIN, names
from game.games.wataah.rules.grand_master.cards import COURT_NAMES, TEMPLE_NAMES
from game.games.wataah.rules.moves import (
    ChooseCard,
    ChooseClan,
    ChooseSeat,
    Discard,
    EndPlacing,
    PlaceClan,
    PlaceYokai,
    Reinforce,
    WataahMove,
)
from game.games.wataah.rules.state import State

RULES = WATAAH.rules


def position(drawing: str, seats: int = 2, *, rest: str = "deck", grand: Any = None, **fields: Any) -> State:
    """The drawn position, in the place phase of seat 0 unless `fields` (as in a dump) say otherwise.

    `grand` is True for Grand Master mode, or the fields of its part of a dump.
    """
    data = RULES.dump(RULES.setup(seats, Chance(1), mode="grand_master" if grand else "grasshopper"))
    lines = dict(_line(line) for line in drawing.splitlines() if line.strip())
    per_seat = range(seats)
    data |= {
        "hands": [lines.pop(f"hand {seat}", []) for seat in per_seat],
        "clans": [_clans(lines.pop(f"clans {seat}", [])) for seat in per_seat],
        "corruption": [lines.pop(f"corrupt {seat}", []) for seat in per_seat],
        "jigoku": lines.pop("jigoku", []),
        "known": [[] for _ in per_seat],
        "active": 0,
        "to_move": 0,
        "phase": "place",
    }
    top = lines.pop("deck", [])
    if grand:
        _board(data, lines, seats)
    assert not lines, f"no such places: {lines}"
    laid = [*top, *data["jigoku"], *(card for pile in data["hands"] + data["corruption"] for card in pile)]
    laid += [card for clans in data["clans"] for cards in clans.values() for card in cards]
    others = [*(Counter(names(DECK)) - Counter(laid)).elements()]
    data["deck"] = top[::-1]
    _put(data, rest, others)
    if isinstance(grand, dict):
        data["grand"] |= grand
    return RULES.load({**data, **fields})


def _line(line: str) -> tuple[str, list[str]]:
    place, _, cards = line.partition(":")
    return " ".join(place.split()), cards.split()


def _clans(cards: list[str]) -> dict[str, list[str]]:
    groups = [group.split() for group in " ".join(cards).split("|") if group.split()]
    return {clan_name(group): group for group in groups}


def clan_name(cards: list[str]) -> str:
    real = next((NUMBERS[card] for card in cards if NUMBERS[card] < RONIN), None)
    assert real is not None, f"{cards} have no clan"
    return CLANS[CLAN_OF[real]]


def _put(data: dict[str, Any], rest: str, cards: list[str]) -> None:
    """Put what the drawing does not mention there, below what is drawn."""
    place, _, seat = rest.partition(" ")
    if place == "deck":
        data["deck"] = cards + data["deck"]
    elif place == "jigoku":
        data["jigoku"] = cards + data["jigoku"]
    else:
        data[{"hand": "hands", "corrupt": "corruption"}[place]][int(seat)] += cards


def _board(data: dict[str, Any], lines: dict[str, list[str]], seats: int) -> None:
    temples = [(lines.pop(f"temple {seat}", None) or ["none"])[0] for seat in range(seats)]
    courts = [(lines.pop(f"court {seat}", None) or ["none"])[0] for seat in range(seats)]
    data["temples"] = temples
    data["grand"] |= {
        "temple_deck": [card for card in TEMPLE_NAMES[1:] if card not in temples],
        "court_deck": [card for card in COURT_NAMES[1:] if card not in courts],
        "courts": courts,
        "shosho": 0,
        "bosses": ["dark_shogun", "gaijins", "grugazor", "ma_maho", "zombies"],
    }


def do(state: State, *moves: WataahMove, luck: list[Any] | None = None) -> list[Event]:
    """Make the moves and return the events. Without `luck` a shuffle is random."""
    told: list[Event] = []
    chance = Chance(1) if luck is None else ScriptedChance(luck)
    for move in moves:
        RULES.apply(state, move, chance, told.append)
    return told


def place(*cards: str) -> PlaceClan:
    return PlaceClan(clan_name(list(cards)), tuple(sorted(cards, key=NUMBERS.__getitem__)))


def add(clan: str, *cards: str) -> Reinforce | PlaceYokai:
    if NUMBERS[cards[0]] > RONIN:
        return PlaceYokai(cards[0], clan)
    return Reinforce(clan, tuple(sorted(cards, key=NUMBERS.__getitem__)))


def offered(state: State, kind: type[WataahMove]) -> list[Any]:
    """The legal moves of one kind."""
    return [move for move in RULES.legal_moves(state) if isinstance(move, kind)]


def targets(state: State) -> set[str]:
    """What a power may choose now: "1", "1 carp", "1 carp carp3"."""
    moves = RULES.legal_moves(state)
    assert all(isinstance(move, ChooseSeat | ChooseClan | ChooseCard) for move in moves), moves
    return {" ".join(str(getattr(move, field)) for field in move.__struct_fields__) for move in moves}


def hand(state: State, seat: int = 0) -> list[str]:
    return [*names(state.hands[seat])]


def clans(state: State, seat: int = 0) -> dict[str, list[str]]:
    return {CLANS[clan]: [*names(cards)] for clan, cards in state.clans[seat].items()}


def jigoku(state: State) -> list[str]:
    return [*names(state.jigoku)]


def corruption(state: State, seat: int = 0) -> list[str]:
    return [*names(state.corrupt[seat])]


def kinds(told: list[Event]) -> list[str]:
    """The names of what happened."""
    return [type(event).__name__ for event in told]


def end_turn(state: State) -> list[Event]:
    """Place nothing (more) and discard the first card there is."""
    told = do(state, EndPlacing()) if EndPlacing() in RULES.legal_moves(state) else []
    discards = offered(state, Discard)
    return told + (do(state, discards[0]) if discards else [])


def drawn(state: State) -> str:
    """The drawing of a position, for transcripts."""
    lines = [f"deck: {len(state.deck)}  jigoku: {' '.join(jigoku(state))}"]
    for seat in range(state.seats):
        in_play = " | ".join(" ".join(cards) for cards in clans(state, seat).values())
        line = f"{seat} hand: {' '.join(hand(state, seat))}  clans: {in_play}"
        line += f"  corrupt: {' '.join(corruption(state, seat))}"
        if state.grand is not None:
            board = state.grand
            line += (
                f"  {TEMPLE_NAMES[state.temples[seat]]}/{COURT_NAMES[board.courts[seat]]}  pawns {board.board[seat]}"
            )
        lines.append(line)
    return "\n".join(f"      {line}" for line in lines)


__all__ = ["NAMES", "RULES", "add", "do", "drawn", "offered", "place", "position", "targets"]
