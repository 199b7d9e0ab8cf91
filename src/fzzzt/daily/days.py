"""Days, by UTC, as they are written: 2026-11-17. Times are in ms since the epoch."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta


def day_at(now: int) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def is_day(text: str) -> bool:
    """Whether there is such a day."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def day_after(day: str, days: int = 1) -> str:
    """The day so many days later; before, if below zero."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def beginning_of(day: str) -> int:
    """When a day begins."""
    return round(datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp() * 1000)


def end_of(day: str) -> int:
    """When a day is over: the deal may be known from then on."""
    return beginning_of(day_after(day))


def streaks(played: list[str], today: str) -> tuple[int, int]:
    """How many days in a row were played up to today (or yesterday, while today's can still be), and the most ever."""
    days = {date.fromisoformat(day).toordinal() for day in played}
    last = date.fromisoformat(today).toordinal()
    end = last if last in days else last - 1
    return _run(days, end), max((_run(days, day) for day in days if day + 1 not in days), default=0)


def _run(days: set[int], end: int) -> int:
    begin = end
    while begin in days:
        begin -= 1
    return end - begin
