// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/json_scan.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace studio::llm::codec {

/// Bytes; the limit for one event or line of a stream.
inline constexpr qsizetype kLongestEvent = 1024 * 1024;

/// One server-sent event. The data is bytes; the reader decides what they are.
struct SseEvent
{
    QByteArray type;     ///< the field `event`; empty: missing
    QByteArray data;     ///< the lines of the field `data`, joined with LF
    bool isBare = false; ///< JSON without a frame
    bool operator==(const SseEvent &) const = default;
};

/// Extracts server-sent events from bytes that come in any pieces (the stream format of the HTML standard): a
/// byte order mark at the beginning, lines that end in LF, CR or CRLF, comments, several data lines. The
/// fields `id` and `retry` are ignored, since a stream is never resumed.
///
/// JSON without such a frame is an event too: no line of the standard begins with a bracket. So lines of JSON
/// (NDJSON), one value over many lines, the elements of a list and an error written directly into a stream
/// all become events, each as soon as its last bracket is there.
class SseDecoder
{
public:
    /// The events that these bytes complete.
    [[nodiscard]] QList<SseEvent> feed(QByteArrayView bytes);
    /// The stream is over: returns an event that no blank line closed, too.
    [[nodiscard]] QList<SseEvent> finish();
    /// Something was longer than kLongestEvent. No events follow.
    [[nodiscard]] bool isTooLong() const { return m_tooLong; }
    /// Inside JSON without a frame.
    [[nodiscard]] bool isInValue() const { return m_scan.isOpen(); }
    /// That value was never closed, and whole lines of JSON became part of it.
    [[nodiscard]] bool holdsLines() const { return isInValue() && m_line.contains("\n{"); }

private:
    const char *takeValue(const char *at, const char *end, QList<SseEvent> &events);
    const char *takeLine(const char *at, const char *end, QList<SseEvent> &events);
    bool beginsValue(const char *&at, const char *end);
    void endLine(QList<SseEvent> &events);
    void field(QByteArrayView name, QByteArrayView value);
    enum class KeepType { No, Yes };
    void endEvent(QList<SseEvent> &events, KeepType keep = KeepType::No);

    QByteArray m_line; ///< or the value
    JsonScan m_scan;   ///< of the value
    SseEvent m_event;
    bool m_hasData = false;
    bool m_atStart = true;      ///< a byte order mark may still come
    bool m_isLead = true;       ///< so far, the line holds only what may precede a value
    bool m_afterReturn = false; ///< an LF now belongs to the CR before it
    bool m_tooLong = false;
};

} // namespace studio::llm::codec
