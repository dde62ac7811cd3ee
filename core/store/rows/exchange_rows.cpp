// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/exchange_rows.h"

#include "core/base/log.h"
#include "core/store/rows/fact_tables.h"
#include "core/wire/exchange_wire.h"

#include <QCoreApplication>
#include <QtEndian>

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::Exchange;

namespace {

struct ExchangeRows
{
    Q_DECLARE_TR_FUNCTIONS(studio::store::ExchangeRows)
};

constexpr qint64 kBetweenSweeps = 64; // rows

// The size in the file is trusted only within reason: the file may be damaged.
QByteArray unpacked(const QByteArray &packed)
{
    const bool isWhole = packed.size() > qsizetype(sizeof(quint32));
    if (!isWhole || qFromBigEndian<quint32>(packed.constData()) > quint32(model::kLongestExchange))
        return {};
    return qUncompress(packed);
}

Result<Exchange> exchangeIn(const QSqlQuery &row)
{
    return wire::parse(row.value(1).toByteArray())
        .and_then(&wire::exchangeFromJson)
        .transform([&row](Exchange exchange) {
            exchange.id = row.value(0).toLongLong();
            return exchange;
        });
}

Result<void> sweep(Connection &connection, const base::RoomId &room)
{
    return connection
        .query(u"DELETE FROM exchanges WHERE room = ? AND wall < (SELECT wall FROM exchanges WHERE room = ?"
               " ORDER BY wall DESC LIMIT 1 OFFSET ?)"_s,
               {room.value(), room.value(), kExchangesOfARoom - 1})
        .transform([](QSqlQuery *) {});
}

} // namespace

Result<Exchange> insertExchange(Connection &connection, const Exchange &exchange)
{
    return connection
        .query(u"INSERT INTO exchanges (wall, room, body, prompt, reply) VALUES (?, ?, ?, ?, ?)"_s,
               {exchange.time.toMSecsSinceEpoch(), exchange.room.value(),
                QString::fromUtf8(wire::dump(wire::exchangeToJson(exchange))), qCompress(exchange.prompt),
                qCompress(exchange.reply)})
        .and_then([&](QSqlQuery *row) -> Result<Exchange> {
            Exchange kept = exchange;
            kept.id = row->lastInsertId().toLongLong();
            if (kept.id % kBetweenSweeps != 0)
                return kept;
            return sweep(connection, exchange.room).transform([&kept] { return kept; });
        });
}

Result<QList<Exchange>> readExchanges(Connection &connection, const base::RoomId &room,
                                      const QDateTime &since, int most)
{
    const Result<bool> has = hasTable(connection, u"exchanges"_s);
    if (!has || !*has)
        return has.transform([](bool) { return QList<Exchange>(); });
    return connection
        .query(u"SELECT id, body FROM exchanges WHERE room = ? AND wall >= ? ORDER BY wall DESC, id DESC"
               " LIMIT ?"_s,
               {room.value(), since.isValid() ? since.toMSecsSinceEpoch() : 0, most})
        .transform([](QSqlQuery *row) {
            QList<Exchange> exchanges;
            while (row->next()) {
                if (const auto exchange = exchangeIn(*row))
                    exchanges.append(*exchange);
                else
                    qCWarning(base::lcStore) << "a call cannot be read:" << exchange.error().text;
            }
            std::reverse(exchanges.begin(), exchanges.end());
            return exchanges;
        });
}

Result<Exchange> readExchange(Connection &connection, qint64 id)
{
    const Error missing{
        ErrorCode::NotFound, ExchangeRows::tr("This exchange with the model was not kept."), {}};
    const Result<bool> has = hasTable(connection, u"exchanges"_s);
    if (!has || !*has)
        return tl::unexpected(has ? missing : has.error());
    return connection.query(u"SELECT id, body, prompt, reply FROM exchanges WHERE id = ?"_s, {id})
        .and_then([&missing](QSqlQuery *row) -> Result<Exchange> {
            if (!row->next())
                return tl::unexpected(missing);
            return exchangeIn(*row).transform([row](Exchange exchange) {
                exchange.prompt = unpacked(row->value(2).toByteArray());
                exchange.reply = unpacked(row->value(3).toByteArray());
                return exchange;
            });
        });
}

} // namespace studio::store
