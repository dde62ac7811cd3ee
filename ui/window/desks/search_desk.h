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

/// Opens the search in all rooms and asks the studio as the user types, one request at a time and the newest
/// next. It leads from a hit to its place: it opens the room and shows the message.
class SearchDesk : public QObject
{
    Q_OBJECT

public:
    SearchDesk(const WindowParts &parts, ports::SearchPort &port, QObject *parent = nullptr);
    ~SearchDesk() override;

    void open();
    void retranslate();

Q_SIGNALS:
    /// The user chose a note. A note is in no room; the companion remembers it.
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
    model::SearchQuery m_query;               ///< the query of the last request
    QList<model::NamedSpeaker> m_speakers;    ///< speakers at the time when the window was opened
    bool m_isOld = false;                     ///< the query changed since the last request
    int m_more = 0;                           ///< number of the newest request for a next page
    QTimer m_again;                           ///< while older messages are still being read
    std::optional<model::SearchHit> m_wanted; ///< to be shown once its room is open
};

} // namespace studio::ui
