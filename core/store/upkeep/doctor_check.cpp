// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/upkeep/doctor_check.h"

#include "core/store/rows/fact_tables.h"
#include "core/store/rows/schema.h"
#include "core/store/store_words.h"
#include "core/wire/envelope_wire.h"

#include <QCryptographicHash>
#include <QHash>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::CheckReport;
using model::Finding;

namespace {

constexpr qint64 kSlack = 1024 * 1024; // bytes

using Code = Finding::Code;
using Severity = Finding::Severity;

/// One check of the data, step by step. Each step returns what prevented it from checking; damage does not
/// count as that.
class Check
{
public:
    Check(Connection &connection, const Watch &watch)
        : m_connection(connection)
        , m_watch(watch)
    {
    }

    Result<CheckReport> run();

private:
    using Trouble = std::optional<Error>;

    Trouble file();
    Trouble schema();
    Trouble gaps();
    Trouble log();
    Trouble logRow(const QSqlQuery &row);
    Trouble values(const KeptTable &table);
    Trouble attachments();
    Trouble words();
    Trouble madeFromEvents();
    Trouble compare(const QString &table);
    /// Handles the error of a query that stopped: damage becomes a finding.
    Trouble ends(const QSqlQuery &query, const QString &place);
    Trouble ends(const Error &error, const QString &place);
    /// Call after each row, with the bytes of its values. Corrupt once the rows hold more than the file can.
    Trouble step(qsizetype bytes);
    void find(Code code, Severity severity, const QString &place, const QString &text);

