#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# From a clone to the open studio on a bare Debian 12: installs what is missing, builds, runs.
# Arguments go to the program, which keeps the folder it is called from:
#   packaging/run.sh
#   packaging/run.sh converse --say "Hello"
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"

install_missing "${build_packages[@]}"
locked configure release release
locked build release companion-studio

exec "$root/build/release/bin/companion-studio" "$@"
