// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/search_indexer.h"

#include "core/search/index_words.h"
#include "core/store/rows/event_rows.h"
#include "core/store/rows/search_places.h"

#include <algorithm>
#include <limits>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;
using model::Envelope;
using model::MemoryNote;
using model::SearchKind;

namespace {

std::optional<Error> errorOf(const Result<QSqlQuery *> &done)
{
    return done ? std::nullopt : std::optional(done.error());
}

QByteArray marked(QByteArray words, const QStringList &marks)
{
    search::addMarks(words, marks);
    return words;
}

} // namespace

QString NameHistory::names(const base::ParticipantId &companion, const QDateTime &time)
{
    auto known = m_known.constFind(companion);
    if (known == m_known.constEnd()) {
        QList<std::pair<qint64, QString>> all;
        const auto rows = m_connection.query(
            u"SELECT p.wall, (SELECT group_concat(json_extract(t.value, '$.name'), ' ')"
            "  FROM json_each(p.body, '$.texts') t) FROM personas p WHERE p.id = ? ORDER BY p.revision"_s,
            {companion.value()});
        while (rows && (*rows)->next()) {
            if (const QString names = (*rows)->value(1).toString(); !names.isEmpty())
                all.append({(*rows)->value(0).toLongLong(), names});
        }
        known = m_known.insert(companion, all);
    }
    QString names;
    for (const auto &[since, held] : *known) {
        if (names.isEmpty() || since <= time.toMSecsSinceEpoch())
            names = held;
    }
    return names;
}

Result<qint64> SearchIndexer::numberOf(const QString &name)
{
    const auto known = m_numbers.constFind(name);
    if (known != m_numbers.constEnd())
        return *known;
    const QString text = name.isEmpty() ? u""_s : name; // a null text would be SQL's NULL
    const auto added = m_connection.query(u"INSERT OR IGNORE INTO search_names (name) VALUES (?)"_s, {text});
    if (!added)
        return tl::unexpected(added.error());
    return m_connection.value(u"SELECT number FROM search_names WHERE name = ?"_s, {text})
        .transform([this, &name](const QVariant &number) {
            m_numbers.insert(name, number.toLongLong());
            return number.toLongLong();
        });
}

Result<QStringList> SearchIndexer::marksOf(SearchKind kind, const QString &room, const QString &author)
{
    const auto roomNumber = numberOf(room);
    if (!roomNumber)
        return tl::unexpected(roomNumber.error());
    return numberOf(author).transform([&](qint64 number) {
        return QStringList{u'r' + QString::number(*roomNumber), u's' + QString::number(number),
                           u'k' + nameOf(kind)};
    });
}

Result<qint64> SearchIndexer::freePlace(const QDateTime &time)
{
    if (!m_last) {
        const auto last = m_connection.value(u"SELECT max(id) FROM search_rows"_s);
        if (!last)
            return tl::unexpected(last.error());
        m_last = last->isNull() ? std::numeric_limits<qint64>::min() : last->toLongLong();
    }
    const qint64 asked = placeOf(time);
    qint64 first = asked == m_asked ? m_given + 1 : asked; // imported talk without times shares one time
    while (first <= *m_last) {
        const qint64 nextMs = first - (first & (kPlacesPerMs - 1)) + kPlacesPerMs;
        const auto taken = m_connection.value(u"SELECT max(id) FROM search_rows WHERE id BETWEEN ? AND ?"_s,
                                              {first, nextMs - 1});
        if (!taken)
            return tl::unexpected(taken.error());
        if (taken->isNull())
            break;
        first = taken->toLongLong() + 1;
        if (first < nextMs)
            break;
    }
    m_asked = asked;
    m_given = first;
    m_last = std::max(*m_last, first);
    return first;
}

// A full millisecond moves the row a little later than its time.
Result<std::optional<SearchRow>> SearchIndexer::rowOf(SearchKind kind, const QString &room, qint64 seq,
                                                      const QDateTime &time)
{
    constexpr qint64 kLater = 600'000; // ms
    const auto number = numberOf(room);
    if (!number)
        return tl::unexpected(number.error());
    const qint64 first = placeOf(time);
    return m_connection
        .query(u"SELECT id, said FROM search_rows WHERE id BETWEEN ? AND ? AND room = ? AND seq = ?"
               " AND kind = ? LIMIT 1"_s,
               {first, first + kLater * kPlacesPerMs, *number, seq, nameOf(kind)})
        .transform([](QSqlQuery *row) {
            if (!row->next())
                return std::optional<SearchRow>();
            const SearchRow found{row->value(0).toLongLong(), row->value(1).toLongLong()};
            row->finish();
            return std::optional(found);
        });
}

std::optional<Error> SearchIndexer::insertWords(qint64 place, const QByteArray &words)
{
    return errorOf(
        m_connection.query(u"INSERT INTO search_words (rowid, words) VALUES (?, ?)"_s, {place, words}));
}

