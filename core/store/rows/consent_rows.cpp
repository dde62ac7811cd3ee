// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/consent_rows.h"

#include "core/base/log.h"
#include "core/store/rows/fact_tables.h"
#include "core/store/rows/setting_rows.h"
#include "core/store/statements.h"
#include "core/wire/names.h"

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;
using model::ConsentEntry;
using model::ConsentRule;

namespace {

const auto kRemoteAnswers = u"remoteAnswers"_s;

Result<QList<ConsentRule>> readConsentRules(Connection &connection)
{
    return connection
        .query(u"SELECT companion, type, allowed, wall FROM consent_rules ORDER BY wall, companion, type"_s)
        .transform([](QSqlQuery *row) {
            QList<ConsentRule> rules;
            while (row->next())
                rules.append({base::ParticipantId(row->value(0).toString()), row->value(1).toString(),
                              row->value(2).toBool(), timeIn(row->value(3))});
            return rules;
        });
}

Result<QList<ConsentEntry>> readConsentEntries(Connection &connection, int most)
{
    return connection
        .query(u"SELECT id, wall, companion, type, what, room FROM consents ORDER BY id DESC LIMIT ?"_s,
               {most})
        .transform([](QSqlQuery *row) {
            QList<ConsentEntry> entries;
            while (row->next()) {
                const auto what = wire::valueOf<ConsentEntry::What>(row->value(4).toString());
                if (!what) {
                    qCWarning(base::lcStore) << "a consent cannot be read:" << row->value(0).toLongLong();
                    continue;
                }
                ConsentEntry entry{row->value(0).toLongLong(),
                                   timeIn(row->value(1)),
                                   base::ParticipantId(row->value(2).toString()),
                                   row->value(3).toString(),
                                   *what,
                                   {}};
                if (!row->isNull(5))
                    entry.room = base::RoomId(row->value(5).toString());
                entries.append(entry);
            }
            return entries;
        });
}

Result<void> followRule(Connection &connection, const ConsentEntry &entry)
{
    const QString companion = entry.companion.value();
    if (entry.what == ConsentEntry::What::Revoked)
        return run(connection, u"DELETE FROM consent_rules WHERE companion = ? AND type = ?"_s,
                   {companion, entry.type});
    if (entry.what != ConsentEntry::What::AllowedAlways && entry.what != ConsentEntry::What::RefusedAlways)
        return {};
    return run(connection,
               u"INSERT OR REPLACE INTO consent_rules (companion, type, allowed, wall) VALUES (?, ?, ?, ?)"_s,
               {companion, entry.type, entry.what == ConsentEntry::What::AllowedAlways ? 1 : 0,
                entry.time.toMSecsSinceEpoch()});
}

} // namespace

Result<ConsentRecord> readConsents(Connection &connection, int most)
{
    const auto has = hasTable(connection, u"consents"_s);
    if (!has)
        return tl::unexpected(has.error());
    if (!*has)
        return ConsentRecord();
    const auto rules = readConsentRules(connection);
    const auto entries = readConsentEntries(connection, most);
    const auto remote = readFlag(connection, kRemoteAnswers);
    if (!rules)
        return tl::unexpected(rules.error());
    if (!entries)
        return tl::unexpected(entries.error());
    if (!remote)
        return tl::unexpected(remote.error());
    return ConsentRecord{*rules, *entries, *remote};
}

Result<ConsentEntry> insertConsent(Connection &connection, const ConsentEntry &entry)
{
    const QVariant room = entry.room ? QVariant(entry.room->value()) : QVariant();
    return run(connection,
               u"INSERT INTO consents (wall, companion, type, what, room) VALUES (?, ?, ?, ?, ?)"_s,
               {entry.time.toMSecsSinceEpoch(), entry.companion.value(), entry.type, wire::nameOf(entry.what),
                room})
        .and_then([&] { return followRule(connection, entry); })
        .and_then([&] { return connection.value(u"SELECT max(id) FROM consents"_s); })
        .transform([&entry](const QVariant &number) {
            ConsentEntry kept = entry;
            kept.number = number.toLongLong();
            return kept;
        });
}

Result<void> replaceRemoteAnswers(Connection &connection, bool allowed)
{
    return replaceFlag(connection, kRemoteAnswers, allowed);
}

} // namespace studio::store
