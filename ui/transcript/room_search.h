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

/// A search through all messages of a room, from the newest to the oldest, a page at a time and never for
/// longer than a page takes. Pages that are not loaded are asked for through the model; those that cannot be
/// had are counted as not searched. Messages that come later are searched, too. GUI thread.
class RoomSearch : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostHits = 10'000; ///< then it stops: nobody goes through more

    explicit RoomSearch(TranscriptModel &model, QObject *parent = nullptr);

    /// An empty query ends the search. The first hit is the newest that stands at or above `from`, or else
    /// the newest of all.
    void setQuery(const QString &query, qint64 from);
    [[nodiscard]] const QString &query() const { return m_query; } ///< folded

    [[nodiscard]] bool isSearching() const { return m_next >= 0; }
    [[nodiscard]] int hitCount() const { return m_count; }
    [[nodiscard]] bool hasMore() const { return m_count >= kMostHits; }
    [[nodiscard]] qint64 rowsNotSearched() const { return m_refused; }

    /// The hit that is shown; row -1: none yet.
    [[nodiscard]] const TextPosition &current() const { return m_current; }
    /// Which hit that is, the oldest found so far being 1; 0: none.
    [[nodiscard]] int currentNumber() const;
    void goToOlder(); ///< round to the newest behind the oldest
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
    QMap<qint64, QList<int>> m_hits; // by row: where they begin
    int m_count = 0;
    qint64 m_next = -1; // the rows before this one are to be searched; -1: done
    qint64 m_from = 0;
    qint64 m_refused = 0;
    qint64 m_waiting = -1; // the page that was asked for
    bool m_scheduled = false;
    TextPosition m_current;
};

} // namespace studio::ui
