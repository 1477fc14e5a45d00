"""A table of Shinobi WAT-AAH! and a player who makes every move by clicks or keys."""

from collections.abc import Callable, Sequence
from random import Random

from game.catalog import GAMES
from game.core.contract import PUBLIC, Move, View
from game.core.match import Match
from game.engine.geometry import Point
from game.engine.input.commands import Kind
from game.games.wataah.rules import events, moves
from game.games.wataah.table.draw.pile_sheet import kinds
from game.games.wataah.table.face import WataahFace
from game.games.wataah.table.grand_master.builders import KeepingTemple
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.simple_builders import Picking
from game.games.wataah.table.seat_values import splayed
from game.table.cards.hand import HeldAt
from game.table.session import Player
from tests.table.fakes import InstantThinker
from tests.table.person import NAMES, Drag, Person, Variant
from tests.table.played import PlayedTable

GRAND = "grand_master"


class Played(PlayedTable[WataahFace]):
    """A table of Shinobi WAT-AAH! with people in some of its seats."""

    def __init__(
        self,
        seats: int = 2,
        people: tuple[int, ...] = (0,),
        *,
        seed: int = 5,
        speed: str = "off",
        pace: str = "short",
        mode: str = "grasshopper",
        keys: bool = False,
        match: Match | None = None,
    ) -> None:
        """With `keys` the people at the table only use the keyboard; `match` may have started already."""
        players = [Player(NAMES[seat], None if seat in people else "adept") for seat in range(seats)]
        match = match or Match(GAMES["wataah"], seats, seed, mode=mode)
        super().__init__(match, players, InstantThinker(), speed, pace)
        self.keys = keys

    def click(self, name: str) -> None:
        at = self.target(name).rect.centre
        if name == "place.court":  # the middle of its box is the middle of its window, too
            at = Point(at.x, at.y - 40)
        self.click_at(at)

    def use(self, name: str) -> None:
        """Click something, or go there with the Tab key and confirm."""
        self.used = name
        if self.keys:
            self.focus_on(name)
            self.do(Kind.CONFIRM)
        else:
            self.click(name)

    @property
    def phase(self) -> str:
        choice = self.choice
        assert choice is not None
        return choice.phase

    def decide(self, move: Move, pick: Random) -> None:
        """Make a legal move, or one of its kind where several cards are picked together, as a player would."""
        choice = self.choice
        assert choice is not None
        before = len(self.session.match.history)
        if isinstance(choice, Picking) and isinstance(
            move, moves.Give | moves.Keep | moves.Take | moves.Pardon | moves.Discard | moves.Sharpen
        ):
            self._pick(choice, move, pick)
        elif isinstance(choice, Placing) and isinstance(move, moves.PlaceClan | moves.Reinforce | moves.PlaceYokai):
            self._place(choice, move, pick)
        elif not self._aim(move) and not self._on_board(move):
            self._other(move)
        if self.scene.caution.asking:
            self.live(0.5)
            self.use(self.used)
        made = self.session.match.history[before:]
        assert made, f"{move} was not made"

    def card_name(self, index: int) -> str:
        """The name of the card with that index in the sorted hand."""
        place = next(place for place, held in enumerate(self.fan.held) if held.index == index)
        return f"hand.{place}"

    def _place(self, choice: Placing, move: moves.PlaceClan | moves.Reinforce | moves.PlaceYokai, pick: Random) -> None:
        cards = (move.yokai,) if isinstance(move, moves.PlaceYokai) else move.cards
        wanted: list[int] = []
        for card in cards:
            wanted.append(next(i for i, held in enumerate(choice.hand) if held == card and i not in wanted))
        self.use(self.card_name(wanted[0]))
        for extra in [index for index in choice.taken if index not in wanted]:
            self.use(self.card_name(extra))
        for missing in [index for index in wanted if index not in choice.taken]:
            self.use(self.card_name(missing))
        assert sorted(choice.taken) == sorted(wanted)
        if isinstance(move, moves.PlaceClan):
            self.use(pick.choice(["slot", "act.0"]))
        else:
            self.use(f"clan.{choice.seat}.{self.face._slots.slot(choice.seat, move.clan)}")

    def _pick(self, choice: Picking, move: Move, pick: Random) -> None:
        free = sorted(choice._free())
        card = getattr(move, "card")  # noqa: B009 - all moves that pick have one
        first = next(place for place in free if choice.source[place] == card)
        others = [place for place in free if place != first]
        taken = [first, *pick.sample(others, choice.needed - 1)]
        for place in taken:
            self.use(self._where(choice, place))
        if choice.needed == 1:
            self.use(self._where(choice, taken[0]))
        else:
            self.use("act.0")

    def _where(self, choice: Picking, place: int) -> str:
        if choice.from_hand:
            return self.card_name(place)
        if choice.phase == "keep":
            return f"look.{place}"
        return f"pick.{next(n for n, kind in enumerate(kinds(choice.source)) if place in kind.places)}"

    def _aim(self, move: Move) -> bool:
        """Whether the move chooses something on the table, and was made."""
        slots = self.face._slots
        match move:
            case moves.ChooseClan(seat=seat, clan=clan):
                self.use(f"clan.{seat}.{slots.slot(seat, clan)}")
            case moves.ChooseCard(seat=seat, clan=clan, card=card):
                cards = self.face.picture.clans[seat][clan]
                place = next(n for n, index in enumerate(splayed(cards)) if cards[index] == card)
                self.use(f"card.{seat}.{slots.slot(seat, clan)}.{place}")
            case moves.ChooseSeat(seat=seat):
                self.use(f"seat.{seat}")
            case _:
                return False
        return True

    def _on_board(self, move: Move) -> bool:
        """Whether the move belongs to the board, and was made."""
        match move:
            case moves.GiveShosho(seat=seat):
                self.use(f"rank.{seat}")
            case moves.Peek(decoy=decoy):
                self.use(f"decoy.{decoy}")
            case moves.DrawTemple():
                self.use("temple_deck")
            case moves.KeepTemple(card=card):
                assert isinstance(self.choice, KeepingTemple)
                pick = self.choice.cards.index(card)
                self.use(f"temple_pick.{pick}")
                self.use(f"temple_pick.{pick}")
            case moves.PlacePawns(place=place, count=count):
                self.use(f"place.{place}")
                for _ in range(count - 1):
                    self.use("more")
                self.use("act.0")
            case _:
                return False
        return True

    def _other(self, move: Move) -> None:
        match move:
            case moves.PlayCourt():
                self.use(f"court.{self.session.to_move}")
                self.use("act.0")
            case moves.Recruit():
                self.use("deck")
            case moves.BeCorrupt():
                self.use(f"corruption.{self.session.to_move}")
            case _:
                choice = self.choice
                assert choice is not None
                acts = [number for number, act in enumerate(choice.acts()) if act.moves == (move,)]
                self.use(f"act.{acts[0]}")


