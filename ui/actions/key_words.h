// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/actions/action_registry.h"

// How lists of shortcuts name actions and their keys, in the user's language. Main thread.
namespace studio::ui {

/// "Ctrl+K", "Ctrl+K or Ctrl+Shift+P", or "Alt+1 to Alt+9"; empty if there are no keys.
[[nodiscard]] QString keysText(const ActionEntry &entry, const QList<QKeySequence> &keys);

/// The title; a family is named after "a companion".
[[nodiscard]] QString listedName(const ActionEntry &entry);
[[nodiscard]] QString aboutListed(const ActionEntry &entry); ///< its description, about "a companion"

[[nodiscard]] QString nameInSentence(const ActionEntry &entry); ///< the title without the dots of a dialog

/// Everything by which a list finds the action: its name, its other words and its keys, in lower case.
[[nodiscard]] QString soughtText(const ActionEntry &entry);

} // namespace studio::ui
