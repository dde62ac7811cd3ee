// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/what_if_desk.h"

#include "ui/panels/floor/floor_panel.h"
#include "ui/window/room_session.h"

#include <utility>

namespace studio::ui {

WhatIfDesk::WhatIfDesk(const WindowParts &parts, ports::WhatIfPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    FloorPanel &floor = parts.floorPanel;
    floor.offerTrials();
    connect(&floor, &FloorPanel::trialAsked, this, &WhatIfDesk::ask);
    connect(&floor, &FloorPanel::trialEnded, this, &WhatIfDesk::forget);
    connect(&floor, &FloorPanel::playWanted, this, &WhatIfDesk::play);
    connect(&port, &ports::WhatIfPort::answered, this,
            [this, &floor](const base::RequestId &request, const base::RoomId &room,
                           const model::WhatIfAnswer &answer) {
                if (request == m_running && room == m_parts.session.roomId())
                    floor.tellTrial(answer);
            });
    connect(&port, &ports::WhatIfPort::failed, this,
            [this, &floor](const base::RequestId &request, const base::Error &error) {
                if (request == m_running)
                    floor.tellTrialProblem(error.text);
            });
}

// A newer question makes the one before it idle: its answer would be about what nobody tries any more.
void WhatIfDesk::ask()
{
    const std::optional<VoteTrial> &trial = m_parts.floorPanel.trial();
    forget();
    if (trial && m_parts.session.isOpen())
        m_running = m_port.ask(m_parts.session.roomId(), trial->question());
}

// What is played is told by the room from now on; if it is refused the user is told as of every command.
void WhatIfDesk::play()
{
    const std::optional<VoteTrial> trial = m_parts.floorPanel.trial();
    if (!trial || !trial->answer)
        return;
    m_parts.floorPanel.endTrial();
    m_parts.floorPanel.showNow();
    m_parts.session.playVotes(trial->answer->seq, trial->edits);
}

void WhatIfDesk::forget()
{
    const base::RequestId running = std::exchange(m_running, {});
    if (!running.isEmpty())
        m_port.cancel(running);
}

} // namespace studio::ui
