// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace studio::ui {

class DoorPart;
class NetworkPart;
class TokenPart;

/// A room in the list to choose from.
struct RoomChoice
{
    base::RoomId id;
    QString name;
    bool operator==(const RoomChoice &) const = default;
};

/// The first page of the doors: the room that they lead to, and each door.
class DoorsPage : public QWidget
{
    Q_OBJECT

public:
    DoorsPage(QWidget *parent);

    void setDoors(const ports::DoorsView &doors);
    /// \p onScreen: offered while no room is chosen; may be empty.
    void setRooms(const QList<RoomChoice> &rooms, const base::RoomId &onScreen);
    void setWritable(bool writable);

Q_SIGNALS:
    void wanted(const studio::model::DoorsSettings &settings);
    void renewalWanted();

private:
    void layOut();
    void want(model::DoorsSettings wish);
    void showRooms();
    void refresh();
    void retranslate();
    [[nodiscard]] std::optional<base::RoomId> chosenRoom() const;

    ports::DoorsView m_doors;
    QList<RoomChoice> m_rooms;
    base::RoomId m_onScreen;
    bool m_writable = true;
    QLabel *m_roomName = nullptr;
    QComboBox *m_room = nullptr;
    QLabel *m_noRoom = nullptr;
    DoorPart *m_mcp = nullptr;
    DoorPart *m_firehose = nullptr;
    TokenPart *m_token = nullptr;
    NetworkPart *m_network = nullptr;
};

} // namespace studio::ui
