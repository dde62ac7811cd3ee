#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Shows that nothing is lost: the real program is killed, its disk fails, its power is cut. See CONTRIBUTING.

run.py --program PATH --shim PATH {kills,calls,cuts,cases,selftest}… [--long] [--runs N] [--seed N] [--only NAME,…]
"""
import argparse
import pathlib
import shutil
import sys
import tempfile
import time

sys.dont_write_bytecode = True

import calls  # noqa: E402
import cases  # noqa: E402
import cuts  # noqa: E402
import kills  # noqa: E402
import selftest  # noqa: E402
from model_server import ModelServer  # noqa: E402
from studio import Broken, Studio  # noqa: E402


def parse():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, type=pathlib.Path)
    parser.add_argument("--shim", required=True, type=pathlib.Path)
    parser.add_argument("--long", action="store_true", help="1,000 kills, every call, 1,000 cuts")
    parser.add_argument("--runs", type=int, help="that many kills, cuts or flips")
    parser.add_argument("--seed", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=lambda text: text.split(","), help="kinds of kills, operations, cases")
    parser.add_argument("--keep", action="store_true", help="leave the folders of the trials")
    parser.add_argument("what", nargs="+", choices=["kills", "calls", "cuts", "cases", "selftest"])
    return parser.parse_args()


def play(what, options, studio):
    if what == "kills":
        server = ModelServer(pause=0.03)  # a reply takes half a second: a busy machine still hits the middle of it
        runs = options.runs or (1000 if options.long else 50)
        return kills.run(studio, server, runs, options.seed, options.jobs, options.long, options.only)
    if what == "calls":
        sample = None if options.long else options.runs or 4
        return calls.run(studio, sample, options.seed, options.jobs, options.only)
    if what == "cuts":
        runs = options.runs or (1000 if options.long else 12)
        return cuts.run(studio, runs, options.seed, options.jobs, options.only)
    if what == "cases":
        return cases.run(studio, ModelServer(pause=0.03), options.runs or (1000 if options.long else 60), options.only)
    if what == "selftest":
        return selftest.run(options.program.resolve(), options.shim.resolve(), studio.scratch, ModelServer())
    raise AssertionError(what)


def main():
    options = parse()
    sys.stdout.reconfigure(line_buffering=True)  # a long run is watched in its log
    scratch = pathlib.Path(tempfile.mkdtemp(prefix="studio-reliability-"))
    failed = False
    for what in options.what:
        begun = time.monotonic()
        print(f"{what}, seed {options.seed}", flush=True)
        try:
            broken = play(what, options, Studio(options.program.resolve(), options.shim.resolve(), scratch / what))
        except Broken as error:
            broken = [f"could not begin: {error}"]
        for line in broken:
            print(f"  BROKEN {line}")
        print(f"  {'FAILED' if broken else 'ok'}, {time.monotonic() - begun:.0f} s", flush=True)
        failed = failed or bool(broken)
    if not (failed or options.keep):
        shutil.rmtree(scratch, ignore_errors=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
