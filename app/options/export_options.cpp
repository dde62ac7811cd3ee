// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/export_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"
#include "core/model/participants.h"

#include <QDate>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;
using ports::RecordDetail;
using ports::RecordFormat;

namespace {

template<class Value>
using Named = QList<std::pair<QString, Value>>;

const Named<RecordFormat> &formats()
{
    static const Named<RecordFormat> all{
        {u"json"_s, RecordFormat::Json}, {u"md"_s, RecordFormat::Markdown},
        {u"html"_s, RecordFormat::Html}, {u"pdf"_s, RecordFormat::Pdf},
        {u"txt"_s, RecordFormat::Text},  {u"jsonl"_s, RecordFormat::SillyTavern},
        {u"csv"_s, RecordFormat::Votes}, {u"srt"_s, RecordFormat::Srt},
        {u"vtt"_s, RecordFormat::Vtt},   {u"cassette"_s, RecordFormat::Cassette}};
    return all;
}

const Named<RecordDetail> &details()
{
    static const Named<RecordDetail> all{
        {u"talk"_s, RecordDetail::Talk}, {u"votes"_s, RecordDetail::Votes}, {u"full"_s, RecordDetail::Full}};
    return all;
}

template<class Value>
Result<Value> oneOf(const CommandOptions &options, const QString &name, const Named<Value> &all)
{
    const std::optional<QString> given = options.text(name);
    if (!given)
        return all.first().second;
    QStringList words;
    for (const auto &[word, value] : all) {
        if (word == *given)
            return value;
        words.append(word);
    }
    return wrong(
        CommandWords::tr("--%1 must be one of %2, not \"%3\".").arg(name, words.join(u", "_s), *given));
}

enum class End { From, To };

// Messages count from 1. A day is a whole day of this computer's local time.
Result<void> readEnd(ports::RecordRange &range, const CommandOptions &options, End end)
{
    const QString name = end == End::From ? u"from"_s : u"to"_s;
    const std::optional<QString> given = options.text(name);
    if (!given)
        return {};
    bool isNumber = false;
    const qint64 number = given->toLongLong(&isNumber);
    if (isNumber && number > 0) {
        (end == End::From ? range.first : range.last) = number - 1;
        return {};
    }
    const QDate day = QDate::fromString(*given, Qt::ISODate);
    if (!day.isValid())
        return wrong(
            CommandWords::tr("--%1 must be a message number or a day such as 2026-05-31, not \"%2\".")
                .arg(name, *given));
    if (end == End::From)
        range.since = day.startOfDay();
    else
        range.until = day.addDays(1).startOfDay();
    return {};
}

Result<ports::RecordRange> readRange(const CommandOptions &options)
{
    ports::RecordRange range;
    for (const End end : {End::From, End::To}) {
        if (const auto read = readEnd(range, options, end); !read)
            return tl::unexpected(read.error());
    }
    if ((range.first && range.last && *range.first > *range.last) ||
        (range.since && range.until && *range.since >= *range.until))
        return wrong(CommandWords::tr("--from must not be later than --to."));
    return range;
}

} // namespace

Result<Command> readExport(const CommandOptions &options)
{
    if (options.positional().size() != 1)
        return wrong(CommandWords::tr("export needs the name or ID of one room."));
    const auto format = oneOf(options, u"format"_s, formats());
    if (!format)
        return tl::unexpected(format.error());
    const auto detail = oneOf(options, u"detail"_s, details());
    if (!detail)
        return tl::unexpected(detail.error());
    const auto range = readRange(options);
    if (!range)
        return tl::unexpected(range.error());
    ExportRoom wanted;
    wanted.room = options.positional().first();
    wanted.file = options.text(u"out"_s).value_or(QString());
    if (wanted.file == "-"_L1)
        wanted.file.clear(); // standard output
    wanted.record.format = *format;
    wanted.record.detail = *detail;
    wanted.record.range = *range;
    wanted.record.withoutWhispers = options.isSet(u"no-whispers"_s);
    wanted.record.redacted = options.isSet(u"redact"_s);
    wanted.record.pictures = !options.isSet(u"no-images"_s);
    if (const auto witness = options.text(u"as"_s)) {
        wanted.record.witness = base::ParticipantId(*witness);
        if (!model::mayJoinRoster(*wanted.record.witness))
            return wrong(
                CommandWords::tr("--as needs the ID of a companion or guest, such as companion_kyoko."));
    }
    return wanted;
}

} // namespace studio::app
