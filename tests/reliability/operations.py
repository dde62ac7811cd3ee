# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program does to the disk, one operation each: how it begins, what it is like when it is done, and what
may be there when it was not. For failing calls and for cut power."""
import json
import shutil

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


class Backing(Mending):
    """A copy of all is laid aside."""
    words = ["doctor", "backup"]


class Compacting(Mending):
    """What takes room for nothing is given back."""
    needs = "doctor compact"
    words = ["doctor", "compact"]


class Migrating(Operation):
    """A database of the first version is brought to this one."""

    def make(self, folder):
        import kills
        shutil.copy(sorted(kills.FIXTURES.glob("schema-*.db"))[0], folder / "studio.db")
        self.events = s.stored_events(folder)

    def line(self, folder):
        return ["rooms"]

    def judge(self, folder, out):
        if not self.events.items() <= s.stored_events(folder).items():
            raise Broken("events are missing after a migration")
        return True


OPERATIONS = [Beginning, Talking, Settings, Companion, Exporting, Carding, Closing, Importing, Mending, Backing,
              Compacting, Migrating]


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
