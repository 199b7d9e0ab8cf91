"""No address that a stranger gives leads into anybody's own network, however it looks, however late it turns."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from fzzzt.tables import Refusal
from fzzzt.web.notices.network import Network
from notices.post_office import post_office
from notices.turns import HandClock, turns
from tables.parlour import ADA, BOB

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

FORBIDDEN = (
    *("127.0.0.1", "127.8.8.8", "::1", "0.0.0.0", "::"),  # loopback, and whatever listens anywhere  # noqa: S104
    *("10.0.0.7", "172.16.5.4", "192.168.178.1", "fd00::7", "fc00::1", "100.64.0.1", "fec0::1"),  # private
    *("169.254.169.254", "fe80::1", "fe80::1%eth0"),  # link-local: the metadata of clouds
    *("::ffff:127.0.0.1", "::ffff:10.0.0.7", "::ffff:169.254.169.254"),  # mapped
    *("::ffff:100.64.0.1", "::ffff:0.0.0.0", "::ffff:0:7f00:1"),
    *("::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:7", "2002:7f00:1::1", "2001:0:4136:e378::1"),  # carried
    *("224.0.0.1", "ff02::1", "255.255.255.255", "240.0.0.1"),  # to many, or to nobody
    *(
        "192.0.2.1",
        "198.51.100.1",
        "203.0.113.1",
        "2001:db8::1",
        "198.18.0.1",
        "3fff::1",
        "2001:2::1",
    ),  # of examples and tests
    *("192.0.0.8", "192.0.0.170", "192.88.99.1", "100::1", "0.1.2.3"),  # of protocols
)
PUBLIC = ("1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1")


def refused(address: str, *numbers: str) -> str | None:
    """The code by which an address is refused whose name leads to these numbers; None if it is not."""

    async def resolve(_: str) -> Sequence[str]:
        return numbers

    try:
        asyncio.run(Network(resolve).vet(address))
    except Refusal as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize("number", FORBIDDEN)
def test_names_that_lead_into_a_network_are_refused(number: str) -> None:
    assert refused("https://innocent.example/", number) == "bad-address"
    assert refused("https://innocent.example/", "1.1.1.1", number) == "bad-address"


@pytest.mark.parametrize("number", PUBLIC)
def test_public_addresses_are_not(number: str) -> None:
    assert refused("https://innocent.example/", number) is None


@pytest.mark.parametrize(
    "address",
    [
        "http://innocent.example/",
        "ftp://innocent.example/",
        "https:/innocent.example/",
        "https://user:password@innocent.example/",
        "https://innocent.example@127.0.0.1/",
        "https://innocent.example./",
        "https://inno_cent.example/",
        "https://innocent.example:22/",
        "https://innocent.example:6379/",
        "https://innocent.example:99999/",
        "https://innocent.example/a b",
        "https://innocent.example/\r\nHost: other",
        "https://innocent.example\\@127.0.0.1/",
        "https://innocent..example/",
        "https://-innocent.example/",
        "https://innöcent.example/",
        "https://[::1",
        "https:///",
        f"https://innocent.example/{'x' * 1000}",
    ],
)
def test_what_is_no_plain_https_address_is_refused(address: str) -> None:
    assert refused(address, "1.1.1.1") == "bad-address"


@pytest.mark.parametrize(
    "address",
    [
        *("https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f000001/", "https://[::1]/"),
        *("https://[::ffff:127.0.0.1]/", "https://[fe80::1]/", "https://localhost/"),
    ],
)
def test_the_systems_own_resolver_is_not_fooled_by_spelling(address: str) -> None:
    with pytest.raises(Refusal) as refusal:
        asyncio.run(Network().vet(address))
    assert refusal.value.code in ("bad-address", "unknown-address")


def test_a_name_that_leads_nowhere_is_told_as_such() -> None:
    assert refused("https://innocent.example/") == "bad-address"

    async def fail(_: str) -> Sequence[str]:
        raise OSError("no such name")

    with pytest.raises(Refusal) as refusal:
        asyncio.run(Network(fail).vet("https://innocent.example/"))
    assert refusal.value.code == "unknown-address"


def test_a_name_that_turns_inward_later_is_not_followed(tmp_path: Path) -> None:
    """Rebinding: public when it is subscribed, and this machine when the message is sent."""

    async def happen() -> None:
        clock, asked = HandClock(), []
        async with post_office(tmp_path) as office, turns(str(tmp_path / "fzzzt.db"), office, clock) as evening:

            async def turning(name: str) -> list[str]:
                asked.append(name)
                return ["1.1.1.1"] if len(asked) == 1 else ["127.0.0.1"]

            network = Network(turning, ports=(office.port,), tls=office.network.tls)
            await network.vet(office.address())
            evening.courier._network = network
            for guest in (ADA, BOB):
                await evening.want(guest)
            await evening.begin()
            clock.wait(seconds=3)
            await evening.go_round()
            assert asked == ["post.example"] * 2
            assert office.connections == 0
            assert evening.counts["notices not taken"] == 1

    asyncio.run(happen())


def test_a_connection_goes_to_the_number_that_was_vetted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is not looked up again between vetting and connecting."""

    async def happen() -> None:
        clock = HandClock()
        async with post_office(tmp_path) as office, turns(str(tmp_path / "fzzzt.db"), office, clock) as evening:
            monkeypatch.setattr("socket.getaddrinfo", lambda host, *_, **__: pytest.fail(f"{host} is looked up"))
            for guest in (ADA, BOB):
                await evening.want(guest)
            await evening.begin()
            clock.wait(seconds=3)
            await evening.go_round()
            assert len(office.letters) == 1

    asyncio.run(happen())
