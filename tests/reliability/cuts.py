# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The power is cut at a random moment of an operation, and the program opens what a disk may have of it."""
import concurrent.futures
import random
import shutil

import disk_model
import operations
import studio as s
from studio import Broken


class Recording:
    """One operation played to its end, with all that it did to the disk."""

    def __init__(self, studio, operation, lies=False):
        self.operation = operation
        self.folder = operation.copy("recorded")
        log = studio.scratch / f"{operation.name}.log"
        log.unlink(missing_ok=True)
        disk = {"LD_PRELOAD": studio.shim, "DISK_UNDER": str(self.folder), "DISK_LOG": str(log)}
        run = operation.play(self.folder, {**disk, **({"DISK_LIES": "1"} if lies else {})})
        if run.exit != 0:
            raise Broken(str(run))
        self.records = disk_model.read_log(log)
        self.said = [number for number, record in enumerate(self.records) if record.kind == "A"]

    def moment(self, number, randomness):
        """Before which record the power goes: once at the very end, often just after something was said."""
        if number == 0:
            return len(self.records)
        if self.said and randomness.random() < 0.5:
            return randomness.choice(self.said) + 1
        return randomness.randrange(len(self.records) + 1)


def cut(studio, recording, number, seed):
    randomness = random.Random(f"{seed}/{recording.operation.name}/{number}")
    moment = recording.moment(number, randomness)
    files = disk_model.after_cut(recording.operation.folder, recording.folder, recording.records, moment,
                                 randomness.random(), loses_all=number % 4 == 0)
    folder = studio.scratch / f"{recording.operation.name}-cut-{number}"
    disk_model.put(files, recording.folder, folder)
    said = disk_model.said_until(recording.records, moment)
    try:
        s.check_after(studio, folder, s.acknowledged(said))
        is_new = recording.operation.judge(folder, said)
        if moment == len(recording.records) and not is_new:
            raise Broken("the program had ended well, and what it did is gone")
    except Exception as error:
        what = str(error) if isinstance(error, Broken) else repr(error)
        raise Broken(f"{recording.operation.name}, cut {number} before call {moment} of {len(recording.records)} "
                     f"(kept in {folder}): {what}") from None
    shutil.rmtree(folder, ignore_errors=True)


def run(studio, runs, seed, jobs=2, only=None, lies=False, say=print):
    """So many cuts of each operation. Gives what was broken."""
    broken = []
    for operation in operations.ready(studio, only, say):
        recording = Recording(studio, operation, lies)
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            trials = [pool.submit(cut, studio, recording, number, seed) for number in range(runs)]
            for trial in concurrent.futures.as_completed(trials):
                try:
                    trial.result()
                except Exception as error:
                    broken.append(str(error) if isinstance(error, Broken) else repr(error))
        synced = sum(record.kind == "S" for record in recording.records)
        say(f"  {operation.name}: {runs} cuts of {len(recording.records)} calls, {synced} of them syncs")
    return broken
