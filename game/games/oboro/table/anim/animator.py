"""Animates the events of Oboro, and holds what is on the table meanwhile. No pygame."""

from collections.abc import Callable
from functools import partial

from game.core.events import MatchEnded, shows
from game.engine.draw.particles import Particles
from game.engine.easing import out_back, out_cubic
from game.engine.geometry import Point
from game.engine.kit import Kit
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.oboro.forecast import forecast, seat_of
from game.games.oboro.rules.cards import NUMBERS, SEATS, SUIT_OF, SUITS
from game.games.oboro.rules.events import (
    CardPlayed,
    LeadPassed,
    RoundDealt,
    RoundScored,
    ShurikenScored,
    ShurikenTaken,
    TrickTaken,
)
from game.games.oboro.rules.picture import Picture
from game.games.oboro.table.anim import dealing, highlights
from game.games.oboro.table.anim.flights import Pull, Star, shot, throw
from game.games.oboro.table.anim.score_counts import PiecesCount, RoundCount
from game.games.oboro.table.layout import STAR, TableLayout
from game.games.oboro.table.words import Words
from game.table.cards.flight import FlyingCard, fly
from game.table.playback.director import Groups
from game.table.playback.motion import landing
from game.table.playback.sprites import Sprite, change

SEE_TRICK = 1.5
"""How many seconds a finished trick stays visible at normal speed."""

SEE_WORDS = 1.2


