# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a power cut may leave of a folder, from what disk_shim.c wrote down.

Sure is what was in a file when it was last synced, and which names there were when their folder was last synced.
Of the rest, anything may be there: writes in any choice, some torn at 512 bytes; names up to some moment, for file
systems keep those in order. A file that was made is there only when its folder was synced, as POSIX has it."""
import dataclasses
import pathlib
import random
import shutil
import struct

HEAD = struct.Struct("=IIIIQQ")
SECTOR = 512


@dataclasses.dataclass
class Record:
    kind: str
    path: str
    other: str
    offset: int
    data: bytes


def read_log(path):
    data = pathlib.Path(path).read_bytes()
    records, at = [], 0
    while at + HEAD.size <= len(data):
        kind, path_size, other_size, _, offset, count = HEAD.unpack_from(data, at)
        at += HEAD.size
        name = data[at:at + path_size].decode()
        other = data[at + path_size:at + path_size + other_size].decode()
        at += path_size + other_size
        records.append(Record(chr(kind), name, other, offset, data[at:at + count]))
        at += count
    return records


def said_until(records, moment):
    return b"".join(record.data for record in records[:moment] if record.kind == "A")


class Contents:
    """One file, whatever its names: what it began as, and what was done to it since."""

    def __init__(self, before=b""):
        self.before = before
        self.changes = []  # records, with their numbers
        self.sure = -1     # number of the newest sync

    def as_left(self, choice):
        data = bytearray(self.before)
        for number, record in self.changes:
            if number < self.sure:
                self.apply(data, record, None)
            elif choice.takes():
                self.apply(data, record, choice)
        return bytes(data)

    @staticmethod
    def apply(data, record, choice):
        if record.kind == "T":
            del data[record.offset:]
            data.extend(bytes(record.offset - len(data)))
            return
        data.extend(bytes(max(0, record.offset + len(record.data) - len(data))))
        step = len(record.data) if choice is None or not choice.tears else SECTOR
        for at in range(0, len(record.data), max(step, 1)):
            if choice is None or not choice.tears or choice.takes():
                part = record.data[at:at + step]
                data[record.offset + at:record.offset + at + len(part)] = part


class Choice:
    """Which of the unsynced writes reached the disk. Some cuts lose all of them, some none."""

    def __init__(self, randomness, loses_all):
        self.randomness = randomness
        self.share = 0.0 if loses_all else randomness.choice([0.0, 1.0, 0.5, 0.1, 0.9])
        self.tears = randomness.random() < 0.4

    def takes(self):
        return self.randomness.random() < self.share


def after_cut(before, folder, records, moment, seed, loses_all=False):
    """name -> bytes of the files below `folder`, when the power went before the record of that number. `before` is a
    copy of the folder as it was when the program began. With `loses_all` only what is sure is left."""
    randomness = random.Random(seed)
    root = str(folder)
    names = {str(pathlib.Path(root) / path.relative_to(before)): Contents(path.read_bytes())
             for path in pathlib.Path(before).rglob("*") if path.is_file()}
    sure_names, pending, seen = dict(names), [], dict(names)
    for number, record in enumerate(records[:moment]):
        path = record.path
        if record.kind == "C":
            seen[path] = names[path] = Contents()
            pending.append(dict(names))
        elif record.kind in "WT":
            seen.setdefault(path, Contents()).changes.append((number, record))
        elif record.kind == "S" and path in seen and not is_folder(path, root, seen):
            seen[path].sure = number
        elif record.kind == "S":
            sure_names, pending = dict(names), []
        elif record.kind == "R":
            contents = names.pop(path, None) or seen.get(path)
            seen[record.other] = names[record.other] = contents
            pending.append(dict(names))
        elif record.kind == "L":
            seen[record.other] = names[record.other] = names[path]
            pending.append(dict(names))
        elif record.kind == "U":
            names.pop(path, None)
            pending.append(dict(names))
    steps = [sure_names, *pending]
    left = steps[0 if loses_all else randomness.choice([0, len(steps) - 1, randomness.randrange(len(steps))])]
    choice = Choice(randomness, loses_all)
    return {path: contents.as_left(choice) for path, contents in left.items() if "/#" not in path}


def is_folder(path, root, seen):
    return path == root or any(name.startswith(path + "/") for name in seen)


def put(files, folder, to):
    """Makes the folder `to` of what is left of `folder`."""
    shutil.rmtree(to, ignore_errors=True)
    for path, data in files.items():
        target = pathlib.Path(to) / pathlib.Path(path).relative_to(folder)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    pathlib.Path(to).mkdir(parents=True, exist_ok=True)
