#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Measures the program beside others, in one run on one machine: packaging/bench.sh [--alone]
# Installs what is compared: programs with windows from Debian, and the packages of tests/peers from npm. Then builds and
# runs the target `bench`, whose table is build/release/bench.md. `--alone` installs and sets up nothing of others.
# Leave the machine alone meanwhile; it takes about twenty minutes after the build.
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"

case ${1:-} in
  '' | --alone) ;;
  *)
    say "usage: bench.sh [--alone]"
    exit 2
    ;;
esac

install_missing "${build_packages[@]}" lld xvfb libx11-dev
if [[ ${1:-} != --alone ]]; then
  install_missing keepassxc quassel-client nheko || say "Windows of others are not measured."
  set_up_peers || say "Packages of npm are not measured."
fi
# With the name of the build type and with Xlib, which may have been installed just now.
locked configure release release -DCMAKE_BUILD_TYPE=RelWithDebInfo
locked build release companion-studio
ninja -C "$root/build/release" bench
say "The table is in $root/build/release/bench.md."
