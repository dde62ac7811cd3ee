// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/sse.h"

#include <algorithm>

namespace studio::llm::codec {

namespace {

constexpr QByteArrayView kByteOrderMark("\xEF\xBB\xBF");

bool isLineEnd(char byte) { return byte == '\n' || byte == '\r'; }

} // namespace

QList<SseEvent> SseDecoder::feed(QByteArrayView bytes)
{
    QList<SseEvent> events;
    const char *at = bytes.begin();
    while (at != bytes.end() && !m_tooLong) {
        if (std::exchange(m_afterReturn, false) && *at == '\n') {
            ++at;
            continue;
        }
        const char *end = std::find_if(at, bytes.end(), isLineEnd);
        m_line.append(at, end - at);
        m_tooLong = m_line.size() + m_event.data.size() > kLongestEvent;
        if (end == bytes.end() || m_tooLong)
            break;
        m_afterReturn = *end == '\r';
        endLine(events);
        at = end + 1;
    }
    return events;
}

QList<SseEvent> SseDecoder::finish()
{
    QList<SseEvent> events;
    if (!m_tooLong) {
        endLine(events);
        endEvent(events);
    }
    return events;
}

void SseDecoder::endLine(QList<SseEvent> &events)
{
    QByteArrayView line(m_line);
    if (std::exchange(m_atStart, false) && line.startsWith(kByteOrderMark))
        line = line.sliced(kByteOrderMark.size());
    if (line.isEmpty()) {
        endEvent(events);
    } else if (const qsizetype colon = line.indexOf(':'); colon != 0) { // else it is a comment
        QByteArrayView value = colon < 0 ? QByteArrayView() : line.sliced(colon + 1);
        if (value.startsWith(' '))
            value = value.sliced(1);
        field(colon < 0 ? line : line.first(colon), value);
    }
    m_line.truncate(0); // keeps its memory
}

void SseDecoder::field(QByteArrayView name, QByteArrayView value)
{
    if (name == "event") {
        m_event.type = value.toByteArray();
    } else if (name == "data") {
        if (std::exchange(m_hasData, true))
            m_event.data.append('\n');
        m_event.data.append(value);
    }
}

// An event without data is none.
void SseDecoder::endEvent(QList<SseEvent> &events)
{
    if (std::exchange(m_hasData, false))
        events.append(std::move(m_event));
    m_event = {};
}

} // namespace studio::llm::codec
