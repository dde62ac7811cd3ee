// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/mcp/streams.h"

#include "core/adapters/mcp/json_rpc.h"

#include <algorithm>

namespace studio::adapters::mcp {

using namespace Qt::StringLiterals;
using wire::Json;

namespace {

constexpr auto kSubscription = "io.modelcontextprotocol/subscriptionId";

QByteArray eventOf(const QByteArray &json) { return "event: message\ndata: " + json + "\n\n"; }

} // namespace

bool Streams::open(const Stream &stream)
{
    tidy();
    if (!isRoomFor(stream))
        return false;
    stream.exchange->beginStream({{"x-accel-buffering", "no"}});
    m_streams.append(stream);
    connect(stream.exchange, &QObject::destroyed, this, [this, holder = stream.holder] {
        if (holder)
            --holder->open;
        tidy();
        if (holder && holder->open == 0 && !holder->isOver)
            Q_EMIT hungUp(holder);
    });
    return true;
}

bool Streams::isRoomFor(const Stream &stream) const
{
    const auto others = std::count_if(m_streams.cbegin(), m_streams.cend(), [&stream](const Stream &other) {
        return other.holder == stream.holder;
    });
    return m_streams.size() < kMost && others < (stream.holder ? kMostOfOne : kMostWithout);
}

bool Streams::add(http::Exchange *exchange, const std::shared_ptr<Holder> &holder)
{
    if (!open({exchange, holder, {}, {}}))
        return false;
    ++holder->open;
    exchange->send(": open\n\n");
    return true;
}

bool Streams::subscribe(http::Exchange *exchange, const Json &id, const QSet<QString> &resources)
{
    if (!open({exchange, nullptr, id, resources}))
        return false;
    Json honoured = Json::object();
    if (!resources.isEmpty()) {
        honoured["resourceSubscriptions"] = Json::array();
        for (const QString &resource : resources)
            honoured["resourceSubscriptions"].push_back(wire::toJson(resource));
    }
    exchange->send(eventOf(
        notificationText(u"notifications/subscriptions/acknowledged"_s,
                         {{"_meta", {{kSubscription, id}}}, {"notifications", std::move(honoured)}})));
    return true;
}

void Streams::resourcesChanged(const QStringList &uris)
{
    const QList<Stream> streams = m_streams;
    for (const Stream &stream : streams) {
        for (const QString &uri : uris) {
            const bool isWatched =
                stream.holder ? stream.holder->watched.contains(uri) : stream.resources.contains(uri);
            if (!stream.exchange || !isWatched)
                continue;
            Json params{{"uri", wire::toJson(uri)}};
            if (!stream.holder)
                params["_meta"] = {{kSubscription, stream.id}};
            stream.exchange->send(eventOf(notificationText(u"notifications/resources/updated"_s, params)));
        }
    }
}

void Streams::keepAlive()
{
    const QList<Stream> streams = m_streams;
    for (const Stream &stream : streams) {
        if (stream.exchange)
            stream.exchange->send(": still here\n\n");
    }
}

void Streams::end(const QByteArray &session)
{
    const QList<Stream> streams = m_streams;
    for (const Stream &stream : streams) {
        if (stream.exchange && stream.holder && stream.holder->session == session)
            stream.exchange->end();
    }
}

void Streams::endAll()
{
    const QList<Stream> streams = std::exchange(m_streams, {});
    for (const Stream &stream : streams) {
        if (!stream.exchange)
            continue;
        if (!stream.holder) // the answer ends a subscription
            stream.exchange->send(
                eventOf(resultText(stream.id, wire::dump(Json{{"resultType", "complete"},
                                                              {"_meta", {{kSubscription, stream.id}}}}))));
        if (stream.exchange)
            stream.exchange->end();
    }
}

void Streams::tidy()
{
    m_streams.removeIf([](const Stream &stream) { return !stream.exchange; });
}

} // namespace studio::adapters::mcp
