"""Starts the program and says when its first picture is on the screen: the lobby."""

import os

import pygame

import main

update = pygame.display.update


def shown(parts: list[pygame.Rect]) -> None:
    """The first picture is there: say so and leave."""
    update(parts)
    print("shown", flush=True)
    os._exit(0)


if __name__ == "__main__":
    setattr(pygame.display, "update", shown)  # noqa: B010 (its overloads fit no one function)
    main.main([])
