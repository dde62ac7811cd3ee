// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/what_if_desk.h"

#include "ui/panels/floor_panel.h"
#include "ui/panels/what_if_view.h"
#include "ui/window/room_session.h"

namespace studio::ui {

using namespace std::chrono_literals;

namespace {

constexpr auto kShortly = 40ms;

} // namespace

WhatIfDesk::WhatIfDesk(const WindowParts &parts, ports::WhatIfPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    WhatIfView &view = parts.floorPanel.offerWhatIf();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kShortly);
    connect(&m_soon, &QTimer::timeout, this, &WhatIfDesk::ask);
    connect(&view, &WhatIfView::askWanted, this, &WhatIfDesk::want);
    connect(&parts.session, &RoomSession::floorChanged, this, &WhatIfDesk::want);
    connect(&port, &ports::WhatIfPort::answered, this,
            [this, &view](const base::RequestId &request, const base::RoomId &room,
                          const model::WhatIfAnswer &answer) {
                if (request == m_running && room == m_parts.session.roomId())
                    view.setAnswer(answer);
            });
    connect(&port, &ports::WhatIfPort::done, this, &WhatIfDesk::over);
    connect(&port, &ports::WhatIfPort::failed, this,
            [this, &view](const base::RequestId &request, const base::Error &error) {
                if (request == m_running && m_room == m_parts.session.roomId())
                    view.setProblem(error.text);
                over(request);
            });
}

// Nothing is asked while nobody looks.
void WhatIfDesk::want()
{
    const FloorPanel &floor = m_parts.floorPanel;
    if (m_parts.session.isOpen() && floor.isPast() && floor.whatIf().isOpen())
        m_soon.start();
}

void WhatIfDesk::ask()
{
    m_again = !m_running.isEmpty();
    if (m_again || !m_parts.session.isOpen())
        return;
    m_room = m_parts.session.roomId();
    m_running = m_port.ask(m_room, m_parts.floorPanel.whatIf().change());
}

void WhatIfDesk::over(const base::RequestId &request)
{
    if (request != m_running)
        return;
    m_running = {};
    if (m_again)
        ask();
}

} // namespace studio::ui
