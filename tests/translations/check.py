#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the .ts files and tells what is wrong with them, one line each:

missing       a text of the sources that the file does not have, or one that no source has any more
unfinished    not translated, or marked as not checked
same          the translation is the source, word for word
placeholder   %1, %n, a shortcut (&), a line break, the … or : at the end came to harm
context       the context Words, which is no class: lupdate lost its way in that source, and nobody will see the text
plural        a text with %n that is not plural, or has not as many forms as the language
glossary      a word of glossary.tsv is translated in another way
word          a word of forbidden.tsv
exception     a line of exceptions.tsv that excuses nothing (any more)

What is right although a rule says no stands in exceptions.tsv with its reason. Exits 1 if anything is wrong;
selftest.py shows that each rule can fail.
"""
import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

PLURAL_FORMS = {"en": 2, "ja": 1, "zh_CN": 1}
FULL_STOPS = {"…": ("…",), ":": (":", "："), "?": ("?", "？"), "!": ("!", "！")}

# One text of a .ts file: `forms` has one translation, or as many as there are plural forms.
Entry = collections.namedtuple("Entry", "context source comment plural finished forms")
Word = collections.namedtuple("Word", "word pattern fixed")
Wrong = collections.namedtuple("Wrong", "rule language source text")


def read_ts(path):
    """The entries of a .ts file; those that no source has any more are left out."""
    entries = []
    for context in xml.etree.ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            kind = translation.get("type", "")
            if kind in ("vanished", "obsolete"):
                continue
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
            entries.append(Entry(context.findtext("name"), message.findtext("source"), message.findtext("comment") or "",
                                 plural, kind != "unfinished", forms))
    return entries


def read_table(path, columns):
    """The lines of a .tsv file, without comments and its head."""
    rows = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        row = line.split("\t")
        if len(row) != columns or not all(field.strip() for field in row):
            raise SystemExit(f"{path.name}:{number}: wants {columns} columns, none of them empty")
        rows.append(row)
    return rows[1:]


def read_glossary(path):
    """language -> words, the longest first; every language fixes every word."""
    glossary = {"ja": [], "zh_CN": []}
    for english, _meaning, japanese, chinese in sorted(read_table(path, 4), key=lambda row: -len(row[0].split("|")[0])):
        forms = sorted(english.split("|"), key=len, reverse=True)
        pattern = re.compile(r"\b(" + "|".join(map(re.escape, forms)) + r")\b", re.I)
        for language, fixed in (("ja", japanese), ("zh_CN", chinese)):
            glossary[language].append(Word(english.split("|")[0], pattern, fixed.split("|")))
    return glossary


def placeholders(text):
    # A language may name somebody twice where another says it once.
    return set(re.findall(r"%(?:L?\d+|n)", text))


def has_shortcut(text):
    return bool(re.search(r"&(?![&\s])", text.replace("&&", "")))


def harm(source, translation):
    """What placeholders, shortcuts and marks lost or won on the way."""
    if placeholders(source) != placeholders(translation):
        yield "has other placeholders"
    if has_shortcut(source) != has_shortcut(translation):
        yield "has another number of shortcuts (&)"
    if source.count("\n") != translation.count("\n"):
        yield "has another number of lines"
    if source != source.strip() and not re.match(r"\W+$", source) and \
            (source[0].isspace(), source[-1].isspace()) != (translation[:1].isspace(), translation[-1:].isspace()):
        yield "has other blanks at its ends"
    plain = re.sub(r"\(&.\)", "", translation).rstrip()
    for mark, allowed in FULL_STOPS.items():
        if source.rstrip().endswith(mark) != plain.endswith(allowed):
            yield f"differs in the {mark} at its end"


def prose(text):
    """What people say; names, commands, options and values stay as they are in every language."""
    text = re.sub(r"&(?=\w)|%(?:L?\d+|n)", "", text)
    return re.sub(r"Companion Studio|companion-studio[^\n]*|`[^`]*`|\{.*\}|--[\w-]+( is \w+ or \w+)?", " ", text)


def has_words(text):
    return bool(re.search(r"[^\W\d_]", prose(text)))


def glossary_errors(entry, words):
    """A longer word hides the shorter ones in it. On the command line a word may stand as it is typed."""
    source = prose(entry.source)
    for word in words:
        if not word.pattern.search(source):
            continue
        source = word.pattern.sub(" ", source)
        for form in entry.forms:
            is_typed = entry.context == "CommandLine" and word.pattern.search(form)
            if not is_typed and not any(fixed in form for fixed in word.fixed):
                yield f"“{form}” has none of {', '.join(word.fixed)} for “{word.word}”"


def read_forbidden(path):
    """Pairs of a pattern and what to write instead, for each language."""
    forbidden = collections.defaultdict(list)
    for language, pattern, instead in read_table(path, 3):
        forbidden[language].append((re.compile(pattern), instead))
    return forbidden


def forbidden_errors(language, entry, forbidden):
    """English words are looked for in the sources, so once, with the plural forms of the English file."""
    texts = [("en", entry.source)] if language == "ja" else []
    texts += [(language, form) for form in entry.forms]
    for of, text in texts:
        for pattern, instead in forbidden[of]:
            found = pattern.search(text)
            if found:
                yield Wrong("word", of, entry.source, f"has “{found[0]}”: write {instead}")


def entry_errors(language, entry, glossary, forbidden):
    def wrong(rule, text):
        return Wrong(rule, language, entry.source, text)

    if entry.context == "Words":
        yield wrong("context", "is looked up elsewhere: write the return types of that file shorter")
    if not entry.finished or not all(form.strip() for form in entry.forms):
        yield wrong("unfinished", "is not translated")
        return
    if "%n" in entry.source and not entry.plural:
        yield wrong("plural", "counts with %n, but is not plural")
    if entry.plural and len(entry.forms) != PLURAL_FORMS[language]:
        yield wrong("plural", f"has {len(entry.forms)} plural forms, not {PLURAL_FORMS[language]}")
    for form in entry.forms:
        for text in harm(entry.source, form):
            yield wrong("placeholder", f"“{form}” {text}")
    yield from forbidden_errors(language, entry, forbidden)
    if language == "en":
        return
    if has_words(entry.source) and entry.source in entry.forms:
        yield wrong("same", "is the source itself")
    for text in glossary_errors(entry, glossary[language]):
        yield wrong("glossary", text)


def file_errors(language, entries, glossary, forbidden):
    for entry in entries:
        yield from entry_errors(language, entry, glossary, forbidden)


def without_exceptions(errors, exceptions):
    """What no line of exceptions.tsv excuses, and the lines that excuse nothing."""
    unused = {(rule, language, source.replace("\\n", "\n")) for rule, language, source, _reason in exceptions}
    excused = set(unused)
    left = []
    for error in errors:
        key = (error.rule, error.language, error.source)
        unused.discard(key)
        if key not in excused:
            left.append(error)
    return left + [Wrong("exception", language, source, f"needs no exception from “{rule}”")
                   for rule, language, source in sorted(unused)]


def read_sources_anew(lupdate, root, ts, language):
    """The entries that the sources have now, by a copy of the file that lupdate brings up to date."""
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / ts.name
        shutil.copy(ts, copy)
        options = ["-pluralonly"] if language == "en" else []
        subprocess.run([lupdate, "-silent", *options, "-no-obsolete", "-locations", "none", "-extensions", "cpp,h",
                        "-I", root, "-recursive", *(root / part for part in ("app", "core", "ui")), "-ts", copy],
                       check=True, timeout=120)
        return read_ts(copy)


def freshness_errors(language, stored, fresh):
    def keys(entries):
        return {(entry.context, entry.source, entry.comment, entry.plural) for entry in entries}

    for _, source, _, _ in sorted(keys(fresh) - keys(stored)):
        yield Wrong("missing", language, source, "is not in the file: build the target update_translations")
    for _, source, _, _ in sorted(keys(stored) - keys(fresh)):
        yield Wrong("missing", language, source, "is in no source: build the target update_translations")


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    arguments = argparse.ArgumentParser(description="Checks the translations.")
    arguments.add_argument("--lupdate", help="also compares the files with the sources, with this lupdate")
    lupdate = arguments.parse_args().lupdate
    folder = root / "translations"
    glossary = read_glossary(folder / "glossary.tsv")
    forbidden = read_forbidden(folder / "forbidden.tsv")
    errors = []
    count = 0
    for language in PLURAL_FORMS:
        ts = folder / f"companion-studio_{language}.ts"
        entries = read_ts(ts)
        count += len(entries)
        errors += file_errors(language, entries, glossary, forbidden)
        if lupdate:
            errors += freshness_errors(language, entries, read_sources_anew(lupdate, root, ts, language))
    errors = without_exceptions(errors, read_table(folder / "exceptions.tsv", 4))
    for error in errors:
        print(f"{error.rule} {error.language}: “{error.source}” {error.text}")
    print(f"{count} entries, {len(errors)} of them wrong.")
    sys.exit(1 if errors or count < 100 else 0)


if __name__ == "__main__":
    main()
