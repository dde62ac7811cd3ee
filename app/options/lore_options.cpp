// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/lore_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

using Format = PersonaList::Format;

Result<Format> listFormat(const CommandOptions &options)
{
    return options.choice<Format>(u"format"_s, {u"text"_s, Format::Text}, {u"jsonl"_s, Format::JsonLines},
                                  Format::Text);
}

Result<Command> readTry(const CommandOptions &options, const QString &what)
{
    LoreTry wanted{what, options.values(u"say"_s)};
    if (wanted.lines.isEmpty())
        return wrong(CommandWords::tr("lore try needs --say TEXT, once for each message."));
    return listFormat(options).transform([&wanted](Format format) -> Command {
        wanted.format = format;
        return wanted;
    });
}

Result<Command> readImport(const CommandOptions &options, const QStringList &files)
{
    ShelfImport wanted{files, options.isSet(u"everywhere"_s), options.text(u"room"_s)};
    return listFormat(options).transform([&wanted](Format format) -> Command {
        wanted.format = format;
        return wanted;
    });
}

Result<Command> readExport(const CommandOptions &options, const QString &book)
{
    using Form = persona::LorebookForm;
    return options
        .choice<Form>(u"format"_s, {u"lorebook"_s, Form::WorldInfo}, {u"lorebook-v3"_s, Form::V3},
                      Form::WorldInfo)
        .transform([&](Form form) -> Command {
            return ShelfExport{book, form, options.text(u"out"_s).value_or(QString())};
        });
}

} // namespace

Result<Command> readLore(const CommandOptions &options)
{
    QStringList rest = options.positional();
    const QString what = rest.isEmpty() ? QString() : rest.takeFirst();
    if (what == "list"_L1 && rest.isEmpty())
        return listFormat(options).transform([](Format format) -> Command { return ShelfList{format}; });
    if (what == "import"_L1 && !rest.isEmpty())
        return readImport(options, rest);
    if (what == "export"_L1 && rest.size() == 1)
        return readExport(options, rest.first());
    if (what == "remove"_L1 && rest.size() == 1)
        return ShelfRemove{rest.first()};
    if (what == "try"_L1 && rest.size() == 1)
        return readTry(options, rest.first());
    return wrong(CommandWords::tr("lore needs list; import and files; export or remove and a lorebook; or "
                                  "try and a companion ID, a card or a lorebook."));
}

} // namespace studio::app
