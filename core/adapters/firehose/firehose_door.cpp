// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/firehose_door.h"

#include "core/adapters/firehose/frame_reader.h"
#include "core/adapters/firehose/frame_writer.h"
#include "core/adapters/firehose/network_line.h"
#include "core/base/match.h"
#include "core/model/participants.h"
#include "core/wire/names.h"

#include <QWebSocket>

#include <algorithm>
#include <utility>

namespace studio::adapters::firehose {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using model::Guest;
using Why = model::DoorRejection::Why;

namespace {

constexpr qsizetype kLongestProgram = 80;

QStringList sendersOf(const Body &body)
{
    QStringList names;
    std::visit(base::Match{
                   [&](const States &states) {
                       for (const model::RawState &state : states.states) {
                           if (const QString *from = std::get_if<QString>(&state.from))
                               names.append(*from);
                       }
                   },
                   [](const model::QueryResult &) {},
                   [&](const auto &other) { names.append(other.from.value()); },
               },
               body);
    return names;
}

QString programIn(const http::RequestHead &head)
{
    const QString agent = QString::fromLatin1(head.header("user-agent").value_or(QByteArray()));
    QString plain;
    for (const QChar one : agent.left(kLongestProgram))
        plain.append(one.isPrint() ? one : u' ');
    return plain.simplified();
}

} // namespace

FirehoseDoor::FirehoseDoor(ports::RoomPort &rooms, ports::GuestPort &guests, DoorReport &report,
                           base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_guests(guests)
    , m_report(report)
    , m_clock(clock)
    , m_mirror(rooms)
    , m_teller(m_mirror, WireNames(m_mirror, WireNames::Side::Server), wire::nameOf(Guest::Door::Firehose),
               RoomTeller::Own::Marked)
    , m_errands(guests, WireNames(m_mirror, WireNames::Side::Server), clock, Guest::Door::Firehose)
{
    connect(&m_mirror, &RoomMirror::ready, this, [this] { m_teller.begin(m_mirror.floor().votingOn); });
    connect(&m_mirror, &RoomMirror::wentBack, this, [this] { m_teller.begin(m_mirror.floor().votingOn); });
    connect(&m_mirror, &RoomMirror::lost, this, [this] { followAgain(m_mirror, m_clock); });
    connect(&m_mirror, &RoomMirror::published, this, &FirehoseDoor::tell);
    connect(&guests, &ports::GuestPort::answersWanted, this,
            [this](bool wanted) { m_areAnswersWanted = wanted; });
    connect(&m_errands, &Errands::ended, this, &FirehoseDoor::ended);
    connect(&m_errands, &Errands::joined, this, &FirehoseDoor::joined);
    connect(&m_errands, &Errands::answered, this,
            [this](const QString &id, const model::QueryResult &result) {
                if (FirehoseClient *client = m_clients.value(id))
                    client->send(writeBody(result));
            });
}

FirehoseDoor::~FirehoseDoor() { close(); }

void FirehoseDoor::open(const base::RoomId &room, const QByteArray &)
{
    close();
    m_isOpen = true;
    m_mirror.follow(room);
    m_errands.open(room);
}

void FirehoseDoor::close()
{
    m_isOpen = false;
    m_errands.close();
    m_mirror.follow(std::nullopt);
    const QList<FirehoseClient *> clients = m_clients.values();
    for (FirehoseClient *client : clients)
        client->cut();
    m_holders.clear();
    m_sentBy.clear();
}

bool FirehoseDoor::disconnectClient(const QString &client)
{
    FirehoseClient *known = m_clients.value(client);
    if (known)
        known->cut();
    return known != nullptr;
}

// ---- clients

http::Handler::Route FirehoseDoor::routeTo(const QByteArray &) const
{
    return {.methods = {"GET"},
            .longestBody = kLongestFrame,
            .takesSockets = true,
            .hint = "This is a firehose: connect with a WebSocket to ws://%1."};
}

void FirehoseDoor::handle(const http::Request &, http::Exchange *exchange)
{
    exchange->answer({.status = 426,
                      .contentType = "text/plain",
                      .body = "This is a firehose: connect to it with a WebSocket.\n",
                      .headers = {{"Upgrade", "websocket"}}});
}

void FirehoseDoor::socketOpened(QWebSocket *socket, const http::RequestHead &head)
{
    if (!m_isOpen || m_clients.size() >= kMostClients) {
        if (m_isOpen)
            refuse(Why::TooMany, u"connections"_s);
        socket->close(QWebSocketProtocol::CloseCodeGoingAway);
        socket->deleteLater();
        return;
    }
    if (head.header(kRunHeader) == runName()) {
        socket->close(QWebSocketProtocol::CloseCodePolicyViolated, QString::fromLatin1(kRunHeader));
        connect(socket, &QWebSocket::disconnected, socket, &QObject::deleteLater);
        return; // it comes from us
    }
    const QString id = u"firehose-%1"_s.arg(++m_lastClient);
    auto *client = new FirehoseClient(id, socket, m_clock, this);
    client->setProgram(programIn(head));
    if (head.isFrontEnd)
        client->makeFrontEnd();
    m_clients.insert(id, client);
    connect(client, &FirehoseClient::frame, this,
            [this, client](const QByteArray &text) { take(client, text); });
    connect(client, &FirehoseClient::dropped, this, [this] { refuse(Why::TooMany, u"frames"_s); });
    connect(client, &FirehoseClient::gone, this, [this, id] { left(id); });
    m_report.clientChanged(client->told());
    tellAnswerers();
}

// Only front ends hear a query and may answer it; a query that came in here does not go out here again.
void FirehoseDoor::tellAnswerers()
{
    const auto frontEnds = std::count_if(m_clients.cbegin(), m_clients.cend(),
                                         [](const auto *client) { return client->told().isFrontEnd; });
    m_guests.setAnswerers(Guest::Door::Firehose, frontEnds);
}

void FirehoseDoor::left(const QString &id)
{
    FirehoseClient *client = m_clients.take(id);
    if (!client)
        return;
    m_errands.leave(id);
    m_holders.removeIf([&id](const auto &holder) { return holder.value() == id; });
    m_report.clientLeft(id);
    tellAnswerers();
    client->deleteLater();
}

// ---- incoming frames

void FirehoseDoor::take(FirehoseClient *client, const QByteArray &text)
{
    const Reading reading = readFrame(text);
    if (!reading.isJson) {
        refuse(Why::Malformed, u"no JSON"_s); // the original does not answer either
        return;
    }
    ZodIssues issues = reading.issues;
    if (reading.body) {
        if (const auto flaw = flawIn(client, *reading.body))
            issues.other({u"body"_s, u"from"_s}, *flaw);
        else if (!m_errands.take(client->told().id, *reading.body, client->voice()))
            issues.other({u"body"_s}, u"Too much is waiting"_s);
        else
            noteSource(*client, *reading.body);
    }
    if (issues.isEmpty())
        return;
    client->send(issues.answer());
    m_report.called({.time = m_clock.wallNow(),
                     .door = Guest::Door::Firehose,
                     .client = client->told().id,
                     .what = reading.topic,
                     .error = issues.first()});
}

void FirehoseDoor::noteSource(const FirehoseClient &client, const Body &body)
{
    const QStringList names = sendersOf(body);
    if (!names.isEmpty())
        m_sentBy.note(client.told().id, body, client.voice().heardAs(WireNames::sender(names.constFirst())));
}

std::optional<QString> FirehoseDoor::flawIn(FirehoseClient *client, const Body &body)
{
    if (std::holds_alternative<model::QueryResult>(body) && !client->told().isFrontEnd)
        return u"This connection may not answer for the user"_s;
    for (const QString &name : sendersOf(body)) {
        if (const auto flaw = holdFor(client, name))
            return flaw;
    }
    const auto *message = std::get_if<model::Message>(&body);
    if (!message || !model::isUser(WireNames::sender(message->from.value())) || client->countUserMessage())
        return std::nullopt;
    refuse(Why::TooMany, u"messages of users"_s);
    return u"At most %1 messages of users are taken in a minute"_s.arg(
        FirehoseClient::kUserMessagesPerMinute);
}

/// Lets a guest speak through only one connection at a time.
std::optional<QString> FirehoseDoor::holdFor(FirehoseClient *client, const QString &name)
{
    const ParticipantId id = WireNames::sender(name);
    const QString mine = client->told().id;
    if (model::isUser(id) || model::claimsToBeUser(id) || m_holders.value(id) == mine)
        return std::nullopt;
    if (m_holders.contains(id)) {
        refuse(Why::OtherSession, name.left(model::kLongestWireName));
        return u"Speaks through another connection"_s;
    }
    const auto held = std::count(m_holders.cbegin(), m_holders.cend(), mine);
    if (held >= kMostGuestsOfOne) {
        refuse(Why::TooMany, u"guests of one connection"_s);
        return u"Too many speak through this connection"_s;
    }
    m_holders.insert(id, mine);
    return std::nullopt;
}

void FirehoseDoor::joined(const QString &id, const ParticipantId &guest)
{
    FirehoseClient *client = m_clients.value(id);
    if (!client)
        return;
    client->addGuest(guest);
    m_report.clientChanged(client->told());
}

void FirehoseDoor::ended(const QString &id, const model::DoorCall &call,
                         const std::optional<base::Error> &error)
{
    m_report.called(call);
    FirehoseClient *client = m_clients.value(id);
    if (!error || !client)
        return;
    const Guest *guest = call.guest ? m_mirror.guest(*call.guest) : nullptr;
    if (guest && guest->removed) {
        client->removeGuest(*call.guest);
        m_report.clientChanged(client->told());
        refuse(Why::Removed, m_mirror.wireNameOf(*call.guest));
    }
    if (call.guest && !client->told().guests.contains(*call.guest))
        m_holders.remove(*call.guest); // never joined, or left: others may try
    ZodIssues issues;
    issues.other({u"body"_s}, error->text);
    client->send(issues.answer());
}

void FirehoseDoor::refuse(Why why, const QString &detail)
{
    m_report.refused(
        {.time = m_clock.wallNow(), .door = Guest::Door::Firehose, .why = why, .detail = detail});
}

// ---- outgoing events

QString FirehoseDoor::sourceOf(const Told &told) const
{
    const QString holder = m_holders.value(told.from);
    return holder.isEmpty() ? m_sentBy.clientOf(told.body, told.from) : holder;
}

// An event that came in here through an unknown client would be an echo to some client.
void FirehoseDoor::tell(const QList<model::Envelope> &batch)
{
    m_errands.hear(batch);
    const QList<Told> told = m_teller.tell(batch);
    for (const Told &one : told) {
        const QString source = one.isOwn ? sourceOf(one) : QString();
        if (one.isOwn && source.isEmpty())
            continue;
        const QByteArray text = m_clients.isEmpty() ? QByteArray() : writeBody(one.body);
        const QList<FirehoseClient *> clients = m_clients.values();
        const bool isForFrontEnds = std::holds_alternative<model::Query>(one.body);
        for (FirehoseClient *client : clients) {
            if (client->told().id == source)
                continue;
            if (isForFrontEnds && !(m_areAnswersWanted && client->told().isFrontEnd))
                continue;
            if (!m_mirror.areShownOut(client->told().guests) && mayHear(client->told().guests, one))
                client->send(text);
        }
    }
}

} // namespace studio::adapters::firehose
