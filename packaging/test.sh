#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds, and runs every test; what CI runs.
#   packaging/test.sh        everything: format, release build (g++) and its suites, sanitizer build (clang) with unit,
#                            rounds and replay in it, a minute of fuzzing for each kind of card, mutants
#   packaging/test.sh fast   the suites unit, architecture and replay
# Prints the seconds of each step and every skipped test with its reason; exits 1 if anything failed.
set -euo pipefail
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/setup.sh"

case ${1:-all} in
  all | fast) mode=${1:-all} ;;
  *)
    say "usage: test.sh [fast]"
    exit 2
    ;;
esac

rows=()
failed=0
skipped=()

step() { # NAME COMMAND…: runs it, keeps its seconds; a failure does not stop the others
  local name=$1 start=$SECONDS result=ok
  shift
  say "── $name"
  if ! "$@"; then
    result=FAILED
    failed=1
  fi
  rows+=("$(printf '%-28s %5d s  %s' "$name" $((SECONDS - start)) "$result")")
  [[ $result == ok ]]
}

sources() { find "$root"/{core,ui,app,tests} \( -name '*.h' -o -name '*.cpp' \) -print0; }

check_format() {
  sources | xargs -0 clang-format --dry-run -Werror
}

# Every test leaves its words in a JUnit file, where the skipped ones are found. Several suites are run as one, so that a
# long test of the one goes beside those of the others; one more than there are cores, for many wait for a window.
suites() { # FOLDER LABEL…
  local folder=$root/build/$1 first=$1-$2 labels
  shift
  labels=$(IFS='|' && printf '%s' "$*")
  local log=$logs/$first.log report=$logs/$first.xml
  if ! ctest --test-dir "$folder" -L "^($labels)\$" --no-tests=error -j "$(($(nproc) + 1))" --output-on-failure \
      --output-junit "$report" --test-output-size-passed 1000000 >"$log" 2>&1; then
    fail_with_log "$log" "A test of these suites of ${folder##*/} failed: $*."
    say "What failed in it:"
    grep -A 4 -E '^(FAIL!|QFATAL|XPASS)|SUMMARY: .*Sanitizer|runtime error:' "$log" | cut -c1-400 | head -n 100 >&2 || true
    return 1
  fi
  local line
  while IFS= read -r line; do
    skipped+=("${folder##*/}: $line")
  done < <(sed 's/&quot;/"/g; s/&apos;/'\''/g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' "$report" | grep '^SKIP' || true
    grep -E '\*\*\*(Skipped|Not Run)' "$log" || true)
}

labels() { # FOLDER
  ctest --test-dir "$root/build/$1" --print-labels | sed -n 's/^  //p'
}

warning_free() { # FOLDER: of what was compiled just now
  ! grep -F ' warning: ' "$logs/build-$1.log" >&2
}

# The programs of others that the suite peers talks with, as tests/peers pins them; Debian's Node is too old for
# some, so a newer one comes with them and goes first.
set_up_peers() {
  local pinned=$root/tests/peers folder=$root/build/peers log=$logs/peers.log
  cmp -s "$pinned/package-lock.json" "$folder/node_modules/.is-of" && return
  command -v npm >/dev/null || install_missing npm || return 1
  mkdir -p "$folder"
  cp "$pinned"/{package.json,package-lock.json,.npmrc} "$folder"
  if ! (cd "$folder" && npm ci) >"$log" 2>&1 </dev/null; then
    fail_with_log "$log" "The programs of tests/peers could not be installed."
    return 1
  fi
  cp "$pinned/package-lock.json" "$folder/node_modules/.is-of"
}

# Side by side, each for a minute: a fuzzer has one thread.
fuzz_all() { # TARGET…
  local target job jobs=() result=0
  for target in "$@"; do
    "$root/tests/fuzz/run.sh" "$target" 60 -seed=9 >"$logs/fuzz-$target.log" 2>&1 &
    jobs+=("$!")
  done
  for job in "${!jobs[@]}"; do
    wait "${jobs[job]}" && continue
    fail_with_log "$logs/fuzz-${@:job+1:1}.log" "The fuzzing of ${@:job+1:1} failed."
    result=1
  done
  return "$result"
}

mkdir -p "$logs"
rm -f "$logs"/build-*.log

step "packages" install_missing "${build_packages[@]}" "${test_packages[@]}" || exit 1
if [[ $mode == all ]]; then
  step "format" check_format || true
fi

step "configure release" locked configure release release -DSTUDIO_WERROR=OFF || exit 1
if [[ $mode == fast ]]; then
  step "build release" locked build release companion-studio suite_unit suite_replay || exit 1
  run_suites=(architecture unit replay)
else
  # The unit tests are built once, with the sanitizers: twice would take longer than all they find.
  mapfile -t run_suites < <(labels release | grep -vx unit)
  step "build release" locked build release companion-studio "${run_suites[@]/#/suite_}" || exit 1
fi
if [[ $mode == all ]]; then
  step "programs of others" set_up_peers || true
  export PATH=$root/build/peers/node_modules/.bin:$PATH
fi
[[ ! -f $logs/build-release.log ]] || step "release without warnings" warning_free release || true
# Those of reliability measure a start and use both cores by themselves.
mapfile -t together < <(printf '%s\n' "${run_suites[@]}" | grep -vx reliability)
step "suites" suites release "${together[@]}" || true
if [[ $mode == all ]]; then
  step "reliability" suites release reliability || true
fi

if [[ $mode == all ]]; then
  # With clang and warnings as errors. The program is not run in it: what the window does has its tests in the release
  # build.
  step "configure sanitizers" locked configure asan asan -DSTUDIO_WERROR=ON &&
    step "build sanitizers" locked build asan companion-studio suite_unit suite_rounds suite_replay &&
    step "suites with sanitizers" suites asan unit rounds replay || true

  step "configure fuzz" locked configure fuzz fuzz -DSTUDIO_WERROR=ON &&
    step "build fuzz" locked build fuzz fuzz &&
    step "fuzz" fuzz_all card_png charx card_json || true

  if [[ -x $root/tests/mutants.sh ]]; then
    step "mutants" "$root/tests/mutants.sh" || true
  fi
fi

printf '\n'
printf '%s\n' "${rows[@]}"
printf '%-28s %5d s\n' "together" "$SECONDS"
if ((${#skipped[@]} > 0)); then
  printf '\nSkipped:\n'
  printf '  %s\n' "${skipped[@]}"
fi
if ((failed)); then
  printf '\nFAILED. The logs are in %s\n' "$logs"
else
  printf '\nAll passed.\n'
fi
exit "$failed"
