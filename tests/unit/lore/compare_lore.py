#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares core/lore with the second reader (second_reader.py): on written cases, whose results were put down from the
words, and on rolled books and talks, where both must say the same.

  compare_lore.py PROGRAM                    all; PROGRAM is lore_verdicts
  compare_lore.py PROGRAM --only "a case"    one written case, with what both say
  compare_lore.py PROGRAM --rolled 3 --from 71     three rolled talks from number 71
"""
import argparse
import json
import subprocess
import sys

sys.dont_write_bytecode = True

import lore_case  # noqa: E402
import lore_cases_fired  # noqa: E402, F401
import lore_cases_keys  # noqa: E402, F401
import lore_cases_told  # noqa: E402, F401
import lore_rolls  # noqa: E402
import second_reader  # noqa: E402

ROLLED = 10_000
ENOUGH = 2_000  # rolled talks, to tell whether all outcomes come up
MOST_TOLD = 5  # failures that are printed in full


def verdicts_of(program, cases):
    """What core/lore says of each case."""
    asked = "\n".join(json.dumps({"sources": case["sources"], "scene": case["scene"]}) for case in cases)
    done = subprocess.run([program], input=asked.encode(), stdout=subprocess.PIPE, check=False)
    lines = done.stdout.splitlines()
    if done.returncode or len(lines) != len(cases):
        sys.exit(f"FAIL!  {program} exits with {done.returncode} after {len(lines)} of {len(cases)} cases")
    return [json.loads(line) for line in lines]


def plain(result):
    """Without what says nothing, so that both can be compared."""
    made = {member: result[member] for member in ("placements", "log", "ranOut")}
    made["verdicts"] = [{name: value for name, value in verdict.items()
                         if verdict["state"] != "blocked" or name not in ("step", "tokens")}
                        for verdict in result["verdicts"]]
    made["flaws"] = sorted({tuple(flaw) for flaw in result["flaws"]})
    made["disabled"] = sorted(result["disabled"])
    return made


def second_opinion(case, first):
    """What the second reader says, with the draws of the first."""
    chances = {tuple(verdict["at"]): chance for verdict, chance in zip(first["verdicts"], first["chances"] or [])}
    return second_reader.read(case, second_reader.Draws(chances, first["groups"]))


def differences(ours, theirs):
    told = []
    for member, value in ours.items():
        if value == theirs[member]:
            continue
        if isinstance(value, list) and len(value) == len(theirs[member]):
            told += [f"{member}: core/lore {a}\n      {' ' * len(member)}the reader {b}" for a, b in zip(value, theirs[member])
                     if a != b]
        else:
            told.append(f"{member}: core/lore {value}\n      {' ' * len(member)}the reader {theirs[member]}")
    return told


def compare(program, cases):
    """Prints what differs; answers how many cases do, and what core/lore says."""
    firsts = verdicts_of(program, cases)
    wrong = 0
    for case, first in zip(cases, firsts):
        ours, theirs = plain(first), plain(second_opinion(case, first))
        told = differences(ours, theirs)
        if "expect" in case:
            told += [f"core/lore, {line}" for line in lore_case.wrong_in(case, ours)]
            told += [f"the reader, {line}" for line in lore_case.wrong_in(case, theirs)]
        wrong += bool(told)
        if told and wrong <= MOST_TOLD:
            print(f"FAIL!  {case['name']}")
            print("\n".join(f"    {line}" for line in told))
    return wrong, firsts


def check_rolls(firsts):
    """Whether rolled talks look at what they are there for: a word that none of them brings is an error of the rolls."""
    words = {}
    for first in firsts:
        for verdict in first["verdicts"]:
            word = lore_case.word_of(verdict)
            words[word] = words.get(word, 0) + 1
    wanted = {*lore_rolls.OUTCOMES}
    rare = sorted(word for word in wanted if words.get(word, 0) < len(firsts) // 500)
    chances = [chance for first in firsts for chance in first["chances"] or []]
    mean = sum(chances) / len(chances)
    if rare:
        print(f"FAIL!  too rare among the rolled talks: {', '.join(rare)}")
    if not 0.48 < mean < 0.52:
        print(f"FAIL!  the draws are not fair: {mean}")
    return bool(rare) + (not 0.48 < mean < 0.52)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--only", help="a written case")
    parser.add_argument("--rolled", type=int, default=ROLLED, metavar="N")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N")
    options = parser.parse_args()
    written = lore_case.CASES
    if options.only:
        written = [case for case in written if case["name"] == options.only]
        for case, first in zip(written, verdicts_of(options.program, written)):
            print(json.dumps(plain(first), ensure_ascii=False, indent=1))
            print(json.dumps(plain(second_opinion(case, first)), ensure_ascii=False, indent=1))
    names = [case["name"] for case in written]
    twice = {name for name in names if names.count(name) > 1}
    if twice or not names:
        sys.exit(f"cases of one name: {twice}")
    wrong, _ = compare(options.program, written)
    print(f"{len(written)} written cases, {wrong} differ")
    if options.only:
        return wrong > 0
    rolled = [lore_rolls.rolled(number) for number in range(options.first, options.first + options.rolled)]
    differing, firsts = compare(options.program, rolled)
    print(f"{len(rolled)} rolled talks, {differing} differ")
    if len(rolled) >= ENOUGH:
        differing += check_rolls(firsts)
    return wrong + differing > 0


if __name__ == "__main__":
    sys.exit(main())
