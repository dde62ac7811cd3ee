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

/// Holds the floor while the user types, in rooms with `holdWhileTyping`, so that nobody speaks before the
/// user has finished. It releases the floor when the line is sent or empty, when the user pauses for long or
/// leaves. It releases only holds of its own.
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
    base::RoomId m_held; ///< the room that this object holds; empty: none
    QTimer m_pause;
};

} // namespace studio::ui
