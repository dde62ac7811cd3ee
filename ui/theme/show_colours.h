// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

/// Colours of the stage window. They are the same in every theme: other programs look for the green, and a
/// caption is read on any ground.
namespace studio::ui::show {

inline const QColor kKeyGreen(0, 177, 64);
inline const QColor kNoGround(0, 0, 0, 0);
inline const QColor kCaptionGround(0, 0, 0, 190);
inline const QColor kCaptionName(255, 214, 130);
inline const QColor kCaptionText(255, 255, 255);

} // namespace studio::ui::show
