// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/sse_stream.h"

#include "core/llm/codec/halves.h"

#include <utility>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;

namespace {

/// No field of a stream begins so; a body of JSON does, or a page.
bool beginsLikeABody(const QByteArray &bytes)
{
    const QByteArray text = bytes.trimmed();
    return text.startsWith('{') || text.startsWith('[') || text.startsWith('<');
}

Fault faultOfBody(const QByteArray &bytes)
{
    const base::Result<wire::Json> body = wire::parse(bytes);
    const auto told = body ? faultIn(*body) : std::nullopt;
    return told.value_or(noStream(u"the answer is no stream"_s));
}

} // namespace

QList<StreamEvent> SseStream::feed(QByteArrayView bytes)
{
    if (m_ended)
        return {};
    if (!m_isStream) {
        m_beginning.append(bytes);
        if (m_beginning.trimmed().isEmpty() || beginsLikeABody(m_beginning)) {
            if (m_beginning.size() > kLongestEvent)
                give(Broken{malformed(u"an event is too long"_s)});
            return std::exchange(m_out, {});
        }
        m_isStream = true;
        const QByteArray held = std::exchange(m_beginning, {});
        take(m_sse.feed(held));
        return std::exchange(m_out, {});
    }
    take(m_sse.feed(bytes));
    return std::exchange(m_out, {});
}

QList<StreamEvent> SseStream::finish()
{
    if (m_ended)
        return {};
    if (!m_isStream && beginsLikeABody(m_beginning)) {
        give(Broken{faultOfBody(m_beginning)});
        return std::exchange(m_out, {});
    }
    take(m_sse.finish());
    if (!m_ended)
        readEnd();
    return std::exchange(m_out, {});
}

void SseStream::take(const QList<SseEvent> &events)
{
    for (const SseEvent &event : events) {
        if (m_ended)
            return;
        const base::Result<wire::Json> data = parseWithHalves(event.data, m_hasHalves);
        if (!data) {
            if (!readWord(event.data))
                give(Broken{malformed(u"an event could not be read: "_s + data.error().text)});
            continue;
        }
        if (const auto fault = faultIn(*data))
            give(Broken{*fault});
        else
            read(event.type, *data);
    }
    if (!m_ended && m_sse.isTooLong())
        give(Broken{malformed(u"an event is too long"_s)});
}

bool SseStream::readWord(const QByteArray &) { return false; }

void SseStream::give(StreamEvent event)
{
    if (m_ended)
        return;
    m_ended = std::holds_alternative<Ended>(event) || std::holds_alternative<Broken>(event);
    if (m_hasHalves)
        showHalves(event);
    m_out.append(std::move(event));
}

} // namespace studio::llm::codec
