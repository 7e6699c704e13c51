"""Counting regions. Compiled code knows no `int.bit_count` and would have to call it as any method."""

from typing import Final

from mypy_extensions import i64

PAIRS: Final = 0x1555_5555_5555_5555
FOURS: Final = 0x3333_3333_3333_3333
EIGHTS: Final = 0x0F0F_0F0F_0F0F_0F0F


def count(mask: i64) -> int:
    """How many regions a mask has. Bits are added up in pairs, in fours, in eights, then all together."""
    mask = mask - (mask >> 1 & PAIRS)
    mask = (mask & FOURS) + (mask >> 2 & FOURS)
    mask = mask + (mask >> 4) & EIGHTS
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    return int(mask + (mask >> 32) & 0x7F)
