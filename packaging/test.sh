#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds, and runs every test; what CI runs.
#   packaging/test.sh        everything: format, release build (g++) and its suites, sanitizer build (clang) with the suites
#                            unit, rounds, replay and ui and the program in it, fuzzing, mutants
#   packaging/test.sh fast   the suites unit, architecture and replay, of the core alone and not optimized
# Prints the seconds of each step beside its budget (CONTRIBUTING.md), what was slowest, and every skipped test with its
# reason. Exits 1 if anything failed, or if less was played than tests/counts.tsv says.
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
began=$(date +%s)

budget_of() { # STEP: its seconds in the table of CONTRIBUTING.md; nothing if it has no row
  sed -n "s/^| $1 | \([0-9]*\) s |.*/\1/p" "$root/CONTRIBUTING.md"
}

step() { # NAME COMMAND…: runs it, keeps its seconds; a failure does not stop the others
  local name=$1 start=$SECONDS result=ok took budget
  shift
  say "── $name"
  if ! "$@"; then
    result=FAILED
    failed=1
  fi
  took=$((SECONDS - start))
  budget=$(budget_of "$name")
  if ((took > ${budget:-0} * 4 / 3 && ${budget:-0} > 0)); then
    result+=", over its budget"
  fi
  rows+=("$(printf '%-28s %5d s %5s s  %s' "$name" "$took" "${budget:-–}" "$result")")
  [[ $result == ok* ]]
}

skip() { rows+=("$(printf '%-28s skipped: %s' "$1" "$2")"); } # NAME WHY

sources() { find "$root"/{core,ui,app,tests} \( -name '*.h' -o -name '*.cpp' \) -print0; }

# Each version breaks some lines in another way, so one decides: that of Debian 12.
has_our_formatter() { [[ $(clang-format --version) == *' version 14.'* ]]; }

check_format() {
  sources | xargs -0 -n 200 -P "$(nproc)" clang-format --dry-run -Werror
}

# Every test leaves its words in a JUnit file, which tests/report.py reads. Several suites are run as one, so that a long
# test of the one goes beside those of the others; two for each core, for many wait for a window or a clock.
suites() { # FOLDER LABEL…
  local folder=$root/build/$1 first=$1-$2 labels
  shift
  labels=$(IFS='|' && printf '%s' "$*")
  local log=$logs/$first.log report=$logs/$first.xml
  ctest --test-dir "$folder" --show-only=json-v1 >"$logs/tests-${folder##*/}.json"
  if ! ctest --test-dir "$folder" -L "^($labels)\$" --no-tests=error -j "$((2 * $(nproc)))" --output-on-failure \
      --output-junit "$report" --test-output-size-passed 1000000 >"$log" 2>&1; then
    if only_the_leak_checker_failed "$log" &&
      ctest --test-dir "$folder" --rerun-failed --output-on-failure >>"$log" 2>&1; then
      say "The leak checker could not stop a program that had passed; it passed again, and was checked."
      return
    fi
    fail_with_log "$log" "A test of these suites of ${folder##*/} failed: $*."
    say "What failed in it:"
    what_failed "$log" | cut -c1-400 | head -n 150 >&2
    return 1
  fi
}

# LeakSanitizer stops all threads of a program at its end; now and then it fails at that, which says nothing about leaks.
only_the_leak_checker_failed() { # LOG
  local failed given_up
  failed=$(grep -cE '^ *[0-9]+/[0-9]+ Test .*\*\*\*' "$1" || true)
  given_up=$(grep -c 'LeakSanitizer has encountered a fatal error' "$1" || true)
  ((failed > 0 && failed == given_up))
}

# The failures that a test or a sanitizer reports; without one, the last words of each program that failed.
what_failed() { # LOG
  grep -A 4 -E '^(FAIL!|QFATAL|XPASS)|Sanitizer|runtime error:|terminate called' "$1" && return
  awk '/^ *[0-9]+\/[0-9]+ Test .*\*\*\*/ { shows = 1; print; next }
       /^ *(Start +)?[0-9]+[:\/]/ { if (shows) for (i = n > 25 ? n - 25 : 0; i < n; ++i) print line[i]; shows = n = 0 }
       shows { line[n++] = $0 }' "$1"
}

# Of what was compiled just now; what had a warning is compiled again the next time, so that a second run sees it too.
warning_free() { # FOLDER
  local log=$logs/build-$1.log
  [[ -f $log ]] || return 0
  grep -F ' warning: ' "$log" >&2 || return 0
  sed -n 's/^\([^: ]*\):[0-9]*:[0-9]*: warning: .*/\1/p' "$log" | sort -u | xargs -r touch
  return 1
}

