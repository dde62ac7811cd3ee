// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/schema.h"

#include "core/store/rows/path_rows.h"
#include "core/store/rows/search_rows.h"
#include "core/store/store_words.h"
#include "core/store/word_tokenizer.h"

#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;

namespace {

// The facts. Their rows are never changed or deleted; triggers prevent it.
const QStringList &facts()
{
    static const QStringList sql{
        u"CREATE TABLE events ("
        " room TEXT NOT NULL, seq INTEGER NOT NULL,"
        " steady INTEGER NOT NULL," // ms on the room's own axis
        " wall INTEGER NOT NULL,"   // ms since 1970, UTC, for display only
        " kind TEXT NOT NULL, origin TEXT NOT NULL,"
        " author TEXT, parent TEXT, turn TEXT, attempt INTEGER NOT NULL DEFAULT 1,"
        " body TEXT NOT NULL,"
        " PRIMARY KEY (room, seq)) WITHOUT ROWID"_s,
        u"CREATE INDEX events_by_turn ON events (room, turn) WHERE turn IS NOT NULL"_s,
        u"CREATE TABLE personas ("
        " id TEXT NOT NULL, revision INTEGER NOT NULL, wall INTEGER NOT NULL, body TEXT NOT NULL,"
        " PRIMARY KEY (id, revision)) WITHOUT ROWID"_s,
        u"CREATE TABLE attachments ("
        " hash TEXT PRIMARY KEY NOT NULL, mime TEXT NOT NULL, size INTEGER NOT NULL, bytes BLOB NOT NULL)"_s,
    };
    return sql;
}

QStringList guardsOf(const QStringList &tables)
{
    QStringList list;
    for (const QString &table : tables) {
        for (const QString &verb : {u"UPDATE"_s, u"DELETE"_s}) {
            list.append(u"CREATE TRIGGER no_%1_of_%2 BEFORE %1 ON %2"
                        " BEGIN SELECT RAISE(ABORT, '%2 are never changed'); END"_s.arg(verb, table));
        }
    }
    return list;
}

// Tables that can be rebuilt from the facts.
const QStringList &readModels()
{
    static const QStringList sql{
        u"CREATE TABLE rooms ("
        " id TEXT PRIMARY KEY NOT NULL, name TEXT NOT NULL, deleted INTEGER NOT NULL,"
        " messages INTEGER NOT NULL, last_seq INTEGER NOT NULL, last_wall INTEGER NOT NULL) WITHOUT ROWID"_s,
        u"CREATE TABLE messages ("
        " room TEXT NOT NULL, idx INTEGER NOT NULL, seq INTEGER NOT NULL,"
        " PRIMARY KEY (room, idx)) WITHOUT ROWID"_s,
    };
    return sql;
}

// Version 1 made these tables.
QStringList version1()
{
    return facts() + guardsOf({u"events"_s, u"personas"_s, u"attachments"_s}) + readModels();
}

// Version 2 added what users have not sent or saved yet: the only table that changes at any time; and an
// index that finds a room's own events without passing its messages.
const QStringList &version2()
{
    static const QStringList sql{
        u"CREATE TABLE drafts ("
        " key TEXT PRIMARY KEY NOT NULL, wall INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID"_s,
        u"CREATE INDEX events_of_rooms ON events (room, seq) WHERE kind = 'room'"_s,
    };
    return sql;
}

// Version 3 added model providers, facts about their models, a few settings, and the cost of calls. Calls are
// facts; the rest may change at any time. Keys are never stored here.
const QStringList &version3()
{
    static const QStringList sql =
        QStringList{
            u"CREATE TABLE providers (id TEXT PRIMARY KEY NOT NULL, body TEXT NOT NULL) WITHOUT ROWID"_s,
            u"CREATE TABLE model_facts ("
            " provider TEXT NOT NULL, model TEXT NOT NULL, body TEXT NOT NULL,"
            " PRIMARY KEY (provider, model)) WITHOUT ROWID"_s,
            u"CREATE TABLE settings (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID"_s,
            u"CREATE TABLE calls ("
            " id INTEGER PRIMARY KEY, wall INTEGER NOT NULL," // ms since 1970, UTC
            " room TEXT NOT NULL, failed INTEGER NOT NULL,"
            " cost INTEGER,"                                                    // nano-dollars
            " input INTEGER, cached INTEGER, output INTEGER, thinking INTEGER," // tokens
            " body TEXT NOT NULL)"_s,
            u"CREATE INDEX calls_of_rooms ON calls (room, id)"_s,
        } +
        guardsOf({u"calls"_s});
    return sql;
}

// Version 4 added companions' queries to the user's machine: each consent is a line and a fact; the rules
// that follow from it change with it.
const QStringList &version4()
{
    static const QStringList sql =
        QStringList{
            u"CREATE TABLE consents ("
            " id INTEGER PRIMARY KEY, wall INTEGER NOT NULL," // ms since 1970, UTC
            " companion TEXT NOT NULL, type TEXT NOT NULL, what TEXT NOT NULL, room TEXT)"_s,
            u"CREATE TABLE consent_rules ("
            " companion TEXT NOT NULL, type TEXT NOT NULL, allowed INTEGER NOT NULL, wall INTEGER NOT NULL,"
            " PRIMARY KEY (companion, type)) WITHOUT ROWID"_s,
        } +
        guardsOf({u"consents"_s});
    return sql;
}

// Version 5 added the use of tools by companions, line by line, with the rules that follow from it;
// companions' notes, which may change at any time; and requests to models with their answers.
const QStringList &version5()
{
    static const QStringList sql =
        QStringList{
            u"CREATE TABLE permissions ("
            " id INTEGER PRIMARY KEY, wall INTEGER NOT NULL," // ms since 1970, UTC
            " companion TEXT NOT NULL, tool TEXT NOT NULL, risk TEXT NOT NULL, arguments TEXT NOT NULL,"
            " what TEXT NOT NULL, room TEXT, turn TEXT, call TEXT, rule INTEGER)"_s,
            u"CREATE TABLE permission_rules ("
            " entry INTEGER PRIMARY KEY, companion TEXT NOT NULL, tool TEXT NOT NULL, room TEXT, arguments "
            "TEXT,"
            " allowed INTEGER NOT NULL, wall INTEGER NOT NULL)"_s,
            u"CREATE TABLE notes ("
            " id INTEGER PRIMARY KEY, companion TEXT NOT NULL, text TEXT NOT NULL, room TEXT NOT NULL,"
            " sources TEXT NOT NULL," // a JSON array of messages
            " wall INTEGER NOT NULL, by_user INTEGER NOT NULL)"_s,
            u"CREATE TABLE exchanges ("
            " id INTEGER PRIMARY KEY, wall INTEGER NOT NULL, room TEXT NOT NULL,"
            " body TEXT NOT NULL,"                           // all except the two long texts
            " prompt BLOB NOT NULL, reply BLOB NOT NULL)"_s, // compressed
            u"CREATE INDEX exchanges_of_rooms ON exchanges (room, wall)"_s,
            u"CREATE INDEX events_of_summaries ON events (room, seq) WHERE kind IN ('summarized', 'summaryUndone')"_s,
        } +
        guardsOf({u"permissions"_s});
    return sql;
}

// Version 6 added room templates. May change at any time.
const QStringList &version6()
{
    static const QStringList sql{
        u"CREATE TABLE room_templates (id TEXT PRIMARY KEY NOT NULL, body TEXT NOT NULL) WITHOUT ROWID"_s,
    };
    return sql;
}

// Where the ways through a room's log part, the texts of edited messages, and which messages are
// alternatives. All except the index can be rebuilt from the facts.
const QStringList &pathTables()
{
    static const QStringList sql{
        u"CREATE INDEX events_of_paths ON events (room, kind, seq) WHERE kind IN ('rewound', 'edited')"_s,
        u"CREATE TABLE edits ("
        " room TEXT NOT NULL, message TEXT NOT NULL,"
        " seq INTEGER NOT NULL," // of the newest edit
        " PRIMARY KEY (room, message)) WITHOUT ROWID"_s,
        u"CREATE TABLE alternatives ("
        " room TEXT NOT NULL,"
        " parent INTEGER NOT NULL," // the event of the message they answer; 0 at the room's beginning
        " seq INTEGER NOT NULL,"
        " PRIMARY KEY (room, parent, seq)) WITHOUT ROWID"_s,
    };
    return sql;
}

// Which rows have which words, but not the words themselves. The table of version 7 could not tell where in a
// text a word prefix stands.
const QString &wordsOfVersion7()
{
    static const QString sql =
        u"CREATE VIRTUAL TABLE search_words USING fts5(words, content='', columnsize=0,"
        " tokenize=\"ascii tokenchars '$+<=>^`|~#@'\")"_s;
    return sql;
}

const QString &wordsTable()
{
    static const QString sql =
        u"CREATE VIRTUAL TABLE search_words USING fts5(words, content='', columnsize=0,"
        " tokenize=%1)"_s.arg(QLatin1String(kWordTokenizer));
    return sql;
}

// Tables for the search in all rooms, besides the words. Can be rebuilt from the facts.
const QStringList &searchTables()
{
    static const QStringList sql{
        u"CREATE TABLE search_rows ("
        " id INTEGER PRIMARY KEY," // when, see search_places.h
        " room INTEGER NOT NULL, seq INTEGER NOT NULL,"
        " said INTEGER NOT NULL," // seq of the event with its text: itself, or its newest edit
        " kind TEXT NOT NULL, author INTEGER NOT NULL)"_s,
        u"CREATE TABLE search_names (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)"_s,
        // data from before there was a search that is not indexed yet: events of a room, or notes
        u"CREATE TABLE search_unread ("
        " room TEXT PRIMARY KEY NOT NULL, next INTEGER NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID"_s,
        u"CREATE INDEX messages_of_events ON messages (room, seq)"_s,
    };
    return sql;
}

// Version 7 added ways back and edits, and the search in all rooms.
const QStringList &version7()
{
    static const QStringList sql = pathTables() + searchTables() + QStringList{wordsOfVersion7()};
    return sql;
}

// Version 8 rebuilt the words; all texts are read again. It also stores which alternative a message is.
const QStringList &version8()
{
    static const QStringList sql{u"DROP TABLE search_words"_s, u"DELETE FROM search_rows"_s,
                                 u"DELETE FROM search_names"_s, wordsTable(),
                                 u"CREATE INDEX alternatives_of_messages ON alternatives (room, seq)"_s};
    return sql;
}

// Version 9 added the lorebooks that belong to no companion. May change at any time.
const QStringList &version9()
{
    static const QStringList sql{
        u"CREATE TABLE shelf_books (id TEXT PRIMARY KEY NOT NULL, body TEXT NOT NULL)"_s,
    };
    return sql;
}

constexpr int kFirstVersion = 1;

/// The statements that update a file from the previous version to this one.
QStringList stepTo(int version)
{
    switch (version) {
    case 1: return version1();
    case 2: return version2();
    case 3: return version3();
    case 4: return version4();
    case 5: return version5();
    case 6: return version6();
    case 7: return version7();
    case 8: return version8();
    case 9: return version9();
    default: return {};
    }
}

/// The statements that update a file of that version (0: a new file) to another.
QStringList statementsBetween(int from, int to)
{
    QStringList all;
    for (int version = std::max(from + 1, kFirstVersion); version <= to; ++version)
        all += stepTo(version);
    // A table that one step creates and the next step deletes is not created at all.
    if (all.contains(wordsOfVersion7()) && all.contains(wordsTable())) {
        all.removeIf([](const QString &sql) {
            return sql == wordsOfVersion7() || (version8().contains(sql) && !sql.startsWith("CREATE"_L1));
        });
    }
    return all;
}

const QStringList &rebuilding()
{
    static const QStringList sql{
        u"DELETE FROM rooms"_s,
        u"DELETE FROM messages"_s,
        u"INSERT INTO messages (room, idx, seq)"
        " SELECT room, row_number() OVER (PARTITION BY room ORDER BY seq) - 1, seq FROM events"
        " WHERE kind IN ('posted', 'turnOver', 'consume', 'interrupted')"
        " AND json_extract(body, '$.t') IS NULL"_s, // with `t` it is an input that brought no message
        u"INSERT INTO rooms (id, name, deleted, messages, last_seq, last_wall)"
        " SELECT e.room, ifnull(json_extract(e.body, '$.name'), ''), ifnull(json_extract(e.body, "
        "'$.deleted'), 0),"
        "  (SELECT count(*) FROM messages m WHERE m.room = e.room),"
        "  (SELECT max(seq) FROM events l WHERE l.room = e.room),"
        "  (SELECT wall FROM events l WHERE l.room = e.room ORDER BY seq DESC LIMIT 1)"
        " FROM events e WHERE e.kind = 'room' AND e.seq ="
        "  (SELECT max(seq) FROM events n WHERE n.room = e.room AND n.kind = 'room')"_s,
    };
    return sql;
}

std::optional<Error> runAll(Connection &connection, const QStringList &statements)
{
    for (const QString &sql : statements) {
        if (const auto error = connection.run(sql))
            return error;
    }
    return std::nullopt;
}

Error damaged(const QString &detail)
{
    return {ErrorCode::Corrupt, StoreWords::tr("The stored data is damaged."), detail};
}

/// What a failed check says about the file: damage, or what prevented the check.
Error judged(const Error &error) { return isDamage(error) ? damaged(error.detail) : error; }

/// Whether every statement that creates that version's tables is still in the file.
std::optional<Error> missingStatement(Connection &connection, int version)
{
    const QStringList statements = statementsBetween(0, version);
    for (const QString &sql : statements) {
        const auto found = connection.value(u"SELECT count(*) FROM sqlite_master WHERE sql = ?"_s, {sql});
        if (!found)
            return judged(found.error());
        if (found->toInt() != 1)
            return damaged(u"lacks: %1"_s.arg(sql.left(40)));
    }
    return std::nullopt;
}

/// Objects that SQLite itself keeps in a file, and their SQL.
bool isOfSqlite(const QString &name, const QString &sql)
{
    static const QStringList own{u"CREATE TABLE sqlite_sequence(name,seq)"_s,
                                 u"CREATE TABLE sqlite_stat1(tbl,idx,stat)"_s,
                                 u"CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"_s};
    return sql.isEmpty() ? name.startsWith("sqlite_autoindex_"_L1) : own.contains(sql);
}

/// The tables that the search keeps below its own. FTS5 creates them in this form; a default, a check or a
/// generated column would run code.
bool isBelowSearch(const QString &name, const QString &sql, const QStringList &statements)
{
    static const QRegularExpression shadow(u"^CREATE TABLE '(\\w+)_(data|idx|content|docsize|config)'"
                                           "\\((?:\\w+(?: INTEGER PRIMARY KEY| PRIMARY KEY| BLOB| "
                                           "INTEGER)?(?:, ?)?|PRIMARY KEY\\(segid, term\\))+\\)"
                                           "(?: WITHOUT ROWID)?$"_s);
    const QRegularExpressionMatch match = shadow.match(sql);
    if (!match.hasMatch() || name != match.captured(1) + u'_' + match.captured(2))
        return false;
    const QString search = u"CREATE VIRTUAL TABLE "_s + match.captured(1) + u' ';
    return std::any_of(statements.cbegin(), statements.cend(),
                       [&search](const QString &statement) { return statement.startsWith(search); });
}

constexpr qint64 kHeader = 100;

/// SQLite silently opens a file read-only if it does not know the file's write version.
bool mayBeWritten(const QByteArray &header) { return header.size() < kHeader || uchar(header[18]) <= 2; }

} // namespace

