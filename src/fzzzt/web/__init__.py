"""The server: a small API, a websocket for each table, and a plain page. See docs/live.md and docs/serving.md."""
