"""Pictures read ahead of need: each by one reader at a time, however often somebody asks and thinks better of it."""

import threading
from pathlib import Path

import pygame
import pytest

from ui.loading import Loader

PICTURE = Path("large.webp")
OTHER = Path("other.webp")


class Disk:
    """Gives a picture when it is let, and counts who waits for one."""

    def __init__(self) -> None:
        self.readers = 0
        self.free = threading.Event()

    def load(self, path: Path) -> pygame.Surface:
        self.readers += 1
        assert self.free.wait(10)
        return pygame.Surface((4, 4))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    monkeypatch.setattr(pygame.image, "load", disk.load)
    return disk


def test_what_is_still_being_read_is_not_read_a_second_time(disk: Disk) -> None:
    loader = Loader()
    for _ in range(20):
        loader.ask(PICTURE)
        loader.keep_only(())
    loader.ask(PICTURE)
    assert disk.readers == 1
    disk.free.set()
    loader.take(PICTURE)
    assert disk.readers == 1


def test_what_nobody_wants_any_more_is_let_go_when_it_has_been_read(disk: Disk) -> None:
    before = threading.enumerate()
    loader = Loader()
    loader.ask(PICTURE)
    loader.ask(OTHER)
    loader.keep_only({OTHER})
    disk.free.set()
    for reader in set(threading.enumerate()) - set(before):
        reader.join()
    assert disk.readers == 2
    loader.take(OTHER)
    assert disk.readers == 2
    loader.take(PICTURE)
    assert disk.readers == 3, "it would have lain in memory for nobody"
