#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs a fuzz target on its corpus and tells what it did. What it finds new goes to build/fuzz/corpus, an input that
# breaks a rule to build/fuzz/findings; then it exits 1. Build with `cmake --preset fuzz && ninja -C build/fuzz fuzz`.
#
#   tests/fuzz/run.sh TARGET [SECONDS] [OPTION…]     such as charx; 60 seconds
#   tests/fuzz/run.sh TARGET FILE                    one input, to see what happens
#   tests/fuzz/run.sh --list                         the targets
#
# The rules of an input that is refused, with room for the sanitizers: 5 s of the processor (mutation.h), no 64 MB in
# one piece.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
target=${1:?usage: run.sh --list | TARGET [SECONDS] [OPTION…] | TARGET FILE}
if [[ $target == --list ]]; then
  for source in "$root"/tests/fuzz/fuzz_*.cpp; do
    name=${source##*/fuzz_}
    printf '%s\n' "${name%.cpp}"
  done
  exit
fi
what=${2:-60}
shift $(($# > 1 ? 2 : 1))
here=$root/tests/fuzz
folder=$root/build/fuzz
mkdir -p "$folder/corpus/$target" "$folder/findings"

limits=(-timeout=60 -rss_limit_mb=768 -malloc_limit_mb=64 -artifact_prefix="$folder/findings/$target-")
if [[ -f $what ]]; then
  exec "$folder/bin/fuzz_$target" "${limits[@]}" "$what"
fi
log=$folder/$target.log
longest=65536
if [[ $target == database ]]; then
  longest=262144 # an empty one is larger than all other inputs
  limits+=(-malloc_limit_mb=256) # SQLite has a bound of its own, which it reaches in one piece
fi
status=0
"$folder/bin/fuzz_$target" "${limits[@]}" -max_total_time="$what" -max_len="$longest" -dict="$here/$target.dict" \
  -print_final_stats=1 "$@" "$folder/corpus/$target" "$here/corpus/$target" >"$log" 2>&1 || status=$?
if ((status != 0)); then
  tail -n 60 "$log"
  printf '%s: FOUND SOMETHING, the input is in %s\n' "$target" "$folder/findings"
  exit 1
fi
runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
covered=$(sed -n 's/.* cov: \([0-9]*\) ft: \([0-9]*\) corp: \([^ ]*\).*/\1 edges, \2 features, corpus \3/p' "$log" | tail -n 1)
if ((${runs:-0} == 0)); then
  tail -n 60 "$log"
  printf '%s: nothing was executed\n' "$target"
  exit 1
fi
memory=$(sed -n 's/^stat::peak_rss_mb: *//p' "$log")
printf '%s: %s executions in %s s, %s, at most %s MB, nothing found\n' "$target" "$runs" "$what" "$covered" "$memory"
