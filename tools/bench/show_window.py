"""As little as a window can be: what the first picture costs before anybody has drawn anything."""

import os

import pygame

if __name__ == "__main__":
    pygame.display.init()
    pygame.display.set_mode((1280, 800), pygame.RESIZABLE).fill((20, 40, 70))
    pygame.display.flip()
    print("shown", flush=True)
    os._exit(0)
