// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/network_door.h"

#include "core/adapters/firehose/called_names.h"
#include "core/adapters/firehose/frame_reader.h"
#include "core/adapters/firehose/frame_writer.h"
#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/wire/names.h"

#include <algorithm>
#include <utility>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Guest;
using Why = model::DoorRejection::Why;

namespace {

const auto kTimedOut = u"timedOut"_s; // the desk's word

QString seenAs(const model::Query &query) { return u"query "_s + query.id; }

} // namespace

bool Remembered::add(const QString &text)
{
    if (m_set.contains(text))
        return false;
    m_set.insert(text);
    m_order.enqueue(text);
    if (m_order.size() > kMost)
        m_set.remove(m_order.dequeue());
    return true;
}

void Remembered::clear()
{
    m_set.clear();
    m_order.clear();
}

NetworkDoor::NetworkDoor(ports::RoomPort &rooms, ports::GuestPort &guests, DoorReport &report,
                         DoorMemory &memory, base::Clock &clock, quint64 seed, QObject *parent)
    : QObject(parent)
    , m_report(report)
    , m_clock(clock)
    , m_mirror(rooms)
    , m_names(m_mirror, WireNames::Side::Client)
    , m_teller(m_mirror, m_names, wire::nameOf(Guest::Door::Network))
    , m_errands(guests, m_names, clock, Guest::Door::Network)
    , m_line(clock, seed)
    , m_people(memory, clock)
{
    connect(&m_mirror, &RoomMirror::ready, this, [this] {
        m_teller.begin(m_mirror.floor().votingOn);
        m_line.start(m_address);
    });
    connect(&m_mirror, &RoomMirror::wentBack, this, [this] { m_teller.begin(m_mirror.floor().votingOn); });
    connect(&m_mirror, &RoomMirror::lost, this, [this](const base::Error &error) {
        m_line.stop();
        m_report.networkChanged({.stage = model::DoorState::Stage::Failed, .trouble = error.text});
        followAgain(m_mirror, m_clock);
    });
    connect(&m_mirror, &RoomMirror::published, this, &NetworkDoor::tell);
    connect(&m_line, &NetworkLine::opened, this, &NetworkDoor::opened);
    connect(&m_line, &NetworkLine::lost, this, &NetworkDoor::lost);
    connect(&m_line, &NetworkLine::frame, this, &NetworkDoor::take);
    connect(&m_line, &NetworkLine::stateChanged, this,
            [this](const model::DoorState &state) { m_report.networkChanged(state); });
    connect(&m_errands, &Errands::ended, this,
            [this](const QString &, const model::DoorCall &call, const std::optional<base::Error> &error) {
                m_report.called(call);
                note(call, error);
            });
    connect(&m_errands, &Errands::joined, this, [this](const QString &, const ParticipantId &guest) {
        m_people.seen(m_names.introducing(guest));
        if (!m_client.guests.contains(guest))
            m_client.guests.append(guest);
        m_report.clientChanged(m_client);
    });
    connect(&m_errands, &Errands::answered, this,
            [this](const QString &, const model::QueryResult &result, base::Millis asked) {
                answer(result, asked);
            });
}

NetworkDoor::~NetworkDoor() { leave(); }

void NetworkDoor::join(const base::RoomId &room, const model::NetworkSettings &network)
{
    m_speaksAsMe = network.speaksAsMe;
    if (m_mirror.roomId() == room && m_address == network.address && m_mirror.isReady()) {
        m_people.setNamed(network.people);
        introducePeople();
        return;
    }
    leave();
    m_address = network.address;
    m_people.begin(m_address.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment));
    m_people.setNamed(network.people);
    m_errands.open(room);
    m_mirror.follow(room);
}

void NetworkDoor::leave()
{
    m_line.stop();
    m_errands.close();
    m_owed.clear();
    m_mirror.follow(std::nullopt);
    m_seen.clear();
    m_acts.clear();
    m_people.end();
    m_voters.clear();
    m_statesNameMessages = false;
}

bool NetworkDoor::disconnectClient(const QString &client)
{
    if (!m_line.isUp() || client != m_client.id)
        return false;
    m_line.reconnect();
    return true;
}

void NetworkDoor::opened()
{
    const QString where =
        m_address.port() < 0 ? m_address.host() : u"%1:%2"_s.arg(m_address.host()).arg(m_address.port());
    m_client = {.id = u"network-%1"_s.arg(++m_lastClient),
                .door = Guest::Door::Network,
                .program = where,
                .protocol = u"firehose"_s,
                .since = m_clock.wallNow(),
                .lastSeen = m_clock.wallNow()};
    m_report.clientChanged(m_client);
    const QSet<QString> before = m_people.present(); // they come back with the connection
    for (const QString &name : before)
        m_errands.bring(m_client.id, name);
    introducePeople();
    tellOwed();
}

