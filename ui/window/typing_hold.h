// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QObject>
#include <QTimer>

namespace studio::ports {
class RoomPort;
}

namespace studio::ui {

class Composer;
class RoomSession;

/// Holds the floor while the user writes, in rooms that are set so (`holdWhileTyping`): nobody begins to
/// speak into a half-written line. It lets go when the line is sent or empty, when the user pauses for long
/// or goes away. What it did not hold it does not release.
class TypingHold : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::seconds kLongPause{8};

    TypingHold(ports::RoomPort &port, RoomSession &session, Composer &composer, QObject *parent = nullptr);
    ~TypingHold() override { release(); }

    void release();

private:
    void hold();

    ports::RoomPort &m_port;
    RoomSession &m_session;
    base::RoomId m_held; ///< by us; empty: none
    QTimer m_pause;
};

} // namespace studio::ui
