# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The main job, done by the accessibility bus alone: what a screen reader can name, press and fill in is enough to make a
companion, open a room with her, talk, answer her question and export the room. On the way everything that is seen has a
name, in the language of the window, and one object has the focus.

main_job.py PROGRAM LANGUAGE TRANSLATIONS
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import seen  # noqa: E402

# What Rehearsal understands and answers in each language, and Qt's own texts; all else is found by the texts of the sources.
TALK = {
    "en": {"companion": "Mio", "room": "Rainy evening", "hello": "Mio, do you like the rain?",
           "ask": "Mio, please ask me something.", "answer": "A story of the sea", "so": "So it is: A story of the sea",
           "file name": "File name:", "save": "Save"},
    "ja": {"companion": "澪", "room": "雨の夕べ", "hello": "澪、雨は好きですか？",
           "ask": "澪、私に何か質問して。", "answer": "海の話", "so": "海の話",
           "file name": "ファイル名:", "save": "保存"},
}
# Names that stay as they are in every language: the languages by their own names, and what belongs to the program.
PROPER = {"English", "Companion Studio", "companion-studio"}


def check(is_so, otherwise):
    if not is_so:
        raise AssertionError(otherwise)


class Job:
    def __init__(self, program, folder, language, translations):
        self.program, self.data, self.language = program, str(folder / "studio"), language
        self.export_file = folder / "evening.html"
        self.talk = TALK[language]
        self.texts = self.read_texts(translations)
        self.process = subprocess.Popen([program, "--data", self.data, "--lang", language])
        self.began = time.monotonic()
        self.studio = None
        self.complaints = []
        self.choices = 0
        self.parts = 0

    def end(self):
        self.process.terminate()
        self.process.wait()

    def passed(self, what):
        self.parts += 1
        print(f"PASS   : {self.language}: {what} ({time.monotonic() - self.began:.1f} s)", flush=True)

    def read_texts(self, translations):
        """What the window says for each text of the sources, both without the mark of a mnemonic."""
        texts = collections.defaultdict(set)
        for context in xml.parse(translations).iter("context") if self.language != "en" else ():
            for message in context.iter("message"):
                text = seen.plain((message.findtext("translation") or "").replace("&", ""))
                source = message.findtext("source").replace("&", "")
                texts[source].add(text)
                texts[context.findtext("name"), source].add(text)
        return texts

    def text(self, source, *arguments, context=None):
        """`context` is the class of the sources that says it, for a text that is translated in two ways."""
        found = self.texts[(context, source) if context else source] if self.language != "en" else {source}
        check(len(found) == 1, f"{source!r} is not one text: {found}")
        text = next(iter(found))
        for place, argument in enumerate(arguments, 1):
            text = text.replace(f"%{place}", argument)
        return text

    def quiet(self, where):
        """Two objects with the focus, or one without a name, and a screen reader says nonsense. Told at the end, all at once."""
        focused = list(self.studio.focused())
        found = [f"has the focus too: {one}" for one in focused] if len(focused) > 1 else []
        found += [f"has no name: {one}" for one in self.studio.nameless()]
        choices = list(self.studio.choices())
        self.choices += len(choices)
        found += [f"tells its entry as its name: combo box {name!r}" for name, entry in choices if name == entry]
        found += sorted({f"is in Latin letters: {role} {name!r}" for role, name in self.studio.seen() if self.is_foreign(name)})
        self.complaints += [f"{where}: {one}" for one in found]
        if not found:
            self.passed(f"named, with one focus: {where}")

    def is_foreign(self, name):
        if self.language == "en" or name in PROPER:
            return False
        return bool(re.search("[A-Za-z]{2}", name)) and not re.search("[\u3040-\u30ff\u3400-\u9fff]", name)

    def messages(self):
        conversation = self.studio.find("list", self.text("Conversation"))
        return [seen.name(one) for one in seen.children(conversation)]

    def heard(self, what, fits):
        seen.until(what, lambda: any(fits(line) for line in self.messages()), self.studio.tree)

    def say(self, text):
        self.studio.write(self.text("Message"), text)
        self.studio.press("push button", self.text("Send"))
        self.heard(f"{text!r} in the conversation", lambda line: text in line)

    def rooms(self):
        told = subprocess.run([self.program, "--data", self.data, "rooms", "--format", "jsonl"], capture_output=True,
                              check=True, text=True).stdout
        return [json.loads(line) for line in told.splitlines()]

    def first_window(self):
        self.studio = seen.Studio(self.process.pid)
        self.told = seen.Told()
        self.studio.find("text", self.text("Message"))
        self.quiet("the first window")

    def look_at_settings(self):
        self.studio.press("menu item", self.text("Settings…"))
        title = self.text("Settings", context="studio::ui::SettingsWindow")
        form = self.studio.window(title)
        self.quiet("the settings")
        self.studio.press("push button", self.text("Close"), form)
        self.studio.gone(title)

    def make_companion(self):
        self.studio.press("menu item", self.text("New companion…"))
        form = self.studio.window(self.text("Companion"))
        self.quiet("a new companion")
        self.studio.write(self.text("Name"), self.talk["companion"], form)
        self.studio.press("push button", self.text("Save"), form)
        self.studio.find("label", self.text("%1 is saved and can join a room now.", self.talk["companion"]), form)
        self.studio.press("push button", self.text("Close"), form)
        self.passed("a companion is made")

    def open_room(self):
        self.studio.press("menu item", self.text("New room…"))
        form = self.studio.window(self.text("New room"))
        self.quiet("a new room")
        self.studio.write(self.text("Room name"), self.talk["room"], form)
        self.studio.press("push button", self.text("Create room"), form)
        self.studio.window(self.talk["room"])
        self.passed("a room is opened")

    def answer(self):
        self.say(self.talk["ask"])
        self.studio.find("text", self.text("Your answer"))
        self.quiet("a request")
        self.studio.write(self.text("Your answer"), self.talk["answer"])
        self.studio.press("push button", self.text("Answer"))
        self.heard("what she makes of it", lambda line: self.talk["so"] in line)
        self.passed("a request is answered")

    def export(self):
        self.studio.press("menu item", self.text("Export room…"))
        form = self.studio.window(self.text("Export “%1”", self.talk["room"]))
        self.quiet("an export")
        self.studio.press("push button", self.text("Save…"), form)
        self.studio.write(self.talk["file name"], str(self.export_file))
        self.studio.press("push button", self.talk["save"])
        seen.until("the file", lambda: self.export_file.exists() and self.export_file.stat().st_size, self.studio.tree)
        told = self.export_file.read_text(encoding="utf-8")
        for line in (self.talk["hello"], self.talk["answer"]):
            check(line in told, f"{line!r} is not in the export")
        self.passed("the room is exported")

    def play(self):
        self.first_window()
        self.look_at_settings()
        self.make_companion()
        self.open_room()
        self.say(self.talk["hello"])
        self.heard("an answer", lambda line: self.talk["companion"] in re.split("[:：]", line)[0])
        answers = [re.split("[:：]", line, maxsplit=1) for line in self.messages()]
        words = [said[1].strip() for said in answers if len(said) > 1 and self.talk["companion"] in said[0]]
        self.told.wait(f"the answer {words}", lambda line: any(one in line for one in words))
        self.passed("a line is said, answered and told")
        self.answer()
        self.export()
        check(any(room["name"] == self.talk["room"] for room in self.rooms()), "the room is not stored")
        self.passed("the room is stored")
        check(self.choices > 0, "no combo box was seen")
        check(not self.complaints, "\n".join(self.complaints))
        print(f"Totals: {self.parts} passed, 0 failed, 0 skipped", flush=True)  # as Qt Test says it


def main():
    program, language, translations = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        job = Job(program, pathlib.Path(name), language, translations)
        try:
            job.play()
        finally:
            job.end()


main()
