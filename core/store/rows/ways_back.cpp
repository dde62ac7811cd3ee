// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/rows/ways_back.h"

#include "core/model/participants.h"
#include "core/store/input_kinds.h"
#include "core/store/rows/event_rows.h"
#include "core/store/rows/path_rows.h"
#include "core/store/store_words.h"
#include "core/store/turn_marks.h"

#include <algorithm>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using base::Result;
using base::RoomId;
using base::TurnId;
using model::Envelope;
using model::MessagePosted;
using Why = model::Rewound::Why;

namespace {

// Inputs that made the floor consider who speaks next.
const auto kCauses = u"kind IN ('posted', 'turnOver', 'consume', 'cue', 'play', 'step', 'reset')"_s;
Error refused(const QString &text, const RoomId &room)
{
    return {ErrorCode::InvalidInput, text, room.value()};
}

/// The room's log and its ways, during a search.
struct Looking
{
    Connection &connection;
    RoomId room;
    QList<WayBack> backs{};
    qint64 last = 0;
    RoomPath path{};
};

Result<Looking> lookInto(Connection &connection, const RoomId &room)
{
    Looking looking{connection, room};
    const auto backs = readWaysBack(connection, room);
    const auto last = connection.value(u"SELECT seq FROM events WHERE room = ? ORDER BY seq DESC LIMIT 1"_s,
                                       {room.value()});
    if (!backs || !last)
        return tl::unexpected(backs ? last.error() : backs.error());
    if (last->isNull())
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This room does not exist."), room.value());
    looking.backs = *backs;
    looking.last = last->toLongLong();
    looking.path = RoomPath(looking.backs, looking.last);
    return looking;
}

/// The first event on the path among those that the statement lists; 0: none.
Result<qint64> firstOnPath(const Looking &looking, const QString &sql, const QVariantList &values)
{
    return looking.connection.query(sql, values).transform([&looking](QSqlQuery *row) {
        qint64 found = 0;
        while (found == 0 && row->next())
            found = looking.path.holds(row->value(0).toLongLong()) ? row->value(0).toLongLong() : 0;
        row->finish();
        return found;
    });
}

Result<std::optional<Envelope>> eventAt(const Looking &looking, qint64 seq)
{
    return readEvents(looking.connection, looking.room, seq, 1)
        .transform([seq](const QList<Envelope> &events) {
            const bool isIt = !events.isEmpty() && events.first().seq == seq;
            return isIt ? std::optional(events.first()) : std::nullopt;
        });
}

/// Where a reply ended, or a turn without a reply.
struct End
{
    qint64 seq = 0;
    ParticipantId companion;
    TurnId turn;
};

/// The beginning of that companion's newest turn before an event.
Result<qint64> beginOf(const Looking &looking, const ParticipantId &companion, qint64 before)
{
    const auto rows = looking.connection.query(
        u"SELECT seq FROM events WHERE room = ? AND seq < ? AND seq > ? AND kind IN ('startTurn', 'wake')"
        " ORDER BY seq DESC"_s,
        {looking.room.value(), before, before - kLookBack});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<qint64> begins;
    while ((*rows)->next())
        begins.append((*rows)->value(0).toLongLong());
    for (const qint64 seq : std::as_const(begins)) {
        const auto event = looking.path.holds(seq) ? eventAt(looking, seq) : std::nullopt;
        if (!event)
            return tl::unexpected(event.error());
        const auto *said = *event ? std::get_if<model::FloorSaid>(&(*event)->body) : nullptr;
        const auto *start = said ? std::get_if<model::StartTurn>(&said->output.kind) : nullptr;
        const auto *wake = said ? std::get_if<model::Wake>(&said->output.kind) : nullptr;
        if ((start && start->companion == companion) || (wake && wake->companion == companion))
            return seq;
    }
    return 0;
}

/// A turn after the newest message that failed without a word.
Result<std::optional<End>> failureAfter(const Looking &looking, qint64 message)
{
    const auto seq = firstOnPath(looking,
                                 u"SELECT seq FROM events WHERE room = ? AND seq > ? AND kind = 'turnOver'"
                                 " ORDER BY seq DESC"_s,
                                 {looking.room.value(), message});
    if (!seq || *seq == 0)
        return seq.transform([](qint64) { return std::optional<End>(); });
    const auto event = eventAt(looking, *seq);
    if (!event)
        return tl::unexpected(event.error());
    const auto *told = *event ? std::get_if<model::FloorTold>(&(*event)->body) : nullptr;
    const auto *over = told ? std::get_if<model::TurnOver>(&told->input.kind) : nullptr;
    if (!over || over->outcome != model::Outcome::Failed)
        return std::optional<End>();
    const auto begin = beginOf(looking, over->from, *seq);
    const auto start = begin && *begin > message ? eventAt(looking, *begin) : std::nullopt;
    if (!begin || !start)
        return tl::unexpected(begin ? start.error() : begin.error());
    const auto *said = *start ? std::get_if<model::FloorSaid>(&(*start)->body) : nullptr;
    return said && said->turn ? std::optional(End{*seq, over->from, *said->turn}) : std::nullopt;
}

/// The event of a listed message; 0: not listed.
Result<qint64> listed(Connection &connection, const RoomId &room, const base::MessageId &message)
{
    // Most messages are different: searching for the id avoids parsing them as JSON.
    return connection
        .value(u"SELECT m.seq FROM messages m JOIN events e ON e.room = m.room AND e.seq = m.seq"
               " WHERE m.room = ? AND instr(e.body, ?) > 0 AND json_extract(e.body, '$.id') = ?"
               " ORDER BY m.idx DESC LIMIT 1"_s,
               {room.value(), message.value(), message.value()})
        .transform([](const QVariant &seq) { return seq.toLongLong(); });
}

Result<End> replyAt(const Looking &looking, qint64 seq)
{
    const auto event = eventAt(looking, seq);
    if (!event)
        return tl::unexpected(event.error());
    const auto *posted = *event ? std::get_if<MessagePosted>(&(*event)->body) : nullptr;
    if (posted && posted->turn && model::isCompanion(posted->message.from) &&
        !model::isGuest(posted->message.from))
        return End{seq, posted->message.from, *posted->turn};
    return tl::unexpected(
        refused(StoreWords::tr("Only a companion’s own turn can be regenerated."), looking.room));
}

Result<End> endFor(const Looking &looking, const std::optional<base::MessageId> &message)
{
    const auto newest = newestMessageOn(looking.connection, looking.room, looking.path);
    const auto wanted = message ? listed(looking.connection, looking.room, *message) : newest;
    if (!newest || !wanted)
        return tl::unexpected(newest ? wanted.error() : newest.error());
    if (message && *wanted == 0)
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This message has been removed."),
                             message->value());
    const auto failed = message ? std::optional<End>() : failureAfter(looking, *newest);
    if (!failed)
        return tl::unexpected(failed.error());
    if (*failed)
        return **failed;
    if (*wanted == 0)
        return tl::unexpected(refused(StoreWords::tr("No messages yet."), looking.room));
    return replyAt(looking, *wanted);
}

