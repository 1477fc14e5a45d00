"""Animates the gameboard: ranking, Shosho, Temple, pawns, peeks, the Final Boss. No pygame."""

from math import isinf

from game.core.events import shows
from game.engine.draw.particles import EMBER, SCRAP
from game.engine.easing import in_cubic, in_out, out_back, out_cubic
from game.engine.geometry import Point
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.wataah.rules import events
from game.games.wataah.rules.picture.parts import BoardPicture
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.anim.context import AnimationContext
from game.games.wataah.table.art.seats import PAWN_STEP
from game.games.wataah.table.grand_master.animation_state import Pawn, Peeked, Token, Unveiling
from game.games.wataah.table.grand_master.layout import BoardLayout, ranking
from game.table.cards.flight import FlyingCard, fly
from game.table.playback.director import Groups
from game.table.playback.sprites import Sprite, change, travel

UNVEILED = Point(800.0, 440.0)
"""Where the Final Boss turns his face."""

_ROLL = 0.4
"""The drums start this many seconds before the boss turns, and end when he is revealed."""

_FIRE = (theme.VERMILION, theme.GOLD, theme.GOLD_LIGHT)
_BESIDE = 250.0
"""Where on a banner the cards and the Shosho of a seat lie."""


class BoardPlays:
    """Everything that happens between two rounds."""

    def __init__(self, cast: AnimationContext) -> None:
        self._cast = cast
        self._places = BoardLayout(cast.places)

    @shows(events.RoundCounted)
    def counted(self, event: events.RoundCounted, _: Picture) -> Groups:
        """The board comes up, and the ranking hangs out its banners, one after the other."""
        stage, air = self._cast.stage, self._cast.stage.board
        seats = len(event.scores)

        def opens() -> None:
            stage.board_open, air.counted, air.ranks, air.opening = True, event, 0.0, 0.0

        def rises(t: float) -> None:
            air.opening = t

        def comes(number: int) -> Cue:
            def hangs(t: float) -> None:
                air.ranks = number + min(t, 1.0)

            return change(hangs, theme.SLOW_MOVE, ease=out_cubic)

        banners: list[list[Cue]] = []
        for number in range(seats):
            banners += [[comes(number)], [wait(0.12)]]
        return [
            [call(opens)],
            [change(rises, theme.SLOW_MOVE, ease=out_cubic)],
            *banners,
            [hold(self._cast.until_clicked(2.0))],
        ]

    @shows(events.ShoshoGiven)
    def shosho(self, event: events.ShoshoGiven, picture: Picture) -> Groups:
        """The Shosho changes hands (W18)."""
        board = _board(picture)
        if board.shosho == event.seat:
            return []
        start, goal = (self._banner(picture, seat) for seat in (board.shosho, event.seat))
        token = Token("shosho", None, event.seat, Sprite(*start), 64)
        return self._carry(token, goal, away=True)

    @shows(events.TempleDrawn)
    def temple_drawn(self, event: events.TempleDrawn, picture: Picture) -> Groups:
        """Two cards leave the Temple's deck (W19)."""
        deck = self._cast.places.board("temple.deck").centre
        tokens = [Token("temple", None, event.seat, Sprite(*deck), 62) for _ in event.cards]
        banner = self._banner(picture, event.seat)
        ways = [travel(token.sprite, banner, 0.5, hop=30, delay=0.12 * place) for place, token in enumerate(tokens)]
        return [[self._tokens(*tokens)], ways]

    @shows(events.TempleKept)
    def temple_kept(self, event: events.TempleKept, picture: Picture) -> Groups:
        """Everybody sees which one stays."""
        x, y = self._cast.places.board(f"temple.{event.seat}").centre
        token = Token("temple", event.card, event.seat, Sprite(*self._banner(picture, event.seat)), 150)
        words = self._cast.words.line(event)
        middle = self._cast.places.board("boss").centre
        return [
            [self._tokens(token)],
            [travel(token.sprite, middle, theme.SLOW_MOVE, hop=30)],
            *self._cast.stage.board.say(words.text if words else "", self._cast.kit.reading(1.2)),
            [travel(token.sprite, (x, y), theme.SLOW_MOVE), _shrink(token, 38)],
        ]

    @shows(events.DecoyPeeked)
    def peeked(self, event: events.DecoyPeeked, picture: Picture) -> Groups:
        """Who peeks sees the boss; the others see an eye."""
        air = self._cast.stage.board
        rect = self._places.boss_rect(event.decoy)
        token = Token("eye", None, event.seat, Sprite(*self._banner(picture, event.seat)), 44)
        looks: Groups = [
            [self._tokens(token)],
            [travel(token.sprite, (rect.centre.x, rect.bottom - 10), theme.SLOW_MOVE, hop=40)],
        ]
        if event.boss is None:
            return [*looks, [hold(self._cast.kit.reading(0.5))]]
        peeked = Peeked(event.boss)

        def holds_up() -> None:
            air.peeked = peeked

        def shows(t: float) -> None:
            peeked.shown = t

        stay = self._cast.until_clicked(2.2)
        return [*looks, [call(holds_up)], [change(shows, theme.SLOW_MOVE, ease=out_back)], [hold(stay)]]

    @shows(events.PawnsPlaced)
    def pawns(self, event: events.PawnsPlaced, picture: Picture) -> Groups:
        """Pawns fly from the ranking to a place (W20)."""
        board, air = _board(picture), self._cast.stage.board
        row = ranking(board.scores).index(event.seat)
        goal = self._places.stack(event.place, event.seat)
        there = board.pawns[event.seat][("court", "missions", "showdown").index(event.place)]
        first = board.ready[event.seat] - event.count
        pawns = [
            Pawn(event.seat, Sprite(*self._places.pawn_of_rank(row, first + number))) for number in range(event.count)
        ]

        def leave() -> None:
            air.pawns, air.sent = pawns, (event.seat, event.count)

        ways = [
            travel(
                pawn.sprite,
                (goal.x, goal.y - goal.width * PAWN_STEP * (there + number)),
                0.55,
                hop=110,
                delay=0.12 * number,
            )
            for number, pawn in enumerate(pawns)
        ]
        return [[call(leave)], ways, [wait(0.15)]]

    @shows(events.CourtDrawn)
    def court_drawn(self, event: events.CourtDrawn, picture: Picture) -> Groups:
        """A card from the Court, seen by one player alone."""
        deck = self._cast.places.board("court.deck").centre
        token = Token("court", None, event.seat, Sprite(*deck), 46)
        groups = self._carry(token, self._banner(picture, event.seat))
        if event.card is None:
            return groups
        shown = Token("court", event.card, event.seat, Sprite(*self._cast.places.board("favour.card").centre), 150)
        name = self._cast.words.say("wataah.board.court_card", court=self._cast.words.say(f"wataah.court.{event.card}"))
        return [*groups, [self._tokens(shown)], *self._cast.stage.board.say(name, self._cast.kit.reading(1.1))]

    @shows(events.RoundStarted)
    def round_started(self, event: events.RoundStarted, picture: Picture) -> Groups:
        """The board goes down, and the table is cleared into the Jigoku (W16)."""
        stage, air = self._cast.stage, self._cast.stage.board
        flights: list[FlyingCard] = []
        away: set[tuple[int, str, int]] = set()
        for seat, clans in enumerate(picture.clans):
            for clan, cards in clans.items():
                poses = self._cast.clan_poses(seat, clan, cards)
                flights += [FlyingCard.at(card, pose) for card, pose in zip(cards, poses, strict=True)]
                away |= {(seat, clan, place) for place in range(len(cards))}

        def sinks(t: float) -> None:
            air.opening = 1 - t

        def clears() -> None:
            stage.board_open, stage.flights, stage.cards_away = False, flights, frozenset(away)

        pit = self._cast.places.jigoku()
        sweep = [fly(flight, pit, 0.5, hop=30, delay=0.02 * place) for place, flight in enumerate(flights)]
        words = self._cast.words.line(event)
        said = stage.say(words.text if words else "", self._cast.kit.reading(1.0))
        return [[change(sinks, theme.MOVE, ease=in_out)], [call(clears)], sweep, *said]

    @shows(events.BossRevealed)
    def boss(self, event: events.BossRevealed, _: Picture) -> Groups:
        """The Final Boss comes near, trembles, turns; then every seat's pawns are counted (W22)."""
        air, particles = self._cast.stage.board, self._cast.stage.particles
        him = Unveiling(event.boss)

        def comes() -> None:
            air.unveiling = him

        def near(t: float) -> None:
            him.near = t

        def trembles(t: float) -> None:
            him.trembling = t

        def turns(t: float) -> None:
            him.turned, him.trembling = t, 0.0

        waits = max(_ROLL, self._cast.kit.reading(0.9))

        def drums() -> None:
            particles.audio.play("wataah.unveil")

        def strikes() -> None:
            particles.flash(UNVEILED, 640, theme.GOLD_LIGHT, 0.55)
            particles.shake(15, 0.6)
            particles.throw(EMBER, UNVEILED, 40, _FIRE, strength=2.0, room=(300, 400))
            particles.throw(SCRAP, UNVEILED, 36, _FIRE, strength=1.6, room=(300, 400))

        def flashes(t: float) -> None:
            him.flash = t

        def loud(t: float) -> None:
            him.loud = t

        def counts(t: float) -> None:
            him.counted = t

        return [
            [call(comes)],
            [change(near, theme.REVEAL, ease=in_out)],
            [Cue(waits, trembles, hold=True), Cue(0.0, finish=drums, delay=0.0 if isinf(waits) else waits - _ROLL)],
            [change(turns, theme.REVEAL, ease=in_cubic)],
            [call(strikes), change(flashes, 0.35, ease=out_back), change(loud, 0.5, ease=out_back)],
            [hold(self._cast.kit.reading(1.2))],
            [change(counts, theme.REVEAL, ease=out_cubic)],
            [hold(self._cast.until_clicked(3.0))],
        ]

    # Helpers

    def _banner(self, picture: Picture, seat: int) -> Point:
        row = ranking(_board(picture).scores).index(seat)
        rect = self._places.rank(row)
        return Point(rect.x + _BESIDE, rect.bottom - 32)

    def _tokens(self, *tokens: Token) -> Cue:
        def changes() -> None:
            self._cast.stage.board.tokens = list(tokens)

        return call(changes)

    def _carry(self, token: Token, goal: Point, *, away: bool = False) -> Groups:
        def leaves() -> None:
            self._cast.stage.board.tokens = [token]
            self._cast.stage.board.shosho_away = away

        return [[call(leaves)], [travel(token.sprite, goal, 0.6, hop=60)], [wait(0.15)]]


def _shrink(token: Token, size: float) -> Cue:
    start = token.size

    def changes(t: float) -> None:
        token.size = start + (size - start) * t

    return change(changes, theme.SLOW_MOVE)


def _board(picture: Picture) -> BoardPicture:
    if picture.board is None:
        raise AssertionError("only Grand Master mode has a board")
    return picture.board
