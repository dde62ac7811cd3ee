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

/// The turns and rounds of the open room, newest first, each with what happened in it in order. Pieces of one
/// text are one row, so that a turn of ten thousand pieces is as light as one of ten. Reads further back as
/// the view wants rows, and only once somebody looks.
class TurnTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    /// SearchRole: all of the row's text. EventKindRole: which of the eleven kinds, or one of OtherKind.
    enum Role { TitleRole = Qt::UserRole, EndRole, SearchRole, RowKindRole, EventKindRole };
    enum OtherKind { OtherEvent = -1, LoreEvent = -2 };

    explicit TurnTreeModel(EventPages &pages, QObject *parent = nullptr);
    ~TurnTreeModel() override;

    void reset(); ///< another room, or none, or the same read anew
    void wake();  ///< somebody looks: from now on it reads
    void setPeople(const People &people, const model::PolicySettings &policy);
    /// Calls of models of this room; each is shown once, in its turn or its round.
    void takeCalls(const QList<model::Exchange> &calls);

    [[nodiscard]] const TurnNode *node(const QModelIndex &index) const; ///< null: none
    /// The row of the turn that said this; invalid: it is not among those that are loaded.
    [[nodiscard]] QModelIndex turnOf(const base::MessageId &message) const;
    /// The row of the newest attempt of that turn; invalid as above.
    [[nodiscard]] QModelIndex turn(const base::TurnId &turn) const;
    /// The row of the newest round about that message; invalid as above.
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
    void progressed(); ///< more was read, or nothing more can be

private:
    /// Reads what it is given, and follows nothing.
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
    QHash<base::MessageId, TurnNode *> m_rounds; ///< the newest about it
    QHash<base::MessageId, TurnNode *> m_saidBy;
    QMultiHash<base::TurnId, model::Exchange> m_callsOfTurns;
    QMultiHash<base::MessageId, model::Exchange> m_callsOfRounds;
    QSet<qint64> m_knownCalls;
    TurnNode *m_round = nullptr; ///< the newest
    QList<TurnNode *> m_touched;
    int m_wanted = 0; ///< turns that a view still waits for
};

} // namespace studio::ui