// The turn's pieces of speech are left out, so that its time begins anew; events of others meanwhile stay.
Result<qint64> whereItSpeaks(const Looking &looking, const End &end)
{
    return firstOnPath(
        looking,
        u"SELECT seq FROM events WHERE room = ? AND seq < ?"
        " AND NOT (ifnull(turn, '') = ? AND NOT kind IN %1) ORDER BY seq DESC"_s.arg(kAboutTurns),
        {looking.room.value(), end.seq, end.turn.value()});
}

Result<qint64> whereItIsDecided(const Looking &looking, const End &end)
{
    const auto begin = firstOnPath(looking,
                                   u"SELECT seq FROM events WHERE room = ? AND turn = ? AND seq < ?"
                                   " AND kind IN ('startTurn', 'wake') ORDER BY seq DESC"_s,
                                   {looking.room.value(), end.turn.value(), end.seq});
    if (!begin || *begin == 0)
        return begin;
    return firstOnPath(
        looking, u"SELECT seq FROM events WHERE room = ? AND seq < ? AND %1 ORDER BY seq DESC"_s.arg(kCauses),
        {looking.room.value(), *begin});
}

/// The Decision in that event, if it is on the path and was made by votes.
Result<model::Decision> decisionAt(const Looking &looking, qint64 seq)
{
    const auto event = looking.path.holds(seq) ? eventAt(looking, seq) : std::nullopt;
    if (!event)
        return tl::unexpected(event.error());
    const auto *decided = *event ? std::get_if<model::Decided>(&(*event)->body) : nullptr;
    if (!decided)
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This decision has been removed."),
                             QString::number(seq));
    if (model::isOfVotes(decided->decision))
        return decided->decision;
    return tl::unexpected(refused(StoreWords::tr("This round was not decided by votes."), looking.room));
}

