"""All of Ninjutsu's pictures, by content and size; each is composed once."""

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.cache.assets import Assets
from game.engine.cache.bake import Bakery
from game.engine.layout import Layout
from game.engine.look.theme import Colour
from game.games.ninjutsu.table.art import cards, cells, courtyard, dice, fence, figures, pieces, trays
from game.games.ninjutsu.table.art.board_geometry import BoardGeometry, Fence
from game.games.ninjutsu.table.art.cells import Starts
from game.games.ninjutsu.table.art.dojo_lid import Lid, lid, measures

LOOK = 1
"""Increase this when the composition changes, so that cached pictures are made again."""

SIDES = ("red", "black")
RANKS = (1, 2, 3)
BACK = 0
"""The rank of a figure that shows its back."""

WEAPONS = (1, 2, 3, 4, 5)
ACTIONS = ("salto", "sneak", "kidnap", "new_weapons", "joker")
CELL_MARKS = ("legal", "attack", "selected", "trace")

Size = tuple[int, int]


class NinjutsuArt:
    """Returns finished surfaces; callers must not draw on them.

    Figures, cards, tokens, slots, wells, niches, crests, signs, the stock, smoke, slash and the backdrop are exactly
    as large as requested. Everything else has a margin for a shadow or a glow and is centred: blit it with
    `get_rect(center=...)` on the middle of the thing. Shadows and falls of figures are centred on their foot.
    `scale` is pixels per design unit.
    """

    def __init__(self, assets: Assets, bakery: Bakery) -> None:
        self._assets = assets
        self._bakery = bakery

    def plan(
        self, window_px: Size, court: BoardGeometry, starts: Starts, cards_px: tuple[int, int], die_px: int
    ) -> None:
        """Have a table's slow pictures baked over the next frames: court, figures, cards, dice at rest.

        `cards_px` are the widths of weapon and action cards.
        """
        later = self._bakery.plan
        layout = Layout(window_px)
        later(partial(self.backdrop, window_px, court, starts))
        for width_px in sorted({layout.length_to_px(court.figure_width(row)) for row in range(court.rows)}):
            later(partial(self.figure_shadow, width_px))
            for side in SIDES:
                for rank in (BACK, *RANKS):
                    later(partial(self.figure, side, rank, width_px))
        for stars in WEAPONS:
            later(partial(self.weapon, stars, cards_px[0]))
        for side in SIDES:
            later(partial(self.card_back, "weapon", side, cards_px[0]))
        for name in ACTIONS:
            later(partial(self.action, name, cards_px[1]))
        for side in SIDES:
            for faces in dice.DICE.values():
                for value in range(1, faces + 1):
                    later(partial(self.die, faces, side, value, die_px))

    # The courtyard

    def backdrop(self, size_px: Size, court: BoardGeometry, starts: Starts) -> pygame.Surface:
        """The courtyard with the board for a window of that size, without fences and figures."""
        make = partial(courtyard.backdrop, self._assets, size_px, court, starts)
        return self._bakery.get(f"ninjutsu {LOOK} backdrop {court.name} {starts}", size_px, make, scenery=True)

    def cell(self, court: BoardGeometry, column: int, row: int, kind: str, scale: float) -> pygame.Surface:
        """The mark of a cell's state (one of `CELL_MARKS`), centred on `court.centre`."""
        return self._scaled(
            f"cell {court.name} {column} {row} {kind}",
            scale,
            lambda: cells.mark(court, column, row, kind, scale),
        )

    def fence(self, court: BoardGeometry, ends: Fence, scale: float, step: int = 0) -> pygame.Surface:
        """A fence, centred on `court.fence_middle`; it swings in the steps from 1 to `RATTLE_STEPS` - 1."""
        return self._scaled(f"fence {court.name} {ends} {step}", scale, lambda: fence.fence(court, ends, scale, step))

    # Figures

    def figure(self, side: str, rank: int, width_px: int) -> pygame.Surface:
        """A standing figure: its front with its stars on the head, or its back (rank `BACK`), alike for all ranks."""
        return self._baked(
            f"figure {side} {rank}",
            (width_px, figures.figure_height(width_px)),
            lambda: figures.figure(self._assets, side, rank, width_px),
        )

    def figure_shadow(self, width_px: int) -> pygame.Surface:
        """A figure's shadow on the ground, centred on its foot."""
        return self._baked("figure shadow", (width_px, width_px), lambda: figures.shadow(width_px))

    def figure_glow(self, side: str, rank: int, width_px: int) -> pygame.Surface:
        """The glow under a selected figure, centred on its picture."""
        return self._baked(
            f"figure glow {side} {rank}",
            (width_px, width_px),
            lambda: figures.glow(self.figure(side, rank, width_px), width_px),
        )

    def figure_fallen(self, side: str, rank: int, width_px: int) -> pygame.Surface:
        """A defeated figure on the ground, centred on where it stood."""
        return self._baked(
            f"figure fallen {side} {rank}",
            (width_px, width_px),
            lambda: figures.fallen(self.figure(side, rank, width_px), width_px),
        )

    def tag(self, rank: int, width_px: int) -> pygame.Surface:
        """The remembered rank of an enemy, shown above its head; centred."""
        return self._baked(f"tag {rank}", (width_px, width_px), lambda: figures.tag(self._assets, rank, width_px))

    def rank_sign(self, rank: int, size_px: int, ink: Colour, ground: Colour) -> pygame.Surface:
        """One star, two stars or the master's head, in the given colours."""
        return figures.rank_sign(self._assets, rank, size_px, ink, ground)

    # Cards

    def weapon(self, stars: int, width_px: int) -> pygame.Surface:
        """The face of a weapon card."""
        return self._card(f"weapon {stars}", width_px, lambda: cards.weapon(self._assets, stars, width_px))

    def action(self, name: str, width_px: int, *, quiet: bool = False) -> pygame.Surface:
        """The face of an action card; its name is written below `BAND_TOP`. A quiet card cannot be played now."""
        if quiet:
            return self._card(f"action {name} quiet", width_px, lambda: cards.quiet(self.action(name, width_px)))
        return self._card(f"action {name}", width_px, lambda: cards.action(self._assets, name, width_px))

    def action_token(self, name: str, size_px: int, *, spent: bool = False) -> pygame.Surface:
        """An action as a small square, for the cards that the opponent still has; a spent one is hollow."""
        return self._baked(
            f"token {name} {'spent' if spent else ''}",
            (size_px, size_px),
            lambda: cards.token(self._assets, name, size_px, spent=spent),
        )

    def card_back(self, kind: str, side: str, width_px: int) -> pygame.Surface:
        """The back of a side's "weapon" or "action" cards."""
        return self._card(f"back {kind} {side}", width_px, lambda: cards.back(self._assets, kind, side, width_px))

    def card_shadow(self, width_px: int) -> pygame.Surface:
        """A card's shadow on the table: a wide one and a close one."""
        return self._card("card shadow", width_px, lambda: cards.shadow(width_px))

    def card_glow(self, width_px: int) -> pygame.Surface:
        """The glow under a card that may be played or is selected."""
        return self._card("card glow", width_px, lambda: cards.glow(width_px))

    def pile(self, count: int, width_px: int) -> pygame.Surface:
        """The edges of the cards below the top one, centred on the top card: a deck, or covered weapons."""
        return self._card(f"pile {count}", width_px, lambda: cards.pile(count, width_px))

    def slot(self, size_px: Size) -> pygame.Surface:
        """An empty place for a card."""
        return self._baked("slot", size_px, lambda: cards.slot(size_px))

    def mark(self, kind: str, size_px: int) -> pygame.Surface:
        """Who has the higher card of a column: "win", "lose" or "even"."""
        return self._baked(f"mark {kind}", (size_px, size_px), lambda: pieces.mark(self._assets, kind, size_px))

    # Shuriken, dice, fights

    def shuriken(self, size_px: int, step: int = 0) -> pygame.Surface:
        """A throwing star; `SPIN_STEPS` steps are a quarter turn."""
        step %= pieces.SPIN_STEPS
        return self._baked(f"shuriken {step}", (size_px, size_px), lambda: pieces.shuriken(self._assets, size_px, step))

    def stock(self, size_px: int, count: int) -> pygame.Surface:
        """The dish with the shuriken that nobody owns yet."""
        return self._baked(f"stock {count}", (size_px, size_px), lambda: pieces.stock(self._assets, size_px, count))

    def die(self, faces: int, side: str, value: int, size_px: int) -> pygame.Surface:
        """A die with 6, 8 or 12 faces at rest, `size_px` wide in a larger picture."""
        return self.die_tumble(faces, side, value, 0, size_px)

    def die_tumble(self, faces: int, side: str, value: int, step: int, size_px: int) -> pygame.Surface:
        """A rolling die this many steps before it rests with that value up; it turns once in `TUMBLE_STEPS`."""
        step %= dice.TUMBLE_STEPS
        return self._baked(
            f"die {faces} {side} {value} step {step}",
            (size_px, size_px),
            lambda: dice.die(self._assets, faces, side, value, size_px, step=step),
        )

    def die_shadow(self, size_px: int) -> pygame.Surface:
        """A die's shadow on the mat."""
        return self._baked("die shadow", (size_px, size_px), lambda: pieces.die_shadow(size_px))

    def die_glow(self, size_px: int) -> pygame.Surface:
        """The glow under a die that may be rerolled."""
        return self._baked("die glow", (size_px, size_px), lambda: pieces.die_glow(size_px))

    def smoke(self, size_px: int, step: int) -> pygame.Surface:
        """The puff of smoke in which a ninja vanishes, in `SMOKE_STEPS` steps."""
        return self._baked(f"smoke {step}", (size_px, size_px), lambda: pieces.smoke(size_px, step))

    def slash(self, size_px: int) -> pygame.Surface:
        """The cut that decides a battle."""
        return self._baked("slash", (size_px, size_px), lambda: pieces.slash(self._assets, size_px))

    # Trays and plates

    def panel(self, size_px: Size, scale: float) -> pygame.Surface:
        """A lacquer board with brass corners, for weapons, actions or figures to be placed."""
        return self._baked("panel", size_px, lambda: trays.panel(self._assets, size_px, scale))

    def well(self, size_px: Size, scale: float) -> pygame.Surface:
        """A velvet hollow in a panel: a column of weapons, a strip for deck and shuriken."""
        return self._baked("well", size_px, lambda: trays.well(size_px, scale))

    def niche(self, size_px: Size, rank: int, scale: float) -> pygame.Surface:
        """A hollow for the figures of one rank that are still to be placed."""
        return self._baked(f"niche {rank}", size_px, lambda: trays.niche(self._assets, size_px, rank, scale))

    def dojo(self, size_px: Size, left: str, right: str, scale: float) -> pygame.Surface:
        """The tray of a battle, with the mats of the two sides."""
        return self._baked(
            f"dojo {left} {right}", size_px, lambda: trays.dojo(self._assets, size_px, left, right, scale)
        )

    def lid(self, unit: float, left: str, right: str) -> Lid:
        """The lid into which dice are thrown, in two layers; `unit` is pixels per unit of the tray."""
        size_px, origin = measures(unit)
        name = f"lid {left} {right} at {unit:.3f}"
        made: list[Lid] = []

        def layer(before: bool) -> pygame.Surface:
            if not made:
                made.append(lid(self._assets, unit, left, right))
            return made[0].before if before else made[0].behind

        behind = self._baked(f"{name} behind", size_px, partial(layer, before=False))
        return Lid(behind, self._baked(f"{name} before", size_px, partial(layer, before=True)), origin)

    def plate(self, size_px: Size, side: str, *, active: bool) -> pygame.Surface:
        """A player's plate, with the crest on the left."""
        return self._baked(
            f"plate {side} {'active' if active else 'waiting'}",
            size_px,
            lambda: trays.plate(self._assets, size_px, side, active=active),
        )

    def crest(self, side: str, size_px: int) -> pygame.Surface:
        """The crest of a side on its disc."""
        return self._baked(f"crest {side}", (size_px, size_px), lambda: cards.crest(self._assets, side, size_px))

    def _card(self, name: str, width_px: int, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._baked(name, (width_px, cards.card_height(width_px)), make)

    def _scaled(self, name: str, scale: float, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._baked(f"{name} at {scale:.4f}", (0, 0), make)

    def _baked(self, name: str, size_px: Size, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._bakery.get(f"ninjutsu {LOOK} {name}", size_px, make)
