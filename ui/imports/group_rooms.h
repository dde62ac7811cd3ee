// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/imports/group_cast.h"

#include <QHash>
#include <QObject>
#include <QPointer>

namespace studio::ui {

class ImportReport;

/// Offers to make a room of each imported group file, one after another, and makes the rooms that the user
/// wants. It has no window of its own: it asks in the import report.
class GroupRooms : public QObject
{
    Q_OBJECT

public:
    GroupRooms(ports::RoomPort &rooms, QObject *parent);

    void offer(const QList<FoundGroup> &groups, const QHash<QString, base::ParticipantId> &imported,
               ImportReport &report);

Q_SIGNALS:
    void made(const studio::model::Room &room);
    void failed(const QString &what);

private:
    struct Offer
    {
        FoundGroup found;
        GroupCast cast;
    };

    void askNext();
    void make(const Offer &offer);
    void takeMade(const model::Room &room, const GroupCast &cast);

    ports::RoomPort &m_rooms;
    QPointer<ImportReport> m_report;
    QList<Offer> m_offers;
};

} // namespace studio::ui
