# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Written cases: keys of any script, patterns, logic, how far back is looked, and conditions."""
from lore_case import case, constant, entry, rows, source, book

# ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

rows([
    ("a word fires", "storm", "The storm is near.", "Key"),
    ("another word does not", "storm", "The sea is near.", "NoKey"),
    ("case is nothing unless it is said", "Storm", "a STORM!", "Key"),
    ("AI is not in ain't", "AI", "That ain't so.", "NoKey"),
    ("AI is not in rain", "AI", "The rain in Spain.", "NoKey"),
    ("AI stands after ain't", "AI", "It ain't an AI.", "Key"),
    ("a word at the very beginning", "storm", "storm", "Key"),
    ("an ending makes another word", "storm", "stormy", "NoKey"),
    ("a beginning makes another word", "storm", "sandstorm", "NoKey"),
    ("a hyphen parts words", "storm", "sand-storm", "Key"),
    ("an apostrophe parts words", "king", "the king's hall", "Key"),
    ("a typographic apostrophe parts words", "king", "the king’s hall", "Key"),
    ("an underscore does not part words", "king", "old_king", "NoKey"),
    ("a digit in a number", "7", "77", "NoKey"),
    ("a number by itself", "7", "7 gulls", "Key"),
    ("a letter after a digit", "7", "7th", "NoKey"),
    ("two words as they stand", "old king", "the old king's hall", "Key"),
    ("two words, the first a part", "old king", "the bold king", "NoKey"),
    ("two words, the second a part", "old king", "the old kingdom", "NoKey"),
    ("two words with another between", "old king", "the old, tired king", "NoKey"),
    ("signs at the end of a key", "C++", "I like C++17.", "Key"),
    ("signs at the beginning of a key", ".net", "dot.net", "Key"),
    ("spaces around a key are nothing", "  storm ", "storm", "Key"),
    ("a key of nothing is never there", "", "storm", "NoKey"),
    ("a key of spaces is never there", "   ", "a   b", "NoKey"),
    ("a key longer than the talk", "a long storm", "a long", "NoKey"),
    ("a key found again after a part of it", "aab", "aaab aab", "Key"),
    ("Greek without case", "ΟΔΟΣ", "η οδος", "Key"),
    ("Greek with its last sigma", "οδος", "ΟΔΟΣ", "Key"),
    ("sharp s is two letters", "straße", "STRASSE", "Key"),
    ("two letters are sharp s", "strasse", "Die Straße.", "Key"),
    ("letters that are written as one", "ﬁre", "FIRE", "Key"),
    ("accents that only small letters have as one", "μαΐου", "ΜΑΪ\u0301ΟΥ", "Key"),
    ("Turkish does not count", "title", "TITLE", "Key"),
    ("Cyrillic without case", "мир", "МИР!", "Key"),
    ("Cyrillic inside of a word", "мир", "мировой", "NoKey"),
    ("accents as one letter or two", "caf\u00e9", "the cafe\u0301 there", "Key"),
    ("accents in the key as two", "cafe\u0301", "the caf\u00e9 there", "Key"),
    ("a letter is another with its accent", "cafe", "the café there", "NoKey"),
    ("an accent that makes no letter belongs to the word", "x", "x\u0323 here", "NoKey"),
    ("Arabic by itself", "بحر", "هنا بحر كبير", "Key"),
    ("Arabic inside of a word", "بحر", "البحرين", "NoKey"),
    ("Hindi by itself", "नदी", "यह नदी है", "Key"),
    ("Hindi before a mark", "नद", "यह नदी है", "NoKey"),
    ("an emoji between letters", "🐉", "a🐉b", "Key"),
    ("an emoji that is not there", "🐉", "🐍", "NoKey"),
    ("letters beyond the first plane", "a", "a\U00010428", "NoKey"),
    ("letters beyond the first plane without case", "\U00010428", "\U00010400", "Key"),
])

