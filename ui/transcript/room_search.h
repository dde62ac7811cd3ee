// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/transcript/text_selection.h"

#include <QList>
#include <QMap>
#include <QObject>
#include <QString>

namespace studio::ui {

class TranscriptModel;

/// A search through all messages of a room, from the newest to the oldest, one page at a time, so that it
/// never blocks for longer than a page takes. It requests missing pages from the model and counts pages that
/// cannot be loaded as not searched. It also searches messages that arrive later. GUI thread.
class RoomSearch : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostHits = 10'000; ///< the search stops there: nobody goes through more

    explicit RoomSearch(TranscriptModel &model, QObject *parent = nullptr);

    /// An empty query ends the search. The first hit is the newest at or above `from`, else the newest of
    /// all.
    void setQuery(const QString &query, qint64 from);
    [[nodiscard]] const QString &query() const { return m_query; } ///< folded

    [[nodiscard]] bool isSearching() const { return m_next >= 0; }
    [[nodiscard]] int hitCount() const { return m_count; }
    [[nodiscard]] bool hasMore() const { return m_count >= kMostHits; }
    [[nodiscard]] qint64 rowsNotSearched() const { return m_refused; }

    /// The hit that is shown; row -1: none yet.
    [[nodiscard]] const TextPosition &current() const { return m_current; }
    /// The number of that hit; the oldest hit found so far is 1; 0: none.
    [[nodiscard]] int currentNumber() const;
    void goToOlder(); ///< after the oldest hit comes the newest
    void goToNewer();

Q_SIGNALS:
    void changed();        ///< hits or progress
    void currentChanged(); ///< another hit is shown

private:
    void searchOn();
    void searchPage(qint64 first, qint64 end);
    void searchRow(qint64 row);
    void choose();
    void setCurrent(const TextPosition &position);
    void scheduleNext();

    TranscriptModel &m_model;
    QString m_query;
    QMap<qint64, QList<int>> m_hits; // by row: where the hits begin
    int m_count = 0;
    qint64 m_next = -1; // the rows before this one remain to be searched; -1: done
    qint64 m_from = 0;
    qint64 m_refused = 0;
    qint64 m_waiting = -1; // the page that was requested
    bool m_scheduled = false;
    TextPosition m_current;
};

} // namespace studio::ui
