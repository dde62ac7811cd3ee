#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What the scripts of this folder share; sourced, never run. Makes a bare Debian 12 able to build, and builds.
# Everything here talks on standard error, so that the output of the program stays its own.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
logs=$root/build/logs

build_packages=(
  g++ cmake ninja-build ccache pkg-config
  qt6-base-dev libqt6sql6-sqlite qt6-svg-dev libqt6svg6 qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
  qt6-translations-l10n libgl-dev libvulkan-dev nlohmann-json3-dev libexpected-dev
  qt6-websockets-dev libqrencode-dev libicu-dev libsqlite3-dev libzip-dev zlib1g-dev libcld2-dev libyaml-cpp-dev libexif-dev
  libxml2-dev libpcre2-dev libssl-dev libdeflate-dev
  qtkeychain-qt6-dev libsecret-1-0 qt6-multimedia-dev gstreamer1.0-pipewire gstreamer1.0-plugins-base
  gstreamer1.0-plugins-good qt6-speech-dev qt6-declarative-dev qt6-speech-flite-plugin qt6-speech-speechd-plugin speech-dispatcher
  speech-dispatcher-espeak-ng
  fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji)
test_packages=(clang libclang-rt-dev lld clang-format python3 sqlite3 xvfb xauth xdotool x11-utils dbus dbus-daemon gnome-keyring libsecret-tools
  at-spi2-core gir1.2-atspi-2.0 python3-gi
  pipewire pipewire-bin wireplumber pipewire-pulse libspa-0.2-modules libpipewire-0.3-dev libspa-0.2-dev
  gstreamer1.0-pulseaudio pulseaudio-utils chromium poppler-utils
  appstream desktop-file-utils libxml2-utils shared-mime-info mandoc reuse zsh fish
  debhelper dpkg-dev librsvg2-bin lintian libglib2.0-bin)

# A container may have no home, no locale and no session; Qt and ccache want all three.
export HOME=${HOME:-/root}
[[ $(locale charmap 2>/dev/null) == UTF-8 ]] || export LC_ALL=C.UTF-8
if [[ -z ${XDG_RUNTIME_DIR:-} ]]; then
  export XDG_RUNTIME_DIR=/tmp/runtime-$(id -u)
  mkdir -p -m 700 "$XDG_RUNTIME_DIR"
fi

say() { printf '%s\n' "$*" >&2; }

fail_with_log() { # LOG TEXT
  say "$2 The end of $1:"
  tail -n 60 "$1" >&2
}

# Two scripts at once would build in one folder. Not held while programs run, they may call run.sh themselves.
locked() { # COMMAND…
  mkdir -p "$root/build"
  (flock 9 && "$@" 9>&-) 9>"$root/build/.lock"
}

missing_of() { # PACKAGE…: those that are not installed
  local installed
  installed=$(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "$@" 2>/dev/null | sed -n 's/^ii *//p' || true)
  comm -23 <(printf '%s\n' "$@" | sort -u) <(sort -u <<<"$installed")
}

