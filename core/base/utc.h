// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimeZone>

namespace studio::base {

/// Universal time, as the functions of QDateTime want it: Qt 6.5 has new ones, and warns of those that Qt 6.4
/// has.
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
inline constexpr auto kUtc = QTimeZone::UTC;
#else
inline constexpr auto kUtc = Qt::UTC;
#endif

} // namespace studio::base