Result<QString> foreignObject(Connection &connection, int version)
{
    const QStringList statements = statementsBetween(0, version);
    const auto rows = connection.query(u"SELECT type, name, sql FROM sqlite_master"_s);
    if (!rows)
        return tl::unexpected(judged(rows.error()));
    while ((*rows)->next()) {
        const QString type = (*rows)->value(0).toString();
        const QString name = (*rows)->value(1).toString();
        const QString sql = (*rows)->value(2).toString();
        const bool isKnown = (!sql.isEmpty() && statements.contains(sql)) || isOfSqlite(name, sql) ||
                             (type == "table"_L1 && isBelowSearch(name, sql, statements));
        if (!isKnown)
            return type + u' ' + name.left(60);
    }
    if (const auto trouble = connection.troubleOf(**rows))
        return tl::unexpected(judged(*trouble));
    return QString();
}

std::optional<Error> foreignOrMissing(Connection &connection, int version)
{
    if (auto missing = missingStatement(connection, version))
        return missing;
    const auto foreign = foreignObject(connection, version);
    if (!foreign)
        return foreign.error();
    return foreign->isEmpty() ? std::nullopt : std::optional(damaged(u"not of this program: "_s + *foreign));
}

std::optional<Error> refuseNewer(Connection &connection)
{
    const auto version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    if (version->toInt() > kSchemaVersion) {
        return Error{ErrorCode::Conflict,
                     StoreWords::tr("This data is from a newer version of Companion Studio."),
                     u"schema %1"_s.arg(version->toInt())};
    }
    return std::nullopt;
}

