// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/faults.h"
#include "core/llm/codec/sse.h"
#include "core/llm/codec/stream_event.h"

namespace studio::llm::codec {

/// What the providers' streams of server-sent events share: events in, one end out. A dialect says what an
/// event means (read()) and what the end of the bytes means (readEnd()).
class SseStream : public StreamDecoder
{
public:
    QList<StreamEvent> feed(QByteArrayView bytes) final;
    QList<StreamEvent> finish() final;

protected:
    /// One event whose data is JSON.
    virtual void read(const QByteArray &type, const wire::Json &data) = 0;
    /// The bytes are over and no end has come.
    virtual void readEnd() { give(Broken{cutOff()}); }
    /// Data that is no JSON, such as "[DONE]"; true: it was expected.
    virtual bool readWord(const QByteArray &data);

    void give(StreamEvent event);
    [[nodiscard]] bool hasEnded() const { return m_ended; }

private:
    void take(const QList<SseEvent> &events);

    SseDecoder m_sse;
    QByteArray m_beginning; ///< of a body that is no stream but one JSON value, such as an error
    bool m_isStream = false;
    bool m_hasHalves = false; ///< of characters, hidden in what was parsed
    bool m_ended = false;
    QList<StreamEvent> m_out;
};

} // namespace studio::llm::codec
