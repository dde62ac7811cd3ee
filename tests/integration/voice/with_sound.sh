#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command in a sound system of its own: PipeWire with one sink that nobody hears, named "spk". Nothing of
# the desktop around it is touched. Run under dbus-run-session. Exits 77 where a program for it is missing.
set -u
for program in pipewire wireplumber pipewire-pulse pactl parec; do
  command -v "$program" >/dev/null || { echo "$program is missing"; exit 77; }
done

XDG_RUNTIME_DIR=$(mktemp -d)
export XDG_RUNTIME_DIR
chmod 700 "$XDG_RUNTIME_DIR"
unset PULSE_SERVER PIPEWIRE_REMOTE DISPLAY
children=()

wait_for() { # a file, for ten seconds
  for _ in $(seq 200); do
    [ -e "$1" ] && return 0
    sleep 0.05
  done
  echo "$1 did not come"
  return 1
}

end() {
  # Engines may have started a daemon of their own in this session; it does not listen to less.
  local daemon="$XDG_RUNTIME_DIR/speech-dispatcher/pid/speech-dispatcher.pid"
  [ -f "$daemon" ] && kill -9 "$(cat "$daemon")" 2>/dev/null
  for child in "${children[@]}"; do kill "$child" 2>/dev/null; done
  wait
  rm -rf "$XDG_RUNTIME_DIR"
}
trap end EXIT

pipewire >/dev/null 2>&1 & children+=($!)
wait_for "$XDG_RUNTIME_DIR/pipewire-0" || exit 1
wireplumber >/dev/null 2>&1 & children+=($!)
pipewire-pulse >/dev/null 2>&1 & children+=($!)
wait_for "$XDG_RUNTIME_DIR/pulse/native" || exit 1
pactl load-module module-null-sink sink_name=spk >/dev/null || exit 1
for _ in $(seq 100); do
  pactl set-default-sink spk 2>/dev/null && [ "$(pactl get-default-sink)" = spk ] && break
  sleep 0.05
done
"$@"
