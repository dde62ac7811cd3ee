// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/typing_hold.h"

#include "core/studio/ports/room_port.h"
#include "ui/composer/composer.h"
#include "ui/window/room_session.h"

namespace studio::ui {

TypingHold::TypingHold(ports::RoomPort &port, RoomSession &session, Composer &composer, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_session(session)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &TypingHold::release);
    connect(&composer, &Composer::typing, this, &TypingHold::hold);
    connect(&composer, &Composer::edited, this, [this, &composer] {
        if (!m_held.isEmpty() && composer.unsent().saysNothing())
            m_pause.start(0); // let the text that was just submitted go first
    });
    connect(&session, &RoomSession::closed, this, &TypingHold::release);
}

void TypingHold::hold()
{
    if (!m_session.isOpen() || !m_session.view().floor.policy.holdWhileTyping)
        return;
    if (m_held.isEmpty() && !m_session.view().floor.held) {
        m_held = m_session.roomId();
        m_port.transport(m_held, ports::Transport::Hold, {});
    }
    m_pause.start(kLongPause);
}

void TypingHold::release()
{
    m_pause.stop();
    if (m_held.isEmpty())
        return;
    m_port.transport(m_held, ports::Transport::Release, {});
    m_held = {};
}

} // namespace studio::ui
