"""Accounts without passwords: passkeys, codes that work once, and where one is signed in. See docs/live.md."""
