"""The cover of the box."""

from ..kit import ink as K
from ..kit import palette as P
from ..kit import paper, pieces, water
from ..kit.covers import Cover, sky


def picture(c):
    """Peaks in mist, a river like a ribbon, one red sail."""
    sky(c, [(0, 0xFF2F6B66), (0.14, 0xFF7FB3A4), (0.4, 0xFFE7E7D0), (1, 0xFFE9E4CB)])
    for i, (x, y, w, h, t) in enumerate(
        (
            (110, 150, 70, 92, 0.62),
            (20, 150, 64, 80, 0.6),
            (150, 168, 80, 120, 0.3),
            (-24, 172, 84, 132, 0.18),
            (52, 178, 60, 96, 0.35),
        )
    ):
        water.peak(c, x, y, w, h, P.mix(P.JADE, 0xFFE4E6D2, t), i + 2, 0xFFE7E7D0, 0.6 - t * 0.6)
    water.cloud(c, 20, 130, 150, P.alpha(P.PAPER, 0.9))
    river = K.path(
        "M84 158 C130 166 60 178 70 192 C84 212 230 206 210 282 L-10 282 C-20 214 60 214 40 194 C30 182 90 172 76 158 Z"
    )
    K.bokashi(c, river, [(0, 0xFFCFE2D6), (0.4, 0xFF7DB8B0), (1, 0xFF2F6F7E)], 0, 158, 0, 280)
    paper.grain(c, river, 4, 0.5)
    K.line(c, river, P.INK, 1.3)
    water.ripples(c, river, P.alpha(P.PAPER, 0.8), 3, 1 / 420, 1.1)
    pieces.junk(c, 62, 158, 84, P.VERMILION)
    water.tree(c, 4, 236, 54, P.PINE)


COVER = Cover(picture)
