"""Functions say which events they show."""

from types import ModuleType

import pytest

from game.core.contract import Event
from game.core.events import shown_by, shows


class Fell(Event, frozen=True):
    pass


class Rose(Event, frozen=True):
    pass


class Stage:
    name = "stage"

    @shows(Fell)
    def fall(self, event: Event) -> tuple[str, Event]:
        return self.name, event


@shows(Rose)
def rise(stage: Stage, event: Event) -> tuple[str, Event]:
    return f"rising {stage.name}", event


@pytest.fixture
def module() -> ModuleType:
    made = ModuleType("made")
    made.rise, made.other = rise, len  # type: ignore[attr-defined]
    return made


def test_methods_and_functions_are_found_by_what_they_show(module: ModuleType) -> None:
    stage = Stage()
    plays = shown_by(stage, module, subject=stage)
    assert plays[Fell](Fell()) == ("stage", Fell())
    assert plays[Rose](Rose()) == ("rising stage", Rose())


def test_a_class_gives_its_functions_unbound() -> None:
    assert shown_by(Stage) == {Fell: Stage.fall}


def test_an_event_cannot_be_shown_twice() -> None:
    class Again(Stage):
        @shows(Fell)
        def drop(self, event: Event) -> None: ...

    with pytest.raises(ValueError, match="Fell is shown twice"):
        shown_by(Again())
