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
using base::RequestId;
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

/// One by one, each with who sent it.
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
    connect(&guests, &ports::GuestPort::guestJoined, this, &Errands::came);
    connect(&guests, &ports::GuestPort::queryAnswered, this,
            [this](const RequestId &request, const base::RoomId &, const model::QueryResult &result) {
                queryEnded(request, result);
            });
    connect(&guests, &ports::GuestPort::voteTaken, this,
            [this](const RequestId &request, const ports::VoteReceipt &receipt) {
                if (const auto sent = m_sent.find(request); sent != m_sent.end())
                    sent->call.error = receipt.ignored;
            });
    connect(&guests, &ports::GuestPort::done, this,
            [this](const RequestId &request) { end(request, std::nullopt); });
    connect(&guests, &ports::GuestPort::failed, this,
            [this](const RequestId &request, const base::Error &error) {
                m_abandoned.remove(request);
                if (!m_joining.isEmpty() && request == m_joining)
                    notLetIn(error);
                else
                    end(request, error);
            });
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
    if (!m_joining.isEmpty())
        m_abandoned.insert(std::exchange(m_joining, {}));
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
    // The first one waits for its guest to join, and finds then that its client has gone.
    const auto isGone = [&client](const Errand &errand) { return errand.client == client; };
    if (!m_waiting.isEmpty() && !m_joining.isEmpty() && isGone(m_waiting.head()))
        m_waiting.head().client.clear();
    m_waiting.removeIf(isGone);
    takeBack([&client, queries](const Sent &sent) {
        const bool stays = queries == Queries::StayAsked && sent.query && !sent.isAnswered;
        return sent.client == client && !stays;
    });
}

/// Nobody hears what comes of these.
void Errands::takeBack(const std::function<bool(const Sent &)> &which)
{
    for (auto sent = m_sent.begin(); sent != m_sent.end();) {
        if (!which(*sent)) {
            ++sent;
            continue;
        }
        if (sent->query && !sent->isAnswered)
            m_guests.takeBack(sent.key());
        sent = m_sent.erase(sent);
    }
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
    while (m_room && m_joining.isEmpty() && !m_waiting.isEmpty()) {
        if (const ParticipantId from = m_waiting.head().from;
            model::isGuest(from) && !model::claimsToBeUser(from) && !m_here.contains(from)) {
            const QString name = m_names.introducing(from);
            m_joining = m_guests.join(*m_room, {.wireName = name, .door = m_door});
            return;
        }
        const Errand errand = m_waiting.dequeue();
        if (errand.body)
            send(errand);
    }
}

// Whoever joins is connected from then on, also where its client did not wait for that.
void Errands::came(const RequestId &request, const base::RoomId &room, const Guest &guest)
{
    if (m_abandoned.remove(request)) {
        m_guests.setConnected(room, guest.id, false);
        return;
    }
    if (m_joining.isEmpty() || request != m_joining || !m_room)
        return;
    m_joining = {};
    const Errand errand = m_waiting.head();
    if (!errand.client.isEmpty() && guest.id == errand.from) {
        takeIn(errand, guest);
    } else {
        m_waiting.dequeue();
        if (!m_here.contains(guest.id))
            m_guests.setConnected(*m_room, guest.id, false);
        if (!errand.client.isEmpty())
            fail(errand, {base::ErrorCode::Conflict, tr("Somebody else has come than was asked for."),
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
    m_joining = {};
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
    Sent sent{.client = errand.client, .call = callOf(errand), .query = {}, .since = m_clock.steadyNow()};
    const RequestId request =
        std::visit(base::Match{
                       [&](const model::Message &message) { return post(errand, message); },
                       [&](const model::Action &action) {
                           model::Action ours = action;
                           ours.from = errand.from;
                           return m_guests.act(*m_room, ours, m_origin);
                       },
                       [&](const States &states) {
                           return m_guests.vote(*m_room, errand.from, states.states.constFirst(), m_origin);
                       },
                       [&](const model::Query &query) {
                           sent.query = query;
                           return ask(errand, query);
                       },
                       [&](const model::QueryResult &result) { return m_guests.answer(result); },
                   },
                   *errand.body);
    m_sent.insert(request, sent);
}

RequestId Errands::post(const Errand &errand, const model::Message &message)
{
    model::Message ours = message;
    ours.from = errand.from;
    ours.program = errand.program;
    ours.to.clear();
    for (const ParticipantId &id : message.to)
        ours.to.append(m_names.addressee(id.value()));
    return m_guests.post(*m_room, ours, m_origin);
}

RequestId Errands::ask(const Errand &errand, const model::Query &query)
{
    model::Query ours = query;
    ours.from = errand.from;
    return m_guests.ask(*m_room, ours, m_origin);
}

void Errands::queryEnded(const RequestId &request, const model::QueryResult &result)
{
    const auto sent = m_sent.find(request);
    if (sent == m_sent.end() || !sent->query || sent->isAnswered)
        return;
    sent->isAnswered = true;
    sent->call.error = result.error.value_or(QString());
    model::QueryResult theirs = result;
    theirs.id = sent->query->id;
    const QString client = sent->client;
    const base::Millis asked = sent->since;
    Q_EMIT answered(client, theirs, asked);
}

void Errands::end(const RequestId &request, const std::optional<base::Error> &error)
{
    const auto found = m_sent.constFind(request);
    if (found == m_sent.constEnd())
        return;
    Sent sent = *found;
    m_sent.erase(found);
    if (error) {
        sent.call.error = error->text;
        // Somebody who was shown out has to be let in, and to come, before it is connected again.
        if (sent.call.guest && m_names.isShownOut(*sent.call.guest) && m_here.remove(*sent.call.guest) > 0 &&
            m_room)
            m_guests.setConnected(*m_room, *sent.call.guest, false); // it comes again with what it says next
        if (sent.query && !sent.isAnswered)
            Q_EMIT answered(sent.client, {sent.query->id, false, {}, error->text}, sent.since);
    }
    Q_EMIT ended(sent.client, sent.call, error);
}

} // namespace studio::adapters::firehose
