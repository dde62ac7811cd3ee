// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/library/casting.h"
#include "ui/window/window_parts.h"

#include <QObject>

#include <optional>

namespace studio::ui {

/// Companions that are dragged from the library into a room: on the stage or the list of companions they join
/// the room on screen, on a room of the list they join that one. Cards from outside that are dropped on the
/// stage are imported, as on the list of companions. Not in a window that only reads. GUI thread.
class CastDrops : public QObject
{
    Q_OBJECT

public:
    CastDrops(const WindowParts &parts, Casting &casting, QObject *parent = nullptr);

    /// They join the room. The notice says who came, and offers a way back; or why nobody did.
    void join(const base::RoomId &room, const QList<base::ParticipantId> &companions);

private:
    void takeFaces(QWidget &target);
    void takeFacesOnRooms();
    void takeCards(Casting &casting);
    void takeBack(const base::RoomId &room, const QList<base::ParticipantId> &companions);
    [[nodiscard]] std::optional<JoinedRoom> shownRoom(const base::RoomId &room) const;
    [[nodiscard]] QString nameOf(const base::ParticipantId &companion) const;

    WindowParts m_parts;
    Casting &m_casting;
};

} // namespace studio::ui