# Asks apt only when something is missing.
install_missing() { # PACKAGE…
  local missing as_root=()
  mapfile -t missing < <(missing_of "$@")
  ((${#missing[@]} == 0)) && return
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      say "Missing packages, and neither root nor sudo to install them: ${missing[*]}"
      return 1
    fi
    as_root=(sudo)
  fi
  mkdir -p "$logs"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=400 -q)
  say "Installing missing packages (${#missing[@]}) …"
  if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } \
      >"$logs/install.log" 2>&1 </dev/null; then
    fail_with_log "$logs/install.log" "The packages could not be installed."
    return 1
  fi
}

configure() { # FOLDER PRESET [OPTION…]: when it was never done, or when there are options to set
  local folder=$root/build/$1 preset=$2
  shift 2
  if [[ -f $folder/build.ninja ]] && (($# == 0)); then
    return
  fi
  mkdir -p "$logs"
  local log=$logs/configure-${folder##*/}.log
  if ! cmake -S "$root" --preset "$preset" -B "$folder" "$@" >"$log" 2>&1; then
    fail_with_log "$log" "The build could not be configured."
    return 1
  fi
}

# Shows ninja's "[12/345]" as one line that counts, when somebody watches.
count_steps() {
  local line
  while IFS= read -r line; do
    printf '%s\n' "$line"
    [[ -t 2 && $line =~ ^\[[0-9]+/[0-9]+\] ]] && printf '\r%s ' "${BASH_REMATCH[0]}" >&2
  done
  [[ -t 2 ]] && printf '\r\e[K' >&2
  return 0
}

build() { # FOLDER TARGET…
  local folder=$root/build/$1 log=$logs/build-$1.log
  shift
  mkdir -p "$logs"
  if ninja -C "$folder" -n "$@" 2>/dev/null | grep -q 'no work to do'; then
    return
  fi
  say "Building ${folder##*/}: $* …"
  if ! ninja -C "$folder" -j "$(nproc)" "$@" 2>&1 </dev/null | count_steps >"$log"; then
    fail_with_log "$log" "The build failed."
    return 1
  fi
}

stated_version() { sed -n 's/^project(companion-studio VERSION \([0-9.]*\) .*/\1/p' "$root/CMakeLists.txt"; }

# For SOURCE_DATE_EPOCH. The Debian is in the version, so that the package of a newer one is the newer package.
write_debian_changelog() { # VERSION FILE
  local debian
  debian=$(sed -n 's/^VERSION_ID="\?\([0-9]*\).*/\1/p' /etc/os-release)
  {
    printf 'companion-studio (%s-1~deb%s) unstable; urgency=medium\n\n' "$1" "$debian"
    printf '  * New version; what changed is in CHANGELOG.md.\n\n'
    printf ' -- %s  %s\n' "$(sed -n 's/^Maintainer: //p' "$root/packaging/debian/control")" \
      "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")"
  } >"$2"
}

# A package of what is built in FOLDER already, for trials: nothing is compiled, so its options are those of that folder.
package_of_build() { # FOLDER PACKAGE.deb
  local work result=0
  work=$(mktemp -d)
  mkdir "$work/studio"
  cp -r "$root/packaging/debian" "$work/studio/debian"
  {
    SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s) \
      write_debian_changelog "$(stated_version)" "$work/studio/debian/changelog" &&
      cmake --build "$1" --target package_files &&
      (cd "$work/studio" && STUDIO_BUILT=$1 DEB_BUILD_OPTIONS=noautodbgsym dpkg-buildpackage -d -us -uc -b) &&
      mv "$work"/companion-studio_*.deb "$2"
  } >"$logs/package.log" 2>&1 </dev/null || result=$?
  rm -rf "$work"
  ((result == 0)) || fail_with_log "$logs/package.log" "The package could not be made."
  return "$result"
}

# The programs of others that the suite peers and some measurements need, as tests/peers pins them; Debian's Node is too
# old for some, so a newer one comes with them and goes first.
set_up_peers() {
  local pinned=$root/tests/peers folder=$root/build/peers log=$logs/peers.log
  cmp -s "$pinned/package-lock.json" "$folder/node_modules/.is-of" && has_all_peers "$folder" && return
  command -v npm >/dev/null || install_missing npm || return 1
  mkdir -p "$folder"
  cp "$pinned"/{package.json,package-lock.json,.npmrc} "$folder"
  if ! (cd "$folder" && npm ci) >"$log" 2>&1 </dev/null; then
    fail_with_log "$log" "The programs of tests/peers could not be installed."
    return 1
  fi
  has_all_peers "$folder"
  cp "$pinned/package-lock.json" "$folder/node_modules/.is-of"
}

has_all_peers() { # FOLDER
  local name
  while read -r name; do
    if [[ ! -d $1/node_modules/$name ]]; then
      say "The package $name of tests/peers is not in $1."
      return 1
    fi
  done < <(sed -n '/"devDependencies"/,/}/ s/^ *"\([^"]*\)": ".*/\1/p' "$1/package.json")
}
