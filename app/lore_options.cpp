// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lore_options.h"

#include "app/command_options.h"
#include "app/command_words.h"

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

void declareLore(CommandOptions &options)
{
    for (const char *option : {"say", "format"})
        options.value(QString::fromLatin1(option));
}

Result<Command> readLore(const CommandOptions &options)
{
    const QStringList rest = options.positional();
    if (rest.size() != 2 || rest.first() != "try"_L1)
        return wrong(CommandWords::tr("lore is followed by try and a companion's id, a card or a lorebook."));
    LoreTry wanted{rest.last(), options.values(u"say"_s)};
    if (wanted.lines.isEmpty())
        return wrong(CommandWords::tr("lore try needs --say with a line, once for each message."));
    using Format = PersonaList::Format;
    return options
        .choice<Format>(u"format"_s, {u"text"_s, Format::Text}, {u"jsonl"_s, Format::JsonLines}, Format::Text)
        .transform([&wanted](Format format) -> Command {
            wanted.format = format;
            return wanted;
        });
}

} // namespace studio::app
