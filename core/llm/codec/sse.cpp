// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/sse.h"

#include <algorithm>
#include <utility>

namespace studio::llm::codec {

namespace {

constexpr QByteArrayView kByteOrderMark("\xEF\xBB\xBF");

constexpr QByteArrayView kDone("[DONE]");
/// Blanks, list separators, and the record separator.
constexpr QByteArrayView kBeforeValues(" \t[,]\x1e");

/// For servers that omit blank lines: after an object, a new object or list is a new event.
bool beginsAnother(QByteArrayView data, QByteArrayView line)
{
    return data.endsWith('}') && (line.startsWith('{') || line.startsWith('['));
}

bool isLineEnd(char byte) { return byte == '\n' || byte == '\r'; }

} // namespace

QList<SseEvent> SseDecoder::feed(QByteArrayView bytes)
{
    QList<SseEvent> events;
    const char *at = bytes.begin();
    while (at != bytes.end() && !m_tooLong)
        at = m_scan.isOpen() ? takeValue(at, bytes.end(), events) : takeLine(at, bytes.end(), events);
    return events;
}

const char *SseDecoder::takeValue(const char *at, const char *end, QList<SseEvent> &events)
{
    const char *begin = at;
    while (at != end && m_scan.isOpen())
        m_scan.take(*at++);
    m_line.append(begin, at - begin);
    m_tooLong = m_line.size() > kLongestEvent;
    if (m_tooLong || m_scan.isOpen())
        return at;
    events.append({std::exchange(m_event, {}).type, std::exchange(m_line, {}), true});
    m_scan = {};
    return at;
}

/// Skips what may stand before a value; true if a value begins there.
bool SseDecoder::beginsValue(const char *&at, const char *end)
{
    for (; m_isLead && at != end && *at != '{'; ++at) {
        const bool isMark = m_atStart && kByteOrderMark.contains(*at);
        m_isLead = isMark || kBeforeValues.contains(*at);
        if (!m_isLead)
            break;
        m_line.append(*at);
    }
    return m_isLead && at != end;
}

const char *SseDecoder::takeLine(const char *at, const char *end, QList<SseEvent> &events)
{
    if (std::exchange(m_afterReturn, false) && *at == '\n')
        return at + 1;
    if (beginsValue(at, end)) {
        endEvent(events, KeepType::Yes);
        m_atStart = false;
        m_line.truncate(0);
        m_scan.take(*at);
        m_line.append(*at);
        return at + 1;
    }
    const char *lineEnd = std::find_if(at, end, isLineEnd);
    m_line.append(at, lineEnd - at);
    m_tooLong = m_line.size() + m_event.data.size() > kLongestEvent;
    if (lineEnd == end || m_tooLong)
        return end;
    m_afterReturn = *lineEnd == '\r';
    endLine(events);
    return lineEnd + 1;
}

QList<SseEvent> SseDecoder::finish()
{
    QList<SseEvent> events;
    if (!m_tooLong && !m_scan.isOpen()) {
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
    } else if (line == kDone) {
        endEvent(events);
        field("data", line);
        endEvent(events);
    } else if (const qsizetype colon = line.indexOf(':'); colon != 0) { // else it is a comment
        QByteArrayView value = colon < 0 ? QByteArrayView() : line.sliced(colon + 1);
        if (value.startsWith(' '))
            value = value.sliced(1);
        const QByteArrayView name = colon < 0 ? line : line.first(colon);
        if (name == "data" && beginsAnother(m_event.data, value))
            endEvent(events);
        field(name, value);
    }
    m_line.truncate(0); // keeps its memory
    m_isLead = true;
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

// An event without data does not count. A type before a value without a frame is the type of that value.
void SseDecoder::endEvent(QList<SseEvent> &events, KeepType keep)
{
    if (std::exchange(m_hasData, false))
        events.append(std::exchange(m_event, {}));
    if (keep == KeepType::No)
        m_event = {};
}

} // namespace studio::llm::codec
