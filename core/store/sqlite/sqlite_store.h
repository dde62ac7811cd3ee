// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/mailbox.h"
#include "core/base/then.h"
#include "core/model/envelope.h"
#include "core/store/sqlite/word_upkeep.h"
#include "core/store/upkeep_watch.h"

#include <QLockFile>
#include <QMetaObject>
#include <QStringList>
#include <QThread>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace studio::store {

class Connection;
class Reader;
class Writer;

/// The store as one SQLite file, `studio.db`, in the data folder.
///
/// One thread writes: it takes all waiting jobs, commits them in one transaction with synchronous=FULL, and
/// then answers; each batch is written completely or not at all. Another thread reads. Opening and destroying
/// block the caller; the destructor writes all waiting jobs.
///
/// It knows threads, files, and the end of each room's log. The classes of core/store/tables access the data
/// by passing functions to the thread that fits.
class SqliteStore final : public QObject
{
    Q_OBJECT

public:
    enum class Mode {
        ReadWrite, ///< exclusive: a lock file keeps others out
        ReadOnly   ///< beside another instance; appends fail with ErrorCode::ReadOnly
    };

    /// Conflict: another instance has the folder, or a newer version wrote it. Storage: it cannot be written.
    /// A damaged file is moved aside, and the new file holds what could be read of it; a file that lies
    /// ready, see next_file.h, is put in place first; openingNotes() reports both. If the folder is taken, it
    /// waits up to `patience`: a command line that only lists something has it for a moment.
    [[nodiscard]] static base::Result<std::unique_ptr<SqliteStore>>
    open(const QString &folder, Mode mode, std::chrono::milliseconds patience = {});
    ~SqliteStore() override;

    /// What happened while the folder was opened, as whole sentences for people.
    [[nodiscard]] QStringList openingNotes() const { return m_notes; }
    /// Whether the file was damaged, so that the data is now what could be read of it.
    [[nodiscard]] bool wasRecovered() const { return m_recovered; }

    // `then` gets the result of the work, on the thread of the context, never inside the call; not at all if
    // the context is gone.

    /// Runs the work (Connection & to Result<T>) on the reading thread. It sees all earlier commits.
    template<class Work, class T>
    void read(QObject *context, Work work, base::ThenWork<T> then);
    /// Runs the work on the writing thread, in the order of the calls, in its own savepoint. It may run
    /// twice. Its result counts once it is committed. ReadOnly: the folder is open for reading only.
    template<class Work, class T>
    void write(QObject *context, Work work, base::ThenWork<T> then);
    /// Runs the work (without a connection) on the writing thread while nothing else is written, outside any
    /// transaction. ReadOnly as above.
    template<class Work, class T>
    void writeAlone(QObject *context, Work work, base::ThenWork<T> then);
    /// Runs the work (without a connection) on the upkeep thread, beside reading and writing, one job after
    /// the other.
    template<class Work, class T>
    void keepUp(QObject *context, Work work, base::ThenWork<T> then);
    /// Runs `first` (Connection & to an error or none) like a write, then `work` like a read, once the write
    /// is on disk. An error of `first` is logged after `trouble`, and `work` runs all the same.
    template<class First, class Work, class T>
    void writeThenRead(QObject *context, const QString &trouble, First first, Work work,
                       base::ThenWork<T> then);
    /// If writing is not allowed here: answers with ReadOnly and returns true.
    template<class T>
    [[nodiscard]] bool refuse(QObject *context, const base::ThenWork<T> &then) const;
    /// Merges the words that an import has left unmerged, after all waiting writes.
    void mergeWords();
    /// The same watch, but it also stops when the store is about to be destroyed.
    [[nodiscard]] Watch watchOf(const Watch &watch) const;
    [[nodiscard]] bool isReadOnly() const { return m_mode == Mode::ReadOnly; }
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Writes a batch completely or not at all, in the order of the calls. Ends with appended or
    /// appendFailed.
    void append(const QList<model::Envelope> &batch);

Q_SIGNALS:
    /// The batch is on disk (fsynced); MessagePosted::index is filled in.
    void appended(const QList<studio::model::Envelope> &batch);
    /// Nothing of the batch was written.
    void appendFailed(const QList<studio::model::Envelope> &batch, const studio::base::Error &error);

private:
    SqliteStore(QString folder, Mode mode);
    [[nodiscard]] std::optional<base::Error> lock(std::chrono::milliseconds patience);
    [[nodiscard]] std::optional<base::Error> openFile();
    [[nodiscard]] std::optional<base::Error> openWriter();
    [[nodiscard]] std::optional<base::Error> takeWhatLiesReady();
    [[nodiscard]] std::optional<base::Error> recover(const base::Error &why);
    void queueRead(std::function<void(Connection &)> read);
    void queueWrite(std::function<std::optional<base::Error>(Connection &)> write,
                    std::function<void(const std::optional<base::Error> &)> answer);
    template<class Work, class T>
    static void queueOn(QObject &place, QObject *context, Work work, base::ThenWork<T> then);
    [[nodiscard]] QObject &writerObject() const;
    static void tell(const QString &trouble, const base::Error &error);
    /// The answer to every write in a read-only studio.
    [[nodiscard]] static base::Error readOnly();
    template<class T>
    static void answer(const base::Mailbox &asker, const base::ThenWork<T> &then, base::Result<T> result)
    {
        asker.post([then, result = std::move(result)] { then(result); });
    }

