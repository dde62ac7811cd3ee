// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

class QAction;
class QMenu;

// What an act of the window is called and why it cannot be done now: kept on the action itself, for menus,
// tool tips and the command palette alike.
namespace studio::ui {

/// A new action of the menu, owned by it.
[[nodiscard]] QAction *addAction(QMenu &menu, const QString &objectName,
                                 const QList<QKeySequence> &keys = {});

/// \p shown in the user's language; \p english is kept so that the palette finds it in every language.
void nameAction(QAction &action, const QString &shown, const char *english);
[[nodiscard]] QString englishName(const QAction &action);

/// Allowed, or not for a reason that users are told.
void allowAction(QAction &action, bool allowed, const QString &whyNot);
[[nodiscard]] QString whyNot(const QAction &action);

/// A menu text without the marks of its keys: "&New room…" is "New room…", "部屋(&R)" is "部屋".
[[nodiscard]] QString plainTitle(const QString &menuText);

} // namespace studio::ui
