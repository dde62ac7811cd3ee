// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cassette_player.h"

#include "core/llm/provider/json_difference.h"
#include "core/llm/provider/picture_free.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace studio::llm::provider {

using namespace Qt::StringLiterals;
using base::Millis;
using codec::Fault;
using http::HttpRequest;
using http::HttpStream;
using model::Cause;
using wire::Json;

namespace {

constexpr Millis kGrace{1000}; // after it an aborted exchange fails, if it is not aborted again

/// The recorded parts of a request, as one value. An old cassette may still hold pictures.
Json valueOf(HttpRequest::Verb verb, const QUrl &url, const QByteArray &body)
{
    const base::Result<Json> json = wire::parse(body);
    return {{"verb", verb == HttpRequest::Verb::Get ? "get" : "post"},
            {"url", wire::toJson(url.toString(QUrl::FullyEncoded))},
            {"body", json ? withoutPictures(*json) : wire::toJson(QString::fromUtf8(body))}};
}

Fault refusal(const QString &detail)
{
    return {.cause = Cause::NoAnswer, .detail = detail, .status = {}, .mayRetry = false, .retryAfter = {}};
}

/// Replays an exchange, one signal after the other.
class PlayedStream final : public HttpStream
{
public:
    PlayedStream(Exchange exchange, base::Clock &clock, CassettePlayer::Pace pace, QObject *parent)
        : HttpStream(parent)
        , m_exchange(std::move(exchange))
        , m_clock(clock)
        , m_isAtOnce(pace == CassettePlayer::Pace::AtOnce)
        , m_started(clock.steadyNow())
    {
        if (m_isAtOnce)
            m_exchange.headers.removeIf(
                [](const auto &header) { return header.key().startsWith("retry-after"); });
        wait();
    }
    ~PlayedStream() override { stopWaiting(); }

    void abort() override
    {
        m_isOver = true;
        stopWaiting();
        deleteLater();
    }

private:
    void stopWaiting()
    {
        if (const quint64 next = std::exchange(m_next, 0))
            m_clock.cancel(next);
    }

    /// Steps: 0 is the head, then the pieces, then the end.
    [[nodiscard]] qsizetype lastStep() const { return m_exchange.pieces.size() + 1; }
    [[nodiscard]] Millis dueOf(qsizetype step) const
    {
        if (step == lastStep() && m_exchange.end == Exchange::End::Aborted)
            return (m_isAtOnce ? Millis(0) : m_exchange.ended) + kGrace;
        if (m_isAtOnce)
            return Millis(0);
        if (step == lastStep())
            return m_exchange.ended;
        return step == 0 ? m_exchange.began : m_exchange.pieces.at(step - 1).at;
    }

    void wait()
    {
        m_next = m_clock.callAt(m_started + dueOf(m_step), this, [this] { go(); });
    }

    void go()
    {
        m_next = 0;
        const QPointer<PlayedStream> alive(this);
        const Millis now = m_clock.steadyNow() - m_started;
        while (alive && !m_isOver && m_step <= lastStep() && dueOf(m_step) <= now)
            give(m_step++);
        if (alive && !m_isOver)
            wait();
    }

    void give(qsizetype step)
    {
        if (step == lastStep())
            return end();
        if (step > 0)
            Q_EMIT bytes(m_exchange.pieces.at(step - 1).bytes);
        else if (m_exchange.status > 0)
            Q_EMIT began(m_exchange.status, m_exchange.headers);
    }

    void end()
    {
        m_isOver = true;
        deleteLater();
        switch (m_exchange.end) {
        case Exchange::End::Finished: Q_EMIT finished(); return;
        case Exchange::End::Failed: Q_EMIT failed(m_exchange.fault.value_or(refusal({}))); return;
        case Exchange::End::Aborted: Q_EMIT failed(refusal(u"the recording was stopped here"_s)); return;
        }
    }

    Exchange m_exchange;
    base::Clock &m_clock;
    bool m_isAtOnce;
    Millis m_started;
    qsizetype m_step = 0;
    quint64 m_next = 0;
    bool m_isOver = false;
};

/// A request that was not recorded.
Exchange missed(const QString &why)
{
    return {.url = {},
            .body = {},
            .headers = {},
            .pieces = {},
            .end = Exchange::End::Failed,
            .fault = refusal(u"The cassette does not hold this request: "_s + why)};
}

} // namespace

CassettePlayer::CassettePlayer(QList<Exchange> exchanges, base::Clock &clock, Pace pace)
    : m_clock(clock)
    , m_pace(pace)
{
    for (Exchange &exchange : exchanges) {
        const QByteArray key = wire::dump(valueOf(exchange.verb, exchange.url, exchange.body));
        m_recorded.append({std::move(exchange), key, false});
    }
}

HttpStream *CassettePlayer::send(const HttpRequest &request, QObject *parent)
{
    const QByteArray key = wire::dump(valueOf(request.verb, request.url, request.body));
    const auto found = std::find_if(m_recorded.begin(), m_recorded.end(), [&key](const Recorded &recorded) {
        return !recorded.isPlayed && recorded.key == key;
    });
    if (found == m_recorded.end())
        return new PlayedStream(missed(whyMissed(request, key)), m_clock, m_pace, parent);
    found->isPlayed = true;
    return new PlayedStream(found->exchange, m_clock, m_pace, parent);
}

qsizetype CassettePlayer::unplayed() const
{
    return std::count_if(m_recorded.begin(), m_recorded.end(),
                         [](const Recorded &recorded) { return !recorded.isPlayed; });
}

QString CassettePlayer::whyMissed(const HttpRequest &request, const QByteArray &key) const
{
    const auto times = std::count_if(m_recorded.begin(), m_recorded.end(),
                                     [&key](const Recorded &recorded) { return recorded.key == key; });
    if (times > 0)
        return u"it was recorded %1 times, and now is made once more"_s.arg(times);
    const Json asked = valueOf(request.verb, request.url, request.body);
    std::optional<JsonDifference> nearest;
    for (const Recorded &recorded : m_recorded) {
        if (recorded.isPlayed)
            continue;
        const Exchange &exchange = recorded.exchange;
        const auto difference = firstDifference(valueOf(exchange.verb, exchange.url, exchange.body), asked);
        if (difference && (!nearest || difference->equalBefore > nearest->equalBefore))
            nearest = difference;
    }
    if (!nearest)
        return u"all that was recorded has been played"_s;
    return u"%1 was recorded as \"%2\" and is now \"%3\""_s.arg(nearest->path, nearest->one, nearest->other);
}

} // namespace studio::llm::provider