rows([
    ("Japanese inside of a word", "海", "北海道の天気", "Key"),
    ("Japanese that is not there", "海", "山の天気", "NoKey"),
    ("Japanese kana before a particle", "さくら", "さくらが咲く", "Key"),
    ("katakana before a long vowel", "サーバ", "新サーバーへ", "Key"),
    ("katakana that ends long, before Latin", "スーパー", "スーパーAI", "Key"),
    ("katakana that ends long, before a number", "サーバー", "サーバー2号", "Key"),
    ("Latin before a long vowel", "AI", "AIーネット", "Key"),
    ("narrow katakana that ends long, before Latin", "ｻｰﾊﾞｰ", "ｻｰﾊﾞｰAI", "Key"),
    ("narrow katakana with its voice, before Latin", "ｶﾞ", "ｶﾞAI", "Key"),
    ("kanji repeated", "人", "人々の声", "Key"),
    ("Latin beside Japanese", "AI", "このAIは賢い", "Key"),
    ("Latin inside of Latin beside Japanese", "AI", "このMAIDは賢い", "NoKey"),
    ("a number beside Japanese", "7", "第7章", "Key"),
    ("Chinese inside of a phrase", "長城", "我們去萬里長城玩", "Key"),
    ("Chinese, other writing", "长城", "我們去萬里長城玩", "NoKey"),
    ("Chinese beyond the first plane", "𠮷", "𠮷野家", "Key"),
    ("Bopomofo", "ㄅㄆ", "ㄅㄆㄇ", "Key"),
    ("Korean with a particle", "서울", "서울에서 만나요", "Key"),
    ("Korean behind another word", "시장", "서울시장", "Key"),
    ("Korean in letters", "서울", "\u1109\u1165\u110b\u116e\u11af", "Key"),
    ("Thai in a sentence", "แมว", "ฉันมีแมวสองตัว", "Key"),
    ("Lao in a sentence", "ແມວ", "ຂ້ອຍມີແມວ", "Key"),
    ("Khmer in a sentence", "ឆ្មា", "ខ្ញុំមានឆ្មាពីរ", "Key"),
    ("Burmese in a sentence", "ကြောင်", "ငါ့မှာကြောင်ရှိတယ်", "Key"),
])

rows([
    ("a part of a word where words need not be whole", "storm", "stormy", "Key"),
    ("AI in ain't where words need not be whole", "AI", "That ain't so.", "Key"),
    ("a part over a space is none", "storm", "stor my", "NoKey"),
    ("a key inside of a key's place", "he", "ushers", "Key"),
], wholeWords=False)

rows([
    ("case counts", "AI", "an ai", "NoKey"),
    ("case counts and is right", "AI", "an AI", "Key"),
    ("case counts in an accent", "É", "é", "NoKey"),
    ("case counts, accents as two", "É", "E\u0301", "Key"),
    ("case counts in sharp s", "STRASSE", "Straße", "NoKey"),
], caseSensitive=True)

case("the room takes case as it is", [entry("AI"), entry("ai", caseSensitive=False)], "an ai", "NoKey Key",
     room={"caseSensitive": True})
case("the room takes parts of words", [entry("storm"), entry("storm", wholeWords=True)], "stormy", "Key NoKey",
     room={"wholeWords": False})
case("the first key of the book is told", [entry(["sea", "storm"])], "storm and sea", "Key", key=["sea"])
case("the newest message is told", [entry("sea")], ["sea", "sea", "sun"], "Key", message=[1])
case("of two keys the first counts, not the newest", [entry(["sea", "sun"])], ["sea", "sun"], "Key", key=["sea"],
     message=[0])

# ── Names, comments, how far back ───────────────────────────────────────────────────────────────────────────────────────

case("who speaks fires", [entry("Bo")], [("Bo", "Hello.")], "Key")
case("who speaks does not where a book says no", [entry("Bo")], [("Bo", "Hello.")], "NoKey", of={"namesFire": False})
case("a name in the talk fires all the same", [entry("Bo")], [("Ida", "Bo?")], "Key", of={"namesFire": False})
case("a key over name and text", [entry("bo: hello")], [("Bo", "Hello.")], "Key")
case("a key over name and text where a book says no", [entry("bo: hello")], [("Bo", "Hello.")], "NoKey",
     of={"namesFire": False})
