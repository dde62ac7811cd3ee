// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/witness_desk.h"

#include "ui/panels/companions_panel.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/actions/companion_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_look.h"
#include "ui/witness/witness_window.h"

#include <QAction>

#include <utility>

namespace studio::ui {

using base::Result;
using ports::WitnessPort;

WitnessDesk::WitnessDesk(const WindowParts &parts, WitnessPort &port, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_port(port)
{
    parts.actions.offerWitnesses();
    parts.actions.companions->offerWitnesses();
    parts.companionsPanel.offerWitnesses();
    parts.page.transcript().offerWitnesses();
    connect(parts.actions.whoKnows, &QAction::triggered, this, &WitnessDesk::open);
    connect(parts.actions.companions, &CompanionActions::knowledgeWanted, this, &WitnessDesk::openFor);
    connect(&parts.companionsPanel, &CompanionsPanel::knowledgeWanted, this, &WitnessDesk::openFor);
    connect(&parts.page.transcript(), &TranscriptView::witnessesWanted, this, &WitnessDesk::openAt);
    RoomSession *session = &parts.session;
    for (const auto changed :
         {&RoomSession::roomChanged, &RoomSession::peopleChanged, &RoomSession::summariesChanged})
        connect(session, changed, this, &WitnessDesk::readKnowledge);
    connect(session, &RoomSession::posted, this, &WitnessDesk::readKnowledge);
    const auto leave = [this] {
        if (m_window && m_room != m_parts.session.roomId())
            m_window->close();
    };
    connect(session, &RoomSession::opened, this, leave);
    connect(session, &RoomSession::closed, this, leave);
}

WitnessDesk::~WitnessDesk() { delete m_window; }

void WitnessDesk::open()
{
    show();
    if (m_window)
        m_window->chooseKnower(std::nullopt);
}

void WitnessDesk::openFor(const base::ParticipantId &knower)
{
    show();
    if (m_window)
        m_window->chooseKnower(knower);
}

void WitnessDesk::openAt(qint64 message)
{
    show();
    if (m_window)
        m_window->chooseMessage(message);
}

void WitnessDesk::show()
{
    if (!m_parts.session.isOpen())
        return;
    if (m_window && m_room != m_parts.session.roomId())
        delete m_window;
    if (!m_window) {
        m_room = m_parts.session.roomId();
        m_isReading = false; // the flag belongs to this window
        m_isOld = false;
        m_window = new WitnessWindow(m_room, &m_parts.window);
        connect(&m_window->model(), &WitnessModel::pageNeeded, this, &WitnessDesk::readPage);
        connect(m_window, &WitnessWindow::messageWanted, this, &WitnessDesk::goTo);
        connect(m_window, &WitnessWindow::exportWanted, this,
                [this](const base::ParticipantId &knower) { Q_EMIT exportWanted(m_room, knower); });
        if (m_exports)
            m_window->offerExport();
        readKnowledge();
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

void WitnessDesk::offerExport() { m_exports = true; }

// One request at a time: a lively room does not cause a request per message.
void WitnessDesk::readKnowledge()
{
    if (!m_window)
        return;
    if (m_isReading) {
        m_isOld = true;
        return;
    }
    m_isReading = true;
    m_port.readKnowledge(m_room,
                         {m_window, [this](const Result<ports::Knowledge> &knowledge) { take(knowledge); }});
}

void WitnessDesk::take(const Result<ports::Knowledge> &knowledge)
{
    m_isReading = false;
    if (knowledge)
        m_window->setKnowledge(*knowledge, m_parts.session.people());
    else
        m_window->tellTrouble(knowledge.error().text);
    if (std::exchange(m_isOld, false))
        readKnowledge();
}

void WitnessDesk::readPage(qint64 first, qint64 count)
{
    if (!m_window)
        return;
    const auto show = [window = m_window.data(), first](const Result<ports::WitnessPage> &page) {
        if (page)
            return window->model().setPage(*page);
        window->model().refuse(first);
        window->tellTrouble(page.error().text);
    };
    m_port.readWitnessed(m_window->model().filter(), first, count, {m_window, show});
}

void WitnessDesk::goTo(qint64 message)
{
    if (!m_parts.session.isOpen() || m_parts.session.roomId() != m_room)
        return;
    TranscriptView &view = m_parts.page.transcript();
    view.jumpToRow(message);
    view.setCurrentRow(message);
    m_parts.window.activateWindow();
    view.setFocus(Qt::OtherFocusReason);
}

} // namespace studio::ui
