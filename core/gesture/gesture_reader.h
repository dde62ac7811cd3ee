// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/gesture/gesture.h"

#include <QByteArray>

namespace studio::gesture {

/// Reads the gesture of one file (see resources/gestures/README.md). An error's text names what is wrong with
/// the file.
[[nodiscard]] base::Result<Gesture> readGesture(const QByteArray &json);

} // namespace studio::gesture
