# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How a written case is put down. `expect` has a word for each entry, in the order of the books: what made it fire
("Key", "Constant", …), what held it back ("NoKey", "Delay", …), or "cut:book" and "cut:room"."""

CASES = []


def entry(keys=(), content=None, **said):
    """An entry. Keys are a text or several; without content it says something that no key asks for."""
    said["keys"] = [keys] if isinstance(keys, str) else list(keys)
    return said | ({} if content is None else {"content": content})


def constant(content=None, **said):
    return entry((), content, constant=True, **said)


def book(*entries, **said):
    entries = [{"content": f"c{index}"} | each for index, each in enumerate(entries)]
    return {"name": "Coast", "entries": entries} | said


def source(*books, owner="mira"):
    return {"owner": owner, "books": list(books)}


def talk(*lines):
    """Lines of Ida; a pair names who else says it."""
    return [["Ida", line] if isinstance(line, str) else list(line) for line in lines]


def case(name, entries, lines, expect, **more):
    """`entries` of one book, or sources. `more`: members of the book in `of`, of the scene in `room`; and what else is
    expected: `told` (contents in their places), `step`, `key`, `message`, `firedBy`, `log` (of each entry), `ranOut`."""
    is_source = bool(entries) and "owner" in entries[0]
    of, room = more.pop("of", {}), more.pop("room", {})
    sources = list(entries) if is_source else [source(book(*entries, **of))]
    lines = talk(lines) if isinstance(lines, str) else talk(*lines)
    CASES.append({"name": name, "sources": sources, "scene": {"lines": lines} | room, "expect": expect.split(),
                  "more": more})


def rows(table, **said):
    """Cases of one entry with one key: (name, key, what was said, what comes of it)."""
    for name, key, lines, expect in table:
        case(name, [entry(key, **said)], lines, expect)


def word_of(verdict):
    return f"cut:{verdict['cutBy']}" if verdict["state"] == "cut" else verdict["why"]


def wrong_in(case, result):
    """What of a result is not as the case has it; empty: nothing."""
    verdicts = result["verdicts"]
    found = {"expect": [word_of(verdict) for verdict in verdicts], "ranOut": result["ranOut"],
             "told": [placement["content"] for placement in result["placements"]],
             "log": [messages for *_, messages in result["log"]], "disabled": result["disabled"],
             "flaws": [key for *_, key in result["flaws"]]}
    for member in ("step", "key", "message", "firedBy"):
        found[member] = [verdict.get(member) for verdict in verdicts]
    asked = {"expect": case["expect"], "ranOut": False} | case["more"]
    return [f"{member}: {found[member]} instead of {value}" for member, value in asked.items() if found[member] != value]
