// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/desks/insight_desk.h"

#include "ui/panels/events_panel.h"
#include "ui/panels/floor/floor_panel.h"
#include "ui/panels/timeline_panel.h"
#include "ui/transcript/transcript_view.h"
#include "ui/window/insight_dock.h"
#include "ui/window/room_page.h"
#include "ui/window/room_session.h"
#include "ui/window/window_docks.h"

namespace studio::ui {

InsightDesk::InsightDesk(const WindowParts &parts, ports::RoomPort &rooms, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_pages(rooms)
    , m_timeline(m_pages)
    , m_turns(m_pages)
    , m_events(m_pages)
    , m_pastVotes(rooms)
    , m_timelinePanel(new TimelinePanel(m_timeline, m_turns, parts.avatars))
    , m_eventsPanel(new EventsPanel(m_events, m_pages))
{
    InsightDock &dock = parts.docks.insight();
    dock.addPage(m_timelinePanel);
    dock.addPage(m_eventsPanel);
    m_inspector = std::make_unique<InspectorDesk>(parts, m_pages);
    const RoomSession &session = parts.session;
    connect(&session, &RoomSession::opened, this, &InsightDesk::open);
    connect(&session, &RoomSession::closed, this, &InsightDesk::open);
    connect(&session, &RoomSession::peopleChanged, this, &InsightDesk::showPeople);
    connect(&session, &RoomSession::roomChanged, this, &InsightDesk::showPeople);
    connect(m_timelinePanel, &TimelinePanel::messageWanted, &parts.page.transcript(),
            &TranscriptView::jumpToRow);
    connect(m_timelinePanel, &TimelinePanel::decisionWanted, this, &InsightDesk::showDecision);
    connect(&parts.page.transcript(), &TranscriptView::decisionWanted, this, &InsightDesk::showDecisionOf);
    connect(&m_timeline, &QAbstractItemModel::rowsInserted, this, &InsightDesk::lookFurther);
    connect(&m_pastVotes, &PastVotes::found, &parts.floorPanel, &FloorPanel::tellPast);
}

void InsightDesk::open()
{
    const RoomSession &session = m_parts.session;
    m_wanted = {};
    m_pastVotes.forget();
    if (session.isOpen())
        m_pages.open(session.roomId(), session.view().seq);
    else
        m_pages.close();
    showPeople();
    m_turns.reset();
    m_timeline.reset();
    m_events.reset();
    m_inspector->open();
}

void InsightDesk::showPeople()
{
    const RoomSession &session = m_parts.session;
    if (!session.isOpen())
        return;
    m_timeline.setPeople(session.people(), session.view().room.policy);
    m_timelinePanel->setPeople(session.people());
    m_events.setPeople(session.people(), session.view().room.policy);
    m_inspector->showPeople();
}

void InsightDesk::focusPage(int page)
{
    if (page == 1)
        m_timelinePanel->focusList();
    else if (page == m_inspector->page())
        m_inspector->focus();
    else
        m_eventsPanel->focusList();
}

void InsightDesk::showDecisionOf(const base::MessageId &message)
{
    m_wanted = message;
    lookFurther();
}

void InsightDesk::showDecision(const model::Decision &decision, qint64 seq)
{
    m_parts.docks.insight().showPage(0);
    m_parts.floorPanel.showPast(decision, seq);
    m_pastVotes.look(m_parts.session.roomId(), decision, seq);
}

void InsightDesk::lookFurther()
{
    if (m_wanted.isEmpty())
        return;
    m_timeline.wake();
    const TimelineModel::Found found = m_timeline.decisionOf(m_wanted);
    if (found.decision)
        showDecision(*found.decision, found.seq);
    if (found.decision || found.isOver || !m_timeline.canFetchMore({}))
        m_wanted = {};
    else if (!m_pages.isReading())
        m_timeline.fetchMore({});
}

} // namespace studio::ui
