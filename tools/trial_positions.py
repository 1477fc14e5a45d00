"""Where trials come from: positions of computer matches, some with hands and figures dealt to offer a choice."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from game.ai.fallback import quick_move
from game.catalog import GAMES
from game.core.chance import Chance
from game.core.match import Match
from game.games.ninjutsu.rules.figures import KIDNAP, MOVED, OWNER, RANK, SALTO, SEEN, SNEAK, SOKE
from game.games.ninjutsu.rules.moves import PLAY_NOTHING
from game.games.ninjutsu.rules.state import ACTIONS
from game.games.ninjutsu.rules.state import State as NinjutsuState
from game.games.ninjutsu.rules.turn import action_cards, weapons
from game.games.ninjutsu.trial_odds import RULES as NINJUTSU
from game.games.ninjutsu.trial_odds import distances
from game.games.oboro.trials import deals_of
from game.games.taisen import trials as taisen
from game.games.wataah.rules.cards import CLAN_OF, RONIN
from game.games.wataah.rules.scoring import round_score
from game.games.wataah.rules.state import PLACE, grand_of
from game.games.wataah.rules.state import State as WataahState
from game.trials.trial import Budget, Trial


def plain(data: object) -> dict[str, Any]:
    return msgspec.json.decode(msgspec.json.encode(data), type=dict[str, Any])


def positions(name: str, seed: int) -> Iterator[Match]:
    """Every decision of a match between quick players."""
    by_game: dict[str, dict[str, Any]] = {
        "wataah": {"mode": "grand_master" if seed % 2 else "grasshopper"},
        "oboro": {"open_stacks": "on"},  # a proof counts the cards that are gone, so the player must see them
    }
    seats = {"oboro": 3, "wataah": 2 + (seed % 5 == 0)}.get(name, 2)
    match = Match(GAMES[name], seats, seed, **by_game.get(name, {}))
    while (seat := match.to_move) is not None:
        yield match
        match.submit(quick_move(match.game, match.view(seat), seed * 1000 + len(match.history)))


def draft(match: Match, kind: str, state: object = None, target: int = 0) -> Trial:
    rules = match.game.rules
    dump = plain(rules.dump(match.state if state is None else state))
    options = dict(match.options)
    return Trial(match.game.name, kind, dump, match.seats, match.version, options, target, source=match.seed)


def from_taisen(match: Match, luck: random.Random, wanted: set[str]) -> Iterator[Trial]:
    if match.state.free != 7:
        return
    options = {"first": "random"}
    for kind in ("win", "most"):
        if kind in wanted:
            yield msgspec.structs.replace(draft(match, kind), options=options)
    if "survive" in wanted and _threatened(match, luck):
        yield msgspec.structs.replace(draft(match, "survive"), options=options)


def _threatened(match: Match, luck: random.Random) -> bool:
    """Whether most ways to play the turn can lose to the next roll: a cheap look before the proof."""
    state, budget = match.state, Budget()
    lines = [end for _, end in taisen.ends(state, budget)]
    if any(end.winner == state.active for end in lines) or len(lines) > 300:
        return False
    ends = [luck.choice(lines) for _ in range(3)]
    return all(end.winner >= 0 or taisen.wins(taisen.rolled(end, (3, 3, 3)), budget) for end in ends)


def from_oboro(match: Match, _luck: random.Random, wanted: set[str]) -> Iterator[Trial]:
    state = match.state
    left = 7 - len(state.plays) // 3
    moves = match.legal_moves()
    if left not in (2, 3) or len(moves) < 3 or len(deals_of(match.game.rules.view_for(state, state.active))) > 40:
        return
    if "exact" in wanted:
        yield draft(match, "exact", target=state.mission)
    if "sure" in wanted:
        for target in (3, 2, 1):
            yield draft(match, "sure", target=target)


def from_wataah(match: Match, luck: random.Random, wanted: set[str]) -> Iterator[Trial]:
    """Positions before the fourth clan, with a hand that offers several ways to end the round."""
    state, seat = match.state, match.to_move or 0
    if state.phase != PLACE or not state.allowed or len(state.clans[seat]) != 3:
        return
    kind = "ahead" if state.grand is None else "court"
    if kind not in wanted:
        return
    scores = [round_score(state, other) for other in range(state.seats)]
    behind = max(score for other, score in enumerate(scores) if other != seat) - scores[seat]
    if not 0 <= behind <= 24:  # else everything wins, or nothing
        return
    for _ in range(10):
        other = state.copy()
        _deal_choices(other, seat, luck)
        if other.grand is not None:
            _deal_board(other, seat, luck)
        else:
            _deal_rivals(other, seat, luck)
        yield draft(match, kind, other)


def _deal_choices(state: WataahState, seat: int, luck: random.Random) -> None:
    """A hand with pairs and triples of clans that are not in play yet, from the hand and the deck."""
    pool = state.hands[seat] + state.deck
    luck.shuffle(pool)
    free = [clan for clan in range(9) if clan not in state.clans[seat]]
    hand: list[int] = []
    for clan in luck.sample(free, 3):
        cards = [card for card in pool if CLAN_OF[card] == clan][: luck.choice((2, 2, 3))]
        hand += cards
        for card in cards:
            pool.remove(card)
    extra = [card for card in pool if card >= RONIN][: luck.choice((0, 1, 1, 2))]
    for card in extra:
        pool.remove(card)
    state.hands[seat] = sorted(hand + extra)
    state.deck = pool
    state.known[seat] = ()


def _deal_rivals(state: WataahState, seat: int, luck: random.Random) -> None:
    """Corruption, and a rival's clan that hangs on one card: it is not always the strongest card that has to go."""
    if luck.random() < 0.6 and len(state.deck) > 2 * state.seats:
        for pile in state.corrupt:
            pile += [state.deck.pop() for _ in range(luck.choice((0, 1, 1, 2)))]
    rivals = [(owner, clan) for owner in range(state.seats) if owner != seat for clan in state.clans[owner]]
    if rivals and luck.random() < 0.6:
        owner, clan = luck.choice(rivals)
        cards = state.clans[owner][clan]
        real = next(card for card in cards if CLAN_OF[card] == clan)
        cards.remove(real)
        state.jigoku[:0] = cards
        helpers = [card for card in state.deck if card >= RONIN][: luck.choice((1, 2))]
        for card in helpers:
            state.deck.remove(card)
        state.clans[owner][clan] = [real, *helpers]


