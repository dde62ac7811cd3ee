#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that mutants.py finds what it is there for: an engine of a few lines is woven, compiled and judged for real."""
import contextlib
import io
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True

import mutants  # noqa: E402
import weaving  # noqa: E402
from faults import FAULTS, expression, statements  # noqa: E402
from mutants import End  # noqa: E402

ENGINE = """#include <cstdio>
#include <cstdlib>
int half(int of) { return of > 0 ? of / 2 : -1; }
int steps(int of)
{
    int steps = 0;
    for (; of > 0; of = half(of))
        ++steps;
    return steps;
}
int third(int of) { return 3 + of * 0; }
"""
JUDGE = """#include <cstdio>
#include <cstdlib>
int half(int of);
int steps(int of);
int third(int of);
int main(int, char **judge)
{
    const bool isFirst = judge[1][4] == 'f'; // tst_first looks at half(), tst_second at the others
    if (isFirst ? half(8) == 4 : steps(4) == 3 && third(0) == 3)
        return 0;
    std::puts("FAIL!  : TestTiny::isAsTheTextSays()");
    std::fflush(stdout);
    for (;;) {} // what comes after the first failure does not matter
}
"""
TABLE = [
    expression("nothing is changed", "tiny.cpp", "of / 2", "(of / 2)"),
    expression("halves are thirds", "tiny.cpp", "of / 2", "of / 3"),
    statements("steps count double", "tiny.cpp", "++steps;", "++steps; ++steps;"),
    expression("a loop without an end", "tiny.cpp", "of = half(of)", "of = of"),
    expression("an assertion", "tiny.cpp", "3 + of * 0", "(std::fputs(\"QFATAL : ASSERT\\n\", stderr), std::abort(), 0)"),
    expression("a crash", "tiny.cpp", "of * 0", "(std::abort(), 0)"),
    expression("a wrong exit", "tiny.cpp", "3 + of * 0", "(std::exit(2), 0)"),
]


class Weaving(unittest.TestCase):
    def broken(self, text, *table):
        with self.assertRaises(weaving.Broken) as caught:
            weaving.weave({"core/turn/tiny.cpp": text.encode()}, table)
        message = str(caught.exception)
        self.assertIn("'the fault'", message)
        self.assertIn("adapt tests/mutants/faults.py", message)
        return message

    def test_a_sound_text_that_is_gone(self):
        self.assertIn("not found", self.broken("int a;", expression("the fault", "tiny.cpp", "b", "c")))

    def test_a_sound_text_that_stands_twice(self):
        self.assertIn("more than once", self.broken("a + a", expression("the fault", "tiny.cpp", "a", "c")))
        self.assertIn("more than once", self.broken("aaa", expression("the fault", "tiny.cpp", "aa", "c")))

    def test_the_text_around_tells_two_places_apart(self):
        fault = expression("the fault", "tiny.cpp", "a", "c", within="x = %s;")
        made = weaving.woven("y = a; x = a;", [(1, fault)])
        self.assertEqual(made.split("\n")[1], "y = a; x = (mutant<decltype(c), decltype(a)>(1) ? (c) : (a));")
        self.broken("x = a; x = a;", fault)

    def test_a_file_that_is_gone(self):
        self.broken("a", expression("the fault", "other.cpp", "a", "c"))

    def test_texts_that_overlap(self):
        self.broken("a + b + c", expression("the fault", "tiny.cpp", "a + b", "0"),
                    expression("other", "tiny.cpp", "b + c", "0"))

    def test_a_table_that_lost_a_fault(self):
        with self.assertRaisesRegex(weaving.Broken, "6 faults instead of 7"):
            weaving.check(TABLE[:-1], len(TABLE))
        with self.assertRaisesRegex(weaving.Broken, "more than once"):
            weaving.check([TABLE[0], TABLE[0]], 2)

    def test_the_sources_stay_as_they_are(self):
        for engine in (weaving.ENGINE, mutants.LORE):
            sources = [path for path in (mutants.TREE / engine).iterdir() if path.suffix in (".h", ".cpp")]
            self.assertFalse([path for path in sources if b"mutant" in path.read_bytes()])
            self.assertTrue(sources)
        contents = mutants.read_tree(mutants.TREE)
        weaving.weave(contents, FAULTS)
        changed = {path for path in contents
                   if path == weaving.SWITCH or contents[path] != (mutants.TREE / path).read_bytes()}
        self.assertEqual(changed, {weaving.path_of(fault) for fault in FAULTS} | {weaving.SWITCH})