/// The floor input that opened the round of that Decision: a message, a long silence, or a resumed room.
Result<qint64> whereItIsPutToTheVote(const Looking &looking, qint64 decision)
{
    const auto asked = firstOnPath(looking,
                                   u"SELECT seq FROM events WHERE room = ? AND seq < ? AND kind = 'askVotes'"
                                   " ORDER BY seq DESC"_s,
                                   {looking.room.value(), decision});
    if (!asked || *asked == 0)
        return asked;
    return firstOnPath(
        looking,
        u"SELECT seq FROM events WHERE room = ? AND seq < ? AND kind IN (%1) ORDER BY seq DESC"_s.arg(
            kInputKinds),
        {looking.room.value(), *asked});
}

Result<qint64> siblingOf(const Looking &looking, const base::MessageId &message, int place)
{
    const auto seq = listed(looking.connection, looking.room, message);
    if (!seq)
        return seq;
    const auto parent = looking.connection.value(
        u"SELECT parent FROM alternatives WHERE room = ? AND seq = ?"_s, {looking.room.value(), *seq});
    if (!parent)
        return tl::unexpected(parent.error());
    if (*seq == 0 || parent->isNull() || place < 1)
        return 0;
    return looking.connection
        .value(u"SELECT seq FROM alternatives WHERE room = ? AND parent = ? ORDER BY seq LIMIT 1 OFFSET ?"_s,
               {looking.room.value(), *parent, place - 1})
        .transform([](const QVariant &found) { return found.toLongLong(); });
}

// A chosen alternative comes with everything that followed it when it was last left.
Result<qint64> whereItLies(const Looking &looking, const WayWish &wish)
{
    if (!wish.message) {
        if (looking.backs.isEmpty())
            return tl::unexpected(refused(StoreWords::tr("Nothing to undo in this room."), looking.room));
        return looking.backs.last().at - 1;
    }
    const auto seq = siblingOf(looking, *wish.message, wish.place);
    if (!seq)
        return seq;
    if (looking.path.holds(*seq))
        return tl::unexpected(refused(StoreWords::tr("This version is already shown."), looking.room));
    const auto tip = newestTipWith(looking.backs, *seq, looking.last);
    if (!tip)
        return tl::unexpected(refused(StoreWords::tr("This reply has no other versions."), looking.room));
    return *tip;
}

Result<qint64> whereItWasVoted(const Looking &looking, qint64 decision, WayFound &found)
{
    const auto known = decisionAt(looking, decision);
    if (!known)
        return tl::unexpected(known.error());
    found.decision = *known;
    found.companion = known->winner.value_or(ParticipantId());
    const auto to = whereItIsPutToTheVote(looking, decision);
    if (!to || *to > 0)
        return to;
    return tl::unexpected(refused(StoreWords::tr("The beginning of this round was not kept."), looking.room));
}

Result<qint64> destination(const Looking &looking, const WayWish &wish, WayFound &found)
{
    if (wish.why == Why::Chosen)
        return whereItLies(looking, wish);
    if (wish.decision > 0)
        return whereItWasVoted(looking, wish.decision, found);
    const auto end = endFor(looking, wish.message);
    if (!end)
        return tl::unexpected(end.error());
    found.companion = end->companion;
    const auto to =
        wish.why == Why::ReplyAgain ? whereItSpeaks(looking, *end) : whereItIsDecided(looking, *end);
    if (!to || *to > 0)
        return to;
    return tl::unexpected(refused(StoreWords::tr("The origin of this reply was not kept."), looking.room));
}