class Animator:
    """What differs from the picture during an animation; nothing does at rest."""

    def __init__(self, kit: Kit, places: TableLayout, words: Words, watched: Callable[[], bool]) -> None:
        """`watched` says whether a human player is at the table and clicks to continue."""
        self._kit = kit
        self._places = places
        self._words = words
        self._watched = watched
        self.particles = Particles(kit)
        self.between = False
        """Whether a trick is over and the next one has no leader yet."""
        self.rest()

    def rest(self) -> None:
        """Put everything at rest where the picture says."""
        self.flights: list[FlyingCard] = []
        self.stars: list[Star] = []
        self.away: tuple[int, int] | None = None
        """The seat, and the index in its hand, of the card being played."""
        self.trick_away = False
        self.hands_away = False
        self.stacks_away = False
        self.stock_away = 0
        self.plates_bare = False
        """Whether the pieces have left the plates."""
        self.power: tuple[int, int] | None = None
        """A seat and its new Ninja Power, once the cards have landed."""
        self.caption = ""
        self.pull: Pull | None = None
        self.pieces: PiecesCount | None = None
        self.round: RoundCount | None = None
        self.stamp: highlights.Stamp | None = None
        self.moonrise: highlights.Moonrise | None = None

    def active(self, picture: Picture) -> int | None:
        """The seat to play, as far as the events have been shown; nobody between two tricks."""
        return None if self.between or len(picture.trick) == SEATS else picture.active

    @property
    def changed(self) -> tuple[object, ...]:
        """The part of this that the static layer depends on."""
        hidden = (self.trick_away, self.hands_away, self.stacks_away, self.stock_away, self.plates_bare)
        return (self.away, self.power, *hidden)

    def open(self, picture: Picture) -> Groups:
        """The first deal."""
        return [*dealing.deal(self, self._places, picture.hands), [call(self.rest)]]

    @shows(CardPlayed)
    def _play(self, event: CardPlayed, picture: Picture) -> Groups:
        hand = picture.hands[event.seat]
        place = hand.index(event.card) if event.card in hand else len(hand) // 2
        pose = self._places.hand(event.seat, len(hand))[place]
        if self._places.position(event.seat) == 0 and not self._places.round:
            pose = pose._replace(y=pose.y - 50)  # it was raised when it was selected
        flight = FlyingCard.at(event.card, pose, face=None if hand[place] else False)

        def leaves() -> None:
            self.away = (event.seat, place)
            self.flights = [flight]

        lies = self._places.trick(event.seat)
        return [[call(leaves)], [fly(flight, lies, 0.38, hop=34, swell=0.1, ease=landing)], [wait(0.06)]]

    @shows(TrickTaken)
    def _take(self, event: TrickTaken, picture: Picture) -> Groups:
        """Show the trick, sort it by colour with the lowest on top, then lay it on the winner's stacks (O8)."""
        lying = {card: self._places.trick(seat_of(picture, place)) for place, card in enumerate(event.cards)}
        order = [card for group in event.groups for card in group]
        flights = [FlyingCard.at(card, lying[card]) for card in order]
        stacks = [self._places.stack(event.seat, SUIT_OF[NUMBERS[card]]) for card in order]
        rows = self._places.sorted_trick(event.groups)

        def gathers() -> None:
            self.trick_away, self.flights, self.caption = True, flights, ""

        sort = [fly(flight, pose, theme.MOVE) for flight, pose in zip(flights, rows, strict=True)]
        lay = [
            fly(flight, pose, theme.SLOW_MOVE, hop=30, delay=0.07 * number)
            for number, (flight, pose) in enumerate(zip(flights, stacks, strict=True))
        ]
        best = self._places.trick(event.seat)
        seen = self._say(self._words.takes(event.seat), SEE_TRICK)
        shine = call(lambda: highlights.glint((best.x, best.y), self.particles))
        return [[shine], *seen, [call(gathers)], sort, [wait(0.12)], lay, *self._landed(event.seat, picture)]

    def _landed(self, seat: int, picture: Picture) -> Groups:
        """Turn the dial; announce the first time it exceeds the mission."""
        then = forecast(picture)
        if then is None:
            return []

        def turns() -> None:
            self.power = (seat, then.power)

        if not then.over or then.before > picture.mission:
            return [[call(turns)]]
        stamp = highlights.Stamp(self._places.stack(seat, 1).rect.centre)

        def comes() -> None:
            self.stamp = stamp

        alarm = highlights.noticed(stamp, self._places.of("dial", seat).centre, self.particles)
        return [[call(turns), call(comes)], *alarm, *self._say(self._words.over(seat, picture.mission), SEE_WORDS)]

    @shows(ShurikenTaken)
    def _pay(self, event: ShurikenTaken, picture: Picture) -> Groups:
        """Fly pieces from the stock to the winner's plate (O9)."""
        left = picture.stock - event.count
        stars = [Star(Sprite(*self._places.piece_in_stock(left + number)), STAR) for number in range(event.count)]
        had, has = picture.shuriken[event.seat], picture.shuriken[event.seat] + event.count

        def leaves() -> None:
            self.stars, self.stock_away = stars, event.count

        ways = [
            throw(
                star,
                self._places.piece_of(event.seat, had + number, has),
                self._places.piece,
                0.55,
                delay=0.18 * number,
            )
            for number, star in enumerate(stars)
        ]
        ways += [
            Cue(0.0, finish=partial(self._hits, event.seat, had + number, has), delay=0.55 + 0.18 * number)
            for number in range(event.count)
        ]
        said = self._say(self._words.unpaid(event.unpaid), SEE_WORDS) if event.unpaid else []
        return [[call(leaves)], ways, *said, [wait(0.08)]]

    @shows(ShurikenScored)
    def _count_pieces(self, event: ShurikenScored, picture: Picture) -> Groups:
        """Pause and show who has how many pieces and what they bring; then return all pieces (O11)."""
        sheet = PiecesCount(event)

        def comes() -> None:
            self.pieces = sheet

        def tells(t: float) -> None:
            sheet.told = t

        def goes() -> None:
            self.pieces, self.plates_bare, self.stock_away = None, True, picture.stock
            self.stars = [star for star, _ in back]

        back: list[tuple[Star, Point]] = []
        for seat, count in enumerate(event.pieces):
            for piece in range(count):
                star = Star(Sprite(*self._places.piece_of(seat, piece, count)), self._places.piece)
                back.append((star, self._places.piece_in_stock(len(back))))
        home = [throw(star, to, STAR, 0.55, delay=0.06 * number) for number, (star, to) in enumerate(back)]
        stay = self._kit.reading(2.4)
        return [
            [call(comes)],
            [change(sheet.open, theme.MOVE, ease=out_back)],
            *highlights.counted(sheet, self.particles),
            [hold(self._kit.reading(0.5))],
            [change(tells, theme.MOVE, ease=out_back)],
            [hold(float("inf") if self._watched() else stay)],
            [call(goes)],
            home,
        ]

    @shows(RoundScored)
    def _count_round(self, event: RoundScored, picture: Picture) -> Groups:
        """Lower the scrolls and fill them step by step."""
        sheet = RoundCount(event, picture)

        def comes() -> None:
            self.round = sheet

        groups = [[call(comes)], [change(sheet.open, theme.SLOW_MOVE, ease=out_cubic)], [hold(self._kit.reading(0.7))]]
        for step in sheet.STEPS:
            seal = highlights.sealed(sheet, self._places, self.particles) if step == "place" else []
            groups += [[call(sheet.next)], [change(sheet.tell, theme.MOVE)], *map(list, seal)]
            groups += [[hold(self._kit.reading(0.8))]]
        groups[-1] = [hold(float("inf") if self._watched() else self._kit.reading(3.2))]
        return groups

    @shows(RoundDealt)
    def _deal(self, event: RoundDealt, picture: Picture) -> Groups:
        sweep = dealing.sweep(self, self._places, picture)
        return [*sweep, *dealing.deal(self, self._places, event.hands)]

    @shows(LeadPassed)
    def _lead(self, event: LeadPassed, _: Picture) -> Groups:
        """Let an arrow take the lead away (O10)."""
        if event.arrow is None or event.seat == event.winner:
            return [[wait(0.1)]]
        archer, winner = (self._places.of("seat", seat).centre for seat in (event.seat, event.winner))
        pull = Pull(SUITS[SUIT_OF[NUMBERS[event.arrow]]], Sprite(*archer), archer)

        def shoots() -> None:
            self.pull, self.caption = pull, self._words.arrow(event.seat)

        return [[call(shoots)], *shot(pull, winner, self._kit, self.particles)]

    def _hits(self, seat: int, piece: int, pieces: int) -> None:
        """A shuriken lands on a plate."""
        highlights.glint(self._places.piece_of(seat, piece, pieces), self.particles)
        self.particles.shake(2.5, 0.14)

    @shows(MatchEnded)
    def _end(self, event: MatchEnded, _: Picture) -> Groups:
        moon = highlights.Moonrise(event.outcome.winners)

        def comes() -> None:
            self.moonrise = moon

        return [
            [call(comes)],
            *highlights.moonrise(moon, self.particles),
            *self._say(self._words.ended(event.outcome), SEE_WORDS),
        ]

    def _say(self, words: str, seconds: float) -> Groups:
        """Show words over the table long enough to read them."""

        def says() -> None:
            self.caption = words

        def silent() -> None:
            self.caption = ""

        return [[call(says)], [hold(self._kit.reading(seconds))], [call(silent)]]
