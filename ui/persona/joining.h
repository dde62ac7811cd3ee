// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/then.h"
#include "core/studio/ports/room_port.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace studio::ui {

/// A room as it is shown, for those who come and go.
struct JoinedRoom
{
    base::RoomId id;
    QString name;
    QList<base::ParticipantId> roster;
    bool operator==(const JoinedRoom &) const = default;
};

/// Companions who join rooms, from wherever the user sends them. What is shown of a room is older than what
/// was asked for: changes without an answer count, so that two in a row do not undo each other. Each work
/// runs once, unless its context is destroyed. GUI thread only.
class Joining : public QObject
{
    Q_OBJECT

public:
    explicit Joining(ports::RoomPort &rooms, QObject *parent = nullptr);

    /// Those who are not in the room, and were not asked to join it.
    [[nodiscard]] QList<base::ParticipantId> missing(const JoinedRoom &room,
                                                     QList<base::ParticipantId> companions) const;
    /// They join after those who are in the room.
    void join(const JoinedRoom &room, const QList<base::ParticipantId> &companions, QObject *context,
              const base::ThenWork<void> &work);
    void takeBack(const JoinedRoom &room, const QList<base::ParticipantId> &companions, QObject *context,
                  const base::ThenWork<void> &work);

private:
    [[nodiscard]] QList<base::ParticipantId> rosterOf(const JoinedRoom &room) const;
    void setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster, QObject *context,
                   const base::ThenWork<void> &work);

    ports::RoomPort &m_rooms;
    /// Rosters without an answer, oldest first.
    QHash<base::RoomId, QList<QList<base::ParticipantId>>> m_asked;
};

/// "Kyoko and Aya joined “Tea at five”."; of many, two are named.
[[nodiscard]] QString joinedSentence(const QStringList &names, const QString &room);

} // namespace studio::ui
