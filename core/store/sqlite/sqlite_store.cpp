// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlite/sqlite_store.h"

#include "core/base/log.h"
#include "core/base/sentences.h"
#include "core/store/rows/event_writing.h"
#include "core/store/sqlite/reader.h"
#include "core/store/sqlite/writer.h"
#include "core/store/upkeep/backups.h"
#include "core/store/upkeep/doctor.h"
#include "core/store/upkeep/next_file.h"
#include "core/store/upkeep/private_files.h"
#include "core/store/upkeep/rescue.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::Envelope;

namespace {

template<class Work>
auto runOn(QObject &object, Work work)
{
    decltype(work()) result{};
    QMetaObject::invokeMethod(
        &object, [&] { result = work(); }, Qt::BlockingQueuedConnection);
    return result;
}

} // namespace

Error SqliteStore::readOnly()
{
    return {
        ErrorCode::ReadOnly, QCoreApplication::translate("Store", "The data folder is open read-only."), {}};
}

SqliteStore::SqliteStore(QString folder, Mode mode)
    : m_folder(std::move(folder))
    , m_mode(mode)
    , m_writer(std::make_unique<Writer>())
    , m_reader(std::make_unique<Reader>())
    , m_words(*m_writer)
    , m_upkeep(std::make_unique<QObject>())
    , m_ends(std::make_shared<std::atomic<bool>>(false))
{
    m_writing.setObjectName(u"store writer"_s);
    m_reading.setObjectName(u"store reader"_s);
    m_writer->moveToThread(&m_writing);
    m_reader->moveToThread(&m_reading);
    m_keeping.setObjectName(u"store upkeep"_s);
    m_upkeep->moveToThread(&m_keeping);
    m_writing.start();
    m_reading.start();
    m_keeping.start();
}

SqliteStore::~SqliteStore()
{
    *m_ends = true;
    QMetaObject::invokeMethod(m_reader.get(), &Reader::close, Qt::BlockingQueuedConnection);
    QMetaObject::invokeMethod(m_writer.get(), &Writer::close, Qt::BlockingQueuedConnection);
    for (QThread *thread : {&m_reading, &m_writing, &m_keeping}) {
        thread->quit();
        thread->wait();
    }
}

Result<std::unique_ptr<SqliteStore>> SqliteStore::open(const QString &folder, Mode mode,
                                                       std::chrono::milliseconds patience)
{
    std::unique_ptr<SqliteStore> store(new SqliteStore(folder, mode));
    if (mode == Mode::ReadWrite) {
        if (const auto error = store->lock(patience))
            return tl::unexpected(*error);
        if (makePrivate(folder))
            store->m_notes.append(
                tr("Other users of this computer could read the data in %1. Now only you can.").arg(folder));
    }
    if (const auto error = store->openFile())
        return tl::unexpected(*error);
    if (mode == Mode::ReadWrite)
        store->m_words.indexUnread();
    return store;
}

std::optional<Error> SqliteStore::lock(std::chrono::milliseconds patience)
{
    auto lock = lockFolder(m_folder, patience);
    if (!lock)
        return lock.error();
    m_lock = std::move(*lock);
    return std::nullopt;
}

std::optional<Error> SqliteStore::openFile()
{
    const QString file = databaseIn(m_folder);
    if (m_mode == Mode::ReadOnly && !QFile::exists(file))
        return Error{ErrorCode::NotFound, tr("No stored data in %1.").arg(m_folder), file};
    if (m_mode == Mode::ReadWrite) {
        std::optional<Error> error = takeWhatLiesReady();
        if (!error)
            error = openWriter();
        if (error && error->code == ErrorCode::Corrupt) {
            error = recover(*error);
            if (!error)
                error = openWriter();
        }
        if (error)
            return error;
    }
    return runOn(*m_reader, [this, &file] { return m_reader->open(file); });
}

std::optional<Error> SqliteStore::openWriter()
{
    return runOn(*m_writer, [this] { return m_writer->open(databaseIn(m_folder)); });
}

// A backup that was chosen while the studio was open, or a rescue that was interrupted before its last step.
std::optional<Error> SqliteStore::takeWhatLiesReady()
{
    if (!QFile::exists(nextFileIn(m_folder)))
        return std::nullopt;
    const auto aside = takeNextFile(m_folder, u"replaced"_s);
    if (!aside)
        return aside.error();
    qCInfo(base::lcStore) << "replaced file moved to" << *aside;
    m_notes.append(aside->isEmpty()
                       ? tr("The prepared data is now in use.")
                       : tr("The prepared data is now in use. The previous data is in %1.").arg(*aside));
    return std::nullopt;
}

// The readable data is on disk before the damaged file is moved; that file is kept beside the new one, with
// its unmerged journal.
std::optional<Error> SqliteStore::recover(const Error &why)
{
    QMetaObject::invokeMethod(m_writer.get(), &Writer::close, Qt::BlockingQueuedConnection);
    const auto report = runOn(*m_writer, [this]() -> std::optional<Result<model::RescueReport>> {
        return prepareRescue(m_folder);
    });
    if (!*report)
        return report->error();
    const auto aside = takeNextFile(m_folder, u"damaged"_s);
    if (!aside)
        return aside.error();
    qCWarning(base::lcStore) << "damaged file moved to" << *aside << why.detail;
    m_notes.append(base::joinedSentences(
        {tr("The stored data was damaged. It was moved to %1, and a new file was created.").arg(*aside),
         sentenceOf(**report)}));
    m_recovered = true;
    return std::nullopt;
}

// ---- work on the threads

Watch SqliteStore::watchOf(const Watch &watch) const
{
    return [watch, ends = m_ends](qint64 done, qint64 of) { return !*ends && goesOn(watch, done, of); };
}

void SqliteStore::queueRead(std::function<void(Connection &)> read) { m_reader->queue(std::move(read)); }

void SqliteStore::queueWrite(std::function<std::optional<Error>(Connection &)> write,
                             std::function<void(const std::optional<Error> &)> answer)
{
    m_writer->queue({std::move(write), std::move(answer)});
}

void SqliteStore::tell(const QString &trouble, const Error &error)
{
    qCWarning(base::lcStore).noquote() << trouble << error.detail;
}

QObject &SqliteStore::writerObject() const { return *m_writer; }

void SqliteStore::mergeWords()
{
    if (m_mode == Mode::ReadWrite)
        m_words.merge();
}

// ---- writing

void SqliteStore::append(const QList<Envelope> &batch)
{
    if (m_mode == Mode::ReadOnly) {
        Q_EMIT appendFailed(batch, readOnly());
        return;
    }
    if (batch.isEmpty())
        return;
    const auto written = std::make_shared<QList<Envelope>>(batch);
    m_writer->queue({[written](Connection &connection) { return insertEvents(connection, *written); },
                     [this, written](const Writer::Outcome &error) {
                         if (error)
                             Q_EMIT appendFailed(*written, *error);
                         else
                             Q_EMIT appended(*written);
                     }});
}

} // namespace studio::store
