"""Animates the announcement of powers and their effects on clans: claws, smoke, returning cards. No pygame."""

from collections.abc import Sequence

from game.core.events import MatchEnded, TurnStarted, shows
from game.engine.draw.particles import SCRAP, SPARK
from game.engine.easing import in_cubic, out_back, out_cubic
from game.engine.geometry import Rect
from game.engine.look import theme
from game.engine.timeline import Cue, call, hold, wait
from game.games.wataah.rules import events
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table.anim.context import AnimationContext
from game.games.wataah.table.anim.flights import Banner, Puff, Shout, Slash
from game.games.wataah.table.anim.highlights import crowned
from game.games.wataah.table.art.colours import hue_of
from game.table.cards.flight import FlyingCard, Pose, fly
from game.table.playback.director import Groups
from game.table.playback.sprites import change

_SHOUT = "WAT-AAH!"
_TUMBLE = 40.0
_SEE_END = 1.4
_LOUD = (theme.VERMILION, theme.GOLD, theme.WHITE)


class ClanPlays:
    """Announces powers, shows their targets, and what happens to clans."""

    def __init__(self, cast: AnimationContext) -> None:
        self._cast = cast

    @shows(events.PowerUsed)
    def used(self, event: events.PowerUsed, _: Picture) -> Groups:
        """The ribbon of the power; a triple is shouted."""
        words = self._cast.words.used(event.seat, event.clan, triple=event.triple)
        return [*(self._shout() if event.triple else []), *self._announce(event.clan, words, 1.5)]

    @shows(events.PowerFaded)
    def faded(self, event: events.PowerFaded, _: Picture) -> Groups:
        """A power that finds nothing to do."""
        return self._announce(event.clan, self._cast.words.faded(event.clan), 1.1)

    @shows(events.PowerCopied)
    def copied(self, event: events.PowerCopied, picture: Picture) -> Groups:
        """The clan that is copied, then its power."""
        count = len(picture.clans[event.owner].get(event.clan, ()))
        ring = self._cast.places.splay(event.owner, self._cast.slots.slot(event.owner, event.clan), count)
        words = self._cast.words.used(event.seat, event.clan, triple=event.triple)
        return [[self._rings(ring)], *self._announce(event.clan, words, 1.4), [self._rings()]]

    @shows(events.OpponentChosen)
    def chosen(self, event: events.OpponentChosen, _: Picture) -> Groups:
        """The target of a power."""
        ring = self._cast.places.of("plate", event.target)
        return [[self._rings(ring)], [hold(self._cast.kit.reading(0.6))], [self._rings()]]

    @shows(events.CardReturned)
    def card_returned(self, event: events.CardReturned, picture: Picture) -> Groups:
        """A card hops home."""
        place = picture.clans[event.owner][event.clan].index(event.card)
        return self._home(event.owner, event.clan, [place], picture)

    @shows(events.ClanReturned)
    def clan_returned(self, event: events.ClanReturned, picture: Picture) -> Groups:
        """A whole clan hops home."""
        return self._home(event.owner, event.clan, range(len(event.cards)), picture)

    @shows(events.CardDestroyed, events.YokaiBanished)
    def card_destroyed(self, event: events.CardDestroyed | events.YokaiBanished, picture: Picture) -> Groups:
        """Claws, and the card falls into the Jigoku."""
        place = picture.clans[event.owner][event.clan].index(event.card)
        return self._crumble(event.owner, event.clan, [place], picture)

    @shows(events.ClanDestroyed, events.ClanScattered)
    def clan_destroyed(self, event: events.ClanDestroyed | events.ClanScattered, picture: Picture) -> Groups:
        """A clan crumbles into the Jigoku; one that only scatters needs no claws."""
        claws = isinstance(event, events.ClanDestroyed)
        return self._crumble(event.owner, event.clan, range(len(event.cards)), picture, claws=claws)

    @shows(events.CourtPlayed)
    def court(self, event: events.CourtPlayed, _: Picture) -> Groups:
        """A Court card is revealed."""
        words = self._cast.words
        told = words.say(
            "wataah.banner.court",
            player=words.player(event.seat),
            card=words.say(f"wataah.court.{event.card}"),
            power=words.say(f"wataah.court_power.{event.card}"),
        )
        return self._announce("yokai", told, 1.6)

    @shows(TurnStarted)
    def turn(self, *_: object) -> Groups:
        """A short pause between two turns."""
        return [[wait(0.12)]]

    @shows(MatchEnded)
    def ended(self, event: MatchEnded, _: Picture) -> Groups:
        """Who sits on the throne."""
        words, seconds = self._cast.words.ended(event.outcome), self._cast.kit.reading(_SEE_END)
        if self._cast.stage.board_open:
            return self._cast.stage.board.say(words, seconds)
        return crowned(self._cast, event.outcome.winners, words, seconds)

    # Helpers

    def _announce(self, kind: str, words: str, seconds: float) -> Groups:
        banner, stage = Banner(kind, words), self._cast.stage

        def comes() -> None:
            stage.banner = banner

        def shows(t: float) -> None:
            banner.shown = t

        def goes() -> None:
            stage.banner = None

        return [
            [call(comes)],
            [change(shows, theme.MOVE, ease=out_back)],
            [hold(self._cast.kit.reading(seconds))],
            [call(goes)],
        ]

    def _shout(self) -> Groups:
        shout, stage = Shout(_SHOUT), self._cast.stage

        middle = self._cast.places.zone("reveal").centre

        def comes() -> None:
            stage.shout = shout

        def bursts() -> None:
            stage.particles.shake(11, 0.4)
            stage.particles.throw(SCRAP, middle, 26, _LOUD, strength=1.5)
            stage.particles.throw(SPARK, middle, 14, _LOUD, strength=1.2)

        def grows(t: float) -> None:
            shout.size = t

        def goes() -> None:
            stage.shout = None

        return [[call(comes)], [change(grows, 0.34, ease=out_back), call(bursts)], [wait(0.4)], [call(goes)]]

    def _rings(self, *rings: Rect) -> Cue:
        def changes() -> None:
            self._cast.stage.rings = list(rings)

        return call(changes)

    def _lift(
        self, owner: int, clan: str, which: Sequence[int], picture: Picture
    ) -> tuple[list[FlyingCard], list[Pose], Cue]:
        """Cards of a clan leave their places."""
        cards = picture.clans[owner][clan]
        poses = self._cast.clan_poses(owner, clan, cards)
        starts = [poses[place] for place in which]
        flights = [FlyingCard.at(cards[place], poses[place]) for place in which]

        def leaves() -> None:
            stage = self._cast.stage
            stage.flights, stage.cards_away = flights, frozenset((owner, clan, place) for place in which)

        return flights, starts, call(leaves)

    def _home(self, owner: int, clan: str, which: Sequence[int], picture: Picture) -> Groups:
        flights, starts, leaves = self._lift(owner, clan, which, picture)
        cards = [flight.card for flight in flights]
        own = self._cast.own(owner)
        hand = self._cast.hand.arrivals(picture.hands[owner], cards) if own else None
        goals = hand or self._cast.places.hand(owner, len(cards))
        ways = [
            fly(flight, goal, 0.5, hop=80, delay=0.06 * place)
            for place, (flight, goal) in enumerate(zip(flights, goals, strict=True))
        ]
        puff = self._puff(starts)
        return [[leaves], [*ways, *puff]]

    def _crumble(self, owner: int, clan: str, which: Sequence[int], picture: Picture, *, claws: bool = True) -> Groups:
        flights, starts, leaves = self._lift(owner, clan, which, picture)
        left, right = min(pose.rect.x for pose in starts), max(pose.rect.right for pose in starts)
        slash = Slash(Rect(left, starts[0].rect.y, right - left, starts[0].rect.h))
        stage = self._cast.stage

        def strikes() -> None:
            stage.slashes = [slash]
            stage.particles.shake(8, 0.34)
            tones = (hue_of(clan), self._cast.kit.theme.washi, self._cast.kit.theme.old_paper)
            stage.particles.throw(SCRAP, slash.rect.centre, 26, tones, room=(slash.rect.w, slash.rect.h * 0.6))
            stage.particles.throw(SPARK, slash.rect.centre, 10, _LOUD, strength=0.8)

        def fades(t: float) -> None:
            slash.opacity = 1 - t

        pit = self._cast.places.jigoku()
        falls = [
            fly(flight, pit, 0.55, hop=10, delay=0.07 * place, spin=_TUMBLE * (1 if place % 2 else -1), ease=in_cubic)
            for place, flight in enumerate(flights)
        ]
        strike: Groups = [[call(strikes)], [hold(self._cast.kit.reading(0.35))]] if claws else []
        settle = [call(lambda: _flatten(flights))]
        return [*strike, [leaves], [*falls, *self._puff(starts), change(fades, 0.3)], settle]

    def _puff(self, starts: Sequence[Pose]) -> list[Cue]:
        """Smoke over the places that were left."""
        puffs = [Puff(pose.x, pose.y, pose.width * 1.7) for pose in starts]

        def rises(t: float) -> None:
            self._cast.stage.puffs = puffs if t < 1 else []
            for puff in puffs:
                puff.age = t

        return [change(rises, 0.6, ease=out_cubic)]


def _flatten(flights: Sequence[FlyingCard]) -> None:
    for flight in flights:
        flight.sprite.tilt = 0.0
