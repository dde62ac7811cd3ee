// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/decision_facts.h"
#include "ui/models/people.h"
#include "ui/models/timeline_mark.h"
#include "ui/models/timeline_row.h"

#include <QAbstractListModel>
#include <QList>

#include <deque>

namespace studio::ui {

class EventPages;

/// The story of the open room, newest first. It reads further back only when a view asks for more rows, and
/// only once it is visible.
class TimelineModel : public QAbstractListModel
{
    Q_OBJECT

public:
    /// Silent: a turn without a result; Passed: a turn that the companion chose to leave to others.
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

    /// Another room, no room, or the same room again: nothing is loaded.
    void reset();
    void wake(); ///< it is visible: from now on it reads
    void setPeople(const People &people, const model::PolicySettings &policy); ///< also on a new language

    /// Sets the marks beside the rows; empty: none.
    void setMarks(const TimelineMarks &marks);
    [[nodiscard]] bool hasMarks() const { return !m_marks.isEmpty(); }

    /// The decision of that row; null if it has none.
    [[nodiscard]] const model::Decision *decision(const QModelIndex &index) const;
    [[nodiscard]] QDateTime time(const QModelIndex &index) const;
    [[nodiscard]] qint64 seq(const QModelIndex &index) const; ///< of the event; 0: none
    /// The row of that event, if it is loaded.
    [[nodiscard]] QModelIndex rowOf(qint64 seq) const;
    /// The message that this row is about, index as in the transcript; -1 if it is not loaded.
    [[nodiscard]] qint64 messageIndex(const QModelIndex &index) const;
    struct Found
    {
        const model::Decision *decision = nullptr; ///< the decision that led to the message
        qint64 seq = 0;                            ///< of its event
        bool isOver = false; ///< older rows cannot hold it: no decision led to the message
    };
    /// Searches the loaded rows.
    [[nodiscard]] Found decisionOf(const base::MessageId &message) const;
    [[nodiscard]] bool isAtTheBeginning() const; ///< nothing older exists

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
    [[nodiscard]] QString sentenceOf(const TimelineRow &row, const model::Decision &decision) const;
    /// As far as the loaded rows tell.
    [[nodiscard]] model::DecisionFacts factsOf(const TimelineRow &row, const model::Decision &decision) const;

    [[nodiscard]] QString markTitle(const TimelineMark &mark) const;
    [[nodiscard]] QString accessibleText(const QModelIndex &index, const TimelineRow &row) const;

    EventPages &m_pages;
    TimelineMarks m_marks;
    People m_people;
    model::PolicySettings m_policy;
    std::deque<TimelineRow> m_rows; ///< newest first
    int m_wanted = 0;               ///< rows that a view is still waiting for
};

} // namespace studio::ui
