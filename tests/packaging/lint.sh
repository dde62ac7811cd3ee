#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What a package carries, as the tools of desktops and of Debian read it:
#   lint.sh desktop FOLDER   desktop entry, MIME types, metainfo with and without pictures (FOLDER: of the build)
#   lint.sh papers PROGRAM   the manual page in three languages, the completions of three shells
#   lint.sh licences         every file says its licence
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# The desktop entry opens every MIME type of ours and no other, and the metainfo names them.
lint_desktop() { # FOLDER
  local id=org.companion_studio.CompanionStudio type
  local entry=$root/packaging/desktop/$id.desktop types=$root/packaging/desktop/companion-studio.xml
  grep -q "kDesktopId(\"$id\")" "$root/ui/around/desktop_id.h" || fail "The program calls its desktop file otherwise."
  desktop-file-validate "$entry"
  xmllint --noout "$types"
  for type in $(sed -n 's/^MimeType=//p' "$entry" | tr ';' ' '); do
    grep -q "<mime-type type=\"$type\">" "$types" || fail "$type is opened, but defined nowhere."
  done
  local metainfo=$1/packaging/$id.metainfo.xml pictures
  for type in $(sed -n 's/.*<mime-type type="\([^"]*\)".*/\1/p' "$types"); do
    grep -q "^MimeType=.*$type;" "$entry" || fail "$type is defined, but not opened."
    grep -q "<mediatype>$type</mediatype>" "$metainfo" || fail "$type is not in the metainfo."
  done
  appstreamcli validate --no-net "$metainfo"
  # The address of the pictures is known at a release only.
  pictures='  <screenshots><screenshot type="default"><image>https:\/\/example.org\/window-light.png<\/image><\/screenshot><\/screenshots>'
  sed "s/^  <releases>/$pictures\n  <releases>/" "$metainfo" >"$work/$id.metainfo.xml"
  appstreamcli validate --no-net "$work/$id.metainfo.xml"
  mkdir -p "$work/mime/packages"
  cp "$types" "$work/mime/packages"
  update-mime-database "$work/mime" >"$work/mime.log" 2>&1 || fail "$(cat "$work/mime.log")"
}

lint_papers() { # PROGRAM
  local language name
  for language in en ja zh; do
    "$1" --lang "$language" --print-manual 2026-01-01 >"$work/$language.1"
    mandoc -Tlint -W warning "$work/$language.1"
    # Each command of the help has its section.
    for name in converse serve 'persona import' 'doctor compact' 'provider agree' 'lore try'; do
      grep -q "^\.SS \"companion.-studio $name" "$work/$language.1" || fail "$language: nothing about $name"
    done
  done
  cmp -s "$work/en.1" "$work/ja.1" && fail "The Japanese manual page is the English one."
  "$1" --print-completion bash >"$work/bash"
  bash -n "$work/bash"
  # What bash offers, asked as it asks.
  [[ $(offered companion-studio pers) == persona ]] || fail "bash does not complete a command"
  [[ $(offered companion-studio export Room --format m) == md ]] || fail "bash does not complete a format"
  [[ $(offered companion-studio persona export A --bo) == --book ]] || fail "bash does not complete an option"
  "$1" --print-completion zsh >"$work/zsh"
  "$1" --print-completion fish >"$work/fish"
  if command -v zsh >/dev/null; then zsh -n "$work/zsh"; fi
  if command -v fish >/dev/null; then fish -n "$work/fish"; fi
  ! "$1" --print-completion tcsh >/dev/null 2>&1 || fail "An unknown shell is not refused."
}

offered() { # WORD…: the last word is completed
  (
    cd "$work"
    compopt() { :; } # needs a completion that is running
    source "$work/bash"
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    _companion_studio || true
    printf '%s\n' "${COMPREPLY[@]}"
  )
}

# Only the folder LICENSES may be missing: the text of the GPL is in LICENSE, where people look for it, and the metainfo's
# licence, which catalogues of programs ask for, is a sentence.
lint_licences() {
  cd "$root"
  reuse lint >"$work/reuse" || true
  local wrong
  wrong=$(sed -n '/^# SUMMARY/,$ { /^\* \(Bad\|Deprecated\) licenses: ./p; /^\* Read errors: [^0]/p }' "$work/reuse")
  [[ -z $wrong ]] || fail "$wrong"
  grep -q '^\* Used licenses: FSFAP, GPL-3.0-or-later$' "$work/reuse" || fail "$(grep 'Used licenses' "$work/reuse")"
  [[ $(grep -cE '^\* Files with (copyright|license) information: ([0-9]+) / \2$' "$work/reuse") == 2 ]] ||
    fail "$(cat "$work/reuse")"
}

case $1 in
  desktop) lint_desktop "$2" ;;
  papers) lint_papers "$2" ;;
  licences) lint_licences ;;
  *) fail "usage: lint.sh desktop FOLDER | papers PROGRAM | licences" ;;
esac
