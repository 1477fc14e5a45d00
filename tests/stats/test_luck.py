"""Each game reports every die and every card that chance gave a seat, with what was expected."""

from collections import Counter

import pytest

from game.catalog import GAMES
from game.core.events import DiceRolled
from game.core.match import Match, Start
from game.games.ninjutsu.rules.events import BattleRolled, FirstRolled, WeaponTurned
from game.games.wataah.rules.cards import NUMBERS, STRENGTH
from game.games.wataah.rules.events import CardsLooked, Corrupted, Drew
from game.stats.sources import stats_source_of
from tests.stats.played import begun, finished

SETTINGS = {
    "wataah": {"seats": 3, "mode": "grand_master"},
    "taisen": {},
    "oboro": {},
    "ninjutsu": {},
}


def events(match: Match, *kinds: type) -> list:
    return [event for step in match.history for event in step.events if isinstance(event, kinds)]


@pytest.mark.parametrize("name", GAMES)
def test_every_throw_is_possible(name: str) -> None:
    luck = stats_source_of(name).luck
    kinds = {kind.name: kind for kind in luck.kinds}
    match = finished(name, 3, **SETTINGS[name])
    thrown = Counter()
    for throw in luck.throws(match):
        kind = kinds[throw.kind]
        shares = throw.shares or kind.shares
        assert 0 <= throw.seat < match.seats
        assert len(shares) == len(kind.faces)
        assert sum(shares) == pytest.approx(1)
        assert shares[kind.faces.index(throw.face)] > 0
        thrown[throw.kind] += 1
    assert thrown.keys() <= kinds.keys()
    assert sum(thrown.values()) > 20


@pytest.mark.parametrize("name", GAMES)
def test_a_kind_expects_what_is_on_its_die_or_in_its_deck(name: str) -> None:
    for kind in stats_source_of(name).luck.kinds:
        assert len(kind.faces) == len(kind.shares) > 1
        assert sum(kind.shares) == pytest.approx(1)
        assert list(kind.faces) == sorted(set(kind.faces))


def test_taisen_tells_all_dice_the_first_ones_too() -> None:
    match = finished("taisen", 5)
    thrown = list(stats_source_of("taisen").luck.throws(match))
    first = match.history[0].before
    assert [throw.face for throw in thrown[:3]] == list(first.dice)
    assert {throw.seat for throw in thrown[:3]} == {first.active}
    assert len(thrown) == 3 + sum(len(rolled.values) for rolled in events(match, DiceRolled))


def test_taisen_taken_up_in_the_middle_tells_only_what_came_after() -> None:
    played = begun("taisen", 9)
    match = Match(GAMES["taisen"], 2, played.seed)
    match.take_up(Start(GAMES["taisen"].rules.dump(played.state), played.chance.drawn, 9))
    match.submit(match.legal_moves()[0])
    thrown = list(stats_source_of("taisen").luck.throws(match))
    assert len(thrown) == sum(len(rolled.values) for rolled in events(match, DiceRolled))


def test_oboro_tells_three_hands_of_every_round() -> None:
    match = finished("oboro", 2)
    deals = Counter((throw.deal, throw.seat) for throw in stats_source_of("oboro").luck.throws(match))
    assert set(deals.values()) == {8}
    assert {deal for deal, _ in deals} == set(range(1, match.outcome.details["rounds"] + 1))
    assert {seat for _, seat in deals} == {0, 1, 2}


def test_ninjutsu_tells_all_dice_and_all_weapons() -> None:
    match = finished("ninjutsu", 4)
    thrown = Counter(throw.kind for throw in stats_source_of("ninjutsu").luck.throws(match))
    dice = 2 * len(events(match, FirstRolled)) + len(events(match, BattleRolled))
    assert thrown["die_6"] + thrown["die_8"] + thrown["die_12"] == dice
    assert thrown["weapons"] == len(events(match, WeaponTurned))


def test_what_was_expected_of_a_weapon_is_what_lay_in_the_deck() -> None:
    match = finished("ninjutsu", 4)
    luck = stats_source_of("ninjutsu").luck
    for number, step in enumerate(match.history):
        turned = [event for event in step.events if isinstance(event, WeaponTurned)]
        if not turned or any(not step.before.decks[seat] for seat in (0, 1)):
            continue
        alone = Match(GAMES["ninjutsu"], 2, 4)
        alone.history = [step]
        alone.state = match.history[number + 1].before if number + 1 < len(match.history) else match.state
        weapons = [throw for throw in luck.throws(alone) if throw.kind == "weapons"]
        first = next(throw for throw in reversed(weapons) if throw.seat == turned[0].seat)
        deck = step.before.decks[turned[0].seat]
        assert first.face == turned[0].stars
        assert first.shares == tuple(deck.count(stars) / len(deck) for stars in range(1, 6))


def test_wataah_tells_every_card_that_left_the_deck() -> None:
    match = finished("wataah", 6, seats=4, mode="grand_master")
    drawn = [STRENGTH[NUMBERS[card]] for event in events(match, Drew, CardsLooked) for card in event.cards]
    drawn += [STRENGTH[NUMBERS[event.card]] for event in events(match, Corrupted)]
    thrown = list(stats_source_of("wataah").luck.throws(match))
    assert Counter(throw.face for throw in thrown) == Counter(drawn)


def test_what_was_expected_of_a_card_is_what_lay_in_the_deck() -> None:
    match = finished("wataah", 6)
    kind = stats_source_of("wataah").luck.kinds[0]
    checked = 0
    for number, step in enumerate(match.history):
        drawn = [event for event in step.events if isinstance(event, Drew | Corrupted)]
        if not drawn or not step.before.deck:
            continue
        alone = Match(GAMES["wataah"], 2, 6)
        alone.history = [step]
        alone.state = match.history[number + 1].before if number + 1 < len(match.history) else match.state
        *_, first = stats_source_of("wataah").luck.throws(alone)
        deck = [STRENGTH[card] for card in step.before.deck]
        assert first.shares == tuple(deck.count(face) / len(deck) for face in kind.faces)
        checked += 1
    assert checked > 5
