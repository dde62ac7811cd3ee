// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

namespace studio::model {

using base::ParticipantId;

inline constexpr QLatin1String kGuestPrefix("guest:");

/// turn-taking: users are never in the roster; companions and admitted guests are; all others are outsiders.
[[nodiscard]] inline bool isUser(const ParticipantId &id)
{
    return id.value() == QLatin1String("user") || id.value().startsWith(QLatin1String("user_"));
}
/// What somebody without a name of her own is called: of user_mika "mika", of everybody else the id.
[[nodiscard]] inline QString userName(const ParticipantId &id)
{
    constexpr QLatin1String kPrefix("user_");
    const QString &text = id.value();
    return text.startsWith(kPrefix) && text.size() > kPrefix.size() ? text.mid(kPrefix.size()) : text;
}
[[nodiscard]] inline bool isCompanion(const ParticipantId &id)
{
    return id.value().startsWith(QLatin1String("companion_"));
}
[[nodiscard]] inline bool isGuest(const ParticipantId &id) { return id.value().startsWith(kGuestPrefix); }
/// What a guest is called on its wire as far as its id says: all behind `guest:`. Of anybody else the id.
[[nodiscard]] inline ParticipantId withoutGuestPrefix(const ParticipantId &id)
{
    return isGuest(id) ? ParticipantId(id.value().mid(kGuestPrefix.size())) : id;
}
/// Who calls itself the user by a door that does not let it: `guest:user`, `guest:user_…`. An outsider
/// without a card and without a seat, and many programs at once.
[[nodiscard]] inline bool claimsToBeUser(const ParticipantId &id)
{
    return isGuest(id) && isUser(withoutGuestPrefix(id));
}
/// Whether the id may stand in a roster: `companion_…` or `guest:…` with something after it.
[[nodiscard]] inline bool mayJoinRoster(const ParticipantId &id)
{
    return (isCompanion(id) && id.value().size() > 10) ||
           (isGuest(id) && id.value().size() > kGuestPrefix.size());
}

/// Stands for the model that directs where calls of models are told apart by whom they are for. It takes part
/// in no talk.
[[nodiscard]] inline base::ParticipantId directorId()
{
    return base::ParticipantId(QStringLiteral("director"));
}

} // namespace studio::model
