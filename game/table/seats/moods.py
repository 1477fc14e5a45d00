"""How the characters at a table feel about what everybody has just seen."""

from enum import StrEnum


class Mood(StrEnum):
    """What a portrait shows."""

    CALM = "calm"
    GLAD = "glad"
    ANNOYED = "annoyed"
