// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/errands.h"

#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/wire/names.h"

#include <algorithm>
#include <utility>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Guest;

namespace {

QString errandName(const Body &body)
{
    return std::visit(base::Match{
                          [](const model::Message &) { return u"messages"_s; },
                          [](const model::Action &) { return u"actions"_s; },
                          [](const States &) { return u"states"_s; },
                          [](const model::Query &) { return u"queries"_s; },
                          [](const model::QueryResult &) { return u"query-results"_s; },
                      },
                      body);
}

/// The single parts, each with its sender.
QList<std::pair<Body, QString>> partsOf(const Body &body)
{
    QList<std::pair<Body, QString>> parts;
    std::visit(base::Match{
                   [&](const States &states) {
                       for (const model::RawState &state : states.states) {
                           if (const QString *from = std::get_if<QString>(&state.from))
                               parts.append({States{{state}, false}, *from});
                       }
                   },
                   [&](const model::QueryResult &result) {
                       parts.append({result, QString()});
                   },
                   [&](const auto &other) {
                       parts.append({other, other.from.value()});
                   },
               },
               body);
    return parts;
}

} // namespace

Errands::Errands(ports::GuestPort &guests, WireNames names, base::Clock &clock, Guest::Door door,
                 QObject *parent)
    : QObject(parent)
    , m_guests(guests)
    , m_names(names)
    , m_clock(clock)
    , m_door(door)
    , m_origin(wire::nameOf(door))
{
}

void Errands::open(const base::RoomId &room)
{
    close();
    m_room = room;
}

void Errands::close()
{
    const auto here = std::exchange(m_here, {});
    if (m_room) {
        for (auto it = here.cbegin(); it != here.cend(); ++it)
            m_guests.setConnected(*m_room, it.key(), false);
    }
    m_waiting.clear();
    takeBack([](const Sent &) { return true; });
    m_joining = 0;
    m_room.reset();
}

void Errands::leave(const QString &client, Queries queries)
{
    for (auto it = m_here.begin(); it != m_here.end();) {
        if (it.value() != client) {
            ++it;
            continue;
        }
        m_guests.setConnected(*m_room, it.key(), false);
        it = m_here.erase(it);
    }
    // The first entry waits for its guest to join, and then finds that its client has gone.
    const auto isGone = [&client](const Errand &errand) { return errand.client == client; };
    if (!m_waiting.isEmpty() && m_joining != 0 && isGone(m_waiting.head()))
        m_waiting.head().client.clear();
    m_waiting.removeIf(isGone);
    takeBack([&client, queries](const Sent &sent) {
        const bool stays = queries == Queries::StayAsked && sent.query;
        return sent.client == client && !stays;
    });
}

/// Nobody hears the results of these.
void Errands::takeBack(const std::function<bool(const Sent &)> &which)
{
    std::erase_if(m_sent, [&which](const auto &numbered) { return which(numbered.second); });
}

void Errands::bring(const QString &client, const QString &name, Comes comes)
{
    if (!m_room || m_waiting.size() >= kMostWaiting)
        return;
    m_waiting.enqueue({client, std::nullopt, WireNames::sender(name), {}, comes});
    next();
}

void Errands::hear(const QList<model::Envelope> &batch)
{
    if (std::none_of(batch.cbegin(), batch.cend(), [](const model::Envelope &envelope) {
            return std::holds_alternative<model::RoomChanged>(envelope.body);
        }))
        return;
    for (auto it = m_here.cbegin(); it != m_here.cend(); ++it) {
        if (!m_names.isShownOut(it.key()))
            m_guests.setConnected(*m_room, it.key(), true);
    }
}

bool Errands::take(const QString &client, const Body &body, const Voice &voice)
{
    if (!m_room || m_waiting.size() >= kMostWaiting)
        return false;
    for (const auto &[part, name] : partsOf(body)) {
        const ParticipantId from = name.isEmpty() ? ParticipantId() : voice.heardAs(WireNames::sender(name));
        m_waiting.enqueue({client, part, from, voice.program});
    }
    next();
    return true;
}

void Errands::next()
{
    while (m_room && m_joining == 0 && !m_waiting.isEmpty()) {
        if (const ParticipantId from = m_waiting.head().from;
            model::isGuest(from) && !model::claimsToBeUser(from) && !m_here.contains(from)) {
            return join(from);
        }
        const Errand errand = m_waiting.dequeue();
        if (errand.body)
            send(errand);
    }
}

// A guest who joins is connected from then on, even if their client did not wait for that.
void Errands::join(const ParticipantId &guest)
{
    m_joining = ++m_joins;
    const auto take = [this, joining = m_joining, room = *m_room](const base::Result<Guest> &joined) {
        const bool isAbandoned = joining != m_joining;
        if (isAbandoned && joined)
            m_guests.setConnected(room, joined->id, false);
        if (isAbandoned)
            return;
        m_joining = 0;
        if (joined)
            came(*joined);
        else
            notLetIn(joined.error());
    };
    m_guests.join(*m_room, {.wireName = m_names.introducing(guest), .door = m_door}, {this, take});
}

