"""What the shared suite needs to know about Shinobi WAT-AAH!."""

from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from game.core.chance import Chance
from game.games.wataah import WATAAH
from game.games.wataah.rules.state import State
from tests.suite.case import Case


def pieces(state: State) -> Iterator[object]:
    """The 94 cards wherever they are, and in Grand Master mode everything else in the box."""
    yield from state.deck + state.jigoku + state.looked
    for seat in range(len(state.hands)):
        yield from state.hands[seat] + state.corrupt[seat]
        for cards in state.clans[seat].values():
            yield from cards
    grand = state.grand
    if grand is None:
        return
    yield from (("boss", boss) for boss in grand.bosses)
    temples = grand.temple_deck + list(grand.temple_pick) + grand.retired + state.temples
    yield from (("temple", card) for card in temples if card)
    lost = [card for cards in grand.lost for card in cards]
    yield from (("court", card) for card in grand.court_deck + grand.courts + grand.played + lost if card)
    for seat, places in enumerate(grand.board):
        placed = sum(places) + grand.ready[seat]
        yield from (("pawn", seat) for _ in range(placed + (12 - placed)))


def shuffle_unseen(state: State, seat: int, chance: Chance) -> State:
    """Mix what the seat cannot know (W4b): others' hands except what it has seen of them, the deck, and so on."""
    mixed = state.copy()
    holders = [holder for holder in range(len(mixed.hands)) if holder != seat]
    # What the seat has seen of a hand stays there; the last observer in `known` is the public.
    seen = {holder: list(mixed.known[holder][seat]) if mixed.known[holder] else [] for holder in holders}
    unseen = list(mixed.deck)
    for holder in holders:
        unseen += (Counter(mixed.hands[holder]) - Counter(seen[holder])).elements()
    if seat != mixed.active:
        unseen += mixed.looked
    chance.shuffle(unseen)
    for holder in holders:
        count = len(mixed.hands[holder]) - len(seen[holder])
        mixed.hands[holder] = sorted(seen[holder] + [unseen.pop() for _ in range(count)])
    if seat != mixed.active:
        mixed.looked = sorted(unseen.pop() for _ in mixed.looked)
        mixed.gift = some_of(mixed.hands[mixed.active], mixed.gift, chance)
    if seat != mixed.mover and mixed.looked:
        mixed.floor = 0
    if mixed.answer and seat != mixed.victim:
        mixed.answer = some_of(mixed.hands[mixed.victim], mixed.answer, chance)
    mixed.deck = unseen
    if mixed.grand is not None:
        shuffle_board(mixed, seat, chance)
    return mixed


