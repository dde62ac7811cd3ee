#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a run of packaging/test.sh did, read from its logs in build/logs: the slowest sources and tests, what was skipped or
failed as expected, and how much was played. The last is held against counts.tsv, so that a suite, a peer or a fuzz target
that vanishes is noticed.

report.py [--since SECONDS] [--counts | --check | --write]

  --counts   prints the counts alone
  --check    fails when a count is not that of counts.tsv, or when a test was skipped without a line in skips.tsv
  --write    writes counts.tsv anew
  --since    leaves out what was compiled or tested before that time
"""
import argparse
import collections
import json
import pathlib
import re
import sys
import xml.etree.ElementTree

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
LOGS = ROOT / "build" / "logs"
SLOWEST = 10
# What XML cannot hold, and tests of hostile texts print.
NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]|&#(?:[0-8]|1[124-9]|2[0-9]|3[01]);")
TOTALS = re.compile(r"^Totals: (\d+) passed, (\d+) failed, (\d+) skipped", re.M)
NODE_PASSED = re.compile(r"^ℹ pass (\d+)", re.M)
UNEXPECTED = re.compile(r"^(SKIP|XFAIL)\s*: (.*)")
# Lines of programs that are no Qt Test, by the name of the ctest: what is counted, and the pattern of its number.
SAID = {
    "fault_matrix_quick": ("cells of faults", r"^\d+ / (\d+) cells survived"),
    "reliability_kills": ("kills", r"^  (\d+) kills \("),
    "reliability_cuts": ("cuts of the power", r"^  \w+: (\d+) cuts"),
    "reliability_cases": ("folders and damage", r"^  (\w+)"),
}
LESS_IS_FINE = "at least"


class Test:
    """One test of ctest, as its report tells it."""

    def __init__(self, folder, case):
        self.folder = folder
        self.name = case.get("name")
        self.seconds = float(case.get("time") or 0)
        self.status = case.get("status")
        output = case.find("system-out")
        self.output = (output.text or "") if output is not None else ""

    def passed(self):
        return sum(int(match[1]) for match in TOTALS.finditer(self.output)) + \
               sum(int(match[1]) for match in NODE_PASSED.finditer(self.output))

    def remarks(self):
        """(kind, words) of what was skipped, or failed as expected."""
        if self.status == "notrun":
            yield "SKIP", self.name
        for line in self.output.splitlines():
            match = UNEXPECTED.match(line)
            if match:
                yield match[1], match[2]


def tests_of(report):
    text = NOT_XML.sub("", report.read_text(encoding="utf-8", errors="replace"))
    folder = report.name.split("-")[0]
    return [Test(folder, case) for case in xml.etree.ElementTree.fromstring(text).iter("testcase")]


def labels():
    """Name of a test -> its suite, as the build folders say."""
    found = {}
    for listing in sorted(LOGS.glob("tests-*.json")):
        for test in json.loads(listing.read_text())["tests"]:
            for entry in test.get("properties", []):
                if entry["name"] == "LABELS":
                    found[test["name"]] = entry["value"][0]
    return found


def sources(since):
    """(seconds, what) of everything that was compiled or linked."""
    for log in sorted((ROOT / "build").glob("*/.ninja_log")):
        if log.stat().st_mtime < since:
            continue
        took = {}
        for line in log.read_text().splitlines()[1:]:
            fields = line.split("\t")
            if len(fields) != 5:
                continue  # a build that was broken off
            start, end, made, output, _ = fields
            if int(made) / (1e9 if len(made) > 12 else 1) >= since:
                took[output] = (int(end) - int(start)) / 1000
        for output, seconds in took.items():
            yield seconds, f"{log.parent.name}/{output}"


def slowest(rows):
    return sorted(rows, reverse=True)[:SLOWEST]


def rounds():
    """The rounds that tests of the suite `rounds` play in the release build, as their sources say."""
    found = 0
    for source in sorted((HERE / "unit").rglob("*.cpp")):
        for number in re.findall(r"\btests::rounds\(([\d']+)\)", source.read_text(encoding="utf-8")):
            found += int(number.replace("'", ""))
    return found


def said(log, pattern):
    path = LOGS / log
    match = re.search(pattern, path.read_text(errors="replace"), re.M) if path.exists() else None
    return int(match[1]) if match else 0


def counts(tests):
    """(what, number) of everything that a whole run plays."""
    suite_of = labels()
    classes = collections.Counter()
    functions = collections.Counter()
    found = {}
    for test in tests:
        where = f"{test.folder} {suite_of.get(test.name, 'without a suite')}"
        classes[where] += 1
        functions[where] += test.passed()
        if test.name in SAID:
            what, pattern = SAID[test.name]
            said_so = re.findall(pattern, test.output, re.M)
            found[what] = sum(int(number) for number in said_so if number.isdigit()) or len(said_so)
    for where in sorted(classes):
        found[f"tests of {where}"] = classes[where]
        if functions[where]:
            found[f"functions and rows passed in {where}"] = functions[where]
    found["rounds of the suite rounds"] = rounds()
    found["mutants caught"] = said("mutants.log", r"^(\d+) caught, 0 missed")
    found["packages of others"] = len(json.loads((HERE / "peers/package.json").read_text())["devDependencies"])
    for log in sorted(LOGS.glob("fuzz-*.log")):
        target = log.stem.removeprefix("fuzz-")
        found[f"{LESS_IS_FINE}: executions of fuzz_{target}"] = said(log.name, r": (\d+) executions")
    return found


def committed():
    table = {}
    for line in (HERE / "counts.tsv").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            what, number = line.split("\t")
            table[what] = int(number)
    return table


def write(found):
    lines = [line for line in (HERE / "counts.tsv").read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    for what, number in found.items():
        # A slower machine comes less far.
        lines.append(f"{what}\t{number // 4 if what.startswith(LESS_IS_FINE) else number}")
    (HERE / "counts.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def differences(found, wanted):
    for what in wanted.keys() | found.keys():
        has, wants = found.get(what, 0), wanted.get(what, 0)
        if what.startswith(LESS_IS_FINE) and has >= wants > 0:
            continue
        if has != wants:
            yield f"{what}: {has}, where counts.tsv says {wants}"


def unexplained(remarks):
    """The remarks without a line of skips.tsv, and the lines that no remark needs."""
    lines = [line.split("\t") for line in (HERE / "skips.tsv").read_text(encoding="utf-8").splitlines()
             if line and not line.startswith("#")]
    used = set()
    for kind, where, words in remarks:
        fitting = [number for number, line in enumerate(lines) if line[0] == kind and line[1] in words]
        used.update(fitting)
        if not fitting:
            yield f"{kind} without a line in skips.tsv: {where}: {words}"
    for number, line in enumerate(lines):
        if number not in used:
            yield f"skips.tsv: nothing needs the line: {line[0]} {line[1]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", type=float, default=0)
    parser.add_argument("--counts", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()

    tests = [test for report in sorted(LOGS.glob("*.xml")) if report.stat().st_mtime >= options.since
             for test in tests_of(report)]
    found = counts(tests)
    if options.write:
        write(found)
    if options.counts or options.write:
        for what, number in found.items():
            print(f"{number:9,}  {what}")
        return 0
    for title, rows in (("The slowest sources", sources(options.since)),
                        ("The slowest tests", ((test.seconds, f"{test.folder}/{test.name}") for test in tests))):
        print(f"{title}:")
        for seconds, what in slowest(rows):
            print(f"  {seconds:6.1f} s  {what}")
    remarks = [(kind, f"{test.folder}/{test.name}", words) for test in tests for kind, words in test.remarks()]
    for kind, where, words in remarks:
        print(f"{kind}  {where}: {words}")
    wrong = []
    if options.check:
        wrong = [*differences(found, committed()), *unexplained(remarks)]
        for line in sorted(wrong):
            print(line)
        if wrong:
            print("Were tests added or dropped on purpose, tests/report.py --write says so in counts.tsv.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
