"""Uvicorn's connections, held to the limits of the door; and a socket that ends when we are done with it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fzzzt.web.socket import WRITE

if TYPE_CHECKING:
    import asyncio

    from uvicorn._types import ASGISendEvent
    from websockets.frames import Frame

    from fzzzt.web.door import Door

_UNHEARD, _TOO_MANY = 4, 256
"""Messages of a client that may wait to be heard before it is kept from saying more, and before it is cut off."""
_READ, _SLICE = 32 * 1024, 1024
"""Bytes that are read at once, so that others have their turn; and of them so many until a client can be cut off."""
_PIECES, _PIECE = 64, 256
"""A body may come in so many pieces of any size; of more, one has so many bytes on average."""
_FRAMES = 200
"""What a client may send through a socket in a minute that is no message: pings, their answers, parts of messages."""
_WHOLE_TEXT, _TWO_BYTES, _EIGHT_BYTES = 0x81, 126, 127
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

_serious = logging.getLogger("uvicorn.error.serious")
_serious.setLevel(logging.ERROR)


class _Requests(h11.Connection):
    """What a client sends, in pieces worth reading: one costs the same whether it has a byte or thousands."""

    _pieces = _bytes = 0

    def next_event(self) -> Any:
        """The next part of a request; an error if the body comes in crumbs."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._bytes = 0
        elif isinstance(event, h11.Data):
            self._pieces += event.chunk_start
            self._bytes += len(event.data)
            if self._pieces > _PIECES + self._bytes // _PIECE:
                raise h11.RemoteProtocolError("a body in crumbs")
        return event


class RequestProtocol(H11Protocol):
    """A connection for requests. Its client has so long to send each, and to take the answer."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.conn = _Requests(h11.SERVER, self.config.h11_max_incomplete_event_size or _READ)
        self.logger = _serious  # not a line for everybody who sends nonsense
        self._door = door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connects."""
        super().connection_made(transport)
        _read_little(transport)
        self._door.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._door.leave(self)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request, or some of them."""
        before = self.conn.their_state
        super().data_received(data)
        if self.conn.their_state is not before:
            self._go_on()

    def on_response_complete(self) -> None:
        """The application has answered."""
        super().on_response_complete()
        self._go_on()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Go on as a socket, which is a connection of its own for the door."""
        self._door.leave(self)
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The client does not take the answer as fast as it comes."""
        super().pause_writing()
        self._door.expect(self, self._door.room.body)

    def resume_writing(self) -> None:
        """The client has taken most of it."""
        super().resume_writing()
        self._go_on()

    def send_400_response(self, msg: str) -> None:
        """Nonsense is told to be that, unless the answer to what came before it is on its way."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def hang_up(self, *, late: bool) -> None:
        """End it at once."""
        if late and not self.transport.get_write_buffer_size() and self._owes():
            self.transport.write(_TOO_LATE)
            self.transport.close()
        else:
            self.transport.abort()

    def _owes(self) -> bool:
        """Whether the client has begun a request and not finished it."""
        begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        return begun and (self.cycle is None or not self.cycle.response_started or self.cycle.response_complete)

    def _go_on(self) -> None:
        """See whose turn it is. An answer that waits to be taken is the client's, for the time it had at first."""
        if self.flow.write_paused:
            return
        if self.transport.is_closing():  # it ends when the client has taken the last of it, which may be never
            self._door.expect(self, self._door.room.body)
        elif self.conn.their_state is h11.IDLE:
            room, untaken = self._door.room, self.transport.get_write_buffer_size()
            self._door.expect(self, room.body if untaken else room.head)
        elif self.conn.their_state is h11.SEND_BODY:
            self._door.expect(self, self._door.room.body)
        else:
            self._door.attend(self)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection that ends when we are done with it, even if the client takes nothing any more."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._minute, self._frames = 0.0, 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A handshake begins."""
        super().connection_made(transport)
        self._door.enter(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some frames, perhaps very many. They are taken in slices: whoever sends too many is cut off between two."""
        for start in range(0, len(data), _SLICE):
            super().data_received(data[start : start + _SLICE])
            if self.queue.qsize() > _TOO_MANY:
                self.hang_up(late=False)
            if self.transport.is_closing():
                return

    def hang_up(self, *, late: bool) -> None:
        """End it at once."""
        del late
        self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """A part of a message."""
        self._count_frame()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """A client asks whether we are there."""
        self._count_frame()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A client is there."""
        self._count_frame()
        super().handle_pong(event)

    def keepalive_timeout(self) -> None:
        """A client does not answer. Where it takes nothing either, there is no end to wait for."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def _count_frame(self) -> None:
        """No limit of messages counts these; whoever sends nothing else is not heard any longer."""
        if (minute := self.loop.time() // 60) != self._minute:
            self._minute, self._frames = minute, 0
        self._frames += 1
        if self._frames == _FRAMES:
            self.hang_up(late=False)

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says. A handshake that was refused, and answered, is done: that is no error."""
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._door.attend(self)
        self.handshake_complete = self.handshake_complete or (self.initial_response is not None and self.close_sent)

    async def run_asgi(self) -> None:
        """Run the application for this connection, which may write to it at once (`WRITE`)."""
        unsent, drop = self.transport.get_write_buffer_size, self.transport.abort
        self.scope["extensions"][WRITE] = {"write": self.write_text, "unsent": unsent, "drop": drop}
        await super().run_asgi()
        del self.scope["extensions"][WRITE]  # a circle would keep the connection, for long
        if not self.writable.is_set():
            self.transport.abort()
        self._door.expect(self, self._door.room.body)  # to take the last words

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; only if several wait is the client kept from saying more, which takes two system calls."""
        if self.close_sent:  # nobody hears it, and no limit counts it
            self._count_frame()
        if self.read_paused or self.queue.qsize() >= _UNHEARD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that it need not be done
        super().send_receive_event_to_app()
        self.read_paused = False

    def write_text(self, text: bytes) -> bool:
        """Write a message without waiting; False if that cannot be now, and nothing is written."""
        if not self.handshake_complete or self.close_sent or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(_frame_head(len(text)) + text)
        return True


def _read_little(transport: asyncio.BaseTransport) -> None:
    """Read so many bytes at a time. asyncio would take 256 KB, which may be tens of thousands of pieces."""
    if hasattr(transport, "max_size"):  # asyncio's name for it; other loops have none
        transport.max_size = _READ


def _frame_head(size: int) -> bytes:
    """What stands before a text in a websocket (RFC 6455): a whole message, not masked, not compressed."""
    if size < _TWO_BYTES:
        return bytes((_WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((_WHOLE_TEXT, _TWO_BYTES)) + size.to_bytes(2, "big")
    return bytes((_WHOLE_TEXT, _EIGHT_BYTES)) + size.to_bytes(8, "big")
