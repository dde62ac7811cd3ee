# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults put into the program, each of which the harness has to find: a proof that it can fail."""
import calls
import cases
import cuts
import kills
import studio as s


class Wrapped:
    """A program that runs the real one and then does something wrong."""

    def __init__(self, program, shim, scratch, name, script):
        folder = scratch / "wrapped" / name
        folder.mkdir(parents=True, exist_ok=True)
        wrapper = folder / "program"
        wrapper.write_text(f'#!/usr/bin/env bash\nreal={program}\n[[ $5 ]] || exec "$real" "$@"\n{script}\n')
        wrapper.chmod(0o755)
        self.studio = s.Studio(wrapper, shim, folder / "scratch")


def quiet(_):
    pass


# name: what the wrapper does; $2 is the data folder and $5 the command in every line that the harness runs
WRONG = {
    "acknowledges before it saves":
        '"$real" "$@"; code=$?; [[ $5 == converse && "$*" == *jsonl* ]] && '
        'echo \'{"room":"none","seq":9,"kind":"posted","body":{"id":"x","message":"lost"}}\'; exit $code',
    "says nothing of failures": '"$real" "$@"; code=$?; [[ $* == *--out* || $5 == provider ]] && exit 0; exit $code',
    "fails without a word": '"$real" "$@" 2>/dev/null',
    "writes documents in place":
        'args=("$@"); for ((i = 0; i < $#; ++i)); do [[ ${args[i]} == --out ]] && out=${args[i + 1]}; done; '
        'if [[ $out == */room.json ]]; then printf "{" > "$out"; sleep 0.5; fi; exec "$real" "$@"',
    "moves healthy files aside":
        '"$real" "$@"; code=$?; [[ $5 == rooms ]] && touch "$2/studio.db.damaged-1"; exit $code',
    "starts slowly": '[[ $5 == rooms ]] && sleep 2.2; exec "$real" "$@"',
    "keeps half a companion":
        '"$real" "$@" > "$2.out"; code=$?; '
        '[[ "$*" == *"export companion_aya"* ]] && sed -i 0,/Ayame/s/Ayame/Aya/ "$2.out"; cat "$2.out"; exit $code',
    "tears its backups":
        '"$real" "$@"; code=$?; [[ "$5 $6" == "doctor backup" ]] && truncate -s 8192 "$2"/backups/studio-*.db; '
        'exit $code',
    "leaves events out of its backups":
        '"$real" "$@"; code=$?; [[ "$5 $6" == "doctor backup" && $code == 0 ]] && python3 -c \'import sqlite3, sys; '
        'sqlite3.connect(sys.argv[1]).executescript("DROP TABLE events")\' "$2"/backups/studio-*.db; exit $code',
    "compacts nothing": '[[ "$5 $6" == "doctor compact" ]] && exit 0; exec "$real" "$@"',
    "has a door that lets nobody in":
        '[[ $5 == serve ]] && exec "$real" "${@:1:5}" --mcp-port 0 --firehose-port 0; exec "$real" "$@"',
    "touches what is newer":
        '[[ $5 == rooms && -f $2/studio.db ]] && printf x >> "$2/studio.db"; exec "$real" "$@"',
}


def found(studio, server, name):
    """What the part of the harness finds that has to find it."""
    if name == "acknowledges before it saves":
        return kills.run(studio, server, 3, 1, only=["rehearsing"], say=quiet, moments=(2, 3))
    if name == "says nothing of failures":
        return calls.run(studio, 4, 1, only=["exporting"], say=quiet)
    if name == "fails without a word":
        return calls.run(studio, 3, 1, only=["settings"], say=quiet)
    if name == "writes documents in place":
        return kills.run(studio, server, 6, 1, only=["exporting"], say=quiet)
    if name == "moves healthy files aside":
        return kills.run(studio, server, 1, 1, only=["rehearsing"], say=quiet)
    if name == "starts slowly":
        return kills.run(studio, server, 2, 1, only=["settings"], say=quiet, asks_for_speed=True)
    if name == "keeps half a companion":
        return cuts.run(studio, 12, 1, only=["companion"], say=quiet)
    if name in ("tears its backups", "leaves events out of its backups"):
        return calls.run(studio, 2, 1, only=["backing"], say=quiet)
    if name == "compacts nothing":
        return calls.run(studio, 2, 1, only=["compacting"], say=quiet)
    if name == "has a door that lets nobody in":
        return kills.run(studio, server, 4, 1, only=["serving"], say=quiet)
    return cases.run(studio, server, 1, only=["newer_version"], say=quiet)


def run(program, shim, scratch, server, say=print):
    """Gives the faults that nobody found."""
    missed = []

    def note(name, broken):
        say(f"  {name}: {broken[0][:150] if broken else 'NOT FOUND'}")
        if not broken:
            missed.append(f"nobody found out: {name}")

    for name, script in WRONG.items():
        wrapped = Wrapped(program, shim, scratch, name.replace(" ", "-"), script)
        try:
            note(name, found(wrapped.studio, server, name))
        except s.Broken as broken:
            note(name, [str(broken)])
    honest = s.Studio(program, shim, scratch / "honest")
    for name in ("talking", "companion", "backing", "compacting"):
        note(f"a disk that lies about syncs, {name}", cuts.run(honest, 5, 1, only=[name], lies=True, say=quiet))
    unhooked = s.Studio(program, "/none/such/shim.so", scratch / "unhooked")
    note("a shim that does not reach the program", calls.run(unhooked, 2, 1, only=["settings"], say=quiet))
    return missed
