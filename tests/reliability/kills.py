# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program killed with SIGKILL at a random moment of what it does, again and again."""
import collections
import concurrent.futures
import http.client
import json
import pathlib
import random
import re
import shutil
import threading
import time
import urllib.request

import studio as s
from studio import Broken

START_LIMIT = 2.0  # seconds
FIXTURES = pathlib.Path(__file__).parent.parent / "unit" / "store" / "fixtures"


class Kind:
    """One thing that the program is killed in. `ready` makes the folder, once; `begin` starts the victim; `judge`
    looks at what it left."""
    needs = None  # a command of the program
    takes = 1.0   # seconds, measured when it is made ready

    def __init__(self, studio, server):
        self.studio, self.server = studio, server
        self.template = None

    @property
    def name(self):
        return type(self).__name__.lower()

    def ready(self):
        self.template = self.studio.fresh(f"template-{self.name}")
        self.fill(self.template)
        trial = self.copy("measure")
        begun = time.monotonic()
        process = self.begin(trial)
        try:
            process.communicate(timeout=self.longest)
        except Exception:  # the window runs until it is killed
            process.kill()
            process.communicate()
        self.takes = time.monotonic() - begun

    longest = s.PATIENCE

    def attend(self, folder, victim):
        """Does what others do with it meanwhile."""

    def wait(self, victim, moment, randomness):
        """Until it is to be killed."""
        time.sleep(moment)

    def copy(self, name):
        folder = self.studio.scratch / f"{self.name}-{name}"
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.template, folder)
        return folder

    def fill(self, folder):
        self.studio.well(folder, "provider", "add", "mock", "--kind", "compatible", "--base-url", self.server.address,
                         "--model", "parrot")

    def judge(self, folder, out):
        return s.check_after(self.studio, folder, s.acknowledged(out))

    def missed(self, kills):
        """Why all its kills together show nothing; none: they do."""
        return None


class Streaming(Kind):
    """Every other one is killed while a companion speaks."""

    def wait(self, victim, moment, randomness):
        if randomness.random() < 0.4:
            return time.sleep(moment)
        while victim.out.count(b'"kind":"content"') < 2 and victim.process.poll() is None:
            time.sleep(0.002)  # two pieces: of one, nothing has to be kept
        return time.sleep(randomness.uniform(0, 0.08))

    def begin(self, folder):
        return self.studio.start(folder, "converse", "--provider", "mock", "--say", "Hello, who are you?", "--say",
                                 "And then?", "--turns", "3", "--format", "jsonl")


class StreamingAgain(Streaming):
    """In a room that is there already, whose log goes on."""

    def fill(self, folder):
        super().fill(folder)
        self.studio.well(folder, "converse", "--say", "Hello", "--turns", "2")

    def begin(self, folder):
        return self.studio.start(folder, "converse", "--room", s.ROOM, "--provider", "mock", "--say", "Again!",
                                 "--turns", "2", "--format", "jsonl")


class Rehearsing(Kind):
    """Without a model: many events in a short time."""

    def fill(self, folder):
        pass

    def begin(self, folder):
        said = [word for text in "One Two Three Four".split() for word in ("--say", text)]
        return self.studio.start(folder, "converse", *said, "--turns", "8", "--format", "jsonl")


class Window(Kind):
    """The window's program without a display: its first room, its greeting, its settings."""
    longest = 4

    def begin(self, folder):
        return self.studio.start(folder)


class Serving(Kind):
    """Others come in by a door and talk: what they were told to be said is there. More than every other one is killed
    while they talk."""
    longest = 2.5
    fewest_kills = 3  # of which some have to hit talk

    def __init__(self, studio, server):
        super().__init__(studio, server)
        self.said = {}
        self.taken = 0  # lines, before all kills
        self.lock = threading.Lock()

    def fill(self, folder):
        self.studio.well(folder, "persona", "list")

    def begin(self, folder):
        return self.studio.start(folder, "serve", "--mcp-port", "0", "--firehose-port", "0", "--no-token")

    def attend(self, folder, victim):
        victim.said = self.said[folder] = []
        threading.Thread(target=self.talk, args=(victim, victim.said), daemon=True).start()

    def wait(self, victim, moment, randomness):
        if randomness.random() < 0.4:
            return time.sleep(moment)
        patience = time.monotonic() + s.PATIENCE / 12
        while not victim.said and victim.process.poll() is None and time.monotonic() < patience:
            time.sleep(0.002)
        return time.sleep(randomness.uniform(0, 0.3))

    @staticmethod
    def talk(victim, said):
        while b"\nready" not in victim.out and victim.process.poll() is None:
            time.sleep(0.01)
        address = re.search(rb"^mcp (http://[^/\s]+)", victim.out, re.M)
        for number in range(10_000 if address else 0):
            body = json.dumps({"from": "user", "message": f"line {number}"}).encode()
            request = urllib.request.Request(address[1].decode() + "/add", body, {"Content-Type": "application/json"})
            try:
                with urllib.request.urlopen(request, timeout=s.PATIENCE) as answer:
                    if answer.status == 200:
                        said.append(f"line {number}")
            except (OSError, http.client.HTTPException):
                return  # killed

    def judge(self, folder, out):
        said = list(self.said[folder])
        with self.lock:
            self.taken += len(said)
        kept = {body.get("message") for kind, body in s.stored_events(folder).values() if kind == "posted"}
        lost = [line for line in said if line not in kept]
        if lost:
            raise Broken(f"{len(lost)} of {len(said)} lines that the door took are lost: {lost[:3]}")
        return s.check_after(self.studio, folder)

    def missed(self, kills):
        if kills >= self.fewest_kills and self.taken == 0:
            return f"the door took no line before any of {kills} kills: nothing could be lost"
        return None


