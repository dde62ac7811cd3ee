// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/turn_self.h"

#include <algorithm>

namespace studio::room {

std::optional<base::ParticipantId> TurnSelf::whoIs(const QString &name) const
{
    if (name.isEmpty())
        return std::nullopt;
    const auto found = std::find_if(present.begin(), present.end(), [&name](const llm::Present &one) {
        return one.id.value() == name || one.name.compare(name, Qt::CaseInsensitive) == 0 ||
               one.nicknames.contains(name, Qt::CaseInsensitive);
    });
    return found == present.end() ? std::nullopt : std::optional(found->id);
}

} // namespace studio::room
