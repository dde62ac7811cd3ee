// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_queries.h"

#include "core/base/log.h"
#include "core/room/origin.h"

#include <utility>

namespace studio::room {

using model::Origin;
using model::Query;
using model::QueryResult;
using query::Answer;
using query::QueryCall;

namespace {

constexpr qsizetype kLongestType = 64; // UTF-16 units

QueryResult failure(const QString &id, const QString &why)
{
    return {.id = id, .success = false, .body = {}, .error = why};
}

} // namespace

RoomQueries::RoomQueries(base::RoomId room, query::Desk *desk, base::IdSource &ids, Publish publish)
    : m_room(std::move(room))
    , m_desk(desk)
    , m_ids(ids)
    , m_publish(std::move(publish))
{
}

RoomQueries::~RoomQueries() { leave(); }

void RoomQueries::leave()
{
    m_publish = [](const auto &, const auto &) { return qint64(0); };
    const QList<RoomQuery *> open = m_open.values();
    for (RoomQuery *query : open)
        query->cancel();
}

// A query that is too long for the log is not asked, and is logged without its body.
QueryCall *RoomQueries::ask(const Query &query, const Origin &origin, const std::optional<base::TurnId> &turn,
                            QObject *parent)
{
    const bool tooLong = query.body.text.size() > query::kLongestBody;
    const Query asked = published(query, origin);
    auto *call = new RoomQuery(*this, asked.id, turn, parent);
    m_open.insert(asked.id, call);
    if (tooLong)
        call->follow(nullptr, QString::fromLatin1(query::why::kMalformed));
    else if (!m_desk)
        call->follow(nullptr, QString::fromLatin1(query::why::kNobodyHere));
    else
        call->follow(m_desk->ask(m_room, asked, call), {});
    return call;
}

qint64 RoomQueries::fail(const Query &query, const QString &why, const Origin &origin)
{
    return m_publish(failure(published(query, origin).id, why), kStudio);
}

Query RoomQueries::published(Query query, const Origin &origin)
{
    if (query.id.isEmpty() || m_open.contains(query.id))
        query.id = m_ids.next();
    query.type.truncate(kLongestType);
    if (query.body.text.size() > query::kLongestBody) {
        qCWarning(base::lcRoom) << "a query of" << query.from.value()
                                << "is too long:" << query.body.text.size() << "bytes";
        query.body = {};
    }
    m_publish(query, origin);
    return query;
}

void RoomQueries::endTurn(const base::TurnId &turn)
{
    const QList<RoomQuery *> open = m_open.values();
    for (RoomQuery *query : open) {
        if (query->turn() == turn)
            query->cancel();
    }
}

void RoomQueries::endAll()
{
    const QList<RoomQuery *> open = m_open.values();
    for (RoomQuery *query : open)
        query->cancel();
}

void RoomQueries::close(const QueryResult &kept)
{
    m_open.remove(kept.id);
    m_publish(kept, kStudio);
}

RoomQuery::RoomQuery(RoomQueries &queries, QString id, const std::optional<base::TurnId> &turn,
                     QObject *parent)
    : QueryCall(parent)
    , m_queries(&queries)
    , m_id(std::move(id))
    , m_turn(turn)
{
}

RoomQuery::~RoomQuery() { giveUp(); }

void RoomQuery::follow(QueryCall *call, const QString &why)
{
    m_call = call;
    if (call) {
        connect(call, &QueryCall::answered, this, &RoomQuery::end);
        return;
    }
    const QueryResult failed = failure(m_id, why);
    QMetaObject::invokeMethod(
        this,
        [this, failed] {
            end({failed, failed});
        },
        Qt::QueuedConnection);
}

void RoomQuery::end(const Answer &answer)
{
    if (!m_queries)
        return; // cancelled meanwhile
    Answer mine = answer;
    mine.result.id = m_id;
    mine.kept.id = m_id;
    m_call = nullptr;
    std::exchange(m_queries, nullptr)->close(mine.kept);
    deleteLater();
    Q_EMIT answered(mine);
}

void RoomQuery::cancel()
{
    if (!m_queries)
        return;
    giveUp();
    deleteLater();
}

void RoomQuery::giveUp()
{
    if (m_call) {
        m_call->disconnect(this);
        m_call->cancel();
    }
    if (const QPointer<RoomQueries> queries = std::exchange(m_queries, nullptr))
        queries->close(failure(m_id, QString::fromLatin1(query::why::kCancelled)));
}

} // namespace studio::room
