// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/network_door.h"

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
                         base::Clock &clock, quint64 seed, QObject *parent)
    : QObject(parent)
    , m_report(report)
    , m_clock(clock)
    , m_mirror(rooms)
    , m_names(m_mirror, WireNames::Side::Client)
    , m_teller(m_mirror, m_names, wire::nameOf(Guest::Door::Network))
    , m_errands(guests, m_names, clock, Guest::Door::Network)
    , m_line(clock, seed)
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
            [this](const QString &, const model::DoorCall &call) { m_report.called(call); });
    connect(&m_errands, &Errands::joined, this, [this](const QString &, const ParticipantId &guest) {
        m_present.insert(m_names.outward(guest));
        if (!m_client.guests.contains(guest))
            m_client.guests.append(guest);
        m_report.clientChanged(m_client);
    });
    connect(&m_errands, &Errands::answered, this,
            [this](const QString &, const model::QueryResult &result) { m_line.send(writeFrame(result)); });
}

NetworkDoor::~NetworkDoor() { leave(); }

void NetworkDoor::join(const base::RoomId &room, const model::NetworkSettings &network)
{
    m_speaksAsMe = network.speaksAsMe;
    if (m_mirror.roomId() == room && m_address == network.address && m_mirror.isReady())
        return;
    leave();
    m_address = network.address;
    m_errands.open(room);
    m_mirror.follow(room);
}

void NetworkDoor::leave()
{
    m_line.stop();
    m_errands.close();
    m_mirror.follow(std::nullopt);
    m_seen.clear();
    m_acts.clear();
    m_present.clear();
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
    const QSet<QString> before = m_present; // those come back with the line
    for (const QString &name : before)
        m_errands.bring(m_client.id, name);
}

void NetworkDoor::lost()
{
    m_errands.leave(m_client.id);
    m_report.clientLeft(m_client.id);
    m_client.guests.clear();
}

// ---- what comes

bool NetworkDoor::isNew(const model::Message &message)
{
    return m_seen.add(message.id.value()) && !m_names.isGiven(message.from.value());
}

// An act has no id. One that is just what we sent is ours, come back through somebody else.
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

/// Some networks vote for everybody who was addressed; ours vote for themselves, and users do not.
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
                                       [](const model::QueryResult &) { return false; }, // not asked by us
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
    }
    if (m_errands.take(m_client.id, body, {m_speaksAsMe, m_client.program}))
        return;
    forget(body); // it may be said again, when there is time for it
    m_report.refused({.time = m_clock.wallNow(),
                      .door = Guest::Door::Network,
                      .why = Why::TooMany,
                      .detail = u"waiting"_s});
}

// ---- what goes

QList<ParticipantId> NetworkDoor::theirNames() const
{
    QList<ParticipantId> names;
    for (const Guest &guest : std::as_const(m_mirror.room().guests)) {
        const bool isThere = m_present.isEmpty() || m_present.contains(guest.wireName);
        if (guest.door == Guest::Door::Network && !guest.removed && isThere)
            names.append(ParticipantId(guest.wireName));
    }
    return names;
}

/// Where they vote one by one, everybody who is addressed is waited for, and nobody else may vote.
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

/// What goes to another network is read by everybody there: a whisper goes only where all its guests were
/// meant, those too that are away and will read it later.
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
    const QList<ParticipantId> theirs = theirNames();
    // They know no "to everybody": who is not named does not answer. Who is of ours is asked here.
    if (told.to.isEmpty() && !theirs.isEmpty())
        message->to = theirs;
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
