// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>

namespace studio::llm::codec {

/// The most bytes that one event or line of a stream may have.
inline constexpr qsizetype kLongestEvent = 1024 * 1024;

/// One server-sent event. The data is bytes: whoever reads it decides what they are.
struct SseEvent
{
    QByteArray type; ///< of the field `event`; empty: none was given
    QByteArray data; ///< the lines of the field `data`, joined with LF
    bool operator==(const SseEvent &) const = default;
};

/// Server-sent events out of bytes that come in any pieces (the stream format of the HTML standard): a byte
/// order mark at the beginning, lines that end in LF, CR or CRLF, comments, several data lines. The fields
/// `id` and `retry` mean nothing here, as nobody reconnects into a stream.
class SseDecoder
{
public:
    /// The events that these bytes complete.
    [[nodiscard]] QList<SseEvent> feed(QByteArrayView bytes);
    /// The stream is over: an event that no blank line closed is given all the same.
    [[nodiscard]] QList<SseEvent> finish();
    /// Something was longer than kLongestEvent. Nothing comes any more.
    [[nodiscard]] bool isTooLong() const { return m_tooLong; }

private:
    void endLine(QList<SseEvent> &events);
    void field(QByteArrayView name, QByteArrayView value);
    void endEvent(QList<SseEvent> &events);

    QByteArray m_line;
    SseEvent m_event;
    bool m_hasData = false;
    bool m_atStart = true;      ///< a byte order mark may still come
    bool m_afterReturn = false; ///< an LF now belongs to the CR before it
    bool m_tooLong = false;
};

} // namespace studio::llm::codec
