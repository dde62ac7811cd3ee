// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/palette/palette_command.h"

#include <QList>

class QMenu;

namespace studio::ui {

/// Every act of these menus and of the menus inside them, in their order. What a menu does not show, the
/// palette does not know.
[[nodiscard]] QList<PaletteCommand> commandsOf(const QList<QMenu *> &menus);

} // namespace studio::ui