case("one book with names and one without",
     [source(book(entry("Bo")), book(entry("Bo", "d"), name="Other", namesFire=False))], [("Bo", "Hi.")], "Key NoKey")
case("a pattern meets the name first", [entry("/^Bo: H/")], [("Bo", "Hello.")], "Key")
case("a pattern meets the text first where a book says no", [entry("/^H/")], [("Bo", "Hello.")], "Key",
     of={"namesFire": False})
case("nobody's line has no colon", [entry("/^H/")], [("", "Hello.")], "Key")
case("a comment is not looked at", [entry("sea")], "a {{// sea }} b", "NoKey")
case("a comment by its other name", [entry("sea")], "a {{Comment: sea}} b", "NoKey")
case("a hidden key is nothing in a message", [entry("sea")], "a {{hidden_key:sea}} b", "NoKey")
case("a comment without an end is text", [entry("sea")], "a {{// sea", "Key")
case("around a comment words meet", [entry("storm")], "st{{// x}}orm", "Key")
case("a comment in an entry is not told", [constant("a{{// sea}}b")], "x", "Constant", told=["ab"])
case("a comment alone says nothing", [constant("{{// sea}}")], "x", "Constant", told=[])

case("four messages unless said", [entry("sea")], ["sea", "1", "2", "3"], "Key")
case("not five", [entry("sea")], ["sea", "1", "2", "3", "4"], "NoKey")
case("as deep as the room", [entry("sea")], ["sea", "1", "2"], "NoKey", room={"scanDepth": 2})
case("as deep as its book", [entry("sea")], ["sea", "1", "2"], "Key", room={"scanDepth": 2}, of={"scanDepth": 3})
case("as deep as the entry says", [entry("sea", scanDepth=2)], ["sea", "1", "2"], "NoKey", of={"scanDepth": 3})
case("deeper than the talk", [entry("sea", scanDepth=1000)], ["sea", "1"], "Key")
case("a depth of nothing sees no message", [entry("sea", scanDepth=0)], "sea", "NoKey")
case("a depth of nothing sees entries",
     [entry("sea", "sun"), entry("sun", scanDepth=0)], "sea sun", "Key Key", of={"recursive": True}, step=[0, 1])
case("each entry as deep as it asks", [entry("sea", scanDepth=1), entry("sea", scanDepth=2)], ["sea", "x"], "NoKey Key")
case("a talk of nothing", [entry("sea"), constant()], [], "NoKey Constant")

# ── Secondary keys ──────────────────────────────────────────────────────────────────────────────────────────────────────

TALKS = {"none": "sea", "one": "sea sun", "both": "sea sun moon"}
LOGIC = {"any": ("SecondaryKeys", "Key", "Key"), "notAll": ("Key", "Key", "SecondaryKeys"),
         "notAny": ("Key", "SecondaryKeys", "SecondaryKeys"), "all": ("SecondaryKeys", "SecondaryKeys", "Key")}
for logic, expected in LOGIC.items():
    for (which, said), expect in zip(TALKS.items(), expected):
        case(f"{logic} of two, {which} is there", [entry("sea", secondaryKeys=["sun", "moon"], logic=logic)], said, expect)
    case(f"{logic} without the first key", [entry("sky", secondaryKeys=["sun"], logic=logic)], "sun", "NoKey")
    case(f"{logic} of none", [entry("sea", logic=logic)], "sea", "Key")
    case(f"{logic} where secondary keys do not count",
         [entry("sea", secondaryKeys=["sun", "moon"], logic=logic, selective=False)], "sea sun", "Key")
case("a secondary key in another message", [entry("sea", secondaryKeys=["sun"])], ["sun", "sea"], "Key")
case("a secondary key too far back", [entry("sea", secondaryKeys=["sun"], scanDepth=1)], ["sun", "sea"], "SecondaryKeys")
case("a secondary key that is a pattern", [entry("sea", secondaryKeys=["/s.n/"])], "sea son", "Key")
case("a secondary pattern that is none is never there",
     [entry("sea", secondaryKeys=["/(/"]), entry("sea", secondaryKeys=["/(/"], logic="notAny")], "sea",
     "SecondaryKeys Key", flaws=["/(/", "/(/"])
