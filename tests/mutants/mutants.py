#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Do the tests of an engine notice a fault? Weaves the faults of faults.py into a copy of core/turn and core/lore, all of
them side by side, builds the copy with its judges once, and runs it with one fault switched on at a time (STUDIO_MUTANT).

The engines as they stand must pass every judge, and each fault must be noticed by one. The first failure ends a judge.
A second run builds only what changed. The product's own sources never see a fault.

  tests/mutants/mutants.py                        every fault, the judges in order until one notices
  tests/mutants/mutants.py --only 3 "two turns at once after a cue"
  tests/mutants/mutants.py --judges tst_rounds    what this judge notices alone, of its engine
"""
import argparse
import concurrent.futures
import enum
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading
import time
from typing import NamedTuple

sys.dont_write_bytecode = True

import faults  # noqa: E402
import weaving  # noqa: E402
from weaving import Broken  # noqa: E402

TREE = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ["core/base", "core/model", "core/wire", "core/turn", "core/lore", "core/replay", "tests/cases", "tests/unit/turn", "tests/unit/lore",
           "packaging/cmake"]
FILES = ["tests/replay/case_file.cpp", "tests/replay/case_file.h", "tests/replay/tst_cases.cpp", "tests/support/rounds.h",
         "tests/support/suite.h", "tests/support/suite_main.cpp"]
LORE = "core/lore"
SECOND_READER = "lore_second_reader"
LORE_JUDGES = ["tst_lore_matcher", "tst_lore_scan", SECOND_READER, "tst_hostile_patterns"]
JUDGES = ["tst_cases", "tst_fields", "tst_rounds", "tst_invariants", *LORE_JUDGES]  # of each engine the quickest first
PROGRAM = "suite_judges"
VERDICTS = "lore_verdicts"  # which the second reader asks
LIMIT = 120  # seconds for one judge
MEMORY = 2 << 30  # bytes: a judge that goes round for ever may collect 200 MB a second

OURS = "# Made by tests/mutants/mutants.py, which takes away what it did not put here.\n"
CMAKE = OURS + """cmake_minimum_required(VERSION 3.25)
set(CMAKE_BUILD_TYPE Debug) # with assertions
set(CMAKE_CXX_FLAGS_DEBUG -Og) # compiles faster than -O0 does, and runs five times as fast
project(mutants VERSION 0.1.0 LANGUAGES CXX)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_SOURCE_DIR}/packaging/cmake)
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Test)
set(STUDIO_UNITY ON)
set(STUDIO_PRECOMPILE OFF) # for one file a module, the headers would take longer than they save
include(StudioTargets)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(tl-expected REQUIRED)
find_package(PkgConfig REQUIRED)
enable_testing()

# The house's own runs moc on every header, and a command of a target waits for all the libraries that the target links.
# This one runs moc where it is needed, so that the modules are compiled side by side.
function(studio_moc_headers target)
  studio_moc_tests(${target})
endfunction()
foreach(folder core/base core/model core/wire core/turn core/lore core/replay)
  add_subdirectory(${folder})
endforeach()

add_library(studio_suite_main OBJECT tests/support/suite.h tests/support/suite_main.cpp)
target_link_libraries(studio_suite_main PUBLIC studio_flags Qt6::Test)
set_target_properties(studio_suite_main PROPERTIES AUTOMOC OFF)
file(GLOB helpers CONFIGURE_DEPENDS tests/unit/turn/floor_*.cpp)
studio_suite(judges
  REPLAY tests/replay/tst_cases
  ROUNDS tests/unit/turn/tst_fields tests/unit/turn/tst_rounds tests/unit/turn/tst_invariants
  UNIT tests/unit/lore/tst_hostile_patterns tests/unit/lore/tst_lore_matcher tests/unit/lore/tst_lore_scan
  SOURCES tests/replay/case_file.cpp ${helpers}
  LINKS studio_replay studio_turn studio_lore)
add_executable(lore_verdicts tests/unit/lore/lore_verdicts.cpp)
target_link_libraries(lore_verdicts PRIVATE studio_flags studio_lore studio_wire)
target_compile_options(suite_judges PRIVATE -Og) # instead of the -O0 of all tests
add_custom_target(judges_moc DEPENDS tst_cases.moc tst_fields.moc tst_rounds.moc tst_invariants.moc tst_hostile_patterns.moc
  tst_lore_matcher.moc tst_lore_scan.moc) # so that moc waits for no library
