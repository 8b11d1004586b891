"""Memory that was freed, given back to the system."""

import sys
from typing import Final

MMAP_THRESHOLD: Final = -3
"""The name of the setting in glibc's malloc.h."""
LARGE: Final = 2**20


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
