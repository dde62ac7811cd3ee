# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Rolled books and talks, of so few words that keys do hit. The same number is the same talk on every machine."""
import random

WORDS = ["sea", "Sea", "storm", "seastorm", "king", "old king", "AI", "ain't", "海", "北海道", "サーバー", "서울", "서울에서",
         "straße", "STRASSE", "café", "cafe\u0301", "7", "77", "C++", "Bo", "Ida", "a_b", "🐉"]
PATTERNS = ["/s.a/", "/SEA/i", "/^Ida/", "/storm$/m", r"/\bking/", "/(sea|king) (storm|AI)/i", "/[a-c]{2}/", "/(?!sea)s/",
            "/(open/", "/*/", "/海|7/", "/sea", "//"]
BARE = ["s.a", "st[aeo]rm", "AI", "(open", "k.*g", "sea|sun", "王?海"]
NAMES = ["Ida", "Bo", ""]
GROUPS = ["g", "h", "k"]
OUTCOMES = ["Activated", "Kept", "Constant", "Sticky", "Key", "Disabled", "OtherCompanion", "Delay", "Cooldown",
            "OnlyByEntries", "NeverActivates", "OncePerTalk", "TooEarly", "NotThisTime", "OtherGreeting", "NoAdditionalKey",
            "ExcludedKey", "NoKey", "BadPattern", "SecondaryKeys", "LostInGroup", "Chance", "ToldAlready", "cut:book",
            "cut:room"]


