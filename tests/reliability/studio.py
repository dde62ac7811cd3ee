# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program, driven from outside, and what must hold of its data folder whatever happened to it."""
import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time

PATIENCE = 60  # seconds; nothing that is asked of the program here takes a tenth of it
ROOM = "Tea at five"


class Broken(Exception):
    """What had to hold did not."""


class Run:
    def __init__(self, arguments, exit_code, out, err, seconds):
        self.arguments, self.exit, self.out, self.err, self.seconds = arguments, exit_code, out, err, seconds

    def __str__(self):
        said = self.err.decode(errors="replace").strip()[-400:]
        return f"{' '.join(self.arguments)[:160]} gave {self.exit}: {said}"


class Studio:
    """One program, and a folder in which everything of a trial lives."""

    def __init__(self, program, shim, scratch):
        self.program = str(program)
        self.shim = str(shim)
        self.scratch = pathlib.Path(scratch)
        self.scratch.mkdir(parents=True, exist_ok=True)
        self.help = self.run(None, "--help").out.decode()

    def can(self, command):
        """Whether the program has that command: the harness grows with it."""
        return re.search(rf"^companion-studio (?:\[--data DIR\] )?{command}\b", self.help, re.M) is not None

    def environment(self, **more):
        home = self.scratch / "home"
        home.mkdir(exist_ok=True)
        return {"HOME": str(home), "PATH": os.environ.get("PATH", "/usr/bin:/bin"), "LC_ALL": "C.UTF-8",
                "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(home), **more}

    def start(self, folder, *arguments, environment=None, out=subprocess.PIPE, before=None):
        line = [self.program, *(["--data", str(folder), "--lang", "en"] if folder else []), *map(str, arguments)]
        return subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.PIPE, preexec_fn=before,
                                env=self.environment(**(environment or {})))

    def run(self, folder, *arguments, environment=None, before=None, patience=PATIENCE):
        begun = time.monotonic()
        process = self.start(folder, *arguments, environment=environment, before=before)
        try:
            out, err = process.communicate(timeout=patience)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Broken(f"{arguments[:4]} was still running after {patience} s") from None
        return Run(list(map(str, arguments)), process.returncode, out, err, time.monotonic() - begun)

    def well(self, folder, *arguments, **more):
        """A run that has to succeed."""
        run = self.run(folder, *arguments, **more)
        if run.exit != 0:
            raise Broken(str(run))
        return run

    def fresh(self, name):
        folder = self.scratch / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        return folder


# ---- what was acknowledged, and whether it is there


def acknowledged(out):
    """The envelopes that a run with --format jsonl has printed: whole lines only, the last one may be cut."""
    whole = out[:out.rfind(b"\n") + 1]
    return [json.loads(line) for line in whole.splitlines() if line.startswith(b"{")]


@contextlib.contextmanager
def database(folder, name="studio.db"):
    """A copy of a database of the folder as SQLite itself opens it, mending what a crash left; nobody may have it open.
    What it cannot read is broken."""
    with tempfile.TemporaryDirectory(prefix="studio-copy-") as copy:
        for ending in ("", "-wal", "-journal"):
            file = pathlib.Path(folder) / f"{name}{ending}"
            if file.exists():
                shutil.copy(file, copy)
        connection = sqlite3.connect(f"{copy}/{name}")
        try:
            yield connection
        except sqlite3.DatabaseError as error:
            raise Broken(f"{name} cannot be read: {error}") from None
        finally:
            connection.close()


def check_sound(folder):
    """The file is whole, and nobody took it for damaged."""
    aside = sorted(path.name for path in pathlib.Path(folder).glob("*damaged*"))
    if aside:
        raise Broken(f"a healthy database was moved aside: {aside}")
    check_whole(folder)


def check_whole(folder, name="studio.db"):
    with database(folder, name) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchall()
    if found != [("ok",)]:
        raise Broken(f"integrity_check of {name}: {found[:3]}")


def stored_events(folder, name="studio.db"):
    """(room, seq) -> (kind, body) of all that is stored."""
    with database(folder, name) as connection:
        has = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'events'").fetchone()[0]
        rows = connection.execute("SELECT room, seq, kind, body FROM events").fetchall() if has else []
    return {(room, seq): (kind, json.loads(body)) for room, seq, kind, body in rows}


MESSAGE_KINDS = ("posted", "turnOver", "consume", "interrupted")


def check_acknowledged(folder, envelopes, events=None):
    """Everything that was printed is stored as it was printed."""
    events = stored_events(folder) if events is None else events
    for envelope in envelopes:
        kept = events.get((envelope["room"], envelope["seq"]))
        if kept is None:
            raise Broken(f"lost: event {envelope['seq']}, {envelope['kind']}, of {len(envelopes)} acknowledged")
        same = kept[0] == envelope["kind"] and all(kept[1].get(key) == envelope["body"].get(key)
                                                   for key in ("id", "message", "turn", "Content"))
        if not same:
            raise Broken(f"changed: event {envelope['seq']}, {envelope['kind']}")