// The newest beginning for each companion before the event; older turns are over, since a companion has one
// turn at a time.
Result<QList<OpenTurn>> turnsBefore(const Looking &looking, const RoomPath &path, qint64 to)
{
    const auto rows = looking.connection.query(
        u"SELECT seq FROM events WHERE room = ? AND seq <= ? AND seq > ? AND kind IN ('startTurn', 'wake')"
        " ORDER BY seq"_s,
        {looking.room.value(), to, to - kLookBack});
    if (!rows)
        return tl::unexpected(rows.error());
    QList<qint64> begins;
    while ((*rows)->next()) {
        if (path.holds((*rows)->value(0).toLongLong()))
            begins.append((*rows)->value(0).toLongLong());
    }
    QHash<ParticipantId, OpenTurn> newest;
    for (const qint64 seq : std::as_const(begins)) {
        const auto event = eventAt(looking, seq);
        if (!event)
            return tl::unexpected(event.error());
        const auto *said = *event ? std::get_if<model::FloorSaid>(&(*event)->body) : nullptr;
        if (!said || !said->turn)
            continue;
        if (const auto *start = std::get_if<model::StartTurn>(&said->output.kind))
            newest[start->companion] = {*said->turn, 1, said->output};
        else if (const auto *wake = std::get_if<model::Wake>(&said->output.kind))
            newest[wake->companion] = {*said->turn, 1, said->output};
    }
    QList<OpenTurn> turns = newest.values();
    for (OpenTurn &turn : turns) {
        const auto attempts =
            looking.connection.value(u"SELECT max(attempt) FROM events WHERE room = ? AND turn = ?"_s,
                                     {looking.room.value(), turn.id.value()});
        if (!attempts)
            return tl::unexpected(attempts.error());
        turn.attempts = std::max(1, attempts->toInt());
    }
    std::sort(turns.begin(), turns.end(),
              [](const OpenTurn &a, const OpenTurn &b) { return a.id.value() < b.id.value(); });
    return turns;
}

} // namespace

Result<WayFound> findWayBack(Connection &connection, const RoomId &room, const WayWish &wish)
{
    const auto looking = lookInto(connection, room);
    if (!looking)
        return tl::unexpected(looking.error());
    WayFound found{{0, wish.why}, base::Millis(0), {}, looking->last};
    const auto to = destination(*looking, wish, found);
    if (!to)
        return tl::unexpected(to.error());
    const auto t =
        connection.value(u"SELECT steady FROM events WHERE room = ? AND seq = ?"_s, {room.value(), *to});
    if (!t)
        return tl::unexpected(t.error());
    found.back.to = *to;
    found.t = base::Millis(t->toLongLong());
    return found;
}

Result<model::MessageRow> readMessage(Connection &connection, const RoomId &room,
                                      const base::MessageId &message)
{
    const auto seq = listed(connection, room, message);
    const auto index =
        seq ? connection.value(u"SELECT idx FROM messages WHERE room = ? AND seq = ?"_s, {room.value(), *seq})
            : Result<QVariant>(tl::unexpected(seq.error()));
    if (!index)
        return tl::unexpected(index.error());
    if (index->isNull())
        return base::failure(ErrorCode::NotFound, StoreWords::tr("This message has been removed."),
                             message.value());
    return readMessages(connection, room, index->toLongLong(), 1)
        .transform([](const model::MessagePage &page) { return page.rows.value(0); });
}

Result<std::optional<Resumption>> readResumption(Connection &connection, const RoomId &room)
{
    const auto newest = newestWayBack(connection, room);
    if (!newest || *newest == 0)
        return newest.transform([](qint64) { return std::optional<Resumption>(); });
    const auto looking = lookInto(connection, room);
    if (!looking)
        return tl::unexpected(looking.error());
    const auto told = connection.value(
        u"SELECT seq FROM events WHERE room = ? AND seq > ? AND kind NOT IN ('room', 'edited', 'queryResult') LIMIT 1"_s,
        {room.value(), *newest});
    const auto event = eventAt(*looking, *newest);
    if (!told || !event)
        return tl::unexpected(told ? event.error() : told.error());
    const auto *back = *event ? std::get_if<model::Rewound>(&(*event)->body) : nullptr;
    if (!back || !told->isNull())
        return std::optional<Resumption>();
    Resumption resumption{*back, (*event)->t, {}};
    if (back->why == Why::Chosen)
        return resumption;
    const auto turns = turnsBefore(*looking, looking->path, back->to);
    if (!turns)
        return tl::unexpected(turns.error());
    resumption.turns = *turns;
    return resumption;
}

} // namespace studio::store
