"""How players of Oboro Ninja Star Trick tend to play, learnt from matches of the computer against itself.

Made by `python tools/habits.py oboro --matches 100 --simulations 200`; do not change by hand.
"""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "value_leads": 1.060,
    "takes_leads": 0.000,
    "over_leads": 0.086,
    "power_leads": 0.188,
    "shuriken_leads": -0.151,
    "thrown_shuriken_leads": 0.000,
    "arrow_leads": -0.310,
    "off_colour_leads": 0.000,
    "value_second": 0.339,
    "takes_second": -0.093,
    "over_second": -0.425,
    "power_second": 0.601,
    "shuriken_second": 0.397,
    "thrown_shuriken_second": -1.406,
    "arrow_second": -0.405,
    "off_colour_second": 0.209,
    "value_third": -0.208,
    "takes_third": 0.208,
    "over_third": -1.326,
    "power_third": 0.829,
    "shuriken_third": 1.037,
    "thrown_shuriken_third": -1.378,
    "arrow_third": -0.122,
    "off_colour_third": 0.017,
}
