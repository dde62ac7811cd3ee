// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/spoken_writer.h"
#include "core/transcript/whisper_words.h"

namespace studio::transcript {

using namespace Qt::StringLiterals;

namespace {

/// Further lines of what somebody said are indented, so that no line of a text can pass for a speaker.
class PlainWriter final : public SpokenWriter
{
public:
    using SpokenWriter::SpokenWriter;

protected:
    QString head(const QString &title, const QString &whose) const override
    {
        const QString heading = cleanText(title) + u'\n';
        return whose.isEmpty() ? heading : heading + cleanText(whose) + u'\n';
    }

    QString dayMark(const QDateTime &time, const QDate &) const override
    {
        return u"\n%1\n\n"_s.arg(dayWords(style(), time));
    }

    QString spoken(const QString &speaker, const QString &text, const QString &cut) const override
    {
        QString lines = cleanText(text);
        if (!cut.isEmpty())
            lines += u'\n' + cut;
        lines.replace(u'\n', u"\n  "_s);
        return u"%1: %2\n"_s.arg(cleanText(speaker), lines);
    }

    QString aside(const QString &lines) const override
    {
        QString text = cleanText(lines);
        text.replace(u'\n', u"\n  "_s);
        return u"  "_s + text + u'\n';
    }
};

} // namespace

std::unique_ptr<RoomWriter> plainWriter(const DocumentStyle &style)
{
    return std::make_unique<PlainWriter>(style);
}

} // namespace studio::transcript
