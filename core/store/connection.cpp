// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"

#include "core/store/sqlite_handle.h"
#include "core/store/statement_counter.h"
#include "core/store/store_words.h"
#include "core/store/word_tokenizer.h"

#include <QFileInfo>
#include <QSqlError>
#include <QUrl>

#include <atomic>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;

namespace {

thread_local qint64 statements = 0;

// SQLite's primary result codes.
constexpr int kBusy = 5;
constexpr int kNoMemory = 7; // more than kMostMemory: only a damaged file needs that
constexpr int kReadOnly = 8;
constexpr int kInterrupted = 9; // no steps left, see beginBound()
constexpr int kCorrupt = 11;
constexpr int kFull = 13;
constexpr int kCantOpen = 14;
constexpr int kTooBig = 18; // a row that claims to be larger than kLargestValue
constexpr int kNotADatabase = 26;

// To check a sound file takes a tenth of a step per byte.
constexpr qint64 kFreeSteps = 1'000'000;
constexpr qint64 kStepsForByte = 4;

Error errorFor(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    const QString detail = u"SQLite %1: %2"_s.arg(error.nativeErrorCode(), error.databaseText());
    switch (code) {
    case kNoMemory:
    case kInterrupted:
    case kCorrupt:
    case kTooBig:
    case kNotADatabase: return {ErrorCode::Corrupt, StoreWords::tr("The stored data is damaged."), detail};
    case kFull:
        return {ErrorCode::Storage, StoreWords::tr("The disk is full. Nothing more can be saved."), detail};
    case kReadOnly:
    case kCantOpen: return {ErrorCode::Storage, StoreWords::tr("The data folder is not writable."), detail};
    case kBusy:
        return {ErrorCode::Conflict, StoreWords::tr("Another program is using the stored data."), detail};
    default: return {ErrorCode::Storage, StoreWords::tr("The data could not be saved or read."), detail};
    }
}

QString unchanging(const QString &file)
{
    return QString::fromLatin1(QUrl::fromLocalFile(file).toEncoded()) + u"?immutable=1"_s;
}

// Qt makes a name for each `?` anew with every bound value, which takes longer than SQLite needs for a short
// row; our own names are made once.
const QStringList &valueNames()
{
    static const QStringList all = [] {
        QStringList names;
        for (int i = 0; i < Connection::kMostValues; ++i)
            names.append(u":v%1"_s.arg(i));
        return names;
    }();
    return all;
}

QString withNames(const QString &sql)
{
    QString named;
    named.reserve(sql.size() + 40);
    int next = 0;
    bool isText = false;
    for (const QChar unit : sql) {
        isText = unit == u'\'' ? !isText : isText;
        if (unit == u'?' && !isText)
            named += valueNames().value(next++);
        else
            named += unit;
    }
    return named;
}

} // namespace

qint64 statementsOnThisThread() { return statements; }

Connection::~Connection() { close(); }

std::optional<Error> Connection::open(const QString &file, Mode mode)
{
    static std::atomic<int> last = 0;
    close();
    m_name = u"studio-%1"_s.arg(++last);
    m_file = file;
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name);
    QString options = u"QSQLITE_BUSY_TIMEOUT=5000"_s;
    if (mode == Mode::ReadOnly)
        options += u";QSQLITE_OPEN_READONLY"_s;
    if (mode == Mode::Unchanging)
        options += u";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"_s;
    m_database.setDatabaseName(mode == Mode::Unchanging ? unchanging(file) : file);
    m_database.setConnectOptions(options);
    if (!m_database.open())
        return errorFor(m_database.lastError());
    // Statements in a file from elsewhere run no function with effects outside it.
    QSqlQuery(m_database).exec(u"PRAGMA trusted_schema = OFF"_s);
    defend(sqliteHandle(m_database));
    return addWordTokenizer(m_database);
}

void Connection::close()
{
    m_prepared.clear();
    if (m_name.isEmpty())
        return;
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(std::exchange(m_name, QString()));
}

void Connection::beginBound()
{
    m_stepsLeft =
        kFreeSteps + kStepsForByte * (QFileInfo(m_file).size() + QFileInfo(m_file + u"-wal"_s).size());
    countSteps(sqliteHandle(m_database), &m_stepsLeft);
}

void Connection::endBound() { countSteps(sqliteHandle(m_database), nullptr); }

Error Connection::errorOf(const QSqlQuery &query) const { return errorFor(query.lastError()); }

std::optional<Error> Connection::troubleOf(const QSqlQuery &query) const
{
    return query.lastError().type() == QSqlError::NoError ? std::nullopt : std::optional(errorOf(query));
}

std::optional<Error> Connection::run(const QString &sql)
{
    ++statements;
    QSqlQuery query(m_database);
    if (!query.exec(sql))
        return errorOf(query);
    return std::nullopt;
}

Result<QSqlQuery *> Connection::query(const QString &sql, const QVariantList &values)
{
    ++statements;
    auto prepared = m_prepared.find(sql);
    if (prepared == m_prepared.end()) {
        QSqlQuery fresh(m_database);
        fresh.setForwardOnly(true);
        if (!fresh.prepare(withNames(sql)))
            return tl::unexpected(errorOf(fresh));
        prepared = m_prepared.emplace(sql, std::move(fresh)).first;
    }
    QSqlQuery &query = prepared->second;
    query.finish();
    for (qsizetype i = 0; i < values.size(); ++i)
        query.bindValue(valueNames().at(i), values[i]);
    if (!query.exec())
        return tl::unexpected(errorOf(query));
    return &query;
}

Result<QVariant> Connection::value(const QString &sql, const QVariantList &values)
{
    return query(sql, values).transform([](QSqlQuery *query) {
        const QVariant value = query->next() ? query->value(0) : QVariant();
        query->finish();
        return value;
    });
}

} // namespace studio::store
