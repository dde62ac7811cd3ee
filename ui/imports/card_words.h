// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_facts.h"
#include "core/model/card_report.h"
#include "ui/theme/icons.h"

#include <QString>

// Words about companion files, for every window that reads or writes them.
namespace studio::ui {

[[nodiscard]] QString formatName(model::CardFormat format); ///< "Character Card V2"

[[nodiscard]] QString fateName(model::CardNote::Fate fate); ///< "Kept aside"
[[nodiscard]] IconName fateIcon(model::CardNote::Fate fate);

} // namespace studio::ui
