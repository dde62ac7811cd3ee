// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_facts.h"
#include "core/model/card_report.h"
#include "ui/casting/library_entry.h"
#include "ui/casting/library_query.h"
#include "ui/theme/icons.h"

#include <QString>

// Words about companions and their files that several windows share.
namespace studio::ui {

[[nodiscard]] QString formatName(model::CardFormat format); ///< "Character Card V2"
[[nodiscard]] QString orderName(LibraryOrder order);        ///< "By name"
[[nodiscard]] QString usedText(qint64 lastUsed); ///< ms since 1970; "Used today, 14:05", "Never used"
[[nodiscard]] QString checkText(const CompanionCheck &check); ///< empty where all is well

[[nodiscard]] QString fateName(model::CardNote::Fate fate); ///< "Kept aside"
[[nodiscard]] IconName fateIcon(model::CardNote::Fate fate);

} // namespace studio::ui
