// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;
class QMenu;

// Makes actions of the registry, gives them their words, and says why they cannot be used now. The words are
// kept on the action itself, for menus, tool tips and the command palette alike.
namespace studio::ui {

/// A new action of the menu, with the shortcuts of its entry; the menu owns it. A numbered action of a family
/// gets its shortcut if the family has one and the number is at most nine.
[[nodiscard]] QAction *addAction(QMenu &menu, const QString &objectName);

/// Gives an action that was made elsewhere the shortcuts of its entry. Like those of addAction(), they follow
/// the changes of the user with the next nameAction().
void giveKeys(QAction &action);

/// An action of a context menu about \p of, with the words and the icon of the entry \p id, which exists. The
/// shortcut and the mnemonic belong to the menu of the window, if there is one.
[[nodiscard]] QAction *addContextAction(QMenu &menu, const char *id, const QString &of = {});
/// The id of the entry from which an action was made; empty if it was made in another way.
[[nodiscard]] QString actionId(const QAction &action);

/// Writes name and tips in the user's language. \p of: whom a member of a family is about.
void nameAction(QAction &action, const QString &of = {});
/// A member of a family whose menu already says what is chosen: it shows \p choice alone.
void nameChoice(QAction &action, const QString &choice, const QString &english);

/// The name wherever the action stands alone, as in the command palette: "Theme: Dark".
[[nodiscard]] QString fullName(const QAction &action);
[[nodiscard]] QString englishName(const QAction &action);

/// Enables the action, or disables it with a reason that users can read.
void allowAction(QAction &action, bool allowed, const QString &whyNot);
[[nodiscard]] QString whyNot(const QAction &action);

} // namespace studio::ui
