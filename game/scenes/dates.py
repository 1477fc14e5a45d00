"""Dates in everyday words."""

from datetime import datetime, timedelta

from game.engine.text.translations import Texts


def said(texts: Texts, when: datetime, now: datetime) -> str:
    """Format a date: today and yesterday by name, dates of this year without the year."""
    when, now = when.astimezone(), now.astimezone()
    time = texts.say("date.time", hour=when.hour, minute=f"{when.minute:02}")
    if when.date() == now.date():
        return texts.say("date.today", time=time)
    if when.date() == now.date() - timedelta(days=1):
        return texts.say("date.yesterday", time=time)
    day = texts.say("date.first") if when.day == 1 else texts.say("date.day", day=when.day)
    month = texts.say(f"date.month.{when.month}")
    if when.year == now.year:
        return texts.say("date.this_year", day=day, month=month, time=time)
    return texts.say("date.long_ago", day=day, month=month, year=when.year)
