// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/joining.h"

#include "core/explain/names.h"

#include <QPointer>

namespace studio::ui {

using base::ParticipantId;

Joining::Joining(ports::RoomPort &rooms, QObject *parent)
    : QObject(parent)
    , m_rooms(rooms)
{
}

QList<ParticipantId> Joining::rosterOf(const JoinedRoom &room) const
{
    const auto asked = m_asked.constFind(room.id);
    return asked == m_asked.cend() ? room.roster : asked->last();
}

QList<ParticipantId> Joining::missing(const JoinedRoom &room, QList<ParticipantId> companions) const
{
    companions.removeIf([roster = rosterOf(room)](const ParticipantId &id) { return roster.contains(id); });
    return companions;
}

void Joining::join(const JoinedRoom &room, const QList<ParticipantId> &companions, QObject *context,
                   const base::ThenWork<void> &work)
{
    setRoster(room.id, rosterOf(room) + missing(room, companions), context, work);
}

void Joining::takeBack(const JoinedRoom &room, const QList<ParticipantId> &companions, QObject *context,
                       const base::ThenWork<void> &work)
{
    QList<ParticipantId> left = rosterOf(room);
    left.removeIf([&companions](const ParticipantId &id) { return companions.contains(id); });
    setRoster(room.id, left, context, work);
}

void Joining::setRoster(const base::RoomId &room, const QList<ParticipantId> &roster, QObject *context,
                        const base::ThenWork<void> &work)
{
    m_asked[room].append(roster);
    const auto answered = [this, room, work,
                           there = QPointer<QObject>(context)](const base::Result<void> &done) {
        m_asked[room].removeFirst();
        if (m_asked.value(room).isEmpty())
            m_asked.remove(room);
        if (there)
            work(done);
    };
    m_rooms.setRoster(room, roster, {this, answered});
}

QString joinedSentence(const QStringList &names, const QString &room)
{
    constexpr qsizetype kNamed = 3;
    if (names.size() <= kNamed)
        //: %1 is one companion or several ("Kyoko and Aya"), %2 the name of a room
        return Joining::tr("%1 joined “%2”.").arg(explain::together(names), room);
    const int others = int(names.size()) - 2;
    //: %1 and %2 are companions, %3 is the name of a room
    return Joining::tr("%1, %2 and %n others joined “%3”.", nullptr, others)
        .arg(names.at(0), names.at(1), room);
}

} // namespace studio::ui
