// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace studio::store {

/// How many SQL statements this thread has executed since the program started. For tests: the window's thread
/// must always answer 0.
[[nodiscard]] qint64 statementsOnThisThread();

} // namespace studio::store