    QString m_folder;
    Mode m_mode;
    QStringList m_notes;
    bool m_recovered = false;
    std::unique_ptr<QLockFile> m_lock;
    QThread m_writing;
    QThread m_reading;
    std::unique_ptr<Writer> m_writer; ///< lives on m_writing
    std::unique_ptr<Reader> m_reader; ///< lives on m_reading
    WordUpkeep m_words;
    QThread m_keeping;
    std::unique_ptr<QObject> m_upkeep;         ///< lives on m_keeping; its queued calls run there
    std::shared_ptr<std::atomic<bool>> m_ends; ///< the store is about to be destroyed: long work stops
};

template<class Work, class T>
void SqliteStore::read(QObject *context, Work work, base::ThenWork<T> then)
{
    queueRead([work = std::move(work), asker = base::Mailbox(context),
               then = std::move(then)](Connection &connection) { answer<T>(asker, then, work(connection)); });
}

template<class Work, class T>
void SqliteStore::write(QObject *context, Work work, base::ThenWork<T> then)
{
    if (refuse(context, then))
        return;
    const auto result = std::make_shared<base::Result<T>>(tl::unexpected(base::Error{}));
    queueWrite(
        [work = std::move(work), result](Connection &connection) -> std::optional<base::Error> {
            *result = work(connection);
            return *result ? std::nullopt : std::optional(result->error());
        },
        [result, asker = base::Mailbox(context), then](const std::optional<base::Error> &error) {
            answer<T>(asker, then, error ? base::Result<T>(tl::unexpected(*error)) : *result);
        });
}

template<class First, class Work, class T>
void SqliteStore::writeThenRead(QObject *context, const QString &trouble, First first, Work work,
                                base::ThenWork<T> then)
{
    queueWrite(std::move(first), [this, trouble, work = std::move(work), asker = base::Mailbox(context),
                                  then = std::move(then)](const std::optional<base::Error> &error) {
        if (error)
            tell(trouble, *error);
        queueRead([work, asker, then](Connection &connection) { answer<T>(asker, then, work(connection)); });
    });
}

template<class Work, class T>
void SqliteStore::writeAlone(QObject *context, Work work, base::ThenWork<T> then)
{
    if (!refuse(context, then))
        queueOn(writerObject(), context, std::move(work), std::move(then));
}

template<class Work, class T>
void SqliteStore::keepUp(QObject *context, Work work, base::ThenWork<T> then)
{
    queueOn(*m_upkeep, context, std::move(work), std::move(then));
}

template<class T>
bool SqliteStore::refuse(QObject *context, const base::ThenWork<T> &then) const
{
    if (m_mode == Mode::ReadOnly)
        answer<T>(base::Mailbox(context), then, tl::unexpected(readOnly()));
    return m_mode == Mode::ReadOnly;
}

template<class Work, class T>
void SqliteStore::queueOn(QObject &place, QObject *context, Work work, base::ThenWork<T> then)
{
    QMetaObject::invokeMethod(
        &place,
        [work = std::move(work), asker = base::Mailbox(context), then = std::move(then)] {
            answer<T>(asker, then, work());
        },
        Qt::QueuedConnection);
}

} // namespace studio::store
