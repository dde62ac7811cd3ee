// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "ui/models/people.h"

#include <QAbstractListModel>
#include <QList>

#include <deque>
#include <optional>

namespace studio::ui {

class EventPages;

/// Which events to show.
struct EventFilter
{
    std::optional<model::Topic> topic; ///< none: all
    QString text;                      ///< part of the line, ignoring case; empty: all
    bool operator==(const EventFilter &) const = default;
};

/// Every event of the open room as one line, newest first, filtered. Keeps a line of each event that was
/// read, not the event; reads further back as the view asks for rows, and while a filter leaves too few.
class EventListModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { SeqRole = Qt::UserRole, EventKindRole, TopicRole, TimeRole };

    explicit EventListModel(EventPages &pages, QObject *parent = nullptr);

    void reset();
    void wake(); ///< it is visible: from now on it reads
    /// Applies to events read from now on.
    void setPeople(const People &people, const model::PolicySettings &policy);
    void setFilter(const EventFilter &filter);
    [[nodiscard]] const EventFilter &filter() const { return m_filter; }

    [[nodiscard]] qint64 seq(const QModelIndex &index) const; ///< 0: none
    [[nodiscard]] int readCount() const { return int(m_lines.size()); }
    [[nodiscard]] bool isSearching() const; ///< reads back for matching rows
    [[nodiscard]] bool isAtTheBeginning() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void progressed(); ///< readCount() or isSearching() changed

private:
    struct Line
    {
        qint64 seq = 0;
        model::Topic topic = model::Topic::Messages;
        QDateTime time;
        QString kind;
        QString summary;
    };

    void takeOlder(const QList<model::Envelope> &events);
    void takeNewer(const QList<model::Envelope> &events);
    [[nodiscard]] Line lineOf(const model::Envelope &event) const;
    [[nodiscard]] bool fits(const Line &line) const;
    [[nodiscard]] const Line *line(const QModelIndex &index) const;

    EventPages &m_pages;
    People m_people;
    model::PolicySettings m_policy;
    EventFilter m_filter;
    // Both newest first. Numbers in m_rows count from the first line ever inserted, so that new lines in
    // front change no number: the line of a row is m_lines[m_newest - row's number].
    std::deque<Line> m_lines;
    std::deque<qint64> m_rows;
    qint64 m_newest = 0; ///< the number of the line in front
    int m_wanted = 0;
};

} // namespace studio::ui
