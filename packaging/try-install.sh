#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Tries a package in a fresh Debian, as root: packaging/try-install.sh PACKAGE.deb [bookworm|trixie|here]
# "here" is this computer under a layer that takes all changes and is thrown away: soon ready, but what is installed here
# may hide that the package forgot to ask for it. The trial installs the package with what it needs and nothing else over
# an older version whose window is open, lets the first room talk, opens a card by its MIME type, installs it again over
# data, and removes and purges it: the data stay. A fresh Debian needs debootstrap and the network.
set -euo pipefail

# All that is mounted below is seen by this script alone, and gone with it.
if [[ ${1:-} == --alone ]]; then
  shift
else
  exec unshare --mount "$(readlink -f "${BASH_SOURCE[0]}")" --alone "$@"
fi

package=$(readlink -f "${1:?usage: try-install.sh PACKAGE.deb [SUITE]}")
suite=${2:-bookworm}
mirror=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\(http[^ ]*\) .*/\2/p' \
  /etc/apt/sources.list /etc/apt/sources.list.d/debian.sources 2>/dev/null | head -n 1 || true)
card=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)/resources/personas/companion_aya.json
root=${STUDIO_CHROOT:-$(mktemp -d)/$suite}
failed=0

say() { printf '%s\n' "$*" >&2; }

inside() { chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C DEBIAN_FRONTEND=noninteractive "$@"; }

# A person without any rights, in the locale C, without network, audio, camera, keyring, portal or session.
person() { # NAME COMMAND…
  local name=$1
  shift
  inside unshare --net su "$name" -s /bin/bash -c "$*"
}

# A screen for one command: its number comes once it listens, and -noreset keeps it from refusing those who come while it
# begins anew, as it would whenever the last of its windows has gone.
make_screen_tool() {
  cat >"$root/tmp/on-a-screen" <<'END'
#!/bin/sh
number=$(mktemp)
Xvfb -displayfd 7 -screen 0 1280x1024x24 -nolisten tcp -noreset 7>"$number" &
screen=$!
trap 'kill "$screen"; rm -f "$number"' EXIT
tries=0
until [ -s "$number" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 600 ] && kill -0 "$screen" || { echo "no screen came" >&2; exit 1; }
  sleep 0.1
done
DISPLAY=:$(cat "$number") "$@"
END
  chmod 755 "$root/tmp/on-a-screen"
}

expect() { # WHAT COMMAND…
  local what=$1
  shift
  if "$@" >"$root/tmp/step.log" 2>&1; then
    say "ok      $what"
  else
    say "FAILED  $what"
    tail -n 15 "$root/tmp/step.log" >&2
    failed=1
  fi
}

# The package under another number: what an upgrade does to files, data and running programs is the same.
make_older() { # FILE
  dpkg-deb -R "$package" "$root/tmp/older"
  sed -i 's/^Version: .*/Version: 0.0.9-1/' "$root/tmp/older/DEBIAN/control"
  dpkg-deb --root-owner-group -b "$root/tmp/older" "$1" >/dev/null
  rm -rf "$root/tmp/older"
}

# Until there is a file of that name, for half a minute at most.
await() { # PATTERN
  local tries
  for tries in {1..300}; do
    compgen -G "$1" >/dev/null && return
    sleep 0.1
  done
  return 1
}

open_window() { # its number in /tmp/window.pid, then how it ended in /tmp/window.exit
  rm -f "$root"/tmp/window.* "$root"/tmp/runtime-one/companion-studio-*
  person one 'exec /tmp/on-a-screen sh -c "companion-studio & echo \$! >/tmp/window.pid; wait \$!; echo \$? >/tmp/window.end; mv /tmp/window.end /tmp/window.exit"' \
    >/dev/null 2>&1 </dev/null &
  await "$root/tmp/runtime-one/companion-studio-*" # once it is open, it listens there for a second start
}

window_runs() { kill -0 "$(cat "$root/tmp/window.pid")"; }

close_window() {
  kill -TERM "$(cat "$root/tmp/window.pid")"
  await "$root/tmp/window.exit"
  rm "$root/tmp/window.pid"
  [[ $(cat "$root/tmp/window.exit") == 0 ]]
}

rooms() { person one companion-studio rooms 2>/dev/null; }

tidy() {
  [[ ! -s $root/tmp/window.pid ]] || kill "$(cat "$root/tmp/window.pid")" 2>/dev/null || true
  umount "$root/proc" "$root/dev/shm" 2>/dev/null || true
  if [[ $suite == here ]]; then
    umount --recursive "$layers" 2>/dev/null || true
    ! mountpoint -q "$layers" || return 0 # what is mounted there goes with this script
    rm -rf --one-file-system "$layers"
  fi
  [[ -n ${STUDIO_CHROOT:-} ]] || rm -rf --one-file-system "$folder"
}

