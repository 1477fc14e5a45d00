"""No message to a phone or a spectator depends on anything that its seat may not know.

Whole random matches are played. At every decision each message is made a second time from a position in which all that
its seat cannot know is shuffled, as the rules' own text says, independently of views. The two must be the same.
"""

from random import Random
from typing import Any

import pytest

from game.app.tables import open_table
from game.core.chance import Chance
from game.core.contract import PUBLIC
from game.core.match import Match
from game.core.player import Player
from game.phones.messages import encoded
from game.phones.page import Card, Parts, Seen
from game.table.kind import TableKind
from game.table.phones.session import PhoneSession
from tests.cases import CASES
from tests.suite.case import Case
from tests.suite.lanterns import CASE as LANTERNS
from tests.table.fakes import InstantThinker
from tests.table.phones.fake_server import host_of

ALL = {**CASES, "lanterns": LANTERNS}


class LeakError(AssertionError):
    """A message holds what its seat may not know."""


def scan(case: Case, setting: int, seed: int, *, every: int = 1, plant: Any = None) -> int:
    """Play a match and return how many messages were scanned."""
    seats, options = case.settings[setting]
    match = case.match(case.game, seats, seed=seed, **options)
    players = [Player(f"p{seat}") for seat in range(seats)]
    session = PhoneSession(match, players, InstantThinker(lambda _: case.game))
    session.away = set(range(seats))
    kind = open_table(case.game.name) if case.game.name in CASES else TableKind()
    host, _ = host_of(match, session, parts=plant or kind.phone, commentary=kind.commentary)
    rng, chance, scanned = Random(seed), Chance(seed), 0
    while True:
        if match.decisions % every == 0 or match.to_move is None:
            scanned += _scan_now(case, match, host, chance)
        if match.to_move is None:
            return scanned
        match.submit(rng.choice(match.legal_moves()))


def _scan_now(case: Case, match: Match, host: Any, chance: Chance) -> int:
    real = match.state
    viewers = [PUBLIC, *range(match.seats)]
    host.publish([])
    host.finish()
    # Inside: every seat's page is compared, also those of seats without a phone.
    sent = [encoded(host._page(seat, [], "en").page) for seat in viewers]
    if match.to_move is not None:  # a finished match is open
        for seat, text in zip(viewers, sent, strict=True):
            match.state = case.shuffle_unseen(real, seat, chance)
            other = encoded(host._page(seat, [], "en").page)
            match.state = real
            if text != other:
                raise LeakError(f"seat {seat}: {text} could tell {other}")
    return len(sent)


@pytest.mark.parametrize("name", ALL)
def test_no_message_tells_what_its_seat_may_not_know(name: str) -> None:
    every = {"wataah": 4, "ninjutsu": 3, "taisen": 3}.get(name, 1)
    assert scan(ALL[name], 0, seed=5, every=every) > 20


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", ALL)
def test_whole_matches_in_every_setting(name: str) -> None:
    case = ALL[name]
    scanned = sum(scan(case, setting, seed) for setting in range(len(case.settings)) for seed in range(6))
    print(f"{name}: {scanned} messages")
    assert scanned > 300


@pytest.mark.parametrize("name", [name for name, case in ALL.items() if case.game.rules.secrets])
def test_a_planted_leak_is_caught(name: str) -> None:
    case, found = ALL[name], []

    def leaky(seen: Seen) -> Parts:
        hidden = repr(found[0].state) if found else ""
        return Parts([], hand=[Card(hidden)])

    class Watched(case.match):  # type: ignore[name-defined, misc]
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            found.append(self)

    with pytest.raises(LeakError):
        scan(_with(case, Watched), 0, seed=5, plant=leaky)


def _with(case: Case, match: type[Match]) -> Case:
    from dataclasses import replace

    return replace(case, match=match)