// The index does not store the words, so it must be told which ones to delete.
std::optional<Error> SearchIndexer::deleteWords(qint64 place, const QByteArray &words)
{
    return errorOf(m_connection.query(
        u"INSERT INTO search_words (search_words, rowid, words) VALUES ('delete', ?, ?)"_s, {place, words}));
}

std::optional<Error> SearchIndexer::add(const SearchEntry &entry)
{
    const QString room = entry.room.value();
    const QString author = entry.text.author.value();
    const auto marks = marksOf(entry.text.kind, room, author);
    if (!marks)
        return marks.error();
    const auto place = freePlace(entry.time);
    if (!place)
        return place.error();
    const auto added = m_connection.query(
        u"INSERT INTO search_rows (id, room, seq, said, kind, author) VALUES (?, ?, ?, ?, ?, ?)"_s,
        {*place, m_numbers.value(room), entry.seq, entry.said, nameOf(entry.text.kind),
         m_numbers.value(author)});
    if (!added)
        return added.error();
    return insertWords(
        *place, marked(entry.words.isNull() ? search::indexWords(entry.text.text) : entry.words, *marks));
}

std::optional<Error> SearchIndexer::addEvent(const Envelope &event, const QByteArray &words)
{
    if (std::holds_alternative<model::MessageEdited>(event.body))
        return applyEdit(event);
    const NamesOf namesOf = [this, &event](const base::ParticipantId &id) {
        return m_names.names(id, event.time);
    };
    const auto text = searchTextOf(event.body, namesOf);
    return text ? add({*text, event.room, event.seq, event.seq, event.time, words}) : std::nullopt;
}

// The log has no index of messages by id, since edits are rare and mostly concern recent messages.
Result<std::optional<Envelope>> SearchIndexer::messageOf(const base::RoomId &room, const base::MessageId &id,
                                                         qint64 before)
{
    const auto rows = m_connection.query(
        u"SELECT seq FROM events WHERE room = ? AND seq < ? AND instr(body, ?) > 0"
        " AND kind IN ('posted', 'turnOver', 'consume', 'interrupted') ORDER BY seq DESC"_s,
        {room.value(), before, id.value()});
    if (!rows)
        return tl::unexpected(rows.error());
    while ((*rows)->next()) {
        const auto events = readEvents(m_connection, room, (*rows)->value(0).toLongLong(), 1);
        if (!events)
            return tl::unexpected(events.error());
        const auto *posted =
            events->isEmpty() ? nullptr : std::get_if<model::MessagePosted>(&events->first().body);
        if (posted && posted->message.id == id) {
            (*rows)->finish();
            return std::optional(events->first());
        }
    }
    return std::optional<Envelope>();
}

std::optional<Error> SearchIndexer::applyEdit(const Envelope &event)
{
    const auto &edit = std::get<model::MessageEdited>(event.body);
    const auto message = messageOf(event.room, edit.messageId, event.seq);
    if (!message)
        return message.error();
    if (!*message)
        return std::nullopt; // an edit of no message
    const auto &posted = std::get<model::MessagePosted>((*message)->body);
    const auto row = rowOf(SearchKind::Message, event.room.value(), (*message)->seq, (*message)->time);
    if (!row)
        return row.error();
    if (!*row || (*row)->said >= event.seq)
        return std::nullopt; // not indexed yet, or indexed with a newer edit
    QString before = posted.message.text;
    if ((*row)->said != (*message)->seq) {
        const auto events = readEvents(m_connection, event.room, (*row)->said, 1);
        if (!events)
            return events.error();
        if (!events->isEmpty())
            before = std::get<model::MessageEdited>(events->first().body).text;
    }
    const auto marks = marksOf(SearchKind::Message, event.room.value(), posted.message.from.value());
    if (!marks)
        return marks.error();
    if (const auto error = deleteWords((*row)->place, marked(search::indexWords(before), *marks)))
        return error;
    if (const auto error = insertWords((*row)->place, marked(search::indexWords(edit.text), *marks)))
        return error;
    return errorOf(
        m_connection.query(u"UPDATE search_rows SET said = ? WHERE id = ?"_s, {event.seq, (*row)->place}));
}

std::optional<Error> SearchIndexer::addNote(const MemoryNote &note)
{
    const auto row = rowOf(SearchKind::Note, note.room.value(), note.id, note.time);
    if (!row)
        return row.error();
    if (*row)
        return std::nullopt; // it was rewritten while old events were read
    return add({{SearchKind::Note, note.companion, note.text}, note.room, note.id, note.id, note.time});
}

std::optional<Error> SearchIndexer::removeNote(const MemoryNote &note)
{
    const auto row = rowOf(SearchKind::Note, note.room.value(), note.id, note.time);
    if (!row)
        return row.error();
    if (!*row)
        return std::nullopt; // not indexed yet
    const auto marks = marksOf(SearchKind::Note, note.room.value(), note.companion.value());
    if (!marks)
        return marks.error();
    if (const auto error = deleteWords((*row)->place, marked(search::indexWords(note.text), *marks)))
        return error;
    return errorOf(m_connection.query(u"DELETE FROM search_rows WHERE id = ?"_s, {(*row)->place}));
}

} // namespace studio::store