def check_interrupted(folder, envelopes):
    """After the room was opened again: a reply that was cut became an interrupted message with what was shown of
    it."""
    pieces, over = {}, set()
    for envelope in envelopes:
        turn = envelope["body"].get("turn")
        if envelope["kind"] == "content":
            pieces.setdefault(turn, []).append(envelope["body"]["Content"]["text"])
        elif envelope["kind"] in MESSAGE_KINDS:
            over.add(turn)
    events = stored_events(folder)
    messages = {body.get("turn"): (kind, body) for kind, body in events.values() if kind in MESSAGE_KINDS}
    cut = 0
    for turn, texts in pieces.items():
        if turn in over:
            continue
        shown = "".join(texts[:-1])
        kind, body = messages.get(turn, (None, None))
        if kind is None:
            if shown.strip():
                raise Broken(f"a reply of {len(texts)} pieces that was cut is no message")
            continue
        cut += 1
        if not body["message"].startswith(shown):
            raise Broken("an interrupted message lacks what was shown of it")
        if kind == "interrupted":
            stored = "".join(b["Content"]["text"] for k, b in events.values()
                             if k == "content" and b.get("turn") == turn)
            if not stored.startswith(body["message"]):
                raise Broken("an interrupted message says what nobody said")
    return cut


def check_models(folder):
    """The list of rooms, which is made from the events, says the same as they."""
    with database(folder) as connection:
        wrong = connection.execute(
            "SELECT r.name FROM rooms r WHERE r.last_seq <> (SELECT max(seq) FROM events e WHERE e.room = r.id)"
            " OR r.messages <> (SELECT count(*) FROM messages m WHERE m.room = r.id)").fetchall()
    if wrong:
        raise Broken(f"the list of rooms is not as the events: {wrong[:3]}")


def rooms_of(studio, folder):
    """name -> (id, messages), as the program lists them; and the seconds that took."""
    run = studio.well(folder, "rooms")
    rows = [line.split("\t") for line in run.out.decode().splitlines()]
    return {row[0]: (row[1], int(row[2])) for row in rows if len(row) >= 3}, run.seconds


def check_after(studio, folder, envelopes=()):
    """All that must hold after whatever happened. Gives the seconds of the start and how many replies were cut."""
    events = stored_events(folder)
    check_sound(folder)
    check_acknowledged(folder, envelopes, events)
    rooms, seconds = rooms_of(studio, folder)
    for name, (identity, _) in rooms.items():
        studio.well(folder, "export", identity, "--format", "json", "--out", studio.scratch / f"{folder.name}.out")
    check_sound(folder)
    check_acknowledged(folder, envelopes)
    cut = check_interrupted(folder, envelopes)
    if rooms:
        check_models(folder)
    return seconds, cut


def hears_the_end(process):
    """Whether it has said to the system that it wants to be told of SIGTERM."""
    try:
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    except OSError:
        return False
    caught = re.search(r"^SigCgt:\s*(\w+)", status, re.M)
    return caught is not None and int(caught[1], 16) >> (signal.SIGTERM - 1) & 1 == 1


def close_window(process):
    """Waits until the window is up, or the program complained, then asks it to end. Gives the run."""
    begun = time.monotonic()
    said = []
    thread = threading.Thread(target=lambda: said.extend(process.stderr), daemon=True)
    thread.start()
    while (process.poll() is None and not hears_the_end(process) and time.monotonic() - begun < PATIENCE
           and not any(line.startswith(b"companion-studio:") for line in said)):
        time.sleep(0.02)
    time.sleep(0.5)
    process.send_signal(signal.SIGTERM)
    try:
        code = process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        raise Broken("the window does not close") from None
    thread.join(PATIENCE)
    process.stdout.close()
    process.stderr.close()
    # Where it could not open the folder it shows a question, and no window is there to be closed.
    was_asking = code == -signal.SIGTERM and any(line.startswith(b"companion-studio:") for line in said)
    return Run(["(window)"], 1 if was_asking else code, b"", b"".join(said), time.monotonic() - begun)


class Listener:
    """Takes what a program prints as it comes, so that it never waits for somebody to read."""

    def __init__(self, process):
        self.process, self.out = process, b""
        self.thread = threading.Thread(target=self.listen, daemon=True)
        self.thread.start()

    def listen(self):
        for piece in iter(lambda: self.process.stdout.read1(65536), b""):
            self.out += piece

    def kill(self):
        """SIGKILL, and what it had printed."""
        try:
            self.process.send_signal(signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.thread.join(PATIENCE)
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()
        return self.out
