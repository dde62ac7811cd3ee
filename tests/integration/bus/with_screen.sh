#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a command with a screen, a home and a session bus of its own, for a program that screen readers see.
# Exits 77 where something for it is missing.
set -u
for program in Xvfb dbus-run-session /usr/libexec/at-spi-bus-launcher; do
  command -v "$program" >/dev/null || { echo "$program is missing"; exit 77; }
done
/usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null ||
  { echo "python3-gi or gir1.2-atspi-2.0 is missing"; exit 77; }

folder=$(mktemp -d)
chmod 700 "$folder"
screen=
end() {
  [ -n "$screen" ] && kill "$screen" 2>/dev/null
  wait
  rm -rf "$folder"
}
trap end EXIT
# Before the bus begins: what it starts inherits its home.
export HOME=$folder XDG_RUNTIME_DIR=$folder
unset WAYLAND_DISPLAY XDG_CURRENT_DESKTOP XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME
unset AT_SPI_BUS_ADDRESS DBUS_SESSION_BUS_ADDRESS
# -noreset: else the screen begins anew, and refuses who comes meanwhile, whenever the last client has left.
Xvfb -displayfd 7 -screen 0 1440x900x24 -nolisten tcp -noreset 7>"$folder/display" 2>/dev/null & screen=$!
for _ in $(seq 1200); do
  [ -s "$folder/display" ] && break
  sleep 0.05
done
[ -s "$folder/display" ] || { echo "Xvfb did not come"; exit 1; }
DISPLAY=:$(cat "$folder/display")
export DISPLAY QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
dbus-run-session -- "$@"
