"""The websocket of a table: what happens there goes out, what a client says is answered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.websockets import WebSocketDisconnect, WebSocketDisconnected

from fzzzt.tables import AskHint, Refusal, Rematch, Since, decode_command
from fzzzt.web import answers
from fzzzt.web.api import table_of
from fzzzt.web.desk import address_of, desk_of, log, share_of
from fzzzt.web.identity import companion
from fzzzt.web.limits import neighbourhood
from fzzzt.wire.bodies import MOST_PEOPLE
from fzzzt.wire.refusals import Fault, refused_message
from fzzzt.wire.tables import Done, encode

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.websockets import WebSocket

    from fzzzt.tables import Command, Guest, LiveTable, Subscription
    from fzzzt.web.desk import Desk
    from fzzzt.web.identity import Visitor
    from fzzzt.web.limits import Share

LARGEST_MESSAGE = 16 * 1024
TOO_FAST = 1008
RESTART = 1012
TRY_AGAIN = 1013
_UNKNOWN = {"unavailable": TRY_AGAIN, "stopping": RESTART}
"""Refusals that end the connection: whoever comes back with the same message gets an answer."""
_QUEUE = 256
"""Messages that wait for a client. One that falls further behind is cut off, and resumes from what it has."""
_HEAP = 2 * 1024 * 1024
"""Bytes that wait for a client at most, unless it is a single message."""
_PATIENCE = 1.0
"""Seconds in which a client must take the last message."""
_HIGHEST = 2**53
_MANY = 500
"""Entries, more than most games have: to tell all of them is work, of which nobody may ask for much."""
WRITE = "fzzzt.write"
"""What our own server lets the application do without waiting: write a message, see what is unsent, drop it all."""
_CANNOT = {"write": lambda _: False, "unsent": lambda: 0, "drop": lambda: None}


async def serve_table(websocket: WebSocket) -> None:
    """A websocket of a table, from the first question to the end."""
    desk = desk_of(websocket)
    visitor = await desk.visitors.visitor(websocket)
    address = address_of(websocket)
    try:
        desk.gate.count("requests", visitor.guest.id, address, share_of(websocket, visitor))
        table, seq = await _asked(desk, websocket, visitor)
        guest = companion(visitor.guest, _number(websocket, "person", 1, most=MOST_PEOPLE))
        if table.seq - seq > _MANY:
            desk.gate.count("sums", visitor.guest.id, address, share_of(websocket, visitor))
        counted = desk.gate.socket(visitor.guest.id, address, share_of(websocket, visitor))
    except Refusal as refusal:
        await websocket.send_denial_response(answers.refused(refusal))
        return
    cookie = [(b"set-cookie", desk.cookie(visitor).encode())] if visitor.fresh else []
    with counted, suppress(WebSocketDisconnect, WebSocketDisconnected):
        await websocket.accept(headers=cookie)
        attentive = websocket.query_params.get("presence") == "1"
        await TableSocket(websocket, desk, table, guest, visitor.session).hold(seq, attentive=attentive)


async def _asked(desk: Desk, websocket: WebSocket, visitor: Visitor) -> tuple[LiveTable, int]:
    """The table that is asked for, and the last entry that the client has; `Refusal` if that cannot be."""
    desk.check_page(websocket)
    if desk.stopping:
        raise Refusal("stopping")
    seq = _number(websocket, "seq", 0, most=_HIGHEST)
    return await table_of(desk, websocket, visitor), seq


def _number(websocket: WebSocket, name: str, usual: int, most: int) -> int:
    """A number in the address."""
    text = websocket.query_params.get(name, str(usual))
    if not (text.isascii() and text.isdecimal() and len(text) <= 16 and int(text) <= most):
        raise Refusal("bad-number", f"{name} is a number up to {most}")
    return int(text)


class TableSocket:
    """One client at one table: a task listens, another speaks, with a bounded queue before it."""

    def __init__(
        self, websocket: WebSocket, desk: Desk, table: LiveTable, guest: Guest, session: str | None = None
    ) -> None:
        self._websocket = websocket
        self._desk = desk
        self._table = table
        self.guest = guest
        self.session = session
        """Where an account is signed in: if that is ended, so is this."""
        self._address = address_of(websocket)
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(_QUEUE)
        self.place = neighbourhood(self._address)
        own = websocket.scope["extensions"].get(WRITE, _CANNOT)
        self._write: Callable[[bytes], bool] = own["write"]
        self._unsent: Callable[[], int] = own["unsent"]
        self._drop: Callable[[], None] = own["drop"]
        self._waiting = 0
        """Bytes in the queue."""
        self._answering = asyncio.Lock()
        self._refusals = 0
        self._code: int | None = None
        self._subscription: Subscription
        self._speaking: asyncio.Task[None] | None = None

    async def hold(self, seq: int, *, attentive: bool = False) -> None:
        """Talk until one of both has enough."""
        try:
            self._subscription = await self._table.watch(self.guest, seq, self._send, attentive=attentive)
        except Refusal as refusal:
            self._code = _UNKNOWN.get(refusal.code)
            await self._hang_up()
            return
        self._speaking = speaking = asyncio.create_task(self._speak())
        listening = asyncio.create_task(self._listen())
        self._desk.sockets.add(self)
        self._desk.counts["sockets opened"] += 1
        try:
            await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._subscription.close()
            self._desk.sockets.discard(self)
            self._desk.backlog.forget(self)
            listening.cancel()
            speaking.cancel()
            await asyncio.gather(listening, speaking, return_exceptions=True)
            self._speaking = None  # its error knows us: a circle would keep the table, for long
            await self._hang_up()

    async def leave(self) -> None:
        """Answer what is being answered, say what is left to be said, and close: the server restarts."""
        async with self._answering:
            self._end(RESTART)

    def _end(self, code: int) -> None:
        """Close after what is waiting has been said."""
        self._code = self._code or code
        self._put(None)

    def _send(self, message: bytes) -> None:
        """Send a message: at once, if nothing waits, else in its turn. Never waits itself."""
        if self._code is None and not (self._waiting == 0 and self._write(message)):
            self._put(message)
        self._desk.backlog.note(self)
        if self._table.aside:
            self._end(RESTART)

    def unsent(self) -> int:
        """Bytes that wait for the client."""
        return self._waiting + self._unsent()

    def cut_off(self) -> None:
        """Drop what waits for the client, and the connection with it."""
        self._desk.counts["sockets too slow"] += 1
        self._code = self._code or TRY_AGAIN
        self._drop()
        if self._speaking is not None:
            self._speaking.cancel()

    def _put(self, message: bytes | None) -> None:
        """Into the queue; a client that has left it full is cut off."""
        self._waiting += len(message or b"")
        if self._queue.full() or (self._waiting > _HEAP and not self._queue.empty()):
            self._desk.counts["sockets too slow"] += 1
            self._code = self._code or TRY_AGAIN
            if self._speaking is not None:
                self._speaking.cancel()
        else:
            self._queue.put_nowait(message)

    async def _speak(self) -> None:
        while (message := await self._queue.get()) is not None:
            await self._websocket.send({"type": "websocket.send", "text": message.decode()})
            self._waiting -= len(message)

    async def _listen(self) -> None:
        while (message := await self._websocket.receive())["type"] != "websocket.disconnect":
            waited = False
            async with self._answering:
                if self._code is None:
                    waited = await self._hear(message.get("text") or message.get("bytes") or b"")
            if not waited:  # whoever sends much at once must not keep the others waiting
                await asyncio.sleep(0)

    async def _hear(self, message: bytes | str) -> bool:
        """Answer a message; whether that took a while, in which others had their turn.

        Where it is not known whether it was written down, the client has to send it again.
        """
        message_id: str | None = None
        too_fast = self._too_fast()
        try:
            command = decode_command(message)
            message_id = command.id
            if too_fast is not None:
                raise too_fast
            self._send(encode(await self._done(command)))
            return True
        except Refusal as refusal:
            self._refuse(message_id, refusal)
        except Exception:
            log.exception("bug", extra={"route": "socket"})
            self._refuse(message_id, answers.bug())
        if self._refusals > self._desk.gate.limits.refusals:
            self._end(TOO_FAST)
        return False

    def _refuse(self, message_id: str | None, refusal: Refusal) -> None:
        if refusal.code in _UNKNOWN:
            self._end(_UNKNOWN[refusal.code])
            return
        details = {"id": message_id, **refusal.details}
        self._send(refused_message(Fault(refusal.code, str(refusal)), details, self._table.seq))

    async def _done(self, command: Command) -> Done:
        if isinstance(command, Since):
            if self._table.seq - command.seq > _MANY:
                self._desk.gate.count("sums", self.guest.id, self._address, self._share)
            await self._table.tell_since(self._subscription, command.seq)
            return Done(command.id, self._table.seq)
        if isinstance(command, Rematch):
            self._desk.gate.count("tables", self.guest.id, self._address)
        if isinstance(command, AskHint):
            self._desk.gate.count("sums", self.guest.id, self._address)
        return await self._table.do(self.guest, command)

    @property
    def _share(self) -> Share:
        """Whose part of the address's limits this is of."""
        return "known" if self._table.table.seat_of(self.guest.id) is None else "seated"

    def _too_fast(self) -> Refusal | None:
        """Count a message; the refusal if there are too many."""
        try:
            self._desk.gate.count("messages", self.guest.id, self._address, self._share)
        except Refusal as refusal:
            self._desk.counts["messages too fast"] += 1
            self._refusals += 1
            return refusal
        self._refusals = max(0, self._refusals - 1)
        return None

    async def _hang_up(self) -> None:
        """Close the connection, if it is still there."""
        with suppress(TimeoutError, WebSocketDisconnect, WebSocketDisconnected):
            async with asyncio.timeout(_PATIENCE):
                await self._websocket.close(self._code or 1000)
