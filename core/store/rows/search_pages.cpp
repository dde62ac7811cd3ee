// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/search_pages.h"

#include "core/base/utc.h"
#include "core/search/index_words.h"
#include "core/store/rows/event_rows.h"
#include "core/store/rows/room_rows.h"
#include "core/store/rows/search_indexer.h"
#include "core/store/word_tokenizer.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::Result;
using model::Envelope;
using model::NamedSpeaker;
using model::SearchHit;
using model::SearchKind;
using model::SearchPage;
using model::SearchQuery;

namespace {

constexpr int kMostHits = 1000; // of a page

/// A row of the index, before its event is read.
struct Found
{
    SearchHit hit;
    qint64 said = 0;
};

/// A read-only file of an older version lacks this index, or has another format.
Result<bool> hasIndex(Connection &connection)
{
    return connection
        .value(u"SELECT count(*) FROM sqlite_master WHERE name = 'search_words' AND instr(sql, ?) > 0"_s,
               {QLatin1String(kWordTokenizer)})
        .transform([](const QVariant &count) { return count.toInt() == 1; });
}

/// The mark of a room or a participant; an unknown name gets a mark that no row has.
Result<QString> markOf(Connection &connection, QChar sort, const QString &name)
{
    return connection.value(u"SELECT number FROM search_names WHERE name = ?"_s, {name})
        .transform([sort](const QVariant &number) -> QString {
            return sort + QString::number(number.toLongLong());
        });
}

Result<QList<QStringList>> marksOf(Connection &connection, const SearchQuery &query)
{
    QList<QStringList> all;
    const auto add = [&](QChar sort, const QString &name) -> std::optional<Error> {
        const auto mark = markOf(connection, sort, name);
        if (!mark)
            return mark.error();
        all.append({*mark});
        return std::nullopt;
    };
    if (query.room) {
        if (const auto error = add(u'r', query.room->value()))
            return tl::unexpected(*error);
    }
    if (query.speaker) {
        if (const auto error = add(u's', query.speaker->value()))
            return tl::unexpected(*error);
    }
    QStringList kinds;
    for (const SearchKind kind : query.kinds)
        kinds.append(u"k"_s + nameOf(kind));
    if (!kinds.isEmpty())
        all.append(kinds);
    return all;
}

/// The ids of all authors in the index.
Result<QStringList> findAuthors(Connection &connection)
{
    return connection
        .query(u"SELECT name FROM search_names n WHERE name <> '' AND EXISTS (SELECT 1 FROM search_words"
               " WHERE search_words MATCH '\"@s' || n.number || '\"') ORDER BY name"_s)
        .transform([](QSqlQuery *row) {
            QStringList ids;
            while (row->next())
                ids.append(row->value(0).toString());
            return ids;
        });
}

/// The room's names for participants who are not companions.
void addNames(const model::Room &room, QHash<QString, QList<NamedSpeaker::Name>> &names)
{
    const auto add = [&](const base::ParticipantId &id, const QString &name) {
        if (!name.isEmpty())
            names[id.value()].append({room.id, name});
    };
    for (const model::Identity &identity : room.identities)
        add(identity.id, identity.name);
    for (const model::Guest &guest : room.guests)
        add(guest.id, guest.name);
}

Result<QList<Found>> readRows(Connection &connection, const SearchQuery &query, const QString &expression,
                              qint64 count)
{
    constexpr qint64 kNone = std::numeric_limits<qint64>::max();
    const qint64 first = query.from.isValid() ? placeOf(query.from) : std::numeric_limits<qint64>::min();
    const qint64 end = std::min(query.to.isValid() ? placeOf(query.to) : kNone, query.before.value_or(kNone));
    const auto rows = connection.query(
        u"SELECT s.id, r.name, s.seq, s.said, s.kind, a.name FROM search_words w"
        " CROSS JOIN search_rows s ON s.id = w.rowid"
        " CROSS JOIN search_names r ON r.number = s.room"
        " CROSS JOIN search_names a ON a.number = s.author"
        " WHERE search_words MATCH ? AND w.rowid >= ? AND w.rowid < ?"
        " AND (s.kind = 'note' OR NOT EXISTS (SELECT 1 FROM rooms d WHERE d.id = r.name AND d.deleted))"
        " ORDER BY w.rowid DESC LIMIT ?"_s,
        {expression, first, end, count});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<Found> all;
    while ((*rows)->next()) {
        const QSqlQuery &row = **rows;
        const auto kind = searchKindOf(row.value(4).toString());
        if (!kind)
            continue; // from a later version
        Found found;
        found.hit.place = row.value(0).toLongLong();
        found.hit.kind = *kind;
        found.hit.room = base::RoomId(row.value(1).toString());
        found.hit.seq = row.value(2).toLongLong();
        found.hit.author = base::ParticipantId(row.value(5).toString());
        found.said = row.value(3).toLongLong();
        all.append(found);
    }
    return all;
}

Result<std::optional<qint64>> indexOf(Connection &connection, const QString &sql, const QVariantList &values)
{
    return connection.value(sql, values).transform([](const QVariant &index) {
        return index.isNull() ? std::nullopt : std::optional(index.toLongLong());
    });
}

/// The room's newest message up to that event.
Result<std::optional<qint64>> lastMessage(Connection &connection, const base::RoomId &room, qint64 seq)
{
    return indexOf(connection,
                   u"SELECT idx FROM messages WHERE room = ? AND seq <= ? ORDER BY seq DESC LIMIT 1"_s,
                   {room.value(), seq});
}

// A thought or a call leads to the message that followed, a decision to the message it was about.
std::optional<Error> findMessage(Connection &connection, const Envelope &event, SearchHit &hit)
{
    const auto keep = [&hit](const Result<std::optional<qint64>> &index) {
        if (index)
            hit.message = *index;
        return index ? std::nullopt : std::optional(index.error());
    };
    if (hit.kind == SearchKind::Message) {
        const auto error = keep(indexOf(connection, u"SELECT idx FROM messages WHERE room = ? AND seq = ?"_s,
                                        {hit.room.value(), hit.seq}));
        hit.isOffPath = !error && !hit.message;
        if (error || hit.message)
            return error;
    } else if (const auto *turn = std::get_if<model::TurnEvent>(&event.body)) {
        const auto error =
            keep(indexOf(connection,
                         u"SELECT m.idx FROM events e JOIN messages m ON m.room = e.room AND m.seq = e.seq"
                         " WHERE e.room = ? AND e.turn = ? ORDER BY e.seq DESC LIMIT 1"_s,
                         {hit.room.value(), turn->turn.value()}));
        if (error || hit.message)
            return error;
    }
    return keep(lastMessage(connection, hit.room, hit.seq));
}

std::optional<Error> findPolicy(Connection &connection, SearchHit &hit)
{
    const auto seq =
        connection.value(u"SELECT max(seq) FROM events WHERE room = ? AND seq <= ? AND kind = 'room'"_s,
                         {hit.room.value(), hit.seq});
    const auto events = seq ? readEvents(connection, hit.room, seq->toLongLong(), 1)
                            : Result<QList<Envelope>>(tl::unexpected(seq.error()));
    if (!events)
        return events.error();
    const auto *changed =
        events->isEmpty() ? nullptr : std::get_if<model::RoomChanged>(&events->first().body);
    if (changed)
        hit.policy = changed->room.policy;
    return std::nullopt;
}

/// The text of the hit; sets what else the event says.
Result<QString> readText(Connection &connection, const Found &found, NameHistory &names, SearchHit &hit)
{
    if (hit.kind == SearchKind::Note) {
        return connection.value(u"SELECT text FROM notes WHERE id = ?"_s, {hit.seq})
            .transform([](const QVariant &text) { return text.toString(); });
    }
    const auto events = readEvents(connection, hit.room, found.said, 1);
    if (!events)
        return tl::unexpected(events.error());
    if (events->isEmpty() || events->first().seq != found.said)
        return QString(); // it can no longer be read
    const Envelope &event = events->first();
    if (found.said == hit.seq)
        hit.time = event.time;
    if (const auto error = findMessage(connection, event, hit))
        return tl::unexpected(*error);
    if (const auto *edited = std::get_if<model::MessageEdited>(&event.body))
        return edited->text;
    if (const auto *decided = std::get_if<model::Decided>(&event.body)) {
        hit.decision = decided->decision;
        if (const auto error = findPolicy(connection, hit))
            return tl::unexpected(*error);
    }
    const NamesOf namesOf = [&](const base::ParticipantId &id) { return names.names(id, event.time); };
    const auto text = searchTextOf(event.body, namesOf);
    return text ? text->text : QString();
}

} // namespace

