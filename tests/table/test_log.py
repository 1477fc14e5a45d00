"""The log: pages that may be read for a while only, and scrolling back."""

from game.table.face import LogLine
from game.table.log import Log


def texts(log: Log) -> list[str]:
    return [log.lines[number].text for number in log.readable]


def test_a_page_can_be_read_until_the_next_one_is_full() -> None:
    log = Log("log")
    log.add(LogLine("stays"))
    log.add(LogLine("one", page=1))
    log.add(LogLine("one is full", page=1, fills=True))
    log.add(LogLine("two", page=2))
    assert texts(log) == ["stays", "one", "one is full", "two"]
    log.add(LogLine("two is full", page=2, fills=True))
    assert texts(log) == ["stays", "two", "two is full"]


def test_taking_back_brings_a_page_back() -> None:
    log = Log("log")
    for page in (1, 2):
        log.add(LogLine(f"{page}", page=page))
        log.add(LogLine(f"{page} is full", page=page, fills=True))
    log.drop_to(3)
    assert texts(log) == ["1", "1 is full", "2"]


def test_a_click_finds_the_line_that_is_seen() -> None:
    log = Log("log")
    log.add(LogLine("gone", "there", page=1, fills=True))
    log.add(LogLine("seen", "here", page=2, fills=True))
    log.toggle()
    names = [widget.name for widget in log.widgets(1600)]
    assert names == ["log", "log.1"]
    log.point(1)
    assert log.pointed == "here"
