"""All of Ninjutsu's pictures, by content and size; each is composed once."""

from functools import partial

import pygame

from game.engine.cache.bake import Make
from game.engine.layout import Layout
from game.engine.look.theme import Colour
from game.games.ninjutsu.table.art import cards, cells, courtyard, dice, fence, figures, pieces, trays
from game.games.ninjutsu.table.art.board_geometry import BoardGeometry, Fence
from game.games.ninjutsu.table.art.cards import card_height
from game.games.ninjutsu.table.art.cells import Starts
from game.games.ninjutsu.table.art.dojo_lid import Lid, lid, measures
from game.table.art import ArtPicture, TableArt

SIDES = ("red", "black")
RANKS = (1, 2, 3)
BACK = 0
"""The rank of a figure that shows its back."""

WEAPONS = (1, 2, 3, 4, 5)
ACTIONS = ("salto", "sneak", "kidnap", "new_weapons", "joker")
CELL_MARKS = ("legal", "attack", "selected", "trace")

Size = tuple[int, int]


class NinjutsuArt(TableArt):
    """Returns finished surfaces; callers must not draw on them.

    Figures, cards, tokens, slots, wells, niches, crests, signs, the stock, smoke, slash and the backdrop are exactly
    as large as requested. Everything else has a margin for a shadow or a glow and is centred: blit it with
    `get_rect(center=...)` on the middle of the thing. Shadows and falls of figures are centred on their foot.
    `scale` is pixels per design unit.
    """

    game, look = "ninjutsu", 1

    figure = ArtPicture(figures.figure, high=figures.figure_height)
    figure_shadow = ArtPicture(figures.shadow)
    tag = ArtPicture(figures.tag)
    weapon = ArtPicture(cards.weapon, high=card_height)
    bright_action = ArtPicture(cards.action, high=card_height)
    action_token = ArtPicture(cards.token)
    card_back = ArtPicture(cards.back, high=card_height)
    card_shadow = ArtPicture(cards.shadow, high=card_height)
    card_glow = ArtPicture(cards.glow, high=card_height)
    pile = ArtPicture(cards.pile, high=card_height)
    slot = ArtPicture(cards.slot)
    crest = ArtPicture(cards.crest)
    mark = ArtPicture(pieces.mark)
    shuriken_at = ArtPicture(pieces.shuriken)
    stock = ArtPicture(pieces.stock)
    die_at = ArtPicture(dice.die)
    die_shadow = ArtPicture(pieces.die_shadow)
    die_glow = ArtPicture(pieces.die_glow)
    smoke = ArtPicture(pieces.smoke)
    slash = ArtPicture(pieces.slash)
    panel = ArtPicture(trays.panel)
    well = ArtPicture(trays.well)
    niche = ArtPicture(trays.niche)
    dojo = ArtPicture(trays.dojo)
    plate = ArtPicture(trays.plate)

    def plan(
        self, window_px: Size, court: BoardGeometry, starts: Starts, cards_px: tuple[int, int], die_px: int
    ) -> None:
        """Have a table's slow pictures baked over the next frames: court, figures, cards, dice at rest.

        `cards_px` are the widths of weapon and action cards.
        """
        later = self.bakery.plan
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

    def backdrop(self, size_px: Size, court: BoardGeometry, starts: Starts) -> pygame.Surface:
        """The courtyard with the board for a window of that size, without fences and figures."""
        make = partial(courtyard.backdrop, self.assets, size_px, court, starts)
        return self.baked(f"backdrop {court.name} {starts}", size_px, make, scenery=True)

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

    def figure_glow(self, side: str, rank: int, width_px: int) -> pygame.Surface:
        """The glow under a selected figure, centred on its picture."""
        return self.baked(
            f"figure glow {side} {rank}",
            (width_px, width_px),
            lambda: figures.glow(self.figure(side, rank, width_px), width_px),
        )

    def figure_fallen(self, side: str, rank: int, width_px: int) -> pygame.Surface:
        """A defeated figure on the ground, centred on where it stood."""
        return self.baked(
            f"figure fallen {side} {rank}",
            (width_px, width_px),
            lambda: figures.fallen(self.figure(side, rank, width_px), width_px),
        )

    def rank_sign(self, rank: int, size_px: int, ink: Colour, ground: Colour) -> pygame.Surface:
        """One star, two stars or the master's head, in the given colours."""
        return figures.rank_sign(self.assets, rank, size_px, ink, ground)

    def action(self, name: str, width_px: int, *, quiet: bool = False) -> pygame.Surface:
        """The face of an action card; its name is written below `BAND_TOP`. A quiet card cannot be played now."""
        face = self.bright_action(name, width_px)
        return self.baked(f"quiet {name}", face.get_size(), lambda: cards.quiet(face)) if quiet else face

    def shuriken(self, size_px: int, step: int = 0) -> pygame.Surface:
        """A throwing star; `SPIN_STEPS` steps are a quarter turn."""
        return self.shuriken_at(size_px, step % pieces.SPIN_STEPS)

    def die(self, faces: int, side: str, value: int, size_px: int) -> pygame.Surface:
        """A die with 6, 8 or 12 faces at rest, `size_px` wide in a larger picture."""
        return self.die_at(faces, side, value, size_px)

    def die_tumble(self, faces: int, side: str, value: int, step: int, size_px: int) -> pygame.Surface:
        """A rolling die this many steps before it rests with that value up; it turns once in `TUMBLE_STEPS`."""
        return self.die_at(faces, side, value, size_px, step=step % dice.TUMBLE_STEPS)

    def lid(self, unit: float, left: str, right: str) -> Lid:
        """The lid into which dice are thrown, in two layers; `unit` is pixels per unit of the tray."""
        size_px, origin = measures(unit)
        name = f"lid {left} {right} at {unit:.3f}"
        made: list[Lid] = []

        def layer(before: bool) -> pygame.Surface:
            if not made:
                made.append(lid(self.assets, unit, left, right))
            return made[0].before if before else made[0].behind

        behind = self.baked(f"{name} behind", size_px, partial(layer, before=False))
        return Lid(behind, self.baked(f"{name} before", size_px, partial(layer, before=True)), origin)

    def _scaled(self, name: str, scale: float, make: Make) -> pygame.Surface:
        return self.baked(f"{name} at {scale:.4f}", (0, 0), make)
