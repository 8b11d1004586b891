"""The colours of goods that belong to the rules, each with its symbol; the boats that carry them."""

from ..kit import palette

BASIC = {
    "pale_rose": (0xFFEBC3BF, "lotus"),
    "pale_apricot": (0xFFF1CFA4, "lantern"),
    "pale_lemon": (0xFFF0E5A6, "fan"),
    "pale_mint": (0xFFC3DDBC, "bamboo"),
    "pale_sky": (0xFFBFD8E6, "crane"),
    "pale_lilac": (0xFFD3C6E0, "carp"),
}
LUXURY = {
    "bright_red": (0xFFD0503C, "dragon"),
    "bright_orange": (0xFFE38A34, "tiger"),
    "bright_green": (0xFF4C9A5B, "tortoise"),
    "bright_blue": (0xFF3F7FBE, "phoenix"),
    "bright_purple": (0xFF8A5AA5, "peony"),
}
BASIC_WATER, BASIC_HULL = 0xFF86C4BB, palette.HULL
LUXURY_WATER, LUXURY_HULL = 0xFF2F6297, 0xFF5A3620
