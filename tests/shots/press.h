// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/shots/stage.h"
#include "ui/window/main_window.h"

#include <QAbstractButton>

namespace studio::tests {

/// The button of that name, wherever it is in the window.
inline void press(Stage &stage, const QString &button)
{
    stage.window().findChild<QAbstractButton *>(button)->click();
}

} // namespace studio::tests
