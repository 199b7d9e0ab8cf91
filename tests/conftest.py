"""What holds for all tests: they run alike however they are started."""

from __future__ import annotations

import gc
import signal

from hypothesis import HealthCheck, settings

from thoroughness import PROFILES

for profile, most in PROFILES.items():
    # Nothing is judged by a clock: a busy machine finds the same as an idle one.
    settings.register_profile(profile, deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=most)
settings.load_profile("any machine")

for name in ("SIGINT", "SIGHUP"):
    # In the background of a shell Ctrl-C is ignored, under nohup a closed terminal, and so by all that we start.
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)


def pytest_collection_finish() -> None:
    """What was imported stays: to look through it for garbage takes long, which tables would be blamed for."""
    gc.collect()
    gc.freeze()