"""


# ── The scratch folder ────────────────────────────────────────────────────────────────────────────────────────────────

def read_tree(tree):
    """What the engine and its judges need, as contents by path."""
    files = [path for folder in FOLDERS for path in (tree / folder).rglob("*") if path.is_file()]
    files += [tree / path for path in FILES]
    return {path.relative_to(tree).as_posix(): path.read_bytes() for path in files}


def lay_out(scratch, contents):
    """Writes what differs and removes what is gone. What stays the same keeps its time, so that it is not built anew."""
    if scratch.exists() and any(scratch.iterdir()):
        mark = scratch / "CMakeLists.txt"
        if not mark.exists() or not mark.read_text().startswith(OURS):
            raise Broken(f"{scratch} holds something else; name an empty folder")
    for top in {path.partition("/")[0] for path in contents}:
        for path in (scratch / top).rglob("*"):
            if path.is_file() and path.relative_to(scratch).as_posix() not in contents:
                path.unlink()
    for name, content in {"CMakeLists.txt": CMAKE.encode(), **contents}.items():
        path = scratch / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)


def command(log, *words):
    with open(log, "wb") as output:
        if subprocess.run(words, stdout=output, stderr=subprocess.STDOUT).returncode == 0:
            return
    sys.stderr.write(log.read_text(errors="replace"))
    raise Broken(f"{' '.join(map(str, words[:2]))} failed")


def build(scratch, jobs):
    """Builds the judges and answers with their program."""
    folder = scratch / "build"
    if not (folder / "build.ninja").exists():
        shutil.rmtree(folder, ignore_errors=True)
        command(scratch / "configure.log", "cmake", "-S", scratch, "-B", folder, "-G", "Ninja")
    command(scratch / "build.log", "cmake", "--build", folder, "--parallel", str(jobs), "--target", PROGRAM, VERDICTS)
    return folder / "bin" / PROGRAM


# ── The runs ──────────────────────────────────────────────────────────────────────────────────────────────────────────

class End(enum.Enum):
    PASSED = "passed"
    FAILED = "failed"
    CRASHED = "crashed"
    NEVER = "never ended"


class Verdict(NamedTuple):
    """How a judge ended."""
    judge: str
    end: End
    detail: str = ""


def memory_of(process):
    """The bytes of a running process; 0 where the system does not tell."""
    try:
        return int(pathlib.Path(f"/proc/{process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, IndexError):
        return 0


class Watch:
    """Kills a process when it takes too long or too much memory."""

    def __init__(self, process, limit):
        self.has_killed = False
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, args=(process, limit))
        self._thread.start()

    def end(self):
        self._over.set()
        self._thread.join()

    def _look(self, process, limit):
        deadline = time.monotonic() + limit
        while not self._over.wait(min(1, limit)):
            if time.monotonic() >= deadline or memory_of(process) > MEMORY:
                self.has_killed = True
                process.kill()
                return


def first_failure(judge, output):
    """Reads what a judge prints; its verdict at the first failure, else None and the last line."""
    last = ""
    for line in output:
        last = line.decode(errors="replace").strip() or last
        if last.startswith("QFATAL"):  # an assertion; Qt Test tells it as a failure too, afterwards
            return Verdict(judge, End.CRASHED, last), last
        if last.startswith(("FAIL!", "XPASS")):
            return Verdict(judge, End.FAILED, last), last
    return None, last


def judges_of(fault, judges):
    """Those of these judges that look at the engine of a fault."""
    is_lore = weaving.path_of(fault).startswith(LORE)
    return [judge for judge in judges if (judge in LORE_JUDGES) == is_lore]


def words_of(program, judge):
    """The command that runs a judge."""
    if judge != SECOND_READER:
        return [program, judge]
    return [sys.executable, "-B", TREE / "tests/unit/lore/compare_lore.py", program.with_name(VERDICTS), "--rolled", "1500"]


def run_judge(program, judge, number, limit=LIMIT):
    """Runs a judge with that fault switched on, until its first failure."""
    environment = {**os.environ, "STUDIO_MUTANT": str(number), "STUDIO_SEQUENCES": "600", "QTEST_DISABLE_STACK_DUMP": "1"}
    with subprocess.Popen(words_of(program, judge), env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT) as process:
        watch = Watch(process, limit)
        try:
            verdict, last = first_failure(judge, process.stdout)
            code = None if verdict else process.wait()
        finally:
            process.kill()  # which does nothing to a process that has ended
            watch.end()
    if verdict:
        return verdict
    if watch.has_killed:
        return Verdict(judge, End.NEVER)
    if code < 0:
        return Verdict(judge, End.CRASHED, signal.Signals(-code).name)
    if code > 0:
        raise Broken(f"{judge} exits with {code} and names no failure with STUDIO_MUTANT={number}: {last}")
    return Verdict(judge, End.PASSED)


def verdict_on(program, judges, number, limit=LIMIT):
    """How the first judge that noticed the fault ended; None if nobody noticed."""
    for judge in judges:
        verdict = run_judge(program, judge, number, limit)
        if verdict.end != End.PASSED:
            return verdict
    return None


def outcome(fault, verdict):
    """The word for a fault, "caught", "MISSED" or "ERROR", and the line that tells of it."""
    if verdict is None:
        return "MISSED", f"MISSED  {fault.name}"
    if verdict.end == End.NEVER and fault.never_ends_in != verdict.judge:
        return "ERROR", (f"ERROR   {fault.name}: {verdict.judge} never ended; end it in the test, or say so in "
                         "tests/mutants/faults.py")
    if verdict.end != End.NEVER and fault.never_ends_in == verdict.judge:
        return "ERROR", f"ERROR   {fault.name}: {verdict.judge} ends now; say so in tests/mutants/faults.py"
    how = {End.FAILED: "", End.CRASHED: f" (crashed: {verdict.detail})", End.NEVER: " (never ended)"}[verdict.end]
    return "caught", f"caught  {fault.name:<48} by {verdict.judge}{how}"


def judge_all(program, chosen, judges, jobs, limit=LIMIT):
    """Prints a line for the sound engine and one for each fault of `chosen`, pairs of a number and a fault. Answers whether
    all is as it should be, and the last line."""
    counts = {"caught": 0, "MISSED": 0, "ERROR": 0}
    with concurrent.futures.ThreadPoolExecutor(jobs) as workers:
        for verdict in workers.map(lambda judge: run_judge(program, judge, 0, limit), judges):
            if verdict.end != End.PASSED:
                raise Broken(f"the engine as it stands fails {verdict.judge}: {verdict.end.value} {verdict.detail}")
        print("passed  the engine as it stands")
        verdicts = workers.map(lambda pair: verdict_on(program, judges_of(pair[1], judges), pair[0], limit), chosen)
        for (_, fault), verdict in zip(chosen, verdicts):
            word, line = outcome(fault, verdict)
            counts[word] += 1
            print(line)
    errors = f", {counts['ERROR']} with an error" if counts["ERROR"] else ""
    return counts["MISSED"] == counts["ERROR"] == 0, f"{counts['caught']} caught, {counts['MISSED']} missed{errors}"


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--scratch", type=pathlib.Path, default=TREE / "build/mutants", metavar="DIR",
                        help="where the copy is built (build/mutants)")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)), metavar="N",
                        help="side by side (as many as cores)")
    parser.add_argument("--only", nargs="+", metavar="N|NAME", help="these faults, by number or name")
    parser.add_argument("--judges", nargs="+", choices=JUDGES, default=JUDGES, metavar="JUDGE", help=", ".join(JUDGES))
    parser.add_argument("--list", action="store_true", help="print the faults and end")
    return parser.parse_args()


def choose(table, only, judges):
    numbered = [(number, fault) for number, fault in enumerate(table, 1) if judges_of(fault, judges)]
    if only is None:
        return numbered
    for word in only:
        if not any(word in (str(number), fault.name) for number, fault in numbered):
            raise Broken(f"there is no fault '{word}'; --list tells those there are")
    return [(number, fault) for number, fault in numbered if str(number) in only or fault.name in only]


def play(options):
    weaving.check(faults.FAULTS, faults.COUNT)
    chosen = choose(faults.FAULTS, options.only, options.judges)
    if options.list:
        for number, fault in chosen:
            print(f"{number:2}  {fault.name:<48} {weaving.path_of(fault)}")
        return True
    begun = time.monotonic()
    contents = read_tree(TREE)
    weaving.weave(contents, faults.FAULTS)
    scratch = options.scratch.resolve()
    lay_out(scratch, contents)
    program = build(scratch, options.jobs)
    built = time.monotonic()
    good, summary = judge_all(program, chosen, options.judges, options.jobs)
    print(f"build {built - begun:.1f} s, runs {time.monotonic() - built:.1f} s")
    print(summary)
    return good


def main():
    sys.stdout.reconfigure(line_buffering=True)
    try:
        return 0 if play(parse()) else 1
    except Broken as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
