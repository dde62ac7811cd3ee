# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What else happens to a data folder: it cannot be written, it is gone, somebody else has it, it is newer, it is
damaged, its disk is full; and the program is asked to end. Each case ends with the truth told and nothing lost."""
import ctypes
import json
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess

import studio as s
from studio import Broken

SIGNS = "NUL is \\0, turned \u202eround\u202c, 東京, e\u0301, \U0001F375, <script>alert(1)</script>, ../../up"


def expect(condition, otherwise):
    if not condition:
        raise Broken(str(otherwise))


def refused(run, *words):
    """It ended by itself, not well, and said why."""
    expect(run.exit > 0, f"this should have been refused: {run}")
    said = run.err.decode()
    expect(said.strip() and all(word in said for word in words), f"this does not say why: {run}")


def told(run):
    expect(run.exit >= 0, f"it died: {run}")
    expect(run.exit == 0 or run.err.strip(), f"it failed without a word: {run}")


def room_in(studio, name):
    folder = studio.fresh(name)
    studio.well(folder, "converse", "--say", "Hello", "--say", SIGNS, "--turns", "3")
    return folder, s.stored_events(folder)


def unlike_root():
    """Takes from the program what lets root write where nobody may."""
    if os.geteuid() == 0:
        for capability in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
            ctypes.CDLL(None).prctl(24, capability, 0, 0, 0)


def small_disk(size):
    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    return limit


# ---- the cases; each is a function of the studio, its model's server and the number of repetitions


def folder_that_cannot_be_written(studio, _server, _runs):
    folder, events = room_in(studio, "read-only")
    before = (folder / "studio.db").read_bytes()
    for path in [*folder.iterdir(), folder]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    try:
        refused(studio.run(folder, "converse", "--say", "More", before=unlike_root), "not writable")
        told(studio.run(folder, "rooms", before=unlike_root))
        told(studio.run(folder, "export", s.ROOM, "--format", "json", before=unlike_root))
    finally:
        folder.chmod(0o755)
    expect((folder / "studio.db").read_bytes() == before, "a file that nobody may write was written")
    (folder / "studio.db").chmod(0o644)
    s.check_after(studio, folder)
    expect(s.stored_events(folder) == events, "events changed")


def empty_folder_that_cannot_be_written(studio, _server, _runs):
    folder = studio.fresh("read-only-empty")
    folder.chmod(0o555)
    refused(studio.run(folder, "converse", "--say", "More", before=unlike_root), "not writable")
    folder.chmod(0o755)
    expect(not list(folder.iterdir()), "something was written where nobody may")


def folder_removed_in_mid_run(studio, server, _runs):
    folder = studio.fresh("removed")
    studio.well(folder, "provider", "add", "mock", "--kind", "compatible", "--base-url", server.address, "--model", "m")
    process = studio.start(folder, "converse", "--provider", "mock", "--say", "Hello", "--turns", "4", "--format",
                           "jsonl")
    while b'"content"' not in process.stdout.readline():
        expect(process.poll() is None, "it ended before a companion spoke")
    shutil.rmtree(folder, ignore_errors=True)
    out, err = process.communicate(timeout=s.PATIENCE)
    refused(s.Run(["converse"], process.returncode, out, err, 0))
    studio.well(folder, "converse", "--say", "A new beginning", "--turns", "1")
    s.check_after(studio, folder)


def second_instance(studio, server, _runs):
    folder, events = room_in(studio, "second")
    studio.well(folder, "provider", "add", "mock", "--kind", "compatible", "--base-url", server.address, "--model", "m")
    first = studio.start(folder, "converse", "--room", s.ROOM, "--provider", "mock", "--say", "Slowly", "--turns", "3",
                         "--format", "jsonl")
    expect(first.stdout.readline(), "the first one said nothing")
    refused(studio.run(folder, "converse", "--say", "Me too"), "already using")
    told(studio.run(folder, "rooms"))
    out, _ = first.communicate(timeout=s.PATIENCE)
    expect(first.returncode == 0, "the first one was disturbed")
    s.check_after(studio, folder, s.acknowledged(out))
    expect(events.items() <= s.stored_events(folder).items(), "events changed")


def database_locked_by_a_stranger(studio, _server, _runs):
    folder, events = room_in(studio, "locked")
    stranger = sqlite3.connect(folder / "studio.db", isolation_level=None)
    stranger.execute("BEGIN IMMEDIATE")
    run = studio.run(folder, "converse", "--say", "More", "--turns", "1", "--format", "jsonl")
    refused(run)
    told(studio.run(folder, "export", s.ROOM, "--format", "json"))
    stranger.execute("ROLLBACK")
    stranger.close()
    s.check_after(studio, folder, s.acknowledged(run.out))
    expect(events.items() <= s.stored_events(folder).items(), "events changed")
    studio.well(folder, "converse", "--room", s.ROOM, "--say", "Now", "--turns", "1")


def newer_version(studio, _server, _runs):
    folder, _ = room_in(studio, "newer")
    connection = sqlite3.connect(folder / "studio.db")
    connection.execute("PRAGMA user_version = 9999")
    connection.commit()
    connection.close()
    before = (folder / "studio.db").read_bytes()
    commands = [["rooms"], ["converse", "--say", "More"], ["export", s.ROOM, "--format", "json"]]
    for command in commands:
        refused(studio.run(folder, *command), "newer version")
    expect((folder / "studio.db").read_bytes() == before, "a newer database was changed")
    expect(not list(folder.glob("*damaged*")), "a newer database was taken for damaged")


def damaged(studio, _server, runs):
    """Flipped bytes and files cut short: no crash, no endless run; what is moved aside is told, and as it was."""
    template, _ = room_in(studio, "damage-template")
    healthy = (template / "studio.db").read_bytes()
    moved = 0
    for number in range(runs):
        randomness = random.Random(f"damage/{number}")
        data = bytearray(healthy)
        if number % 5 == 0:
            del data[randomness.randrange(len(data)):]
        else:
            for _ in range(randomness.choice([1, 1, 4, 64])):
                data[randomness.randrange(randomness.choice([100, 8192, len(data)]))] ^= randomness.randrange(1, 256)
        folder = studio.fresh("damaged")
        (folder / "studio.db").write_bytes(data)
        try:
            moved += open_damaged(studio, folder, bytes(data))
        except Broken as error:
            raise Broken(f"damage {number}: {error}") from None
    return f"{runs} damaged files, {moved} of them moved aside"


def open_damaged(studio, folder, data):
    listed = studio.run(folder, "rooms")
    told(listed)
    talked = studio.run(folder, "converse", "--say", "Hello", "--turns", "1")
    told(talked)
    aside = [path for path in folder.iterdir() if "damaged" in path.name and not path.name.endswith(("-wal", "-shm"))]
    if aside:
        expect(b"damaged" in listed.err + talked.err, f"a file was moved aside without a word: {listed}, {talked}")
        expect(data in [path.read_bytes() for path in aside], "the damaged file was changed before it was kept")
        expect(talked.exit == 0, f"there is no new beginning after damage: {talked}")
    elif talked.exit != 0:
        expect(talked.err.strip(), "no word")
    return bool(aside)


def asked_to_end_while_streaming(studio, server, _runs):
    folder = studio.fresh("terminated")
    studio.well(folder, "provider", "add", "mock", "--kind", "compatible", "--base-url", server.address, "--model", "m")
    process = studio.start(folder, "converse", "--provider", "mock", "--say", "Hello", "--turns", "4", "--format",
                           "jsonl")
    lines = []
    while sum(b'"content"' in line for line in lines) < 4:
        lines.append(process.stdout.readline())
        expect(lines[-1], "it ended before a companion spoke")
    process.send_signal(signal.SIGTERM)
    rest, _ = process.communicate(timeout=s.PATIENCE)
    _, cut = s.check_after(studio, folder, s.acknowledged(b"".join(lines) + rest))
    expect(cut == 1, f"{cut} replies were cut")


def window_asked_to_end(studio, _server, _runs):
    """The window closes in order: what it remembers is written, and the database is closed."""
    folder = studio.fresh("window")
    run = s.close_window(studio.start(folder))
    expect(run.exit == 0, f"the window ended badly: {run}")
    expect((folder / "window.ini").exists(), "the window forgot what it looked like")
    expect(not (folder / "studio.db-wal").exists(), "the database was not closed")
    s.check_after(studio, folder)


def export_to_places_that_do_not_take_it(studio, _server, _runs):
    folder, _ = room_in(studio, "export")
    studio.well(folder, "converse", "--room", s.ROOM, "--say", "x" * 100_000, "--turns", "1")
    there = studio.fresh("export-there")
    export = ["export", s.ROOM, "--format", "json", "--out"]
    refused(studio.run(folder, *export, there), "not a file")
    refused(studio.run(folder, *export, "/dev/full"), "not a file")
    refused(studio.run(folder, *export, there / "none" / "room.json"), "written")
    (there / "room.json").write_text("of yesterday")
    refused(studio.run(folder, *export, there / "room.json", before=small_disk(50_000)))
    expect((there / "room.json").read_text() == "of yesterday", "a full disk took the old document")
    expect([path.name for path in there.iterdir()] == ["room.json"], "a full disk left pieces behind")
    (there / "in").mkdir()
    studio.well(folder, *export, there / "in" / ".." / "room.json")
    expect(json.loads((there / "room.json").read_text())["room"]["name"] == s.ROOM, "no document came")
    with open("/dev/full", "wb") as full:
        process = studio.start(folder, "export", s.ROOM, "--format", "json", out=full)
        _, err = process.communicate(timeout=s.PATIENCE)
    expect(process.returncode > 0, f"output that nobody took was told to be written: {err.decode()}")
    s.check_after(studio, folder)


def output_that_nobody_reads(studio, _server, _runs):
    folder = studio.fresh("unread")
    reading, writing = os.pipe()
    os.close(reading)
    process = studio.start(folder, "converse", "--say", "Hello", "--turns", "3", "--format", "jsonl", out=writing)
    os.close(writing)
    process.communicate(timeout=s.PATIENCE)
    s.check_after(studio, folder)


def signs_of_any_kind(studio, _server, _runs):
    folder, _ = room_in(studio, "signs")
    document = json.loads(studio.well(folder, "export", s.ROOM, "--format", "json").out)
    texts = [message.get("message") or message.get("text") for message in document["messages"]]
    expect(SIGNS in texts, "a text came back changed")
    for text in ("\u202e", " ", "\U0001F469\u200d\U0001F52C", "\uffff", "a" * 120_000):
        told(studio.run(folder, "converse", "--room", s.ROOM, "--say", text, "--turns", "1"))
    s.check_after(studio, folder)


def huge_and_odd_messages_come_in(studio, _server, _runs):
    """10 MB in one message, NUL and half a pair of surrogates, out of a document of our own."""
    if not studio.can("import"):
        return "this program has no `import`"
    source, _ = room_in(studio, "odd-source")
    text = studio.well(source, "export", s.ROOM, "--format", "json").out.decode()
    expect('"Hello"' in text, "the document has no message to change")
    for name, odd in (("huge", json.dumps("x" * 10_000_000)), ("NUL", '"a\\u0000b"'), ("surrogate", '"a\\ud800b"')):
        document = studio.scratch / f"odd-{name}.json"
        document.write_text(text.replace('"Hello"', odd))
        folder = studio.fresh("odd")
        told(studio.run(folder, "import", document))
        s.check_after(studio, folder)
    return None


CASES = [folder_that_cannot_be_written, empty_folder_that_cannot_be_written, folder_removed_in_mid_run, second_instance,
         database_locked_by_a_stranger, newer_version, damaged, asked_to_end_while_streaming, window_asked_to_end,
         export_to_places_that_do_not_take_it, output_that_nobody_reads, signs_of_any_kind,
         huge_and_odd_messages_come_in]


def run(studio, server, runs, only=None, say=print):
    broken = []
    for case in CASES:
        if only and case.__name__ not in only:
            continue
        note = None
        try:
            note = case(studio, server, runs)
        except (Broken, OSError, ValueError, subprocess.SubprocessError, sqlite3.Error) as error:
            broken.append(f"{case.__name__}: {error if isinstance(error, Broken) else repr(error)}")
        say(f"  {case.__name__}{': ' + note if note else ''}")
    return broken
