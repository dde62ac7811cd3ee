// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"
#include "core/studio/ports/room_port.h"

#include <QObject>

namespace studio::ui {

class Casting;
class RoomDesk;
class RoomSession;
class RoomSetupDialog;
class Translations;

/// The small dialogs that the window opens about rooms and itself. None blocks: each answers by a signal.
class RoomDialogs : public QObject
{
    Q_OBJECT

public:
    RoomDialogs(RoomDesk &desk, const Casting &casting, const Translations &translations, QWidget &window);

    void askForRoom();
    /// Of the room on screen. What the user leaves as it is stays as it is when it is saved.
    void askForSetup(const RoomSession &session);
    void tellAbout();

private:
    RoomSetupDialog *open(bool fresh, const ports::RoomSetup &start, const QList<model::Guest> &guests);

    RoomDesk &m_desk;
    const Casting &m_casting;
    const Translations &m_translations;
    QWidget &m_window;
};

} // namespace studio::ui