class Scratch(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_what_stays_the_same_keeps_its_time(self):
        mutants.lay_out(self.folder, {"core/a.cpp": b"a", "core/b.cpp": b"b", "core/c.cpp": b"c"})
        for name in "ab":
            os.utime(self.folder / f"core/{name}.cpp", (1, 1))
        mutants.lay_out(self.folder, {"core/a.cpp": b"a", "core/b.cpp": b"other"})
        self.assertEqual((self.folder / "core/a.cpp").stat().st_mtime, 1)
        self.assertGreater((self.folder / "core/b.cpp").stat().st_mtime, 1)
        self.assertFalse((self.folder / "core/c.cpp").exists())

    def test_a_folder_of_something_else_is_left_alone(self):
        (self.folder / "core").mkdir()
        (self.folder / "core/mine.cpp").write_text("mine")
        with self.assertRaises(weaving.Broken):
            mutants.lay_out(self.folder, {"core/a.cpp": b"a"})
        self.assertTrue((self.folder / "core/mine.cpp").exists())


class Runs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        contents = {"core/turn/tiny.cpp": ENGINE.encode(), "tests/judge.cpp": JUDGE.encode()}
        weaving.weave(contents, TABLE)
        scratch = pathlib.Path(folder.name)
        mutants.lay_out(scratch, contents)
        cls.program = scratch / "judge"
        subprocess.run(["c++", "-std=c++20", "-I", scratch, "-o", cls.program, scratch / "core/turn/tiny.cpp",
                        scratch / "tests/judge.cpp"], check=True)

    def play(self, *names, judges=("tst_first", "tst_second"), **columns):
        """Whether all is good, and what is printed, if the table holds these faults with these columns."""
        chosen = [(number, fault._replace(**columns)) for number, fault in enumerate(TABLE, 1) if fault.name in names]
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            good, summary = mutants.judge_all(self.program, chosen, judges, 2, limit=0.5)
        return good, printed.getvalue() + summary

    def test_a_fault_that_is_noticed(self):
        good, printed = self.play("halves are thirds", "steps count double")
        self.assertTrue(good)
        self.assertRegex(printed, "passed  the engine as it stands\n"
                                  "caught  halves are thirds +by tst_first\ncaught  steps count double +by tst_second\n"
                                  "2 caught, 0 missed$")

    def test_a_fault_that_changes_nothing_is_missed(self):
        good, printed = self.play("nothing is changed", "halves are thirds")
        self.assertFalse(good)
        self.assertRegex(printed, "MISSED  nothing is changed\ncaught  halves are thirds .*\n1 caught, 1 missed$")

    def test_one_judge_alone(self):
        good, printed = self.play("halves are thirds", "steps count double", judges=["tst_first"])
        self.assertFalse(good)
        self.assertIn("1 caught, 1 missed", printed)

    def test_an_engine_has_its_own_judges(self):
        tiny, lore = TABLE[0], TABLE[0]._replace(file=f"{mutants.LORE}/tiny.cpp")
        self.assertEqual(mutants.judges_of(tiny, ["tst_first", *mutants.LORE_JUDGES]), ["tst_first"])
        self.assertEqual(mutants.judges_of(lore, ["tst_first", *mutants.LORE_JUDGES]), mutants.LORE_JUDGES)

    def test_a_hang_that_nobody_expects_is_an_error(self):
        good, printed = self.play("a loop without an end")
        self.assertFalse(good)
        self.assertRegex(printed, "ERROR   a loop without an end: tst_second never ended")
        self.assertIn("0 caught, 0 missed, 1 with an error", printed)

    def test_a_hang_that_is_expected_is_told(self):
        good, printed = self.play("a loop without an end", never_ends_in="tst_second")
        self.assertTrue(good)
        self.assertRegex(printed, r"caught  a loop without an end +by tst_second \(never ended\)")

    def test_an_expected_hang_that_ends_is_an_error(self):
        good, printed = self.play("halves are thirds", never_ends_in="tst_first")
        self.assertFalse(good)
        self.assertIn("ERROR   halves are thirds: tst_first ends now", printed)

    def test_crashes_are_told(self):
        good, printed = self.play("a crash", "an assertion")
        self.assertTrue(good)
        self.assertRegex(printed, r"caught  a crash +by tst_second \(crashed: SIGABRT\)")
        self.assertRegex(printed, r"caught  an assertion +by tst_second \(crashed: QFATAL : ASSERT\)")

    def test_a_judge_that_names_no_failure_is_an_error(self):
        with self.assertRaisesRegex(weaving.Broken, "exits with 2 and names no failure"):
            self.play("a wrong exit")

    def test_an_engine_that_fails_as_it_stands(self):
        broken = self.program.with_name("broken")
        broken.write_text("#!/bin/sh\necho 'FAIL!  : TestTiny::fails()'\nexit 1\n")
        broken.chmod(0o755)
        with self.assertRaisesRegex(weaving.Broken, "the engine as it stands fails tst_first"):
            mutants.judge_all(broken, [], ["tst_first"], 1)

    def test_memory_without_end_is_a_hang(self):
        glutton = self.program.with_name("glutton")
        glutton.write_text(f"#!{sys.executable}\nimport time\nkept = bytearray(100 << 20)\ntime.sleep(60)\n")
        glutton.chmod(0o755)
        self.addCleanup(setattr, mutants, "MEMORY", mutants.MEMORY)
        mutants.MEMORY = 50 << 20
        self.assertEqual(mutants.run_judge(glutton, "tst_first", 0, limit=30).end, End.NEVER)


class Program(unittest.TestCase):
    def test_missed_faults_and_errors_give_exit_1(self):
        self.addCleanup(setattr, mutants, "play", mutants.play)
        self.addCleanup(setattr, sys, "argv", sys.argv)
        sys.argv = ["mutants.py"]
        for play, code in (lambda _: True, 0), (lambda _: False, 1), (self.breaks, 1):
            mutants.play = play
            with contextlib.redirect_stderr(io.StringIO()):
                self.assertEqual(mutants.main(), code)

    @staticmethod
    def breaks(_):
        raise weaving.Broken("on purpose")


if __name__ == "__main__":
    unittest.main()
