"""A receiving endpoint on this machine, and a network of which it is the whole: names lead where a test says."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from fzzzt.web.notices.network import Network

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

HOST = "post.example"


class Letter(NamedTuple):
    """What came."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PostOffice:
    """Takes everything that is sent to `post.example`, or answers as a test wants."""

    network: Network
    port: int
    letters: list[Letter] = field(default_factory=list)
    answer: bytes = b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n"
    silent: set[str] = field(default_factory=set)
    """Paths that are never answered."""
    connections: int = 0

    def address(self, path: str = "/box") -> str:
        """An address here."""
        return f"https://{HOST}:{self.port}{path}"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take one letter."""
        self.connections += 1
        head, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        letter = Letter(head.split(" ")[1], headers, await reader.readexactly(int(headers["content-length"])))
        if letter.path in self.silent:
            await reader.read()
        else:
            self.letters.append(letter)
            writer.write(self.answer)
        writer.close()


@asynccontextmanager
async def post_office(folder: Path) -> AsyncIterator[PostOffice]:
    """An open one."""
    key, certificate = _certified(folder)
    office: PostOffice

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await office.take(reader, writer)

    async def here(_: str) -> list[str]:
        return ["127.0.0.1"]

    own = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    own.load_cert_chain(certificate, key)
    server = await asyncio.start_server(take, "127.0.0.1", 0, ssl=own)
    port = server.sockets[0].getsockname()[1]
    trusting = ssl.create_default_context(cafile=str(certificate))
    office = PostOffice(Network(here, lambda _: True, (port,), trusting), port)
    try:
        yield office
    finally:
        server.close()


def _certified(folder: Path) -> tuple[Path, Path]:
    """A key and a certificate for the name, as files."""
    private = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(private.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(private, hashes.SHA256())
    )
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    kind = serialization.PrivateFormat.PKCS8
    key.write_bytes(private.private_bytes(serialization.Encoding.PEM, kind, serialization.NoEncryption()))
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    return key, certificate
