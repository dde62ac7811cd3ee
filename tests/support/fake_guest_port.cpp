// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_guest_port.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace studio::tests {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using base::RoomId;
using base::Then;
using model::Origin;

template<class T>
void FakeGuestPort::take(const QString &what, const QString &who, const Then<T> &then,
                         std::function<base::Result<T>()> made)
{
    m_commands.append(QString(what + u' ' + who));
    const Answer answer = [this, then, made = std::move(made)] {
        if (refusal)
            then(tl::unexpected(*refusal));
        else
            then(made());
    };
    if (holds)
        m_held.append(answer);
    else
        QMetaObject::invokeMethod(this, answer, Qt::QueuedConnection);
}

void FakeGuestPort::take(const QString &what, const QString &who, const Then<void> &then)
{
    take<void>(what, who, then, [] { return base::Result<void>(); });
}

void FakeGuestPort::letGo()
{
    for (const Answer &answer : std::exchange(m_held, {}))
        answer();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
}

// ---- for doors

void FakeGuestPort::join(const RoomId &, const ports::GuestCard &card, Then<model::Guest> then)
{
    m_joins.append(card);
    take<model::Guest>(u"join"_s, card.wireName, then, [this, card]() -> base::Result<model::Guest> {
        const QString wireName = comesAs.isEmpty() ? card.wireName.trimmed() : comesAs;
        m_connected.insert(model::guestIdOf(wireName));
        return model::Guest{.id = model::guestIdOf(wireName),
                            .wireName = wireName,
                            .name = card.name.isEmpty() ? card.wireName : card.name,
                            .colour = card.colour.isEmpty() ? u"#3f7fbf"_s : card.colour,
                            .door = card.door,
                            .seated = card.seated};
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

void FakeGuestPort::speak(const RoomId &, const ports::GuestSpeech &speech, const Origin &origin,
                          Then<ports::SpeechReceipt> then)
{
    m_speeches.append(speech);
    m_origins.append(origin);
    take<ports::SpeechReceipt>(u"speak"_s, speech.from.value(), then, [this] { return receipt; });
}

void FakeGuestPort::pass(const RoomId &, const ParticipantId &guest, Then<void> then)
{
    take(u"pass"_s, guest.value(), then);
}

void FakeGuestPort::vote(const RoomId &, const ParticipantId &guest, const model::RawState &state,
                         const Origin &origin, Then<ports::VoteReceipt> then)
{
    m_votes.append(state);
    m_origins.append(origin);
    take<ports::VoteReceipt>(u"vote"_s, guest.value(), then, [this] { return voteReceipt; });
}

void FakeGuestPort::post(const RoomId &, const model::Message &message, const Origin &origin, Then<void> then)
{
    m_posts.append(message);
    m_origins.append(origin);
    take(u"post"_s, message.from.value(), then);
}

void FakeGuestPort::act(const RoomId &, const model::Action &action, const Origin &origin, Then<void> then)
{
    m_acts.append(action);
    m_origins.append(origin);
    take(u"act"_s, action.from.value(), then);
}

base::Job FakeGuestPort::ask(const RoomId &, const model::Query &query, const Origin &origin,
                             Then<model::QueryResult> then)
{
    m_queries.append(query);
    m_origins.append(origin);
    const auto isOver = std::make_shared<bool>(false);
    take<model::QueryResult>(u"ask"_s, query.from.value(), then, [this, query, isOver] {
        *isOver = true;
        model::QueryResult answered = result;
        answered.id = query.id;
        return answered;
    });
    return base::Job([this, id = query.id, isOver] {
        if (!*isOver)
            m_takenBack.append(id);
    });
}

void FakeGuestPort::answer(const model::QueryResult &given, Then<void> then)
{
    m_answers.append(given);
    take(u"answer"_s, given.id, then);
}

// ---- for the user

void FakeGuestPort::setGuest(const RoomId &, const model::Guest &guest, Then<void> then)
{
    take(u"setGuest"_s, guest.id.value(), then);
}

void FakeGuestPort::showOut(const RoomId &, const ParticipantId &guest, Then<void> then)
{
    take(u"showOut"_s, guest.value(), then);
}

void FakeGuestPort::letInAgain(const RoomId &, const ParticipantId &guest, Then<void> then)
{
    take(u"letInAgain"_s, guest.value(), then);
}

} // namespace studio::tests
