# SPDX-FileCopyrightText: 2026 Companion Studio contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window as a screen reader has it: objects with roles, names, states and actions on the accessibility bus.

Nothing here presses a key or moves a pointer. What does not come in time ends the test with what was there instead.
"""

import re
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

LONG = 60  # seconds: a real vote and a real turn, on a busy machine
PRESSES = ("Press", "Toggle", "ShowMenu")
ROWS = {"list item", "table cell", "tree item"}
# What can be used, so that it needs a name.
INTERACTIVE = {
    "push button", "toggle button", "check box", "radio button", "combo box", "text", "password text", "list", "tree",
    "table", "menu item", "check menu item", "radio menu item", "page tab", "slider", "spin button", "list item", "link",
}


class NotThere(AssertionError):
    pass


def has(thing, state):
    return thing.get_state_set().contains(getattr(Atspi.StateType, state))


def role(thing):
    return thing.get_role_name()


def name(thing):
    return thing.get_name() or ""


def plain(text):
    """Without the letter of a mnemonic, which Japanese has in brackets."""
    return re.sub(r"\([A-Z]\)", "", text)


def children(thing):
    for at in range(thing.get_child_count()):
        child = thing.get_child_at_index(at)
        if child is not None:
            yield child


def walk(thing, enter=lambda thing: True, depth=0):
    """The thing and all below it; what vanishes meanwhile is left out."""
    try:
        yield thing, depth
        below = list(children(thing)) if enter(thing) else []
    except GLib.Error:
        return
    for child in below:
        yield from walk(child, enter, depth + 1)


def is_open(thing):
    """Whether users meet what is below: the rows of a closed combo box call themselves showing."""
    return role(thing) != "combo box" and (has(thing, "SHOWING") or role(thing) == "application")


def until(what, find, describe=lambda: "", seconds=LONG):
    """What find() gives, once it gives something."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = find()
        except GLib.Error:  # it went while it was looked at
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise NotThere(f"{what}: not so within {seconds} s. What was there:\n{describe()}")
        time.sleep(0.1)


def called_focused_by_qt(thing):
    """Qt 6.4 says so of the chosen tab of each bar and of the current row of each list of its own, wherever the focus is, and
    of the inside of a field that scrolls."""
    around = thing.get_parent()
    if role(thing) == "page tab" or around is None:
        return role(thing) == "page tab"
    if role(thing) in ROWS:
        return "Table" in Atspi.Accessible.get_interfaces(around)
    return role(thing) == "filler" and has(around, "FOCUSED") and role(around) in {"text", "list", "tree", "table"}


def path(thing):
    steps = []
    while thing is not None and role(thing) != "application":
        steps.append(f"{role(thing)} {name(thing)!r}")
        thing = thing.get_parent()
    return " in ".join(steps[:6])


def press(thing):
    """By its action."""
    until(f"{path(thing)} to be enabled", lambda: has(thing, "ENABLED"))
    actions = thing.get_action_iface()
    names = [actions.get_action_name(at) for at in range(actions.get_n_actions())]
    for wanted in PRESSES:
        if wanted in names:
            actions.do_action(names.index(wanted))
            return
    raise NotThere(f"{path(thing)} can only: {names}")


class Told:
    """What the program tells a screen reader to say at once: the names of notifications that appear."""

    def __init__(self):
        self.lines = []
        self.listener = Atspi.EventListener.new(self.take)
        self.listener.register("object:state-changed:showing")

    def take(self, event):
        try:
            if event.detail1 and role(event.source) == "notification":
                self.lines.append(name(event.source))
        except GLib.Error:  # it has gone
            pass

    def wait(self, what, fits):
        def look():
            while GLib.MainContext.default().iteration(False):
                pass
            return any(fits(line) for line in self.lines)

        until(f"{what} is told", look, lambda: "\n".join(self.lines))


class Studio:
    """The objects of one program, found by role and name: Qt 6.4 does not give their own names to the bus."""

    def __init__(self, process):
        def application():
            return next((one for one in children(Atspi.get_desktop(0)) if one.get_process_id() == process), None)

        self.application = until("the program is on the bus", application)

    def tree(self):
        lines = []
        for thing, depth in walk(self.application, is_open):
            try:
                if depth < 2 or has(thing, "SHOWING"):
                    lines.append(f"{'  ' * depth}{role(thing)} {name(thing)!r}")
            except GLib.Error:
                pass
        return "\n".join(lines)

    def windows(self):
        return [one for one in children(self.application) if has(one, "SHOWING")]

    def window(self, title):
        """The main window is titled by its room."""
        titles = (title, f"{title} – Companion Studio")
        return until(f"the window {title!r}", lambda: next((w for w in self.windows() if name(w) in titles), None), self.tree)

    def gone(self, title):
        until(f"the window {title!r} is closed", lambda: all(name(w) != title for w in self.windows()), self.tree)

    def find(self, kind, title, inside=None, showing=True):
        """The first object of the role `kind` with that name; not showing: also in a closed menu."""
        def look():
            for thing, _ in walk(inside or self.application):
                if role(thing) == kind and plain(name(thing)) == title and (not showing or has(thing, "SHOWING")):
                    return thing
            return None

        return until(f"{kind} {title!r}", look, self.tree)

    def press(self, kind, title, inside=None):
        press(self.find(kind, title, inside, showing=kind != "menu item"))

    def write(self, title, text, inside=None):
        """Into a field, in place of what it holds."""
        field = self.find("text", title, inside)
        if not field.get_editable_text_iface().set_text_contents(text):
            raise NotThere(f"{path(field)} took no text")
        return field

    def focused(self):
        for thing, _ in walk(self.application):
            try:
                if has(thing, "FOCUSED") and not called_focused_by_qt(thing):
                    yield path(thing)
            except GLib.Error:
                continue

    def nameless(self):
        """What is seen and can be used, but has no name."""
        for thing, _ in walk(self.application, is_open):
            try:
                if role(thing) in INTERACTIVE and has(thing, "SHOWING") and not name(thing).strip():
                    yield path(thing)
            except GLib.Error:
                continue

    def choices(self):
        """(name, entry) of every combo box that is seen."""
        for thing, _ in walk(self.application, is_open):
            try:
                if role(thing) == "combo box" and has(thing, "SHOWING"):
                    told = next((one for one in [*children(thing), thing] if "Text" in Atspi.Accessible.get_interfaces(one)), None)
                    yield name(thing).strip(), Atspi.Text.get_text(told, 0, -1) if told else ""
            except GLib.Error:
                continue

    def seen(self):
        """(role, name) of what is seen, and of the menus."""
        for thing, _ in walk(self.application, lambda one: is_open(one) or "menu" in role(one)):
            try:
                if has(thing, "SHOWING") or "menu" in role(thing):
                    yield role(thing), name(thing)
            except GLib.Error:
                continue
