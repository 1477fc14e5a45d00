"""The style of the French texts: no phrases from another language, and words inflected as in French."""

import re

import pytest

from game.engine.text.text_files import Plural, Table, load_tables
from game.engine.text.translations import Texts
from tests.test_texts import FOLDERS, wordings

HABITS = {
    r"(?:^|(?<=[.!:;\u00bb]\s)|(?<=^- ))[Qq]ui [^?\n.;]*[.;]": "Le joueur qui; Si vous",
    r"(?i)\bnul ne?\b": "personne ne",
    r"(?i)\bdurant\b": "pendant",
    r"(?i)\bquiconque\b": "tous ceux qui",
    r"(?i)\bcliquez (?:une?|le|la|les|des)\b": "cliquez sur",
    r"(?i)\busez d": "utilisez",
    r" \u2026|\.\.\.": "no space before an ellipsis, which is one sign",
    r"\w'\w|\w' ": "a curly apostrophe",
}
"""Unidiomatic phrases, and what to write instead."""

ALLOWED = {"statistics.explain"}  # explains a heading: who won how often


@pytest.fixture(scope="module")
def french() -> Texts:
    return Texts(load_tables(FOLDERS), "fr")


def habits(table: Table) -> list[str]:
    return [
        f"{key}: {word[0]} ({better})"
        for key, entry in table.items()
        if key not in ALLOWED
        for words in wordings(entry)
        for old, better in HABITS.items()
        if (word := re.search(old, words, re.MULTILINE))
    ]


def test_no_text_has_an_old_habit(french: Texts) -> None:
    assert habits(french.tables["fr"]) == []


@pytest.mark.parametrize(
    ("name", "words"), [("Éventail", "d\u2019Éventail"), ("Soleil", "de Soleil"), ("Éva", "d\u2019Éva")]
)
def test_what_belongs_to_somebody(french: Texts, name: str, words: str) -> None:
    said = french.say("wataah.log.clan_destroyed", clan=french.say("wataah.clan.rat"), owner=name)
    assert said == f"Le clan Rat {words} est détruit"


@pytest.mark.parametrize(
    ("clan", "words"),
    [("monkey", "Singes"), ("crow", "Corbeaux"), ("fox", "Renards"), ("bear", "Ours"), ("spider", "Araignées")],
)
def test_several_of_a_clan(french: Texts, clan: str, words: str) -> None:
    assert french.say("wataah.act.place", count=2, clan=french.say(f"wataah.clan.{clan}")) == f"Poser 2 {words}"


def test_the_shogun_and_the_soke_have_an_article(french: Texts) -> None:
    assert (
        french.say("taisen.hint.frees", ninja=french.say("taisen.ninja.J4")) == "Permet au Shogun de bouger de nouveau"
    )
    assert french.say("taisen.hint.beats", ninja=french.say("taisen.ninja.R2")) == "Bat Pierre 2"
    lost = french.say("ninjutsu.log.won", side="Rouge", loser="Noir", rank=french.say("ninjutsu.rank.3"))
    assert lost == "Rouge gagne : Noir perd le Soké".replace(" :", "\N{NO-BREAK SPACE}:")


def test_the_check_itself_finds_planted_faults() -> None:
    faults = {
        "a": "Qui gagne marque 3.",
        "b": "Attendez ...",
        "c": "Qui gagne ?",
        "d": "- Qui perd sort.",
        "e": "Cliquez une carte",
    }
    assert [fault.split(":")[0] for fault in habits(faults)] == ["a", "b", "d", "e"]


def test_the_singular_says_its_number_because_nought_takes_it_too(french: Texts) -> None:
    assert french.say("trials.in_a_row", count=0).startswith("0 ")
    fixed = [
        key
        for key, entry in load_tables(FOLDERS)["fr"].items()
        if isinstance(entry, Plural) and "{count}" not in entry.one and re.search(r"\b1 [a-z]", entry.one)
    ]
    assert fixed == []
