"""What holds for all tests: they run alike however they are started."""

from __future__ import annotations

import signal

for name in ("SIGINT", "SIGHUP"):
    # In the background of a shell Ctrl-C is ignored, under nohup a closed terminal, and so by all that we start.
    number = getattr(signal, name, None)
    if number is not None and signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.default_int_handler if name == "SIGINT" else signal.SIG_DFL)
