# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""PNG and zip by hand, so that they can be wrong in every way."""
import base64
import io
import json
import struct
import zipfile
import zlib

# One grey pixel.
JPEG = base64.b64decode(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////"
    "////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=")


def as_json(card, **options):
    return json.dumps(card, ensure_ascii=False, **options).encode("utf-8", "surrogatepass")


def chunk(name, data, crc=None):
    right = zlib.crc32(name + data)
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", right if crc is None else crc)


def png(*chunks, side=2, pixels=None):
    """A grey square with these chunks behind its pixels."""
    rows = (b"\0" + b"\x80" * 3 * side) * side if pixels is None else pixels
    parts = [chunk(b"IHDR", struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)), chunk(b"IDAT", zlib.compress(rows))]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts) + b"".join(chunks) + chunk(b"IEND", b"")


def text(keyword, value):
    return chunk(b"tEXt", keyword + b"\0" + value)


def card_text(keyword, card):
    return text(keyword, base64.b64encode(as_json(card)))


def charx(card, entries=(), method=zipfile.ZIP_DEFLATED):
    """A zip with card.json and then `entries`, pairs of name and bytes; always the same bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", method) as archive:
        for name, data in (("card.json", as_json(card)), *entries):
            archive.writestr(zipfile.ZipInfo(name, (2024, 1, 1, 0, 0, 0)), data, compress_type=method)
    return out.getvalue()
