// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/library_entry.h"
#include "ui/library/library_query.h"

#include <QString>

// Texts about companions that several windows of the library share.
namespace studio::ui {

[[nodiscard]] QString orderName(LibraryOrder order); ///< "By name"
[[nodiscard]] QString usedText(qint64 lastUsed);     ///< ms since 1970; "Used today, 14:05", "Never used"
[[nodiscard]] QString checkText(const CompanionCheck &check); ///< empty if all is well

} // namespace studio::ui