def _deal_board(state: WataahState, seat: int, luck: random.Random) -> None:
    """A Court card, and perhaps a Temple card that matters when placing."""
    grand = grand_of(state)
    if grand.courts[seat]:
        grand.court_deck.append(grand.courts[seat])
    grand.courts[seat] = luck.choice(grand.court_deck)
    grand.court_deck.remove(grand.courts[seat])
    useful = [card for card in grand.temple_deck if card in (7, 8, 10)]
    if useful and luck.random() < 0.6:
        if state.temples[seat]:
            grand.temple_deck.append(state.temples[seat])
        state.temples[seat] = luck.choice(useful)
        grand.temple_deck.remove(state.temples[seat])
        if state.temples[seat] == 8:
            state.allowed = 3


HANDS = (0, 0, SALTO, SNEAK, SNEAK, KIDNAP, SALTO | SNEAK, SALTO | KIDNAP, SNEAK | KIDNAP, SALTO | SNEAK | KIDNAP)
SHURIKEN = ((0, 0), (0, 0), (1, 0), (1, 1), (0, 1), (2, 1), (2, 2), (1, 2))


def from_ninjutsu(match: Match, luck: random.Random, _wanted: set[str]) -> Iterator[Trial]:
    """A turn late in a match, with few figures: some around the enemy Soke, who has been seen."""
    state, seat = match.state, match.to_move or 0
    if state.phase != ACTIONS or state.asked != state.active or not weapons.higher(state, seat):
        return
    for _ in range(2):
        other = state.copy()
        _thin_out(other, seat, luck)
        other.hands[seat], other.hands[1 - seat] = luck.choice(HANDS), 0
        other.shuriken[seat], other.shuriken[1 - seat] = luck.choice(SHURIKEN)
        if not action_cards.can_play(other, seat):
            other.hands[seat] = SNEAK
            NINJUTSU.advance(other, PLAY_NOTHING, Chance(0))
            other.hands[seat] = 0
        yield draft(match, "path", other)


def _thin_out(state: NinjutsuState, seat: int, luck: random.Random) -> None:
    """Leave a few guards, some of them seen, and put a few attackers within reach of the Soke."""
    own, enemy, cells = OWNER[seat], OWNER[1 - seat], state.cells
    soke = next(cell for cell, figure in enumerate(cells) if figure & enemy and figure & RANK == SOKE)
    cells[soke] |= SEEN
    far = distances(state.ground, soke, sneaking=True)
    guards = [cell for cell, figure in enumerate(cells) if figure & enemy and cell != soke]
    guards.sort(key=lambda cell: far[cell] + 3 * luck.random())
    stay = luck.randint(3, 6)
    for cell in guards[:stay]:
        cells[cell] |= SEEN if luck.random() < 0.6 else 0
    for cell in guards[stay:]:
        state.fallen[1 - seat].append(cells[cell] & RANK)
        cells[cell] = 0
    attackers = [cell for cell, figure in enumerate(cells) if figure & own and figure & RANK != SOKE]
    luck.shuffle(attackers)
    figures = [cells[cell] | MOVED for cell in attackers]
    for cell in attackers:
        cells[cell] = 0
    free = [cell for cell, figure in enumerate(cells) if not figure and 1 <= far[cell] <= 4]
    places = luck.sample(free, min(len(free), len(figures), luck.randint(3, 5)))
    for cell in places:
        cells[cell] = figures.pop()
    state.fallen[seat].extend(figure & RANK for figure in figures)


MAKERS: dict[str, Callable[[Match, random.Random, set[str]], Iterator[Trial]]] = {
    "taisen": from_taisen,
    "oboro": from_oboro,
    "wataah": from_wataah,
    "ninjutsu": from_ninjutsu,
}
