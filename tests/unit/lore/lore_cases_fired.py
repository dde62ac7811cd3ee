# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Written cases: entries that fire entries, groups, chance, what sticks and rests, budgets, places, several books."""
from lore_case import book, case, constant, entry, source

AGAIN = {"recursive": True}


# ── Entries that fire entries ───────────────────────────────────────────────────────────────────────────────────────────

def recursion(**said):
    return {"recursion": said}


case("an entry fires an entry", [entry("sea", "salt"), entry("salt")], "sea", "Key Key", of=AGAIN, step=[0, 1],
     firedBy=[None, [0, 0, 0]], message=[0, None])
case("an entry fires one before it", [entry("salt"), entry("sea", "salt")], "sea", "Key Key", of=AGAIN, step=[1, 0])
case("entries fire entries only where a book says so", [entry("sea", "salt"), entry("salt")], "sea", "Key NoKey")
case("entries fire entries where the room says so", [entry("sea", "salt"), entry("salt")], "sea", "Key Key", room=AGAIN,
     step=[0, 1])
case("a book says no, the room yes", [entry("sea", "salt"), entry("salt")], "sea", "Key NoKey", of={"recursive": False},
     room=AGAIN)
case("a chain of four", [entry("a", "b"), entry("b", "c"), entry("c", "d"), entry("d")], "a", "Key Key Key Key", of=AGAIN,
     step=[0, 1, 2, 3])
case("two that fire each other end", [entry("a", "b"), entry("b", "a")], "a", "Key Key", of=AGAIN, step=[0, 1])
case("an entry does not fire itself", [entry("a", "a")], "b", "NoKey", of=AGAIN)
case("a constant entry fires others", [constant("salt"), entry("salt")], "x", "Constant Key", of=AGAIN, step=[0, 1])
case("a message counts before an entry", [entry("sea", "salt"), entry("salt")], ["salt", "sea"], "Key Key", of=AGAIN,
     step=[0, 0], firedBy=[None, None])
case("what is excluded is fired by messages", [entry("sea", "salt"), entry("salt", **recursion(excluded=True))], "salt",
     "NoKey Key", of=AGAIN)
case("what is excluded is not fired by entries", [entry("sea", "salt"), entry("salt", **recursion(excluded=True))], "sea",
     "Key NoKey", of=AGAIN)
case("what prevents fires nothing", [entry("sea", "salt", **recursion(prevents=True)), entry("salt")], "sea", "Key NoKey",
     of=AGAIN)
case("what prevents is fired", [entry("sea", "salt"), entry("salt", "x", **recursion(prevents=True)), entry("x")], "sea",
     "Key Key NoKey", of=AGAIN, step=[0, 1, None])
case("a hidden key of an entry fires", [entry("sea", "{{hidden_key:salt}}"), entry("salt")], "sea", "Key Key", of=AGAIN,
     step=[0, 1], told=["c1"])
case("a comment of an entry does not", [entry("sea", "x{{// salt}}"), entry("salt")], "sea", "Key NoKey", of=AGAIN)
case("the name of an entry does not", [entry("sea", "x", name="salt"), entry("salt")], "sea", "Key NoKey", of=AGAIN)
case("what fails its chance fires nothing", [entry("sea", "salt", probability=0), entry("salt")], "sea", "Chance NoKey",
     of=AGAIN)
case("what is cut has fired others", [entry("sea", "salt salt salt", priority=-1), entry("salt", "x")], "sea",
     "cut:book Key", of=AGAIN | {"tokenBudget": 1}, step=[0, 1])
case("a key from a message, its secondary key from an entry", [entry("sea", "salt"), entry("sky", secondaryKeys=["salt"])],
     "sea sky", "Key Key", of=AGAIN, step=[0, 1], message=[0, 0])
case("not any: what an entry says later takes nothing back",
     [entry("sea", "salt"), entry("sky", secondaryKeys=["salt"], logic="notAny")], "sea sky", "Key Key", of=AGAIN,
     step=[0, 0])
case("not any: what an entry said before counts",
     [entry("sea", "sky salt"), entry("sky", secondaryKeys=["salt"], logic="notAny")], "sea", "Key SecondaryKeys", of=AGAIN)
case("entries of one sweep do not see each other",
     [entry("sea", "salt"), constant("sky", conditions={"excludeKeys": ["salt"]})], "sea", "Key Constant", of=AGAIN)
case("an additional key from an entry", [entry("sea", "salt"), constant(conditions={"additionalKeys": ["salt"]})], "sea",
     "Key Constant", of=AGAIN, step=[0, 1])
