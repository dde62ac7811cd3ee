#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Do the tests of the floor engine notice a fault? Copies what the engine and its judges need to a scratch
# folder, puts in one known fault at a time, and runs the judges: the cases, the rounds, the invariants.
# The engine as it stands must pass; each fault must be caught; a fault whose place is gone is an error.
#
#   tests/mutants.sh [SCRATCH]     the scratch folder is kept only if it was named
#
# Two work side by side, each in a scratch folder of its own, for a fault is compiled and judged on one core.
# MUTANT_JUDGES="tst_rounds" shows what one of them notices alone.
set -euo pipefail

tree=$(cd "$(dirname "$0")/.." && pwd)
scratch=${1:-$(mktemp -d)}
[ $# -gt 0 ] || trap 'rm -rf "$scratch"' EXIT
if [ -z "${MUTANT_WORKER:-}" ]; then
    MUTANT_WORKER=0 "$0" "$scratch/0" & first=$!
    MUTANT_WORKER=1 "$0" "$scratch/1" & second=$!
    result=0
    wait "$first" || result=1
    wait "$second" || result=1
    exit "$result"
fi
read -ra judges <<<"${MUTANT_JUDGES:-tst_cases tst_rounds tst_invariants}"
judge=
number=0
caught=0
missed=0

lay_out() {
    mkdir -p "$scratch/core" "$scratch/tests/unit" "$scratch/packaging"
    for folder in core/base core/model core/wire core/turn core/replay tests/cases tests/replay tests/unit/turn \
                  packaging/cmake; do
        rm -rf "${scratch:?}/$folder"
        cp -rp "$tree/$folder" "$scratch/$folder"
    done
    mkdir -p "$scratch/tests/support"
    cp -p "$tree/tests/support/rounds.h" "$scratch/tests/support"
    touch "$scratch"/core/turn/* # a run that was broken off may have left objects of a fault
    cat >"$scratch/CMakeLists.txt" <<'CMAKE'
cmake_minimum_required(VERSION 3.25)
project(mutants VERSION 0.1.0 LANGUAGES CXX)
list(APPEND CMAKE_MODULE_PATH ${CMAKE_SOURCE_DIR}/packaging/cmake)
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Test)
include(StudioTargets)
find_package(nlohmann_json 3.11 REQUIRED)
find_package(tl-expected REQUIRED)
enable_testing()
foreach(folder core/base core/model core/wire core/turn core/replay tests/replay tests/unit/turn)
  add_subdirectory(${folder})
endforeach()
set_target_properties(studio_turn PROPERTIES UNITY_BUILD OFF) # so that a fault is one small file
CMAKE
    cmake -S "$scratch" -B "$scratch/build" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG=-O0 -DSTUDIO_UNITY=ON >"$scratch/configure.log"
}

build() {
    if ! cmake --build "$scratch/build" --target "$@" >"$scratch/build.log" 2>&1; then
        cat "$scratch/build.log"
        echo "mutants: $* cannot be built" >&2
        exit 1
    fi
}

# Builds and runs one judge after the other. Leaves in `judge` who noticed something; fails if nobody did.
judged() {
    for judge in "${judges[@]}"; do
        build "$judge"
        STUDIO_SEQUENCES=600 timeout 120 "$scratch/build/bin/$judge" >"$scratch/$judge.log" 2>&1 || return 0
    done
    return 1
}

# mutant NAME FILE OLD NEW: OLD stands in core/turn/FILE exactly once.
mutant() {
    local name=$1 file=$scratch/core/turn/$2 old=$3 new=$4 sound rest
    number=$((number + 1))
    [ $((number % 2)) -eq "$MUTANT_WORKER" ] || return 0
    sound=$(<"$file")
    rest=${sound#*"$old"}
    if [ "$rest" = "$sound" ] || [[ $rest == *"$old"* ]]; then
        echo "mutants: '$name': its text is not found once in core/turn/$2; adapt tests/mutants.sh" >&2
        exit 1
    fi
    printf '%s\n' "${sound/"$old"/"$new"}" >"$file"
    if judged; then
        caught=$((caught + 1))
        printf 'caught  %-48s by %s\n' "$name" "$judge"
    else
        missed=$((missed + 1))
        printf 'MISSED  %s\n' "$name"
    fi
    printf '%s\n' "$sound" >"$file"
}

lay_out
build "${judges[@]}"
if judged; then
    cat "$scratch/$judge.log"
    echo "mutants: the engine as it stands fails $judge" >&2
    exit 1
fi
echo "passed  the engine as it stands"

mutant "ties go by arrival" votes.cpp \
    'ballot->over = true;' \
    'ballot->over = true; auto &all = m_floor.round->ballots; all.move(ballot - all.constData(), all.size() - 1);'
mutant "ties go by roster only" election.cpp \
    'return a.lastSpoke < b.lastSpoke;' 'return false;'
mutant "a vote at the deadline counts" conductor.cpp \
    'timer && timer->due <= until' 'timer && timer->due < until'
mutant "a repetition of 700 acts" stages.cpp \
    'return echo > Echo::kActsAbove ? std::min(before + 1' 'return echo >= Echo::kActsAbove ? std::min(before + 1'
mutant "a forced step for every voter" messages.cpp \
    'act(*m_floor.newestEcho);' 'for (qsizetype n = votersFor(heard).size(); n > 0; --n) act(*m_floor.newestEcho);'
mutant "early decision without the tie-break" votes.cpp \
    'elect(worst).winnerId() == leader.winnerId();' \
    'elect(worst).winner->candidate.importance == leader.winner->candidate.importance;'
mutant "bargeIn queue also in the gap" turns.cpp \
    'return inGap() || m_floor.turn->bargeIn' 'return m_floor.turn->bargeIn'
mutant "a closing jump is not clamped" stages.cpp \
    'const int highest = std::min(int(from) + 1, kTerminal);' \
    'const int highest = std::max(int(from) + 1, kTerminal);'
mutant "one turn beyond the limit" messages.cpp \
    'm_floor.companionTurns >= m_floor.policy.maxCompanionTurns' \
    'm_floor.companionTurns > m_floor.policy.maxCompanionTurns'
mutant "a cue resets the count" transport.cpp \
    'floorTo(companion, message, true);' 'm_floor.companionTurns = 0; floorTo(companion, message, true);'
mutant "a whisper asks everybody" votes.cpp \
    'heard.asks(member.id)' '(heard.whisper || heard.asks(member.id))'
mutant "a decision of the past starts without its gap" turns.cpp \
    'std::max(turn.decided + m_floor.policy.gap, m_now)' 'm_now'
mutant "hold lets a turn in its gap go on" transport.cpp \
    'withdrawTurn(Cause::Held);' 'return;'
mutant "two turns at once after a cue" transport.cpp \
    'abortTurn(Cause::Cued);' '{}'
mutant "a backchannel wakes" resource.cpp \
    'amount < backchannelBelow(m_floor.policy.tiers)' 'amount < 5'
mutant "what the busy missed is forgotten" resource.cpp \
    'member.missed = heard.id;' '{}'
mutant "the refused are woken before the level is back" resource.cpp \
    'else if (member.wanted && *member.wanted <= m_floor.level)' 'else if (member.wanted)'
mutant "the ring chooses the muted" ring_choice.cpp \
    '&& !member->muted' ''
mutant "a speech keeps the silence of the cycle" ring.cpp \
    'ring.silent.clear(); break;' 'break;'
mutant "the time-out counts from the speech" turns.cpp \
    'm_now + m_floor.policy.turnTimeout' 'turn.at + m_floor.policy.turnTimeout'

echo "$caught caught, $missed missed"
[ "$missed" -eq 0 ]
