// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/room_search.h"

#include "ui/transcript/folding.h"
#include "ui/transcript/row_blocks.h"
#include "ui/transcript/transcript_model.h"

#include <algorithm>
#include <utility>

namespace studio::ui {

RoomSearch::RoomSearch(TranscriptModel &model, QObject *parent)
    : QObject(parent)
    , m_model(model)
{
    connect(&m_model, &TranscriptModel::wasReset, this, [this] { setQuery({}, 0); });
    connect(&m_model, &TranscriptModel::wentBack, this,
            [this] { setQuery(std::exchange(m_query, {}), m_from); });
    connect(&m_model, &TranscriptModel::rowsLoaded, this, [this](qint64 first) {
        if (m_waiting >= 0 && first / TranscriptModel::kPageRows == m_waiting)
            searchOn();
    });
    connect(&m_model, &TranscriptModel::rowsRefused, this, [this](qint64 first) {
        if (m_waiting < 0 || first / TranscriptModel::kPageRows != m_waiting)
            return;
        const qint64 begin = m_waiting * TranscriptModel::kPageRows;
        m_refused += m_next - begin;
        m_next = begin > 0 ? begin : -1;
        m_waiting = -1;
        scheduleNext();
        Q_EMIT changed();
    });
    connect(&m_model, &TranscriptModel::rowsAppended, this, [this](qint64 first, qint64 count) {
        if (m_query.isEmpty())
            return;
        for (qint64 row = first; row < first + count; ++row)
            searchRow(row);
        Q_EMIT changed();
    });
}

void RoomSearch::setQuery(const QString &query, qint64 from)
{
    const QString wanted = foldedQuery(query);
    if (wanted == m_query)
        return;
    m_query = wanted;
    m_hits.clear();
    m_count = 0;
    m_refused = 0;
    m_waiting = -1;
    m_from = from;
    m_current = {};
    m_next = m_query.isEmpty() || m_model.messageCount() == 0 ? -1 : m_model.messageCount();
    scheduleNext();
    Q_EMIT changed();
    Q_EMIT currentChanged();
}

void RoomSearch::scheduleNext()
{
    if (m_scheduled || m_next < 0)
        return;
    m_scheduled = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_scheduled = false;
            searchOn();
        },
        Qt::QueuedConnection);
}

// Searches one page, or waits for it.
void RoomSearch::searchOn()
{
    if (m_next < 0)
        return;
    const qint64 page = (m_next - 1) / TranscriptModel::kPageRows;
    const qint64 first = page * TranscriptModel::kPageRows;
    bool isHere = true;
    for (qint64 row = first; row < m_next && isHere; ++row)
        isHere = m_model.message(row) != nullptr;
    if (!isHere && m_waiting != page) {
        m_waiting = page;
        m_model.glance(first, m_next - first);
        return;
    }
    m_waiting = -1;
    searchPage(first, m_next);
    m_next = first > 0 && !hasMore() ? first : -1;
    if (m_current.row < 0)
        choose();
    scheduleNext();
    Q_EMIT changed();
}

void RoomSearch::searchPage(qint64 first, qint64 end)
{
    for (qint64 row = end - 1; row >= first; --row) {
        if (m_model.message(row))
            searchRow(row);
        else
            ++m_refused;
    }
}

void RoomSearch::searchRow(qint64 row)
{
    const model::MessageRow *message = m_model.message(row);
    if (!message || m_hits.contains(row))
        return;
    QList<int> places;
    for (const TextHit &hit : hitsIn(saidText(message->posted.message.text), m_query))
        places.append(hit.from);
    if (places.isEmpty())
        return;
    m_count += int(places.size());
    m_hits.insert(row, places);
}

void RoomSearch::choose()
{
    auto at = m_hits.upperBound(m_from);
    const bool isAbove = at != m_hits.begin();
    if (!isAbove && isSearching())
        return; // an older hit may be nearer
    if (m_hits.isEmpty())
        return;
    at = isAbove ? std::prev(at) : std::prev(m_hits.end());
    setCurrent({at.key(), at->last()});
}

void RoomSearch::setCurrent(const TextPosition &position)
{
    m_current = position;
    Q_EMIT currentChanged();
}

int RoomSearch::currentNumber() const
{
    if (m_current.row < 0)
        return 0;
    int number = 0;
    for (auto row = m_hits.begin(); row != m_hits.end() && row.key() < m_current.row; ++row)
        number += int(row->size());
    const QList<int> places = m_hits.value(m_current.row);
    return number + int(places.indexOf(int(m_current.offset))) + 1;
}

void RoomSearch::goToOlder()
{
    if (m_hits.isEmpty())
        return;
    if (m_current.row < 0)
        return setCurrent({m_hits.lastKey(), m_hits.last().last()});
    const QList<int> &places = m_hits[m_current.row];
    const qsizetype place = places.indexOf(int(m_current.offset));
    if (place > 0)
        return setCurrent({m_current.row, places.at(place - 1)});
    const auto at = m_hits.find(m_current.row);
    const auto older = at == m_hits.begin() ? std::prev(m_hits.end()) : std::prev(at);
    setCurrent({older.key(), older->last()});
}

void RoomSearch::goToNewer()
{
    if (m_hits.isEmpty())
        return;
    if (m_current.row < 0)
        return setCurrent({m_hits.firstKey(), m_hits.first().first()});
    const QList<int> &places = m_hits[m_current.row];
    const qsizetype place = places.indexOf(int(m_current.offset));
    if (place + 1 < places.size())
        return setCurrent({m_current.row, places.at(place + 1)});
    auto newer = std::next(m_hits.find(m_current.row));
    if (newer == m_hits.end())
        newer = m_hits.begin();
    setCurrent({newer.key(), newer->first()});
}

} // namespace studio::ui
