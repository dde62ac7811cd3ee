// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QMenu;

// The name of an action of the window, and why the action cannot be used now. Both are kept on the action
// itself, for menus, tool tips and the command palette alike.
namespace studio::ui {

/// A new action of the menu; the menu owns it.
[[nodiscard]] QAction *addAction(QMenu &menu, const QString &objectName,
                                 const QList<QKeySequence> &keys = {});

/// \p shown is in the user's language; \p english is kept so that the palette finds the action in every
/// language.
void nameAction(QAction &action, const QString &shown, const char *english);
[[nodiscard]] QString englishName(const QAction &action);

/// Enables the action, or disables it with a reason that users can read.
void allowAction(QAction &action, bool allowed, const QString &whyNot);
[[nodiscard]] QString whyNot(const QAction &action);

/// A menu text without its mnemonic marks: "&New room…" becomes "New room…", "部屋(&R)" becomes "部屋".
[[nodiscard]] QString plainTitle(const QString &menuText);

} // namespace studio::ui
