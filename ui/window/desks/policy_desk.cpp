// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/policy_desk.h"

#include "ui/library/casting.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/rooms/policy_dialog.h"
#include "ui/window/actions/policy_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"

#include <QAction>

namespace studio::ui {

PolicyDesk::PolicyDesk(const WindowParts &parts, const Casting &casting, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_casting(casting)
{
    const RoomSession &session = parts.session;
    connect(&session, &RoomSession::opened, this, [this] {
        delete m_dialog;
        show();
    });
    connect(&session, &RoomSession::closed, this, [this] {
        delete m_dialog;
        show();
    });
    connect(&session, &RoomSession::floorChanged, this, &PolicyDesk::show);
    connect(&session, &RoomSession::roomChanged, this, &PolicyDesk::showVoters);
    connect(&session, &RoomSession::peopleChanged, this, &PolicyDesk::showVoters);
    connect(&parts.floorPanel, &FloorPanel::policyWanted, this, &PolicyDesk::choose);
    connect(&parts.floorPanel, &FloorPanel::policySettingsWanted, this, &PolicyDesk::openSettings);
    connect(&parts.floorPanel, &FloorPanel::cueWanted, &parts.session, &RoomSession::cue);
    connect(parts.actions.policies, &PolicyActions::policyChosen, this, &PolicyDesk::choose);
    connect(parts.actions.policies->settings, &QAction::triggered, this, &PolicyDesk::openSettings);
    show();
}

void PolicyDesk::show()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen()) {
        m_parts.actions.policies->showPolicy({}, !m_parts.readOnly);
        return;
    }
    const model::PolicySettings &policy = session.view().floor.policy;
    m_parts.actions.policies->showPolicy(policy.policy, !m_parts.readOnly);
    if (m_dialog)
        m_dialog->follow(policy);
}

void PolicyDesk::showVoters()
{
    const RoomSession &session = m_parts.session;
    if (!m_dialog || !session.isOpen())
        return;
    QList<VoterDeadlines::Voter> voters;
    for (const base::ParticipantId &id : session.view().room.roster)
        voters.append({id, session.people().name(id)});
    m_dialog->setVoters(voters);
}

void PolicyDesk::choose(model::PolicyName policy)
{
    if (!m_parts.session.isOpen())
        return;
    model::PolicySettings settings = m_parts.session.view().floor.policy;
    settings.policy = policy;
    m_parts.session.setPolicy(settings);
}

void PolicyDesk::openSettings()
{
    if (!m_parts.session.isOpen() || m_parts.readOnly)
        return;
    if (!m_dialog) {
        m_dialog = new PolicyDialog(m_parts.session.view().floor.policy, &m_parts.window);
        connect(m_dialog, &PolicyDialog::wanted, &m_parts.session, &RoomSession::setPolicy);
        showVoters();
    }
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

} // namespace studio::ui
