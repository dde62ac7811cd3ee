# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A file reaches what it names: a type of ours, or of Qt, by the includes of the file or a forward declaration there.

The builds of CI make one translation unit of a module, with precompiled headers, where a file may live by what its
neighbours include. Looked at are types of which the name says where they come from: one header of the tree defines
them, or one of Qt bears their name. Free functions and the standard library are not looked at.
"""
import collections
import functools
import pathlib
import re

from check import INCLUDE, without

DEFINED = re.compile(r"^( *)(?:class|struct|enum class|enum)\s+([A-Z]\w+)\b(?!\s*;)", re.M)
DECLARED = re.compile(r"\b(?:class|struct|enum class)\s+([A-Z]\w+)")
ALIAS = re.compile(r"\busing\s+([A-Z]\w+)\s*=|\btemplate\s*<[^>]*\b(?:class|typename)\s+([A-Z]\w+)")
ENUMERATORS = re.compile(r"\benum\b[^;{(]*\{([^}]*)\}")
CONTEXT = re.compile(r"TR_FUNCTIONS\([^)]*\)")
NAMED = re.compile(r"(?<![\w.>])(?:([A-Za-z_]\w*)::)?([A-Z]\w+)\b")
QT_INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^">]+)[">]', re.M)


def around(start, arrows):
    """All that is reached from `start`, itself too."""
    reached, ahead = {start}, [start]
    while ahead:
        new = set(arrows(ahead.pop())) - reached
        reached |= new
        ahead += new
    return reached


def homes(code):
    """type -> the header that defines it, for names that stand for one thing only"""
    found, times = {}, collections.Counter()
    for path, text in code.items():
        for indent, name in DEFINED.findall(text):
            times[name] += 1
            if not indent and path.endswith(".h"):
                found[name] = path
        times.update(name for pair in ALIAS.findall(text) for name in pair if name)
        for body in ENUMERATORS.findall(text):
            times.update(re.findall(r"\b[A-Z]\w+", body))
    return {name: path for name, path in found.items() if times[name] == 1}


def included(path, text, sources):
    for line in text.splitlines():
        match = INCLUDE.match(line)
        if match and match.group(1) == '"':
            yield from {match.group(2), str(pathlib.PurePosixPath(path).parent / match.group(2))} & sources.keys()


class QtHeaders:
    """Which header of Qt leads to which, as "QtCore/qstring.h"."""

    def __init__(self, folder):
        self.folder = folder
        self.places = collections.defaultdict(list)  # "QString" -> ["QtCore/QString"]
        for header in sorted(folder.glob("Qt*/*")):
            if header.is_file():
                self.places[header.name].append(f"{header.parent.name}/{header.name}")

    def resolved(self, header, module=None):
        if "/" in header:
            return [header]
        beside = f"{module}/{header}"
        return [beside] if beside in self.places[header] else self.places[header][:1]

    @functools.cache
    def text(self, header):
        path = self.folder / header
        return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""

    @functools.cache
    def arrows(self, header):
        module = header.split("/")[0]
        return [other for name in QT_INCLUDE.findall(self.text(header)) for other in self.resolved(name, module)]

    @functools.cache
    def homes(self, name):
        """The headers that define the class; none if nothing of that name is a header and a class."""
        lines = [other for place in self.places.get(name, []) for other in self.arrows(place)]
        return {home for home in lines if re.search(rf"\b(class|struct)\b[^;{{]*\b{name}\b[^;{{]*\{{", self.text(home))}

    def reached(self, text):
        """From the includes of a source of ours."""
        starts = [header for name in QT_INCLUDE.findall(text) for header in self.resolved(name)]
        return set().union(*(around(header, self.arrows) for header in starts))

    @functools.cache
    def declares(self, header):
        return set(re.findall(r"\b(?:class|struct)\s+(?:Q_\w+\s+)?(Q\w+)", self.text(header)))


def reach_errors(sources, qt=None):
    """(path, line, what is wrong) for all sources, path -> text, together."""
    code = {path: without(text, texts=True) for path, text in sources.items()}
    arrows = {path: list(included(path, text, sources)) for path, text in sources.items()}
    declared = {path: set(DECLARED.findall(text)) for path, text in code.items()}
    home = homes(code)
    of_qt = {path: qt.reached(text) if qt else set() for path, text in sources.items()}
    for path, text in code.items():
        reached = around(path, arrows.__getitem__)
        known = set().union(*(declared[other] for other in reached))
        reached_qt = set().union(*(of_qt[other] for other in reached))
        told = set()
        for match in NAMED.finditer(CONTEXT.sub("", text)):
            qualifier, name = match.groups()
            if name in told or name in known or (qualifier and qualifier[0].isupper()):
                continue
            told.add(name)
            line = text.count("\n", 0, match.start()) + 1
            if home.get(name, path) not in reached:
                yield path, line, f"{name} comes from {home[name]}, which is not included"
            homes_qt = qt.homes(name) if qt and name.startswith("Q") else set()
            if homes_qt and not homes_qt & reached_qt:
                # a header may name what Qt's own headers only declare, as in the override of paint(QPainter *)
                if path.endswith(".cpp") or not any(name in qt.declares(header) for header in reached_qt):
                    yield path, line, f"{name} is used without <{name}>"