# The program as clang and its sanitizers see it: its first room on the screen, then a talk without one.
run_sanitized() {
  local program=$root/build/asan/bin/companion-studio data log=$logs/asan-program.log result=0
  data=$(mktemp -d)
  {
    # The window stays open until it is killed; whatever a sanitizer finds ends it before.
    QT_QPA_PLATFORM=offscreen timeout 15 "$program" --data "$data/window" --lang ja || (($? == 124)) &&
      timeout 120 "$program" --data "$data/talk" converse --say "Hello, who are you?"
  } >"$log" 2>&1 </dev/null || result=$?
  rm -rf "$data"
  ((result == 0)) || fail_with_log "$log" "The program failed under the sanitizers."
  return "$result"
}

# Two at a time, each for 28 seconds: a fuzzer has one thread.
fuzz_all() {
  "$root/tests/fuzz/run.sh" --list | xargs -P "$(nproc)" -I TARGET bash -c \
    '"$0/tests/fuzz/run.sh" TARGET 28 -seed=9 >"$1/fuzz-TARGET.log" 2>&1' "$root" "$logs" && return
  local log
  for log in "$logs"/fuzz-*.log; do
    grep -q ' executions in ' "$log" || fail_with_log "$log" "A target of the fuzzing failed."
  done
  return 1
}

mutants() {
  "$root/tests/mutants/selftest.py" && "$root/tests/mutants/mutants.py" | tee "$logs/mutants.log"
}

# As root, whose files and processes of its own a trial of the package needs; a container may forbid mounting.
as_root() { if ((EUID == 0)); then "$@"; else sudo -n "$@"; fi; }

can_layer() {
  as_root unshare --mount sh -c 'mount -t tmpfs tmpfs /mnt && mkdir /mnt/changes /mnt/work /mnt/root &&
    mount -t overlay -o lowerdir=/,upperdir=/mnt/changes,workdir=/mnt/work overlay /mnt/root' >/dev/null 2>&1
}

try_package() {
  local package=$logs/companion-studio.deb log=$logs/try-install.log
  package_of_build "$root/build/release" "$package" || return
  if ! { lintian --fail-on error,warning "$package" && as_root "$root/packaging/try-install.sh" "$package" here; } \
      >"$log" 2>&1 </dev/null; then
    fail_with_log "$log" "The package failed its trial."
    return 1
  fi
}

mkdir -p "$logs"
rm -f "$logs"/build-*.log "$logs"/*.xml "$logs"/fuzz-*.log "$logs"/mutants.log

if [[ $mode == fast ]]; then
  step "packages" install_missing "${build_packages[@]}" python3 || exit 1
  step "configure fast" locked configure fast fast || exit 1
  step "build fast" locked build fast tests_unit tests_replay || exit 1
  step "suites" suites fast architecture unit replay || true
else
  step "packages" install_missing "${build_packages[@]}" "${test_packages[@]}" || exit 1
  if has_our_formatter; then
    step "format" check_format || true
  else
    skip "format" "the sources are formatted by clang-format 14, which this Debian does not have"
  fi
  # Others' programs come over the network while ours is compiled.
  set_up_peers &
  peers=$!

  step "configure release" locked configure release release -DSTUDIO_WERROR=OFF || exit 1
  step "build release" locked build release companion-studio || exit 1
  # The unit tests are built once, with the sanitizers: twice would take longer than all they find.
  run_suites=(rounds ui integration shots peers faults replay architecture translations)
  step "build release tests" locked build release "${run_suites[@]/#/tests_}" tests_reliability || exit 1
  step "release without warnings" warning_free release || true
  step "programs of others" wait "$peers" || true
  export PATH=$root/build/peers/node_modules/.bin:$PATH
  step "suites" suites release "${run_suites[@]}" || true
  # Those of reliability measure a start and use both cores by themselves.
  step "reliability" suites release reliability || true

  # Its windows wait more than they work, so the compiler goes on beside them.
  trial=
  if can_layer; then
    try_package &
    trial=$!
  else
    skip "trial of the package" "no layer over this computer can be mounted"
  fi

  step "configure sanitizers" locked configure asan asan -DSTUDIO_WERROR=ON &&
    step "build sanitizers" locked build asan companion-studio tests_unit tests_rounds tests_replay tests_ui && {
    step "suites with sanitizers" suites asan unit rounds replay ui || true
    step "program with sanitizers" run_sanitized || true
  }

  if [[ $trial ]]; then
    step "trial of the package" wait "$trial" || true
  fi

  step "configure fuzz" locked configure fuzz fuzz -DSTUDIO_WERROR=ON &&
    step "build fuzz" locked build fuzz fuzz &&
    step "fuzz" fuzz_all || true

  step "mutants" mutants || true
  step "counts" "$root/tests/report.py" --check --since "$began" >"$logs/report.txt" || true
fi

printf '\n%-28s %7s %7s\n' "step" "took" "budget"
printf '%s\n' "${rows[@]}"
printf '%-28s %5d s\n\n' "together" "$SECONDS"
if [[ -s $logs/report.txt && $mode == all ]]; then
  cat "$logs/report.txt"
fi
if ((failed)); then
  printf '\nFAILED. The logs are in %s\n' "$logs"
else
  printf '\nAll passed.\n'
fi
exit "$failed"
