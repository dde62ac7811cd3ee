// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/inspector/turn_node.h"
#include "ui/inspector/turn_reading.h"
#include "ui/models/people.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QMultiHash>
#include <QSet>

namespace studio::ui {

class EventPages;

/// The turns and rounds of the open room, newest first, each with its events in order. Pieces of one text are
/// one row, so that a turn of ten thousand pieces is as light as a turn of ten. Reads further back as the
/// view asks for rows, and only once it is visible.
class TurnTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// SearchRole: the whole text of the row. EventKindRole: one of the eleven kinds, or OtherKind.
    enum Role { TitleRole = Qt::UserRole, EndRole, SearchRole, RowKindRole, EventKindRole };
    enum OtherKind { OtherEvent = -1, LoreEvent = -2 };

    explicit TurnTreeModel(EventPages &pages, QObject *parent = nullptr);
    ~TurnTreeModel() override;

    void reset(); ///< another room, no room, or the same room again
    void wake();  ///< it is visible: from now on it reads
    void setPeople(const People &people, const model::PolicySettings &policy);
    /// Model calls of this room; each is shown once, in its turn or round.
    void takeCalls(const QList<model::Exchange> &calls);

    [[nodiscard]] const TurnNode *node(const QModelIndex &index) const; ///< null: none
    /// The row of the turn that said this message; invalid if it is not loaded.
    [[nodiscard]] QModelIndex turnOf(const base::MessageId &message) const;
    /// The row of the newest attempt of that turn; invalid if it is not loaded.
    [[nodiscard]] QModelIndex turn(const base::TurnId &turn) const;
    /// The row of the newest round about that message; invalid if it is not loaded.
    [[nodiscard]] QModelIndex roundAbout(const base::MessageId &message) const;
    [[nodiscard]] bool isAtTheBeginning() const;
    [[nodiscard]] const People &people() const { return m_people; }
    [[nodiscard]] const model::PolicySettings &policy() const { return m_policy; }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void progressed(); ///< more was read, or there is no more to read

private:
    /// For a single page: reads the given events and follows no source.
    explicit TurnTreeModel(EventPages &pages, const People &people);

    using Nodes = std::deque<std::unique_ptr<TurnNode>>;

    void takeOlder(const QList<model::Envelope> &events);
    void takeNewer(const QList<model::Envelope> &events);
    void take(const model::Envelope &event);
    void begin(std::unique_ptr<TurnNode> root);
    void happen(TurnNode &turn, const model::Envelope &event);
    void add(TurnNode &parent, std::unique_ptr<TurnNode> child);
    void insert(TurnNode &parent, size_t row, std::unique_ptr<TurnNode> child);
    void addCall(TurnNode &root, const model::Exchange &call);
    void addCallsOf(TurnNode &root);
    void prepend(TurnNode &root, TurnNode &older);
    void append(std::unique_ptr<TurnNode> root);
    void know(TurnNode &root);
    void touch(TurnNode &node);
    void tellTouched();
    [[nodiscard]] TurnNode *turn(const TurnStep &step) const;
    [[nodiscard]] QModelIndex indexOf(const TurnNode &node) const;

    EventPages &m_pages;
    People m_people;
    model::PolicySettings m_policy;
    Nodes m_roots; ///< newest first
    QHash<std::pair<base::TurnId, int>, TurnNode *> m_turns;
    QHash<base::MessageId, TurnNode *> m_rounds; ///< the newest round about the message
    QHash<base::MessageId, TurnNode *> m_saidBy;
    QMultiHash<base::TurnId, model::Exchange> m_callsOfTurns;
    QMultiHash<base::MessageId, model::Exchange> m_callsOfRounds;
    QSet<qint64> m_knownCalls;
    TurnNode *m_round = nullptr; ///< the newest
    QList<TurnNode *> m_touched;
    int m_wanted = 0; ///< turns that a view is still waiting for
};

} // namespace studio::ui
