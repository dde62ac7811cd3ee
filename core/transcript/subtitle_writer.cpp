// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/event_lines.h"
#include "core/transcript/room_writer.h"
#include "core/transcript/subtitle_cues.h"
#include "core/transcript/whisper_words.h"

#include <algorithm>

namespace studio::transcript {

using namespace Qt::StringLiterals;
using base::Millis;

namespace {

QByteArray digits(qint64 number, int most) { return QByteArray::number(number).rightJustified(most, '0'); }

QByteArray timeText(Millis time, char comma)
{
    const qint64 ms = time.count();
    return digits(ms / 3'600'000, 2) + ':' + digits(ms / 60'000 % 60, 2) + ':' + digits(ms / 1000 % 60, 2) +
           comma + digits(ms % 1000, 3);
}

/// The log knows when something was said, not how long it was heard: each stands as long as it takes to read,
/// and nothing before what came before it has gone.
class SubtitleWriter final : public RoomWriter
{
public:
    SubtitleWriter(const DocumentStyle &style, SubtitleForm form)
        : m_style(style)
        , m_isVtt(form == SubtitleForm::Vtt)
    {
    }

    // A byte of it may not stand in a note, nor a line that is empty.
    QByteArray begin(const model::Room &room, const QList<model::Persona> &) override
    {
        if (!m_isVtt)
            return {};
        return "WEBVTT\n\nNOTE " + safe(room.name.simplified()) + "\n\n";
    }

    QByteArray message(const model::MessageRow &row) override
    {
        if (!m_first.isValid())
            m_first = row.time;
        const Millis at{std::max<qint64>(m_first.msecsTo(row.time), 0)};
        const QString speaker = cleanText(speakerWords(row.posted.message, m_style.names).simplified());
        QString text = cleanText(row.posted.message.text);
        if (row.posted.message.isInterrupted())
            text += u" …"_s;
        if (!m_isVtt)
            text.prepend(speaker + u": "_s);
        QByteArray block;
        const QList<SubtitleCue> cues = cuesOf(text, std::max(at, m_end));
        for (const SubtitleCue &cue : cues) {
            block += written(cue, speaker);
            m_end = cue.to;
        }
        return block;
    }

    QByteArray event(const model::Envelope &) override { return {}; }
    QByteArray end() override { return {}; }

private:
    // An arrow in a text would be read as a time.
    [[nodiscard]] QByteArray safe(const QString &text) const
    {
        QString plain = text;
        plain.replace(u"-->"_s, u"→"_s);
        if (m_isVtt)
            plain.replace(u'&', u"&amp;"_s).replace(u'<', u"&lt;"_s).replace(u'>', u"&gt;"_s);
        else
            // Players take tags and {\\an8} for markup, and know no escape.
            plain.replace(u'<', u'‹').replace(u'>', u'›').replace(u'{', u'｛').replace(u'}', u'｝');
        return plain.toUtf8();
    }

    QByteArray written(const SubtitleCue &cue, const QString &speaker)
    {
        const char comma = m_isVtt ? '.' : ',';
        QByteArray block = QByteArray::number(++m_count) + '\n' + timeText(cue.from, comma) + " --> " +
                           timeText(cue.to, comma) + '\n';
        if (m_isVtt)
            block += "<v " + safe(speaker) + '>';
        for (const QString &line : cue.lines)
            block += safe(line) + '\n';
        return block + '\n';
    }

    DocumentStyle m_style;
    bool m_isVtt = false;
    QDateTime m_first;
    Millis m_end{0};
    qint64 m_count = 0;
};

} // namespace

std::unique_ptr<RoomWriter> subtitleWriter(const DocumentStyle &style, SubtitleForm form)
{
    return std::make_unique<SubtitleWriter>(style, form);
}

} // namespace studio::transcript