Result<SearchPage> readFound(Connection &connection, const SearchQuery &query)
{
    SearchPage page;
    const auto has = hasIndex(connection);
    if (!has)
        return tl::unexpected(has.error());
    const QList<search::Term> terms = search::termsOf(query.text);
    if (!*has || terms.isEmpty())
        return page;
    const auto unread = countUnread(connection);
    const auto marks = marksOf(connection, query);
    if (!unread || !marks)
        return tl::unexpected(unread ? marks.error() : unread.error());
    page.unread = *unread;
    const int most = std::clamp(query.most, 1, kMostHits);
    const auto rows = readRows(connection, query, search::matchExpression(terms, *marks), most + 1);
    if (!rows)
        return tl::unexpected(rows.error());
    NameHistory names(connection);
    for (const Found &found : *rows) {
        if (page.hits.size() == most) {
            page.next = page.hits.last().place;
            break;
        }
        SearchHit hit = found.hit;
        hit.time = QDateTime::fromMSecsSinceEpoch(hit.place / kPlacesPerMs, base::kUtc);
        const auto text = readText(connection, found, names, hit);
        if (!text)
            return tl::unexpected(text.error());
        const search::Excerpt excerpt = search::excerptOf(*text, terms);
        hit.excerpt = excerpt.text;
        hit.found = excerpt.found;
        page.hits.append(hit);
    }
    return page;
}

Result<QList<NamedSpeaker>> readSpeakers(Connection &connection)
{
    const auto has = hasIndex(connection);
    if (!has)
        return tl::unexpected(has.error());
    const auto ids = *has ? findAuthors(connection) : Result<QStringList>();
    const auto rooms = readRooms(connection);
    if (!ids || !rooms)
        return tl::unexpected(ids ? rooms.error() : ids.error());
    QHash<QString, QList<NamedSpeaker::Name>> names;
    for (const model::RoomSummary &summary : *rooms) {
        if (summary.deleted)
            continue;
        if (const auto room = readRoom(connection, summary.id))
            addNames(*room, names);
    }
    QList<NamedSpeaker> speakers;
    for (const QString &id : *ids)
        speakers.append({base::ParticipantId(id), names.value(id)});
    return speakers;
}

} // namespace studio::store
