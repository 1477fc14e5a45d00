"""Animates moving cards: drawn, placed, taken, kept, swapped, discarded. No pygame."""

from collections.abc import Sequence
from functools import partial

from game.core.events import shows
from game.engine.draw.particles import DUST, SCRAP
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.wataah.rules import events
from game.games.wataah.rules.cards import CLANS_TO_END
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.anim.context import AnimationContext
from game.games.wataah.table.anim.highlights import ring
from game.games.wataah.table.art.colours import hue_of
from game.table.cards.flight import FlyingCard, Pose, fly
from game.table.playback.director import Groups
from game.table.playback.motion import landing

_EACH = 0.07
_SHOWN_WIDTH = 190.0
_RENEWED = 8
"""How many cards stand for a whole pile in the shuffle animation."""


class CardPlays:
    """Everything that only moves cards from one place to another."""

    def __init__(self, cast: AnimationContext) -> None:
        self._cast = cast

    def open(self, picture: Picture) -> Groups:
        """The first hands are dealt."""
        flights, ways = [], []
        deck = self._cast.places.deck()
        for seat, hand in enumerate(picture.hands):
            poses = self._cast.places.hand(seat, len(hand))
            for place, pose in enumerate(poses):
                own = self._cast.own(seat)
                card = self._cast.hand.held[place].card if own else None
                flight = FlyingCard.at(card, deck, face=False)
                delay = 0.05 * (place * len(picture.hands) + seat)
                ways.append(fly(flight, pose, 0.34, face=own and card is not None, hop=24, delay=delay))
                flights.append(flight)
        own_hand = frozenset(range(len(picture.hands[self._cast.places.south])))
        return [[self._leave(flights, own_hand)], ways, [wait(0.1), call(self._cast.stage.rest)]]

    @shows(events.Drew)
    def drew(self, event: events.Drew, picture: Picture) -> Groups:
        """From the deck to a hand."""
        return self._to_hand(
            event.seat, event.cards, [self._cast.places.deck()] * len(event.cards), picture, face=False
        )

    @shows(events.Corrupted)
    def corrupted(self, event: events.Corrupted, _: Picture) -> Groups:
        """The top card is shown to all and goes under the Ninja Master (W8)."""
        places, stage = self._cast.places, self._cast.stage
        flight = FlyingCard.at(event.card, places.deck(), face=False)
        shown = places.reveal(1)[0]._replace(width=_SHOWN_WIDTH)
        words = self._cast.words.corrupted(event.seat, event.card)
        return [
            [self._leave([flight])],
            [fly(flight, shown, theme.SLOW_MOVE, hop=40)],
            *stage.say(words, self._cast.kit.reading(1.0)),
            [fly(flight, places.corruption(event.seat), 0.4, face=False, hop=20)],
        ]

    @shows(events.DeckRenewed)
    def renewed(self, event: events.DeckRenewed, _: Picture) -> Groups:
        """The Jigoku becomes the deck (W6)."""
        places = self._cast.places
        count = min(event.count, _RENEWED)
        flights = [FlyingCard.at(None, places.jigoku()) for _ in range(count)]
        ways = [fly(flight, places.deck(), 0.32, hop=50, delay=0.05 * place) for place, flight in enumerate(flights)]
        return [[self._leave(flights)], ways]

    @shows(events.ClanPlaced)
    def placed(self, event: events.ClanPlaced, picture: Picture) -> Groups:
        """A new clan goes from the hand to the table; the fourth one rings the bell (W13)."""
        groups = self._into_play(event.seat, event.clan, [], event.cards)
        if len(picture.clans[event.seat]) + 1 < CLANS_TO_END:
            return groups
        return [*groups, *ring(self._cast, event.seat)]

    @shows(events.ClanReinforced)
    def reinforced(self, event: events.ClanReinforced, picture: Picture) -> Groups:
        """Cards join a clan."""
        return self._into_play(event.seat, event.clan, picture.clans[event.seat][event.clan], event.cards)

    @shows(events.CardTaken)
    def taken(self, event: events.CardTaken, picture: Picture) -> Groups:
        """Out of the Jigoku into a hand, seen by all."""
        return self._to_hand(event.seat, [event.card], [self._cast.places.jigoku()], picture, face=True)

    @shows(events.CardsLooked)
    def looked(self, event: events.CardsLooked, picture: Picture) -> Groups:
        """From the deck to the middle, where one player looks at them (Dragon)."""
        places = self._cast.places
        after = len(picture.looked) + len(event.cards)
        poses = places.reveal(after)[len(picture.looked) :]
        flights = [FlyingCard.at(card, places.deck(), face=False) for card in event.cards]
        ways = [
            fly(flight, pose, 0.36, hop=30, delay=_EACH * place)
            for place, (flight, pose) in enumerate(zip(flights, poses, strict=True))
        ]
        return [[self._leave(flights)], ways, [wait(0.1)]]

    @shows(events.CardKept)
    def kept(self, event: events.CardKept, picture: Picture) -> Groups:
        """One of the cards looked at goes to the hand."""
        place = picture.looked.index(event.card)
        pose = self._cast.places.reveal(len(picture.looked))[place]
        return self._to_hand(event.seat, [event.card], [pose], picture, face=False)

    @shows(events.CardsDropped)
    def dropped(self, event: events.CardsDropped, _: Picture) -> Groups:
        """The rest goes to the Jigoku, and everybody sees it."""
        poses = self._cast.places.reveal(len(event.cards))
        flights = [FlyingCard.at(card, pose, face=True) for card, pose in zip(event.cards, poses, strict=True)]

        def leaves() -> None:
            self._cast.stage.flights, self._cast.stage.looked_away = flights, True

        seen = [hold(self._cast.kit.reading(0.5))]
        return [[call(leaves)], seen, self._fall(flights)]

    @shows(events.CardsSwapped, events.HandsSwapped)
    def swapped(self, event: events.CardsSwapped | events.HandsSwapped, picture: Picture) -> Groups:
        """Cards cross the table, both ways at once (Fox)."""
        flights: list[FlyingCard] = []
        ways: list[Cue] = []
        away: frozenset[int] = frozenset()
        pairs = ((event.seat, event.target, event.given), (event.target, event.seat, event.taken))
        for giver, taker, cards in pairs:
            starts, left = self._from_hand(giver, cards)
            away |= left
            goals = self._goals(taker, cards, self._rest_of(taker, event, picture))
            for place, (card, start, goal) in enumerate(zip(cards, starts, goals, strict=True)):
                flight = FlyingCard.at(card, start, face=self._cast.own(giver) and card is not None)
                face = self._cast.own(taker) and card is not None
                ways.append(
                    fly(flight, goal, 0.6, face=face, hop=70 if giver == event.seat else 20, delay=0.05 * place)
                )
                flights.append(flight)
        return [[self._leave(flights, away)], ways, [wait(0.1)]] if flights else []

    @shows(events.CardStolen)
    def stolen(self, event: events.CardStolen, picture: Picture) -> Groups:
        """A random card changes hands (Spy)."""
        starts, away = self._from_hand(event.target, [event.card])
        groups = self._to_hand(event.seat, [event.card], starts, picture, face=False)
        return [[self._leave([], away)], *groups]

    @shows(events.Discarded)
    def discarded(self, event: events.Discarded, _: Picture) -> Groups:
        """From a hand to the Jigoku."""
        starts, away = self._from_hand(event.seat, [event.card])
        flight = FlyingCard.at(event.card, starts[0], face=self._cast.own(event.seat))
        return [[self._leave([flight], away)], [fly(flight, self._cast.places.jigoku(), 0.4, hop=40)], [wait(0.05)]]

    @shows(events.Pardoned)
    def pardoned(self, event: events.Pardoned, _: Picture) -> Groups:
        """From the corruption pile to the Jigoku."""
        flight = FlyingCard.at(event.card, self._cast.places.corruption(event.seat), face=False)
        return [[self._leave([flight])], [fly(flight, self._cast.places.jigoku(), theme.SLOW_MOVE, hop=50)]]

    # Helpers

    def _leave(self, flights: Sequence[FlyingCard], hand_away: frozenset[int] = frozenset()) -> Cue:
        def leaves() -> None:
            stage = self._cast.stage
            stage.flights, stage.hand_away = [*stage.flights, *flights], stage.hand_away | hand_away

        return call(leaves)

    def _fall(self, flights: Sequence[FlyingCard]) -> list[Cue]:
        pit = self._cast.places.jigoku()
        return [fly(flight, pit, 0.4, hop=30, delay=0.05 * place) for place, flight in enumerate(flights)]

    def _to_hand(
        self, seat: int, cards: Sequence[str | None], starts: Sequence[Pose], picture: Picture, *, face: bool
    ) -> Groups:
        goals = self._goals(seat, cards, picture.hands[seat])
        flights = [
            FlyingCard.at(card, start, face=face and card is not None)
            for card, start in zip(cards, starts, strict=True)
        ]
        own = self._cast.own(seat)
        if not face and any(start in self._cast.places.reveal(len(picture.looked)) for start in starts):
            for flight in flights:
                flight.turned = float(flight.card is not None)  # cards that were looked at are face up already
        ways = [
            fly(flight, goal, 0.36, face=(own or face) and flight.card is not None, hop=24, delay=_EACH * place)
            for place, (flight, goal) in enumerate(zip(flights, goals, strict=True))
        ]
        return [[self._leave(flights)], ways, [wait(0.05)]]

    def _goals(self, seat: int, cards: Sequence[str | None], hand: Sequence[str | None]) -> list[Pose]:
        """Where cards that join a hand will lie."""
        if self._cast.own(seat):
            return self._cast.hand.arrivals(hand, cards)
        return self._cast.places.hand(seat, len(cards))

    def _from_hand(self, seat: int, cards: Sequence[str | None]) -> tuple[list[Pose], frozenset[int]]:
        """Where cards of a hand are now, and their indexes in the player's hand."""
        if not self._cast.own(seat):
            return self._cast.places.hand(seat, len(cards)), frozenset()
        found = self._cast.hand.poses(cards)
        return [pose for _, pose in found], frozenset(index for index, _ in found)

    def _rest_of(
        self, seat: int, event: events.CardsSwapped | events.HandsSwapped, picture: Picture
    ) -> list[str | None]:
        """What stays in the player's hand during a swap; nothing for another player, whose hand is not fanned."""
        if isinstance(event, events.HandsSwapped) or not self._cast.own(seat):
            return []
        rest = list(picture.hands[seat])
        for card in event.given if seat == event.seat else event.taken:
            rest.remove(card if card in rest else None)
        return rest

    def _into_play(self, seat: int, clan: str, before: Sequence[str], cards: Sequence[str]) -> Groups:
        starts, away = self._from_hand(seat, cards)
        goals = self._cast.clan_poses(seat, clan, [*before, *cards])[len(before) :]
        flights = [
            FlyingCard.at(card, start, face=self._cast.own(seat)) for card, start in zip(cards, starts, strict=True)
        ]
        ways = [
            fly(flight, goal, 0.42, hop=56, delay=0.1 * place, swell=0.16, ease=landing)
            for place, (flight, goal) in enumerate(zip(flights, goals, strict=True))
        ]
        thuds = [
            Cue(0.0, finish=partial(self._thud, clan, goal), delay=0.34 + 0.1 * place)
            for place, goal in enumerate(goals)
        ]
        return [[self._leave(flights, away)], [*ways, *thuds], [wait(0.12)]]

    def _thud(self, clan: str, pose: Pose) -> None:
        """A card hits the table: dust in the colour of its clan."""
        particles = self._cast.stage.particles
        particles.audio.play("wataah.thud", x=pose.x)
        foot = (pose.x, pose.rect.bottom - 6)
        tones = (hue_of(clan), theme.GOLD, self._cast.kit.theme.washi)
        particles.throw(DUST, foot, 5, (theme.GOLD_LIGHT, hue_of(clan)), towards=90, spread=180, room=(pose.width, 6))
        particles.throw(SCRAP, (pose.x, pose.y), 6, tones, towards=90, spread=200, strength=0.6, room=(pose.width, 40))
        particles.shake(3, 0.16)
