"""Every colour and length of Comptoir in one place. Colours are 0xAARRGGBB integers."""

WASHI = 0xFFF3EAD7
PAPER = 0xFFFAF4E6  # the lightest sheet: cards, lit panel
SLIP = 0xFFEBDFC6  # a resting panel
STRAW = 0xFFCDBF98  # tatami under everything
INK = 0xFF1E2430
INDIGO = 0xFF23395B
NIGHT = 0xFF16253F
PRUSSIAN = 0xFF2F5D8A
VERMILION = 0xFFC8452F
BRICK = 0xFF9C3B2A
GOLD = 0xFFC79A3B
PINE = 0xFF4E7A5A
ASH = 0xFF8A8577
SMOKE = 0xFF5F5B52  # secondary text on washi: 5.6:1
CEDAR = 0xFF7A4E2D
HINOKI = 0xFFD9B98A
HULL = 0xFFC79763  # a small boat
WHITE = 0xFFFFFFFF
CELADON = 0xFFA9C7B4
JADE = 0xFF3E7F74
STEEL = 0xFF4B5866
FURNACE = 0xFFDE7A35
CORAL = 0xFFE08A6D
LAGOON = 0xFF6FB3B0
ROSE = 0xFFE9B7A8
BUTTER = 0xFFEBD08C

# seat number -> (colour, dark shade, name of the crest)
SEATS = (
    (PRUSSIAN, 0xFF1F4063, "wave"),
    (VERMILION, 0xFF8C2C1D, "fan"),
    (GOLD, 0xFF73551A, "peak"),
    (PINE, 0xFF32543D, "pine"),
)

# the same seats at strong contrast: (colour, dark shade, ink of the crest); lightness steps from black to white
BLACK = 0xFF000000
STRONG_SEATS = (
    (0xFF0A3C8C, 0xFF04193D, WHITE),
    (0xFFE2571E, 0xFF7A2503, BLACK),
    (0xFFFFD21F, 0xFF8A6A00, BLACK),
    (0xFFEFF3F0, 0xFF55605A, BLACK),
)

# the house itself: top of the sky, foot of the sky, water
HOUSE = (0xFF1B2F52, 0xFF4F7CA3, PRUSSIAN)

# natural colour of a good, used wherever its colour is not part of the rules
GOODS = {
    "copper": 0xFFC4703F,
    "silk": 0xFFE3ABA4,
    "tea": 0xFF5E8C55,
    "fish": 0xFF6E93B0,
    "import": 0xFFA87B4B,
    "brick": 0xFFB9543C,
    "cloth": 0xFF4A76A8,
    "opium": 0xFFD9A93F,
    "coal": 0xFF4A4A50,
    "iron": 0xFF8796A3,
    "rice": 0xFFE0C98F,
    "vegetables": 0xFF8DAE6A,
    "salt": 0xFFF2EEE6,
    "crockery": 0xFFB9C9CF,
    "cotton": 0xFFF6F0E2,
    "jade": 0xFF6FA98A,
    "porcelain": 0xFFE6ECF0,
    "lacquerware": 0xFFA9322A,
}

# width of a keyline
LINE = 1.3


def shade(colour, k):
    """Darken (k < 1) or lighten towards paper (k > 1)."""
    r, g, b = (colour >> 16) & 255, (colour >> 8) & 255, colour & 255
    if k <= 1:
        r, g, b = (int(v * k) for v in (r, g, b))
    else:
        t = min(1.0, k - 1)
        r, g, b = (int(v + (w - v) * t) for v, w in ((r, 250), (g, 244), (b, 230)))
    return (colour & 0xFF000000) | (r << 16) | (g << 8) | b


def alpha(colour, a):
    """The colour with opacity a (0 to 1)."""
    return (colour & 0x00FFFFFF) | (int(a * 255) << 24)


def mix(a, b, t):
    """Blend of two opaque colours."""
    out = 0xFF000000
    for k in (16, 8, 0):
        x, y = a >> k & 255, b >> k & 255
        out |= int(x + (y - x) * t) << k
    return out