make_layered_root() {
  mkdir -p "$root" "$layers"
  mount -t tmpfs -o mode=755 tmpfs "$layers"
  mkdir "$layers"/{changes,work,root}
  mount -t overlay -o "lowerdir=/,upperdir=$layers/changes,workdir=$layers/work" overlay "$layers/root"
  root=$layers/root
  mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
  mount -t tmpfs -o mode=755 tmpfs "$root/run"
  mount --rbind /dev "$root/dev"
  rm -rf "$root"/var/lib/apt/lists/* # report a missing package instead of fetching it
  inside dpkg --configure -a >/dev/null 2>&1 || true # an installation may have been on its way
  inside apt-get purge -y companion-studio >/dev/null 2>&1 || true # a copy that the user installed
}

folder=$(dirname "$root")
layers=$folder/layers
trap tidy EXIT
if [[ $suite == here ]]; then
  make_layered_root
elif [[ ! -x $root/usr/bin/apt-get ]]; then
  mkdir -p "$root"
  debootstrap --variant=minbase "$suite" "$root" "${mirror:?no mirror in the sources of apt}" >/dev/null
fi
mount -t proc proc "$root/proc"
mkdir -p "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
cp "$package" "$root/tmp/studio.deb"
cp "$card" "$root/tmp/Somebody.card.json"
sed -i 's/companion_aya/companion_somebody/g' "$root/tmp/Somebody.card.json"
chmod 644 "$root/tmp/studio.deb" "$root/tmp/Somebody.card.json"
make_screen_tool

make_older "$root/tmp/older.deb"

[[ $suite == here ]] || inside apt-get -q update >/dev/null
expect "install an older version" inside apt-get install -y --no-install-recommends /tmp/older.deb
expect "the tools of this trial" inside apt-get install -y --no-install-recommends xvfb libglib2.0-bin \
  shared-mime-info desktop-file-utils
for name in one two; do
  inside id "$name" >/dev/null 2>&1 || inside useradd -m "$name"
done

talk='companion-studio converse --say "Hello, who are you?" --turns 2 --seed 1'
expect "the older version talks" person one "$talk | grep -q 'not an AI'"
expect "its window opens" open_window
before=$(rooms)
expect "install over it while its window is open" inside apt-get install -y --no-install-recommends /tmp/studio.deb
expect "the window goes on" window_runs
expect "a second start says that the open window is of before the update" person one \
  '/tmp/on-a-screen timeout 20 companion-studio 2>&1 | grep -q "from before an update"'
expect "the window closes cleanly" close_window
expect "the rooms are as before" test "$before" = "$(rooms)"
expect "the program says its version" person one companion-studio --version
expect "the first room talks" person one "$talk | grep -q 'not an AI'"
expect "a second user talks, with data of their own" person two "$talk | grep -q 'not an AI'"
expect "nobody reads the data of another" person two '! ls /home/one/.local/share/companion-studio'
expect "the module for cameras and voices finds its libraries" inside sh -c \
  'ldd /usr/lib/companion-studio/devices.so >/tmp/libraries && ! grep "not found" /tmp/libraries'
expect "the manual page and the completion are there" person one \
  'test -e /usr/share/man/man1/companion-studio.1.gz && test -e /usr/share/man/ja/man1/companion-studio.1.gz &&
   test -e /usr/share/bash-completion/completions/companion-studio'
expect "a card has its MIME type and opens with the studio" person one \
  'gio info -a standard::content-type /tmp/Somebody.card.json | grep -q application/x-companion-studio-card &&
   gio mime application/x-companion-studio-card | grep -q org.companion_studio.CompanionStudio.desktop'
expect "so do rooms, replay files and other cards" person one \
  'for file in tea.room.json:room tea.replay.jsonl:replay tea.cassette:replay Mika.charx:charx Mika.card.png:card-png; do
     echo "{}" >"/tmp/${file%:*}" && gio info -a standard::content-type "/tmp/${file%:*}" |
       grep -q "application/x-companion-studio-${file#*:}\$" &&
       gio mime "application/x-companion-studio-${file#*:}" | grep -q org.companion_studio.CompanionStudio.desktop || exit 1
   done'
expect "a replay file is told, and is no room" person one \
  'companion-studio replay --room "Tea at five" >/tmp/tea.replay.jsonl &&
   ! companion-studio import /tmp/tea.replay.jsonl 2>/tmp/told && grep -q "companion-studio replay" /tmp/told'
# The window runs until it is stopped; 124 is what timeout says then.
expect "a card that is opened is imported by the window" person one \
  '/tmp/on-a-screen timeout 25 companion-studio /tmp/Somebody.card.json; test $? = 124 &&
   companion-studio persona list | grep -q companion_somebody'
mount --bind "$root/usr" "$root/usr"
mount -o remount,bind,ro "$root/usr"
expect "a read-only /usr" person one "$talk | grep -q 'not an AI'"
umount "$root/usr"
mkdir -p "$root/home/one/full"
mount -t tmpfs -o size=16k,mode=777 tmpfs "$root/home/one/full"
expect "a full disk is told, and nothing breaks" person one \
  'companion-studio --data /home/one/full/data rooms; test $? = 1'
umount "$root/home/one/full"
before=$(rooms)
expect "install over an installed one with data" inside apt-get install -y --reinstall --no-install-recommends /tmp/studio.deb
expect "its rooms are as before" test "$before" = "$(rooms)"
expect "remove" inside apt-get remove -y companion-studio
expect "install again" inside apt-get install -y --no-install-recommends /tmp/studio.deb
expect "purge" inside apt-get purge -y companion-studio
expect "the data stay" inside test -s /home/one/.local/share/companion-studio/studio.db
expect "nothing else stays" inside sh -c '! find /usr /etc -name "*companion-studio*" | grep .'
exit "$failed"
