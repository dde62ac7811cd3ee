// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/turn/farewell.h"

#include <algorithm>

namespace studio::turn {

using model::Closing;

bool isAllClosed(const Floor &floor)
{
    const auto isGone = [](const Member &member) { return member.stage() == Closing::Terminal; };
    return !floor.roster.isEmpty() &&
           (floor.ended || std::all_of(floor.roster.cbegin(), floor.roster.cend(), isGone));
}

bool comesBackBy(const Floor &floor, const Member &member, const Heard &heard)
{
    const bool toEverybody = heard.to.isEmpty() && !heard.whisper;
    const bool named = heard.named().contains(member.id);
    const bool isGone = member.stage() == Closing::Terminal;
    return floor.ended || (isGone && (named || (toEverybody && isAllClosed(floor))));
}

} // namespace studio::turn
