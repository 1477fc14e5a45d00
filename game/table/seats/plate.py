"""Composes a seat's crest and plate, and says what a plate tells about the turn."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ai.characters.cast import temper_of
from game.core.player import Player
from game.engine.cache.assets import Assets
from game.engine.draw import paper
from game.engine.draw.paper import Shade
from game.engine.draw.shapes import hex_colour
from game.engine.look.theme import Colour
from game.table.face.seats_shown import SeatsShown

Say = Callable[..., str]
Paper = tuple[str, str]
"""The colours of a sheet at its top and its foot."""

WARM: Paper = ("#F6ECD8", "#E2D1AB")
"""The paper of the seat to move."""


@dataclass(frozen=True)
class PlateStyle:
    """The look of a game's plates; lengths are for a plate `high` units high."""

    high: float
    waiting: Paper
    shadow: Shade
    crest: float
    """The diameter of the crest."""

    crest_inset: float
    """The distance of the crest from the end of the plate."""

    crest_shadow: Shade
    active: Paper = WARM
    glow: tuple[float, float, str] = (16.0, 0.75, "#F0C060")
    """Reach, opacity and colour of the light around the seat to move."""

    corner: float = 18.0
    line: tuple[float, float, float] = (1.6, 6.0, 0.9)
    """Width, inset and opacity of the line inside the edge."""

    edge_light: float = 0.4
    seed: int = 6
    """Of the grain."""

    def plate(
        self,
        size_px: tuple[int, int],
        line: Colour,
        crest: Callable[[int], pygame.Surface],
        *,
        active: bool,
        right: bool = False,
    ) -> pygame.Surface:
        """A plate with its crest at the left or `right` end; the active seat has warm paper and a glow."""
        scale = size_px[1] / self.high
        sheet = self.sheet(size_px, line, active=active)
        disc = crest(round(self.crest * scale))
        inset = self.crest_inset * scale
        left = size_px[0] - inset - disc.get_width() if right else inset
        paper.drop(sheet, disc, (left, (size_px[1] - disc.get_height()) / 2), self.crest_shadow.scaled(scale))
        return self.lit(sheet, scale, active=active)

    def sheet(self, size_px: tuple[int, int], line: Colour, *, active: bool) -> pygame.Surface:
        """The paper of a plate."""
        scale = size_px[1] / self.high
        top, foot = self.active if active else self.waiting
        width, inset, opacity = self.line
        sheet = paper.rounded(
            size_px,
            self.corner * scale,
            [(0, top), (1, foot)],
            line,
            line_width=width * scale,
            line_inset=inset * scale,
            line_opacity=opacity,
        )
        paper.grain(sheet, 4.2, seed=self.seed)
        return paper.light_edge(sheet, "#FFFFFF", self.edge_light) if self.edge_light else sheet

    def lit(self, sheet: pygame.Surface, scale: float, *, active: bool) -> pygame.Surface:
        """A sheet with its shadow, and with a light around it for the seat to move."""
        shade, (reach, opacity, colour) = self.shadow.scaled(scale), self.glow
        if active:
            return paper.with_light(sheet, shade, reach * scale, opacity, colour)
        return paper.with_shadow(sheet, shade)[0]


def crest(
    assets: Assets,
    name: str,
    size_px: int,
    colours: tuple[Colour, Colour],
    *,
    line: tuple[float, float],
    sign: float,
) -> pygame.Surface:
    """A sign on a disc, in exactly the given size.

    `colours` are those of sign and disc. `line` is the width and inset of its ring, and `sign` the width of the sign,
    for a disc 100 units wide.
    """
    scale = size_px / 100
    ink, ground = colours
    width, inset = line
    disc = paper.rounded(
        (size_px, size_px), size_px / 2, ground, ink, line_width=width * scale, line_inset=inset * scale
    )
    sign_px = round(sign * scale)
    emblem = assets.svg(name, (sign_px, sign_px), {"#000000": hex_colour(ink), "#ffffff": hex_colour(ground)})
    disc.blit(emblem, emblem.get_rect(center=(size_px // 2, size_px // 2)))
    return paper.grain(disc, 4.0, seed=4, fibres=False)


def character_line(player: Player, say: Say) -> str:
    """What a player is: a human, or a computer of some temper and level."""
    if player.level is None:
        return say("setup.person")
    level, temper = say(f"level.{player.level}"), temper_of(player.character)
    return level if temper is None else f"{say(f'temper.{temper}')} · {level}"


def turn_words(game: str, seat: int, active: int | None, seen: SeatsShown, say: Say) -> str:
    """What a plate says of the turn: whose it is, who thinks; of the others their level, or that they wait."""
    player = seen.players[seat]
    if active != seat:
        return character_line(player, say) if player.level else say(f"{game}.state.waits")
    if not player.human:
        return say(f"{game}.state.thinks" if seen.thinking else f"{game}.state.decides")
    alone = sum(other.human for other in seen.players) == 1
    return say(f"{game}.state.you" if alone else f"{game}.state.decides")
