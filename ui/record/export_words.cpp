// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/export_words.h"

#include <QCoreApplication>

namespace studio::ui {

using namespace Qt::StringLiterals;
using ports::RecordFormat;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ExportWindow)
};

} // namespace

QList<RecordFormat> exportFormats()
{
    return {RecordFormat::Html, RecordFormat::Pdf,         RecordFormat::Markdown, RecordFormat::Text,
            RecordFormat::Json, RecordFormat::SillyTavern, RecordFormat::Votes,    RecordFormat::Srt,
            RecordFormat::Vtt,  RecordFormat::Cassette};
}

QString formatName(RecordFormat format)
{
    switch (format) {
    case RecordFormat::Json: return Words::tr("Complete room (JSON)");
    case RecordFormat::Markdown: return Words::tr("Markdown");
    case RecordFormat::Html: return Words::tr("Web page (HTML)");
    case RecordFormat::Pdf: return Words::tr("PDF");
    case RecordFormat::Text: return Words::tr("Plain text");
    case RecordFormat::SillyTavern: return Words::tr("SillyTavern chat (JSONL)");
    case RecordFormat::Votes: return Words::tr("Table of votes (CSV)");
    case RecordFormat::Srt: return Words::tr("Subtitles (SRT)");
    case RecordFormat::Vtt: return Words::tr("Web subtitles (VTT)");
    case RecordFormat::Cassette: return Words::tr("Cassette (for replay)");
    }
    Q_UNREACHABLE();
}

QString formatHelp(RecordFormat format)
{
    switch (format) {
    case RecordFormat::Json: return Words::tr("Everything, including all events. Can be imported again.");
    case RecordFormat::Markdown: return Words::tr("For notes and websites.");
    case RecordFormat::Html:
        return Words::tr("One file with faces and colours for any browser, light or dark. Loads nothing from "
                         "the internet.");
    case RecordFormat::Pdf: return Words::tr("Numbered pages to print or keep. The text can be searched.");
    case RecordFormat::Text: return Words::tr("Opens everywhere.");
    case RecordFormat::SillyTavern:
        return Words::tr("Continue in SillyTavern; several companions become a group chat. Includes all "
                         "versions of replies, also hidden ones.");
    case RecordFormat::Votes:
        return Words::tr("One row for each vote of every decision, for spreadsheets. No messages.");
    case RecordFormat::Srt:
    case RecordFormat::Vtt:
        return Words::tr(
            "Times start at the first message. Each message is shown for as long as it takes to read.");
    case RecordFormat::Cassette:
        return Words::tr("The input of the floor, line by line. `companion-studio replay` decides again.");
    }
    Q_UNREACHABLE();
}

QString formatSuffix(RecordFormat format)
{
    switch (format) {
    case RecordFormat::Json: return u"room.json"_s; // so that desktops open it with the studio
    case RecordFormat::Markdown: return u"md"_s;
    case RecordFormat::Html: return u"html"_s;
    case RecordFormat::Pdf: return u"pdf"_s;
    case RecordFormat::Text: return u"txt"_s;
    case RecordFormat::SillyTavern: return u"jsonl"_s;
    case RecordFormat::Votes: return u"csv"_s;
    case RecordFormat::Srt: return u"srt"_s;
    case RecordFormat::Vtt: return u"vtt"_s;
    case RecordFormat::Cassette: return u"cassette"_s;
    }
    Q_UNREACHABLE();
}

RecordFormat formatOfFile(const QString &file, RecordFormat otherwise)
{
    const QList<RecordFormat> formats = exportFormats();
    for (const RecordFormat format : formats) {
        const QString lastPart = formatSuffix(format).section(u'.', -1);
        if (file.endsWith(QString(u'.' + lastPart), Qt::CaseInsensitive))
            return format;
    }
    return otherwise;
}

bool knowsDetails(RecordFormat format)
{
    return format == RecordFormat::Html || format == RecordFormat::Pdf || format == RecordFormat::Markdown ||
           format == RecordFormat::Text;
}

bool knowsRange(RecordFormat format) { return format != RecordFormat::Cassette; }

bool knowsFaces(RecordFormat format) { return format == RecordFormat::Html || format == RecordFormat::Pdf; }

bool knowsWitness(RecordFormat format)
{
    return format != RecordFormat::Votes && format != RecordFormat::Cassette;
}

} // namespace studio::ui
