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
    connect(&port, &Port::exchangeKept, this, [this](const model::Exchange &call) {
        if (m_hasCalls && call.room == m_parts.session.roomId())
            m_turns.takeCalls({call});
    });
    connect(&m_panel->details(), &TurnDetails::exchangeWanted, this, &InspectorDesk::askForTexts);
    if (m_panel->isVisible())
        askForCalls();
}

void InspectorDesk::open()
{
    m_wanted = {};
    ++m_calls; // answers on their way belong to the other room
    ++m_texts;
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

void InspectorDesk::focus() { m_panel->focusTree(); }

void InspectorDesk::askForCalls()
{
    if (!m_port || m_hasCalls || !m_parts.session.isOpen())
        return;
    m_hasCalls = true;
    m_port->exchanges(m_parts.session.roomId(), {},
                      {this, [this, number = ++m_calls](const base::Result<QList<model::Exchange>> &calls) {
                           if (number == m_calls)
                               takeCalls(calls);
                       }});
}

void InspectorDesk::takeCalls(const base::Result<QList<model::Exchange>> &calls)
{
    if (calls)
        m_turns.takeCalls(*calls);
    else
        m_hasCalls = false;
}

void InspectorDesk::askForTexts(qint64 call)
{
    const auto show = [this, number = ++m_texts](const base::Result<model::Exchange> &exchange) {
        if (number != m_texts)
            return;
        if (exchange)
            m_panel->details().showExchange(*exchange);
        else
            m_panel->details().showMissing(exchange.error().text);
    };
    m_port->exchange(call, {this, show});
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
