// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/spoken_writer.h"
#include "core/transcript/whisper_words.h"

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

class MarkdownWriter final : public SpokenWriter
{
public:
    using SpokenWriter::SpokenWriter;

protected:
    QString head(const QString &title, const QString &whose) const override
    {
        const QString heading = u"# %1\n"_s.arg(escaped(title));
        return whose.isEmpty() ? heading : heading + u"\n*%1*\n"_s.arg(escaped(whose));
    }

    QString dayMark(const QDateTime &, const QDate &day) const override
    {
        return u"\n## %1\n"_s.arg(day.toString(Qt::ISODate));
    }

    QString spoken(const QString &speaker, const QString &text, const QString &cut) const override
    {
        const QString block = u"\n**%1:** %2\n"_s.arg(escaped(speaker), broken(text));
        return cut.isEmpty() ? block : block + u"\n*%1*\n"_s.arg(escaped(cut));
    }

    QString aside(const QString &lines) const override
    {
        QString quoted = broken(lines);
        quoted.replace(u'\n', u"\n> "_s);
        return u"\n> "_s + quoted + u'\n';
    }
};

} // namespace

std::unique_ptr<RoomWriter> markdownWriter(const DocumentStyle &style)
{
    return std::make_unique<MarkdownWriter>(style);
}

} // namespace studio::transcript
