// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QString>

// Which keys can be shortcuts at all, whatever action they run. Keys that other actions have are the concern
// of ShortcutBook. GUI thread, with an application: the keys of text fields depend on the desktop.
namespace studio::ui {

struct KeyRule
{
    enum class Kind {
        Free,
        Warned, ///< it can be a shortcut, but perhaps never reaches the window
        Refused,
    };
    Kind kind = Kind::Free;
    QString sentence{}; ///< why, in the user's language; empty if the key is free
};

[[nodiscard]] KeyRule ruleOf(QKeyCombination key);

/// The same key as shortcuts are written: without what the keypad and a second keyboard group add, and
/// without Shift where Shift only chooses the symbol, as in Ctrl+?.
[[nodiscard]] QKeyCombination asShortcut(QKeyCombination pressed);

/// "Ctrl+Shift+N", in the words of the desktop.
[[nodiscard]] QString keyText(QKeyCombination key);

} // namespace studio::ui
