// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/record_options.h"

#include "app/options/command_words.h"

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

Result<Command> readImport(const CommandOptions &options)
{
    if (options.positional().size() != 1)
        return wrong(CommandWords::tr("import needs one file."));
    using Format = ImportRoom::Format;
    const auto format = options.choice<Format>(u"format"_s, {u"text"_s, Format::Text},
                                               {u"json"_s, Format::Json}, Format::Text);
    if (!format)
        return tl::unexpected(format.error());
    ImportRoom wanted{options.positional().first(),
                      options.text(u"name"_s).value_or(QString()),
                      options.text(u"as-user"_s).value_or(QString()),
                      {},
                      *format};
    if (const auto number = options.text(u"conversation"_s)) {
        bool isNumber = false;
        wanted.conversation = number->toInt(&isNumber) - 1;
        if (!isNumber || wanted.conversation < 0)
            return wrong(
                CommandWords::tr("--conversation must be a number of 1 or more, not \"%1\".").arg(*number));
    }
    const QStringList maps = options.values(u"map"_s);
    for (const QString &map : maps) {
        const qsizetype at = map.lastIndexOf(u'=');
        if (at < 1 || at + 1 == map.size())
            return wrong(
                CommandWords::tr(
                    "--map must be NAME=companion_ID, NAME=new, NAME=me or NAME=outsider, not \"%1\".")
                    .arg(map));
        wanted.map.insert(map.left(at), map.mid(at + 1));
    }
    return wanted;
}

} // namespace studio::app