std::optional<Error> prepareSchema(Connection &connection)
{
    if (const auto error = refuseNewer(connection))
        return error;
    const auto version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    if (version->toInt() == kSchemaVersion)
        return std::nullopt;
    QStringList all{u"BEGIN IMMEDIATE"_s};
    all += statementsBetween(version->toInt(), kSchemaVersion);
    if (version->toInt() < kSearchable)
        all += markAllUnread();
    all += {u"PRAGMA application_id = %1"_s.arg(kApplicationId),
            u"PRAGMA user_version = %1"_s.arg(kSchemaVersion), u"COMMIT"_s};
    const auto error = runAll(connection, all);
    if (error)
        (void)connection.run(u"ROLLBACK"_s); // restores the file
    return error;
}

bool isDamage(const Error &error)
{
    // A correct statement of ours does not fit the file (SQLITE_ERROR); or data derived from rows that are in
    // order, unique and complete cannot be derived from these rows (SQLITE_CONSTRAINT).
    static const QRegularExpression number(u"^SQLite (\\d+)"_s);
    constexpr int kError = 1;
    constexpr int kConstraint = 19;
    const int code = number.match(error.detail).captured(1).toInt() & 0xFF;
    return error.code == ErrorCode::Corrupt || code == kError || code == kConstraint;
}

