"""Trials: puzzles that are proven from the rules. Knows the core only; no AI, no screen."""
