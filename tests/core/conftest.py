"""The toy is a title like the others while these tests run."""

import pytest


@pytest.fixture(autouse=True)
def _toy_title(toy_on_the_shelf: None) -> None:
    """What the kernel does is tried with the toy."""
