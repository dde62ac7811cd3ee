// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/what_if_desk.h"

#include "ui/panels/floor/floor_panel.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/room_session.h"

#include <QAction>

namespace studio::ui {

WhatIfDesk::WhatIfDesk(const WindowParts &parts, ports::WhatIfPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    FloorPanel &floor = parts.floorPanel;
    floor.offerTrials();
    parts.actions.offerWhatIf();
    connect(parts.actions.whatIf, &QAction::triggered, this, &WhatIfDesk::invite);
    connect(&floor, &FloorPanel::trialAsked, this, &WhatIfDesk::ask);
    connect(&floor, &FloorPanel::trialEnded, this, &WhatIfDesk::forget);
    connect(&floor, &FloorPanel::playWanted, this, &WhatIfDesk::play);
}

/// Shows the votes of the last decision, and says how to try others.
void WhatIfDesk::invite()
{
    m_parts.host.showInsight(0);
    m_parts.host.mention(m_parts.floorPanel.focusVotes()
                             ? tr("To try another vote, open its menu or drag its bar.")
                             : tr("No votes to change yet."));
}

// A newer question cancels the one before, whose answer would be about a trial that is over.
void WhatIfDesk::ask()
{
    const std::optional<VoteTrial> &trial = m_parts.floorPanel.trial();
    forget();
    if (!trial || !m_parts.session.isOpen())
        return;
    const base::RoomId room = m_parts.session.roomId();
    const auto tell = [this, room, number = m_number](const base::Result<model::WhatIfAnswer> &answer) {
        if (number != m_number)
            return;
        if (!answer)
            m_parts.floorPanel.tellTrialProblem(answer.error().text);
        else if (room == m_parts.session.roomId())
            m_parts.floorPanel.tellTrial(*answer);
    };
    m_running = m_port.ask(room, trial->question(), {this, tell});
}

// The room itself reports what it plays; if it refuses, the user is told as for every command.
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
    ++m_number;
    m_running.cancel();
}

} // namespace studio::ui