def some_of(hand: list[int], chosen: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    cards = hand[:]
    chance.shuffle(cards)
    return tuple(sorted(cards[: len(chosen)]))


def shuffle_board(state: State, seat: int, chance: Chance) -> None:
    """Bosses not looked at, Temple cards not shown, Court cards of others."""
    grand = state.grand
    assert grand is not None
    peeked = grand.peeked[seat] if seat >= 0 else 0
    shown = [place for place in range(5) if peeked >> place & 1 or (place == 0 and state.mover < 0)]
    hidden = [place for place in range(5) if place not in shown]
    bosses = [grand.bosses[place] for place in hidden]
    chance.shuffle(bosses)
    for place in hidden:
        grand.bosses[place] = bosses.pop()
    temples = grand.temple_deck[:] + (list(grand.temple_pick) if seat != state.mover else [])
    chance.shuffle(temples)
    if seat != state.mover:
        grand.temple_pick = tuple(temples.pop() for _ in grand.temple_pick)
    grand.temple_deck = temples
    others = [owner for owner in range(len(grand.courts)) if owner != seat]
    courts = grand.court_deck + [grand.courts[owner] for owner in others if grand.courts[owner]]
    courts += [card for owner in others for card in grand.lost[owner]]
    chance.shuffle(courts)
    for owner in others:
        grand.courts[owner] = courts.pop() if grand.courts[owner] else 0
        grand.lost[owner] = tuple(courts.pop() for _ in grand.lost[owner])
    grand.court_deck = courts


def impossible(data: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    def altered(**changes: Any) -> dict[str, Any]:
        return {**deepcopy(data), **changes}

    hands = data["hands"]
    full = next(seat for seat, hand in enumerate(hands) if hand)
    yield "a card too many", altered(deck=[*data["deck"], "carp3"])
    yield "a card lost", altered(hands=[hand[1:] if seat == full else hand for seat, hand in enumerate(hands)])
    yield "an unknown card", altered(deck=["carp9", *data["deck"][1:]])
    yield "a player without a hand", altered(hands=hands[:-1])
    yield "a player too many", altered(hands=[*hands, []])
    yield "a table too many", altered(clans=[*data["clans"], {}])
    yield "an unknown phase", altered(phase="tea")
    yield "rules from the future", altered(version=3)
    yield "rules from before the first", altered(version=0)
    yield "an unknown power", altered(power="tea")
    yield "nobody to move while the match goes on", altered(to_move=None)
    yield "a seat that does not exist", altered(active=len(hands))
    yield "a turn after the last", altered(turn=60 * len(hands) + 1)
    yield "knowledge of a card that is elsewhere", altered(known=[[["oni", "oni"]] * (len(hands) + 1)] * len(hands))
    yield "cards newer than never", altered(newer=[{"carp": -1}, *data["newer"][1:]])
    yield "cards newer than an unknown clan", altered(newer=[{"tea": 1}, *data["newer"][1:]])
    yield "news of a player too many", altered(newer=[*data["newer"], {}])
    yield "cards to be placed by no rule", altered(allowed=["castle"])
    yield "a seal on nobody", altered(sealed=[len(hands)])
    yield "a number of cards that nobody asked for", altered(left=data["left"] + 1, phase="draw", victim=None)
    moved = [*data["deck"], *(hands[full])]
    yield "a clan of five", altered(**with_clan(data, "bear", ["bear6"] * 5))
    yield "a clan of strangers", altered(**with_clan(data, "bear", ["carp5"]))
    yield "a clan of Ronin alone", altered(**with_clan(data, "rat", ["ronin", "ronin"]))
    yield "a victim of nothing", altered(victim=(data["active"] + 1) % len(hands), phase="place", left=0)
    yield (
        "cards looked at by nobody",
        altered(looked=moved[:1], deck=moved[1:], hands=emptied(hands, full), phase="draw"),
    )
    if data["grand"] is None:
        yield "a Temple card in Grasshopper mode", altered(temples=["lantern", *data["temples"][1:]])
        yield "a gameboard phase in Grasshopper mode", altered(phase="pawns")
    else:
        yield from impossible_board(data["grand"], lambda grand: altered(grand=grand))


def with_clan(data: dict[str, Any], clan: str, cards: list[str]) -> dict[str, Any]:
    """Take the cards from wherever they are and put them in front of the active player."""
    data = deepcopy(data)
    piles = [data["deck"], data["jigoku"], *data["hands"], *data["corruption"]]
    for card in cards:
        pile = next((pile for pile in piles if card in pile), None)
        if pile is not None:
            pile.remove(card)
    data["clans"][data["active"]][clan] = cards
    return data


def emptied(hands: list[list[str]], seat: int) -> list[list[str]]:
    return [[] if other == seat else hand for other, hand in enumerate(hands)]


def impossible_board(grand: dict[str, Any], altered: Any) -> Iterator[tuple[str, Any]]:
    yield "a boss twice", altered({**grand, "bosses": [grand["bosses"][1], *grand["bosses"][1:]]})
    yield "an unknown boss", altered({**grand, "bosses": ["dragon", *grand["bosses"][1:]]})
    yield "a Temple card lost", altered({**grand, "temple_deck": grand["temple_deck"][1:]})
    yield "a Court card twice", altered({**grand, "court_deck": [*grand["court_deck"], "spy"]})
    yield "a fourth round", altered({**grand, "round": 4})
    yield "thirteen pawns", altered({**grand, "ready": [13, *grand["ready"][1:]]})
    yield "a player without a board", altered({**grand, "board": grand["board"][1:]})
    yield "a fourth Decoy", altered({**grand, "peeked": [[4], *grand["peeked"][1:]]})
    yield "a stranger with the Shosho", altered({**grand, "shosho": len(grand["ready"])})


CASE = Case(
    game=WATAAH,
    settings=tuple((seats, {"mode": mode}) for mode in ("grasshopper", "grand_master") for seats in (2, 3, 4)),
    pieces=pieces,
    shuffle_unseen=shuffle_unseen,
    impossible=impossible,
    longest=60 * 4 * 3 * 12,
)
