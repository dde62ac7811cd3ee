// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"
#include "core/model/room.h"
#include "core/studio/ports/door_port.h"
#include "core/studio/ports/views.h"

#include <QObject>

namespace studio::app {

/// `serve`: finds or makes a room, opens the doors to it and prints where they are, one word and one value
/// per line, then the line `ready`. It goes on until stop(). Its settings hold for this run only, even if the
/// run fails. A room that it made stays, unless no guest could ever have come in. Ends once, with ended().
/// Main thread.
class Serving : public QObject
{
    Q_OBJECT

public:
    Serving(House &house, const Serve &wanted);

    void start();
    /// Closes the doors, restores the settings that the run changed, then ends.
    void stop();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    enum class Phase { Starting, Opening, Ready, Stopping };
    enum class Try { Again, No, NotNeeded };

    void chooseRoom(const QList<model::RoomSummary> &rooms);
    void makeRoom(const QList<model::RoomSummary> &rooms);
    void made(const model::Room &room);
    void open(const base::RoomId &room);
    void lookAtKeys(const ports::RoomView &view);
    void opened(const model::Room &room, const QList<model::Persona> &personas);
    void openDoors();
    void setDoors();
    void doorsChanged(const ports::DoorsView &doors);
    /// Moves a door whose port is taken to a free port, unless the user chose the port.
    [[nodiscard]] Try mendDoor(model::DoorSettings &settings, const model::DoorState &state,
                               const std::optional<quint16> &named, const QString &what);
    void tellAddresses(const ports::DoorsView &doors);
    void leave(Exit exit);
    void closeDoors();
    void takePolicyBack();
    void takeRoomBack();
    /// For the shutdown: runs `next` whether the step before succeeded or failed.
    [[nodiscard]] base::Then<void> goingOut(std::function<void()> next);
    [[nodiscard]] base::Then<void> orFail(std::function<void()> done);
    void fail(const base::Error &error);
    void end();

    House &m_house;
    ports::DoorPort &m_doors;
    Serve m_wanted;
    model::Room m_room;
    model::PolicySettings m_policyBefore;
    model::DoorsSettings m_settings;
    Phase m_phase = Phase::Starting;
    int m_moves = 0;          ///< how many times a door moved because its port was taken
    bool m_isOpen = false;    ///< the room is open
    bool m_isSetting = false; ///< the doors are being set; until then, news is about an older wish
    bool m_isMaking = false;  ///< the room is being made
    bool m_isOurs = false;    ///< the room was made for this run
    bool m_hasSetPolicy = false;
    bool m_wasReady = false;
    Exit m_exit = Exit::Fine;
};

} // namespace studio::app
