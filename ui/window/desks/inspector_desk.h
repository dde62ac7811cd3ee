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
/// once somebody looks, and leads from a message to what happened in its turn, and back.
class InspectorDesk : public QObject
{
    Q_OBJECT

public:
    /// Its page is added to the dock now.
    InspectorDesk(const WindowParts &parts, EventPages &pages, QObject *parent = nullptr);

    /// Prompts and replies can be seen from now on.
    void offer(ports::InspectorPort &port);
    void open(); ///< another room, or none
    void showPeople();
    void focus();
    [[nodiscard]] int page() const { return m_page; } ///< of the right dock
    /// What happened in the turn that said this; looked for further back until it is found.
    void showTurnOf(const base::MessageId &message);
    /// The same for the turn, or the round, that came to nothing.
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
    int m_texts = 0;                       ///< number of the question for texts that is awaited
    bool m_hasCalls = false;               ///< of this room, or they are on their way
    std::function<QModelIndex()> m_wanted; ///< what is looked for
};

} // namespace studio::ui