    Connection &m_connection;
    const Watch &m_watch;
    CheckReport m_report;
    int m_version = 0;
    qint64 m_of = 0; ///< number of events and attachments to read
    qint64 m_done = 0;
    qint64 m_bytes = 0; ///< bytes of the rows read so far
    qint64 m_mostBytes = 0;
    QString m_room; ///< the room whose events are being read
    qint64 m_lastSeq = 0;
    QHash<QString, QStringList> m_knownGaps;
};

void Check::find(Code code, Severity severity, const QString &place, const QString &text)
{
    if (m_report.findings.size() < CheckReport::kMost)
        m_report.findings.append({code, severity, place, text});
    else
        ++m_report.further;
}

Check::Trouble Check::ends(const Error &error, const QString &place)
{
    if (!isDamage(error))
        return error;
    find(Code::File, Severity::Error, place,
         StoreWords::tr("The table “%1” could not be read to the end.").arg(place));
    return std::nullopt;
}

Check::Trouble Check::ends(const QSqlQuery &query, const QString &place)
{
    const auto error = m_connection.troubleOf(query);
    return error ? ends(*error, place) : std::nullopt;
}

Check::Trouble Check::step(qsizetype bytes)
{
    m_bytes += kLeastRow + bytes;
    if (m_bytes > m_mostBytes)
        return Error{
            ErrorCode::Corrupt,
            StoreWords::tr("Pages of the file refer to each other in a loop. Recovery reads each page once."),
            {}};
    if (++m_done % kBetweenLooks == 0 && !goesOn(m_watch, m_done, std::max(m_done, m_of)))
        return stopped();
    return std::nullopt;
}

Check::Trouble Check::file()
{
    const QStringList tables = checkedTables(m_connection);
    for (const QString &table : tables) {
        if (!goesOn(m_watch, 0, 0))
            return stopped();
        const auto rows = m_connection.query(u"PRAGMA main.integrity_check(%1)"_s.arg(table));
        if (!rows) {
            if (const auto trouble = ends(rows.error(), table))
                return trouble;
            continue;
        }
        while ((*rows)->next()) {
            QString line = (*rows)->value(0).toString();
            if (const auto unread = notDamage(line))
                return unread;
            if (line.startsWith("*** in database"_L1)) // a heading
                line = line.section(u'\n', 1);
            if (line != "ok"_L1)
                find(Code::File, Severity::Error, table,
                     StoreWords::tr("The file is damaged in the table “%1”: %2").arg(table, line));
        }
        if (const auto trouble = ends(**rows, table))
            return trouble;
    }
    return std::nullopt;
}

Check::Trouble Check::schema()
{
    const QStringList statements = statementsOf(m_version);
    for (const QString &sql : statements) {
        const auto found = m_connection.value(u"SELECT count(*) FROM sqlite_master WHERE sql = ?"_s, {sql});
        if (!found)
            return ends(found.error(), u"sqlite_master"_s);
        if (found->toInt() == 1)
            continue;
        const QString what = sql.section(u'(', 0, 0).section(u" BEFORE "_s, 0, 0).trimmed();
        find(Code::Schema, Severity::Error, what,
             StoreWords::tr("Part of the data structure is missing or was changed: %1").arg(what));
    }
    if (m_version < kSchemaVersion)
        find(Code::Schema, Severity::Note, QString::number(m_version),
             StoreWords::tr("This data is from an earlier version. The next start updates it."));
    return std::nullopt;
}

Check::Trouble Check::gaps()
{
    if (m_version < 3)
        return std::nullopt; // no settings yet
    const QString prefix = gapsKey(QString());
    const auto rows = m_connection.query(
        u"SELECT key, value FROM main.settings WHERE substr(key, 1, ?) = ?"_s, {prefix.size(), prefix});
    if (!rows)
        return ends(rows.error(), u"settings"_s);
    while ((*rows)->next())
        m_knownGaps.insert((*rows)->value(0).toString().mid(prefix.size()),
                           (*rows)->value(1).toString().split(u','));
    return ends(**rows, u"settings"_s);
}

Check::Trouble Check::log()
{
    const auto rows =
        m_connection.query(u"SELECT room, seq, kind, body FROM main.events ORDER BY room, seq"_s);
    if (!rows)
        return ends(rows.error(), u"events"_s);
    while ((*rows)->next()) {
        if (const auto trouble = logRow(**rows))
            return trouble;
    }
    return ends(**rows, u"events"_s);
}

Check::Trouble Check::logRow(const QSqlQuery &row)
{
    const QString room = row.value(0).toString();
    const qint64 seq = row.value(1).toLongLong();
    const QString kind = row.value(2).toString();
    ++m_report.events;
    if (room != m_room) {
        m_room = room;
        m_lastSeq = 0;
        ++m_report.rooms;
        if (kind != "room"_L1)
            find(Code::Beginning, Severity::Error, room,
                 StoreWords::tr("The log of a room does not begin with the room."));
    }
    if (seq != m_lastSeq + 1) {
        const bool known = m_knownGaps.value(room).contains(gapText(m_lastSeq + 1, seq - 1));
        find(Code::Gap, known ? Severity::Note : Severity::Error, room,
             known
                 ? StoreWords::tr(
                       "Events %1 to %2 of a room were lost through damage. The rest was recovered.")
                       .arg(m_lastSeq + 1)
                       .arg(seq - 1)
                 : StoreWords::tr("Events %1 to %2 of a room are missing.").arg(m_lastSeq + 1).arg(seq - 1));
    }
    m_lastSeq = seq;
    const QByteArray body = row.value(3).toByteArray();
    const auto json = wire::parse(body);
    if (!json || !wire::bodyFromJson(kind, *json))
        find(Code::Body, json ? Severity::Warning : Severity::Error, room,
             StoreWords::tr("Event %1 of a room, of the kind “%2”, could not be read.").arg(seq).arg(kind));
    return step(body.size());
}

Check::Trouble Check::values(const KeptTable &table)
{
    const auto there = hasTable(m_connection, table.name);
    if (!there || !*there)
        return there ? std::nullopt : ends(there.error(), table.name);
    const auto rows =
        m_connection.query(u"SELECT %1, %2 FROM main.%3"_s.arg(table.json, table.key.first(), table.name));
    if (!rows)
        return ends(rows.error(), table.name);
    while ((*rows)->next()) {
        const QByteArray value = (*rows)->value(0).toByteArray();
        if (!wire::parse(value))
            find(Code::Body, Severity::Error, table.name,
                 StoreWords::tr("A line of the table “%1” could not be read: %2")
                     .arg(table.name, (*rows)->value(1).toString()));
        if (const auto trouble = step(value.size()))
            return trouble;
    }
    return ends(**rows, table.name);
}

Check::Trouble Check::attachments()
{
    const auto rows = m_connection.query(u"SELECT hash, size, bytes FROM main.attachments"_s);
    if (!rows)
        return ends(rows.error(), u"attachments"_s);
    while ((*rows)->next()) {
        const QString hash = (*rows)->value(0).toString();
        const QByteArray bytes = (*rows)->value(2).toByteArray();
        if (bytes.size() != (*rows)->value(1).toLongLong() ||
            QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex() != hash.toLatin1())
            find(Code::Attachment, Severity::Error, hash,
                 StoreWords::tr("A stored picture or file has changed since it was saved."));
        if (const auto trouble = step(bytes.size()))
            return trouble;
    }
    return ends(**rows, u"attachments"_s);
}

// Temporary tables of the same names hide the real ones: code that fills the real tables fills these.
Check::Trouble Check::madeFromEvents()
{
    if (m_version != kSchemaVersion)
        return std::nullopt;
    for (const QString &table : madeTables()) {
        const auto sql = m_connection.value(
            u"SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?"_s, {table});
        if (!sql)
            return ends(sql.error(), table);
        QString shadow = sql->toString();
        if (!shadow.startsWith("CREATE TABLE "_L1))
            return std::nullopt; // reported by schema()
        shadow.insert(7, "TEMP "_L1);
        if (const auto error = m_connection.run(shadow))
            return ends(*error, table);
    }
    if (const auto error = rebuildReadModels(m_connection)) {
        if (!isDamage(*error))
            return error;
        find(Code::ReadModel, Severity::Error, u"events"_s,
             StoreWords::tr("The lists could not be rebuilt from the events."));
        return std::nullopt;
    }
    for (const QString &table : madeTables()) {
        if (const auto trouble = compare(table))
            return trouble;
    }
    return std::nullopt;
}

Check::Trouble Check::compare(const QString &table)
{
    const auto differing = [this](const QString &a, const QString &b) {
        return m_connection.value(
            u"SELECT count(*) FROM (SELECT * FROM %1 EXCEPT SELECT * FROM %2)"_s.arg(a, b));
    };
    const auto missing = differing(u"temp."_s + table, u"main."_s + table);
    const auto wrong = differing(u"main."_s + table, u"temp."_s + table);
    if (!missing || !wrong)
        return ends(!missing ? missing.error() : wrong.error(), table);
    if (missing->toLongLong() + wrong->toLongLong() > 0)
        find(
            Code::ReadModel, Severity::Warning, table,
            StoreWords::tr("The list “%1” does not match the events. Rebuild lists to fix this.").arg(table));
    return std::nullopt;
}

/// SQLite's check does not cover the index itself: all of its words are read.
Check::Trouble Check::words()
{
    if (m_version < kSearchable)
        return std::nullopt;
    auto error = m_connection.run(
        u"CREATE VIRTUAL TABLE temp.checked_words USING fts5vocab('main', 'search_words', 'row')"_s);
    bool isEmpty = false; // with a broken head it looks empty
    if (!error) {
        const auto read = m_connection.value(u"SELECT ifnull(sum(cnt), 0) FROM temp.checked_words"_s);
        const auto rows = m_connection.value(u"SELECT count(*) FROM search_rows"_s);
        if (!read || !rows)
            error = !read ? read.error() : rows.error();
        else
            isEmpty = read->toLongLong() == 0 && rows->toLongLong() > 0;
    }
    if (!isEmpty && (!error || !isDamage(*error)))
        return error;
    find(Code::ReadModel, Severity::Warning, u"search_words"_s,
         StoreWords::tr("The search index is damaged. Rebuild lists to fix this. No message is lost."));
    return std::nullopt;
}

Result<CheckReport> Check::run()
{
    const auto version = m_connection.value(u"PRAGMA user_version"_s);
    if (!version && !isDamage(version.error()))
        return tl::unexpected(version.error());
    if (const auto refusal = version ? refuseNewer(m_connection) : std::nullopt)
        return tl::unexpected(*refusal);
    const auto id = m_connection.value(u"PRAGMA application_id"_s);
    m_version = version ? version->toInt() : 0;
    if (m_version <= 0 || !id || id->toInt() != kApplicationId) {
        if (id || isDamage(id.error())) {
            find(Code::File, Severity::Error, u"studio.db"_s,
                 StoreWords::tr("The file is not from Companion Studio, or its beginning is damaged."));
            return m_report;
        }
        return tl::unexpected(id.error());
    }
    if (const auto error = m_connection.run(u"BEGIN"_s))
        return tl::unexpected(*error);
    // Before anything is read that could run code.
    if (const auto foreign = foreignObject(m_connection, m_version); foreign && !foreign->isEmpty()) {
        find(Code::Schema, Severity::Error, foreign->section(u' ', -1),
             StoreWords::tr("The file contains data from another program. Recovery reads only the data of "
                            "Companion Studio."));
        (void)m_connection.run(u"ROLLBACK"_s);
        return m_report;
    }
    const auto pages = m_connection.value(u"PRAGMA page_count"_s);
    const auto pageSize = m_connection.value(u"PRAGMA page_size"_s);
    m_mostBytes =
        kSlack + pages.value_or(QVariant()).toLongLong() * pageSize.value_or(QVariant()).toLongLong();
    std::optional<Error> trouble = file();
    if (m_report.findings.isEmpty()) // rows of a damaged file cannot be counted
        m_of = countOf(m_connection, u"events"_s).value_or(0) +
               countOf(m_connection, u"attachments"_s).value_or(0);
    for (const auto step : {&Check::schema, &Check::gaps, &Check::log, &Check::attachments}) {
        if (!trouble)
            trouble = (this->*step)();
    }
    for (const KeptTable &table : keptTables()) {
        if (!trouble && !table.json.isEmpty() && table.name != "events"_L1)
            trouble = values(table);
    }
    if (!trouble)
        trouble = madeFromEvents();
    if (!trouble)
        trouble = words();
    (void)m_connection.run(u"ROLLBACK"_s);
    if (trouble && isDamage(*trouble)) // the rest is not worth reading
        find(Code::File, Severity::Error, u"studio.db"_s, trouble->text);
    else if (trouble)
        return tl::unexpected(*trouble);
    return m_report;
}

} // namespace

