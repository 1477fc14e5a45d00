"""Tooltips for everything on the table of Shinobi WAT-AAH!."""

from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.games.wataah import log_text
from game.games.wataah.rules.picture.picture import Picture
from game.games.wataah.table import seat_values
from game.games.wataah.table.draw.pile_overlay import PileOverlay
from game.games.wataah.table.draw.scenery import PHASES
from game.games.wataah.table.grand_master.tooltips import BoardTooltips
from game.games.wataah.table.input.hand import SORTS, Hand
from game.games.wataah.table.input.move_builder import Act, MoveBuilder
from game.games.wataah.table.input.placing_builder import Placing
from game.games.wataah.table.input.things import NONE, Things
from game.games.wataah.table.words import Words
from game.table.face import Thing
from game.table.frame.chrome import with_key

_OPEN = ("place", "reinforce", "yokai", "court", "temple_keep")
"""Buttons whose words depend on the selection."""


class Tooltips:
    """Finds the text for a widget's name. A name stands for a place, and only what is visible there is described."""

    def __init__(self, kit: Kit, things: Things, words: Words, hand: Hand, overlay: PileOverlay) -> None:
        self._kit = kit
        self.on_table = things
        self._words = words
        self._hand = hand
        self._overlay = overlay
        self._board = BoardTooltips(words)

    def things(self, picture: Picture) -> list[Thing]:
        """The things on the table that can be inspected, back to front; nothing under an open pile."""
        if self._overlay.pile is not None:
            return []
        found = self.on_table.things(picture)
        if None not in picture.looked:
            found += self.on_table.looked(picture)
        if all(held.card is not None for held in self._hand.held):
            found += [Thing(area.name, area.rect) for area in self._hand.areas()]
        return found

    def card(self, name: str, picture: Picture, choice: MoveBuilder | None) -> str | None:
        """The Shinobi card that a name means, if it can be seen."""
        match name.split("."):
            case ["hand", place] if int(place) < len(self._hand.held):
                return self._hand.held[int(place)].card
            case ["look", place] if int(place) < len(picture.looked):
                return picture.looked[int(place)]
            case ["pick", _] if self._overlay.pile is not None:
                return self._overlay.card(name, picture, choice)
            case ["card", seat, slot, place]:
                return self.on_table.card(int(seat), int(slot), int(place), picture)
        return None

    def tip(self, name: str, picture: Picture, choice: MoveBuilder | None) -> str | None:
        """The heading and text of a tooltip."""
        card = self.card(name, picture, choice)
        if card is not None:
            return f"{self._words.card(card)}\n{self.about(card)}"
        said = self._of_table(name, picture) or self._of_button(name, choice)
        return said or self._board.tip(name, picture, choice)

    def about(self, card: str) -> str:
        """What a card, or any card of a clan, can do."""
        lines = self._words.about(card)
        return lines[0] if len(lines) == 1 else self._words.say("wataah.read.clan", pair=lines[0], triple=lines[1])

    def _of_table(self, name: str, picture: Picture) -> str | None:
        say = self._words.say
        match name.split("."):
            case ["bell" | "slot" | "board" | "shosho"]:
                return say(f"wataah.tip.{name}")
            case ["phase", number]:
                phase = PHASES[int(number)]
                return f"{say(f'wataah.phase.{phase}')}\n{say(f'wataah.tip.phase.{phase}')}"
            case ["deck"]:
                return say("wataah.tip.deck", count=picture.deck)
            case ["jigoku"]:
                return say("wataah.tip.jigoku", count=len(picture.jigoku))
            case ["clan", seat, slot]:
                return self._clan(int(seat), int(slot), picture)
            case ["seat", seat]:
                return self._seat(int(seat), picture)
            case ["corruption", seat]:
                cards = picture.corruption[int(seat)]
                if not cards:
                    return say("wataah.tip.master", player=self._words.player(int(seat)))
                cost = seat_values.cost(picture, int(seat))
                return f"{say('wataah.tip.corruption', cost=cost)}\n{self._words.listed(cards)}"
            case ["temple" | "court" as deck, seat]:
                return self._favour(deck, int(seat), picture)
            case ["sort"]:
                other = SORTS[(SORTS.index(self._hand.sort) + 1) % len(SORTS)]
                return say(f"wataah.sort.{other}")
            case ["search", kind]:
                words = say("wataah.tip.yokai") if kind == "yokai" else self._words.kind(kind)
                return say("wataah.tip.search", kind=words)
            case ["close"]:
                return say("wataah.pile.close")
        return None

    def _of_button(self, name: str, choice: MoveBuilder | None) -> str | None:
        kind, _, number = name.partition(".")
        acts = choice.acts() if choice is not None else []
        if kind != "act" or int(number) >= len(acts):
            return None
        act = acts[int(number)]
        head = self._words.label(act)
        if act.why_not is None and act is acts[-1]:
            head = with_key(self._kit, head, Kind.END)
        return f"{head}\n{self._act(act, choice)}"

    def _act(self, act: Act, choice: MoveBuilder | None) -> str:
        say, name = self._words.say, act.words.removeprefix("wataah.act.")
        if act.why_not is not None:
            return say(act.why_not)
        if name not in _OPEN:
            return say(f"wataah.tip.act.{name}")
        if name == "court":
            return log_text.court_power(str(act.values["court"]), say)
        if name == "temple_keep":
            return log_text.temple_power(str(act.values["temple"]), say)
        if name == "yokai":
            return log_text.yokai_power(str(act.values["card"]), say)
        count = len(choice.taken) if isinstance(choice, Placing) else 0
        power = self._words.power(str(act.values["clan"]), triple=count > 2)
        said = [power if count > 1 else say("wataah.read.single")]
        if isinstance(choice, Placing) and choice.ends:
            said.append(say("wataah.tip.ends"))
        return " ".join(said)

    def _clan(self, seat: int, slot: int, picture: Picture) -> str | None:
        clan = self.on_table.clan(seat, slot, picture)
        if clan is None:
            return None
        strength = seat_values.strength(picture.clans[seat][clan])
        head = self._words.say("wataah.tip.clan", clan=self._words.clan(clan), count=strength)
        return f"{head}\n{self.about(clan)}"

    def _seat(self, seat: int, picture: Picture) -> str:
        said = [self._words.known(seat, picture)]
        if seat in picture.sealed:
            said.append(self._words.say("wataah.tip.sealed"))
        return "\n".join([self._words.player(seat), *said])

    def _favour(self, deck: str, seat: int, picture: Picture) -> str | None:
        say, board = self._words.say, picture.board
        if board is None:
            return None
        card = picture.temples[seat] if deck == "temple" else board.courts[seat]
        if card == NONE:
            return None
        if card is None:
            return say("wataah.tip.court_hidden")
        power = log_text.temple_power if deck == "temple" else log_text.court_power
        return f"{say(f'wataah.{deck}.{card}')}\n{power(card, say)}"
