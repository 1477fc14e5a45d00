"""Dates in everyday words."""

from datetime import datetime, timedelta

from game.engine.text.translations import Texts


def now() -> datetime:
    """Return the current time with its time zone."""
    return datetime.now().astimezone()


def said(texts: Texts, when: datetime, today: datetime) -> str:
    """Format a date: today and yesterday by name, dates of this year without the year."""
    when, today = when.astimezone(), today.astimezone()
    time = texts.say("date.time", hour=when.hour, minute=f"{when.minute:02}")
    if when.date() == today.date():
        return texts.say("date.today", time=time)
    if when.date() == today.date() - timedelta(days=1):
        return texts.say("date.yesterday", time=time)
    day = texts.say("date.first") if when.day == 1 else texts.say("date.day", day=when.day)
    month = texts.say(f"date.month.{when.month}")
    if when.year == today.year:
        return texts.say("date.this_year", day=day, month=month, time=time)
    return texts.say("date.long_ago", day=day, month=month, year=when.year)
