"""The API does what its description says, whatever is sent to it."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fzzzt.web.openapi import description
from live_client import LiveClient
from thoroughness import examples

if TYPE_CHECKING:
    from collections.abc import Iterator

    from schemathesis import Case

    from live_server import ServerProcess

EXAMPLES = settings(max_examples=examples(15), deadline=None, suppress_health_check=list(HealthCheck))
CONFORMS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

schema = schemathesis.openapi.from_dict(msgspec.json.decode(description()))
# What is wrong may also be too large to be read to its end.
schema.config.checks.negative_data_rejection.expected_statuses.append("413")
of_tables = schema.include(path_regex=r"\{id\}")


@schema.parametrize()
@EXAMPLES
def test_nothing_sent_breaks_the_server_or_its_description(case: Case[Any], server: ServerProcess) -> None:
    case.call_and_validate(base_url=server.url)


@pytest.fixture(scope="module")
def table(server: ServerProcess) -> tuple[str, str]:
    """A table that waits for people, and the cookie of its host, who sits there."""

    async def opened() -> tuple[str, str]:
        async with LiveClient(server.url) as host:
            table = await host.open_table(4, public=True)
            await host.sit(table)
            return table, host.cookie

    return asyncio.run(opened())


@of_tables.parametrize()
@EXAMPLES
def test_nor_does_anything_sent_to_a_table_that_is_there(
    case: Case[Any], server: ServerProcess, table: tuple[str, str]
) -> None:
    case.path_parameters = {"id": table[0]}
    case.call_and_validate(base_url=server.url, headers={"Cookie": table[1]}, checks=CONFORMS)


def test_what_is_generated_from_the_shapes_is_what_they_say() -> None:
    """The page's types and docs/openapi.json; `make format` writes them anew."""
    root = Path(__file__).parents[2]
    program = [sys.executable, "tools/write_wire_types.py", "--check"]
    check = subprocess.run(program, cwd=root, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert (check.returncode, check.stderr) == (0, "")


def test_the_description_knows_every_shape() -> None:
    """Nothing is told of as just some object, but what passkeys and browsers tell each other by their own standard."""
    vague = [path for path, schema in schemas(msgspec.json.decode(description())) if schema == {"type": "object"}]
    assert [path for path in vague if not re.search("/properties/(credential|options)", path)] == []


def schemas(part: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every part of the description, with its path."""
    yield path, part
    if isinstance(part, dict):
        for key, value in part.items():
            yield from schemas(value, f"{path}/{key}")
    elif isinstance(part, list):
        for place, value in enumerate(part):
            yield from schemas(value, f"{path}/{place}")
