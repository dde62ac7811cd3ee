// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/failed_reply.h"
#include "core/studio/ports/inspector_port.h"
#include "ui/inspector/turn_tree_model.h"
#include "ui/window/window_parts.h"

#include <QObject>

#include <functional>

namespace studio::ui {

class EventPages;
class InspectorPanel;

/// The inspector of the room on screen: fills the page "Turns" of the right dock, reads the calls of models
/// once the user looks at them, and leads from a message to what happened in its turn, and back.
class InspectorDesk : public QObject
{
    Q_OBJECT

public:
    /// Adds its page to the dock.
    InspectorDesk(const WindowParts &parts, EventPages &pages, QObject *parent = nullptr);

    /// Makes prompts and replies visible.
    void offer(ports::InspectorPort &port);
    void open(); ///< another room was opened, or none is open
    void showPeople();
    void focus();
    [[nodiscard]] int page() const { return m_page; } ///< of the right dock
    /// Shows what happened in the turn of this message; searches older pages until it is found.
    void showTurnOf(const base::MessageId &message);
    /// Shows the same for the turn, or the round, without a result.
    void showFailed(const model::FailedReply &failed);

private:
    void askForCalls();
    void askForTexts(qint64 call);
    void takeCalls(const base::Result<QList<model::Exchange>> &calls);
    void show(const std::function<QModelIndex()> &find);
    void lookFurther();

    WindowParts m_parts;
    EventPages &m_pages;
    TurnTreeModel m_turns;
    InspectorPanel *m_panel = nullptr;
    ports::InspectorPort *m_port = nullptr;
    int m_page = 0;
    int m_calls = 0;                       ///< number of the list that is awaited
    int m_texts = 0;                       ///< number of the request for texts that is awaited
    bool m_hasCalls = false;               ///< the calls of this room are here or on their way
    std::function<QModelIndex()> m_wanted; ///< the row that is searched for
};

} // namespace studio::ui
