#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the papers say of the code, held against the code: the arrows in ARCHITECTURE.md are those of modules.txt, and each
stop of tests/TOUR.md, `file:function`, is there. Each large folder has a README.md, and each file that a README names is there.

papers.py --write   draws the arrows of ARCHITECTURE.md anew
"""
import collections
import pathlib
import posixpath
import re
import sys

BEGIN = "<!-- arrows: drawn by tests/architecture/papers.py --write -->"
END = "<!-- end of arrows -->"
STOP = re.compile(r"`((?:app|core|ui)/[\w./]+\.(?:cpp|h)):(\w+)`")
MOST_STOPS = 10
GUIDED = ("app", "core", "tests", "ui")
NAMED_FILE = re.compile(r"`([^`\s]+\.(?:h|cpp|py|txt|md))`")
MOST_WITHOUT_GUIDE = 30


def reach_of(table):
    """module -> everything below it"""
    below = {}

    def visit(module):
        if module not in below:
            direct = table[module][0]
            below[module] = set(direct).union(*(visit(other) for other in direct)) if direct else set()
        return below[module]

    for module in table:
        visit(module)
    return below


def arrows(table):
    """module -> the modules right below it: an arrow that others imply is left out"""
    below = reach_of(table)
    return {module: sorted(other for other in allowed
                           if not any(other in below[third] for third in allowed if third != other))
            for module, (allowed, _) in table.items()}


def drawing(table):
    """One line a module, every module above those that it stands on."""
    direct = arrows(table)
    below = reach_of(table)
    shown = [module for module in table if not module.startswith("tests") and not module.endswith(".h")]
    depth = {}

    def height(module):
        if module not in depth:
            depth[module] = 1 + max((height(other) for other in below[module]), default=0)
        return depth[module]

    ordered = sorted(shown, key=lambda module: (-height(module), module))
    width = max(len(module) for module in ordered)
    lines = []
    for module in ordered:
        line = f"{module:<{width}} ─►" if direct[module] else module
        for other in direct[module]:
            if len(line) + 1 + len(other) > 120:
                lines.append(line)
                line = " " * (width + 3)
            line += " " + other
        lines.append(line)
    return "\n".join(lines)


def drawn(paper):
    """The arrows that stand in a paper; none: the marks are not there."""
    match = re.search(re.escape(BEGIN) + r"\n```\n(.*?)\n```\n" + re.escape(END), paper, re.S)
    return match and match.group(1)


def map_errors(paper, table):
    if drawn(paper) != drawing(table):
        yield "ARCHITECTURE.md: the arrows are not those of modules.txt; tests/architecture/papers.py --write draws them"


def defines(path, text, function):
    """Whether a source defines the function, or a header declares it; a call does not count."""
    begin = r"^[A-Za-z][\w:<>,&* ]*?[\s&*:]" if path.endswith(".cpp") else r"^\s*[A-Za-z\[][\w:<>,&*\[\] ]*?[\s&*]"
    return re.search(begin + rf"{function}\(", text, re.M) is not None


def tour_errors(tour, read):
    """`read` gives the text of a file, or None."""
    stops = STOP.findall(tour)
    for path, function in stops:
        text = read(path)
        if text is None:
            yield f"tests/TOUR.md: {path} is not there"
        elif not defines(path, text, function):
            yield f"tests/TOUR.md: {path} has no {function}"
    first = tour.split("\n## ")[1] if "\n## " in tour else ""
    numbers = [int(number) for number in re.findall(r"^(\d+)\. `", first, re.M)]
    if numbers != list(range(1, MOST_STOPS + 1)):
        yield f"tests/TOUR.md: the tour has {len(numbers)} stops, not {MOST_STOPS} in order"


def missing_guides(files):
    """The folders that have many sources of their own and no README.md."""
    sources = collections.Counter(posixpath.dirname(path) for path in files if path.endswith((".h", ".cpp")))
    for folder, count in sorted(sources.items()):
        if count > MOST_WITHOUT_GUIDE and f"{folder}/README.md" not in files:
            yield f"{folder}: {count} sources and no README.md"


def guide_errors(guide, text, is_file):
    """A README names files from its own folder or from the root of the tree."""
    folder = posixpath.dirname(guide)
    for name in NAMED_FILE.findall(text):
        if not is_file(name) and not is_file(posixpath.normpath(posixpath.join(folder, name))):
            yield f"{guide}: {name} is not there"


def paper_errors(root, table):
    def read(path):
        file = root / path
        return file.read_text(encoding="utf-8") if file.is_file() else None

    yield from map_errors(read("ARCHITECTURE.md"), table)
    yield from tour_errors(read("tests/TOUR.md"), read)
    files = {path.relative_to(root).as_posix() for top in GUIDED for path in (root / top).rglob("*")}
    yield from missing_guides(files)
    for guide in sorted(path for path in files if path.endswith("/README.md")):
        yield from guide_errors(guide, read(guide), lambda path: (root / path).is_file())


def main():
    import check

    root = pathlib.Path(__file__).resolve().parent.parent.parent
    table = check.read_table((root / "tests/architecture/modules.txt").read_text(encoding="utf-8"))
    if "--write" in sys.argv:
        paper = root / "ARCHITECTURE.md"
        text = paper.read_text(encoding="utf-8")
        if BEGIN not in text or END not in text:
            raise SystemExit("ARCHITECTURE.md has no place for the arrows")
        new = f"{BEGIN}\n```\n{drawing(table)}\n```\n{END}"
        paper.write_text(re.sub(re.escape(BEGIN) + ".*?" + re.escape(END), lambda _: new, text, flags=re.S),
                         encoding="utf-8")
        return
    errors = list(paper_errors(root, table))
    print("\n".join(errors) or "The papers fit the code.")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
