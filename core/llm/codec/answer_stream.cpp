// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/answer_stream.h"

#include "core/llm/codec/halves.h"

#include <algorithm>
#include <utility>

namespace studio::llm::codec {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestBeginning = 64 * 1024;
constexpr qsizetype kLongestWord = 200;

/// Empty until the mark is complete.
QByteArray withoutMark(QByteArrayView bytes)
{
    const QByteArrayView mark("\xEF\xBB\xBF");
    if (bytes.size() < mark.size() && mark.startsWith(bytes))
        return {};
    return (bytes.startsWith(mark) ? bytes.sliced(mark.size()) : bytes).toByteArray().trimmed();
}

/// Some proxies write the frame twice.
QByteArray withoutFrame(QByteArray data)
{
    while (data.startsWith("data:"))
        data = data.sliced(5).trimmed();
    return data;
}

/// Whether JSON is invalid before its end, so that nothing after it could have fixed it.
bool isBroken(const QByteArray &json)
{
    try {
        const wire::Json whole = wire::Json::parse(json.begin(), json.end());
        return whole.is_discarded();
    } catch (const wire::Json::parse_error &error) {
        return qsizetype(error.byte) < json.size();
    } catch (const wire::Json::exception &) {
        return true; // a number that no double can hold
    }
}

/// A sign of life such as "[PING]"; unreadable JSON does not count.
bool isWord(const QByteArray &data)
{
    return data.size() <= kLongestWord && std::none_of(data.begin(), data.end(), [](char byte) {
               return byte == '{' || byte == '}' || byte == '"' || byte == '<';
           });
}

/// Only fields of the format, without any words.
bool isOnlyFrame(const QByteArray &beginning)
{
    const QList<QByteArray> lines = beginning.split('\n');
    return std::all_of(lines.begin(), lines.end(), [](const QByteArray &line) {
        const QByteArray field = line.trimmed();
        return field.isEmpty() || field.startsWith(':') || field.startsWith("data") ||
               field.startsWith("event") || field.startsWith("id") || field.startsWith("retry");
    });
}

} // namespace

QList<StreamEvent> AnswerStream::feed(QByteArrayView bytes)
{
    if (m_ended)
        return {};
    if (!m_hasGiven)
        m_beginning.append(bytes.first(std::min(bytes.size(), kLongestBeginning - m_beginning.size())));
    if (m_form == Form::Unknown)
        begin(bytes);
    else if (m_form == Form::Events)
        take(m_sse.feed(bytes));
    return std::exchange(m_out, {});
}

// A page may contain lines that look like events.
void AnswerStream::begin(QByteArrayView bytes)
{
    const QByteArray start = withoutMark(m_beginning);
    if (!start.isEmpty())
        m_form = start.startsWith('<') ? Form::Page : Form::Events;
    if (m_form != Form::Page)
        take(m_sse.feed(bytes));
}

QList<StreamEvent> AnswerStream::finish()
{
    if (m_ended)
        return {};
    if (m_form == Form::Page)
        give(Broken{faultOfBody(m_beginning)});
    else
        close();
    return std::exchange(m_out, {});
}

void AnswerStream::close()
{
    const bool isInValue = m_sse.isInValue();
    if (m_sse.holdsLines())
        return give(Broken{malformed(u"a line could not be read"_s)});
    take(m_sse.finish(), Cut::Perhaps);
    if (m_ended)
        return;
    if (isInValue)
        give(Broken{isBroken(withoutMark(m_beginning)) ? malformed(u"the answer could not be read"_s)
                                                       : cutOff()});
    else
        readEnd(Close::Bytes);
}

void AnswerStream::take(const QList<SseEvent> &events, Cut cut)
{
    for (const SseEvent &event : events) {
        if (m_ended)
            return;
        takeEvent(event, cut);
    }
    if (!m_ended && m_sse.isTooLong())
        give(Broken{malformed(u"an event is too long"_s)});
}

void AnswerStream::takeEvent(const SseEvent &event, Cut cut)
{
    const QByteArray bytes = withoutFrame(event.data);
    if (bytes.trimmed().isEmpty())
        return;
    if (bytes == "[DONE]") // ends most answers; failing to parse it as JSON takes longer than an event
        return readEnd(Close::Told);
    const base::Result<wire::Json> data = parseWithHalves(bytes, m_hasHalves);
    if (!data)
        return takeWord({event.type, bytes}, cut, data.error().text);
    m_isBare = event.isBare;
    if (const auto fault = faultIn(*data))
        give(Broken{*fault});
    else
        read(event.type, *data);
}

void AnswerStream::takeWord(const SseEvent &event, Cut cut, const QString &flaw)
{
    const QString word = QString::fromUtf8(event.data).simplified();
    if (word == "[DONE]"_L1)
        return readEnd(Close::Told);
    if (cut == Cut::Perhaps)
        return give(
            Broken{isBroken(event.data) ? malformed(u"an event could not be read: "_s + flaw) : cutOff()});
    if (!isWord(event.data))
        return give(Broken{malformed(u"an event could not be read: "_s + flaw)});
    if (event.type == "error" || word.contains("error"_L1, Qt::CaseInsensitive))
        return give(Broken{faultOfBody(event.data)});
    m_word = word;
}

void AnswerStream::giveNoEnd()
{
    const bool isSilent = !m_hasGiven && !isOnlyFrame(m_beginning);
    Fault fault = isSilent ? faultOfBody(m_beginning) : cutOff();
    if (!isSilent && !m_word.isEmpty())
        fault.detail = m_word;
    give(Broken{fault});
}

void AnswerStream::giveText(const QString &text)
{
    if (!text.isEmpty())
        give(Text{text});
}

void AnswerStream::giveThinking(const QString &text)
{
    if (!text.isEmpty())
        give(Thinking{text});
}

void AnswerStream::giveRest(const QString &whole)
{
    const QString text = m_hasHalves ? withHalvesShown(whole) : whole;
    if (text.startsWith(m_said))
        giveText(text.sliced(m_said.size()));
}

void AnswerStream::give(StreamEvent event)
{
    if (m_ended)
        return;
    m_ended = std::holds_alternative<Ended>(event) || std::holds_alternative<Broken>(event);
    if (!m_ended && !std::holds_alternative<Usage>(event) && !std::exchange(m_hasGiven, true))
        m_beginning.clear();
    if (m_hasHalves)
        showHalves(event);
    if (const auto *text = std::get_if<Text>(&event))
        m_said += text->text;
    m_out.append(std::move(event));
}

} // namespace studio::llm::codec
