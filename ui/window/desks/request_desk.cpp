// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/request_desk.h"

#include "ui/composer/composer.h"
#include "ui/models/people.h"
#include "ui/requests/ledger_window.h"
#include "ui/requests/requests_panel.h"
#include "ui/theme/hooks.h"
#include "ui/window/actions/request_actions.h"
#include "ui/window/actions/window_actions.h"
#include "ui/window/desk_host.h"
#include "ui/window/desks/room_desk.h"
#include "ui/window/insight_dock.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_docks.h"

#include <QAction>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::Reach;
using ports::PendingQuery;
using ports::QueryPort;

namespace {

constexpr auto kRefused = "refused"; // QueryResult::error, as the companion that asked reads it

} // namespace

RequestDesk::RequestDesk(const WindowParts &parts, QueryPort &port, ports::PersonaPort &pictures,
                         QObject *parent)
    : AskingDesk(
          parts, [&port](bool here) { port.attend(here); }, parent)
    , m_port(port)
    , m_pictures(parts, m_queue, port, pictures)
    , m_strip(new RequestsPanel(RequestsPanel::Shows::Oldest, m_queue, parts.avatars, &parts.page))
    , m_panel(new RequestsPanel(RequestsPanel::Shows::All, m_queue, parts.avatars, nullptr))
    , m_page(new QScrollArea)
{
    m_page->setObjectName(u"requestsPage"_s);
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setWidgetResizable(true);
    m_page->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_page->setWidget(m_panel);
    parts.page.showAboveComposer(*m_strip);
    InsightDock &dock = parts.docks.insight();
    m_pageNumber = dock.addPage(m_page);
    connectPort();
    followDeletions();
    connectPanel(*m_strip);
    connectPanel(*m_panel);
    connect(m_strip, &RequestsPanel::moreWanted, this, &RequestDesk::showPage);
    connect(&m_queue, &RequestQueue::changed, this, &RequestDesk::showWaiting);
    connect(&m_queue, &RequestQueue::came, this, &RequestDesk::tellOf);
    parts.actions.requests->offerRequests();
    connect(parts.actions.requests->answer, &QAction::triggered, this, &RequestDesk::focusRequest);
    connect(parts.actions.requests->ledger, &QAction::triggered, this, &RequestDesk::openLedger);
    onRetranslate(&parts.window, this, [this] { retranslate(); });
}

void RequestDesk::connectPort()
{
    connect(&m_port, &QueryPort::pendingChanged, &m_queue, &RequestQueue::take);
    connect(&m_port, &QueryPort::ledgerChanged, this, &RequestDesk::showLedger);
    connect(&m_pictures, &PictureAnswers::failed, this, &RequestDesk::fail);
    connect(&m_pictures, &PictureAnswers::notKept, this, [this](const QString &why) {
        parts().host.tell({Trouble::Kind::RequestFailed, {}, why});
    });
}

/// The studio ends the requests before it answers that the room is deleted.
void RequestDesk::followDeletions()
{
    connect(&parts().desk, &RoomDesk::removing, this, [this](const base::RoomId &room) {
        const QList<PendingQuery> &pending = m_queue.pending();
        m_ending[room] = int(std::count_if(pending.cbegin(), pending.cend(),
                                           [&room](const PendingQuery &one) { return one.room == room; }));
    });
    connect(&parts().desk, &RoomDesk::removed, this, [this](const base::RoomId &room) {
        if (const int ended = m_ending.take(room); ended > 0)
            parts().host.mention(tr("The room was deleted, and %n request(s) ended.", nullptr, ended));
    });
}

void RequestDesk::connectPanel(RequestsPanel &panel)
{
    connect(&panel, &RequestsPanel::allowWanted, this, &RequestDesk::allow);
    connect(&panel, &RequestsPanel::keysFreed, &parts().page.composer(), &Composer::focusInput);
    connect(&panel, &RequestsPanel::refuseWanted, this, &RequestDesk::refuse);
    connect(&panel, &RequestsPanel::answerWanted, this, &RequestDesk::answer);
    connect(&panel, &RequestsPanel::showWanted, this, [this](const QString &id) {
        if (const PendingQuery *request = m_queue.find(id))
            m_pictures.showSheet(request->query.type);
    });
}

