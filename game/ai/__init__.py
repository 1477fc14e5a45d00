"""Opponents: they get a View and nothing else."""

from game.ai.bot import Bot
from game.ai.difficulty import LEVELS

__all__ = ["LEVELS", "Bot"]
