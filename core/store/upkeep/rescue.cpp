// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/rescue.h"

#include "core/base/log.h"
#include "core/base/sentences.h"
#include "core/model/consent.h"
#include "core/model/permission.h"
#include "core/store/durable_file.h"
#include "core/store/rows/fact_tables.h"
#include "core/store/rows/page_rows.h"
#include "core/store/rows/schema.h"
#include "core/store/rows/search_rows.h"
#include "core/store/store_words.h"
#include "core/store/upkeep/doctor_check.h"
#include "core/store/upkeep/rescue_rooms.h"
#include "core/wire/envelope_wire.h"
#include "core/wire/names.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QMetaType>
#include <QRegularExpression>
#include <QSet>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::RescueReport;

namespace {

bool isText(const QVariant &value) { return value.userType() == QMetaType::QString; }
bool isNumber(const QVariant &value) { return value.userType() == QMetaType::LongLong; }

/// Rows of these tables have no distinctive mark, and rows of other tables, which may be deleted, look like
/// them.
bool isSoundAnswer(const KeptTable &table, const QVariantList &row)
{
    if (!isNumber(row[0]) || !isNumber(row[1]))
        return false;
    if (table.name == "calls"_L1)
        return isText(row[2]) && isNumber(row[3]) && isText(row[9]);
    const bool isNamed = isText(row[2]) && isText(row[3]);
    if (table.name == "consents"_L1)
        return isNamed && isText(row[4]) &&
               wire::valueOf<model::ConsentEntry::What>(row[4].toString()).has_value();
    return isNamed && isText(row[4]) && wire::valueOf<model::Risk>(row[4].toString()).has_value() &&
           isText(row[5]) && isText(row[6]) &&
           wire::valueOf<model::PermissionEntry::What>(row[6].toString()).has_value();
}

/// Whether a row could belong to that table: its values are in the studio's format, not merely present.
bool isSound(const KeptTable &table, const QVariantList &row)
{
    const auto column = [&](const QString &name) { return row.value(table.columns.indexOf(name)); };
    if (row.size() != table.columns.size())
        return false;
    for (const QString &key : table.key) {
        if (column(key).isNull() ||
            (isText(column(key)) && column(key).toString().contains(QChar::ReplacementCharacter)))
            return false;
    }
    if (!table.json.isEmpty() && !wire::parse(column(table.json).toString().toUtf8()))
        return false;
    if (table.name == "events"_L1)
        return isText(row[0]) && !row[0].toString().isEmpty() && isNumber(row[1]) &&
               row[1].toLongLong() > 0 && isNumber(row[2]) && isNumber(row[3]) && isText(row[4]) &&
               !row[4].toString().isEmpty() && isText(row[5]);
    if (table.name == "personas"_L1)
        return isText(row[0]) && !row[0].toString().isEmpty() && isNumber(row[1]) &&
               row[1].toLongLong() > 0 && isNumber(row[2]);
    if (table.name == "attachments"_L1)
        return isText(row[0]) && isText(row[1]) && isNumber(row[2]) &&
               row[2].toLongLong() == row[3].toByteArray().size() &&
               QCryptographicHash::hash(row[3].toByteArray(), QCryptographicHash::Sha256).toHex() ==
                   row[0].toString().toLatin1();
    const bool isAnswer =
        table.name == "calls"_L1 || table.name == "consents"_L1 || table.name == "permissions"_L1;
    return !isAnswer || isSoundAnswer(table, row);
}

/// The table of a row found in a page, judged by its shape; only tables whose rows are never deleted.
const KeptTable *tableOf(const PageRow &row)
{
    for (const KeptTable &table : keptTables()) {
        if (table.kind != KeptTable::Kind::Fact || row.values.size() != table.columns.size())
            continue;
        const bool isRowId = table.key == QStringList{u"id"_s} && table.name != "personas"_L1;
        const bool fits = row.hasRowId == (isRowId || table.name == "attachments"_L1);
        if (fits && row.values.first().isNull() == isRowId)
            return &table;
    }
    return nullptr;
}

/// A rescue in progress.
class Rescue
{
public:
    explicit Rescue(const Watch &watch)
        : m_watch(watch)
    {
    }

    Result<RescueReport> run(const QString &target, const QString &damaged, const QString &backup);

private:
    using Trouble = std::optional<Error>;

    Trouble begin(const QString &target);
    Trouble fromTables(const QString &damaged);
    Trouble fromTable(Connection &source, const KeptTable &table);
    /// Returns the number of rows; only errors of the new file count.
    Trouble scan(Connection &source, const KeptTable &table, const QString &order, bool &isWhole,
                 qint64 &rows);
    Trouble fromPages(const QString &damaged);
    Trouble fromBackup(const QString &backup);
    Trouble end();
    Trouble count();
    Trouble insert(const KeptTable &table, const QVariantList &row);
    Trouble look(qint64 done, qint64 of)
    {
        return goesOn(m_watch, done, of) ? std::nullopt : Trouble(stopped());
    }

