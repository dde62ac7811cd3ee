#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads every source of core, ui, app and tests and tells what breaks the rules of the house:

arrows that are not in modules.txt, papers that do not fit the code (papers.py), missing SPDX lines, words that must not be there, colours and rich text in ui, names
that a file does not include (reach.py).
Exits 1 and prints FILE:LINE: what is wrong. selftest.py shows that each rule can fail.
"""
import pathlib
import re
import sys

ROOTS = ("core", "ui", "app", "tests")
SPDX = ("SPDX-" + "FileCopyrightText:", "SPDX-" + "License-Identifier: GPL-3.0-or-later")
INCLUDE = re.compile(r'^\s*#\s*include\s*(["<])([^">]+)[">]')

# (where, what must not be there, why). Comments are taken out first; texts too, unless the rule is about texts.
CODE_RULES = [
    ("", r"\bQEventLoop\b", "no nested event loops"),
    ("core ui app", r"\bprocessEvents\b", "no nested event loops"),
    ("", r"(?<![\w.>])sender\(\)", "connect with a context object, not sender()"),
    ("", r"\bSIGNAL\(|\bSLOT\(", "typed connect only"),
    ("", r"\bco_(await|return|yield)\b", "no coroutines, g++ 12 miscompiles them"),
    ("", r"\b(QThread::m?u?sleep|QTest::qSleep|QTest::qWait|sleep_for|usleep)\s*\(", "no sleeps"),
    ("", r"\bq(Debug|Info|Warning|Critical)\s*\(", "log with a category of core/base/log.h"),
    ("", r"\bstd::(ranges::)?views::", "clang 14 cannot compile the views of libstdc++ 12"),
    ("", r"\busing namespace std;", "std is never imported whole"),
    ("", r"\b(openUrl|QDesktopServices|setOpenExternalLinks)\b", "nothing is opened by us"),
    ("app core ui", r"(?<![\w.])(?:(?:std::)?(?:stdout|stderr|cout|cerr|clog)\b|(?:std::)?(?:f?printf|puts|putchar)\s*\()",
     "commands show text through app/console.h and app/harmless.h"),
    ("ui app", r"\b(setHtml|setMarkdown|insertHtml|appendHtml)\b", "plain text only"),
    ("ui app", r"Qt::(RichText|AutoText|MarkdownText)\b", "plain text only"),
    ("ui", r"\bQColor(\s+\w+)?\s*[({]\s*(\d|0x|u?\"|Qt::|QStringLiteral|QLatin1)", "colours come from ui/theme"),
    ("ui", r"\b(QColorConstants\b|qRgba?\s*\()", "colours come from ui/theme"),
    ("ui", r"Qt::(dark)?(black|white|red|green|blue|cyan|magenta|yellow|gray|Red|Green|Blue|Cyan|Magenta|Yellow|Gray)\b",
     "colours come from ui/theme"),
]
TEXT_RULES = [
    ("ui", r'"#[0-9A-Fa-f]{3,8}"', "colours come from ui/theme"),
]
# Also in comments.
RAW_RULES = [
    ("", r"\b(TODO|FIXME|XXX|HACK)\b", "nothing half done in the tree"),
]
EXEMPT = {
    "colours come from ui/theme": "ui/theme/",
    # a signal of D-Bus has no other way in
    "typed connect only": ("ui/theme/desktop_settings.cpp", "ui/around/global_keys.cpp", "ui/around/notice_server.cpp"),
    # after a yes to the real host; and the folder of a file that the user has just had written
    # pages that core/transcript wrote, in which every text of others is escaped, shown by what loads nothing
    # and the manual, which is our own text, without HTML
    "plain text only": ("ui/help/manual_document.cpp", "ui/record/document_preview.cpp", "ui/record/document_print.cpp", "ui/window/desks/record_desk.cpp"),
    # the door itself, and bytes that are no text: pages, pictures
    "commands show text through app/console.h and app/harmless.h": (
        "app/console.cpp", "app/harmless.cpp", "app/file_output.cpp", "app/commands/room_export.cpp"),
    "nothing is opened by us": ("ui/transcript/link_dialog.cpp", "ui/window/desks/record_desk.cpp"),
}
# A widget that would guess rich text must be told not to, by its name and in the same file: `a = new QLabel(…)`,
# `, m_a(new QLabel(…))`, `QLabel a(…)`. A class of its own tells itself; a label without a name cannot be told.
GUESSES_RICH_TEXT = re.compile(
    r"(?:\b(?P<made>\w+)\s*[=({]\s*)?\bnew (?:QLabel|QMessageBox)\b"
    r"|\b(?:QLabel|QMessageBox) (?P<value>\w+)\s*[({;]"
    r"|:\s*(?:public )?QLabel\b(?!\s*\()")
TOLD_PLAIN = re.compile(r"(?:\b(\w+)\s*(?:->|\.)\s*)?\bsetTextFormat\(\s*Qt::PlainText\s*\)")


def read_table(text):
    """module -> (allowed modules, allowed libraries)"""
    table = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        fields = [field.strip() for field in line.split(":")]
        if len(fields) != 3 or fields[0] in table:
            raise SystemExit(f"modules.txt:{number}: wants `module : modules : libraries`, each module once")
        table[fields[0]] = (set(fields[1].split()), set(fields[2].split()))
    return table


def table_errors(table):
    """Arrows to nowhere, and circles."""
    errors = [f"modules.txt: {module} names {other}, which has no line"
              for module, (allowed, _) in table.items() for other in sorted(allowed) if other not in table]
    above = {}

    def visit(module, way):
        if module in way:
            errors.append("modules.txt: a circle: " + " -> ".join([*way[way.index(module):], module]))
            return
        if above.get(module):
            return
        for other in sorted(table.get(module, (set(), set()))[0]):
            visit(other, [*way, module])
        above[module] = True

    for module in table:
        visit(module, [])
    return errors


def module_of(path, table):
    fits = [module for module in table if path == module or path.startswith(module + "/")]
    return max(fits, key=len) if fits else None


def qt_headers():
    """Qt header -> Qt module, from the installed headers."""
    found = {}
    for folder in sorted(pathlib.Path("/usr/include").glob("*/qt6/Qt*")):
        for header in folder.iterdir():
            found.setdefault(header.name, folder.name[2:])
    return found


def library_of(header, qt):
    """The library of an <include>; None for those that everybody may use."""
    if header.startswith("nlohmann/"):
        return "json"
    if header.startswith("tl/expected"):
        return "expected"
    if header.startswith("qt6keychain/"):
        return "keychain"
    if header in ("zip.h", "zlib.h"):
        return header[:-2]
    if header.startswith("cld2/"):
        return "cld2"
    if header.startswith("yaml-cpp/"):
        return "yaml"
    if header.startswith("libexif/"):
        return "exif"
    if header.startswith("libxml/"):
        return "xml"
    if header.startswith("unicode/"):
        return "icu"
    if header == "pcre2.h":
        return "pcre2"
    if header == "libdeflate.h":
        return "deflate"
    if header.startswith("openssl/"):
        return "openssl"
    if header == "sqlite3.h":
        return "sqlite"
    name = header.split("/")[-1]
    module = qt.get(name) if header.startswith("Q") or "/" in header else None
    if module is None and re.match(r"Q[A-Z]", name):
        return "an unknown Qt module"
    return None if module in (None, "Core") else module


def without(text, *, texts):
    """The code with comments (and the inside of texts) blanked out, line by line as before."""
    pattern = re.compile(
        r'//[^\n]*|/\*.*?\*/|R"(?P<d>[^(\s]*)\(.*?\)(?P=d)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n]){1,10}\'', re.S)

    def blank(match):
        found = match.group(0)
        if found.startswith("/") or texts:
            kept = '""' if not found.startswith("/") else ""
            return kept + "\n" * found.count("\n")
        return found

    return pattern.sub(blank, text)


def applies(where, path):
    return not where or path.split("/")[0] in where.split()


def word_errors(path, text):
    rounds = [(CODE_RULES, without(text, texts=True)), (TEXT_RULES, without(text, texts=False)), (RAW_RULES, text)]
    for rules, searched in rounds:
        for where, pattern, why in rules:
            exempt = EXEMPT.get(why)
            if not applies(where, path) or (exempt and path.startswith(exempt)):
                continue
            for match in re.finditer(pattern, searched):
                line = searched.count("\n", 0, match.start()) + 1
                yield line, f"`{match.group(0).strip()}`: {why}"


def rich_text_errors(path, text):
    if not applies("ui app", path):
        return
    code = without(text, texts=True)
    told = [match.start() for match in TOLD_PLAIN.finditer(code)]
    names = [match.group(1) for match in TOLD_PLAIN.finditer(code)]
    for match in GUESSES_RICH_TEXT.finditer(code):
        name = match.group("made") or match.group("value")
        # Each is told after it is made; two of one name, in two functions, are told twice.
        use = next((at for at, place in enumerate(told) if place > match.start() and names[at] == name), None)
        if use is None:
            yield code.count("\n", 0, match.start()) + 1, "a label or message box without setTextFormat(Qt::PlainText)"
        else:
            del told[use], names[use]


def include_errors(path, text, table, qt):
    module = module_of(path, table)
    if module is None:
        yield 1, "belongs to no module of modules.txt"
        return
    allowed, libraries = table[module]
    for number, line in enumerate(without(text, texts=False).splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quote, header = match.groups()
        if quote == "<":
            library = library_of(header, qt)
            if library and library not in libraries:
                yield number, f"{module} must not use {library} (<{header}>)"
        elif header.endswith(".moc") or header.startswith("ui_"):
            continue
        elif header.split("/")[0] not in ROOTS:
            yield number, f'"{header}" is not written from the root of the tree'
        else:
            other = module_of(header, table)
            if other != module and other not in allowed:
                yield number, f"{module} must not include from {other or header}"


def file_errors(path, text, table, qt):
    """(line, what is wrong) of one source, path from the root of the tree."""
    head = text.splitlines()[:2]
    if len(head) < 2 or any(tag not in line for tag, line in zip(SPDX, head)):
        yield 1, "the two SPDX lines must come first"
    yield from include_errors(path, text, table, qt)
    yield from word_errors(path, text)
    yield from rich_text_errors(path, text)


def main():
    here = pathlib.Path(__file__).resolve().parent
    root = here.parent.parent
    table = read_table((here / "modules.txt").read_text(encoding="utf-8"))
    errors = table_errors(table)
    errors += papers.paper_errors(root, table)
    qt = qt_headers()
    qt_types = reach.QtHeaders(next(pathlib.Path("/usr/include").glob("*/qt6")))
    sources = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
               for top in ROOTS for path in sorted((root / top).rglob("*")) if path.suffix in (".h", ".cpp")}
    for path, text in sources.items():
        errors += [f"{path}:{line}: {what}" for line, what in file_errors(path, text, table, qt)]
    errors += [f"{path}:{line}: {what}" for path, line, what in reach.reach_errors(sources, qt_types)]
    print("\n".join(errors) or f"{len(sources)} sources keep the rules of the house.")
    if not qt or not sources:
        raise SystemExit("no Qt headers or no sources found")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    import papers
    import reach  # which includes from here

    main()
