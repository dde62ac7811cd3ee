// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QKeyCombination>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <array>
#include <optional>

/// What can be done in the window: every action with its name, its description, its search words and its
/// shortcuts. Menus, the command palette, tool tips and the list of shortcuts take their words from here, so
/// that one idea has one name. The registry needs no window and no application object to be read; it neither
/// knows whether an action is possible now nor what the action does.
///
/// Main thread for texts in the user's language and for keys in use, any thread for the entries. There are no
/// errors: an unknown id has no entry and no text.
namespace studio::ui {

/// Where an action stands: a menu of the menu bar, or a part of the window.
enum class ActionPlace {
    Room,
    Companions,
    Models,
    Floor,
    View,
    Help,
    Composer,
    Message, ///< the menu of a message
    Stage,   ///< the menu of a figure
    Votes,   ///< the menu of a vote
};

inline constexpr int kActionMenus = 6; ///< the first places are the menus of the menu bar, from left to right

/// A family is an entry with %1 in its name: one action for each companion, or for each choice. Numbered
/// actions of a family are called by the id and a number.
struct ActionEntry
{
    const char *id = ""; ///< the object name of the action
    ActionPlace place = ActionPlace::Room;
    const char *name = "";  ///< verb and thing in English, with the mnemonic of the menu
    const char *about = ""; ///< one sentence in English, for tool tips
    const char *words = ""; ///< other words for it in English, separated by commas
    const char *brief = ""; ///< the name on a button beside the thing; empty: the whole name
    std::array<QKeyCombination, 2> keys = {};
    std::optional<IconName> icon = {};
    std::array<const char *, 2> buttons = {}; ///< the object names of buttons that do the same
    int worth = 0;                            ///< in the palette, above others that fit the words alike
    bool isNumbered = false; ///< the shortcut holds for the first; up to nine follow with their number
    [[nodiscard]] bool isFamily() const;
};

/// All entries: menu after menu, then the parts of the window, each in its order.
[[nodiscard]] const QList<ActionEntry> &registeredActions();

/// The entry of an action, also of a numbered one ("cueAction3"); null if there is none.
[[nodiscard]] const ActionEntry *registeredAction(const QString &objectName);
/// The entry that a button with this object name runs; null if there is none.
[[nodiscard]] const ActionEntry *actionOfButton(const QString &objectName);

/// As the studio comes, without the changes of the user.
[[nodiscard]] QList<QKeySequence> defaultKeys(const ActionEntry &entry);
/// The keys in use: those of the ShortcutBook that lives, else the default keys. Main thread.
[[nodiscard]] QList<QKeySequence> shortcutsOf(const ActionEntry &entry);
/// Whether the key runs the action with this id, which exists. Main thread.
[[nodiscard]] bool isKeyOf(const char *id, QKeyCombination pressed);

// In the user's language. \p of: whom or what of a family it is about.
[[nodiscard]] QString menuName(const ActionEntry &entry, const QString &of = {}); ///< with its mnemonic
[[nodiscard]] QString titleOf(const ActionEntry &entry, const QString &of = {});
[[nodiscard]] QString briefName(const ActionEntry &entry);
[[nodiscard]] QString aboutAction(const ActionEntry &entry, const QString &of = {});
[[nodiscard]] QString searchWords(const ActionEntry &entry); ///< in English too
/// The tool tip: the description and the shortcut, if there is one.
[[nodiscard]] QString tipOf(const ActionEntry &entry, const QString &of = {});
[[nodiscard]] QString placeName(ActionPlace place); ///< of a menu with its mnemonic

/// Texts of the entry with this id, for code that names it; the entry exists.
[[nodiscard]] QString menuName(const char *id, const QString &of = {});
[[nodiscard]] QString briefName(const char *id);
[[nodiscard]] QString tipOf(const char *id, const QString &of = {});

[[nodiscard]] QString englishTitle(const ActionEntry &entry, const QString &of = {});

/// A menu text without its mnemonic marks: "&New room…" becomes "New room…", "部屋(&R)" becomes "部屋".
[[nodiscard]] QString plainTitle(const QString &menuText);

} // namespace studio::ui
