// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/event_list_model.h"
#include "ui/models/event_pages.h"
#include "ui/models/past_votes.h"
#include "ui/models/timeline_model.h"
#include "ui/models/turn_history.h"
#include "ui/window/desks/inspector_desk.h"
#include "ui/window/window_parts.h"

#include <QObject>

#include <memory>

namespace studio::ui {

class EventsPanel;
class TimelinePanel;

/// Timeline and events of the room on screen: fills their pages of the right dock, and shows a chosen row in
/// the transcript and on the floor. It also leads from a message of the transcript to its decision.
class InsightDesk : public QObject
{
    Q_OBJECT

public:
    InsightDesk(const WindowParts &parts, ports::RoomPort &rooms, QObject *parent = nullptr);

    void focusPage(int page); ///< timeline 1, events 2, turns 3
    [[nodiscard]] InspectorDesk &inspector() { return *m_inspector; }
    [[nodiscard]] TimelinePanel &timelinePanel() { return *m_timelinePanel; }
    /// Shows the decision by which this message was said; searches older pages until it is found.
    void showDecisionOf(const base::MessageId &message);

private:
    void open();
    void showPeople();
    void showDecision(const model::Decision &decision, qint64 seq);
    void lookFurther();

    WindowParts m_parts;
    EventPages m_pages;
    TimelineModel m_timeline;
    TurnHistory m_turns;
    EventListModel m_events;
    PastVotes m_pastVotes;
    TimelinePanel *m_timelinePanel = nullptr;
    EventsPanel *m_eventsPanel = nullptr;
    std::unique_ptr<InspectorDesk> m_inspector;
    base::MessageId m_wanted; ///< the message whose decision is searched for
};

} // namespace studio::ui
