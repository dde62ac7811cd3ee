// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/event_list_model.h"

#include "core/wire/envelope_text.h"
#include "ui/models/event_pages.h"
#include "ui/models/event_summary.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kRowsAtOnce = 100;

} // namespace

EventListModel::EventListModel(EventPages &pages, QObject *parent)
    : QAbstractListModel(parent)
    , m_pages(pages)
{
    connect(&pages, &EventPages::older, this, &EventListModel::takeOlder);
    connect(&pages, &EventPages::newer, this, &EventListModel::takeNewer);
    connect(&pages, &EventPages::restarted, this, &EventListModel::reset);
    connect(&pages, &EventPages::failed, this, [this] {
        m_wanted = 0;
        Q_EMIT progressed();
    });
}

void EventListModel::wake() { m_pages.wake(); }

void EventListModel::reset()
{
    beginResetModel();
    m_lines.clear();
    m_rows.clear();
    m_newest = 0;
    m_wanted = 0;
    endResetModel();
    Q_EMIT progressed();
}

void EventListModel::setPeople(const People &people, const model::PolicySettings &policy)
{
    m_people = people;
    m_policy = policy;
}

void EventListModel::setFilter(const EventFilter &filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    m_rows.clear();
    for (size_t at = 0; at < m_lines.size(); ++at) {
        if (fits(m_lines[at]))
            m_rows.push_back(m_newest - qint64(at));
    }
    m_wanted = 0;
    endResetModel();
    if (rowCount() < kRowsAtOnce && m_pages.hasOlder())
        fetchMore({});
    Q_EMIT progressed();
}

EventListModel::Line EventListModel::lineOf(const model::Envelope &event) const
{
    return {event.seq, event.topic, event.time, wire::eventKind(event.body),
            eventSummary(event, m_people, m_policy)};
}

bool EventListModel::fits(const Line &line) const
{
    return (!m_filter.topic || line.topic == m_filter.topic) &&
           (m_filter.text.isEmpty() || line.summary.contains(m_filter.text, Qt::CaseInsensitive) ||
            line.kind.contains(m_filter.text, Qt::CaseInsensitive));
}

void EventListModel::takeOlder(const QList<model::Envelope> &events)
{
    QList<qint64> fresh;
    for (auto event = events.crbegin(); event != events.crend(); ++event) {
        m_lines.push_back(lineOf(*event));
        if (fits(m_lines.back()))
            fresh.append(m_newest - qint64(m_lines.size()) + 1);
    }
    if (!fresh.isEmpty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + int(fresh.size()) - 1);
        m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
        endInsertRows();
    }
    m_wanted -= int(fresh.size());
    if (m_wanted > 0)
        m_pages.readOlder();
    Q_EMIT progressed();
}

void EventListModel::takeNewer(const QList<model::Envelope> &events)
{
    QList<qint64> fresh;
    for (const model::Envelope &event : events) {
        m_lines.push_front(lineOf(event));
        ++m_newest;
        if (fits(m_lines.front()))
            fresh.prepend(m_newest);
    }
    if (!fresh.isEmpty()) {
        beginInsertRows({}, 0, int(fresh.size()) - 1);
        m_rows.insert(m_rows.begin(), fresh.begin(), fresh.end());
        endInsertRows();
    }
    Q_EMIT progressed();
}

const EventListModel::Line *EventListModel::line(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return nullptr;
    return &m_lines[size_t(m_newest - m_rows[size_t(index.row())])];
}

qint64 EventListModel::seq(const QModelIndex &index) const
{
    const Line *found = line(index);
    return found ? found->seq : 0;
}

bool EventListModel::isSearching() const { return m_wanted > 0 && m_pages.isReading(); }

bool EventListModel::isAtTheBeginning() const { return m_pages.isAtTheBeginning(); }

int EventListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

bool EventListModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_pages.hasOlder();
}

void EventListModel::fetchMore(const QModelIndex &)
{
    m_wanted = std::max(m_wanted, kRowsAtOnce);
    m_pages.readOlder();
}

QVariant EventListModel::data(const QModelIndex &index, int role) const
{
    const Line *found = line(index);
    if (!found)
        return {};
    switch (role) {
    case Qt::DisplayRole: return found->summary;
    case SeqRole: return found->seq;
    case EventKindRole: return found->kind;
    case TopicRole: return topicName(found->topic);
    case TimeRole: return QLocale().toString(found->time.toLocalTime().time(), QLocale::ShortFormat);
    case Qt::AccessibleTextRole:
        //: A row of the list of events for screen readers: %1 its number, %2 its kind, %3 what it is about
        return tr("%1, %2: %3").arg(found->seq).arg(found->kind, found->summary);
    default: return {};
    }
}

} // namespace studio::ui
