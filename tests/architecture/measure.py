#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what the structure of core, ui and app looks like in numbers. It judges nothing; check.py does.

    python3 -B tests/architecture/measure.py

A unit is a header and its source. Units are in a circle if each can be reached from the other by #include. A class is cut
if its members are defined in several sources of one folder.
"""
import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = ("RequestId", "setTheme", "changeEvent")
INCLUDE = re.compile(r'#include "([^"]+)"')
MEMBER = re.compile(r"^(?!return\b|\s|.*;$)(?:[\w:<>,&*\[\] ]+[ &*])?(\w+)::~?(?!tr\b)\w+\(", re.M)
CLASS = re.compile(r"^\s*(?:class|struct)(?: \[\[nodiscard\]\])? (\w+)\b[^;]*$", re.M)


def sources():
    """path -> text of all headers and sources of the product."""
    found = {}
    for root in ("core", "ui", "app"):
        for path in sorted((ROOT / root).rglob("*")):
            if path.suffix in (".h", ".cpp"):
                found[str(path.relative_to(ROOT))] = path.read_text(encoding="utf-8")
    return found


def circles(graph):
    """Strongly connected parts of more than one unit, by Tarjan, without recursion."""
    index, low, stack, on_stack, found = {}, {}, [], set(), []
    for start in sorted(graph):
        if start in index:
            continue
        work = [(start, iter(sorted(graph[start])))]
        index[start] = low[start] = len(index)
        stack.append(start)
        on_stack.add(start)
        while work:
            node, following = work[-1]
            for other in following:
                if other not in index:
                    index[other] = low[other] = len(index)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(sorted(graph[other]))))
                    break
                if other in on_stack:
                    low[node] = min(low[node], index[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    part = [stack.pop()]
                    while part[-1] != node:
                        part.append(stack.pop())
                    on_stack.difference_update(part)
                    if len(part) > 1:
                        found.append(sorted(part))
    return sorted(found, key=len, reverse=True)


def include_graph(files):
    def unit(path):
        return re.sub(r"\.(h|cpp)$", "", path)
    graph = {unit(path): set() for path in files}
    for path, text in files.items():
        for included in INCLUDE.findall(text):
            if included in files and unit(included) != unit(path):
                graph[unit(path)].add(unit(included))
    return graph


def cut_classes(files):
    """class -> its sources, where there are several in one folder and its header is there, too."""
    declared = collections.defaultdict(set)
    for path, text in files.items():
        if path.endswith(".h"):
            declared[str(pathlib.PurePath(path).parent)].update(CLASS.findall(text))
    where = collections.defaultdict(set)
    for path, text in files.items():
        if path.endswith(".cpp"):
            folder = str(pathlib.PurePath(path).parent)
            for name in set(MEMBER.findall(text)):
                if name in declared[folder]:
                    where[(folder, name)].add(pathlib.PurePath(path).name)
    return {key: sorted(names) for key, names in sorted(where.items()) if len(names) > 1}


def main():
    files = sources()
    lines = sum(text.count("\n") for text in files.values())
    print(f"{lines} lines in {len(files)} files")
    folders = collections.Counter(str(pathlib.PurePath(path).parent) for path in files)
    print("largest folders:", ", ".join(f"{name} {count}" for name, count in folders.most_common(4)))
    long_sources = [path for path, text in files.items() if path.endswith(".cpp") and text.count("\n") > 400]
    print(f"sources over 400 lines: {len(long_sources)}")
    graph = include_graph(files)
    parts = circles(graph)
    inside = sum(len(part) for part in parts)
    print(f"units in circles: {inside} of {len(graph)} ({100 * inside / len(graph):.1f} %), "
          f"largest {len(parts[0]) if parts else 0}")
    cut = cut_classes(files)
    print(f"classes cut over several sources: {len(cut)}")
    for (folder, name), names in cut.items():
        print(f"    {folder}/{name}: {', '.join(names)}")
    for word in WORDS:
        print(f"lines with {word}: {sum(len(re.findall(rf'.*{word}.*', text)) for text in files.values())}")


if __name__ == "__main__":
    main()
