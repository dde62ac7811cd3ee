# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A second reader of lorebooks, written from the words that say what core/lore does (its headers, core/model/lore.h,
Character Card V3, the manual of SillyTavern's World Info) before anything of core/lore/*.cpp was read. It is slow and
plain: every sweep looks at every entry anew, every key is looked for by itself. Where the two differed, the words decided
who was right; where the words say nothing (of equals, which is cut first?), it follows core/lore.

A case is what lore_verdicts.cpp reads: {"sources": [{"owner", "books"}], "scene": {"lines": [[name, text], ...],
"messages", "companionMessages", "greeting", "character", "tags", "seed", "scanDepth", "caseSensitive", "wholeWords",
"recursive", "mostSteps", "tokenBudget", "log": [[source, book, entry, messages], ...]}}. What is not said is as usual.

How draws fall is not in the words, only what they decide; `Draws` is asked for them.
"""
from lore_keys import KeyBook, scanned_text

PLACES = ["beforeSheet", "afterSheet", "noteTop", "noteBottom", "examplesTop", "examplesBottom", "atDepth"]
ENDLESS = 10 ** 12


class Draws:
    """In [0, 1): the draw for an entry's chance, and the draw of an inclusion group."""

    def __init__(self, chances=None, groups=None):
        self._chances = chances or {}
        self._groups = groups or {}

    def chance(self, at):
        return self._chances[at]

    def group(self, name):
        return self._groups[name]


