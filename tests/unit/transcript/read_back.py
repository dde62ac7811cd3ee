# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a document with parsers that are not ours and tells as JSON what is in it.

    read_back.py html|csv|srt|vtt < document
"""

import base64
import csv
import hashlib
import html.parser
import io
import json
import re
import sys

VOID = {"meta", "br", "img", "hr"}
TAGS = {
    "html": {"lang", "dir"}, "head": set(), "title": set(), "style": set(), "body": set(),
    "meta": {"charset", "http-equiv", "content", "name"}, "header": set(), "main": set(),
    "section": {"aria-labelledby"}, "article": {"class"}, "h1": {"dir"}, "h2": {"id"}, "h3": set(),
    "p": {"class", "dir"}, "ul": {"class", "aria-label"}, "li": {"class"}, "bdi": set(), "b": set(),
    "span": {"class", "aria-hidden"}, "div": {"class", "dir", "role"}, "time": {"datetime"},
    "table": {"class"}, "tr": {"class"}, "th": {"scope", "class"}, "td": {"class"}, "tbody": set(),
    # what was said: our own subset of Markdown
    "h4": set(), "h5": set(), "h6": set(), "ol": {"start"}, "blockquote": set(), "pre": set(), "code": set(),
    "strong": set(), "em": set(), "s": set(), "hr": set(),
}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.unknown, self.open, self.texts, self.style = [], [], [], ""
        self.policy = self.lang = ""
        self.in_text = False

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        if tag not in TAGS:
            self.unknown.append(tag)
        self.unknown += [f"{tag} {name}" for name in attrs if name not in TAGS.get(tag, set())]
        if tag == "meta" and attrs.get("http-equiv") == "Content-Security-Policy":
            self.policy = attrs["content"]
        if tag == "html":
            self.lang = attrs.get("lang", "")
        if tag == "div" and attrs.get("class") == "t":
            self.in_text = True
            self.texts.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.unknown.append(f"/{tag}")
        if tag == "div":
            self.in_text = False

    def handle_data(self, data):
        if self.open and self.open[-1] == "style":
            self.style += data
        elif self.in_text:
            self.texts[-1] += data

    def handle_comment(self, data):
        self.unknown.append(f"comment {data}")

    def unknown_decl(self, data):
        self.unknown.append(f"declaration {data}")


def page(text):
    parser = Page()
    parser.feed(text)
    parser.close()
    hashed = base64.b64encode(hashlib.sha256(parser.style.encode()).digest()).decode()
    addresses = [url for url in re.findall(r"url\(([^)]*)\)", parser.style) if not url.startswith("data:image/")]
    return {"unknown": parser.unknown + addresses, "unclosed": len(parser.open), "texts": parser.texts,
            "policy": parser.policy, "style": parser.style, "styleHash": hashed, "lang": parser.lang}


def table(text):
    return {"rows": list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))}


TIME = re.compile(r"(\d{2,}):([0-5]\d):([0-5]\d)([.,])(\d{3})")


def milliseconds(text, comma, wrong):
    found = TIME.fullmatch(text)
    if not found or found[4] != comma:
        wrong.append(f"no time: {text}")
        return 0
    hours, minutes, seconds, rest = int(found[1]), int(found[2]), int(found[3]), int(found[5])
    return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest


def cues(text, web):
    wrong, found = [], []
    blocks = [block for block in text.split("\n\n") if block.strip("\n")]
    if web:
        if not blocks or blocks.pop(0) != "WEBVTT":
            wrong.append("no WEBVTT")
        if blocks and blocks[0].startswith("NOTE "):
            blocks.pop(0)
    for number, block in enumerate(blocks, 1):
        lines = block.strip("\n").split("\n")
        if lines[0] != str(number) or len(lines) < 3:
            wrong.append(f"no cue: {block}")
            continue
        start, arrow, end = lines[1].partition(" --> ")
        comma = "." if web else ","
        cue = {"from": milliseconds(start, comma, wrong), "to": milliseconds(end, comma, wrong),
               "text": "\n".join(lines[2:])}
        if cue["to"] <= cue["from"] or not arrow:
            wrong.append(f"no span: {lines[1]}")
        if "-->" in cue["text"]:
            wrong.append(f"an arrow: {block}")
        tags = re.findall(r"<[^>]*>?", cue["text"])
        if tags and (not web or len(tags) > 1 or not re.fullmatch(r"<v [^<>]*>", tags[0])):
            wrong.append(f"tags: {tags}")
        found.append(cue)
    return {"wrong": wrong, "cues": found}


document = sys.stdin.buffer.read().decode("utf-8")
readers = {"html": page, "csv": table, "srt": lambda text: cues(text, False), "vtt": lambda text: cues(text, True)}
json.dump(readers[sys.argv[1]](document), sys.stdout)