// The asking program waits for the answer, and hears nothing else meanwhile.
void NetworkDoor::answer(const model::QueryResult &result, base::Millis asked)
{
    if (m_line.isUp())
        return m_line.send(writeFrame(result));
    if (result.error == kTimedOut) // it timed out there too
        return;
    if (m_owed.size() >= kMostOwed)
        m_owed.removeFirst();
    m_owed.append({result, asked + kAnswersAreGoodFor});
}

void NetworkDoor::tellOwed()
{
    for (const QList<Owed> owed = std::exchange(m_owed, {}); const Owed &one : owed) {
        if (one.until > m_clock.steadyNow())
            m_line.send(writeFrame(one.result));
    }
}

// Participants named by the user can be addressed in the room before they say anything.
void NetworkDoor::introducePeople()
{
    for (const QString &name : m_people.named()) {
        const ParticipantId id = WireNames::sender(name);
        if (m_line.isUp() && model::isGuest(id) && !m_mirror.guest(id))
            m_errands.bring(m_client.id, name, Errands::Comes::MayBeHere);
    }
}

// If one client votes for everybody, a vote does not show that its voter is present.
void NetworkDoor::note(const model::DoorCall &call, const std::optional<base::Error> &error)
{
    if (error || !call.guest || model::claimsToBeUser(*call.guest) || !model::isGuest(*call.guest))
        return;
    const QString name = m_names.introducing(*call.guest);
    if (call.what != "join"_L1 && (call.what != "states"_L1 || m_voters.contains(name)))
        m_people.metNow(name);
}

void NetworkDoor::lost()
{
    m_errands.leave(m_client.id, Errands::Queries::StayAsked); // they may be back before the answers come
    m_report.clientLeft(m_client.id);
    m_client.guests.clear();
}

// ---- incoming events

bool NetworkDoor::isNew(const model::Message &message)
{
    return m_seen.add(message.id.value()) && !m_names.isGiven(message.from.value());
}

// An act has no id. An act equal to one that we sent is ours, returned by another client.
bool NetworkDoor::isNew(const model::Action &action)
{
    return !m_acts.remove(QString::fromUtf8(writeBody(action))) && !m_names.isGiven(action.from.value());
}

bool NetworkDoor::isNew(const model::Query &query) { return m_seen.add(seenAs(query)); }

void NetworkDoor::forget(const Body &body)
{
    if (const auto *message = std::get_if<model::Message>(&body))
        m_seen.remove(message->id.value());
    else if (const auto *query = std::get_if<model::Query>(&body))
        m_seen.remove(seenAs(*query));
}

/// Some networks vote for everybody who was addressed; our companions vote for themselves, and users do not
/// vote.
States NetworkDoor::theirs(const States &states) const
{
    States kept{{}, states.isArray};
    for (const model::RawState &state : states.states) {
        const QString *from = std::get_if<QString>(&state.from);
        if (from && !m_names.isResident(*from) && !model::isUser(ParticipantId(*from)))
            kept.states.append(state);
    }
    return kept;
}

void NetworkDoor::take(const QByteArray &text)
{
    if (!m_rate.take(m_clock.steadyNow())) {
        m_report.refused({.time = m_clock.wallNow(),
                          .door = Guest::Door::Network,
                          .why = Why::TooMany,
                          .detail = u"frames"_s});
        return;
    }
    const Reading reading = readBody(text);
    if (!reading.body) {
        m_report.refused({.time = m_clock.wallNow(),
                          .door = Guest::Door::Network,
                          .why = Why::Malformed,
                          .detail = reading.isJson ? reading.issues.first() : u"no JSON"_s});
        return;
    }
    const bool isNews = std::visit(base::Match{
                                       [](const model::QueryResult &) { return false; }, // we did not ask
                                       [](const States &) { return true; },
                                       [this](const auto &other) { return isNew(other); },
                                   },
                                   *reading.body);
    if (!isNews)
        return;
    Body body = *reading.body;
    if (auto *states = std::get_if<States>(&body)) {
        m_statesNameMessages = !states->isArray;
        *states = theirs(*states);
        const QString *voter =
            states->states.size() == 1 ? std::get_if<QString>(&states->states.constFirst().from) : nullptr;
        if (voter && m_voters.size() < model::kMostGuests)
            m_voters.insert(*voter);
    }
    if (m_errands.take(m_client.id, body, {m_speaksAsMe, m_client.program}))
        return;
    forget(body); // it may be sent again, when there is time for it
    m_report.refused({.time = m_clock.wallNow(),
                      .door = Guest::Door::Network,
                      .why = Why::TooMany,
                      .detail = u"waiting"_s});
}