class Roller:
    def __init__(self, number):
        self._dice = random.Random(number)

    def one_of(self, *choices):
        return self._dice.choice(choices)

    def sometimes(self, share):
        return self._dice.random() < share

    def words(self, most):
        return [self._dice.choice(WORDS) for _ in range(self._dice.randint(0, most))]

    def text(self, most=5):
        text = self.one_of(" ", " ", ", ", "").join(self.words(most))
        if self.sometimes(0.06):
            text += self.one_of("{{// sea}}", "{{comment: king}}", "{{hidden_key:storm}}", "{{hidden_key:海}} x", "{{// sea")
        return text

    def keys(self, most, bare=False):
        made = []
        for _ in range(self._dice.randint(0, most)):
            made.append(self.one_of(*BARE) if bare and self.sometimes(0.7)
                        else self.one_of(*PATTERNS) if self.sometimes(0.15)
                        else self.one_of("", " ") if self.sometimes(0.02) else self.one_of(*WORDS))
        return made

    def member(self, of, name, share, value):
        if self.sometimes(share):
            of[name] = value()

    def conditions(self):
        made = {}
        for name in ("activates", "neverActivates", "keepsAfterMatch", "oncePerTalk", "goesFirst"):
            self.member(made, name, 0.15, lambda: True)
        self.member(made, "onlyAfter", 0.15, lambda: self._dice.randint(0, 6))
        self.member(made, "onlyEvery", 0.15, lambda: self._dice.randint(1, 4))
        self.member(made, "onGreeting", 0.15, lambda: self._dice.randint(0, 2))
        self.member(made, "additionalKeys", 0.2, lambda: self.keys(2))
        self.member(made, "excludeKeys", 0.2, lambda: self.keys(2))
        self.member(made, "disabledPrompts", 0.1, lambda: ["system_prompt"])
        return made

    def entry(self):
        bare = self.sometimes(0.1)
        made = {"keys": self.keys(3, bare), "content": self.text(4)}
        self.member(made, "useRegex", bare, lambda: True)
        self.member(made, "secondaryKeys", 0.3, lambda: self.keys(3, bare))
        self.member(made, "logic", 0.4, lambda: self.one_of("any", "notAll", "notAny", "all"))
        self.member(made, "selective", 0.1, lambda: False)
        self.member(made, "constant", 0.15, lambda: True)
        self.member(made, "enabled", 0.05, lambda: False)
        self.member(made, "order", 0.5, lambda: self._dice.randint(-2, 3))
        self.member(made, "priority", 0.2, lambda: self._dice.randint(-1, 2))
        self.member(made, "afterSheet", 0.3, lambda: False)
        self.member(made, "ignoresBudget", 0.05, lambda: True)
        self.member(made, "caseSensitive", 0.2, lambda: self.sometimes(0.5))
        self.member(made, "wholeWords", 0.2, lambda: self.sometimes(0.5))
        self.member(made, "scanDepth", 0.2, lambda: self._dice.randint(0, 6))
        self.member(made, "probability", 0.15, lambda: self.one_of(0, 20, 50, 80, 100))
        self.member(made, "spot", 0.25, self.spot)
        self.member(made, "timing", 0.2, self.timing)
        self.member(made, "recursion", 0.25, lambda: {
            "excluded": self.sometimes(0.2), "prevents": self.sometimes(0.2),
            "waitsForLevel": self.one_of(0, 0, 1, 2, 5)})
        self.member(made, "group", 0.3, lambda: {
            "names": self._dice.sample(GROUPS, self.one_of(0, 1, 1, 1, 2)), "weight": self.one_of(0, 10, 100, 250.5),
            "overrides": self.sometimes(0.15)} | ({"useScoring": self.sometimes(0.7)} if self.sometimes(0.4) else {}))
        self.member(made, "filter", 0.1, lambda: {
            "names": self._dice.sample(["Mira", "mira", "Bo"], self._dice.randint(0, 2)),
            "tags": self._dice.sample(["sea", "Night", "day"], self._dice.randint(0, 2)), "excludes": self.sometimes(0.4)})
        self.member(made, "conditions", 0.25, self.conditions)
        return made

    def spot(self):
        return {"place": self.one_of("beforeSheet", "afterSheet", "noteTop", "noteBottom", "examplesTop", "examplesBottom",
                                     "atDepth", "atDepth", "atDepth"),
                "depth": self._dice.randint(0, 3), "role": self.one_of("system", "user", "assistant"),
                "fromStart": self.sometimes(0.3)}

    def timing(self):
        return {"sticky": self.one_of(0, 2, 5), "cooldown": self.one_of(0, 2, 4), "delay": self.one_of(0, 0, 0, 2, 6)}

    def book(self):
        made = {"name": self.one_of("A", "B"), "entries": [self.entry() for _ in range(self._dice.randint(0, 7))]}
        self.member(made, "scanDepth", 0.2, lambda: self._dice.randint(0, 5))
        self.member(made, "tokenBudget", 0.3, lambda: self.one_of(0, 3, 8, 15))
        self.member(made, "recursive", 0.7, lambda: self.sometimes(0.8))
        self.member(made, "namesFire", 0.2, lambda: False)
        return made

    def scene(self, sources):
        lines = [[self.one_of(*NAMES), self.text()] for _ in range(self._dice.randint(0, 6))]
        made = {"lines": lines, "companionMessages": self._dice.randint(0, 6), "character": self.one_of("Mira", "Bo", ""),
                "tags": self._dice.sample(["sea", "night", "day"], 1), "seed": self._dice.getrandbits(64)}
        self.member(made, "messages", 0.5, lambda: len(lines) + self._dice.randint(0, 12))
        self.member(made, "greeting", 0.5, lambda: self._dice.randint(0, 2))
        self.member(made, "scanDepth", 0.2, lambda: self._dice.randint(0, 6))
        self.member(made, "caseSensitive", 0.2, lambda: True)
        self.member(made, "wholeWords", 0.2, lambda: False)
        self.member(made, "recursive", 0.5, lambda: True)
        self.member(made, "mostSteps", 0.2, lambda: self._dice.randint(0, 3))
        self.member(made, "tokenBudget", 0.2, lambda: self.one_of(0, 5, 15, 30))
        now = made.get("messages", len(lines))
        made["log"] = [[source, book, index, max(0, now + self._dice.randint(-8, 1))]
                       for source, asked in enumerate(sources) for book, said in enumerate(asked["books"])
                       for index, _ in enumerate(said["entries"]) if self.sometimes(0.3)]
        return made


def rolled(number):
    roller = Roller(number)
    books = [roller.book() for _ in range(roller.one_of(1, 1, 2, 3))]
    sources = [{"owner": "mira", "books": books}]
    if roller.sometimes(0.2):  # another member, with books of its own or with the same
        sources.append({"owner": "bo", "books": books if roller.sometimes(0.5) else [roller.book()]})
    return {"name": f"rolled talk {number}", "sources": sources, "scene": roller.scene(sources)}
