"""Where things are kept that outlive a command: unfinished games, journals, who we are to a server."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_state_path


def state_folder() -> Path:
    """$FZZZT_STATE_DIR, or the system's place for such things."""
    given = os.environ.get("FZZZT_STATE_DIR")
    return Path(given) if given else user_state_path("fzzzt")
