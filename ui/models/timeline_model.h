// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/people.h"
#include "ui/models/timeline_mark.h"
#include "ui/models/timeline_row.h"

#include <QAbstractListModel>
#include <QList>

#include <deque>

namespace studio::ui {

class EventPages;

/// The story of the open room, newest first. It reads further back only when a view wants more rows, and only
/// once somebody looks at it.
class TimelineModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Silent: a turn that came to nothing; Passed: one that was left to others of its own will.
    enum class Kind { Said, Decided, Silent, Rested, Refused, Passed };
    Q_ENUM(Kind)
    enum Role {
        KindRole = Qt::UserRole,
        WhoRole,
        TitleRole,
        CauseRole,
        TimeRole,
        MarkRole,
        MarkTitleRole,
        MarkTextRole
    };

    explicit TimelineModel(EventPages &pages, QObject *parent = nullptr);

    /// Another room, or none, or the same read anew: nothing is loaded.
    void reset();
    void wake(); ///< somebody looks: from now on it reads
    void setPeople(const People &people, const model::PolicySettings &policy); ///< also in another language

    /// What lies beside the rows from now on; empty: nothing.
    void setMarks(const TimelineMarks &marks);
    [[nodiscard]] bool hasMarks() const { return !m_marks.isEmpty(); }

    /// The decision of that row; null where it is none.
    [[nodiscard]] const model::Decision *decision(const QModelIndex &index) const;
    [[nodiscard]] QDateTime time(const QModelIndex &index) const;
    [[nodiscard]] qint64 seq(const QModelIndex &index) const; ///< of the event; 0: none
    /// The row of that event, if it is loaded.
    [[nodiscard]] QModelIndex rowOf(qint64 seq) const;
    /// The message that this row is about, as the transcript counts; -1: none that is loaded.
    [[nodiscard]] qint64 messageIndex(const QModelIndex &index) const;
    struct Found
    {
        const model::Decision *decision = nullptr; ///< by which it was said
        qint64 seq = 0;                            ///< of its event
        bool isOver = false; ///< what is older cannot hold it: the message was not decided upon
    };
    /// Among the rows that are loaded.
    [[nodiscard]] Found decisionOf(const base::MessageId &message) const;
    [[nodiscard]] bool isAtTheBeginning() const; ///< there is nothing older

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

private:
    void takeOlder(const QList<model::Envelope> &events);
    void takeNewer(const QList<model::Envelope> &events);
    [[nodiscard]] const TimelineRow *row(const QModelIndex &index) const;
    [[nodiscard]] base::ParticipantId who(const TimelineRow &row) const;
    [[nodiscard]] QString title(const TimelineRow &row) const;
    void joinOldest(QList<TimelineRow> &older);
    [[nodiscard]] QString sentence(const TimelineRow &row) const;
    [[nodiscard]] QString cause(const TimelineRow &row) const;
    [[nodiscard]] QString sentenceOf(const model::Decision &decision) const;

    [[nodiscard]] QString markTitle(const TimelineMark &mark) const;
    [[nodiscard]] QString accessibleText(const QModelIndex &index, const TimelineRow &row) const;

    EventPages &m_pages;
    TimelineMarks m_marks;
    People m_people;
    model::PolicySettings m_policy;
    std::deque<TimelineRow> m_rows; ///< newest first
    int m_wanted = 0;               ///< rows that a view still waits for
};

} // namespace studio::ui
