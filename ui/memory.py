"""Memory that was freed, given back to the system; waste, looked for when nobody waits for a picture."""

import gc
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

MMAP_THRESHOLD: Final = -3
"""The name of the setting in glibc's malloc.h."""
LARGE: Final = 2**20
REST: Final = 0.2
"""Seconds in which nothing is due: time enough to look through everything."""
MANY_NEW: Final = 10_000
DUE, OVERDUE = 10, 100
"""After how many looks at what is new all is looked through: in a rest, and where there never is one."""


def give_back() -> None:
    """Return what is free now, and from now on every large picture as soon as it is dropped.

    glibc otherwise raises, with each picture that is freed, the size up to which it keeps blocks for itself. Elsewhere
    this does nothing: other systems manage without.
    """
    if sys.platform != "linux":
        return
    import ctypes

    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt") and hasattr(library, "malloc_trim"):
        library.mallopt(MMAP_THRESHOLD, LARGE)
        library.malloc_trim(0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Inside, waste is looked for only by `sweep`: else it would be now and then in the middle of a frame, which then
    takes twice as long."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


def sweep(seconds: float) -> None:
    """Look for waste where there is reason to, while nothing is due for so many seconds."""
    new, _, looks = gc.get_count()
    if looks > (DUE if seconds >= REST else OVERDUE):
        gc.collect()
    elif new > MANY_NEW:
        gc.collect(1)
