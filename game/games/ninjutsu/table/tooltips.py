"""Tooltips for everything on the Ninjutsu table."""

from typing import NamedTuple

from game.core.board import Board
from game.core.contract import OPEN
from game.core.refusal import Refusal
from game.engine.geometry import Rect
from game.engine.input.commands import Kind
from game.engine.kit import Kit
from game.engine.widgets.widget import What
from game.games.ninjutsu import formations
from game.games.ninjutsu.rules.figures import CARDS, COLUMNS, FACES, MOVED, RANKS, SEEN, SIDES, seat_of
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.table.anim.sprites import look
from game.games.ninjutsu.table.anim.state import AnimationState
from game.games.ninjutsu.table.draw.lid import tag_place
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.intent import Intent
from game.games.ninjutsu.table.input.move_builder import ORDER, MoveBuilder, hand
from game.games.ninjutsu.table.input.pieces import (
    ActionCard,
    Cell,
    Column,
    Deck,
    DiscardPile,
    Fence,
    Fighter,
    Formation,
    JokerUse,
    Plate,
    Shuriken,
    Throwing,
    ThrownDie,
    Token,
    Tray,
    Weapon,
)
from game.games.ninjutsu.table.layout import DIE, FIGHTER, TableLayout
from game.games.ninjutsu.table.odds_text import reroll_odds
from game.games.ninjutsu.table.words import Words
from game.table.face.zones import Thing
from game.table.frame.chrome import with_key

_FENCE = 64.0
"""How high a fence is."""

_FIGHTER_HIGH = 200.0
_LYING = 70.0


class Who(NamedTuple):
    """A figure, as far as the viewer may know it."""

    seat: int
    face: int
    """The rank that it shows; 0 for its back."""

    tag: int = 0
    """The rank that the player remembers, shown above its back."""

    @property
    def rank(self) -> int:
        """The rank as far as it is known; 0 if it is not."""
        return self.face or self.tag


