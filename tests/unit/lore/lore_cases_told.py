# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Written cases: budgets, places, equal contents, several books and companions."""
from lore_case import book, case, constant, entry, source

FOUR = "aaaa bbbb cccc d"  # tokens by the count of the tests: a token is four letters


def four(letter, **said):
    return constant(f"{letter}" + FOUR[1:], **said)


# ── Budgets ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

case("all fits", [four("a"), four("b")], "x", "Constant Constant", of={"tokenBudget": 8})
case("one token too much", [four("a"), four("b")], "x", "Constant cut:book", of={"tokenBudget": 7})
case("of equals the later goes", [four("a"), four("b"), four("c")], "x", "Constant Constant cut:book",
     of={"tokenBudget": 8})
case("the lowest order goes", [four("a", order=1), four("b", order=2)], "x", "cut:book Constant", of={"tokenBudget": 4})
case("the lowest priority goes before the lowest order", [four("a", order=1, priority=1), four("b", order=2)], "x",
     "Constant cut:book", of={"tokenBudget": 4})
case("a priority below nothing", [four("a", priority=-1), four("b")], "x", "cut:book Constant", of={"tokenBudget": 4})
case("what needs a key goes before what is constant", [four("a", order=1), entry("x", "e" + FOUR[1:], order=9)], "x",
     "Constant cut:book", of={"tokenBudget": 4})
case("priority beats constant", [four("a"), entry("x", "e" + FOUR[1:], priority=1)], "x", "cut:book Key", of={"tokenBudget": 4})
case("what goes first goes before the lowest priority",
     [four("a", priority=9, conditions={"goesFirst": True}), four("b", priority=-9)], "x", "cut:book Constant",
     of={"tokenBudget": 4})
case("what goes first stays where there is room", [four("a", conditions={"goesFirst": True})], "x", "Constant",
     of={"tokenBudget": 4})
case("no more than needed goes", [four("a", order=1), four("b", order=2), four("c", order=3)], "x",
     "cut:book Constant Constant", of={"tokenBudget": 8})
case("a small one below a cut one goes too", [constant("a", order=1), four("b", order=2), four("c", order=3)], "x",
     "cut:book cut:book Constant", of={"tokenBudget": 6})
case("what alone is too large takes nothing with it",
     [constant(FOUR + FOUR, order=9), four("b", order=2), constant("c", order=1)], "x", "cut:book Constant Constant",
     of={"tokenBudget": 5})
case("no budget is no bound", [four("a"), four("b")], "x", "Constant Constant")
case("a budget of nothing", [four("a"), constant("b")], "x", "cut:book cut:book", of={"tokenBudget": 0})
case("a budget of nothing and what ignores it", [four("a", ignoresBudget=True), constant("b")], "x", "Constant cut:book",
     of={"tokenBudget": 0})
case("what ignores budgets is counted", [four("a", ignoresBudget=True), four("b")], "x", "Constant cut:book",
     of={"tokenBudget": 7})
case("what ignores budgets and leaves room", [four("a", ignoresBudget=True), four("b")], "x", "Constant Constant",
     of={"tokenBudget": 8})
case("what ignores budgets goes never first", [four("a", ignoresBudget=True, conditions={"goesFirst": True}), four("b")], "x",
     "Constant cut:book", of={"tokenBudget": 4})
case("with what ignores budgets, one is too large alone and takes nothing with it",
     [four("a", ignoresBudget=True), four("b", order=2), constant("c", order=1)], "x", "Constant cut:book Constant",
     of={"tokenBudget": 6})
case("what says nothing costs nothing", [constant(""), four("b")], "x", "Constant cut:book", of={"tokenBudget": 0})
case("a comment costs nothing", [constant("a{{// a long comment}}")], "x", "Constant", of={"tokenBudget": 1})
case("the room's budget", [four("a"), four("b")], "x", "Constant cut:room", room={"tokenBudget": 4})
case("the room's budget of nothing", [constant("a")], "x", "cut:room", room={"tokenBudget": 0})
case("the book's budget is kept first", [four("a", order=1), four("b", order=2)], "x", "cut:book cut:room",
     of={"tokenBudget": 4}, room={"tokenBudget": 3})
