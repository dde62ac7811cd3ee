// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/inspector_desk.h"

#include "ui/inspector/inspector_panel.h"
#include "ui/inspector/turn_details.h"
#include "ui/models/event_pages.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/insight_dock.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_docks.h"

namespace studio::ui {

InspectorDesk::InspectorDesk(const WindowParts &parts, EventPages &pages, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_pages(pages)
    , m_turns(pages)
    , m_panel(new InspectorPanel(m_turns))
{
    m_page = parts.docks.insight().addPage(m_panel);
    connect(m_panel, &InspectorPanel::looked, this, &InspectorDesk::askForCalls);
    connect(&m_panel->details(), &TurnDetails::messageWanted, &parts.page.transcript(),
            &TranscriptView::jumpToRow);
    connect(&parts.page.transcript(), &TranscriptView::turnWanted, this, &InspectorDesk::showTurnOf);
    connect(&m_turns, &TurnTreeModel::progressed, this, &InspectorDesk::lookFurther);
    connect(&pages, &EventPages::restarted, this, [this] {
        m_hasCalls = false;
        askForCalls();
    });
}

void InspectorDesk::offer(ports::InspectorPort &port)
{
    using Port = ports::InspectorPort;
    m_port = &port;
    connect(&port, &Port::exchangesRead, this,
            [this](const auto &request, const auto &, const QList<model::Exchange> &calls) {
                takeCalls(request, calls);
            });
    connect(&port, &Port::exchangeKept, this, [this](const model::Exchange &call) {
        if (m_hasCalls && call.room == m_parts.session.roomId())
            m_turns.takeCalls({call});
    });
    connect(&m_panel->details(), &TurnDetails::exchangeWanted, this,
            [this](qint64 id) { m_texts = m_port->exchange(id); });
    connect(&port, &Port::exchangeRead, this, [this](const auto &request, const model::Exchange &exchange) {
        if (request == m_texts)
            m_panel->details().showExchange(exchange);
    });
    connect(&port, &Port::failed, this, [this](const base::RequestId &request, const base::Error &error) {
        if (request == m_texts && !request.isEmpty())
            m_panel->details().showMissing(error.text);
        if (request == m_calls)
            m_hasCalls = false;
    });
    if (m_panel->isVisible())
        askForCalls();
}

void InspectorDesk::open()
{
    m_wanted = {};
    m_calls = {};
    m_texts = {};
    m_hasCalls = false;
    m_turns.reset();
    if (m_panel->isVisible())
        askForCalls();
}

void InspectorDesk::showPeople()
{
    const RoomSession &session = m_parts.session;
    m_turns.setPeople(session.people(), session.view().room.policy);
}

void InspectorDesk::setTheme(const Theme &theme) { m_panel->setTheme(theme); }

void InspectorDesk::focus() { m_panel->focusTree(); }

void InspectorDesk::askForCalls()
{
    if (!m_port || m_hasCalls || !m_parts.session.isOpen())
        return;
    m_hasCalls = true;
    m_calls = m_port->exchanges(m_parts.session.roomId(), {});
}

void InspectorDesk::takeCalls(const base::RequestId &request, const QList<model::Exchange> &calls)
{
    if (request != m_calls || request.isEmpty())
        return;
    m_calls = {};
    m_turns.takeCalls(calls);
}

void InspectorDesk::showTurnOf(const base::MessageId &message)
{
    show([this, message] { return m_turns.turnOf(message); });
}

void InspectorDesk::showFailed(const model::FailedReply &failed)
{
    show([this, failed] {
        return failed.turn ? m_turns.turn(*failed.turn)
                           : m_turns.roundAbout(failed.about.value_or(base::MessageId()));
    });
}

void InspectorDesk::show(const std::function<QModelIndex()> &find)
{
    m_wanted = find;
    m_parts.docks.insight().showPage(m_page);
    lookFurther();
}

void InspectorDesk::lookFurther()
{
    if (!m_wanted)
        return;
    m_turns.wake();
    const QModelIndex turn = m_wanted();
    if (turn.isValid())
        m_panel->showTurn(turn);
    if (turn.isValid() || !m_turns.canFetchMore({}))
        m_wanted = {};
    else if (!m_pages.isReading())
        m_turns.fetchMore({});
}

} // namespace studio::ui
