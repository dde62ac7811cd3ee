// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QString>

namespace studio::model {

using base::ParticipantId;

inline constexpr QLatin1String kGuestPrefix("guest:");

/// turn-taking: users are never on the roster; companions and admitted guests are; all others are outsiders.
[[nodiscard]] inline bool isUser(const ParticipantId &id)
{
    return id.value() == QLatin1String("user") || id.value().startsWith(QLatin1String("user_"));
}
/// The fallback name of a user without a name: "mika" for user_mika; for anybody else the id.
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
/// The guest's wire name, according to the id: all after `guest:`. For anybody else the id.
[[nodiscard]] inline ParticipantId withoutGuestPrefix(const ParticipantId &id)
{
    return isGuest(id) ? ParticipantId(id.value().mid(kGuestPrefix.size())) : id;
}
/// Whether this is a program that claims to be the user at a door that does not allow it: `guest:user`,
/// `guest:user_…`. It is an outsider without a card or a seat, and may stand for many programs at once.
[[nodiscard]] inline bool claimsToBeUser(const ParticipantId &id)
{
    return isGuest(id) && isUser(withoutGuestPrefix(id));
}
/// Whether the id may be on a roster: `companion_…` or `guest:…` with something after it.
[[nodiscard]] inline bool mayJoinRoster(const ParticipantId &id)
{
    return (isCompanion(id) && id.value().size() > 10) ||
           (isGuest(id) && id.value().size() > kGuestPrefix.size());
}

/// The id of the director's model where calls of models are listed by companion. It takes part in no talk.
[[nodiscard]] inline base::ParticipantId directorId()
{
    return base::ParticipantId(QStringLiteral("director"));
}

} // namespace studio::model
