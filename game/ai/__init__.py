"""Opponents: they get a View and nothing else."""

from game.ai.bot import LEVELS, Bot

__all__ = ["LEVELS", "Bot"]
