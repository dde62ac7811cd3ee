# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program does to the disk, one operation each: how it begins, what it is like when it is done, and what
may be there when it was not. For failing calls and for cut power."""
import contextlib
import json
import shutil
import sqlite3

import studio as s
from studio import Broken


class Operation:
    """`make` fills the folder; `line` is what is run; `judge` says whether the new state is there, and complains about
    anything between old and new."""
    needs = None

    def __init__(self, studio):
        self.studio = studio
        self.folder = studio.fresh(f"operation-{self.name}")
        self.make(self.folder)

    def play(self, folder, environment):
        """Runs it to its end."""
        return self.studio.run(folder, *self.line(folder), environment=environment)

    @property
    def name(self):
        return type(self).__name__.lower()

    def make(self, folder):
        pass

    def copy(self, name):
        folder = self.studio.scratch / f"{self.name}-{name}"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.folder, folder)
        return folder

    def outside(self, folder):
        """The files of the folder that are the user's own."""
        return {path.name: path.read_bytes() for path in sorted(folder.iterdir())
                if path.is_file() and not path.name.startswith("studio.")}


class Beginning(Operation):
    """The first words in an empty folder."""

    def line(self, folder):
        return ["converse", "--say", "Hello", "--turns", "1", "--format", "jsonl"]

    def judge(self, folder, out):
        return len(s.rooms_of(self.studio, folder)[0]) == 1


class Talking(Operation):
    """More words in a room that is there."""

    def make(self, folder):
        self.studio.well(folder, "converse", "--say", "Hello", "--turns", "2")
        self.before = s.rooms_of(self.studio, folder)[0][s.ROOM][1]

    def line(self, folder):
        return ["converse", "--room", s.ROOM, "--say", "And 東京?", "--turns", "1", "--format", "jsonl"]

    def judge(self, folder, out):
        count = s.rooms_of(self.studio, folder)[0][s.ROOM][1]
        if count < self.before:
            raise Broken(f"{count} messages are left of {self.before}")
        return count >= self.before + 2


class Settings(Operation):
    """A provider is saved."""

    def make(self, folder):
        self.add(folder, "old house")

    def add(self, folder, name):
        self.studio.well(folder, *self.words(name))

    def words(self, name):
        return ["provider", "add", name, "--kind", "compatible", "--base-url", "http://127.0.0.1:9/v1", "--model", "m"]

    def line(self, folder):
        return self.words("new house")

    def judge(self, folder, out):
        listed = self.studio.well(folder, "provider", "list", "--format", "jsonl").out.decode().splitlines()
        names = {json.loads(line)["name"] for line in listed}
        if not {"old house"} <= names <= {"old house", "new house"}:
            raise Broken(f"providers are neither the old nor the new ones: {names}")
        return len(names) == 2


class Companion(Operation):
    """A companion is replaced by a card."""

    def make(self, folder):
        self.studio.well(folder, "persona", "list")
        self.card = self.studio.scratch / "card.json"
        self.card.write_text(self.now(folder).replace("Aya", "Ayame"))

    def now(self, folder):
        return self.studio.well(folder, "persona", "export", "companion_aya", "--format", "studio").out.decode()

    def line(self, folder):
        return ["persona", "import", self.card, "--replace"]

    def judge(self, folder, out):
        card = self.now(folder)
        is_new = "Ayame" in card
        if is_new == ('"Aya"' in card):
            raise Broken("a companion is half the old and half the new one")
        if b"Ayame\tcompanion_aya" in out and not is_new:
            raise Broken("a companion that was told to be saved is the old one")
        return is_new


class Exporting(Operation):
    """A document is written over the one of yesterday."""
    words = ["export", s.ROOM, "--format", "json"]
    file = "room.json"

    def make(self, folder):
        self.studio.well(folder, "converse", "--say", "x" * 60_000, "--turns", "2")
        self.new = self.studio.well(folder, *self.words).out
        (folder / self.file).write_bytes(b"of yesterday")

    def line(self, folder):
        return [*self.words, "--out", folder / self.file]

    def judge(self, folder, out):
        files = self.outside(folder)
        now = files.pop(self.file, b"")
        if now not in (b"of yesterday", self.new):
            raise Broken(f"a document is neither the old nor the new one: {len(now)} of {len(self.new)} bytes")
        self.strays = [name for name in files if name != "window.ini"]
        return now == self.new


class Carding(Exporting):
    """A companion is written as a file."""
    words = ["persona", "export", "companion_aya", "--format", "studio"]
    file = "aya.json"


class Closing(Operation):
    """The window opens, and is asked to close: what it looks like is written over what it looked like."""

    def make(self, folder):
        self.play(folder, {})
        self.old = (folder / "window.ini").read_bytes()
        (folder / "window.ini").write_bytes(self.old + b"[of]\nyesterday=1\n")

    def play(self, folder, environment):
        return s.close_window(self.studio.start(folder, environment=environment))

    def judge(self, folder, out):
        lines = (folder / "window.ini").read_bytes().splitlines()
        keys = [line.split(b"=")[0] for line in lines]
        wanted = [line.split(b"=")[0] for line in self.old.splitlines()]
        if keys not in (wanted, [*wanted, b"[of]", b"yesterday"]):
            raise Broken(f"what the window remembers is neither old nor new: {len(keys)} of {len(wanted)} lines")
        return True  # what could not be saved is told in the window