// ---- outgoing events

QList<ParticipantId> NetworkDoor::theirNames() const
{
    const auto isFit = [this](const QString &name) {
        return !m_names.isShownOut(WireNames::sender(name)) && !m_names.isResident(name);
    };
    QList<ParticipantId> names;
    const QStringList known = m_people.all();
    for (const QString &name : known) {
        if (isFit(name) && names.size() < kMostAddressees)
            names.append(ParticipantId(name));
    }
    if (!known.isEmpty())
        return names;
    for (const Guest &guest : std::as_const(m_mirror.room().guests)) {
        if (guest.door == Guest::Door::Network && !guest.removed && names.size() < kMostAddressees)
            names.append(ParticipantId(guest.wireName));
    }
    return names;
}

/// They have no "to everybody": a companion who is not named does not answer. Messages to our own
/// participants are handled here. A participant whom a text calls by id is named to them even if unknown
/// here, and so is a participant whom a person calls by name.
void NetworkDoor::address(model::Message &message, const Told &told) const
{
    const QList<ParticipantId> theirs = theirNames();
    const Called called = calledIn(message.text);
    QStringList unknown = called.surely;
    const bool isPerson = model::isUser(told.from) || model::claimsToBeUser(told.from);
    if (isPerson && theirs.isEmpty() && told.to.isEmpty())
        unknown += called.maybe;
    unknown.removeIf([this](const QString &name) {
        const Guest *known = m_mirror.guest(WireNames::sender(name));
        const bool isOurs = m_names.isResident(name) || m_mirror.room().roster.contains(ParticipantId(name));
        return isOurs || (known && (known->removed || known->door != Guest::Door::Network));
    });
    if (told.to.isEmpty() && (!theirs.isEmpty() || !unknown.isEmpty()))
        message.to = theirs;
    for (const QString &name : std::as_const(unknown)) {
        if (!message.to.contains(ParticipantId(name)) && message.to.size() < kMostAddressees)
            message.to.append(ParticipantId(name));
    }
}

/// If they vote one by one, they wait for everybody who is addressed, and nobody else may vote.
bool NetworkDoor::isAskedOfUs(const Told &told) const
{
    const auto *state = std::get_if<States>(&told.body);
    const QString *id = std::get_if<QString>(&state->states.constFirst().messageId);
    if (!m_statesNameMessages || !id)
        return false;
    const QList<model::MessagePosted> &messages = m_mirror.messages();
    const auto about = std::find_if(messages.crbegin(), messages.crend(),
                                    [id](const auto &posted) { return posted.message.id.value() == *id; });
    return about != messages.crend() && about->message.to.contains(told.from);
}

/// Everybody in another network reads what is sent there: a whisper is sent only if all the network's guests
/// were addressed, including absent guests who will read it later.
bool NetworkDoor::mayGoThere(const Told &told) const
{
    if (!told.only)
        return true;
    bool isAnyMeant = false;
    for (const Guest &guest : std::as_const(m_mirror.room().guests)) {
        if (guest.door != Guest::Door::Network || guest.removed)
            continue;
        if (!mayHear({guest.id}, told))
            return false;
        isAnyMeant = true;
    }
    return isAnyMeant;
}

bool NetworkDoor::tellsThem(Told &told)
{
    if (std::holds_alternative<model::Query>(told.body) || !mayGoThere(told))
        return false; // the user's machine is ours
    if (std::holds_alternative<States>(told.body))
        return isAskedOfUs(told);
    if (const auto *action = std::get_if<model::Action>(&told.body)) {
        m_acts.add(QString::fromUtf8(writeBody(*action)));
        return true;
    }
    auto *message = std::get_if<model::Message>(&told.body);
    if (!message->whisper)
        address(*message, told);
    return m_seen.add(message->id.value());
}

void NetworkDoor::tell(const QList<model::Envelope> &batch)
{
    m_errands.hear(batch);
    QList<Told> told = m_teller.tell(batch);
    for (Told &one : told) {
        if (m_line.isUp() && tellsThem(one))
            m_line.send(writeFrame(one.body));
    }
}

} // namespace studio::adapters::firehose
