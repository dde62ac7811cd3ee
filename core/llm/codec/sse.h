// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/json_scan.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace studio::llm::codec {

/// The most bytes that one event or line of a stream may have.
inline constexpr qsizetype kLongestEvent = 1024 * 1024;

/// One server-sent event. The data is bytes: whoever reads it decides what they are.
struct SseEvent
{
    QByteArray type;     ///< of the field `event`; empty: none was given
    QByteArray data;     ///< the lines of the field `data`, joined with LF
    bool isBare = false; ///< JSON without a frame
    bool operator==(const SseEvent &) const = default;
};

/// Server-sent events out of bytes that come in any pieces (the stream format of the HTML standard): a byte
/// order mark at the beginning, lines that end in LF, CR or CRLF, comments, several data lines. The fields
/// `id` and `retry` mean nothing here, as nobody reconnects into a stream.
///
/// JSON without such a frame is an event too: no line of the standard begins with a bracket. So lines of JSON
/// (NDJSON), one printed over many lines, the elements of a list and an error that was written into a stream
/// as it is all come out as events, each as soon as its last bracket is there.
class SseDecoder
{
public:
    /// The events that these bytes complete.
    [[nodiscard]] QList<SseEvent> feed(QByteArrayView bytes);
    /// The stream is over: an event that no blank line closed is given all the same.
    [[nodiscard]] QList<SseEvent> finish();
    /// Something was longer than kLongestEvent. Nothing comes any more.
    [[nodiscard]] bool isTooLong() const { return m_tooLong; }
    /// In the middle of JSON without a frame.
    [[nodiscard]] bool isInValue() const { return m_scan.isOpen(); }
    /// That value was never closed, and whole lines of JSON ran into it.
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
    bool m_isLead = true;       ///< of this line there is nothing but what may stand before a value
    bool m_afterReturn = false; ///< an LF now belongs to the CR before it
    bool m_tooLong = false;
};

} // namespace studio::llm::codec
