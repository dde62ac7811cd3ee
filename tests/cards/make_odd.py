#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the cards of the folder `odd`: odd, but of shapes that people have. See odd.tsv for what is said of each."""
import base64
import pathlib
import struct

from boxes import JPEG, as_json, card_text, charx, png, text

TEXTS = {
    "name": "Rosa",
    "description": "{{char}} mends bicycles.",
    "personality": "Quick, kind.",
    "scenario": "A shop at closing time.",
    "first_mes": "We are closing, {{user}}. Come in.",
    "mes_example": "<START>\n{{user}}: Can it be mended?\n{{char}}: Everything can.",
}
MORE = {
    "creator_notes": "", "system_prompt": "", "post_history_instructions": "", "alternate_greetings": [], "tags": [],
    "creator": "", "character_version": "", "extensions": {},
}


def v2(**data):
    return {"spec": "chara_card_v2", "spec_version": "2.0", "data": {**TEXTS, **MORE, **data}}


def v3(**data):
    return {"spec": "chara_card_v3", "spec_version": "3.0",
            "data": {**TEXTS, **MORE, "group_only_greetings": [], **data}}


SILLY_TAVERN = {
    **TEXTS, "creatorcomment": "For the evening.", "avatar": "none", "chat": "Rosa - 2024-3-2 @19h 04m 11s 201ms",
    "talkativeness": "0.8", "fav": False, "create_date": "2024-3-2 @19h 04m 11s 200ms", "tags": ["shop"],
    **v2(creator_notes="For the evening.", tags=["shop"], creator="somebody", character_version="main",
         alternate_greetings=["Back again?"],
         extensions={"talkativeness": "0.8", "fav": False, "world": "Town",
                     "depth_prompt": {"prompt": "It is late.", "depth": 4, "role": "system"},
                     "pygmalion_id": "", "github_repo": ""},
         character_book={"name": "Town", "entries": [{
             "id": 0, "keys": ["bridge"], "secondary_keys": [], "comment": "Bridge", "content": "The bridge is closed.",
             "constant": False, "selective": True, "insertion_order": 100, "enabled": True, "position": "before_char",
             "use_regex": True, "extensions": {"position": 0, "probability": 100, "useProbability": True,
                                               "depth": 4, "selectiveLogic": 0, "group": "", "role": None}}]}),
}

RISU = v3(
    nickname="Ro", creation_date=1714000000, modification_date=1714000001, source=["risu:1"],
    assets=[{"type": "icon", "uri": "embeded://assets/icon/image/main.png", "name": "main", "ext": "png"},
            {"type": "emotion", "uri": "embeded://assets/emotion/image/joy.png", "name": "joy", "ext": "png"},
            {"type": "x-risu-asset", "uri": "embeded://assets/other/image/shop.png", "name": "shop", "ext": "png"}],
    extensions={"risuai": {"bias": [], "viewScreen": "none", "utilityBot": False, "sdData": [["always", "1girl"]],
                           "backgroundHTML": "<style>*{display:none}</style><script>top.close()</script>",
                           "customScripts": [{"comment": "", "in": "a", "out": "b", "type": "editdisplay"}]},
                "depth_prompt": {"depth": 0, "prompt": ""}})
RISU_FILES = (
    ("assets/icon/image/main.png", png()), ("assets/emotion/image/joy.png", png(side=3)),
    ("assets/other/image/shop.png", png(side=4)), ("x_meta/main.json", b'{"type":"PNG"}'),
    ("x_meta/joy.json", b'{"type":"PNG"}'), ("module.risum", b"o\0\x10\0\0\0" + bytes(range(64))),
)

# Character editors of 2023 wrote the fields of two programs and their own.
EDITOR_2023 = {
    "char_name": "Rosa", "char_persona": TEXTS["description"], "world_scenario": TEXTS["scenario"],
    "char_greeting": TEXTS["first_mes"], "example_dialogue": TEXTS["mes_example"], **TEXTS,
    "metadata": {"version": 1, "created": 1680000000000, "modified": 1680000000001, "source": None,
                 "tool": {"name": "Some Character Editor", "version": "0.5.0", "url": "https://example.invalid/editor/"}},
}

NULLS = v2(alternate_greetings=None, tags=None, creator_notes=None, character_book=None, system_prompt=None,
           extensions={"chub": {"id": 7, "full_path": "a/b", "related_lorebooks": []}})
del NULLS["data"]["character_version"]

WRONG_TYPES = v2(tags="shop, evening", alternate_greetings="Back again?", talkativeness=3, creator=12)


def lines_of_76(card):
    return b"\n".join(base64.b64encode(as_json(card))[i:i + 76] for i in range(0, 1 << 16, 76)).rstrip(b"\n")


