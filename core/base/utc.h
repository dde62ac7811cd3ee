// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimeZone>

namespace studio::base {

/// UTC for the functions of QDateTime: Qt 6.5 has new overloads, and deprecates those of Qt 6.4.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr auto kUtc = QTimeZone::UTC;
#else
inline constexpr auto kUtc = Qt::UTC;
#endif

} // namespace studio::base
