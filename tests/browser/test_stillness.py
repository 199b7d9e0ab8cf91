"""The board stands still: through a whole game nothing moves, is cut or covered, and a decision needs one screen."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from browser.walked import WholeGames
from fzzzt.locale import LANGUAGES
from thoroughness import before_a_release

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from browser.conftest import Visit
    from live_server import ServerProcess

SIZES = [(1440, 900), (1024, 768), (390, 844), (360, 740)]
PLAYERS = [2, 4, 6]
SHIFTS = ["light", "dark"]

_LOOK = """() => {
  const flaws = [];
  const shown = (each) => each.checkVisibility({ visibilityProperty: true });
  const all = (path, within = document) => [...within.querySelectorAll(path)].filter(shown);
  if (document.documentElement.scrollWidth > innerWidth) flaws.push('too wide');
  if (!document.querySelector('.factory')) return flaws;
  const mine = '.floor > section:last-child';
  const bids = '.factory > section:nth-of-type(2)';
  const told = (each) => `${each.className} ${(each.ariaLabel ?? each.innerText).slice(0, 60)}`;
  const box = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round).join(' ');
  };

  const regions = { others: '.floor > section:first-child', factory: '.factory', belt: '.factory > section:first-child',
    head: '.factory .head', bids, words: '.words', mine, hand: `${mine} > .hand`, note: `${mine} > .note` };
  const found = Object.entries(regions).map(([name, path]) => [name, document.querySelector(path)]);
  const places = all(`${bids} li`).map((place, seat) => [`bid ${seat}`, place]);
  const stood = (globalThis.stood ??= {});
  for (const [name, each] of [...found, ...places].filter(([, each]) => each)) {
    stood[name] ??= box(each);
    if (stood[name] !== box(each)) flaws.push(`${name} moved from ${stood[name]} to ${box(each)}`);
  }

  const needed = `.factory, .factory .head, .factory li, .words, .floor > section, ${mine} button:not(.build *)`;
  for (const each of all(needed)) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const off = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    if (off) flaws.push(`off the screen: ${told(each)}`);
  }

  const within = { '.words': ':scope > p', '.tray': '.status:not(.unseen), button, .power',
    [`${mine} > .note`]: 'p, button', '[data-lies^=seat-]': '.counts', [`${mine} > .hand`]: 'button' };
  for (const [outer, inner] of Object.entries(within))
    for (const place of all(outer))
      for (const each of all(inner, place)) {
        const [a, b] = [each, place].map((one) => one.getBoundingClientRect());
        const out = a.top < b.top - 1 || a.bottom > b.bottom + 1 || a.left < b.left - 1 || a.right > b.right + 1;
        if (out || each.scrollHeight > each.clientHeight + 2) flaws.push(`cut: ${told(each)}`);
      }
  for (const each of all('aside > section, .interlude'))
    if (each.scrollHeight > each.clientHeight + 1) flaws.push(`cut: ${told(each)}`);
  for (const each of all('[data-lies^=seat-] :is(h2:not(.unseen), .level)'))
    if (each.scrollWidth > each.clientWidth + 1) flaws.push(`cut: ${told(each)}`);

  for (const place of all(`${bids} li`)) {
    const note = place.querySelector('.note').getBoundingClientRect();
    const cards = all('.cards > span', place).map((card) => card.getBoundingClientRect());
    const over = cards.some(({ right, bottom }) => right > note.left + 1 && bottom > note.top + 1);
    if (over && note.width > 0 && note.height > 0) flaws.push(`words on cards: ${told(place)}`);
  }

  const aid = all('aside > *').at(-1);
  const beside = innerWidth >= 1024;
  if (beside && aid?.getBoundingClientRect().bottom > innerHeight) flaws.push(`off the screen: ${told(aid)}`);

  const building = document.querySelector('.build') ? '' : ', .words';
  const between = building === '' || document.querySelector('.interlude') ? '' : ', .factory .head, .factory li';
  const free = `${mine} > .hand button, .tray button${building}${between}`;
  for (const each of all(free)) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!each.contains(there) && !there?.contains(each)) flaws.push(`covered by ${there?.className}: ${told(each)}`);
  }
  return flaws;
}"""
"""What moved since the last look, what is not whole on the screen, and what lies under something else."""


def screens() -> list[Any]:
    """All combinations of sizes, languages, players and shifts; each time a choice that has every pair of them."""
    cases = []
    for row, column in product(range(len(SIZES)), range(len(LANGUAGES))):
        pair = PLAYERS[(row + column) % len(PLAYERS)], SHIFTS[(row + column) % len(SHIFTS)]
        for players, shift in product(PLAYERS, SHIFTS):
            case = SIZES[row], LANGUAGES[column], players, shift
            marks = () if (players, shift) == pair else pytest.mark.full
            cases.append(pytest.param(*case, marks=marks, id=f"{case[0][0]}-{case[1]}-{players}-{shift}"))
    return cases


@pytest.fixture(scope="module")
def games(chromium: Browser, server: ServerProcess) -> WholeGames:
    return WholeGames(chromium, server)


@pytest.mark.parametrize(("size", "language", "players", "shift"), screens())
def test_nothing_moves_is_cut_or_covered_through_a_whole_game(
    visit: Visit, games: WholeGames, size: tuple[int, int], language: str, players: int, shift: str
) -> None:
    device: dict[str, Any] = {
        "viewport": {"width": size[0], "height": size[1]},
        "color_scheme": shift,
        "locale": language,
    }
    seen, flaws = games.walk(visit, players, _LOOK, every_round=before_a_release(), **device)
    assert flaws == []
    assert seen >= {"bid", "breath", "flip", "verdict", "home", "belt", "summary", "banner", "sheet"}
