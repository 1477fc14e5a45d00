"""Sound: effects by occasion, music in suites, ambience, and the mix of all of them."""

from game.engine.audio.audio import Audio

__all__ = ["Audio"]