void Errands::came(const Guest &guest)
{
    const Errand errand = m_waiting.head();
    if (!errand.client.isEmpty() && guest.id == errand.from) {
        takeIn(errand, guest);
    } else {
        m_waiting.dequeue();
        if (!m_here.contains(guest.id))
            m_guests.setConnected(*m_room, guest.id, false);
        if (!errand.client.isEmpty())
            fail(errand, {base::ErrorCode::Conflict, tr("A different guest came than the one requested."),
                          guest.id.value()});
    }
    next();
}

void Errands::takeIn(const Errand &errand, const Guest &guest)
{
    if (errand.comes == Comes::MayBeHere) {
        m_guests.setConnected(*m_room, guest.id, false);
        m_waiting.dequeue();
        return;
    }
    m_here.insert(guest.id, errand.client);
    m_guests.setConnected(*m_room, guest.id, true);
    Q_EMIT joined(errand.client, guest.id);
}

void Errands::notLetIn(const base::Error &error)
{
    const Errand errand = m_waiting.dequeue();
    if (!errand.client.isEmpty())
        fail(errand, error);
    next();
}

void Errands::fail(const Errand &errand, const base::Error &error)
{
    model::DoorCall call = callOf(errand);
    call.error = error.text;
    Q_EMIT ended(errand.client, call, error);
}

model::DoorCall Errands::callOf(const Errand &errand) const
{
    model::DoorCall call{.time = m_clock.wallNow(), .door = m_door, .client = errand.client};
    if (!errand.from.isEmpty())
        call.guest = errand.from;
    call.what = errand.body ? errandName(*errand.body) : u"join"_s;
    return call;
}

void Errands::send(const Errand &errand)
{
    const int number = ++m_numbers;
    Sent &sent = m_sent[number];
    sent = {.client = errand.client, .call = callOf(errand), .query = {}, .since = m_clock.steadyNow()};
    std::visit(base::Match{
                   [&](const model::Message &message) {
                       m_guests.post(*m_room, inHouse(errand, message), m_origin, ending(number));
                   },
                   [&](const model::Action &action) {
                       model::Action ours = action;
                       ours.from = errand.from;
                       m_guests.act(*m_room, ours, m_origin, ending(number));
                   },
                   [&](const States &states) {
                       m_guests.vote(*m_room, errand.from, states.states.constFirst(), m_origin,
                                     {this, [this, number](const base::Result<ports::VoteReceipt> &receipt) {
                                          voteEnded(number, receipt);
                                      }});
                   },
                   [&](const model::Query &query) {
                       sent.query = query;
                       sent.asking = ask(errand, query, number);
                   },
                   [&](const model::QueryResult &result) { m_guests.answer(result, ending(number)); },
               },
               *errand.body);
}

model::Message Errands::inHouse(const Errand &errand, const model::Message &message) const
{
    model::Message ours = message;
    ours.from = errand.from;
    ours.program = errand.program;
    ours.to.clear();
    for (const ParticipantId &id : message.to)
        ours.to.append(m_names.addressee(id.value()));
    return ours;
}

base::Job Errands::ask(const Errand &errand, const model::Query &query, int number)
{
    model::Query ours = query;
    ours.from = errand.from;
    return m_guests.ask(*m_room, ours, m_origin,
                        {this, [this, number](const base::Result<model::QueryResult> &result) {
                             queryEnded(number, result);
                         }});
}

base::Then<void> Errands::ending(int number)
{
    return {this, [this, number](const base::Result<void> &done) {
                end(number, done ? std::nullopt : std::optional(done.error()));
            }};
}

void Errands::voteEnded(int number, const base::Result<ports::VoteReceipt> &receipt)
{
    if (const auto sent = m_sent.find(number); receipt && sent != m_sent.end())
        sent->second.call.error = receipt->ignored;
    end(number, receipt ? std::nullopt : std::optional(receipt.error()));
}

void Errands::queryEnded(int number, const base::Result<model::QueryResult> &result)
{
    const auto found = m_sent.find(number);
    if (found == m_sent.end())
        return;
    Sent &sent = found->second;
    model::QueryResult theirs =
        result.value_or(model::QueryResult{{}, false, {}, result ? QString() : result.error().text});
    theirs.id = sent.query->id;
    if (result)
        sent.call.error = result->error.value_or(QString());
    const QString client = sent.client;
    const base::Millis asked = sent.since;
    Q_EMIT answered(client, theirs, asked);
    end(number, result ? std::nullopt : std::optional(result.error()));
}

void Errands::end(int number, const std::optional<base::Error> &error)
{
    const auto found = m_sent.find(number);
    if (found == m_sent.end())
        return;
    const Sent sent = std::move(found->second);
    m_sent.erase(found);
    model::DoorCall call = sent.call;
    if (error) {
        call.error = error->text;
        // A guest who was shown out has to be let in, and to come, before they are connected again.
        if (call.guest && m_names.isShownOut(*call.guest) && m_here.remove(*call.guest) > 0 && m_room)
            m_guests.setConnected(*m_room, *call.guest, false); // the guest is back with its next message
    }
    Q_EMIT ended(sent.client, call, error);
}

} // namespace studio::adapters::firehose
