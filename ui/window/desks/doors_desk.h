// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/door_port.h"
#include "core/studio/ports/guest_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>
#include <QSet>

namespace studio::ui {

class DoorsWindow;

/// The doors in the window: the sign in the top bar while a door is open, the window that opens and closes
/// doors, the user's actions on guests wherever guests are shown, and which guests are away. It passes wishes
/// to the studio and reports the results.
class DoorsDesk : public QObject
{
    Q_OBJECT

public:
    DoorsDesk(const WindowParts &parts, ports::DoorPort &doors, ports::GuestPort &guests,
              QObject *parent = nullptr);
    ~DoorsDesk() override;

    void openWindow();

private:
    void retranslate();
    void connectPorts();
    void connectGuests();
    void connectWindow();
    void take(const ports::DoorsView &doors);
    void setGuest(const model::Guest &guest);
    void setSeated(const base::ParticipantId &guest, bool seated);
    void showOut(const base::ParticipantId &guest);
    void letIn(const base::ParticipantId &guest);
    void showGuest(const base::ParticipantId &guest);
    void readDoors();
    /// Shows an error if the command fails.
    [[nodiscard]] base::Then<void> tellingFailure();
    void fail(const base::Error &error);
    void showSign();
    void showConnected();
    void showRooms();
    void showGuests();
    [[nodiscard]] QSet<base::ParticipantId> connected() const; ///< guests of the room on screen
    [[nodiscard]] QString details() const;                     ///< of the sign

    WindowParts m_parts;
    ports::DoorPort &m_doors;
    ports::GuestPort &m_guests;
    ports::DoorsView m_view;
    QPointer<DoorsWindow> m_window;
};

} // namespace studio::ui
