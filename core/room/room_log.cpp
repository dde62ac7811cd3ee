// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/room_log.h"

#include <algorithm>
#include <utility>

namespace studio::room {

using base::Millis;
using base::ParticipantId;
using model::FloorInput;
using model::FloorOutput;
using model::MessagePosted;
using model::Origin;

namespace {

/// Whether the floor's answer says that the consume succeeded.
bool isSold(const QList<FloorOutput> &lines)
{
    return std::any_of(lines.cbegin(), lines.cend(), [](const FloorOutput &line) {
        const auto *consumed = std::get_if<model::Consumed>(&line.kind);
        return consumed && consumed->success;
    });
}

} // namespace

RoomLog::RoomLog(const base::RoomId &room, const Needs &needs, qint64 lastSeq)
    : m_room(room)
    , m_needs(needs)
{
    m_needs.bus.openRoom(room, lastSeq);
}

qint64 RoomLog::publish(model::EnvelopeBody body, const Origin &origin)
{
    return publishAt(std::move(body), origin, m_needs.clock.now());
}

qint64 RoomLog::publishAt(model::EnvelopeBody body, const Origin &origin, Millis t)
{
    model::Envelope envelope;
    envelope.origin = origin;
    envelope.room = m_room;
    envelope.t = t;
    envelope.time = m_needs.clock.wallNow();
    envelope.body = std::move(body);
    m_newestSeq = m_needs.bus.publish(std::move(envelope));
    return m_newestSeq;
}

qint64 RoomLog::publishMessage(MessagePosted posted, const Origin &origin, Millis t)
{
    posted.parent = m_needs.talk.newest();
    m_needs.talk.add(posted.message, m_needs.clock.wallNow());
    return publishAt(std::move(posted), origin, t);
}

qint64 RoomLog::publishInput(model::FloorTold told, const QList<FloorOutput> &lines,
                             const model::PolicySettings &policy, const Origin &origin,
                             const RunningTurns &turns)
{
    if (std::optional<MessagePosted> message = messageIn(told.input, lines, turns))
        return publishMessage(std::move(*message), origin, told.input.t);
    if (std::holds_alternative<model::PolicyChanged>(told.input.kind) && !told.policy)
        told.policy = policy;
    return publish(std::move(told), origin);
}

/// The message that this input brings into the log; none if it brings none.
std::optional<MessagePosted> RoomLog::messageIn(const FloorInput &input, const QList<FloorOutput> &lines,
                                                const RunningTurns &turns) const
{
    if (const auto *posted = std::get_if<model::Posted>(&input.kind)) {
        const ParticipantId &from = posted->message.from;
        return MessagePosted{.message = posted->message,
                             .way = MessagePosted::Way::Posted,
                             .personaRevision = m_needs.people.revisionsOf({from}).value(from)};
    }
    if (const auto *over = std::get_if<model::TurnOver>(&input.kind); over && over->said) {
        if (const RunningTurn *turn = turns.find(over->from))
            return MessagePosted{.message = *over->said,
                                 .way = MessagePosted::Way::Spoken,
                                 .turn = turn->id,
                                 .attempt = turn->attempt,
                                 .personaRevision = turn->personaRevision,
                                 .cutShort = turn->cutShort};
    }
    if (const auto *consume = std::get_if<model::Consume>(&input.kind); consume && isSold(lines)) {
        MessagePosted bought{.message = consume->message, .way = MessagePosted::Way::Consumed};
        bought.amount = int(std::get<double>(consume->amount));
        if (const RunningTurn *turn = turns.find(consume->from)) {
            bought.turn = turn->id;
            bought.attempt = turn->attempt;
            bought.personaRevision = turn->personaRevision;
        }
        return bought;
    }
    return std::nullopt;
}

} // namespace studio::room