class Importing(Operation):
    """A room comes in."""
    needs = "import"

    def make(self, folder):
        source = self.studio.fresh("import-source")
        self.studio.well(source, "converse", "--say", "Hello", "--turns", "2")
        self.document = self.studio.scratch / "import.json"
        self.studio.well(source, "export", s.ROOM, "--format", "json", "--out", self.document)
        self.count = s.rooms_of(self.studio, source)[0][s.ROOM][1]
        self.studio.well(folder, "persona", "list")

    def line(self, folder):
        return ["import", self.document]

    def judge(self, folder, out):
        counts = [count for _, count in s.rooms_of(self.studio, folder)[0].values()]
        if counts not in ([], [self.count]):
            raise Broken(f"a room came in by halves: {counts} of {self.count} messages")
        return bool(counts)


class Shelving(Operation):
    """A lorebook that belongs to no companion comes in."""
    needs = "lore import"
    entries = 60

    def make(self, folder):
        self.studio.well(folder, "persona", "list")
        self.book = self.studio.scratch / "Coast.json"
        self.book.write_text(json.dumps({"entries": {
            str(number): {"key": [f"storm {number}"], "content": "Vesna. " * 100} for number in range(self.entries)}}))

    def line(self, folder):
        return ["lore", "import", self.book]

    def judge(self, folder, out):
        lines = self.studio.well(folder, "lore", "list", "--format", "jsonl").out.splitlines()
        counts = [json.loads(line)["entries"] for line in lines]
        if counts not in ([], [self.entries]):
            raise Broken(f"a lorebook came in by halves: {counts} of {self.entries} entries")
        if b"is there now" in out and not counts:
            raise Broken("a lorebook that was told to be there is not")
        return bool(counts)


class Mending(Operation):
    """The doctor looks at a sound folder, and makes anew what is made from the events."""
    needs = "doctor"
    words = ["doctor", "rebuild"]

    def make(self, folder):
        self.studio.well(folder, "converse", "--say", "Hello", "--turns", "2")
        self.events = s.stored_events(folder)

    def line(self, folder):
        return self.words

    def judge(self, folder, out):
        if not self.events.items() <= s.stored_events(folder).items():
            raise Broken("the doctor took events away")
        return True


def copies_of(folder, events):
    """The backups under their final names; each has to be whole, with those events."""
    copies = sorted(path.name for path in (folder / "backups").glob("studio-*.db"))
    for name in copies:
        s.check_whole(folder / "backups", name)
        kept = s.stored_events(folder / "backups", name)
        if kept != events:
            raise Broken(f"the backup {name} has {len(kept)} events instead of {len(events)}, or others")
    return copies


class Backing(Mending):
    """A copy of all is laid aside: it is there and whole once that is said, and never there in part."""
    words = ["doctor", "backup"]

    def make(self, folder):
        super().make(folder)
        s.rooms_of(self.studio, folder)
        if copies_of(folder, self.events):
            raise Broken("a folder has a backup that nobody asked for: whether one is made cannot be seen")

    def judge(self, folder, out):
        super().judge(folder, out)
        copies = copies_of(folder, self.events)
        if b"Backed up" in out and not copies:
            raise Broken("a backup that was told to be made is not there")
        return bool(copies)


class Compacting(Mending):
    """What takes room for nothing is given back: the file has all of it and is smaller, or is as it was."""
    needs = "doctor compact"
    words = ["doctor", "compact"]

    def make(self, folder):
        super().make(folder)
        with contextlib.closing(sqlite3.connect(folder / "studio.db")) as database:
            database.execute("CREATE TABLE waste (bytes)")
            database.execute("INSERT INTO waste VALUES (zeroblob(400000))")
            database.execute("DROP TABLE waste")
            database.commit()
        self.pages = self.pages_of(folder)

    @staticmethod
    def pages_of(folder):
        """All of them, and the empty ones."""
        with s.database(folder) as database:
            return tuple(database.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "freelist_count"))

    def judge(self, folder, out):
        s.check_whole(folder)
        kept = s.stored_events(folder)
        if kept != self.events:
            raise Broken(f"after a compaction there are {len(kept)} events instead of {len(self.events)}, or others")
        pages, empty = self.pages_of(folder)
        is_new = empty == 0 and pages < self.pages[0]
        if not is_new and (pages, empty) != self.pages:
            raise Broken(f"{pages} pages, {empty} of them empty, are neither what there was nor what is left of it")
        if b"The database was" in out and not is_new:
            raise Broken("a database that was told to be smaller is as it was")
        return is_new


class Migrating(Operation):
    """A database of the first version is brought to this one. By the time of the judge it has been, and there is a copy
    of it as it was."""

    def make(self, folder):
        import kills
        shutil.copy(sorted(kills.FIXTURES.glob("schema-*.db"))[0], folder / "studio.db")
        self.events = s.stored_events(folder)

    def line(self, folder):
        return ["rooms"]

    def judge(self, folder, out):
        if not self.events.items() <= s.stored_events(folder).items():
            raise Broken("events are missing after a migration")
        if not copies_of(folder, self.events):
            raise Broken("a database was brought to this version, and there is no copy of it as it was")
        return True


OPERATIONS = [Beginning, Talking, Settings, Companion, Exporting, Carding, Closing, Importing, Shelving, Mending,
              Backing, Compacting, Migrating]


def ready(studio, only=None, say=print):
    made = []
    for operation in OPERATIONS:
        if only and operation.__name__.lower() not in only:
            continue
        if operation.needs and not studio.can(operation.needs):
            say(f"  {operation.__name__.lower()}: this program has no `{operation.needs}`")
            continue
        made.append(operation(studio))
    return made
