# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts all faults of a table into the sources of the engines, side by side, each behind a switch of its own."""
from typing import NamedTuple

import faults

ENGINE = "core/turn"
SWITCH = f"{ENGINE}/mutant.h"
SWITCH_TEXT = """#pragma once
#include <cstdlib>
#include <type_traits>

inline const int chosenMutant = [] {
    const char *number = std::getenv("STUDIO_MUTANT");
    return number ? std::atoi(number) : 0;
}();

/// Whether the fault of this number is switched on.
inline bool mutant(int number) { return number == chosenMutant; }

/// The same for expressions. With two types, `?:` could convert the sound one into another value.
template <typename Fault, typename Sound>
bool mutant(int number)
{
    static_assert(std::is_same_v<std::remove_cvref_t<Fault>, std::remove_cvref_t<Sound>>,
                  "the fault has another type than the sound expression; adapt tests/mutants/faults.py");
    return mutant(number);
}
"""


def path_of(fault):
    """Where its file is in the tree; files of the floor engine are named without their folder."""
    return fault.file if "/" in fault.file else f"{ENGINE}/{fault.file}"


class Broken(Exception):
    """What keeps the run from telling anything about the judges."""


class Place(NamedTuple):
    begin: int
    end: int
    number: int
    fault: faults.Fault


def place_of(number, fault, text):
    around = fault.within.split("%s")
    if len(around) != 2:
        raise Broken(f"'{fault.name}': `within` needs exactly one %s; adapt tests/mutants/faults.py")
    whole = around[0] + fault.sound + around[1]
    at = text.find(whole)
    if at < 0 or text.find(whole, at + 1) >= 0:
        how = "not found" if at < 0 else "found more than once"
        raise Broken(f"'{fault.name}': its sound text is {how} in {path_of(fault)}; adapt tests/mutants/faults.py")
    begin = at + len(around[0])
    return Place(begin, begin + len(fault.sound), number, fault)


def with_switch(place, sound):
    fault = place.fault
    if fault.kind == "statements":
        return f"{{ if (mutant({place.number})) {{ {fault.fault} }} else {{ {sound} }} }}"
    types = f"decltype({fault.fault}), decltype({fault.sound})"
    return f"(mutant<{types}>({place.number}) ? ({fault.fault}) : ({sound}))"


def woven_part(text, begin, end, places):
    """The text from `begin` to `end` with the faults at `places`, which are sorted, the outer before the inner."""
    made, at = "", begin
    while places:
        first, *rest = places
        inner = [place for place in rest if place.begin < first.end]
        places = rest[len(inner):]
        for place in inner:
            if place.end > first.end:
                raise Broken(f"'{first.fault.name}' and '{place.fault.name}' overlap; adapt tests/mutants/faults.py")
        made += text[at:first.begin] + with_switch(first, woven_part(text, first.begin, first.end, inner))
        at = first.end
    return made + text[at:end]


def woven(text, numbered):
    """The text of a source with all its faults in it; `numbered` are pairs of a number and a fault."""
    places = [place_of(number, fault, text) for number, fault in numbered]
    places.sort(key=lambda place: (place.begin, -place.end))
    return f'#include "{SWITCH}"\n' + woven_part(text, 0, len(text), places)


def weave(contents, table):
    """Puts the table's faults and the switch into `contents`, texts by path."""
    of_file = {}
    for number, fault in enumerate(table, 1):
        of_file.setdefault(path_of(fault), []).append((number, fault))
    for path, numbered in of_file.items():
        if path not in contents:
            raise Broken(f"'{numbered[0][1].name}': there is no {path}; adapt tests/mutants/faults.py")
        contents[path] = woven(contents[path].decode(), numbered).encode()
    contents[SWITCH] = SWITCH_TEXT.encode()


def check(table, count):
    if len(table) != count:
        raise Broken(f"the table holds {len(table)} faults instead of {count}; adapt COUNT in tests/mutants/faults.py")
    names = [fault.name for fault in table]
    for name in names:
        if names.count(name) > 1:
            raise Broken(f"'{name}' stands more than once in tests/mutants/faults.py")