class Settings(Kind):
    """A provider is saved beside another."""
    def begin(self, folder):
        return self.studio.start(folder, "provider", "add", "new house", "--kind", "compatible", "--base-url",
                                 self.server.address, "--model", "parrot")

    def judge(self, folder, out):
        answer = s.check_after(self.studio, folder)
        listed = self.studio.well(folder, "provider", "list", "--format", "jsonl").out.decode().splitlines()
        names = [json.loads(line)["name"] for line in listed]
        if names not in (["mock"], ["mock", "new house"], ["new house", "mock"]):
            raise Broken(f"providers are neither the old nor the new ones: {names}")
        if b"new" in out and len(names) != 2:
            raise Broken("a provider whose id was printed is not there")
        return answer


class Companion(Kind):
    """A companion is saved: a card replaces the one that is there."""

    def fill(self, folder):
        self.studio.well(folder, "persona", "list")
        self.old = self.card(folder, "companion_aya")
        changed = json.loads(self.old)
        self.new = json.dumps(changed).replace("Aya", "Ayame")
        (self.studio.scratch / "new-card.json").write_text(self.new)

    def card(self, folder, identity):
        return self.studio.well(folder, "persona", "export", identity, "--format", "studio").out.decode()

    def begin(self, folder):
        return self.studio.start(folder, "persona", "import", self.studio.scratch / "new-card.json", "--replace")

    def judge(self, folder, out):
        answer = s.check_after(self.studio, folder)
        now = self.card(folder, "companion_aya")
        is_new = "Ayame" in now
        if is_new == ('"Aya"' in now):
            raise Broken("a companion is half the old and half the new one")
        if b"Ayame\tcompanion_aya" in out and not is_new:
            raise Broken("a companion that was told to be saved is the old one")
        return answer


class Exporting(Kind):
    """A document is written over the one of yesterday."""

    def fill(self, folder):
        said = [word for letter in "abcdefgh" for word in ("--say", letter * 100_000)]
        self.studio.well(folder, "converse", *said, "--turns", "1")
        self.new = self.studio.well(folder, "export", s.ROOM, "--format", "json").out
        (folder / "room.json").write_bytes(b"of yesterday")

    def begin(self, folder):
        return self.studio.start(folder, "export", s.ROOM, "--format", "json", "--out", folder / "room.json")

    def judge(self, folder, out):
        now = (folder / "room.json").read_bytes()
        if now not in (b"of yesterday", self.new):
            raise Broken(f"a document is neither the old nor the new one: {len(now)} of {len(self.new)} bytes")
        return s.check_after(self.studio, folder)


class Importing(Kind):
    """A room comes in as a document."""
    needs = "import"

    def fill(self, folder):
        source = self.studio.fresh("import-source")
        self.studio.well(source, "converse", "--say", "x" * 20_000, "--say", "y", "--turns", "4")
        self.document = self.studio.scratch / "import.json"
        self.studio.well(source, "export", s.ROOM, "--format", "json", "--out", self.document)
        self.messages = s.rooms_of(self.studio, source)[0][s.ROOM][1]
        self.studio.well(folder, "persona", "list")

    def begin(self, folder):
        return self.studio.start(folder, "import", self.document)

    def judge(self, folder, out):
        answer = s.check_after(self.studio, folder)
        counts = [messages for _, messages in s.rooms_of(self.studio, folder)[0].values()]
        if counts not in ([], [self.messages]):
            raise Broken(f"a room came in by halves: {counts} of {self.messages} messages")
        return answer