case("an entry of another book", [source(book(entry("sea", "salt"), **AGAIN), book(entry("salt"), name="B", **AGAIN))], "sea",
     "Key Key", step=[0, 1], firedBy=[None, [0, 0, 0]])
case("an entry of another book that does not let it",
     [source(book(entry("sea", "salt"), **AGAIN), book(entry("salt"), name="B"))], "sea", "Key NoKey")
case("an entry of a book that does not let its own fire",
     [source(book(entry("sea", "salt")), book(entry("salt"), name="B", **AGAIN))], "sea", "Key NoKey")
case("an entry of another companion",
     [source(book(entry("sea", "salt"), **AGAIN)), source(book(entry("salt", "x"), **AGAIN), owner="bo")], "sea", "Key Key",
     step=[0, 1])
case("one step and no more", [entry("a", "b"), entry("b", "c"), entry("c")], "a", "Key Key NoKey", of=AGAIN,
     room={"mostSteps": 1}, step=[0, 1, None], ranOut=True)
case("as many steps as are needed", [entry("a", "b"), entry("b", "c"), entry("c")], "a", "Key Key Key", of=AGAIN,
     room={"mostSteps": 2}, step=[0, 1, 2])
case("no step at all", [entry("a", "b"), entry("b")], "a", "Key NoKey", of=AGAIN, room={"mostSteps": 0}, ranOut=True)
case("no step is missed where nothing waits", [entry("a", "b")], "a", "Key", of=AGAIN, room={"mostSteps": 0})
case("no step is missed by what is excluded", [entry("a", "b"), entry("b", **recursion(excluded=True))], "a", "Key NoKey",
     of=AGAIN, room={"mostSteps": 0})
case("no step is missed in a book that needs none", [entry("a", "b"), entry("b")], "a", "Key NoKey", room={"mostSteps": 0})

case("what waits is not fired by messages", [entry("sea", **recursion(waitsForLevel=1))], "sea", "OnlyByEntries", of=AGAIN)
case("what waits is fired by entries", [entry("sea", "salt"), entry("salt", **recursion(waitsForLevel=1))], "sea", "Key Key",
     of=AGAIN, step=[0, 1])
case("what waits finds its key in messages too, once entries fire",
     [entry("sea", "x"), entry("salt", **recursion(waitsForLevel=1))], "sea salt", "Key Key", of=AGAIN, step=[0, 1])
case("a constant entry waits as well", [entry("sea", "x"), constant(**recursion(waitsForLevel=1))], "sea", "Key Constant",
     of=AGAIN, step=[0, 1])
case("the lower level is first",
     [entry("sea", "x"), constant(**recursion(waitsForLevel=2)), constant(**recursion(waitsForLevel=1))], "sea",
     "Key Constant Constant", of=AGAIN, step=[0, 3, 1])
case("the second level waits until the first is silent",
     [entry("sea", "a"), entry("a", "b", **recursion(waitsForLevel=1)), entry("b", "c"), entry("sea", **recursion(waitsForLevel=2))],
     "sea", "Key Key Key Key", of=AGAIN, step=[0, 1, 2, 4])
case("levels need not be in a row", [entry("sea", "x"), constant(**recursion(waitsForLevel=7))], "sea", "Key Constant",
     of=AGAIN, step=[0, 1])
case("what waits in a book that lets none fire", [entry("sea", "salt"), entry("salt", **recursion(waitsForLevel=1))], "sea",
     "Key OnlyByEntries")
case("what waits is off", [entry("sea", "x"), constant(enabled=False, **recursion(waitsForLevel=1))], "sea", "Key Disabled",
     of=AGAIN)


# ── Inclusion groups ────────────────────────────────────────────────────────────────────────────────────────────────────

def group(*names, **said):
    return {"group": {"names": list(names)} | said}


case("one alone in its group", [entry("sea", **group("g"))], "sea", "Key")
case("a weight of nothing loses", [constant(**group("g", weight=0)), constant(**group("g"))], "x", "LostInGroup Constant")
case("a weight of nothing loses, in another order", [constant(**group("g")), constant(**group("g", weight=0))], "x",
     "Constant LostInGroup")
case("two weights of nothing: the first", [constant(**group("g", weight=0)), constant(**group("g", weight=0))], "x",
     "Constant LostInGroup")
case("who does not want does not count", [entry("q", **group("g")), constant(**group("g", weight=0))], "x",
     "NoKey Constant")
