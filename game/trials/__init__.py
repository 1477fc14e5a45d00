"""Trials: puzzles that are proven from the rules, and challenges. Knows the core only; no AI, no screen."""