class Mending(Kind):
    """The doctor looks, and makes anew what can be made from the events."""
    needs = "doctor"
    words = ["doctor", "rebuild"]

    def fill(self, folder):
        self.studio.well(folder, "converse", "--say", "Hello", "--turns", "4")
        self.events = s.stored_events(folder)

    def begin(self, folder):
        return self.studio.start(folder, *self.words)

    def judge(self, folder, out):
        if not self.events.items() <= s.stored_events(folder).items():
            raise Broken("the doctor took events away")
        return s.check_after(self.studio, folder)


class Compacting(Mending):
    """What takes room for nothing is given back: the file is written anew."""
    needs = "doctor compact"
    words = ["doctor", "compact"]


class Migrating(Kind):
    """A database of an older version is brought to this one."""
    turn = -1
    lock = threading.Lock()

    def fill(self, folder):
        self.files = sorted(FIXTURES.glob("schema-*.db"))
        self.before, self.wanted = {}, {}
        for file in self.files:
            trial = self.studio.fresh("migrate-once")
            shutil.copy(file, trial / "studio.db")
            self.before[file.name] = s.stored_events(trial)
            self.wanted[file.name] = s.rooms_of(self.studio, trial)[0]
        shutil.copy(self.files[0], folder / "studio.db")

    def copy(self, name):
        folder = super().copy(name)
        with self.lock:
            self.turn += 1
            file = self.files[self.turn % len(self.files)]
        shutil.copy(file, folder / "studio.db")
        (folder / "is.txt").write_text(file.name)
        return folder

    def begin(self, folder):
        return self.studio.start(folder, "rooms")

    def judge(self, folder, out):
        name = (folder / "is.txt").read_text()
        if not self.before[name].items() <= s.stored_events(folder).items():
            raise Broken(f"{name}: events are missing after a migration that was cut")
        answer = s.check_after(self.studio, folder)
        rooms = s.rooms_of(self.studio, folder)[0]
        if rooms.keys() != self.wanted[name].keys():
            raise Broken(f"{name}: {rooms} instead of {self.wanted[name]}")
        return answer


KINDS = [Streaming, StreamingAgain, Rehearsing, Window, Serving, Settings, Companion, Exporting, Importing, Mending,
         Compacting, Migrating]


def one(kind, number, seed, moments):
    """One kill. Gives the seconds of the start after it and how many replies it had cut."""
    randomness = random.Random(f"{seed}/{number}")
    moment = randomness.uniform(*(part * kind.takes for part in moments))
    folder = kind.copy(str(number))
    victim = s.Listener(kind.begin(folder))
    kind.attend(folder, victim)
    kind.wait(victim, moment, randomness)
    out = victim.kill()
    try:
        answer = kind.judge(folder, out)
    except Broken as broken:
        raise Broken(f"{kind.name}, kill {number} after {moment * 1000:.0f} ms (kept in {folder}): {broken}") from None
    shutil.rmtree(folder, ignore_errors=True)
    return answer


def run(studio, server, runs, seed, jobs=2, asks_for_speed=False, only=None, say=print, moments=(0, 1.1)):
    """Kills so often, each kind in turn, at moments between those shares of the time it takes. Gives what broke."""
    kinds = []
    for kind in (make(studio, server) for make in KINDS):
        if only and kind.name not in only:
            continue
        if kind.needs and not studio.can(kind.needs):
            say(f"  {kind.name}: this program has no `{kind.needs}`")
            continue
        kind.ready()
        kinds.append(kind)
    broken, seconds, cut, done = [], [], 0, collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        trials = {pool.submit(one, kinds[number % len(kinds)], number, seed, moments): kinds[number % len(kinds)].name
                  for number in range(runs)}
        for trial in concurrent.futures.as_completed(trials):
            done[trials[trial]] += 1
            try:
                start, interrupted = trial.result()
                seconds.append(start)
                cut += interrupted
            except Exception as error:  # the harness's own mistakes are no success either
                broken.append(str(error) if isinstance(error, Broken) else repr(error))
    seconds.sort()
    p99 = seconds[min(len(seconds) - 1, int(0.99 * len(seconds)))] if seconds else 0
    say(f"  {sum(done.values())} kills ({', '.join(f'{name} {count}' for name, count in sorted(done.items()))}): "
        f"{len(broken)} broken, {cut} replies cut, start p99 {p99 * 1000:.0f} ms, longest "
        f"{(seconds or [0])[-1] * 1000:.0f} ms")
    if runs >= 40 and not only and cut == 0:
        broken.append("no kill hit a companion in mid-speech: the moments are badly chosen")
    broken += [missed for kind in kinds if (missed := kind.missed(done[kind.name]))]
    if asks_for_speed and p99 > START_LIMIT:
        broken.append(f"the start after a kill took {p99:.2f} s (p99); {START_LIMIT} s are allowed")
    return broken
