#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the first inputs of the fuzz targets into tests/fuzz/corpus: one small file for each shape that strangers'
bytes have.
Run it after a change here; what a fuzzer found is added by hand and stays, see CONTRIBUTING.md.
"""
import base64
import json
import pathlib
import struct
import zlib

HERE = pathlib.Path(__file__).resolve().parent / "corpus"

V1 = {"name": "Aya", "description": "{{char}} knits.", "personality": "dry", "scenario": "A café.",
      "first_mes": "Hello {{user}}.", "mes_example": "<START>\n{{user}}: hi\n{{char}}: hm"}
BOOK = {"name": "b", "scan_depth": 2, "token_budget": 99, "recursive_scanning": False, "extensions": {}, "entries": [
    {"keys": ["tea", "/gr(e|a)y/i"], "content": "@@depth 4\nTea is at five.", "extensions": {}, "enabled": True,
     "insertion_order": 1, "case_sensitive": False, "name": "n", "priority": 1, "id": 1, "comment": "c",
     "selective": True, "secondary_keys": ["milk"], "constant": True, "position": "before_char", "use_regex": False}]}
V2 = {"spec": "chara_card_v2", "spec_version": "2.0", "data": {
    **V1, "creator_notes": "n", "system_prompt": "{{original}} Be kind.", "post_history_instructions": "p",
    "alternate_greetings": ["Hi."], "character_book": BOOK, "tags": ["a", "猫"], "creator": "c",
    "character_version": "1", "extensions": {"talkativeness": "0.5", "fav": False, "world": "",
                                             "depth_prompt": {"prompt": "", "depth": 4, "role": "system"}}}}
V3 = {"spec": "chara_card_v3", "spec_version": "3.0", "data": {
    **V2["data"], "nickname": "Ay", "group_only_greetings": ["All."], "creation_date": 0, "modification_date": 1,
    "source": ["https://example.org"], "creator_notes_multilingual": {"ja": "メモ"},
    "assets": [{"type": "icon", "name": "main", "uri": "embeded://assets/icon/images/main.png", "ext": "png"},
               {"type": "background", "name": "b", "uri": "https://example.org/b.png", "ext": "png"},
               {"type": "emotion", "name": "e", "uri": "data:image/png;base64,AAAA", "ext": "png"},
               {"type": "x_y", "name": "d", "uri": "ccdefault:", "ext": "unknown"}]}}
AIKYO = {"metadata": {"id": "companion_aya", "name": "Aya", "personality": "dry", "story": "s", "sample": "x"},
         "role": "r", "actions": {}, "knowledge": {"k": "v"},
         "events": {"params": {"type": "object", "properties": {"mood": {"type": "number"}}, "required": ["mood"]},
                    "conditions": [{"expression": "mood > 5", "execute": [{"instruction": "smile", "tool": "emotion"}]},
                                   {"expression": "true", "execute": [{"instruction": "talk", "tool": "speak"}]}]}}
STUDIO = {"id": "companion_aya", "texts": {"en": {"name": "Aya", "nicknames": [], "role": "r", "personality": "p",
                                                  "story": "s", "greeting": "Hello."}}, "mainLanguage": "en"}


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def chunk(kind, data=b""):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(before=b"", behind=b"", width=2, height=1):
    lines = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    header = chunk(b"IHDR", struct.pack(">II5B", width, height, 8, 0, 0, 0, 0))
    return (b"\x89PNG\r\n\x1a\n" + header + before + chunk(b"IDAT", zlib.compress(lines, 9)) + behind +
            chunk(b"IEND"))


def text(keyword, words):
    return chunk(b"tEXt", keyword + b"\0" + words)


SMALL = compact({"name": "A"})


def png_files():
    small = base64.b64encode(SMALL)
    whole2, whole3 = base64.b64encode(compact(V2)), base64.b64encode(compact(V3))
    packed = zlib.compress(small, 9)
    yield "v2.png", png(text(b"chara", whole2))
    yield "v2_and_v3.png", png(behind=text(b"chara", whole2) + text(b"ccv3", whole3))
    yield "small.png", png(text(b"chara", small))
    yield "spelling.png", png(text(b"Chara", small) + text(b"CCV3", small))
    yield "lines.png", png(text(b"ccv3", b"\r\n".join(small[i:i + 4] for i in range(0, len(small), 4)).rstrip(b"=")))
    yield "packed.png", png(chunk(b"zTXt", b"chara\0\0" + packed))
    yield "unicode.png", png(chunk(b"iTXt", b"ccv3\0\0\0ja\0k\0" + small))
    yield "unicode_packed.png", png(chunk(b"iTXt", b"ccv3\0\1\0\0\0" + packed))
    yield "bomb.png", png(chunk(b"zTXt", b"chara\0\0" + zlib.compress(b"A" * 9_000_000, 9)))
    yield "many_texts.png", png(text(b"c", b"") * 64 + text(b"chara", small))
    yield "no_card.png", png(text(b"Comment", b"x") + chunk(b"gAMA", b"\0\0\xb1\x8f"))
    yield "asset.png", png(text(b"chara-ext-asset_:0", b"AAAA") + text(b"chara", small))
    yield "behind.png", png(text(b"chara", small)) + b"PK\5\6"
    yield "wide.png", png(text(b"chara", small), width=9000)


def zip_file(files, *, front=b"", counted=True, comment=b"", flags=0, attributes=0, trailer=False):
    body, table = b"", b""
    base = len(front) if counted else 0
    for name, content, method in files:
        data = zlib.compress(content, 9)[2:-4] if method == 8 else content
        sizes = struct.pack("<III", zlib.crc32(content), len(data), len(content))
        use = flags | (8 if trailer else 0)
        head = struct.pack("<HHHHH", 20, use, method, 0, 33)
        at = base + len(body)
        body += (b"PK\3\4" + head + (bytes(12) if trailer else sizes) + struct.pack("<HH", len(name), 0) + name + data +
                 (b"PK\7\x08" + sizes if trailer else b""))
        table += (b"PK\1\2" + struct.pack("<H", 20) + head + sizes +
                  struct.pack("<HHHHHII", len(name), 0, 0, 0, 0, attributes, at) + name)
    end = struct.pack("<HHHHIIH", 0, 0, len(files), len(files), len(table), base + len(body), len(comment))
    return front + body + table + b"PK\5\6" + end + comment


JPEG = bytes.fromhex("ffd8ffc0000b080002000301011100ffda0008010100003f001234ffd9")


def charx_files():
    card = (b"card.json", SMALL, 0)
    picture = (b"assets/icon/images/main.png", png(), 0)
    yield "small.charx", zip_file([card])
    yield "whole.charx", zip_file([(b"card.json", compact(V3), 8), picture])
    yield "packed.charx", zip_file([(b"a", b"a", 8), (b"card.json", SMALL * 9, 8)])
    yield "risu.charx", zip_file([(b"assets/icon/image/1.png", png(), 0), (b"x_meta/1.json", b"{}", 0),
                                  (b"module.risum", b"\x6f\0", 0), card])
    yield "jpeg.charx", zip_file([card], front=JPEG, counted=False)
    yield "jpeg_counted.charx", zip_file([card], front=JPEG)
    yield "trailer.charx", zip_file([card, (b"b", b"b", 8)], trailer=True)
    yield "comment.charx", zip_file([card], comment=b"PK\5\6")
    yield "two_cards.charx", zip_file([card, card])
    yield "no_card.charx", zip_file([picture])
    yield "slip.charx", zip_file([card, (b"../x", b"", 0)])
    yield "locked.charx", zip_file([card], flags=1)
    yield "link.charx", zip_file([card, (b"l", b"/x", 0)], attributes=0xA1FF0000)
    yield "bomb.charx", zip_file([(b"card.json", b" " * 9_000_000, 8)])
    yield "icon.charx", zip_file([(b"card.json", compact(
        {"data": {"assets": [{"type": "icon", "name": "main", "uri": "embeded://a"}]}}), 0), (b"a", png(), 0)])


def json_files():
    yield "v1.json", compact(V1)
    yield "v2.json", compact(V2)
    yield "v3.json", compact(V3)
    yield "v3_newer.json", compact({**V3, "spec_version": "3.1"})
    yield "aikyo.json", compact(AIKYO)
    yield "studio.json", compact(STUDIO)
    yield "lorebook.json", compact({"spec": "lorebook_v3", "data": BOOK})
    yield "lorebook_world.json", compact({"entries": {"0": {
        "uid": 0, "key": ["tea", "/gr(e|a)y/i"], "keysecondary": ["milk"], "selectiveLogic": 2, "content": "@@depth 4\nTea.",
        "position": 4, "depth": 1, "disable": False, "probability": 50, "sticky": 2, "group": "a", "matchWholeWords": None}}})
    yield "lorebook_risu.json", compact({"type": "risu", "ver": 1, "data": [
        {"key": "tea, gray", "secondkey": "milk", "mode": "normal", "insertorder": 1, "alwaysActive": False, "content": "Tea.",
         "selective": True, "useRegex": True, "activationPercent": 50, "extentions": {"risu_case_sensitive": True}}]})
    yield "lorebook_novelai.json", compact({"lorebookVersion": 5, "categories": [{"id": "c", "enabled": False}], "entries": [
        {"text": "Tea.", "keys": ["tea & milk"], "searchRange": 2000, "enabled": True, "forceActivation": False,
         "displayName": "n", "category": "c", "contextConfig": {"budgetPriority": 400, "insertionPosition": -4}}]})
    yield "lorebook_agnai.json", compact({"kind": "memory", "name": "b", "description": "", "entries": [
        {"name": "n", "entry": "Tea.", "keywords": ["te?", "gr*y"], "priority": 1, "weight": 2, "enabled": True}]})
    yield "bom.json", b"\xef\xbb\xbf" + compact(V1)
    yield "wrong_shapes.json", compact({"spec": "chara_card_v2", "data": {
        "name": 1, "tags": {"a": []}, "alternate_greetings": "x", "character_book": [], "extensions": 3}})
    yield "doubled.json", b'{"name":"a","name":"b","description":1e999,"first_mes":"\\ud800"}'
    yield "not_utf8.json", b'{"name":"\xff\xfe","description":""}'
    yield "deep.json", b'{"spec":"chara_card_v2","data":' + b"[" * 300 + b"]" * 300 + b"}"


def lines(*values):
    return b"\n".join(compact(value) for value in values) + b"\n"


def events(*values, word=b""):
    return b"".join(b"data: " + compact(value) + b"\n\n" for value in values) + word


# The first byte is the dialect (0 OpenAI chat, 1 responses, 2 Anthropic, 3 Gemini, 4 Ollama), the second how it is cut.
def stream_files():
    def delta(**fields):
        return {"choices": [{"index": 0, "delta": fields}]}
    done = b"data: [DONE]\n\n"
    end = {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 3,
                                                                                     "completion_tokens": 2}}
    call = {"index": 0, "id": "c1", "type": "function", "function": {"name": "wave", "arguments": '{"to":'}}
    rest = {"index": 0, "function": {"arguments": '"Aya"}'}}
    yield "chat.txt", b"\0\1" + events(delta(role="assistant", content="お茶"), delta(content="は?"), end, word=done)
    yield "chat_call.txt", b"\0\5" + events(delta(tool_calls=[call]), delta(tool_calls=[rest]), end, word=done)
    yield "chat_thought.txt", b"\0\2" + events(delta(reasoning_content="hm"), delta(content="Tea."), end, word=done)
    yield "chat_whole.txt", b"\0\3" + compact({"choices": [{"message": {"content": "Tea."}, "finish_reason": "stop"}]})
    yield "chat_error.txt", b"\0\4" + events({"error": {"message": "out of memory", "code": 500}})
    yield "chat_crlf.txt", b"\0\1: hello\r\n" + events(delta(content="a"), end, word=done).replace(b"\n", b"\r\n")
    yield "chat_half.txt", b'\0\1data: {"choices":[{"delta":{"content":"\\ud83d"}}]}\n\ndata: {"choices":[{"delta":{"content":"\\ude00"}}]}\n\n'
    yield "responses.txt", b"\1\1" + events(
        {"type": "response.output_text.delta", "delta": "Tea"},
        {"type": "response.function_call_arguments.done", "item_id": "i", "arguments": "{}"},
        {"type": "response.completed", "response": {"status": "completed", "usage": {"input_tokens": 1,
                                                                                     "output_tokens": 2}}})
    yield "anthropic.txt", b"\2\1" + events(
        {"type": "message_start", "message": {"usage": {"input_tokens": 9}}},
        {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": "Tea"}},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": {"output_tokens": 3}},
        {"type": "message_stop"})
    yield "anthropic_call.txt", b"\2\7" + events(
        {"type": "content_block_start", "index": 0, "content_block": {"type": "tool_use", "id": "t", "name": "wave"}},
        {"type": "content_block_delta", "index": 0, "delta": {"type": "input_json_delta", "partial_json": "{}"}},
        {"type": "content_block_stop", "index": 0}, {"type": "message_stop"})
    yield "gemini.txt", b"\3\1" + events(
        {"candidates": [{"content": {"parts": [{"text": "hm", "thought": True}, {"text": "Tea"}]}}]},
        {"candidates": [{"content": {"parts": [{"functionCall": {"name": "wave", "args": {}}}]},
                         "finishReason": "STOP"}], "usageMetadata": {"promptTokenCount": 1}})
    yield "gemini_list.txt", b"\3\2" + compact([{"candidates": [{"content": {"parts": [{"text": "Tea"}]},
                                                                 "finishReason": "STOP"}]}])
    yield "ollama.txt", b"\4\1" + lines(
        {"message": {"role": "assistant", "content": "Tea", "thinking": "hm"}, "done": False},
        {"message": {"tool_calls": [{"function": {"name": "wave", "arguments": {"to": "Aya"}}}]}, "done": False},
        {"message": {"content": ""}, "done": True, "done_reason": "stop", "prompt_eval_count": 4, "eval_count": 2})
    yield "page.txt", b"\0\1<html><head><title>Sign in</title></head></html>"


def replay_files():
    aya, kyoko = "companion_aya", "companion_kyoko"
    vote = {"state": "speak", "importance": 7, "selected": False, "closing": "none"}
    said = {"id": "m1", "from": "user", "to": [], "message": "Tea?"}

    def room(policy, **more):
        return {"room": {"policy": policy, "roster": [aya, kyoko, "guest:lab"], **more}}
    yield "vote.jsonl", lines(
        room("vote"), {"t": 0, "posted": said}, {"t": 5, "voted": {"from": aya, "messageId": "m1", **vote}},
        {"t": 9, "voteFailed": {"from": kyoko, "messageId": "m1", "cause": "timeout"}}, {"t": 9000, "tick": {}},
        {"t": 9001, "turnOver": {"from": aya, "outcome": "spoke", "message": "At five.", "id": "m2"}})
    yield "loose_vote.jsonl", lines(room("vote", voteDeadlineMs=100), {"t": 0, "posted": said}, {"t": 5, "voted": {
        "from": aya, "messageId": "m1", "state": 1, "importance": "8/10", "selected": None, "closing": []}})
    yield "ring.jsonl", lines(
        room("ring", seed=7), {"t": 0, "posted": said}, {"t": 3, "turnOver": {"from": aya, "outcome": "noReply"}},
        {"t": 4, "order": {"companions": [kyoko, aya]}}, {"t": 5, "reshuffle": {}}, {"t": 5, "reset": {}})
    yield "resource.jsonl", lines(
        room("resource"), {"t": 0, "posted": said}, {"t": 4, "consume": {"from": aya, "amount": 3, "message": "Here."}},
        {"t": 8, "maySpeak": {"companion": kyoko}}, {"t": 9, "pause": {}}, {"t": 9, "step": {}})
    yield "manual.jsonl", lines(
        room("manual"), {"t": 1, "cue": {"companion": aya}}, {"t": 2, "mute": {"companion": aya}}, {"t": 3, "stop": {}},
        {"t": 4, "roster": {"companions": [kyoko]}}, {"t": 5, "policy": {"policy": "vote"}}, {"t": 6, "hold": {}})
    yield "bad.jsonl", lines(room("vote")) + b'{"t": -1}\n'


def talk_files():
    header = {"user_name": "Me", "character_name": "Aya", "create_date": "2024-01-01@10h00m00s"}
    yield "tavern.jsonl", lines(header, {"name": "Aya", "is_user": False, "mes": "Hello.", "swipes": ["Hello.", "Hi."],
                                         "swipe_id": 0, "send_date": "January 1, 2024 10:00am"},
                                {"name": "Me", "is_user": True, "mes": "Tea?", "send_date": 1704103200000})
    yield "text.txt", "Aya: お茶は?\nそうね。\nMe：Yes.\nAya: 🍵\n".encode()
    yield "witnessed.json", compact({
        "format": "companion-studio-room", "version": 2, "witness": "companion_aya", "room": {"name": "Tea"}, "messages": [
            {"from": "companion_aya", "name": "Aya", "text": "Hello.", "time": "2024-01-01T10:00:00Z"}]})
    yield "room.json", compact({"format": "companion-studio-room", "version": 2, "room": {
        "id": "r", "name": "Tea", "roster": ["companion_aya"], "policy": {"policy": "vote"}}, "personas": [STUDIO], "events": []})
    yield "doubled.jsonl", b'{"name":"A","name":"B","mes":"\\ud800"}\n{"mes":1e999}\n\n\xff\xfe\n'


def door_files():
    call = compact({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "add", "arguments": {"a": 1}}})
    head = b"POST /mcp HTTP/1.1\r\nHost: localhost:1\r\nContent-Type: application/json\r\n"
    yield "call.json", call
    yield "request.http", head + b"Content-Length: %d\r\n\r\n" % len(call) + call
    yield "chunked.http", head + b"Transfer-Encoding: chunked\r\n\r\n%x;a=b\r\n" % len(call) + call + b"\r\n0\r\nX: y\r\n\r\n"
    yield "both.http", head + b"Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    yield "socket.http", b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
    yield "say.json", compact({"topic": "messages", "body": {"jsonrpc": "2.0", "method": "message.send", "params": {
        "id": "m", "from": "x", "to": ["companion_aya"], "message": "Tea?", "metadata": {}}}})
    yield "states.json", compact({"topic": "states", "body": [{"from": "companion_aya", "messageId": "m", "state": "speak",
                                                              "importance": 7, "selected": False, "closing": "none"}]})
    yield "query.json", compact({"topic": "queries", "body": {"jsonrpc": "2.0", "id": "q", "method": "query.send", "params": {
        "from": "companion_aya", "type": "vision"}}})
    yield "plain.json", compact({"id": "m", "from": "x", "to": "all", "message": "Tea?"})


def cassette_files():
    head = b'{"cassette":1}\n'
    one = {"started": 0, "request": {"url": "http://127.0.0.1:1/v1/chat/completions", "body": {"json": {"model": "m"}}},
           "answer": {"status": 200, "began": 8, "headers": {"content-type": "text/event-stream"},
                      "pieces": [[8, "data: {}\n\n"], [9, {"base64": "/w=="}]], "end": "finished", "ended": 9}}
    failed = {"started": 5, "verb": "GET", "request": {"url": "http://127.0.0.1:1/api/ps"},
              "answer": {"status": 0, "end": "failed", "ended": 7, "fault": {"kind": "unreachable"}}}
    yield "two.cassette", head + compact(one) + b"\n" + compact(failed) + b"\n"
    yield "again.cassette", head + compact(one) + b"\n" + head + compact(one) + b"\n{\"start"
    yield "newer.cassette", b'{"cassette":2}\n'


def settings_files():
    yield "doors.json", compact({"room": "tea", "mcp": {"open": True, "port": 3000, "needsToken": True, "speaksAsMe": False},
                                 "firehose": {"open": True, "port": 70000}, "network": {"joined": True, "address": "ws://[::1]:8080/?token=x"}})
    yield "provider.json", compact({"id": "openai", "name": "OpenAI", "kind": "openai", "baseUrl": "https://x:1/v1",
                                    "keyPlace": "environment", "variable": "KEY", "model": "m"})
    yield "models.json", compact({"votes": "together", "choices": {"companion_aya": {"provider": "p", "model": "m", "temperature": 1e99}}})
    yield "guests.json", compact([{"id": "guest:bob", "wireName": "bob", "name": "Bob", "colour": "#2a9d8f", "door": "mcp",
                                   "seated": True, "removed": False, "perMinute": -1}])
    yield "envelope.json", compact({"seq": 1, "topic": "messages", "origin": "mcp", "room": "r", "t": 5,
                                    "time": "2026-11-01T08:00:00Z", "body": {"id": "m", "from": "guest:user", "to": [],
                                                                             "message": "Hi", "program": "curl"}})
    yield "voices.json", compact({"aloud": True, "speed": 1.5, "voices": {"companion_aya": {"engine": "flite", "name": "slt"}}})
    yield "not_utf8.json", b'{"room":"\xff\xfe\\ud800"}'


def main():
    for target, files in (("card_png", png_files()), ("charx", charx_files()), ("card_json", json_files()),
                          ("stream", stream_files()), ("replay", replay_files()), ("talk", talk_files()),
                          ("door", door_files()), ("cassette", cassette_files()), ("settings", settings_files())):
        folder = HERE / target
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in files:
            (folder / name).write_bytes(content)


if __name__ == "__main__":
    main()
