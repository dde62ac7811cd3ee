#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""make_hostile.py FOLDER: files that somebody made to do harm, or that a disk has harmed. Each must be refused.

They are made where they are needed: some are large, and none is a thing to carry about.
"""
import base64
import os
import pathlib
import struct
import sys
import zlib

from boxes import as_json, card_text, charx, chunk, png, text
from make_odd import TEXTS, v2, v3

MEGABYTE = 1 << 20
CARD = v3()


def header(width, height, depth=8, kind=2, interlace=0):
    return chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlace))


def raw_png(*chunks):
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


# One megabyte of spaces; as it ends with a full flush it can stand as often as one likes.
PACKER = zlib.compressobj(9, zlib.DEFLATED, -15)
SPACES = PACKER.compress(b" " * MEGABYTE) + PACKER.flush(zlib.Z_FULL_FLUSH)


def deflated_spaces(megabytes):
    return SPACES * megabytes + b"\3\0"


def packed_spaces(megabytes):
    """The same for zlib, whose checksum nobody should come to."""
    return b"\x78\xda" + deflated_spaces(megabytes) + b"\0\0\0\0"


def zip_entry(name, data, method=0, size=None, crc=None, flags=0, attributes=0, offset=None):
    """Local header with data, and the line of the directory; `size` is what it says it unpacks to."""
    crc = zlib.crc32(data) if crc is None else crc
    size = len(data) if size is None else size
    local = struct.pack("<IHHHHHIIIHH", 0x04034B50, 20, flags, method, 0, 33, crc, len(data), size, len(name), 0) + name
    line = lambda at: struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 0x0314, 20, flags, method, 0, 33, crc, len(data), size,
                                  len(name), 0, 0, 0, 0, attributes, at if offset is None else offset) + name
    return local + data, line


def raw_zip(*entries, count=None, directory_size=None):
    body, directory = b"", b""
    for data, line in entries:
        directory += line(len(body))
        body += data
    count = len(entries) if count is None else count
    size = len(directory) if directory_size is None else directory_size
    return body + directory + struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, min(count, 0xFFFF), min(count, 0xFFFF), size,
                                          len(body), 0)


def zip_bomb_entry(name, megabytes, **lies):
    crc = 0
    for _ in range(megabytes):
        crc = zlib.crc32(b" " * MEGABYTE, crc)
    return zip_entry(name, deflated_spaces(megabytes), 8, **{"size": megabytes * MEGABYTE, "crc": crc, **lies})


def million_entries(count):
    """One small file, which the directory names a million times."""
    card, _ = zip_entry(b"card.json", as_json(CARD))
    lines = b"".join(struct.pack("<IHHHHHHIIIHHHHHII", 0x02014B50, 20, 20, 0, 0, 0, 33, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0)
                     + b"%07d" % i for i in range(count))
    end64 = len(card) + len(lines)
    return (card + lines
            + struct.pack("<IQHHIIQQQQ", 0x06064B50, 44, 45, 45, 0, 0, count, count, len(lines), len(card))
            + struct.pack("<IIQI", 0x07064B50, 0, end64, 1)
            + struct.pack("<IHHHHIIH", 0x06054B50, 0, 0, 0xFFFF, 0xFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0))


def overlapping():
    """Many entries that unpack the same bytes."""
    data = deflated_spaces(1)
    crc = zlib.crc32(b" " * MEGABYTE)
    first, line = zip_entry(b"card.json", data, 8, MEGABYTE, crc)
    same = [(b"", zip_entry(b"assets/%d" % i, data, 8, MEGABYTE, crc, offset=0)[1]) for i in range(400)]
    return raw_zip((first, line), *same)


CARD_ENTRY = zip_entry(b"card.json", as_json(CARD))


def with_entry(*arguments, **options):
    return raw_zip(CARD_ENTRY, zip_entry(*arguments, **options))


def flipped(data, at):
    return data[:at] + bytes([data[at] ^ 0x20]) + data[at + 1:]


GOOD_PNG = png(card_text(b"chara", v2()))
GOOD_ZIP = charx(CARD)


def files():
    # JSON
    yield "empty.json", b""
    yield "zeros.json", b"\0" * 4096
    yield "not_json.json", b"export const card = {}"
    yield "cut.json", as_json(v2())[:-20]
    yield "deep_arrays.json", b'{"name":"A","description":' + b"[" * 1_000_000 + b"]" * 1_000_000 + b"}"
    yield "deep_objects.json", b'{"a":' * 1_000_000 + b"1" + b"}" * 1_000_000
    yield "deep_extensions.json", as_json(v2()).replace(
        b'"extensions": {}', b'"extensions": {"x":' + b'{"x":' * 100_000 + b"1" + b"}" * 100_000 + b"}")
    yield "million_keys.json", (b'{"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"A",'
                                + b",".join(b'"%d":0' % i for i in range(1_000_000)) + b"}}")
    yield "million_numbers.json", as_json(v2()).replace(
        b'"extensions": {}', b'"extensions": {"x":[' + b"1," * 5_000_000 + b"1]}")
    yield "million_greetings.json", as_json(v2(alternate_greetings=["a"] * 1_000_000))
    yield "million_lore.json", as_json(v2(character_book={"extensions": {}, "entries": [
        {"keys": [], "content": "a", "extensions": {}, "enabled": True, "insertion_order": 0}] * 100_000}))
    yield "long_story.json", as_json(v2(description="x" * (12 * MEGABYTE)))
    yield "nothing_but_spaces.json", b" " * (15 * MEGABYTE)
    yield "too_large.json", b"[" + b" " * (64 * MEGABYTE) + b"]"
    yield "no_object.json", b'["chara_card_v2"]'
    yield "no_data.json", b'{"spec":"chara_card_v2","spec_version":"2.0","data":[]}'
    yield "name_is_an_object.json", as_json(v2(name={"a": 1}))
    yield "huge_number.json", as_json(v2()).replace(b'"extensions": {}', b'"extensions": {"x":' + b"9" * 4_000_000 + b"e}")
    yield "overlong_utf8.json", as_json(v2()).replace(b"Rosa", b"Ro\xc0\xafsa")
    # PNG
    yield "magic_only.png", b"\x89PNG\r\n\x1a\n"
    yield "wrong_magic.png", b"\x89PNX" + GOOD_PNG[4:]
    yield "cut.png", GOOD_PNG[:-30]
    yield "wrong_crc_of_card.png", flipped(GOOD_PNG, len(GOOD_PNG) - 40)
    yield "wrong_crc_of_header.png", flipped(GOOD_PNG, 18)
    yield "huge_chunk.png", raw_png(header(1, 1), struct.pack(">I", 0x7FFFFFFF) + b"tEXtchara\0")
    yield "negative_chunk.png", raw_png(header(1, 1), struct.pack(">I", 0xFFFFFFFF) + b"tEXtchara\0")
    yield "huge_picture.png", raw_png(header(0x7FFFFFFF, 0x7FFFFFFF), card_text(b"chara", v2()), chunk(b"IEND", b""))
    yield "thousand_texts.png", png(*[text(b"k%d" % i, b"v") for i in range(1000)], card_text(b"chara", v2()))
    yield "ztxt_bomb.png", png(chunk(b"zTXt", b"chara\0\0" + packed_spaces(1024)))
    yield "itxt_bomb.png", png(chunk(b"iTXt", b"chara\0\1\0\0\0" + packed_spaces(1024)))
    yield "no_base64.png", png(text(b"chara", b"{not base64}"))
    yield "base64_of_nothing.png", png(text(b"chara", b""))
    yield "base64_of_zip.png", png(text(b"chara", base64.b64encode(GOOD_ZIP)))
    yield "long_base64.png", png(text(b"chara", base64.b64encode(b" " * (24 * MEGABYTE))))
    yield "no_end.png", GOOD_PNG[:-12]
    # CHARX
    yield "cut.charx", GOOD_ZIP[:-30]
    yield "magic_only.charx", b"PK\3\4"
    yield "empty_zip.charx", raw_zip()
    yield "no_card.charx", raw_zip(zip_entry(b"cards.json", as_json(CARD)))
    yield "cards_in_folders.charx", raw_zip(zip_entry(b"x/card.json", as_json(CARD)), zip_entry(b"y/card.json", as_json(CARD)))
    yield "two_cards.charx", raw_zip(CARD_ENTRY, zip_entry(b"card.json", as_json(v3(description="other"))))
    yield "card_is_a_bomb.charx", raw_zip(zip_bomb_entry(b"card.json", 1024))
    yield "card_lies_about_its_size.charx", raw_zip(zip_bomb_entry(b"card.json", 256, size=100))
    yield "asset_is_a_bomb.charx", raw_zip(CARD_ENTRY, zip_bomb_entry(b"assets/icon/images/main.png", 1024))
    yield "many_bombs.charx", raw_zip(CARD_ENTRY, *[zip_bomb_entry(b"assets/%d" % i, 32, crc=0) for i in range(80)])
    yield "overlapping.charx", overlapping()
    yield "million_entries.charx", million_entries(800_000)
    yield "more_entries_than_there_are.charx", raw_zip(CARD_ENTRY, count=60000)
    yield "directory_out_of_bounds.charx", raw_zip(CARD_ENTRY, directory_size=0x7FFFFFFF)
    yield "wrong_crc.charx", raw_zip(zip_entry(b"card.json", as_json(CARD), crc=1))
    yield "encrypted.charx", raw_zip(zip_entry(b"card.json", b"\0" * 12 + as_json(CARD), flags=1))
    yield "unknown_method.charx", raw_zip(zip_entry(b"card.json", as_json(CARD), method=99))
    yield "slip.charx", with_entry(b"../../../tmp/slipped", b"x")
    yield "slip_backslash.charx", with_entry(b"..\\..\\slipped", b"x")
    yield "absolute.charx", with_entry(b"/etc/cron.d/x", b"x")
    yield "drive.charx", with_entry(b"C:\\autoexec.bat", b"x")
    yield "symlink.charx", with_entry(b"assets/link", b"/etc/passwd", attributes=0o120777 << 16)
    yield "nul_in_a_name.charx", with_entry(b"assets/a\0.png", b"x")
    yield "card_is_deep.charx", raw_zip(zip_entry(b"card.json", b"[" * 500_000))
    # others
    yield "picture.gif", b"GIF89a" + b"\0" * 64
    yield "program.png", b"\x7fELF" + b"\0" * 64
    yield "noise.png", bytes((i * i * 31 + i) & 0xFF for i in range(100_000))
    yield "texts_of_nobody.json", as_json({key: value for key, value in TEXTS.items() if key != "name"})


if __name__ == "__main__":
    target = pathlib.Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    for name, data in files():
        (target / name).write_bytes(data)
    (target / ("n" * 200 + ".json")).write_bytes(b"{")
    os.mkfifo(target / "pipe.json")
    (target / "endless.json").symlink_to("/dev/zero")
    (target / "terminal.json").symlink_to("/dev/tty")
    (target / "nowhere.json").symlink_to("no such file")
    (target / "circle.json").symlink_to("circle.json")
    with (target / "sparse.charx").open("wb") as file:
        file.truncate(64 << 30)
    (target / "locked.json").write_bytes(as_json(v2()))
    (target / "locked.json").chmod(0)
    (target / "empty folder").mkdir()
