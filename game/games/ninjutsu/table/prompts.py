"""The text of the prompt at the right: what has to be decided, or what the player points at. No pygame."""

from typing import NamedTuple

from game.games.ninjutsu.rules.figures import BLACK, FACES, MOVED, RANK, RANKS, RED, SEEN, rank_of
from game.games.ninjutsu.rules.picture import Picture
from game.games.ninjutsu.rules.state import MODES
from game.games.ninjutsu.table.input.formation_editor import FormationEditor
from game.games.ninjutsu.table.input.move_builder import MoveBuilder
from game.games.ninjutsu.table.odds_text import against, against_all, reroll_odds
from game.games.ninjutsu.table.words import Words


class Prompt(NamedTuple):
    """A heading and a sentence or two."""

    head: str
    body: str


class Prompts:
    """Writes the prompt."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draft(self, draft: FormationEditor) -> Prompt:
        """The prompt while placing figures."""
        say = self._words.say
        waiting = sum(draft.waiting(rank) for rank in RANKS)
        if not waiting:
            return Prompt(say("ninjutsu.prompt.placed"), say("ninjutsu.prompt.placed_body"))
        return Prompt(say("ninjutsu.prompt.place"), say("ninjutsu.prompt.place_body", count=waiting))

    def choice(self, choice: MoveBuilder, cell: int | None, card: str | None, use: str | None) -> Prompt:
        """What has to be decided; what the player points at comes first: a cell, a card, a use of the Joker."""
        if choice.card is not None and card in (None, choice.card):
            return self._card(choice, choice.use or use or choice.card, choice.card)
        if card is not None:
            return self._card(choice, card, card)
        if cell is not None and choice.figure is not None and cell in choice.steps_from(choice.figure):
            return self._step(choice, choice.figure, cell)
        if cell is not None and choice.view.cells[cell] and choice.figure in (None, cell):
            return self._figure(choice, cell)
        if choice.deciding_cards:
            return self._cards(choice)
        if choice.fighting:
            return self._battle(choice)
        if choice.throwing:
            return self._throw(choice)
        say, steps = self._words.say, choice.view.steps
        if not steps:
            return Prompt(say("ninjutsu.prompt.no_steps"), say("ninjutsu.prompt.no_steps_body"))
        key = "ninjutsu.prompt.steps_body" if choice.figure is None else "ninjutsu.prompt.steps_where"
        return Prompt(say("ninjutsu.prompt.steps", count=steps), say(key))

    def tells(self, choice: MoveBuilder, cell: int | None, card: str | None, use: str | None) -> bool:
        """Whether `choice` is about what the player points at."""
        if card is not None or use is not None:
            return True
        if cell is None or choice.card is not None:
            return False
        step = choice.figure is not None and cell in choice.steps_from(choice.figure)
        return step or (bool(choice.view.cells[cell]) and choice.figure in (None, cell))

    def watching(self, picture: Picture) -> Prompt:
        """The prompt while another player decides, or something is being shown."""
        say = self._words.say
        if picture.outcome is not None:
            return Prompt(say("ninjutsu.prompt.over"), self._words.finale(picture.outcome))
        if not picture.turn and min(picture.standing) == self._words.army:
            return Prompt(say("ninjutsu.log.armies"), say("ninjutsu.dojo.first"))
        if not picture.turn:
            seat = RED if picture.standing[RED] < self._words.army else BLACK
            head = say("ninjutsu.prompt.places", side=self._words.side(seat))
            return Prompt(head, say("ninjutsu.prompt.places_body"))
        head = say("ninjutsu.prompt.attacks", side=self._words.side(picture.active), turn=picture.turn)
        if picture.steps:
            return Prompt(head, say("ninjutsu.prompt.steps", count=picture.steps))
        if not all(map(all, picture.tops)):
            return Prompt(head, say("ninjutsu.prompt.weapons"))
        count = _higher(picture, picture.active)
        return Prompt(head, say("ninjutsu.prompt.higher", count=count) if count else say("ninjutsu.prompt.higher_none"))

    def _cards(self, choice: MoveBuilder) -> Prompt:
        say, view = self._words.say, choice.view
        tops = view.tops[view.active], view.tops[1 - view.active]
        steps = sum(mine > yours for mine, yours in zip(*tops, strict=True))
        if choice.attacking:
            return Prompt(say("ninjutsu.prompt.attack"), say("ninjutsu.prompt.attack_body", count=steps))
        head = say("ninjutsu.prompt.defend", side=self._words.side(view.active))
        return Prompt(head, say("ninjutsu.prompt.defend_body", count=steps))

    def _battle(self, choice: MoveBuilder) -> Prompt:
        say, rolls = self._words.say, choice.view.rolls
        key = "ninjutsu.prompt.tie" if rolls[0] == rolls[1] else "ninjutsu.prompt.behind"
        head = self._words.asked(choice.view) or say(key)
        if not choice.view.dojo and reroll_odds(choice.view, choice.seat).vain:
            return Prompt(head, say("ninjutsu.prompt.vain"))
        left = choice.view.shuriken[choice.seat]
        other = 1 - choice.seat
        theirs, side = choice.view.shuriken[other], self._words.side(other)
        answer = say("ninjutsu.prompt.may_answer" if theirs else "ninjutsu.prompt.no_answer", side=side, count=theirs)
        return Prompt(head, f"{say('ninjutsu.prompt.reroll_body', count=left)} {answer}")

    def _throw(self, choice: MoveBuilder) -> Prompt:
        say, mode = self._words.say, MODES[choice.view.dojo]
        head = say("ninjutsu.prompt.throw", side=self._words.side(choice.seat))
        return Prompt(head, say(f"ninjutsu.prompt.throw_{mode}"))

    def _card(self, choice: MoveBuilder, use: str, card: str) -> Prompt:
        say = self._words.say
        count = sum(True for _ in choice.moves_of(card, use))
        now = ""
        if use == "salto":
            now = say("ninjutsu.prompt.jumps", count=count) if count else say("ninjutsu.prompt.no_jump")
        elif use == "kidnap" and not choice.needs_kidnapper:
            now = say("ninjutsu.prompt.kidnaps_front", count=count)
        elif use == "kidnap" and choice.figure is not None:
            now = say("ninjutsu.prompt.kidnap_whom")
        elif use == "kidnap":
            now = say("ninjutsu.prompt.kidnaps", count=count) if count else say("ninjutsu.prompt.no_kidnap")
        return Prompt(self._words.card(use), f"{self._words.help(use)} {now}".strip())

    def _step(self, choice: MoveBuilder, start: int, end: int) -> Prompt:
        """What a step would mean: how often the player's die wins, against the known rank or any possible one."""
        say, name = self._words.say, choice.view.board.name(end)
        if not choice.is_enemy(end):
            return Prompt(say("ninjutsu.prompt.steps", count=choice.view.steps), say("ninjutsu.tip.walk", cell=name))
        own, other = rank_of(choice.view.cells[start]), rank_of(choice.view.cells[end])
        if other:
            body = say("ninjutsu.tip.odds.known", rank=self._words.rank_first(other), **against(own, other))
        else:
            body = say("ninjutsu.tip.odds.unknown", **against_all(own))
        return Prompt(say("ninjutsu.tip.attack", cell=name), body)

    def _figure(self, choice: MoveBuilder, cell: int) -> Prompt:
        say, what = self._words.say, choice.view.cells[cell]
        rank = what & RANK
        if choice.is_own(cell):
            known = f" {say('ninjutsu.prompt.known')}" if what & SEEN else ""
            return Prompt(self._words.rank_first(rank), say("ninjutsu.prompt.die", faces=len(FACES[rank])) + known)
        moved = say("ninjutsu.prompt.moved" if what & MOVED else "ninjutsu.prompt.not_moved")
        if not rank:
            return Prompt(say("ninjutsu.prompt.unknown"), moved)
        return Prompt(self._words.rank_first(rank), f"{say('ninjutsu.prompt.die', faces=len(FACES[rank]))} {moved}")


def _higher(picture: Picture, seat: int) -> int:
    return sum(mine > yours for mine, yours in zip(picture.tops[seat], picture.tops[1 - seat], strict=True))
