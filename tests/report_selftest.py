#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that report.py can fail: for a suite, a test, a fuzz target or a mutant that is gone, and for a skip."""
import contextlib
import io
import json
import pathlib
import sys
import tempfile

sys.dont_write_bytecode = True

import report  # noqa: E402

REPORT = """<?xml version="1.0"?><testsuite>
<testcase name="tst_append" time="1.5" status="run"><system-out>PASS   : tst_append::x()\x1b
{remark}Totals: {passed} passed, 0 failed, 0 skipped, 0 blacklisted, 3ms</system-out></testcase>
{more}</testsuite>"""
DOORS = '<testcase name="peer_doors" time="2" status="{status}"><system-out>ℹ pass 7</system-out></testcase>'
LABELS = {"tests": [{"name": name, "properties": [{"name": "LABELS", "value": [label]}]}
                    for name, label in (("tst_append", "unit"), ("peer_doors", "peers"))]}


def play(logs, *, passed=16, remark="", more=DOORS.format(status="run"), runs=5000, mutants="20 caught, 0 missed"):
    """Writes the logs of a run and checks them; (exit code, what was said)."""
    (logs / "release-unit.xml").write_text(REPORT.format(passed=passed, remark=remark, more=more))
    (logs / "tests-release.json").write_text(json.dumps(LABELS))
    (logs / "fuzz-charx.log").unlink(missing_ok=True)
    if runs is not None:
        (logs / "fuzz-charx.log").write_text(f"charx: {runs} executions in 60 s, nothing found\n")
    (logs / "mutants.log").write_text(mutants + "\n")
    words = io.StringIO()
    sys.argv = ["report.py", "--check"]
    with contextlib.redirect_stdout(words):
        code = report.main()
    return code, words.getvalue()


def main():
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        here = pathlib.Path(folder)
        for part in ("peers", "unit"):
            (here / part).mkdir()
        (here / "peers/package.json").write_text('{"devDependencies": {"ws": "1"}}')
        (here / "unit/tst_rounds.cpp").write_text("constexpr int kRounds = tests::rounds(10'000);")
        (here / "counts.tsv").write_text("# what\n")
        (here / "skips.tsv").write_text("XFAIL\tknownToFail\tthe reason\n")
        report.HERE = report.LOGS = report.ROOT = here
        known = "XFAIL  : tst_append::knownToFail() not yet\n"

        play(here, remark=known)
        sys.argv = ["report.py", "--write"]
        with contextlib.redirect_stdout(io.StringIO()):
            report.main()
        for what, arguments, expected in (
                ("what it wrote itself", {}, None),
                ("a machine that is half as fast", {"runs": 2500}, None),
                ("a test function that is gone", {"passed": 15}, "functions and rows passed in release unit: 15"),
                ("a suite that is gone", {"more": ""}, "tests of release peers: 0"),
                ("a test that was not run", {"more": DOORS.format(status="notrun")}, "SKIP without a line"),
                ("a fuzz target that is gone", {"runs": None}, "executions of fuzz_charx: 0"),
                ("a fuzz target that does nothing", {"runs": 0}, "executions of fuzz_charx: 0"),
                ("mutants that were missed", {"mutants": "19 caught, 1 missed"}, "mutants caught: 0"),
                ("a skip", {"remark": known + "SKIP   : tst_append::y() no camera\n"}, "SKIP without a line"),
                ("a line of skips.tsv that nothing needs", {"remark": ""}, "nothing needs the line: XFAIL"),
        ):
            code, words = play(here, **{"remark": known, **arguments})
            if (code == 0) != (expected is None) or (expected or "") not in words:
                wrong.append(f"{what}: ended with {code} and said\n{words}")
    for line in wrong:
        print(line)
    print("report.py can fail." if not wrong else "report.py cannot be trusted.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
