"""Where games are played: on the cores of this machine, or on a cluster. Either is an executor like any other."""

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children, get_context
from typing import Any

from game.door import NoResult
from game.processes import end_on_ctrl_c


class NoCluster(NoResult):
    """The cluster cannot be used; the sentence says why."""


@contextmanager
def cores(workers: int) -> Iterator[Executor]:
    """Processes of this machine; who interrupts them does not wait for the games they are at."""
    others = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=end_on_ctrl_c)
    try:
        yield pool
    except KeyboardInterrupt:
        for process in active_children():
            if process not in others:
                process.terminate()
        raise
    finally:
        # A pool left without waiting closes its pipes while the interpreter, on its way out, still writes to them.
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """The workers behind a scheduler of dask.distributed; each must be able to import this program."""
    try:
        connect: Any = import_module("distributed").Client
    except ImportError:
        raise NoCluster("a cluster needs the package `distributed`: pip install 'comptoir[cluster]'") from None
    try:
        client = connect(address, timeout=10)
    except (OSError, ValueError) as error:
        raise NoCluster(f"no scheduler answers at {address}") from error
    with client, client.get_executor() as pool:
        yield pool