case("what overrides is taken", [constant(**group("g", weight=1000)), constant(**group("g", weight=0, overrides=True))], "x",
     "LostInGroup Constant")
case("of two that override, the higher order", [constant(order=1, **group("g", overrides=True)),
     constant(order=2, **group("g", overrides=True))], "x", "LostInGroup Constant")
case("of two equals that override, the first", [constant(**group("g", overrides=True)),
     constant(**group("g", overrides=True))], "x", "Constant LostInGroup")
case("two groups have two winners", [constant(**group("g")), constant(**group("h"))], "x", "Constant Constant")
case("in two groups, loses in the first",
     [constant(**group("g", "h")), constant(**group("g", overrides=True)), constant(**group("h", weight=0))], "x",
     "LostInGroup Constant Constant")
case("in two groups, wins both",
     [constant(**group("g", "h", overrides=True)), constant(**group("g")), constant(**group("h"))], "x",
     "Constant LostInGroup LostInGroup")
case("a group that has one is closed",
     [entry("sea", "salt", **group("g")), entry("salt", **group("g", overrides=True))], "sea", "Key LostInGroup", of=AGAIN)
case("a winner without luck takes the group with it",
     [constant("salt", probability=0, **group("g", overrides=True)), constant("b", **group("g")), constant("salt"),
      entry("salt", "d", **group("g"))], "x", "Chance LostInGroup Constant LostInGroup", of=AGAIN)
case("more keys win where they are counted",
     [entry(["sea", "sun"], **group("g", useScoring=True)), entry(["sea", "sky"], **group("g", useScoring=True))], "sea sky",
     "LostInGroup Key")
case("who is not counted is not held back by keys",
     [entry("sea", **group("g", weight=100)), entry(["sea", "sky"], **group("g", weight=0, useScoring=True))], "sea sky",
     "Key LostInGroup")
case("secondary keys count with any",
     [entry(["sea", "q"], **group("g", useScoring=True)), entry("sea", secondaryKeys=["sky"], **group("g", useScoring=True))],
     "sea sky", "LostInGroup Key")
case("secondary keys count with all",
     [entry("sea", **group("g", useScoring=True)),
      entry("sea", secondaryKeys=["sky", "sun"], logic="all", **group("g", useScoring=True))], "sea sky sun",
     "LostInGroup Key")
case("secondary keys do not count with not all",
     [entry("sea", secondaryKeys=["sky", "q"], logic="notAll", **group("g", useScoring=True)),
      entry(["sea", "sky"], **group("g", useScoring=True))], "sea sky", "LostInGroup Key")
case("a constant entry counts its keys too",
     [entry("sea", **group("g", useScoring=True)), entry(["sea", "sky"], constant=True, **group("g", useScoring=True))],
     "sea sky", "LostInGroup Constant")
case("a constant entry without its keys loses by count",
     [constant(**group("g", useScoring=True)), entry("sea", **group("g"))], "sea", "LostInGroup Key")
case("additional keys are no count",
     [entry("q", constant=True, conditions={"additionalKeys": ["sea", "sky"]}, **group("g", useScoring=True)),
      entry("sea", **group("g", useScoring=True))], "sea sky", "LostInGroup Key")
case("counting is before overriding",
     [entry("sea", **group("g", useScoring=True, overrides=True)), entry(["sea", "sky"], **group("g", useScoring=True))],
     "sea sky", "LostInGroup Key")
case("groups reach over books",
     [source(book(constant(**group("g", weight=0))), book(constant("y", **group("g")), name="B"))], "x",
     "LostInGroup Constant")
case("groups reach over companions",
     [source(book(constant(**group("g", weight=0)))), source(book(constant("y", **group("g"))), owner="bo")], "x",
     "LostInGroup Constant")

# ── Chance ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

case("no chance", [entry("sea", probability=0)], "sea", "Chance", key=["sea"])
case("every chance", [entry("sea", probability=100)], "sea", "Key")
case("more than every chance", [entry("sea", probability=150)], "sea", "Key")
case("no chance, although constant", [constant(probability=0)], "sea", "Chance")
case("keys are asked before chance", [entry("q", probability=0)], "sea", "NoKey")
case("chance is not asked again", [constant("salt"), entry("sea", probability=0)], "sea", "Constant Chance", of=AGAIN)


# ── What sticks and rests ───────────────────────────────────────────────────────────────────────────────────────────────

def timed(name, messages, expect, log, *, fired=10, said="x", **more):
    case(f"timed: {name}", [entry("sea", **more)], said, expect,
         room={"messages": messages, "log": [[0, 0, 0, fired]]}, log=[log])


