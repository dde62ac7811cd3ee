# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every call that the program makes on its files fails once, each in a run of its own: the k-th with ENOSPC, EIO,
EINTR, or as a write that takes half."""
import concurrent.futures
import random
import shutil

import operations
import studio as s
from studio import Broken

# how a call fails, and whether all after it do
WAYS = [("ENOSPC", False), ("ENOSPC", True), ("EIO", False), ("EIO", True), ("EINTR", False), ("short", False),
        ("short", True)]
MOST = 5000  # calls of one operation


def told(file):
    """What the shim says: how many calls there were, and which were hit."""
    lines = file.read_text().splitlines() if file.exists() else []
    file.unlink(missing_ok=True)
    totals = [int(line.split()[1]) for line in lines if line.startswith("total")]
    return max(totals, default=0), [line for line in lines if line.startswith("hit")]


def play(studio, operation, way, number):
    """One run whose call of that number fails. Gives the number of calls and which were hit."""
    how, lasts = way
    folder = operation.copy(f"{how}{'-on' if lasts else ''}-{number}")
    tell = studio.scratch / f"{folder.name}.tell"
    tell.unlink(missing_ok=True)
    disk = {"LD_PRELOAD": studio.shim, "DISK_UNDER": str(folder), "DISK_TELL": str(tell), "DISK_HOW": how,
            "DISK_FAIL": str(number)}
    run = operation.play(folder, {**disk, **({"DISK_LASTS": "1"} if lasts else {})})
    total, hits = told(tell)
    try:
        judge(studio, operation, folder, run, hits)
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else repr(error)
        first = hits[0] if hits else "nothing hit"
        raise Broken(f"{operation.name}, {how}{' from there on' if lasts else ''}, {first} (kept in {folder}): {what}; "
                     f"the run {run}") from None
    shutil.rmtree(folder, ignore_errors=True)
    return total, hits


def judge(studio, operation, folder, run, hits):
    if run.exit < 0:
        raise Broken(f"it died of signal {-run.exit}")
    if run.exit != 0 and not run.err.strip():
        raise Broken("it failed without a word")
    if run.exit != 0 and not hits:
        raise Broken("it failed though nothing did")
    envelopes = s.acknowledged(run.out)
    s.check_after(studio, folder, envelopes)
    is_new = operation.judge(folder, run.out)
    if run.exit == 0 and not is_new:
        raise Broken("it said that all was well, and it was not")
    strays = getattr(operation, "strays", [])
    if strays and not any(" unlink " in hit for hit in hits):
        raise Broken(f"left behind: {strays}")


def numbers_for(studio, operation, way, sample, seed):
    """Which calls are to fail: all, or as many as are sampled, always with the first and the last."""
    total, _ = play(studio, operation, way, 0)
    everything = range(1, min(total, MOST) + 1)
    if sample is None or len(everything) <= sample:
        return list(everything)
    chosen = random.Random(f"{seed}/{operation.name}/{way}").sample(everything[1:-1], sample - 2)
    return sorted([everything[0], everything[-1], *chosen])


def run(studio, sample, seed, jobs=2, only=None, say=print):
    """sample: how many calls of each operation and way; none: every one. Gives what was broken."""
    broken, hit, runs = [], 0, 0
    for operation in operations.ready(studio, only, say):
        count = 0
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            trials = [pool.submit(play, studio, operation, way, number) for way in WAYS
                      for number in numbers_for(studio, operation, way, sample, seed)]
            for trial in concurrent.futures.as_completed(trials):
                count += 1
                try:
                    hit += bool(trial.result()[1])
                except Exception as error:
                    hit += 1
                    broken.append(str(error) if isinstance(error, Broken) else repr(error))
        say(f"  {operation.name}: {count} runs")
        runs += count
    say(f"  {runs} runs, {hit} of them hit, {len(broken)} broken")
    if not runs or hit * 2 < runs:
        broken.append("most calls were not hit: the shim does not reach the program")
    return broken
