// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::app {

/// The manual page companion-studio(1) of the command table, as roff for man(7), in the language of the
/// application. \p day is the date in its head: an ISO day, fixed by the caller, because two builds of one
/// release must be equal.
[[nodiscard]] QString manualPage(const QString &day);

} // namespace studio::app
