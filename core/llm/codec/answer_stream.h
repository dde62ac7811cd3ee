// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/llm/codec/faults.h"
#include "core/llm/codec/sse.h"
#include "core/llm/codec/stream_event.h"

namespace studio::llm::codec {

/// What the providers' answers share: events in, one end out. They may come as server-sent events, as lines
/// of JSON or as one value, whatever was asked for. A dialect says what an event means (read()) and whether
/// the answer is whole when no more comes (readEnd()).
class AnswerStream : public StreamDecoder
{
public:
    QList<StreamEvent> feed(QByteArrayView bytes) final;
    QList<StreamEvent> finish() final;

protected:
    enum class Close {
        Told,  ///< with the word "[DONE]"
        Bytes, ///< there are no more, which a broken connection may look like
    };

    /// One event whose data is JSON. `type` is empty where none was given.
    virtual void read(const QByteArray &type, const wire::Json &data) = 0;
    /// No end has come, and nothing more does.
    virtual void readEnd(Close how) = 0;

    void give(StreamEvent event);
    void giveText(const QString &text);     ///< unless it is empty
    void giveThinking(const QString &text); ///< unless it is empty
    /// What of a whole text was not given yet. If it is another text: nothing.
    void giveRest(const QString &whole);
    /// Broken, in the words that were found in place of an end.
    void giveNoEnd();
    /// A new text begins, which giveRest() compares with from here on.
    void beginText() { m_said.clear(); }

    [[nodiscard]] bool hasEnded() const { return m_ended; }
    /// Text of the running part.
    [[nodiscard]] const QString &said() const { return m_said; }
    /// Something was given that is more than a count.
    [[nodiscard]] bool hasGiven() const { return m_hasGiven; }
    /// The event at hand came as JSON without a frame, so it may be a whole answer.
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
    QByteArray m_beginning; ///< until something was given: the words of who answers instead
    QString m_word;         ///< the last that was no JSON
    QString m_said;
    bool m_isBare = false;
    bool m_hasHalves = false; ///< of characters, hidden in what was parsed
    bool m_hasGiven = false;
    bool m_ended = false;
    QList<StreamEvent> m_out;
};

} // namespace studio::llm::codec
