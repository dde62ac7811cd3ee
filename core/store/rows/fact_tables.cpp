// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/fact_tables.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Result;

const QList<KeptTable> &keptTables()
{
    using enum KeptTable::Kind;
    const auto words = [](const char *text) { return QString::fromLatin1(text).split(u' '); };
    static const QList<KeptTable> tables{
        {u"events"_s, words("room seq steady wall kind origin author parent turn attempt body"),
         words("room seq"), Fact, u"body"_s},
        {u"personas"_s, words("id revision wall body"), words("id revision"), Fact, u"body"_s},
        {u"attachments"_s, words("hash mime size bytes"), words("hash"), Fact, {}},
        {u"calls"_s, words("id wall room failed cost input cached output thinking body"), words("id"), Fact,
         u"body"_s},
        {u"consents"_s, words("id wall companion type what room"), words("id"), Fact, {}},
        {u"permissions"_s,
         words("id wall companion tool risk arguments what room turn call rule"),
         words("id"),
         Fact,
         {}},
        {u"drafts"_s, words("key wall text"), words("key"), AtWill, {}},
        {u"providers"_s, words("id body"), words("id"), AtWill, u"body"_s},
        {u"model_facts"_s, words("provider model body"), words("provider model"), AtWill, u"body"_s},
        {u"settings"_s, words("key value"), words("key"), AtWill, {}},
        {u"consent_rules"_s, words("companion type allowed wall"), words("companion type"), AtWill, {}},
        {u"permission_rules"_s,
         words("entry companion tool room arguments allowed wall"),
         words("entry"),
         AtWill,
         {}},
        {u"notes"_s, words("id companion text room sources wall by_user"), words("id"), AtWill, {}},
        {u"exchanges"_s, words("id wall room body prompt reply"), words("id"), AtWill, u"body"_s},
        {u"room_templates"_s, words("id body"), words("id"), AtWill, u"body"_s},
        {u"shelf_books"_s, words("id body"), words("id"), AtWill, u"body"_s},
    };
    return tables;
}

const QStringList &madeTables()
{
    static const QStringList tables{u"rooms"_s, u"messages"_s, u"edits"_s, u"alternatives"_s};
    return tables;
}

Result<bool> hasTable(Connection &connection, const QString &name)
{
    return connection.value(u"SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"_s, {name})
        .transform([](const QVariant &count) { return count.toInt() > 0; });
}

Result<qint64> countOf(Connection &connection, const QString &table)
{
    return connection.value(u"SELECT count(*) FROM main.%1"_s.arg(table))
        .transform([](const QVariant &count) { return count.toLongLong(); });
}

Result<QByteArray> hashOfFacts(Connection &connection)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const KeptTable &table : keptTables()) {
        if (table.name == "attachments"_L1 || table.name == "exchanges"_L1)
            continue;
        const auto there = hasTable(connection, table.name);
        if (!there)
            return tl::unexpected(there.error());
        if (!*there)
            continue;
        hash.addData(table.name.toUtf8());
        const auto rows = connection.query(u"SELECT %1 FROM main.%2 ORDER BY %3"_s.arg(
            table.columns.join(u','), table.name, table.key.join(u',')));
        if (!rows)
            return tl::unexpected(rows.error());
        while ((*rows)->next()) {
            QByteArray row;
            QDataStream stream(&row, QIODevice::WriteOnly);
            for (int column = 0; column < int(table.columns.size()); ++column)
                stream << (*rows)->value(column);
            hash.addData(row);
        }
        if (const auto error = connection.troubleOf(**rows))
            return tl::unexpected(*error);
    }
    return hash.result();
}

} // namespace studio::store