    const Watch &m_watch;
    Connection m_target;
    RescueReport m_report;
    QSet<QString> m_unread; ///< tables that gave no rows
    qint64 m_mostRows = 0;
};

// Never holds more in memory than SQLite does; the caller puts the file on disk.
Rescue::Trouble Rescue::begin(const QString &target)
{
    if (const auto error = m_target.open(target, Connection::Mode::ReadWrite))
        return error;
    for (const QString &pragma : {u"PRAGMA journal_mode = OFF"_s, u"PRAGMA synchronous = OFF"_s}) {
        if (const auto error = m_target.run(pragma))
            return error;
    }
    if (const auto error = prepareSchema(m_target))
        return error;
    return m_target.run(u"BEGIN"_s);
}

Rescue::Trouble Rescue::insert(const KeptTable &table, const QVariantList &row)
{
    const QString places = QStringList(table.columns.size(), u"?"_s).join(u',');
    QStringList names = table.columns;
    names.replaceInStrings(QRegularExpression(u"^(.*)$"_s), u"\"\\1\""_s);
    const auto done = m_target.query(
        u"INSERT OR IGNORE INTO %1 (%2) VALUES (%3)"_s.arg(table.name, names.join(u','), places), row);
    return done ? std::nullopt : Trouble(done.error());
}

Rescue::Trouble Rescue::scan(Connection &source, const KeptTable &table, const QString &order, bool &isWhole,
                             qint64 &rows)
{
    isWhole = false;
    QStringList names = table.columns;
    names.replaceInStrings(QRegularExpression(u"^(.*)$"_s), u"\"\\1\""_s);
    const auto found = source.query(u"SELECT %1 FROM %2 ORDER BY %3"_s.arg(
        names.join(u','), table.name, table.key.join(order + u", "_s) + order));
    if (!found)
        return std::nullopt;
    bool allSound = true;
    qint64 bytes = 0; // pages that refer to each other give the same rows again and again
    const auto isBelievable = [&] { return rows < m_mostRows && bytes < m_mostRows * kLeastRow; };
    while (isBelievable() && (*found)->next()) {
        QVariantList row;
        for (int column = 0; column < int(table.columns.size()); ++column)
            row.append((*found)->value(column));
        for (const QVariant &value : std::as_const(row))
            bytes += isNumber(value) ? 0 : value.toByteArray().size();
        ++rows;
        if (!isSound(table, row)) {
            allSound = false;
            continue;
        }
        if (const auto trouble = insert(table, row))
            return trouble;
        if (rows % kBetweenLooks == 0) {
            if (const auto trouble = look(rows, m_mostRows))
                return trouble;
        }
    }
    isWhole = allSound && isBelievable() && !source.troubleOf(**found);
    return std::nullopt;
}

Rescue::Trouble Rescue::fromTable(Connection &source, const KeptTable &table)
{
    const auto there = hasTable(source, table.name);
    if (there && !*there) {
        // An early version has no such table; a file whose structure cannot be trusted may have lost it.
        if (table.name != "events"_L1 && table.name != "personas"_L1)
            return std::nullopt;
    }
    bool isWhole = false;
    qint64 rows = 0;
    if (const auto trouble = scan(source, table, QString(), isWhole, rows))
        return trouble;
    if (isWhole)
        return std::nullopt;
    m_report.tables.append(table.name);
    qint64 backwards = 0;
    if (const auto trouble = scan(source, table, u" DESC"_s, isWhole, backwards))
        return trouble;
    if (rows + backwards == 0)
        m_unread.insert(table.name);
    return std::nullopt;
}

Rescue::Trouble Rescue::fromTables(const QString &damaged)
{
    m_mostRows =
        std::max<qint64>(1000, QFileInfo(damaged).size() / kLeastRow + QFileInfo(damaged + u"-wal"_s).size());
    Connection source;
    const bool isReached = !source.open(damaged, Connection::Mode::ReadOnly);
    source.beginBound();
    const bool isOpen = isReached && source.value(u"PRAGMA schema_version"_s).has_value() &&
                        source.value(u"SELECT count(*) FROM sqlite_master"_s).has_value();
    for (const KeptTable &table : keptTables()) {
        if (!isOpen) {
            m_report.tables.append(table.name);
            m_unread.insert(table.name);
        } else if (const auto trouble = fromTable(source, table)) {
            return trouble;
        }
    }
    return std::nullopt;
}

Rescue::Trouble Rescue::fromPages(const QString &damaged)
{
    Trouble trouble;
    const auto take = [this, &trouble](const PageRow &found) {
        const KeptTable *table = trouble ? nullptr : tableOf(found);
        if (!table)
            return;
        QVariantList row = found.values;
        if (row.first().isNull())
            row.first() = found.rowId;
        if (isSound(*table, row))
            trouble = insert(*table, row);
    };
    const auto unread = readPageRows(damaged, take, m_watch);
    if (unread && unread->code == ErrorCode::Cancelled)
        return unread;
    return trouble;
}

Rescue::Trouble Rescue::fromBackup(const QString &backup)
{
    Connection source;
    if (source.open(backup, Connection::Mode::ReadOnly))
        return std::nullopt; // no help
    source.beginBound();
    if (checkFile(source))
        return std::nullopt;
    const auto rowsSoFar = [this] { return m_target.value(u"SELECT total_changes()"_s); };
    const auto before = rowsSoFar();
    for (const KeptTable &table : keptTables()) {
        const auto there = hasTable(source, table.name);
        if (!there || !*there || (table.kind == KeptTable::Kind::AtWill && !m_unread.contains(table.name)))
            continue;
        bool isWhole = false;
        qint64 rows = 0;
        m_mostRows = std::max<qint64>(m_mostRows, QFileInfo(backup).size());
        if (const auto trouble = scan(source, table, QString(), isWhole, rows))
            return trouble;
    }
    const auto after = rowsSoFar();
    if (before && after)
        m_report.fromBackup = after->toLongLong() - before->toLongLong();
    if (m_report.fromBackup > 0)
        m_report.backup = backup;
    return std::nullopt;
}

Rescue::Trouble Rescue::count()
{
    const auto number = [this](const QString &sql) {
        return m_target.value(sql).value_or(QVariant()).toLongLong();
    };
    m_report.rooms = number(u"SELECT count(*) FROM rooms"_s);
    m_report.events = number(u"SELECT count(*) FROM events"_s);
    m_report.messages = number(u"SELECT count(*) FROM messages"_s);
    m_report.personas = number(u"SELECT count(DISTINCT id) FROM personas"_s);
    m_report.attachments = number(u"SELECT count(*) FROM attachments"_s);
    return std::nullopt;
}

Rescue::Trouble Rescue::end()
{
    if (const auto trouble = giveBeginnings(m_target))
        return trouble;
    const auto losses = noteGaps(m_target);
    if (!losses)
        return losses.error();
    m_report.losses = *losses;
    if (const auto trouble = rebuildReadModels(m_target))
        return trouble;
    for (const QString &sql : markAllUnread()) { // the studio indexes the rows when it is open
        if (const auto trouble = m_target.run(sql))
            return trouble;
    }
    if (const auto trouble = count())
        return trouble;
    if (const auto trouble = m_target.run(u"COMMIT"_s))
        return trouble;
    return checkFile(m_target);
}

Result<RescueReport> Rescue::run(const QString &target, const QString &damaged, const QString &backup)
{
    Trouble trouble = begin(target);
    if (!trouble)
        trouble = fromTables(damaged);
    if (!trouble && !m_report.tables.isEmpty())
        trouble = fromPages(damaged);
    if (!trouble && !m_report.tables.isEmpty() && !backup.isEmpty())
        trouble = fromBackup(backup);
    if (!trouble)
        trouble = end();
    m_target.close();
    if (!trouble)
        return m_report;
    for (const QString &suffix : {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s})
        QFile::remove(target + suffix);
    return tl::unexpected(*trouble);
}

} // namespace

