"""Where every figure of Shinobi WAT-AAH! stands in its scene, and which parts of it step over the card's frame."""

from game.games.wataah.table.art.card_windows import FigurePose

CARD_POSES: dict[str, FigurePose] = {
    "monkey": FigurePose(250, 12, 24, ((160, 0, 140, 150), (20, 100, 60, 60))),
    "carp": FigurePose(252, 38, 20, ((150, 0, 150, 150),)),
    "crow": FigurePose(272, 14, 22, ((0, 0, 300, 172),)),
    "toad": FigurePose(256, 22, 22, ((60, 0, 180, 130),)),
    "fox": FigurePose(258, 26, 24, ((40, 0, 110, 120), (200, 50, 100, 230))),
    "spider": FigurePose(262, 19, 30, ((0, 0, 300, 296),)),
    "dragon": FigurePose(262, 14, 18, ((190, 80, 110, 90), (0, 20, 80, 120))),
    "rat": FigurePose(262, 22, 20, ((230, 130, 70, 110), (20, 0, 170, 110), (0, 180, 80, 118))),
    "bear": FigurePose(250, 25, 58, ((200, 100, 100, 70),)),
    "ronin": FigurePose(268, 16, 30, ((0, 60, 300, 110),)),
    "great_dragon": FigurePose(262, 19, 22, ((0, 0, 300, 120), (0, 200, 60, 90), (240, 200, 60, 90))),
    "yurei": FigurePose(244, 28, 26, ((0, 60, 70, 110), (230, 60, 70, 110))),
    "kitsune": FigurePose(270, 15, 38, ((0, 0, 300, 190),)),
    "kappa": FigurePose(254, 18, 38, ((60, 0, 240, 150),)),
    "monkey_king": FigurePose(260, 20, 34, ((0, 0, 300, 120), (0, 180, 80, 90), (220, 150, 80, 80))),
    "old_hermit": FigurePose(262, 14, 26, ((200, 60, 100, 160), (90, 0, 120, 80))),
    "nezumi": FigurePose(256, 22, 32, ((0, 0, 300, 150),)),
    "oni": FigurePose(268, 16, 14, ((72, 44, 50, 70), (178, 44, 50, 70))),
    "tengu": FigurePose(262, 10, 42, ((150, 80, 150, 110), (30, 20, 160, 80))),
}
"""In the units of a scene, 300x420."""

BOSS_POSES: dict[str, FigurePose] = {
    "dark_shogun": FigurePose(336, 2, 28, ((60, 0, 220, 120),)),
    "gaijins": FigurePose(340, 0, 52, ((150, 0, 120, 90),)),
    "grugazor": FigurePose(328, 6, 36, ((0, 40, 130, 90), (210, 40, 130, 90))),
    "ma_maho": FigurePose(340, 0, 30, ((0, 60, 70, 120), (270, 60, 70, 120), (80, 0, 180, 90))),
    "zombies": FigurePose(356, -8, 40, ((120, 20, 100, 140),)),
}
"""In the units of a boss's scene, 340x420."""