case("what a book cut is not counted by the room",
     [source(book(four("a"), four("b"), tokenBudget=4), book(four("c"), name="B"))], "x", "Constant cut:book Constant",
     room={"tokenBudget": 8})
case("each book has its own budget",
     [source(book(four("a"), four("b"), tokenBudget=4), book(four("c"), four("d"), name="B", tokenBudget=4))], "x",
     "Constant cut:book Constant cut:book")
case("two books of one name have two budgets",
     [source(book(four("a"), tokenBudget=4), book(four("b"), tokenBudget=4))], "x", "Constant Constant")
case("a book without a bound beside one with", [source(book(four("a"), tokenBudget=0), book(four("b")))], "x",
     "cut:book Constant")
case("the room cuts over books by priority",
     [source(book(four("a", priority=1)), book(four("b", priority=3)), book(four("c", priority=2)))], "x",
     "cut:room Constant cut:room", room={"tokenBudget": 4})
case("what is cut leaves nothing out", [four("a", conditions={"disabledPrompts": ["system_prompt"]})], "x", "cut:book",
     of={"tokenBudget": 0}, disabled=[])
case("what is cut has won its group",
     [four("a", group={"names": ["g"], "overrides": True}), constant("b", group={"names": ["g"]})], "x",
     "cut:book LostInGroup", of={"tokenBudget": 1})


# ── Places ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

def at(content, place, depth=0, **said):
    order = said.pop("order", 0)
    return constant(content, order=order, spot={"place": place, "depth": depth} | said)


case("after the sheet unless said", [constant("a"), constant("b", afterSheet=False)], "x", "Constant Constant",
     told=["b", "a"])
case("a spot wins over the position", [constant("a"), at("b", "beforeSheet")], "x", "Constant Constant", told=["b", "a"])
case("all places in their order",
     [at("g", "atDepth"), at("f", "examplesBottom"), at("e", "examplesTop"), at("d", "noteBottom"), at("c", "noteTop"),
      at("b", "afterSheet"), at("a", "beforeSheet")], "x", " ".join(["Constant"] * 7), told=list("abcdefg"))
case("the lower order stands higher", [constant("a", order=2), constant("b", order=1)], "x", "Constant Constant",
     told=["b", "a"])
case("an order below nothing and halves",
     [constant("a"), constant("b", order=-1), constant("c", order=0.5), constant("d", order=0.25)], "x",
     "Constant Constant Constant Constant", told=["b", "a", "d", "c"])
case("equals as in the book", [constant("a"), constant("b"), constant("c")], "x", "Constant Constant Constant",
     told=["a", "b", "c"])
case("the deepest first", [at("a", "atDepth", 1), at("b", "atDepth", 4), at("c", "atDepth", 0)], "x",
     "Constant Constant Constant", told=["b", "a", "c"])
case("depth before order", [at("a", "atDepth", 1, order=1), at("b", "atDepth", 4, order=9)], "x", "Constant Constant",
     told=["b", "a"])
case("at one depth by order", [at("a", "atDepth", 1, order=2), at("b", "atDepth", 1, order=1)], "x", "Constant Constant",
     told=["b", "a"])
case("counted from the start before counted from the end",
     [at("a", "atDepth", 9), at("b", "atDepth", 1, fromStart=True), at("c", "atDepth", 0, fromStart=True)], "x",
     "Constant Constant Constant", told=["c", "b", "a"])
case("the depth of another place is nothing", [at("a", "noteTop", 1, order=1), at("b", "noteTop", 9)], "x",
     "Constant Constant", told=["b", "a"])
case("the role does not change the order", [at("a", "atDepth", 1, role="user"), at("b", "atDepth", 1, role="system")], "x",
     "Constant Constant", told=["a", "b"])
case("by order over books", [source(book(constant("a", order=2)), book(constant("b", order=1)))], "x", "Constant Constant",
     told=["b", "a"])
