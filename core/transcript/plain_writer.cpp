// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/event_lines.h"
#include "core/transcript/room_writer.h"
#include "core/transcript/whisper_words.h"

#include <QDate>

namespace studio::transcript {

using namespace Qt::StringLiterals;

namespace {

/// Further lines of what somebody said are indented, so that no line of a text can pass for a speaker.
class PlainWriter final : public RoomWriter
{
public:
    explicit PlainWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    QByteArray begin(const model::Room &room, const QList<model::Persona> &) override
    {
        m_lines = EventLines(m_style, room.policy);
        QString head = cleanText(room.name.simplified()) + u'\n';
        if (const QString whose = witnessWords(m_style); !whose.isEmpty())
            head += cleanText(whose) + u'\n';
        return head.toUtf8();
    }

    QByteArray message(const model::MessageRow &row) override
    {
        m_lines.pass(row);
        QString text = cleanText(row.posted.message.text);
        if (const QString cut = cutWords(row.posted); !cut.isEmpty())
            text += u'\n' + cut;
        text.replace(u'\n', u"\n  "_s);
        const QString speaker = cleanText(speakerWords(row.posted.message, m_style.names).simplified());
        return QString(day(row.time) + u"%1: %2\n"_s.arg(speaker, text)).toUtf8();
    }

    QByteArray event(const model::Envelope &envelope) override
    {
        return aside(m_lines.of(envelope), envelope.time);
    }

    QByteArray call(const model::CallRecord &record) override
    {
        return aside(m_lines.of(record), endOf(record));
    }

    QByteArray end() override { return {}; }

private:
    QByteArray aside(const std::optional<QString> &lines, const QDateTime &time)
    {
        if (!lines)
            return {};
        QString text = cleanText(*lines);
        text.replace(u'\n', u"\n  "_s);
        return QString(day(time) + u"  "_s + text + u'\n').toUtf8();
    }

    QString day(const QDateTime &time)
    {
        const QDate day = time.toTimeZone(m_style.zone).date();
        if (day == m_day || !day.isValid())
            return {};
        m_day = day;
        return u"\n%1\n\n"_s.arg(dayWords(m_style, time));
    }

    DocumentStyle m_style;
    EventLines m_lines;
    QDate m_day;
};

} // namespace

std::unique_ptr<RoomWriter> plainWriter(const DocumentStyle &style)
{
    return std::make_unique<PlainWriter>(style);
}

} // namespace studio::transcript
