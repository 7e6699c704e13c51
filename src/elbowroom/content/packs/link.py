"""A pack inside a link of the workshop: compressed, in the part of an address that no server sees."""

import binascii
import zlib
from base64 import urlsafe_b64decode
from typing import Final

from elbowroom.content.packs.vocabulary import LONGEST_PACK
from elbowroom.engine.errors import PackError

_HEAD: Final = "#p="
_RAW: Final = -15
"""What zlib calls data without a head of its own."""


def is_link(source: str) -> bool:
    """Whether an address carries a pack."""
    return _HEAD in source


def linked(source: str) -> str:
    """The text of the pack that an address carries; `PackError` if nothing in it can be read."""
    packed = source.partition(_HEAD)[2]
    unpacking = zlib.decompressobj(_RAW)
    try:
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        # whatever a stranger packed, no more than a pack may have is unpacked
        text = unpacking.decompress(data, 4 * LONGEST_PACK).decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise PackError("bad_pack_link", field="pack") from error
    if not unpacking.eof:
        raise PackError("bad_pack_link", field="pack")
    return text
