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

/// What one room has asked of the user's machine and not got yet. Each query is published when it is asked,
/// and exactly one result of it, whatever becomes of who asked. It asks nobody itself: that is the desk's.
///
/// When it is destroyed, what is open is taken back from the desk and nothing more is published.
class RoomQueries : public QObject
{
    Q_OBJECT

public:
    /// Gives the number of the event.
    using Publish = std::function<qint64(model::EnvelopeBody body, const model::Origin &origin)>;

    RoomQueries(base::RoomId room, query::Desk *desk, base::IdSource &ids, Publish publish);
    ~RoomQueries() override;

    /// Takes back what is open; from now on nothing is published.
    void leave();

    /// The result is published before answered() is given. Without an id, or with one that is open, it gets
    /// another. With a turn it is cancelled by endTurn().
    [[nodiscard]] query::QueryCall *ask(const model::Query &query, const model::Origin &origin,
                                        const std::optional<base::TurnId> &turn, QObject *parent);
    /// Published with its result at once; gives the number of the result.
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
    QHash<QString, RoomQuery *> m_open; ///< each takes itself out
};

/// One of them on its way. Destroying it is cancelling it.
class RoomQuery final : public query::QueryCall
{
    Q_OBJECT

public:
    RoomQuery(RoomQueries &queries, QString id, const std::optional<base::TurnId> &turn, QObject *parent);
    ~RoomQuery() override;

    void cancel() override;
    /// The desk's own call, none for a query that has failed already: then it fails with `why`.
    void follow(query::QueryCall *call, const QString &why);

    [[nodiscard]] const std::optional<base::TurnId> &turn() const { return m_turn; }

private:
    void end(const query::Answer &answer);
    void giveUp();

    QPointer<RoomQueries> m_queries; ///< none once it is over
    QString m_id;
    std::optional<base::TurnId> m_turn;
    QPointer<query::QueryCall> m_call;
};

} // namespace studio::room