case("what an entry fired stands by its order too", [entry("x", "salt", order=2), entry("salt", "b", order=1)], "x",
     "Key Key", of={"recursive": True}, told=["b", "salt"])
case("what says nothing has no place", [constant(""), constant("  ")], "x", "Constant Constant", told=[])
case("what was cut has no place", [constant("a")], "x", "cut:book", of={"tokenBudget": 0}, told=[])

# ── The same twice ──────────────────────────────────────────────────────────────────────────────────────────────────────

case("equal contents are told once", [entry("sea", "a"), entry("sky", "a")], "sea sky", "Key ToldAlready", told=["a"])
case("equal contents, the second alone", [entry("sea", "a"), entry("sky", "a")], "sky", "NoKey Key", told=["a"])
case("equal but for spaces around", [constant("a"), constant(" a\n")], "x", "Constant ToldAlready")
case("equal but for a comment", [constant("a"), constant("a{{// b}}")], "x", "Constant ToldAlready")
case("equal but for case are two", [constant("a"), constant("A")], "x", "Constant Constant")
case("equal contents at two places are told once", [constant("a"), constant("a", afterSheet=False)], "x",
     "Constant ToldAlready", told=["a"])
case("equal contents, the first without luck", [constant("a", probability=0), constant("a")], "x", "Chance Constant")
case("equal contents, later fired by an entry", [entry("x", "salt"), entry("salt", "b"), constant("b")], "x",
     "Key ToldAlready Constant", of={"recursive": True})
case("equal contents, both cut as one", [constant("a"), constant("a")], "x", "cut:book ToldAlready", of={"tokenBudget": 0})
case("what was told already is not in the log",
     [constant("a"), constant("a", name="B", timing={"sticky": 1})], "x", "Constant ToldAlready", log=[None, None])
SAME = book(entry("sea", "a"), entry("sky", "b"))
case("the same book twice", [source(SAME, SAME)], "sea sky", "Key Key ToldAlready ToldAlready", told=["a", "b"])
case("three members with the same book", [source(SAME), source(SAME, owner="bo"), source(SAME, owner="cy")], "sea",
     "Key NoKey ToldAlready NoKey ToldAlready NoKey", told=["a"])
case("members with equal books have a budget each",
     [source(book(four("a"), four("b"), tokenBudget=4)), source(book(four("a"), four("b"), tokenBudget=4), owner="bo")], "x",
     "Constant cut:book ToldAlready ToldAlready")
case("nobody else's budget is used up",
     [source(book(constant("aaaa", filter={"names": ["Bo"]}), constant("bbbb"), tokenBudget=1)),
      source(book(constant("cccc"), tokenBudget=1), owner="bo")], "x", "OtherCompanion Constant Constant",
     room={"character": "Mira"})
case("the log keeps equal books of two companions apart",
     [source(book(entry("q", "a", timing={"sticky": 3}))), source(book(entry("q", "a", timing={"sticky": 3})), owner="bo")], "x",
     "NoKey Sticky", room={"messages": 11, "log": [[1, 0, 0, 10]]}, log=[None, 10])
case("the log keeps two books of one companion apart",
     [source(book(entry("q", "a", timing={"sticky": 3})), book(entry("q", "a", timing={"sticky": 3}), name="B"))], "x",
     "NoKey Sticky", room={"messages": 11, "log": [[0, 1, 0, 10]]}, log=[None, 10])
case("the log takes two books of one name for one",
     [source(book(entry("q", "a", timing={"sticky": 3})), book(entry("q", "a", timing={"sticky": 3})))], "x",
     "Sticky ToldAlready", room={"messages": 11, "log": [[0, 1, 0, 10]]}, log=[10, 10])
case("the log keeps equal contents with other keys apart",
     [entry("q", "a", timing={"sticky": 3}), entry("r", "a", timing={"sticky": 3})], "x", "NoKey Sticky",
     room={"messages": 11, "log": [[0, 0, 1, 10]]}, log=[None, 10])
