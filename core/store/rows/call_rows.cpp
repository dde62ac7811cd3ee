// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/call_rows.h"

#include "core/base/log.h"
#include "core/store/rows/fact_tables.h"
#include "core/wire/call_wire.h"

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using base::RoomId;
using model::CallRecord;

namespace {

QVariant orNull(const std::optional<qint64> &number) { return number ? QVariant(*number) : QVariant(); }

std::optional<qint64> numberIn(const QSqlQuery &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(row.value(column).toLongLong());
}

/// The query, or none if the table does not exist.
Result<QSqlQuery *> ask(Connection &connection, const QString &sql, const QVariantList &values = {})
{
    return hasTable(connection, u"calls"_s).and_then([&](bool has) -> Result<QSqlQuery *> {
        return has ? connection.query(sql, values) : Result<QSqlQuery *>(nullptr);
    });
}

// A null text would be SQL's NULL.
QString roomText(const RoomId &room) { return room.isEmpty() ? u""_s : room.value(); }

} // namespace

Result<void> insertCall(Connection &connection, const CallRecord &record)
{
    return connection
        .query(u"INSERT INTO calls (wall, room, failed, cost, input, cached, output, thinking, body)"
               " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
               {record.time.toMSecsSinceEpoch(), roomText(record.room),
                record.trouble && !model::isUnpriced(record) ? 1 : 0, orNull(record.cost),
                orNull(record.tokens.input), orNull(record.tokens.cached), orNull(record.tokens.output),
                orNull(record.tokens.thinking),
                QString::fromUtf8(wire::dump(wire::callRecordToJson(record)))})
        .transform([](QSqlQuery *) {});
}

Result<QList<CallRecord>> readCalls(Connection &connection, const RoomId &room, int most)
{
    const QString wanted = roomText(room);
    const bool isOfAll = wanted.isEmpty();
    return ask(connection,
               isOfAll ? u"SELECT body FROM calls ORDER BY id DESC LIMIT ?"_s
                       : u"SELECT body FROM calls WHERE room = ? ORDER BY id DESC LIMIT ?"_s,
               isOfAll ? QVariantList{most} : QVariantList{wanted, most})
        .transform([](QSqlQuery *row) {
            QList<CallRecord> calls;
            while (row && row->next()) {
                const auto call =
                    wire::parse(row->value(0).toByteArray()).and_then(&wire::callRecordFromJson);
                if (call)
                    calls.append(*call);
                else
                    qCWarning(base::lcStore) << "a call cannot be read:" << call.error().text;
            }
            std::reverse(calls.begin(), calls.end());
            return calls;
        });
}

Result<QList<DaySum>> readCallDays(Connection &connection, const RoomId &room)
{
    const QString wanted = roomText(room);
    return ask(connection,
               u"SELECT date(wall / 1000, 'unixepoch', 'localtime') AS day, count(*), ifnull(sum(cost), 0),"
               " sum(cost IS NULL AND failed = 0), sum(input), sum(cached), sum(output), sum(thinking)"
               " FROM calls WHERE ? = '' OR room = ? GROUP BY day ORDER BY day"_s,
               {wanted, wanted})
        .transform([](QSqlQuery *row) {
            QList<DaySum> days;
            while (row && row->next()) {
                DaySum day{QDate::fromString(row->value(0).toString(), Qt::ISODate), {}};
                day.sum.calls = row->value(1).toLongLong();
                day.sum.cost = row->value(2).toLongLong();
                day.sum.unpriced = row->value(3).toLongLong();
                day.sum.tokens = {numberIn(*row, 4), numberIn(*row, 5), numberIn(*row, 6), numberIn(*row, 7)};
                days.append(day);
            }
            return days;
        });
}

Result<QHash<RoomId, qint64>> readRoomCosts(Connection &connection)
{
    return ask(connection, u"SELECT room, sum(cost) FROM calls WHERE room <> '' GROUP BY room"_s)
        .transform([](QSqlQuery *row) {
            QHash<RoomId, qint64> costs;
            while (row && row->next())
                costs.insert(RoomId(row->value(0).toString()), row->value(1).toLongLong());
            return costs;
        });
}

} // namespace studio::store
