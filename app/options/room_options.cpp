// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/room_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

Result<Command> readRooms(const CommandOptions &options)
{
    using Format = ListRooms::Format;
    if (!options.positional().isEmpty())
        return wrong(CommandWords::tr("rooms: unknown argument \"%1\".").arg(options.positional().first()));
    const auto format = options.choice<Format>(u"format"_s, {u"text"_s, Format::Text},
                                               {u"jsonl"_s, Format::JsonLines}, Format::Text);
    if (!format)
        return tl::unexpected(format.error());
    return ListRooms{*format};
}

Result<Command> readStats(const CommandOptions &options)
{
    using Format = RoomStats::Format;
    static const QHash<QString, Format> formats{
        {u"text"_s, Format::Text}, {u"json"_s, Format::Json}, {u"csv"_s, Format::Csv}};
    if (options.positional().size() != 1)
        return wrong(CommandWords::tr("stats needs the name or ID of one room."));
    const QString format = options.text(u"format"_s).value_or(u"text"_s);
    if (!formats.contains(format))
        return wrong(CommandWords::tr("--format must be text, json or csv, not \"%1\".").arg(format));
    return RoomStats{options.positional().first(), formats.value(format)};
}

} // namespace studio::app