Error stopped() { return {ErrorCode::Cancelled, StoreWords::tr("Stopped."), {}}; }

QString gapsKey(const QString &room) { return u"gaps:"_s + room; }

QString gapText(qint64 first, qint64 last) { return u"%1-%2"_s.arg(first).arg(last); }

Result<CheckReport> checkAll(Connection &connection, const Watch &watch)
{
    connection.beginBound();
    auto report = Check(connection, watch).run();
    connection.endBound();
    return report;
}

std::optional<Error> checkFile(Connection &connection)
{
    const auto damaged = [](const QString &detail) {
        return Error{ErrorCode::Corrupt, StoreWords::tr("The file is damaged."), detail};
    };
    if (const auto error = refuseNewer(connection))
        return error;
    const auto id = connection.value(u"PRAGMA application_id"_s);
    const auto version = connection.value(u"PRAGMA user_version"_s);
    if (!id || !version)
        return !id ? id.error() : version.error();
    if (id->toInt() != kApplicationId || version->toInt() <= 0)
        return damaged(u"not a studio database"_s);
    if (const auto flaw = foreignOrMissing(connection, version->toInt()))
        return flaw->code == ErrorCode::Corrupt ? damaged(flaw->detail) : *flaw;
    const auto whole = connection.value(u"PRAGMA integrity_check(1)"_s);
    if (!whole)
        return whole.error();
    if (const auto unread = notDamage(whole->toString()))
        return unread;
    return whole->toString() == "ok"_L1 ? std::nullopt : std::optional(damaged(whole->toString()));
}

} // namespace studio::store