class Tooltips:
    """Finds things by name; a cell's name reveals nothing about the figure on it."""

    def __init__(self, kit: Kit, places: TableLayout, words: Words, stage: AnimationState) -> None:
        self._kit = kit
        self._places = places
        self._words = words
        self._stage = stage
        self._boards: dict[int, list[Thing]] = {}
        """The things on the board, by the side it is seen from: cached because they are needed after every event."""

    # Things

    def things(self, picture: Picture, draft: FormationEditor | None) -> list[Thing]:
        """What can be looked at, lowest layer first."""
        found = [Thing(Plate(side), self._places.of("plate", seat)) for seat, side in enumerate(SIDES)]
        if draft is None:
            found += self._beside(picture)
        if picture.turn and self._stage.dojo is not None:
            return [*found, *self._in_dojo()]
        near = self._places.near
        if near not in self._boards:
            self._boards[near] = self._on_board(self._places.board)
        return [*found, *self._boards[near]]

    def _beside(self, picture: Picture) -> list[Thing]:
        places, found = self._places, list[Thing]()
        for seat, side in enumerate(SIDES):
            for zone, piece in (("shuriken", Shuriken), ("deck", Deck), ("discard", DiscardPile)):
                found.append(Thing(piece(side), places.of(zone, seat)))
            for column in range(COLUMNS):
                if picture.tops[seat][column]:
                    found.append(Thing(Weapon(side, column), places.weapon(seat, column)))
        for column in range(COLUMNS):
            if all(tops[column] for tops in picture.tops):
                found.append(Thing(Column(column), Rect.around(places.zone(f"mark.{column}").centre, 70, 70)))
        for place, card in enumerate(CARDS.values()):
            found.append(Thing(Token(card), places.zone(f"token.far.{place}")))
            found.append(Thing(ActionCard(card), places.zone(f"action.{place}")))
        return [*found, Thing("stock", places.zone("stock"))]

    def _on_board(self, board: Board) -> list[Thing]:
        places = self._places
        found = [Thing(Cell(board.name(cell)), places.box(cell)) for cell in range(board.size)]
        for number, part in enumerate(places.fences):
            x, y, to_x, to_y = part.ends
            start, end = places.court.corner(x, y), places.court.corner(to_x, to_y)
            left, top = min(start.x, end.x), min(start.y, end.y) - _FENCE
            size = max(abs(end.x - start.x), 16.0), max(start.y, end.y) - top
            found.append(Thing(Fence(number), Rect(left, top, *size)))
        return found

    def _in_dojo(self) -> list[Thing]:
        dojo, found = self._stage.dojo, list[Thing]()
        for seat, side in enumerate(SIDES):
            if dojo is not None and seat in dojo.fighters:
                foot = self._places.in_dojo("figure", seat).centre
                wide, high = self._places.fighter, _FIGHTER_HIGH * self._places.fighter / FIGHTER
                body = Rect(foot.x - wide / 2, foot.y - high + 20, wide, high)
                found.append(Thing(Fighter(side), body))
            lying = self._stage.dice.tray.lying.get(seat)
            if lying is not None:
                die = Rect.around(self._places.on_lid(lying.pose.at), _LYING, _LYING)
                top = min(die.y, tag_place(self._places, lying.kind, lying.pose.at).y)
                found.append(Thing(ThrownDie(side), Rect(die.x, top, die.w, die.bottom - top)))
            if dojo is not None and seat in dojo.dice:
                found.append(Thing(ThrownDie(side), Rect.around(self._places.in_dojo("die", seat).centre, DIE, DIE)))
        return found

    # Texts

    def tip(self, what: What, picture: Picture, intent: Intent) -> str | None:
        """A heading and a sentence."""
        said = self._of_piece(what, picture, intent) or self._of_card(what, picture, intent)
        return said or self._of_button(what, intent)

    def _of_piece(self, what: What, picture: Picture, intent: Intent) -> str | None:
        say = self._words.say
        match what:
            case Plate(side):
                return f"{say(f'ninjutsu.side.{side}')}\n{self._left(SIDES.index(side), picture)}"
            case Cell(cell):
                return self._cell(cell, intent.cells[cell], picture, intent.draft)
            case Fence():
                return say("ninjutsu.tip.fence")
            case Shuriken(side):
                return say("ninjutsu.tip.shuriken", count=picture.shuriken[SIDES.index(side)])
            case "faces":
                return say("ninjutsu.tip.faces")
            case "stock":
                return say("ninjutsu.tip.stock", count=picture.stock)
            case Tray(rank):
                return f"{self._words.rank_first(rank)}\n{self._die(rank)}"
            case Fighter(side):
                who = self.fighter(side)
                return f"{self._words.rank_first(who.face)}\n{self._die(who.face)}" if who is not None else None
            case ThrownDie(side):
                dojo, seat = self._stage.dojo, SIDES.index(side)
                lying = self._stage.dice.tray.lying.get(seat)
                if lying is not None:
                    return say("ninjutsu.tip.die", side=self._words.side(seat), value=lying.value, faces=lying.kind)
                if dojo is None or seat not in dojo.dice:
                    return None
                die = dojo.dice[seat]
                return say("ninjutsu.tip.die", side=self._words.side(seat), value=die.value, faces=die.faces)
        return None

    def _of_card(self, what: What, picture: Picture, intent: Intent) -> str | None:
        say = self._words.say
        match what:
            case Deck(side):
                return say("ninjutsu.tip.deck", count=picture.decks[SIDES.index(side)])
            case DiscardPile(side):
                return say("ninjutsu.tip.discard", count=len(picture.discards[SIDES.index(side)]))
            case Weapon(side, place):
                seat = SIDES.index(side)
                head = say("ninjutsu.tip.weapon", count=picture.tops[seat][place])
                return f"{head}\n{self._column(picture, seat, place)}" if picture.tops[seat][place] else None
            case Column(column):
                head = say("ninjutsu.tip.column", column=column + 1)
                return f"{head}\n{self._column(picture, picture.active, column)}"
            case Token(card):
                seat = 1 - self._places.near
                state = "has" if card in hand(picture.hands[seat]) else "spent"
                said = say(f"ninjutsu.tip.token.{state}", side=self._words.side(seat))
                return f"{self._words.card(card)}\n{self._words.help(card)} {said}"
            case ActionCard(card):
                return f"{self._words.card(card)}\n{self._action(card, picture, intent.choice)}"
            case JokerUse(use):
                return f"{self._words.card(use)}\n{self._words.help(use)}"
        return None

    def _of_button(self, what: What, intent: Intent) -> str | None:
        say, choice = self._words.say, intent.choice
        match what:
            case Formation(formation):
                again = f" {say('ninjutsu.tip.formation.mirror')}" if formation in formations.NAMES else ""
                return f"{say(f'ninjutsu.formation.{formation}')}\n{say(f'ninjutsu.tip.formation.{formation}')}{again}"
            case "ready" | "end_turn" as button:
                head = with_key(self._kit, say(f"ninjutsu.button.{button}"), Kind.END)
                return f"{head}\n{say(f'ninjutsu.tip.button.{button}')}"
            case "pass":
                key = "no_card" if choice is None or choice.attacking else "keep_weapons"
                head = with_key(self._kit, say(f"ninjutsu.button.{key}"), Kind.END)
                return f"{head}\n{say(f'ninjutsu.tip.button.{key}')}"
            case "accept":
                head = with_key(self._kit, say("ninjutsu.button.accept"), Kind.END)
                return f"{head}\n{say('ninjutsu.tip.button.accept')}"
            case "reroll" if choice is not None:
                odds = reroll_odds(choice.view, choice.seat)
                return say("ninjutsu.tip.button.reroll", win=odds.win, tie=odds.tie)
            case Throwing(how):
                return say(f"ninjutsu.tip.button.throw_{how}")
            case "play" | "back" | "save" as button:
                return say(f"ninjutsu.tip.button.{button}")
        return None

    # Parts

    def standing(self, cell: int, picture: Picture, draft: FormationEditor | None) -> Who | None:
        """The figure on a cell, as far as the viewer may know it."""
        if draft is not None and cell in draft.ranks:
            return Who(draft.seat, draft.ranks[cell])
        what = picture.cells[cell]
        return Who(seat_of(what), *look(what, self._stage.viewer, self._stage.marks)) if what else None

    def fighter(self, side: str) -> Who | None:
        """The figure that fights for a side: both players see it."""
        dojo, seat = self._stage.dojo, SIDES.index(side)
        return Who(seat, dojo.fighters[seat].rank) if dojo is not None and seat in dojo.fighters else None

    def _left(self, seat: int, picture: Picture) -> str:
        fallen = picture.fallen[seat]
        one, two, soke = (self._places.board.figures[rank - 1] - fallen.count(rank) for rank in RANKS)
        return self._words.say("ninjutsu.tip.left", one=one, two=two, soke=soke)

    def _cell(self, name: str, cell: int, picture: Picture, draft: FormationEditor | None) -> str:
        say, who = self._words.say, self.standing(cell, picture, draft)
        if who is None:
            starts = next((side for side, cells in enumerate(self._places.board.starts) if cell in cells), None)
            home = say("ninjutsu.tip.start", side=self._words.side(starts)) if starts is not None else ""
            return f"{say('ninjutsu.tip.cell', cell=name)}\n{home}".strip()
        known = self._words.rank_first(who.rank) if who.rank else say("ninjutsu.prompt.unknown")
        said = [self._die(who.rank)] if who.rank else []
        what, own = picture.cells[cell], self._stage.viewer in (who.seat, OPEN)
        if draft is None and not own:
            said.append(say("ninjutsu.prompt.moved" if what & MOVED else "ninjutsu.prompt.not_moved"))
        elif draft is None and what & SEEN and self._stage.marks and self._stage.viewer != OPEN:
            said.append(say("ninjutsu.prompt.known"))
        return f"{say('ninjutsu.tip.on', figure=known, cell=name)}\n{' '.join(said)}"

    def _die(self, rank: int) -> str:
        said = self._words.say("ninjutsu.prompt.die", faces=len(FACES[rank]))
        return f"{said} {self._words.say('ninjutsu.tip.soke')}" if rank == RANKS[-1] else said

    def _column(self, picture: Picture, seat: int, column: int) -> str:
        """What a weapon gives the attacker."""
        mine, yours = picture.tops[seat][column], picture.tops[1 - seat][column]
        if not yours:
            return self._words.say("ninjutsu.tip.compared.alone")
        state = "even" if mine == yours else "higher" if mine > yours else "lower"
        who = "attacker" if seat == picture.active else "defender"
        key = "ninjutsu.tip.compared.even" if state == "even" else f"ninjutsu.tip.compared.{who}_{state}"
        return self._words.say(key, side=self._words.side(picture.active))

    def _action(self, card: str, picture: Picture, choice: MoveBuilder | None) -> str:
        say = self._words.say
        if card not in hand(picture.hands[self._places.near]):
            return say("ninjutsu.tip.used")
        said = [self._words.help(card)]
        refusal = choice.why_not_card(card) if choice is not None and choice.deciding_cards and card in ORDER else None
        if isinstance(refusal, Refusal):
            said.append(say(refusal.key, **refusal.values))
        return " ".join(said)
