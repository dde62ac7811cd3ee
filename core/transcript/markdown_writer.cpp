// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/event_lines.h"
#include "core/transcript/room_writer.h"
#include "core/transcript/whisper_words.h"

#include <QDate>

namespace studio::transcript {

using namespace Qt::StringLiterals;

namespace {

// What Markdown would take for markup stays text.
QString escaped(const QString &text)
{
    static const QString special = u"\\`*_{}[]<>#+-.!|~&"_s;
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : cleanText(text)) {
        if (special.contains(c))
            plain += u'\\';
        plain += c;
    }
    return plain;
}

// A line break, not a new paragraph, and no code where a line begins with spaces.
QString broken(const QString &text)
{
    QStringList lines = escaped(text).split(u'\n');
    for (QString &line : lines) {
        qsizetype first = 0;
        while (first < line.size() && (line.at(first) == u' ' || line.at(first) == u'\t'))
            ++first;
        line.replace(0, first, u"&nbsp;"_s.repeated(std::min<qsizetype>(first, 16)));
    }
    return lines.join(u"  \n"_s);
}

class MarkdownWriter final : public RoomWriter
{
public:
    explicit MarkdownWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    QByteArray begin(const model::Room &room, const QList<model::Persona> &) override
    {
        m_lines = EventLines(m_style, room.policy);
        QString head = u"# %1\n"_s.arg(escaped(room.name.simplified()));
        if (const QString whose = witnessWords(m_style); !whose.isEmpty())
            head += u"\n*%1*\n"_s.arg(escaped(whose));
        return head.toUtf8();
    }

    QByteArray message(const model::MessageRow &row) override
    {
        m_lines.pass(row);
        QString block = day(row.time);
        block +=
            u"\n**%1:** %2\n"_s.arg(escaped(speakerWords(row.posted.message, m_style.names).simplified()),
                                    broken(row.posted.message.text));
        if (const QString cut = cutWords(row.posted); !cut.isEmpty())
            block += u"\n*%1*\n"_s.arg(escaped(cut));
        return block.toUtf8();
    }

    QByteArray event(const model::Envelope &envelope) override
    {
        return quote(m_lines.of(envelope), envelope.time);
    }

    QByteArray call(const model::CallRecord &record) override
    {
        return quote(m_lines.of(record), endOf(record));
    }

    QByteArray end() override { return {}; }

private:
    QByteArray quote(const std::optional<QString> &lines, const QDateTime &time)
    {
        if (!lines)
            return {};
        QString quoted = broken(*lines);
        quoted.replace(u'\n', u"\n> "_s);
        return QString(day(time) + u"\n> "_s + quoted + u'\n').toUtf8();
    }

    QString day(const QDateTime &time)
    {
        const QDate day = time.toTimeZone(m_style.zone).date();
        if (day == m_day || !day.isValid())
            return {};
        m_day = day;
        return u"\n## %1\n"_s.arg(m_day.toString(Qt::ISODate));
    }

    DocumentStyle m_style;
    EventLines m_lines;
    QDate m_day;
};

} // namespace

std::unique_ptr<RoomWriter> markdownWriter(const DocumentStyle &style)
{
    return std::make_unique<MarkdownWriter>(style);
}

} // namespace studio::transcript