class Entry:
    """An entry while a talk is read, with what its book and the room say where it says nothing."""

    def __init__(self, at, owner, book, said, scene):
        self.at = at
        self.said = said
        self.identity = (owner, book.get("name", ""), said.get("name", ""), said.get("content", ""),
                         *said.get("keys", []))
        self.book = at[:2]
        self.whole = said.get("content", "")
        self.content = scanned_text(self.whole, hidden_keys=False).strip()  # comments are macros that say nothing
        self.tokens = (len(self.content.encode("utf-16-le")) // 2 + 3) // 4
        self.depth = first_of(said.get("scanDepth"), book.get("scanDepth"), scene.get("scanDepth"), 4)
        self.recursive = first_of(book.get("recursive"), scene.get("recursive"), False)
        self.names_fire = book.get("namesFire", True)
        self.case_sensitive = first_of(said.get("caseSensitive"), scene.get("caseSensitive"), False)
        self.whole_words = first_of(said.get("wholeWords"), scene.get("wholeWords"), True)
        self.use_regex = said.get("useRegex", False)
        self.conditions = said.get("conditions", {})
        self.timing = said.get("timing", {})
        self.recursion = said.get("recursion", {})
        self.group = said.get("group", {})
        self.level = self.recursion.get("waitsForLevel", 0)
        self.is_sticky = False
        self.is_open = True
        self.state = "blocked"
        self.why = "NoKey"
        self.key, self.hit, self.step = "", (None, None), 0
        self.cut_by = None

    def block(self, why, key=None, hit=None, for_good=False):
        self.why = why
        if key is not None:
            self.key, self.hit = key, hit
        self.is_open = self.is_open and not for_good
        return False

    def want(self, cause, key="", hit=(None, None)):
        self.why, self.key, self.hit = cause, key, hit
        return True


def first_of(*values):
    return next(value for value in values if value is not None)


class Reading:
    """One scan."""

    def __init__(self, case, draws):
        self.scene = case.get("scene", {})
        self.draws = draws
        self.lines = self.scene.get("lines", [])
        self.messages = self.scene.get("messages", len(self.lines))
        self.entries = [
            Entry((source, number, index), asked["owner"], book, said, self.scene)
            for source, asked in enumerate(case["sources"])
            for number, book in enumerate(asked["books"])
            for index, said in enumerate(book["entries"])
        ]
        by_place = {entry.at: entry for entry in self.entries}
        self.log = {}
        for *at, messages in self.scene.get("log", []):
            self.log[by_place[tuple(at)].identity] = messages
        self.told = []  # (entry, text) of those that fired and may fire others
        self.keys = KeyBook()
        self.won = set()
        self.contents = set()
        self.ran_out = False

    # ── Where keys are looked for ───────────────────────────────────────────────────────────────────────────────────

    def find(self, entry, key, step):
        """Where the key is: (message, None), (None, entry that said it), or None."""
        for index in range(len(self.lines) - 1, max(-1, len(self.lines) - 1 - entry.depth), -1):
            name, text = self.lines[index]
            text = scanned_text(text, hidden_keys=False)
            if self.keys.is_in(key, entry, name if entry.names_fire else None, text):
                return (index, None)
        if step == 0 or not entry.recursive or entry.recursion.get("excluded"):
            return None
        for teller in self.told:
            if self.keys.is_in(key, entry, None, scanned_text(teller.whole, hidden_keys=True)):
                return (None, teller.at)
        return None

    def find_any(self, entry, keys, step):
        for key in keys:
            hit = self.find(entry, key, step)
            if hit:
                return key, hit
        return None

    # ── What is asked of an entry, in the order of the words ────────────────────────────────────────────────────────

    def fired_at(self, entry):
        return self.log.get(entry.identity)

    def fired_before(self, entry):
        """At an earlier message: an answer that is written anew sees what the first one saw."""
        at = self.fired_at(entry)
        return at is not None and at < self.messages

    def holds_still(self, entry):
        sticky = entry.timing.get("sticky", 0)
        return self.fired_before(entry) and self.messages < self.fired_at(entry) + sticky

    def is_cooling(self, entry):
        cooldown = entry.timing.get("cooldown", 0)
        end = 0 if not self.fired_before(entry) else self.fired_at(entry) + entry.timing.get("sticky", 0) + cooldown
        return cooldown > 0 and self.messages < end

    def is_for_another(self, entry):
        asked = entry.said.get("filter", {})
        names, tags = asked.get("names", []), asked.get("tags", [])
        is_named = self.scene.get("character", "").casefold() in (name.casefold() for name in names)
        is_tagged = not {tag.casefold() for tag in tags}.isdisjoint(tag.casefold() for tag in self.scene.get("tags", []))
        if asked.get("excludes"):
            return is_named or is_tagged
        return bool(names) and not is_named or bool(tags) and not is_tagged

    def is_barred_for_good(self, entry):
        """What no sweep changes."""
        if not entry.said.get("enabled", True):
            entry.block("Disabled", for_good=True)
        elif self.is_for_another(entry):
            entry.block("OtherCompanion", for_good=True)
        elif self.messages < entry.timing.get("delay", 0):
            entry.block("Delay", for_good=True)
        elif self.is_cooling(entry) and not entry.is_sticky:
            entry.block("Cooldown", for_good=True)
        return not entry.is_open

    def wants_to_fire(self, entry, step, level):
        entry.is_sticky = self.holds_still(entry)
        if self.is_barred_for_good(entry):
            return False
        if not entry.is_sticky:
            if entry.level > 0 and (step == 0 or not entry.recursive or entry.level > level):
                return entry.block("OnlyByEntries")
            if step > 0 and (not entry.recursive or entry.recursion.get("excluded")):
                return False  # what was said of it by messages stays
        asked = entry.conditions
        if asked.get("activates"):  # in any case
            return entry.want("Activated")
        if asked.get("neverActivates"):
            return entry.block("NeverActivates", for_good=True)
        if asked.get("keepsAfterMatch") and self.fired_before(entry):  # in any case
            return entry.want("Kept")
        return self.meets_conditions(entry, step) and self.has_its_keys(entry, step)

    def meets_conditions(self, entry, step):
        asked = entry.conditions
        spoken = self.scene.get("companionMessages", 0)
        if asked.get("oncePerTalk") and self.fired_before(entry):
            return entry.block("OncePerTalk", for_good=True)
        if spoken < asked.get("onlyAfter", 0):
            return entry.block("TooEarly", for_good=True)
        if asked.get("onlyEvery") and spoken % asked["onlyEvery"]:
            return entry.block("NotThisTime", for_good=True)
        if "onGreeting" in asked and self.scene.get("greeting", asked["onGreeting"]) != asked["onGreeting"]:
            return entry.block("OtherGreeting", for_good=True)
        if entry.use_regex:  # additional keys are a choice more then, excluded keys nothing
            return True
        if asked.get("additionalKeys") and not self.find_any(entry, asked["additionalKeys"], step):
            return entry.block("NoAdditionalKey")
        excluded = self.find_any(entry, asked.get("excludeKeys", []), step)
        if excluded:
            return entry.block("ExcludedKey", *excluded)
        return True

    def has_its_keys(self, entry, step):
        if entry.said.get("constant"):
            return entry.want("Constant")
        if entry.is_sticky:
            return entry.want("Sticky")
        keys = primary_keys(entry)
        found = self.find_any(entry, keys, step)
        if not found:
            is_bad = any(self.keys.flaw(key, entry) for key in keys)
            return entry.block("BadPattern" if is_bad else "NoKey")
        if not self.secondary_keys_agree(entry, step):
            return entry.block("SecondaryKeys", *found)
        return entry.want("Key", *found)

    def secondary_keys_agree(self, entry, step):
        keys = entry.said.get("secondaryKeys", [])
        if not keys or not entry.said.get("selective", True):
            return True
        are_there = [self.find(entry, key, step) is not None for key in keys]
        return {"any": any(are_there), "all": all(are_there), "notAny": not any(are_there),
                "notAll": not all(are_there)}[entry.said.get("logic", "any")]

    def score(self, entry, step):
        """Keys that were found. As in World Info, secondary keys count with `any`, and with `all` if all are there."""
        found = sum(self.find(entry, key, step) is not None for key in primary_keys(entry))
        others = entry.said.get("secondaryKeys", [])
        if not primary_keys(entry) or not others or not entry.said.get("selective", True):
            return found
        there = sum(self.find(entry, key, step) is not None for key in others)
        logic = entry.said.get("logic", "any")
        return found + (there if logic == "any" or logic == "all" and there == len(others) else 0)

    # ── Groups, chance, what is told already ────────────────────────────────────────────────────────────────────────

    def settle_groups(self, wanting, step):
        """One group after the other, by name. An entry that has lost takes no part in the groups after it."""
        for name in sorted({name for entry in wanting for name in entry.group.get("names", [])}):
            rivals = [entry for entry in wanting if entry.is_open and name in entry.group.get("names", [])]
            winners = [] if name in self.won or not rivals else self.winners(name, rivals, step)
            for entry in rivals:
                if entry not in winners:
                    entry.block("LostInGroup", for_good=True)
        won = [entry for entry in wanting if entry.is_open]
        self.won.update(name for entry in won for name in entry.group.get("names", []))
        return won

    def winners(self, name, rivals, step):
        sticky = [entry for entry in rivals if entry.is_sticky]
        return sticky or [self.winner(name, rivals, step)]  # what sticks stays, also beside another that sticks

    def winner(self, name, rivals, step):
        scores = {entry.at: self.score(entry, step) for entry in rivals}
        best = max(scores.values())
        rivals = [entry for entry in rivals if scores[entry.at] == best or not entry.group.get("useScoring")]
        overriding = [entry for entry in rivals if entry.group.get("overrides")]
        if overriding:
            return max(overriding, key=lambda entry: entry.said.get("order", 0))
        if len(rivals) == 1:
            return rivals[0]
        weights = [max(0, entry.group.get("weight", 100)) for entry in rivals]
        left = self.draws.group(name) * sum(weights)
        for entry, weight in zip(rivals, weights):
            left -= weight
            if left < 0:
                return entry
        return rivals[0] if sum(weights) == 0 else rivals[-1]

    def passes_chance(self, entry):
        percent = entry.said.get("probability", 100)
        if percent >= 100 or entry.is_sticky:
            return True
        return percent > 0 and self.draws.chance(entry.at) * 100 < percent

    def fire(self, entry, step):
        if not self.passes_chance(entry):
            return entry.block("Chance", for_good=True)
        if entry.content and entry.content in self.contents:
            return entry.block("ToldAlready", for_good=True)
        self.contents.add(entry.content)
        entry.state, entry.step, entry.is_open = "fired", step, False
        return True

    # ── Sweeps ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def sweep(self, step, level):
        """Entries of one sweep do not see each other; whether anything was said that may fire others."""
        wanting = [entry for entry in self.entries if entry.is_open and self.wants_to_fire(entry, step, level)]
        fired = [entry for entry in self.settle_groups(wanting, step) if self.fire(entry, step)]
        telling = [entry for entry in fired
                   if entry.recursive and not entry.recursion.get("prevents")
                   and scanned_text(entry.whole, hidden_keys=True)]
        self.told += telling
        return bool(telling)

    @staticmethod
    def may_be_fired_by_entries(entry):
        return entry.is_open and entry.recursive and (entry.is_sticky or not entry.recursion.get("excluded"))

    def read(self):
        levels = sorted({entry.level for entry in self.entries if entry.level > 0})
        level = levels.pop(0) if levels else 0
        says_more = self.sweep(0, 0)
        step = 0
        while says_more or (levels and self.told):
            if not any(self.may_be_fired_by_entries(entry) for entry in self.entries):
                break
            if step >= self.scene.get("mostSteps", 16):
                self.ran_out = True
                break
            if not says_more:
                level = levels.pop(0)
            step += 1
            says_more = self.sweep(step, level)
        self.keep_budgets()
        return self

    # ── Budgets ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def keep_budgets(self):
        for source, book in sorted({entry.book for entry in self.entries}):
            of_book = [entry for entry in self.entries if entry.book == (source, book)]
            self.cut(of_book, self.book_budgets.get((source, book)), "book")
        self.cut(self.entries, self.scene.get("tokenBudget"), "room")

    book_budgets = {}

    def cut(self, entries, budget, whose):
        if budget is None:
            return
        standing = [entry for entry in entries if entry.state == "fired"]
        bound = [entry for entry in standing if not entry.said.get("ignoresBudget") and entry.tokens > 0]
        room = budget - sum(entry.tokens for entry in standing if entry.said.get("ignoresBudget"))
        for entry in [entry for entry in bound if entry.tokens > room]:
            bound.remove(entry)
            entry.state, entry.cut_by = "cut", whose
        bound.reverse()  # of equals, the later goes first
        bound.sort(key=lambda entry: (
            not entry.conditions.get("goesFirst", False), entry.said.get("priority", 0), entry.why != "Key",
            entry.said.get("order", 0)))
        while bound and sum(entry.tokens for entry in bound) > room:
            entry = bound.pop(0)
            entry.state, entry.cut_by = "cut", whose

    # ── What comes of it ────────────────────────────────────────────────────────────────────────────────────────────

    def new_log(self):
        log = dict(self.log)
        for entry in self.entries:
            remembers = (entry.timing.get("sticky") or entry.timing.get("cooldown")
                         or entry.conditions.get("keepsAfterMatch") or entry.conditions.get("oncePerTalk"))
            if entry.state == "fired" and remembers and not entry.is_sticky and entry.why != "Kept":
                log[entry.identity] = self.messages
        return log

    def placements(self):
        def rank(entry):
            spot = entry.said.get("spot")
            if not spot:
                return (PLACES.index("afterSheet" if entry.said.get("afterSheet", True) else "beforeSheet"), 0,
                        entry.said.get("order", 0))
            depth = 0
            if spot["place"] == "atDepth":
                depth = -spot.get("depth", 0) if not spot.get("fromStart") else spot.get("depth", 0) - ENDLESS
            return (PLACES.index(spot["place"]), depth, entry.said.get("order", 0))

        told = [entry for entry in self.entries if entry.state == "fired" and entry.content]
        return [placed(entry) for entry in sorted(told, key=rank)]


def placed(entry):
    spot = entry.said.get("spot") or {"place": "afterSheet" if entry.said.get("afterSheet", True) else "beforeSheet"}
    placement = {"at": list(entry.at), "place": spot["place"], "content": entry.content}
    if spot["place"] == "atDepth":
        placement |= {"depth": spot.get("depth", 0), "fromStart": spot.get("fromStart", False),
                      "role": spot.get("role", "system")}
    return placement


def verdict_of(entry):
    message, teller = entry.hit
    verdict = {"at": list(entry.at), "state": entry.state, "why": entry.why, "key": entry.key, "message": message,
               "firedBy": list(teller) if teller else None}
    if entry.state != "blocked":
        verdict |= {"step": entry.step, "tokens": entry.tokens}
    if entry.state == "cut":
        verdict["cutBy"] = entry.cut_by
    return verdict


def read(case, draws=None):
    """What the words say of a case, in the form of lore_verdicts.cpp."""
    reading = Reading(case, draws or Draws())
    reading.book_budgets = {(source, number): book.get("tokenBudget")
                            for source, asked in enumerate(case["sources"])
                            for number, book in enumerate(asked["books"])}
    reading.read()
    log = reading.new_log()
    return {
        "verdicts": [verdict_of(entry) for entry in reading.entries],
        "placements": reading.placements(),
        "flaws": sorted({(*entry.at, key) for entry in reading.entries for key in keys_in_use(entry)
                         if reading.keys.flaw(key, entry)}),
        "disabled": sorted({prompt for entry in reading.entries if entry.state == "fired"
                            for prompt in entry.conditions.get("disabledPrompts", [])}),
        "log": [[*entry.at, log.get(entry.identity)] for entry in reading.entries],
        "ranOut": reading.ran_out,
    }


def primary_keys(entry):
    """Where keys are patterns, additional keys are a choice more."""
    return entry.said.get("keys", []) + (entry.conditions.get("additionalKeys", []) if entry.use_regex else [])


def keys_in_use(entry):
    """Of an entry that is on; what is not looked for has no flaw."""
    if not entry.said.get("enabled", True):
        return []
    return [*entry.said.get("keys", []), *entry.conditions.get("additionalKeys", []),
            *(entry.said.get("secondaryKeys", []) if entry.said.get("selective", True) else []),
            *(entry.conditions.get("excludeKeys", []) if not entry.use_regex else [])]
