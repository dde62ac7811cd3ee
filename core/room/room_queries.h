// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/id_source.h"
#include "core/model/envelope.h"
#include "core/query/desk.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <functional>
#include <optional>

namespace studio::room {

class RoomQuery;

/// The open queries of one room to the user's machine. Each query is published when it is asked, followed by
/// exactly one result, whatever happens to the caller. The class asks nobody itself; the desk does.
///
/// When it is destroyed, it cancels open queries at the desk and publishes nothing more.
class RoomQueries : public QObject
{
    Q_OBJECT

public:
    /// Returns the number of the event.
    using Publish = std::function<qint64(model::EnvelopeBody body, const model::Origin &origin)>;

    RoomQueries(base::RoomId room, query::Desk *desk, base::IdSource &ids, Publish publish);
    ~RoomQueries() override;

    /// Cancels open queries; from now on nothing is published.
    void leave();

    /// The result is published before answered() is emitted. A query without an id, or with an id that is
    /// open, gets a new id. A query with a turn is cancelled by endTurn().
    [[nodiscard]] query::QueryCall *ask(const model::Query &query, const model::Origin &origin,
                                        const std::optional<base::TurnId> &turn, QObject *parent);
    /// Publishes the query and its failure at once; returns the number of the result.
    qint64 fail(const model::Query &query, const QString &why, const model::Origin &origin);
    void endTurn(const base::TurnId &turn);
    void endAll();
    [[nodiscard]] bool isOpen(const QString &id) const { return m_open.contains(id); }

private:
    friend class RoomQuery;
    void close(const model::QueryResult &kept);
    [[nodiscard]] model::Query published(model::Query query, const model::Origin &origin);

    base::RoomId m_room;
    query::Desk *m_desk;
    base::IdSource &m_ids;
    Publish m_publish;
    QHash<QString, RoomQuery *> m_open; ///< each query removes itself
};

/// One open query. Destroying it cancels it.
class RoomQuery final : public query::QueryCall
{
    Q_OBJECT

public:
    RoomQuery(RoomQueries &queries, QString id, const std::optional<base::TurnId> &turn, QObject *parent);
    ~RoomQuery() override;

    void cancel() override;
    /// Follows the desk's own call; without a call, for a query that has failed already, it fails with `why`.
    void follow(query::QueryCall *call, const QString &why);

    [[nodiscard]] const std::optional<base::TurnId> &turn() const { return m_turn; }

private:
    void end(const query::Answer &answer);
    void giveUp();

    QPointer<RoomQueries> m_queries; ///< null once the query is over
    QString m_id;
    std::optional<base::TurnId> m_turn;
    QPointer<query::QueryCall> m_call;
};

} // namespace studio::room
