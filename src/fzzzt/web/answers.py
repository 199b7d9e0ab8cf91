"""Answers of the API as JSON, and the status of everything that can be refused."""

from __future__ import annotations

import asyncio
import zlib
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect
from starlette.responses import Response, StreamingResponse

from fzzzt.tables import Refusal
from fzzzt.web.wording import message
from fzzzt.wire.refusals import Fault, refusal_body

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine, Iterator
    from contextlib import AbstractContextManager

    from starlette.requests import Request

    from fzzzt.web.limits import Gate

T = TypeVar("T")

LARGEST_BODY = 64 * 1024
LARGEST_TERMS = 200 * 1024
"""The terms of a table may have a whole deck file in them, or the record that is played on from."""
LARGEST_RECORD = 1024 * 1024

_DROPPED, _DROPPED_WITHIN = 32 * 1024 * 1024, 5.0
"""Bytes of a body that is refused that are still taken, and the seconds for that."""

CONFLICT = 409
"""What the state of a table does not allow: most refusals."""

STATUSES = {
    "malformed": 400,
    "bad-number": 400,
    "not-seated": 403,
    "not-the-host": 403,
    "bad-link": 403,
    "wrong-origin": 403,
    "not-signed-in": 403,
    "sign-in-failed": 403,
    "no-such-table": 404,
    "no-such-group": 404,
    "no-such-page": 404,
    "no-such-notice": 404,
    "no-such-passkey": 404,
    "no-such-session": 404,
    "no-such-method": 405,
    "too-large": 413,
    "not-json": 415,
    "wrong-host": 421,
    "too-fast": 429,
    "gone": 499,
    "bug": 500,
    "unavailable": 503,
    "stopping": 503,
}
"""The status of each code that is no conflict."""

_CODES = {404: "no-such-page", 405: "no-such-method"}


def json(body: object, status: int = 200) -> Response:
    """An answer."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def packed_json(request: Request, packed: bytes) -> Response:
    """An answer that is packed already, for whoever can unpack it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, headers=headers, media_type="application/json")
    return StreamingResponse(unpacked(packed), headers={"Vary": "Accept-Encoding"}, media_type="application/json")


def unpacked(packed: bytes, portion: int = 64 * 1024) -> Iterator[bytes]:
    """What gzip has packed, bit by bit."""
    packer = zlib.decompressobj(zlib.MAX_WBITS | 16)
    while packed and not packer.eof:
        yield packer.decompress(packed, portion)
        packed = packer.unconsumed_tail
    yield packer.flush()


def refused(refusal: Refusal, language: str | None = None) -> Response:
    """The answer to what was not done, to a reader of this language."""
    body = refusal_body(Fault(refusal.code, message(refusal, language)), refusal.details)
    ends = {"Connection": "close"} if refusal.code == "too-large" else None  # what is still to come is not waited for
    return Response(body, STATUSES.get(refusal.code, CONFLICT), ends, media_type="application/json")


def bug() -> Refusal:
    """What a client is told of a mistake of ours: nothing but that there is one."""
    return Refusal("bug", "this is a bug of the server's; it is written down in its log")


def by_status(status: int, detail: str) -> Refusal:
    """What the routes do not take."""
    return Refusal(_CODES.get(status, "malformed"), detail)


def _number(text: str) -> float:
    """A number with a fraction or an exponent. 4.0 is a whole number in JSON, which not all tools write as 4."""
    number = float(text)
    return int(number) if number.is_integer() else number


_decoder = msgspec.json.Decoder(float_hook=_number)


async def body(request: Request, wanted: type[T], largest: int = LARGEST_BODY) -> T:
    """The body of a request, checked; `Refusal` if it is not what is wanted."""
    _check_kind(request)
    return parsed(await _read(request, largest) or b"{}", wanted)


async def raw_body(request: Request, largest: int) -> bytes:
    """The body of a request as it came: whoever works with it checks it. It says that it is JSON."""
    _check_kind(request)
    return await _read(request, largest)


def parsed(text: bytes, wanted: type[T]) -> T:
    """What a client has sent, checked; `Refusal` if it is not what is wanted."""
    try:
        return msgspec.convert(_decoder.decode(text), wanted)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", what=str(error) or "not UTF-8") from None


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work, unless whoever asked goes: then it is cancelled."""
    working, going = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait({working, going}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Refusal("gone", "whoever asked has gone")
    finally:
        working.cancel()
        going.cancel()
        await asyncio.gather(working, going, return_exceptions=True)
        del working, going  # their errors know us: a circle would keep what was asked, for long


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _check_kind(request: Request) -> None:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("not-json", "say what you want in JSON, with the header Content-Type: application/json")


async def _read(request: Request, largest: int) -> bytes:
    """The whole body, unless it is larger than allowed or one of too many large ones: then nothing of it is kept."""
    text, parts = bytearray(), request.stream()
    with ExitStack() as held:
        try:
            async for part in parts:
                if len(text) <= LARGEST_BODY < len(text) + len(part) <= largest:
                    held.enter_context(_large(request))
                text += part
                if len(text) > largest:
                    raise Refusal("too-large", f"this is more than {largest} bytes")
        except ClientDisconnect:
            raise Refusal("malformed", what="it breaks off") from None
        except Refusal:
            text.clear()
            await _drop(parts)
            raise
        return bytes(text)


def _large(request: Request) -> AbstractContextManager[None]:
    gate: Gate = request.app.state.desk.gate
    return gate.large_body(request.client.host if request.client else "")


async def _drop(parts: AsyncIterator[bytes]) -> None:
    """Take the rest of a body that is refused, within bounds: most clients listen only when they have said all."""
    left = _DROPPED
    with suppress(TimeoutError, ClientDisconnect):
        async with asyncio.timeout(_DROPPED_WITHIN):
            async for part in parts:
                left -= len(part)
                if left < 0:
                    return
