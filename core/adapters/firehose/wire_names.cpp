// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/wire_names.h"

#include "core/model/participants.h"

#include <algorithm>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Guest;

WireNames::WireNames(const RoomMirror &mirror, Side side)
    : m_mirror(mirror)
    , m_side(side)
{
}

bool WireNames::isTaken(const QString &name) const
{
    const QList<Guest> &guests = m_mirror.room().guests;
    return m_side == Side::Client && std::any_of(guests.cbegin(), guests.cend(), [&name](const Guest &guest) {
               return guest.door == Guest::Door::Network && guest.wireName == name;
           });
}

QString WireNames::outward(const ParticipantId &id) const
{
    QString name = m_mirror.wireNameOf(id);
    if (!model::isCompanion(id))
        return name;
    while (isTaken(name))
        name += ".studio"_L1;
    return name;
}

QString WireNames::introducing(const ParticipantId &guest) const
{
    const Guest *known = m_mirror.guest(guest);
    return known ? known->wireName : model::withoutGuestPrefix(guest).value();
}

ParticipantId WireNames::sender(const QString &name)
{
    QString plain = name.trimmed();
    if (const ParticipantId id(plain); model::isUser(id))
        return id;
    while (plain.startsWith(model::kGuestPrefix))
        plain = plain.mid(model::kGuestPrefix.size()).trimmed();
    return model::guestIdOf(plain);
}

std::optional<ParticipantId> WireNames::residentCalled(const QString &name) const
{
    for (const ParticipantId &id : m_mirror.room().roster) {
        if (model::isCompanion(id) && outward(id) == name)
            return id;
    }
    return std::nullopt;
}

ParticipantId WireNames::addressee(const QString &name) const
{
    if (const auto resident = residentCalled(name))
        return *resident;
    return sender(name);
}

bool WireNames::isResident(const QString &name) const { return residentCalled(name).has_value(); }

bool WireNames::isGiven(const QString &name) const
{
    const auto resident = residentCalled(name);
    return resident && resident->value() != name;
}

bool WireNames::isShownOut(const ParticipantId &id) const { return m_mirror.isShownOut(id); }

QList<ParticipantId> WireNames::everybodyBut(const ParticipantId &id) const
{
    QList<ParticipantId> others = m_mirror.room().roster;
    others.removeAll(id);
    return others;
}

} // namespace studio::adapters::firehose