case("held back by secondary keys, the first is told", [entry("sea", secondaryKeys=["sun"])], "sea", "SecondaryKeys",
     key=["sea"])
case("a constant entry needs no secondary key", [constant(secondaryKeys=["sun"])], "sea", "Constant")

# ── Patterns ────────────────────────────────────────────────────────────────────────────────────────────────────────────

rows([
    ("a pattern with case", "/storm/", "STORM", "NoKey"),
    ("a pattern without case", "/storm/i", "STORM", "Key"),
    ("a pattern inside of a word", "/storm/", "stormy", "Key"),
    ("a pattern that asks for a border", r"/\bstorm\b/", "stormy", "NoKey"),
    ("a choice", "/st(o|u)rm/", "sturm", "Key"),
    ("a slash inside with its sign", r"/a\/b/", "a/b", "Key"),
    ("a path is no pattern", "/home/me", "in /home/me now", "Key"),
    ("two slashes are no pattern", "//", "a // b", "Key"),
    ("a slash inside without its sign is no pattern", "/a/b/", "x /a/b/ y", "Key"),
    ("letters that are no flags make a word of it", "/sea/q", "/sea/q", "Key"),
    ("lines with m", "/^sun$/m", "sea\nsun\nsky", "Key"),
    ("lines without m", "/^sun$/", "sea\nsun\nsky", "NoKey"),
    ("a dot and lines", "/sea.sun/", "sea\nsun", "NoKey"),
    ("a dot for all with s", "/sea.sun/s", "sea\nsun", "Key"),
    ("two flags", "/SEA.SUN/is", "sea\nsun", "Key"),
    ("flags that change nothing here", "/sea/gu", "sea", "Key"),
    ("looking ahead", "/storm(?=!)/", "storm!", "Key"),
    ("looking back", "/(?<!sea)storm/", "seastorm", "NoKey"),
    ("a letter by its number", r"/\u6d77/", "北海道", "Key"),
    ("an open bracket", "/(storm/", "(storm", "BadPattern"),
    ("nothing to repeat", "/*a/", "*a", "BadPattern"),
    ("an open class", "/[a/", "[a", "BadPattern"),
    ("without slashes it is a word", "st.rm", "storm", "NoKey"),
    ("without slashes it is that word", "st.rm", "st.rm", "Key"),
])
rows([
    ("a bare pattern", "st[ou]rm", "STURM", "Key"),
    ("a bare pattern without signs is a word", "AI", "ain't", "NoKey"),
    ("a bare pattern that is none", "(storm", "(storm", "BadPattern"),
    ("a bare key with slashes has its own flags", "/st.rm/", "STORM", "NoKey"),
], useRegex=True)
rows([("a bare pattern with case", "st[ou]rm", "STURM", "NoKey")], useRegex=True, caseSensitive=True)
case("a bad pattern beside a word that is there", [entry(["/(/", "sea"])], "sea", "Key", key=["sea"], flaws=["/(/"])
case("a bad pattern beside a word that is not there", [entry(["/(/", "sea"])], "sun", "BadPattern", flaws=["/(/"])
case("what is off has no flaw", [entry("/(/", enabled=False)], "sea", "Disabled", flaws=[])
case("a bad pattern that must not be there", [constant(conditions={"excludeKeys": ["/(/"]})], "sea", "Constant",
     flaws=["/(/"])

# ── Conditions ──────────────────────────────────────────────────────────────────────────────────────────────────────────

HERE = {"companionMessages": 4, "greeting": 1, "character": "Mira", "tags": ["sea", "night"]}


def asked(name, conditions, expect, **said):
    case(name, [constant(conditions=conditions, **said)], "the sea", expect, room=HERE)


