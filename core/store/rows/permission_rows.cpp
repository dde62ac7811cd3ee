// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/permission_rows.h"

#include "core/base/log.h"
#include "core/store/rows/fact_tables.h"
#include "core/store/rows/setting_rows.h"
#include "core/store/statements.h"
#include "core/wire/names.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using base::Result;
using base::RoomId;
using model::PermissionEntry;
using model::PermissionRule;

namespace {

const auto kAskForActs = u"askForActs"_s;

template<class Id>
QVariant cell(const std::optional<Id> &id)
{
    return id ? QVariant(id->value()) : QVariant();
}

template<class Id>
std::optional<Id> idIn(const QSqlQuery &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(Id(row.value(column).toString()));
}

model::RawJson rawIn(const QSqlQuery &row, int column) { return {row.value(column).toString().toUtf8()}; }

PermissionRule ruleIn(const QSqlQuery &row)
{
    PermissionRule rule{.number = row.value(0).toLongLong(),
                        .companion = ParticipantId(row.value(1).toString()),
                        .tool = row.value(2).toString(),
                        .room = idIn<RoomId>(row, 3),
                        .allowed = row.value(5).toBool(),
                        .since = timeIn(row.value(6))};
    if (!row.isNull(4))
        rule.arguments = rawIn(row, 4);
    return rule;
}

Result<QList<PermissionRule>> readPermissionRules(Connection &connection)
{
    return connection
        .query(u"SELECT entry, companion, tool, room, arguments, allowed, wall FROM permission_rules"
               " ORDER BY entry"_s,
               {})
        .transform([](QSqlQuery *row) {
            QList<PermissionRule> rules;
            while (row->next())
                rules.append(ruleIn(*row));
            return rules;
        });
}

std::optional<PermissionEntry> entryIn(const QSqlQuery &row)
{
    const auto risk = wire::valueOf<model::Risk>(row.value(4).toString());
    const auto what = wire::valueOf<PermissionEntry::What>(row.value(6).toString());
    if (!risk || !what) {
        qCWarning(base::lcStore) << "a permission cannot be read:" << row.value(0).toLongLong();
        return std::nullopt;
    }
    PermissionEntry entry{.number = row.value(0).toLongLong(),
                          .time = timeIn(row.value(1)),
                          .companion = ParticipantId(row.value(2).toString()),
                          .tool = row.value(3).toString(),
                          .risk = *risk,
                          .arguments = rawIn(row, 5),
                          .what = *what,
                          .room = idIn<RoomId>(row, 7),
                          .turn = idIn<base::TurnId>(row, 8),
                          .call = idIn<base::CallId>(row, 9)};
    if (!row.isNull(10))
        entry.rule = row.value(10).toLongLong();
    return entry;
}

Result<QList<PermissionEntry>> readPermissionEntries(Connection &connection, int most)
{
    return connection
        .query(u"SELECT id, wall, companion, tool, risk, arguments, what, room, turn, call, rule"
               " FROM permissions ORDER BY id DESC LIMIT ?"_s,
               {most})
        .transform([](QSqlQuery *row) {
            QList<PermissionEntry> entries;
            while (row->next()) {
                if (const auto entry = entryIn(*row))
                    entries.append(*entry);
            }
            return entries;
        });
}

Result<void> keepRule(Connection &connection, const PermissionRule &rule)
{
    const QVariant arguments =
        rule.arguments ? QVariant(QString::fromUtf8(rule.arguments->text)) : QVariant();
    const QVariantList same{rule.companion.value(), rule.tool, cell(rule.room), arguments};
    return run(connection,
               u"DELETE FROM permission_rules"
               " WHERE companion = ? AND tool = ? AND room IS ? AND arguments IS ?"_s,
               same)
        .and_then([&] {
            return run(
                connection,
                u"INSERT INTO permission_rules (companion, tool, room, arguments, entry, allowed, wall)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)"_s,
                same + QVariantList{rule.number, rule.allowed ? 1 : 0, rule.since.toMSecsSinceEpoch()});
        });
}

Result<void> followRule(Connection &connection, const PermissionEntry &entry,
                        const std::optional<PermissionRule> &rule)
{
    if (rule)
        return keepRule(connection, *rule);
    if (entry.what != PermissionEntry::What::Revoked || !entry.rule)
        return {};
    return run(connection, u"DELETE FROM permission_rules WHERE entry = ?"_s, {*entry.rule});
}

} // namespace

Result<PermissionRecord> readPermissions(Connection &connection, int most)
{
    const auto has = hasTable(connection, u"permissions"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (!*has)
        return PermissionRecord();
    const auto rules = readPermissionRules(connection);
    const auto entries = readPermissionEntries(connection, most);
    const auto last = connection.value(u"SELECT max(id) FROM permissions"_s);
    const auto ask = readFlag(connection, kAskForActs);
    if (!rules)
        return tl::unexpected(rules.error());
    if (!entries)
        return tl::unexpected(entries.error());
    if (!last)
        return tl::unexpected(last.error());
    if (!ask)
        return tl::unexpected(ask.error());
    return PermissionRecord{*rules, *entries, *ask, last->toLongLong()};
}

Result<void> insertPermission(Connection &connection, const PermissionEntry &entry,
                              const std::optional<PermissionRule> &rule)
{
    const QVariant ruled = entry.rule ? QVariant(*entry.rule) : QVariant();
    const QString arguments = u""_s + QString::fromUtf8(entry.arguments.text); // never null
    return run(connection,
               u"INSERT INTO permissions"
               " (id, wall, companion, tool, risk, arguments, what, room, turn, call, rule)"
               " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
               {entry.number, entry.time.toMSecsSinceEpoch(), entry.companion.value(), entry.tool,
                wire::nameOf(entry.risk), arguments, wire::nameOf(entry.what), cell(entry.room),
                cell(entry.turn), cell(entry.call), ruled})
        .and_then([&] { return followRule(connection, entry, rule); });
}

Result<void> replaceAskForActs(Connection &connection, bool ask)
{
    return replaceFlag(connection, kAskForActs, ask);
}

} // namespace studio::store
