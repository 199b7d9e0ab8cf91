"""Chromium's own virtual authenticator: a device with passkeys that always says yes, over the DevTools protocol."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

_DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class VirtualAuthenticator:
    """The passkeys of one page's browser."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        self._id = {"authenticatorId": self._made()}

    def _made(self) -> str:
        return str(self._line.send("WebAuthn.addVirtualAuthenticator", {"options": _DEVICE})["authenticatorId"])

    @property
    def passkeys(self) -> list[dict[str, Any]]:
        """All passkeys on it, secrets included."""
        return list(self._line.send("WebAuthn.getCredentials", self._id)["credentials"])

    def take(self, passkeys: list[dict[str, Any]]) -> None:
        """Have these passkeys too, as people who have several devices do."""
        for passkey in passkeys:
            self._line.send("WebAuthn.addCredential", {**self._id, "credential": passkey})

    def refuse(self) -> None:
        """Say no from now on, as somebody does who presses Cancel."""
        self._line.send("WebAuthn.setUserVerified", {**self._id, "isUserVerified": False})