asked("after as many messages", {"onlyAfter": 4}, "Constant")
asked("after one more", {"onlyAfter": 5}, "TooEarly")
asked("every second", {"onlyEvery": 2}, "Constant")
asked("every third", {"onlyEvery": 3}, "NotThisTime")
asked("every one", {"onlyEvery": 1}, "Constant")
asked("of this greeting", {"onGreeting": 1}, "Constant")
asked("of another greeting", {"onGreeting": 0}, "OtherGreeting")
asked("with an additional key", {"additionalKeys": ["sun", "sea"]}, "Constant")
asked("without an additional key", {"additionalKeys": ["sun"]}, "NoAdditionalKey")
asked("with a key that must not be there", {"excludeKeys": ["sun", "sea"]}, "ExcludedKey")
asked("without a key that must not be there", {"excludeKeys": ["sun"]}, "Constant")
asked("never", {"neverActivates": True}, "NeverActivates")
asked("activate beats never", {"neverActivates": True, "activates": True}, "Activated")
asked("activate beats what is counted", {"activates": True, "onlyAfter": 9, "onlyEvery": 3, "onGreeting": 0}, "Activated")
asked("activate beats keys that must not be there", {"activates": True, "excludeKeys": ["sea"]}, "Activated")
asked("activate does not beat off", {"activates": True}, "Disabled", enabled=False)
asked("activate does not beat another's filter", {"activates": True}, "OtherCompanion", filter={"names": ["Bo"]})
asked("activate does not beat delay", {"activates": True}, "Delay", timing={"delay": 2})
asked("activate does not beat chance", {"activates": True}, "Chance", probability=0)
asked("waiting for entries is asked before never", {"neverActivates": True}, "OnlyByEntries",
      recursion={"waitsForLevel": 1})
asked("waiting for entries is asked before activate", {"activates": True}, "OnlyByEntries", recursion={"waitsForLevel": 1})
asked("with patterns, additional keys are a choice more", {"additionalKeys": ["s.a"]}, "Constant", useRegex=True)
asked("with patterns, excluded keys are nothing", {"excludeKeys": ["s.a"]}, "Constant", useRegex=True)
case("a pattern's additional key fires alone",
     [entry("q.", conditions={"additionalKeys": ["s.a"]}, useRegex=True)], "sea", "Key", key=["s.a"])
case("a pattern's additional key that is none",
     [entry("q.", conditions={"additionalKeys": ["(s"]}, useRegex=True)], "sea", "BadPattern", flaws=["(s"])
case("a key and an additional key", [entry("sea", conditions={"additionalKeys": ["sun"]})], "sea sun", "Key", key=["sea"])
case("an additional key alone is none", [entry("sea", conditions={"additionalKeys": ["sun"]})], "sun", "NoKey")
case("the key that must not be there is told", [entry("sea", conditions={"excludeKeys": ["sun", "sky"]})], "sea sky",
     "ExcludedKey", key=["sky"], message=[0])
case("without a greeting it is not looked at", [constant(conditions={"onGreeting": 3})], "x", "Constant")
case("what is told to be left out", [constant(conditions={"disabledPrompts": ["system_prompt"]})], "x", "Constant",
     disabled=["system_prompt"])
case("what does not fire leaves nothing out", [entry("q", conditions={"disabledPrompts": ["system_prompt"]})], "x", "NoKey",
     disabled=[])


def filtered(name, names, tags, expect, excludes=False):
    case(f"filter: {name}", [constant(filter={"names": names, "tags": tags, "excludes": excludes})], "x", expect, room=HERE)


filtered("nobody is named, so all", [], [], "Constant")
filtered("all but nobody", [], [], "Constant", excludes=True)
filtered("by name", ["Bo", "Mira"], [], "Constant")
filtered("by name in any case", ["MIRA"], [], "Constant")
filtered("another's name", ["Bo"], [], "OtherCompanion")
filtered("by a tag", [], ["day", "Night"], "Constant")
filtered("another's tag", [], ["day"], "OtherCompanion")
filtered("name and tag", ["Mira"], ["sea"], "Constant")
filtered("her name, another's tag", ["Mira"], ["day"], "OtherCompanion")
filtered("another's name, her tag", ["Bo"], ["sea"], "OtherCompanion")
filtered("all but her", ["Mira"], [], "OtherCompanion", excludes=True)
filtered("all but another", ["Bo"], [], "Constant", excludes=True)
filtered("all but her tag", ["Bo"], ["sea"], "OtherCompanion", excludes=True)