STICKY, BOTH, REST = {"sticky": 3}, {"sticky": 3, "cooldown": 2}, {"cooldown": 2}
timed("an answer written anew does not stick", 10, "NoKey", 10, timing=STICKY)
timed("sticks after one", 11, "Sticky", 10, timing=STICKY)
timed("sticks to the last", 12, "Sticky", 10, timing=STICKY)
timed("has let go", 13, "NoKey", 10, timing=STICKY)
timed("what sticks does not begin anew", 12, "Sticky", 10, timing=STICKY, said="sea")
timed("begins anew when it has let go", 13, "Key", 13, timing=STICKY, said="sea")
timed("an answer written anew does not rest", 10, "Key", 10, timing=REST, said="sea")
timed("rests", 11, "Cooldown", 10, timing=REST, said="sea")
timed("has rested", 12, "Key", 12, timing=REST, said="sea")
timed("sticks before it rests", 12, "Sticky", 10, timing=BOTH, said="sea")
timed("rests after it stuck", 13, "Cooldown", 10, timing=BOTH, said="sea")
timed("rests to the last", 14, "Cooldown", 10, timing=BOTH, said="sea")
timed("has stuck and rested", 15, "Key", 15, timing=BOTH, said="sea")
timed("a log of the future is none", 9, "Key", 9, timing=BOTH, said="sea")
timed("what sticks needs no luck", 11, "Sticky", 10, timing=STICKY, probability=0)
timed("what sticks can be off", 11, "Disabled", 10, timing=STICKY, enabled=False)
timed("what sticks waits for nobody", 11, "Sticky", 10, timing=STICKY, recursion={"waitsForLevel": 1})
timed("what sticks needs its additional key", 11, "NoAdditionalKey", 10, timing=STICKY,
      conditions={"additionalKeys": ["sun"]})
timed("constant is told before sticky", 11, "Constant", 10, timing=STICKY, constant=True)
timed("kept since it fired", 500, "Kept", 10, conditions={"keepsAfterMatch": True})
timed("kept not yet, where written anew", 10, "NoKey", 10, conditions={"keepsAfterMatch": True})
timed("kept whatever must not be there", 11, "Kept", 10, said="sun",
      conditions={"keepsAfterMatch": True, "excludeKeys": ["sun"], "onlyAfter": 9})
timed("kept, but never", 11, "NeverActivates", 10, conditions={"keepsAfterMatch": True, "neverActivates": True})
timed("kept although once a talk", 11, "Kept", 10, conditions={"keepsAfterMatch": True, "oncePerTalk": True})
timed("once a talk", 11, "OncePerTalk", 10, said="sea", conditions={"oncePerTalk": True})
timed("once a talk, written anew", 10, "Key", 10, said="sea", conditions={"oncePerTalk": True})
timed("once a talk beats what sticks", 11, "OncePerTalk", 10, timing=STICKY, conditions={"oncePerTalk": True})
case("delay: not yet", [constant(timing={"delay": 3})], ["1", "2"], "Delay")
case("delay: from then on", [constant(timing={"delay": 3})], ["1", "2", "3"], "Constant")
case("delay holds what sticks", [entry("sea", timing={"sticky": 9, "delay": 20})], "x", "Delay",
     room={"messages": 11, "log": [[0, 0, 0, 10]]})
case("the log tells what sticks", [entry("sea", timing={"sticky": 2}), entry("sea")], "sea", "Key Key", log=[1, None])
case("the log tells what rests", [entry("sea", timing={"cooldown": 2})], "sea", "Key", log=[1])
case("the log does not tell delays", [entry("sea", timing={"delay": 1})], "sea", "Key", log=[None])
case("the log does not tell what was cut", [entry("sea", timing={"sticky": 2})], "sea", "cut:book", of={"tokenBudget": 0},
     log=[None])
case("the log does not tell what did not fire", [entry("q", timing={"sticky": 2})], "sea", "NoKey", log=[None])
case("what sticks wins its group", [constant(**group("g", overrides=True)), entry("q", timing=STICKY, **group("g", weight=0))],
     "x", "LostInGroup Sticky", room={"messages": 11, "log": [[0, 0, 1, 10]]})
case("two that stick stay in their group", [entry("q", timing=STICKY, **group("g")), entry("r", timing=STICKY, **group("g"))],
     "x", "Sticky Sticky", room={"messages": 11, "log": [[0, 0, 0, 10], [0, 0, 1, 9]]})
