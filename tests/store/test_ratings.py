"""Ratings follow from the rated games alone, in whatever order they are counted, however often they are made again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fzzzt.ratings import Rating, level_rating
from fzzzt.store import Counted, RatedGame, RatedSeat, Store

if TYPE_CHECKING:
    import pytest

PEOPLE = ("ada", "bob", "cleo", "dash")
BOTS = ("rookie/1", "mechanic/1", "nobody/7")


def seats(players: int) -> st.SearchStrategy[tuple[RatedSeat, ...]]:
    """People first, then bots; places are any that can be."""
    return st.tuples(
        st.integers(1, min(players, len(PEOPLE))),
        st.permutations(PEOPLE),
        st.lists(st.tuples(st.integers(1, players), st.booleans()), min_size=players, max_size=players),
        st.lists(st.sampled_from(BOTS), min_size=players, max_size=players),
    ).map(_seated)


def _seated(drawn: tuple[int, list[str], list[tuple[int, bool]], list[str]]) -> tuple[RatedSeat, ...]:
    people, names, places, bots = drawn
    return tuple(
        RatedSeat(None, names[number], place, left)
        if number < people
        else RatedSeat(bots[number], None, place, left=False)
        for number, (place, left) in enumerate(places)
    )


games = st.lists(st.tuples(st.integers(0, 3), st.sampled_from([2, 3, 4]).flatmap(seats)), max_size=8).map(
    lambda found: [RatedGame(f"table {number}", at, seated) for number, (at, seated) in enumerate(found)]
)
"""Few times, so that games often end at the same one."""


async def everything(store: Store) -> dict[str, Any]:
    """All that is known of everybody."""
    known: dict[str, Any] = {}
    for owner in PEOPLE:
        for pool, rated in (await store.ratings.of(owner)).items():
            known[f"{owner}/{pool}"] = rated, tuple(await store.ratings.steps(owner, pool, 100))
    return known


async def count(store: Store, game: RatedGame) -> None:
    await store.results.count(Counted(game.table, game.finished, len(game.seats), (), game))


@given(found=games, seed=st.integers(0, 99))
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_ratings_are_the_same_in_any_order_of_arrival_and_when_made_again(
    tmp_path_factory: pytest.TempPathFactory, found: list[RatedGame], seed: int
) -> None:
    async def law() -> None:
        folder = tmp_path_factory.mktemp("ratings")
        orders = [sorted(found, key=lambda game: game.order), Random(seed).sample(found, len(found))]
        results = []
        for number, order in enumerate(orders):
            store = await Store.open(str(folder / f"{number}.db"))
            for game in order:
                await count(store, game)
            counted = await everything(store)
            assert await store.ratings.rebuild({game.table for game in found}, found) == len(found)
            assert await everything(store) == counted
            results.append(counted)
            await store.close()
        assert results[0] == results[1]

    asyncio.run(law())


def duel(number: int, *finished: tuple[str, int, bool], at: int | None = None) -> RatedGame:
    """A game of people: who, in which place, and whether they left."""
    seated = tuple(RatedSeat(None, who, place, left) for who, place, left in finished)
    return RatedGame(f"table {number}", number if at is None else at, seated)


def test_a_game_that_comes_late_takes_its_place_on_every_database(url: str) -> None:
    async def scenario() -> None:
        evening = [duel(n, ("ada", 1 + n % 2, False), ("bob", 2 - n % 2, False)) for n in range(6)]
        store = await Store.open(url)
        for game in evening:
            await count(store, game)
        in_order = await everything(store)
        await store.ratings.rebuild({game.table for game in evening}, [])
        assert await everything(store) == {}
        assert await store.ratings.rebuild(set(), evening) == 6
        assert await everything(store) == in_order
        late = duel(99, ("ada", 1, False), ("cleo", 2, False), at=2)
        await count(store, late)
        with_late = await everything(store)
        await store.ratings.rebuild({game.table for game in [*evening, late]}, [late, *evening])
        assert await everything(store) == with_late
        assert with_late["ada/two"][0].games == 7
        await store.close()

    asyncio.run(scenario())


def test_two_processes_that_count_at_once_rate_every_game_once(url: str) -> None:
    async def scenario() -> None:
        one = await Store.open(url)
        other = await Store.open(url, beside=True)
        evening = [duel(n, ("ada", 1, False), ("bob", 2, False)) for n in range(12)]
        await asyncio.gather(*[count((one, other)[n % 2], game) for n, game in enumerate(evening)])
        counted = await everything(one)
        assert counted["ada/two"][0].games == 12
        await other.ratings.rebuild({game.table for game in evening}, evening)
        assert await everything(one) == counted
        for store in (one, other):
            await store.close()

    asyncio.run(scenario())


def test_what_is_counted_while_all_is_made_again_is_not_lost(url: str) -> None:
    async def scenario() -> None:
        store = await Store.open(url)
        early, late = duel(1, ("ada", 1, False), ("bob", 2, False)), duel(2, ("bob", 1, False), ("ada", 2, False))
        await count(store, early)
        await count(store, late)  # over only after the logs were read
        before = await everything(store)
        assert await store.ratings.rebuild({early.table}, [early]) == 2
        assert await everything(store) == before
        await store.close()

    asyncio.run(scenario())


def test_whoever_leaves_loses_and_the_others_are_rated_among_themselves(tmp_path: Any) -> None:
    async def scenario() -> None:
        store = await Store.open(str(tmp_path / "fzzzt.db"))
        await count(store, duel(1, ("ada", 1, True), ("bob", 2, False)))
        assert (await store.ratings.of("ada"))["two"].rating.mu < Rating().mu  # though first by points
        assert (await store.ratings.of("bob"))["two"].rating == Rating()  # nobody else was there
        await count(store, duel(2, ("cleo", 1, True), ("ada", 2, False), ("bob", 3, False)))
        cleo, ada, bob = [(await store.ratings.of(who))["more"].rating for who in ("cleo", "ada", "bob")]
        assert cleo.mu < bob.mu < ada.mu
        await count(store, duel(3, ("dash", 1, False), ("eve", 2, False)))
        await store.close()

    asyncio.run(scenario())


def test_a_bot_is_rated_as_the_version_it_was_and_a_stranger_not_at_all(tmp_path: Any) -> None:
    async def scenario() -> None:
        store = await Store.open(str(tmp_path / "fzzzt.db"))
        won = RatedGame("one", 1, (RatedSeat(None, "ada", 1, left=False), RatedSeat("mechanic/1", None, 2, left=False)))
        odd = RatedGame(
            "two", 2, (RatedSeat(None, "bob", 1, left=False), RatedSeat("mechanic/99", None, 2, left=False))
        )
        await count(store, won)
        await count(store, odd)
        assert level_rating("two", "mechanic/99") is None
        assert (await store.ratings.of("ada"))["two"].rating.mu > Rating().mu
        assert (await store.ratings.of("bob"))["two"].rating == Rating()
        await store.close()

    asyncio.run(scenario())
