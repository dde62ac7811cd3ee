// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/tools/turn_self.h"

#include <algorithm>

namespace studio::room {

// Models write names as they would in a chat: "@Aya".
std::optional<base::ParticipantId> TurnSelf::whoIs(const QString &written) const
{
    const QString trimmed = written.trimmed();
    const QString name = trimmed.startsWith(u'@') || trimmed.startsWith(u'＠') ? trimmed.mid(1) : trimmed;
    if (name.isEmpty())
        return std::nullopt;
    const auto found = std::find_if(present.begin(), present.end(), [&name](const llm::Present &one) {
        return one.id.value() == name || one.name.compare(name, Qt::CaseInsensitive) == 0 ||
               one.nicknames.contains(name, Qt::CaseInsensitive);
    });
    return found == present.end() ? std::nullopt : std::optional(found->id);
}

} // namespace studio::room
