// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/spoken_writer.h"

#include "core/transcript/whisper_words.h"

namespace studio::transcript {

QByteArray SpokenWriter::begin(const model::Room &room, const QList<model::Persona> &)
{
    m_lines = EventLines(m_style, room.policy);
    return head(room.name.simplified(), witnessWords(m_style)).toUtf8();
}

QByteArray SpokenWriter::message(const model::MessageRow &row)
{
    m_lines.pass(row);
    const model::Message &message = row.posted.message;
    const QString speaker = speakerWords(message, m_style.names).simplified();
    return QString(newDay(row.time) + spoken(speaker, message.text, cutWords(row.posted))).toUtf8();
}

QByteArray SpokenWriter::event(const model::Envelope &envelope)
{
    return setApart(m_lines.of(envelope), envelope.time);
}

QByteArray SpokenWriter::call(const model::CallRecord &record)
{
    return setApart(m_lines.of(record), endOf(record));
}

QByteArray SpokenWriter::setApart(const std::optional<QString> &lines, const QDateTime &time)
{
    if (!lines)
        return {};
    return QString(newDay(time) + aside(*lines)).toUtf8();
}

QString SpokenWriter::newDay(const QDateTime &time)
{
    const QDate day = time.toTimeZone(m_style.zone).date();
    if (day == m_day || !day.isValid())
        return {};
    m_day = day;
    return dayMark(time, day);
}

} // namespace studio::transcript
