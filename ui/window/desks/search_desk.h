// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/search_port.h"
#include "ui/window/window_parts.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace studio::ui {

class SearchWindow;

/// Opens the search in all rooms, asks the studio as somebody types, one question at a time and the newest
/// next, and leads from what was found to its place: its room is opened, and its message shown.
class SearchDesk : public QObject
{
    Q_OBJECT

public:
    SearchDesk(const WindowParts &parts, ports::SearchPort &port, QObject *parent = nullptr);
    ~SearchDesk() override;

    void open();
    void retranslate();

Q_SIGNALS:
    /// A note was chosen: it is in no room, but with whoever remembers it.
    void noteWanted(const studio::base::ParticipantId &companion);

private:
    void ask();
    void askForMore(qint64 before);
    void take(const base::Result<model::SearchPage> &page);
    [[nodiscard]] QList<model::NamedSpeaker> speakers() const;
    void goTo(const model::SearchHit &hit);
    void show();

    WindowParts m_parts;
    ports::SearchPort &m_port;
    QPointer<SearchWindow> m_window;
    bool m_isAsking = false;                  ///< an answer is on its way
    model::SearchQuery m_query;               ///< that was asked
    QList<model::NamedSpeaker> m_speakers;    ///< who had said something when the window was opened
    bool m_isOld = false;                     ///< something else was written since
    int m_more = 0;                           ///< number of the newest question for a next page
    QTimer m_again;                           ///< while older messages are still being read
    std::optional<model::SearchHit> m_wanted; ///< to be shown once its room is open
};

} // namespace studio::ui
