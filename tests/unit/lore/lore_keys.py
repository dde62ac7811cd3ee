# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys of lore in texts, for the second reader: words of any script, and patterns in the words that JavaScript and
Python share."""
import functools
import re
import unicodedata

# A comment ends at its first `}}`; so does a hidden key, whose inside is shown to other entries alone.
COMMENT = re.compile(r"\{\{\s*(?://|comment:)((?!\}\}).)*\}\}", re.IGNORECASE | re.DOTALL)
HIDDEN_KEY = re.compile(r"\{\{\s*hidden_key:(((?!\}\}).)*)\}\}", re.IGNORECASE | re.DOTALL)

# Scripts without spaces between words, or with particles behind them.
SPACELESS = ("CJK", "HIRAGANA", "KATAKANA", "HALFWIDTH KATAKANA", "HANGUL", "THAI", "LAO", "KHMER", "MYANMAR", "BOPOMOFO",
             "IDEOGRAPHIC", "TIBETAN")
SLASHED = re.compile(r"/((?:[^/\\]|\\.)+)/([a-z]*)", re.DOTALL)  # a slash inside has a backslash before it
FLAGS = set("dgimsuvy")
PYTHON_FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}
SIGNS = set("\\^$.|?*+()[]{}")


@functools.lru_cache(maxsize=None)
def scanned_text(text, hidden_keys):
    text = COMMENT.sub("", text)
    return HIDDEN_KEY.sub(lambda found: found[1].rstrip() if hidden_keys else "", text)


@functools.lru_cache(maxsize=None)
def form_of(text, case_sensitive):
    text = unicodedata.normalize("NFC", text)
    return text if case_sensitive else unicodedata.normalize("NFC", text.casefold())


@functools.lru_cache(maxsize=None)
def is_spaceless(letter):
    return unicodedata.name(letter, "").startswith(SPACELESS)


def is_of_words(letter):
    return letter == "_" or unicodedata.category(letter)[0] in "LNM"


def joins(left, right):
    """Whether both sides of a border are parts of one word."""
    return is_of_words(left) and is_of_words(right) and not is_spaceless(left) and not is_spaceless(right)


@functools.lru_cache(maxsize=1 << 16)
def word_is_in(key, text, whole):
    """Both in one form."""
    at = text.find(key)
    while at >= 0:
        end = at + len(key)
        if not whole or not (at > 0 and joins(text[at - 1], text[at]) or
                             end < len(text) and joins(text[end - 1], text[end])):
            return True
        at = text.find(key, at + 1)
    return False


@functools.lru_cache(maxsize=None)
def parts(key, is_bare_pattern, case_sensitive):
    """The pattern and its flags if the key is one, else None."""
    slashed = SLASHED.fullmatch(key)
    if slashed and set(slashed[2]) <= FLAGS:
        return slashed[1].replace("\\/", "/"), sum(PYTHON_FLAGS.get(flag, 0) for flag in set(slashed[2]))
    if is_bare_pattern and not SIGNS.isdisjoint(key):  # a pattern without signs is a word
        return key, 0 if case_sensitive else re.IGNORECASE
    return None


@functools.lru_cache(maxsize=None)
def compiled(pattern, flags):
    try:
        return re.compile(pattern, flags)
    except (re.error, RecursionError, OverflowError):
        return None


@functools.lru_cache(maxsize=1 << 16)
def pattern_is_in(pattern, flags, text):
    program = compiled(pattern, flags)
    return program is not None and program.search(text) is not None


class KeyBook:
    """Asks about a key in the form of its entry."""

    @staticmethod
    def is_in(key, entry, name, text):
        """`name` is None where it is not to be looked at."""
        pattern = parts(key, entry.use_regex, entry.case_sensitive)
        if pattern:
            return pattern_is_in(*pattern, f"{name}: {text}" if name else text)
        word = form_of(key.strip(), entry.case_sensitive)
        if not word:
            return False
        text = f"{name}: {text}" if name else text
        return word_is_in(word, form_of(text, entry.case_sensitive), entry.whole_words)

    @staticmethod
    def flaw(key, entry):
        pattern = parts(key, entry.use_regex, entry.case_sensitive)
        return pattern is not None and compiled(*pattern) is None