Result<RescueReport> rescueInto(const QString &target, const QString &damaged, const QString &backup,
                                const Watch &watch)
{
    if (!QFileInfo(damaged).isReadable())
        return base::failure(ErrorCode::Storage,
                             StoreWords::tr("The file %1 could not be read.").arg(damaged), damaged);
    auto report = Rescue(watch).run(target, damaged, backup);
    dropEmptyJournal(damaged); // reading creates one
    return report;
}

QString sentenceOf(const RescueReport &report)
{
    if (report.rooms + report.events + report.personas == 0)
        return StoreWords::tr("Nothing could be read from the file.");
    QStringList sentences{StoreWords::tr("Recovered: rooms: %L1, messages: %L2, companions: %L3.")
                              .arg(report.rooms)
                              .arg(report.messages)
                              .arg(report.personas)};
    qint64 lost = 0;
    for (const RescueReport::Loss &loss : report.losses)
        lost += loss.last - loss.first + 1;
    if (report.fromBackup > 0)
        sentences.append(
            StoreWords::tr("Part of it came from the backup %1.").arg(QFileInfo(report.backup).fileName()));
    if (lost > 0)
        sentences.append(StoreWords::tr("Missing events: %L1.").arg(lost));
    else if (!report.tables.isEmpty())
        sentences.append(StoreWords::tr("The newest part might be missing."));
    return base::joinedSentences(sentences + report.withdrawn);
}

} // namespace studio::store
