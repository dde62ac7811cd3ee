// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/firehose_stage.h"

#include <algorithm>

namespace studio::tests {

using namespace Qt::StringLiterals;

bool NotedReport::hasRefused(model::DoorRejection::Why why) const
{
    return std::any_of(refusals.cbegin(), refusals.cend(),
                       [why](const model::DoorRejection &one) { return one.why == why; });
}

FirehoseStage::FirehoseStage()
{
    room.id = base::RoomId(u"room_tea"_s);
    room.name = u"Tea"_s;
    room.roster = {who("companion_kyoko"), who("companion_aya")};
}

void FirehoseStage::openRoom()
{
    ports::RoomView view;
    view.seq = m_seq;
    view.room = room;
    rooms.commandOf(u"openRoom room_tea"_s).answer<ports::RoomView>(view);
}

void FirehoseStage::publish(const model::EnvelopeBody &body, const QString &origin)
{
    const model::Envelope envelope{
        .seq = ++m_seq, .topic = model::topicOf(body), .origin = origin, .room = room.id, .body = body};
    Q_EMIT rooms.published(room.id, {envelope}, {});
}

void FirehoseStage::post(const model::Message &message, const QString &origin)
{
    publish(model::MessagePosted{.message = message}, origin);
}

void FirehoseStage::addGuest(const QString &wireName, model::Guest::Door door)
{
    const model::Guest guest{
        .id = model::guestIdOf(wireName), .wireName = wireName, .name = wireName, .door = door};
    room.guests.append(guest);
    room.roster.append(guest.id);
    publish(model::RoomChanged{room}, u"network"_s);
}

model::Message message(const char *id, const char *from, const QStringList &to, const QString &text)
{
    model::Message message;
    message.id = base::MessageId(QString::fromLatin1(id));
    message.from = who(from);
    for (const QString &name : to)
        message.to.append(base::ParticipantId(name));
    message.text = text;
    return message;
}

base::ParticipantId who(const char *id) { return base::ParticipantId(QString::fromLatin1(id)); }

} // namespace studio::tests