void RequestDesk::allow(const QString &id, Reach reach) { m_port.allow(id, reach, tellingFailure()); }

/// Also after a yes, as long as the request is not answered yet.
void RequestDesk::refuse(const QString &id, Reach reach)
{
    const PendingQuery *request = m_queue.find(id);
    if (request && request->state == PendingQuery::State::Answering)
        m_port.answer({id, false, {}, QString::fromLatin1(kRefused)}, {}, tellingFailure());
    else
        m_port.refuse(id, reach, tellingFailure());
}

/// Answering a question also allows it.
void RequestDesk::answer(const QString &id, const QString &text)
{
    m_port.answer({id, true, text, {}}, {}, tellingFailure());
}

base::Then<void> RequestDesk::tellingFailure()
{
    return {this, [this](const base::Result<void> &answer) {
                if (!answer)
                    fail(answer.error());
            }};
}

void RequestDesk::fail(const base::Error &error)
{
    tellFailure(error, tr("That request was already closed."));
}

void RequestDesk::showLedger(const ports::ConsentLedger &ledger)
{
    m_ledger = ledger;
    if (!m_ledgerWindow)
        return;
    m_ledgerWindow->setLedger(ledger);
    m_ledgerWindow->setRemoteAnswers(ledger.remoteAnswers);
}

void RequestDesk::showWaiting()
{
    const bool some = !m_queue.pending().isEmpty();
    parts().docks.insight().setPageShown(m_pageNumber, some);
    parts().actions.requests->showWaiting(some);
}

void RequestDesk::tellOf(const PendingQuery &request)
{
    if (request.state == PendingQuery::State::Asking || request.query.type == "ask"_L1)
        callUser();
}

void RequestDesk::showPage() { parts().docks.insight().showPage(m_pageNumber); }

/// Moves the focus to the request: over the composer, or in the dock if no room is on screen.
void RequestDesk::focusRequest()
{
    if (m_queue.pending().isEmpty())
        return; // the shortcut was meant for a question about a tool
    if (m_strip->isVisible()) {
        m_strip->focusFirst();
        return;
    }
    showPage();
    focusPage();
}

void RequestDesk::focusPage() { m_panel->focusFirst(); }

void RequestDesk::showPeople()
{
    const QHash<base::RoomId, QString> names = roomNames();
    const People known = people();
    m_pictures.setPeople(known);
    for (RequestsPanel *panel : {m_strip, m_panel}) {
        panel->setPeople(known);
        panel->setRooms(parts().session.roomId(), names);
    }
    if (!m_ledgerWindow)
        return;
    QList<base::ParticipantId> companions;
    for (const model::Persona &persona : parts().desk.personas()) {
        if (!persona.archived)
            companions.append(persona.id);
    }
    m_ledgerWindow->setPeople(companions, known);
}

void RequestDesk::openLedger()
{
    if (!m_ledgerWindow) {
        m_ledgerWindow = new LedgerWindow(parts().avatars, &parts().window);
        m_ledgerWindow->setWritable(!parts().readOnly);
        showLedger(m_ledger);
        connectLedger();
        showPeople();
    }
    openAnswers(*m_ledgerWindow);
    m_port.readLedger({m_ledgerWindow, [this](const base::Result<ports::ConsentLedger> &ledger) {
                           if (ledger)
                               showLedger(*ledger);
                           else
                               fail(ledger.error());
                       }});
}

void RequestDesk::connectLedger()
{
    connect(m_ledgerWindow, &LedgerWindow::choiceWanted, this,
            [this](const base::ParticipantId &companion, const QString &type, ports::ConsentChoice choice) {
                m_port.setRule(companion, type, choice, tellingFailure());
            });
    connect(m_ledgerWindow, &LedgerWindow::remoteAnswersWanted, this,
            [this](bool allowed) { m_port.setRemoteAnswers(allowed, tellingFailure()); });
}

void RequestDesk::retranslate()
{
    parts().docks.insight().setPageName(m_pageNumber, tr("Requests"));
    showWaiting();
    showPeople();
}

} // namespace studio::ui
