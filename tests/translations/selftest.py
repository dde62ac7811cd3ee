#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that each rule of check.py finds what it is there for, and leaves what is right alone."""
import pathlib
import tempfile
import unittest

import check

GLOSSARY = """en\tmeaning\tja\tzh_CN
vote|votes\tsays whether it wants to speak\t投票\t投票|票
vote of no confidence\ta longer word\t不信任\t不信任
floor\tthe right to speak\t発言権\t发言权
"""

FORBIDDEN = """language\tpattern\tinstead
en\t(?i)\\bwhoever\\b\ta name
ja\tあなた\t自分
zh_CN\t您\t你
"""


def ts(language, *messages, context="Test"):
    """A .ts file; a message is (source, translation XML) or (source, translation XML, attributes)."""
    body = "".join(f"<message {' '.join(rest)}><source>{source}</source>{translation}</message>"
                   for source, translation, *rest in messages)
    return f'<TS version="2.1" language="{language}"><context><name>{context}</name>{body}</context></TS>'


class Rules(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        path = pathlib.Path(self.folder.name) / "glossary.tsv"
        path.write_text(GLOSSARY, encoding="utf-8")
        self.glossary = check.read_glossary(path)
        path = pathlib.Path(self.folder.name) / "forbidden.tsv"
        path.write_text(FORBIDDEN, encoding="utf-8")
        self.forbidden = check.read_forbidden(path)

    def entries(self, language, *messages):
        path = pathlib.Path(self.folder.name) / "test.ts"
        path.write_text(ts(language, *messages), encoding="utf-8")
        return check.read_ts(path)

    def rules(self, language, source, translation, *rest):
        entries = self.entries(language, (source, translation, *rest))
        return [error.rule for error in check.file_errors(language, entries, self.glossary, self.forbidden)]

    def one(self, source, translation, language="ja"):
        return self.rules(language, source, f"<translation>{translation}</translation>")

    def test_good_entries_are_left_alone(self):
        self.assertEqual(self.one("Hello", "こんにちは"), [])
        self.assertEqual(self.one("%1: %2", "%1：%2"), [])
        self.assertEqual(self.one("&amp;Open…", "開く(&amp;O)…"), [])
        self.assertEqual(self.one("Vote on %1", "%1に投票"), [])

    def test_forbidden_words(self):
        self.assertEqual(self.one("Whoever speaks", "話す人"), ["word"])
        self.assertEqual(self.one("You", "あなた"), ["word"])
        self.assertEqual(self.one("You", "您", "zh_CN"), ["word"])
        self.assertEqual(self.one("You", "你", "zh_CN"), [])
        self.assertEqual(self.rules("en", "%n of all", "<translation><numerusform>%n of whoever</numerusform>"
                                    "<numerusform>%n of all</numerusform></translation>", 'numerus="yes"'), ["word"])

    def test_unfinished(self):
        self.assertEqual(self.rules("ja", "Hello", '<translation type="unfinished">こんにちは</translation>'), ["unfinished"])
        self.assertEqual(self.one("Hello", ""), ["unfinished"])

    def test_lost_contexts(self):
        path = pathlib.Path(self.folder.name) / "lost.ts"
        path.write_text(ts("ja", ("Hello", "<translation>こんにちは</translation>"), context="Words"), encoding="utf-8")
        found = [error.rule for error in check.file_errors("ja", check.read_ts(path), self.glossary, self.forbidden)]
        self.assertEqual(found, ["context"])

    def test_vanished_entries_are_not_looked_at(self):
        self.assertEqual(self.rules("ja", "Hello", '<translation type="vanished"></translation>'), [])

    def test_same_as_the_source(self):
        self.assertEqual(self.one("Hello", "Hello"), ["same"])
        self.assertEqual(self.one("%1 · %2", "%1 · %2"), [])

    def test_placeholders(self):
        self.assertEqual(self.one("Hello %1", "こんにちは"), ["placeholder"])
        self.assertEqual(self.one("Hello %1", "こんにちは%2"), ["placeholder"])
        self.assertEqual(self.one("Hello %1", "こんにちは%1%1"), [])

    def test_shortcuts(self):
        self.assertEqual(self.one("&amp;Open", "開く"), ["placeholder"])
        self.assertEqual(self.one("Open", "開く(&amp;O)"), ["placeholder"])
        self.assertEqual(self.one("Salt &amp;&amp; pepper", "塩 &amp;&amp; 胡椒"), [])

    def test_marks_at_the_end(self):
        self.assertEqual(self.one("Open…", "開く"), ["placeholder"])
        self.assertEqual(self.one("Name:", "名前"), ["placeholder"])
        self.assertEqual(self.one("Name", "名前："), ["placeholder"])

    def test_lines(self):
        self.assertEqual(self.one("One\nTwo", "一、二"), ["placeholder"])

    def test_plural_forms(self):
        form = "<numerusform>%n 件</numerusform>"
        plural = 'numerus="yes"'
        self.assertEqual(self.rules("ja", "%n new", f"<translation>{form}</translation>", plural), [])
        self.assertEqual(self.rules("ja", "%n new", f"<translation>{form}{form}</translation>", plural), ["plural"])
        self.assertEqual(self.rules("en", "%n new", f"<translation>{form}</translation>", plural), ["plural"])
        self.assertEqual(self.one("%n new", "%n 件"), ["plural"])

    def test_glossary(self):
        self.assertEqual(self.one("The votes are in", "結果が出ました"), ["glossary"])
        self.assertEqual(self.one("Give the f&amp;loor", "マイクを渡す(&amp;L)"), ["glossary"])
        self.assertEqual(self.one("A devoted floorboard", "忠実な床板"), [])
        self.assertEqual(self.one("One vote", "一票", "zh_CN"), [])

    def test_a_longer_word_hides_those_in_it(self):
        self.assertEqual(self.one("A vote of no confidence", "不信任"), [])
        self.assertEqual(self.one("A vote of no confidence, and a vote", "不信任"), ["glossary"])

    def test_names_and_options_are_no_words(self):
        self.assertEqual(self.one("Companion Studio %1", "Companion Studio %1"), [])
        self.assertEqual(self.one("--vote is on, try `vote`", "--vote は有効、`vote` を"), [])

    def test_words_of_commands_stay_as_they_are_typed(self):
        entry = check.Entry("CommandLine", "vote needs a room", "", False, True, ["vote には部屋が必要です"])
        self.assertEqual(list(check.glossary_errors(entry, self.glossary["ja"])), [])
        self.assertEqual(len(list(check.glossary_errors(entry._replace(context="Floor"), self.glossary["ja"]))), 1)

    def test_exceptions_excuse_and_must_be_needed(self):
        errors = list(check.file_errors("ja", self.entries("ja", ("OK", "<translation>OK</translation>")), self.glossary, self.forbidden))
        self.assertEqual(check.without_exceptions(errors, [["same", "ja", "OK", "a word of every language"]]), [])
        rules = [error.rule for error in check.without_exceptions([], [["same", "ja", "OK", "no longer"]])]
        self.assertEqual(rules, ["exception"])

    def test_files_that_are_behind_the_sources(self):
        old = self.entries("ja", ("Gone", "<translation>去</translation>"), ("Kept", "<translation>残</translation>"))
        new = self.entries("ja", ("Kept", "<translation>残</translation>"), ("Come", "<translation></translation>"))
        found = [(error.rule, error.source) for error in check.freshness_errors("ja", old, new)]
        self.assertEqual(found, [("missing", "Come"), ("missing", "Gone")])


if __name__ == "__main__":
    unittest.main()