// An unreadable page is reported among the damage, with the code of the read error.
std::optional<Error> notDamage(const QString &line)
{
    static const QRegularExpression pattern(u"error code[= ](\\d+)"_s);
    constexpr int kCorrupt = 11;
    const QRegularExpressionMatch match = pattern.match(line);
    if (!match.hasMatch() || (match.captured(1).toInt() & 0xFF) == kCorrupt)
        return std::nullopt;
    return Error{ErrorCode::Storage, StoreWords::tr("The data could not be saved or read."), line};
}

QStringList statementsOf(int version) { return statementsBetween(0, version); }

QStringList checkedTables(Connection &connection)
{
    QStringList tables;
    const auto rows = connection.query(
        u"SELECT name FROM main.sqlite_master WHERE type = 'table' AND rootpage > 0 ORDER BY name"_s);
    while (rows && (*rows)->next())
        tables.append((*rows)->value(0).toString());
    return tables;
}

std::optional<Error> lookForDamage(Connection &connection, const QString &path)
{
    constexpr qint64 kSmall = 32 * 1024 * 1024;
    const auto id = connection.value(u"PRAGMA application_id"_s);
    const auto version = connection.value(u"PRAGMA user_version"_s);
    const auto tables = connection.value(u"SELECT count(*) FROM sqlite_master"_s);
    for (const auto *read : {&id, &version, &tables}) {
        if (!*read)
            return judged(read->error());
    }
    const bool isNew = version->toInt() == 0 && tables->toInt() == 0;
    if (isNew || version->toInt() > kSchemaVersion)
        return std::nullopt; // empty, or nothing that we can judge
    if (version->toInt() <= 0 || id->toInt() != kApplicationId)
        return damaged(u"not a studio database"_s);
    if (const auto flaw = foreignOrMissing(connection, version->toInt()))
        return flaw;
    QFile file(path);
    if (file.open(QIODevice::ReadOnly) && !mayBeWritten(file.read(kHeader)))
        return damaged(u"of an unknown file format"_s);
    if (file.size() > kSmall)
        return std::nullopt;
    const auto found = connection.value(u"PRAGMA quick_check(1)"_s);
    if (!found)
        return judged(found.error());
    if (const auto unread = notDamage(found->toString()))
        return unread;
    return found->toString() == "ok"_L1 ? std::nullopt : std::optional(damaged(found->toString()));
}

std::optional<Error> rebuildReadModels(Connection &connection)
{
    const auto error = runAll(connection, rebuilding());
    return error ? error : rebuildPaths(connection);
}

} // namespace studio::store
