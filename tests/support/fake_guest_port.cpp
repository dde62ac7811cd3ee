// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_guest_port.h"

#include <utility>

namespace studio::tests {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using base::RequestId;
using base::RoomId;
using model::Origin;

RequestId FakeGuestPort::take(const QString &what, const QString &who, Tell tell)
{
    m_commands.append(QString(what + u' ' + who));
    const RequestId request(u"guest-request-%1"_s.arg(m_commands.size()));
    if (holds) {
        m_held.append({request, std::move(tell)});
        return request;
    }
    QMetaObject::invokeMethod(
        this, [this, request, tell = std::move(tell)] { end(request, tell); }, Qt::QueuedConnection);
    return request;
}

void FakeGuestPort::end(const RequestId &request, const Tell &tell)
{
    if (refusal) {
        Q_EMIT failed(request, *refusal);
        return;
    }
    if (tell)
        tell(request);
    Q_EMIT done(request);
}

void FakeGuestPort::letGo()
{
    const auto waiting = std::exchange(m_held, {});
    for (const auto &[request, tell] : waiting)
        end(request, tell);
}

// ---- for doors

RequestId FakeGuestPort::join(const RoomId &room, const ports::GuestCard &card)
{
    m_joins.append(card);
    return take(u"join"_s, card.wireName, [this, room, card](const RequestId &request) {
        const QString wireName = comesAs.isEmpty() ? card.wireName.trimmed() : comesAs;
        m_connected.insert(model::guestIdOf(wireName));
        Q_EMIT guestJoined(request, room,
                           {.id = model::guestIdOf(wireName),
                            .wireName = wireName,
                            .name = card.name.isEmpty() ? card.wireName : card.name,
                            .colour = card.colour.isEmpty() ? u"#3f7fbf"_s : card.colour,
                            .door = card.door,
                            .seated = card.seated});
    });
}

void FakeGuestPort::setConnected(const RoomId &, const ParticipantId &guest, bool connected)
{
    if (connected)
        m_connected.insert(guest);
    else
        m_connected.remove(guest);
}

void FakeGuestPort::setListening(const RoomId &, const ParticipantId &guest, bool listens)
{
    if (listens)
        m_listening.insert(guest);
    else
        m_listening.remove(guest);
}

RequestId FakeGuestPort::speak(const RoomId &, const ports::GuestSpeech &speech, const Origin &origin)
{
    m_speeches.append(speech);
    m_origins.append(origin);
    return take(u"speak"_s, speech.from.value(),
                [this](const RequestId &request) { Q_EMIT speechTaken(request, receipt); });
}

RequestId FakeGuestPort::pass(const RoomId &, const ParticipantId &guest)
{
    return take(u"pass"_s, guest.value());
}

RequestId FakeGuestPort::vote(const RoomId &, const ParticipantId &guest, const model::RawState &state,
                              const Origin &origin)
{
    m_votes.append(state);
    m_origins.append(origin);
    return take(u"vote"_s, guest.value(),
                [this](const RequestId &request) { Q_EMIT voteTaken(request, voteReceipt); });
}

RequestId FakeGuestPort::post(const RoomId &, const model::Message &message, const Origin &origin)
{
    m_posts.append(message);
    m_origins.append(origin);
    return take(u"post"_s, message.from.value());
}

RequestId FakeGuestPort::act(const RoomId &, const model::Action &action, const Origin &origin)
{
    m_acts.append(action);
    m_origins.append(origin);
    return take(u"act"_s, action.from.value());
}

RequestId FakeGuestPort::ask(const RoomId &room, const model::Query &query, const Origin &origin)
{
    m_queries.append(query);
    m_origins.append(origin);
    return take(u"ask"_s, query.from.value(), [this, room, query](const RequestId &request) {
        model::QueryResult answered = result;
        answered.id = query.id;
        Q_EMIT queryAnswered(request, room, answered);
    });
}

RequestId FakeGuestPort::answer(const model::QueryResult &given)
{
    m_answers.append(given);
    return take(u"answer"_s, given.id);
}

// ---- for the user

RequestId FakeGuestPort::setGuest(const RoomId &, const model::Guest &guest)
{
    return take(u"setGuest"_s, guest.id.value());
}

RequestId FakeGuestPort::showOut(const RoomId &, const ParticipantId &guest)
{
    return take(u"showOut"_s, guest.value());
}

RequestId FakeGuestPort::letInAgain(const RoomId &, const ParticipantId &guest)
{
    return take(u"letInAgain"_s, guest.value());
}

} // namespace studio::tests
