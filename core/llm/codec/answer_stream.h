// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/faults.h"
#include "core/llm/codec/sse.h"
#include "core/llm/codec/stream_event.h"

namespace studio::llm::codec {

/// What the answers of all providers share: events in, one end out. They may come as server-sent events, as
/// lines of JSON or as one value, whatever was requested. A dialect decides what an event means (read()) and
/// whether the answer is complete when no more comes (readEnd()).
class AnswerStream : public StreamDecoder
{
public:
    QList<StreamEvent> feed(QByteArrayView bytes) final;
    QList<StreamEvent> finish() final;

protected:
    enum class Close {
        Told,  ///< with the word "[DONE]"
        Bytes, ///< no more bytes; a broken connection may look the same
    };

    /// One event with JSON data. `type` is empty if none was given.
    virtual void read(const QByteArray &type, const wire::Json &data) = 0;
    /// The data is over without a proper end.
    virtual void readEnd(Close how) = 0;

    void give(StreamEvent event);
    void giveText(const QString &text);     ///< unless it is empty
    void giveThinking(const QString &text); ///< unless it is empty
    /// Gives the part of a complete text that was not given yet. If the text differs from what was given:
    /// nothing.
    void giveRest(const QString &whole);
    /// Ends as Broken, with the words found in place of an end.
    void giveNoEnd();
    /// Begins a new text, with which giveRest() compares from here on.
    void beginText() { m_said.clear(); }

    [[nodiscard]] bool hasEnded() const { return m_ended; }
    /// Text of the running part.
    [[nodiscard]] const QString &said() const { return m_said; }
    /// Something other than a count was given.
    [[nodiscard]] bool hasGiven() const { return m_hasGiven; }
    /// The current event came as JSON without a frame, so it may be a complete answer.
    [[nodiscard]] bool isBare() const { return m_isBare; }

private:
    enum class Form { Unknown, Events, Page };
    enum class Cut { No, Perhaps };

    void begin(QByteArrayView bytes);
    void take(const QList<SseEvent> &events, Cut cut = Cut::No);
    void takeEvent(const SseEvent &event, Cut cut);
    void takeWord(const SseEvent &event, Cut cut, const QString &flaw);
    void close();

    SseDecoder m_sse;
    Form m_form = Form::Unknown;
    QByteArray m_beginning; ///< until something was given: possibly the words of another server
    QString m_word;         ///< the last one that was not JSON
    QString m_said;
    bool m_isBare = false;
    bool m_hasHalves = false; ///< half characters, hidden in the parsed text
    bool m_hasGiven = false;
    bool m_ended = false;
    QList<StreamEvent> m_out;
};

} // namespace studio::llm::codec
