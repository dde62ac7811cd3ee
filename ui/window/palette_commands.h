// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palette_command.h"

#include <QList>

#include <functional>

class QMenu;
class QWidget;

namespace studio::ui {

/// Every action of these menus and their submenus, in order. The palette does not know actions that a menu
/// hides.
[[nodiscard]] QList<PaletteCommand> commandsOf(const QList<QMenu *> &menus);

/// What only the buttons of the message box do.
[[nodiscard]] QList<PaletteCommand> buttonCommands(const QWidget &window);

/// An action of a message, for the message with the focus. `whyNot`: empty if it can be done.
[[nodiscard]] PaletteCommand messageCommand(const char *id, const QString &whyNot, std::function<void()> run);

} // namespace studio::ui