def play(played: Played, seed: int, until: Callable[[], bool] = lambda: False, decisions: int = 5000) -> None:
    """Make random moves until something is true or the match is over."""
    pick = Random(seed)
    for _ in range(decisions):
        played.until_turn()
        if played.over or until():
            return
        played.check_picture()
        legal = played.session.match.legal_moves()
        # Placing cards ends the match sooner.
        busy = [move for move in legal if not isinstance(move, moves.EndPlacing)] or legal
        played.decide(pick.choice(busy), pick)
    raise AssertionError("the match did not end")


class WataahPerson(Person):
    """Places clans whenever possible, which ends a match sooner."""

    game = "wataah"
    variants = tuple(Variant(seats, {"mode": mode}) for mode in ("grasshopper", GRAND) for seats in (2, 3, 4))
    by_keys = (0, 3)
    shown = frozenset({events.PowerUsed, events.RoundCounted})
    nowhere = Point(500, 860)

    def sit(self, match: Match, players: Sequence[Player], speed: str, pace: str) -> Played:
        people = tuple(seat for seat, player in enumerate(players) if player.level is None)
        return Played(match.seats, people, speed=speed, pace=pace, match=match)

    def decide(self, played: Played, pick: Random) -> None:
        legal = played.session.match.legal_moves()
        busy = [move for move in legal if not isinstance(move, moves.EndPlacing)] or legal
        played.decide(pick.choice(busy), pick)

    def begin(self, played: Played) -> None:
        played.click(self._first_card(played))

    def drag(self, played: Played) -> Drag | None:
        """A single card onto the table; several go together, and which ones the table chooses."""
        clans = [move for move in played.session.match.legal_moves() if isinstance(move, moves.PlaceClan)]
        choice = played.choice
        for move in clans:
            if isinstance(choice, Placing) and "ronin" not in move.cards:
                index = choice.hand.index(move.cards[0])
                if sorted(choice.hand[place] for place in choice.group(index)) == sorted(move.cards):
                    area = played.places.own_area
                    return Drag(played.card_name(index), Point(area.x + 30, area.bottom - 30), move)
        return None

    def lay_alike(self, played: Played, face: WataahFace, view: View) -> None:
        face._places.south = played.places.south
        face._hand.sort = played.fan.sort
        face.lay(view)

    def check_hidden(self, played: Played, eyes: int) -> None:
        """A player who may not see a card gets no tooltip about it either."""
        if eyes == PUBLIC:
            known = [card for card in played.face.picture.hands[played.places.south] if card is not None]
            closer = [played.face.closer(HeldAt(place)) for place in range(len(played.fan.held))]
            assert sum(shown is not None for shown in closer) <= len(known)

    @staticmethod
    def _first_card(played: Played) -> str:
        choice = played.choice
        assert choice is not None
        return played.card_name(min(choice.hand_lit()))
