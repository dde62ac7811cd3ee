// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/window/window_parts.h"

#include <QObject>

namespace studio::ui {

class Casting;

/// Companions that are dragged from the library into a room: on the stage or the list of companions they join
/// the room on screen, on a room of the list they join that one. Cards from outside that are dropped on the
/// stage are imported, as on the list of companions. Not in a window that only reads. GUI thread.
class CastDrops : public QObject
{
    Q_OBJECT

public:
    CastDrops(const WindowParts &parts, ports::RoomPort &rooms, Casting &casting, QObject *parent = nullptr);

    /// They join the room. The notice says who came, and offers a way back; or why nobody did.
    void join(const base::RoomId &room, const QList<base::ParticipantId> &companions);

private:
    struct Room
    {
        QString name;
        QList<base::ParticipantId> roster;
    };

    void takeFaces(QWidget &target);
    void takeFacesOnRooms();
    void takeCards(Casting &casting);
    void takeBack(const base::RoomId &room, const QList<base::ParticipantId> &companions);
    void setRoster(const base::RoomId &room, const QList<base::ParticipantId> &roster,
                   const std::function<void(const base::Result<void> &)> &then);
    [[nodiscard]] std::optional<Room> roomOf(const base::RoomId &room) const;
    [[nodiscard]] std::optional<Room> shownRoom(const base::RoomId &room) const;
    [[nodiscard]] QString nameOf(const base::ParticipantId &companion) const;

    WindowParts m_parts;
    ports::RoomPort &m_rooms;
    QHash<base::RoomId, QList<QList<base::ParticipantId>>>
        m_asked; ///< rosters without an answer, oldest first
};

} // namespace studio::ui