def shifted(jpeg, archive):
    """The archive behind the picture, with offsets that count from the start of the file."""
    end = archive.rindex(b"PK\5\6")
    directory = struct.unpack_from("<I", archive, end + 16)[0]
    out = bytearray(archive)
    struct.pack_into("<I", out, end + 16, directory + len(jpeg))
    at = directory
    while out[at:at + 4] == b"PK\1\2":
        offset = struct.unpack_from("<I", out, at + 42)[0]
        struct.pack_into("<I", out, at + 42, offset + len(jpeg))
        at += 46 + sum(struct.unpack_from("<HHH", out, at + 28))
    return jpeg + bytes(out)


def named(name):
    return as_json(v2(name=name))


CARDS = {
    "sillytavern_v2.json": as_json(SILLY_TAVERN, indent=4),
    "sillytavern.png": png(card_text(b"chara", SILLY_TAVERN), card_text(b"ccv3", {
        **SILLY_TAVERN, "spec": "chara_card_v3", "spec_version": "3.0"})),
    "risu.charx": charx(RISU, RISU_FILES),
    "risu_stored.charx": charx(RISU, RISU_FILES, method=0),
    "risu_behind_jpeg.jpg": JPEG + charx(RISU, RISU_FILES),
    "risu_behind_jpeg_shifted.jpeg": shifted(JPEG, charx(RISU, RISU_FILES)),
    "v1_2023.json": as_json(TEXTS, indent=1),
    "v1_editor_2023.json": as_json(EDITOR_2023),
    "v1_in_png.png": png(card_text(b"chara", TEXTS)),
    "v1_few_fields.json": as_json({"name": "Rosa", "description": "Mends bicycles.", "first_mes": "Hi."}),
    "both_disagree.png": png(card_text(b"chara", v2(description="old")), card_text(b"ccv3", v3(description="new"))),
    "ccv3_first.png": png(card_text(b"ccv3", v3(description="new")), card_text(b"chara", v2(description="old"))),
    "only_ccv3.png": png(card_text(b"ccv3", v3())),
    "keyword_in_capitals.png": png(card_text(b"Chara", v2())),
    "base64_in_lines.png": png(text(b"chara", lines_of_76(v2()))),
    "no_card.png": png(text(b"Comment", b"a bicycle")),
    "bom.json": b"\xef\xbb\xbf" + as_json(v2()),
    "utf16.json": as_json(v2()).decode("utf-8").encode("utf-16"),
    "crlf_and_tabs.json": as_json(v2(), indent="\t").replace(b"\n", b"\r\n"),
    "latin1.json": as_json(v2(description="caf\u00e9")).decode("utf-8").encode("latin-1"),
    "newer_v3.json": as_json({**v3(), "spec_version": "3.7"}),
    "version_is_a_number.json": as_json({**v2(), "spec_version": 2.0}),
    "nulls.json": as_json(NULLS),
    "wrong_types.json": as_json(WRONG_TYPES),
    "keys_twice.json": as_json(v2()).replace(b'"personality"', b'"personality": "First.", "personality"'),
    "half_a_face.json": as_json(v2(first_mes="\ud83d hi")),
    "half_a_face_escaped.json": as_json(v2(first_mes="FACE hi")).replace(b"FACE", b"\\ud83d"),
    "unknown_spec.json": as_json({**v2(), "spec": "chara_card_v9"}),
    "markup.json": as_json(v2(description="<img src=x onerror=alert(1)> ![x](https://example.invalid/p.png)")),
    "remote_assets.json": as_json(v3(assets=[{"type": "icon", "uri": "https://example.invalid/a.png", "name": "main",
                                              "ext": "png"}])),
    "name_dots.json": named(".."),
    "name_device.json": named("CON"),
    "name_path.json": named("../../etc/passwd"),
    "name_division_slash.json": named("a\u2215b"),
    "name_turned_round.json": named("Rosa\u202egnp.exe"),
    "name_escape.json": named("Rosa\x1b]0;title\x07\x1b[2J"),
    "name_nul.json": named("Ro\0sa"),
    "name_lines.json": named("Rosa\nthe second"),
    "name_4k.json": named("R" * 4096),
    "name_empty.json": named(""),
    "name_spaces.json": named(" \u3000 "),
    "name_faces.json": named("\U0001f6b2"),
    "lorebook_alone.json": as_json({"spec": "lorebook_v3", "data": {"extensions": {}, "entries": []}}),
    "group.json": as_json({"id": "1", "name": "Shop", "members": ["Rosa.png"], "allow_self_responses": False,
                           "activation_strategy": 0, "disabled_members": [], "chat_id": "1", "chats": ["1"]}),
}

if __name__ == "__main__":
    folder = pathlib.Path(__file__).parent / "odd"
    folder.mkdir(exist_ok=True)
    for file in folder.iterdir():
        file.unlink()
    for name, card in CARDS.items():
        (folder / name).write_bytes(card)
