// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"
#include "core/model/memory_note.h"
#include "core/model/past/search.h"
#include "core/store/connection.h"
#include "core/store/search_texts.h"

#include <QHash>
#include <QList>
#include <QStringList>

#include <optional>
#include <utility>

// Adds rows to the index of search_rows.h, and takes them out. For the store's own threads; the caller holds
// the transaction.
namespace studio::store {

/// All names that companions have had, with their times.
class NameHistory
{
public:
    explicit NameHistory(Connection &connection)
        : m_connection(connection)
    {
    }
    /// The names at that time, in all languages; before its first names, the first names.
    [[nodiscard]] QString names(const base::ParticipantId &companion, const QDateTime &time);

private:
    Connection &m_connection;
    QHash<base::ParticipantId, QList<std::pair<qint64, QString>>> m_known;
};

/// The index entry of one thing that can be found.
struct SearchEntry
{
    SearchText text;
    base::RoomId room;
    qint64 seq = 0;
    qint64 said = 0; ///< the event with the text: itself, or an edit
    QDateTime time;
    QByteArray words{}; ///< search::indexWords() of the text, if known already; else null
};

struct SearchRow
{
    qint64 place = 0;
    qint64 said = 0;
};

/// Writes index rows, and caches what it looked up for them.
class SearchIndexer
{
public:
    explicit SearchIndexer(Connection &connection)
        : m_connection(connection)
        , m_names(connection)
    {
    }

    /// `words`: as in SearchEntry.
    [[nodiscard]] std::optional<base::Error> addEvent(const model::Envelope &event,
                                                      const QByteArray &words = {});
    [[nodiscard]] std::optional<base::Error> applyEdit(const model::Envelope &event);
    [[nodiscard]] std::optional<base::Error> add(const SearchEntry &entry);
    [[nodiscard]] std::optional<base::Error> addNote(const model::MemoryNote &note);
    [[nodiscard]] std::optional<base::Error> removeNote(const model::MemoryNote &note);

private:
    [[nodiscard]] base::Result<qint64> numberOf(const QString &name);
    [[nodiscard]] base::Result<QStringList> marksOf(model::SearchKind kind, const QString &room,
                                                    const QString &author);
    [[nodiscard]] base::Result<qint64> freePlace(const QDateTime &time);
    [[nodiscard]] base::Result<std::optional<SearchRow>> rowOf(model::SearchKind kind, const QString &room,
                                                               qint64 seq, const QDateTime &time);
    [[nodiscard]] base::Result<std::optional<model::Envelope>>
    messageOf(const base::RoomId &room, const base::MessageId &id, qint64 before);
    [[nodiscard]] std::optional<base::Error> insertWords(qint64 place, const QByteArray &words);
    [[nodiscard]] std::optional<base::Error> deleteWords(qint64 place, const QByteArray &words);

    Connection &m_connection;
    NameHistory m_names;
    QHash<QString, qint64> m_numbers;
    std::optional<qint64> m_last; ///< the greatest number of all rows
    qint64 m_asked = 0;           ///< the first number for the last requested time, and the last number given
    qint64 m_given = 0;
};

} // namespace studio::store
