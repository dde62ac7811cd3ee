// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/options/persona_options.h"

#include "app/options/command_options.h"
#include "app/options/command_words.h"
#include "core/wire/names.h"

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Result;

namespace {

Result<Command> readPersonaExport(const CommandOptions &options, const QStringList &ids)
{
    if (ids.size() != 1)
        return wrong(CommandWords::tr("persona export needs the ID of one companion."));
    const QString name = options.text(u"format"_s).value_or(wire::nameOf(model::CardFormat::Studio));
    PersonaExport wanted{ids.first()};
    wanted.file = options.text(u"out"_s).value_or(QString());
    wanted.book = options.text(u"book"_s).value_or(QString());
    if (name == "lorebook"_L1)
        wanted.lorebook = persona::LorebookForm::WorldInfo;
    else if (name == "lorebook-v3"_L1)
        wanted.lorebook = persona::LorebookForm::V3;
    if (wanted.lorebook)
        return wanted;
    if (options.isSet(u"book"_s))
        return wrong(CommandWords::tr("--book works only with --format lorebook or lorebook-v3."));
    const auto format = wire::valueOf<model::CardFormat>(name);
    if (!format) {
        return wrong(CommandWords::tr("--format must be studio, aikyo, v1, v2, v3, png, charx, lorebook or "
                                      "lorebook-v3, not \"%1\".")
                         .arg(name));
    }
    wanted.format = *format;
    return wanted;
}

Result<PersonaList::Format> readListFormat(const CommandOptions &options)
{
    using Format = PersonaList::Format;
    return options.choice<Format>(u"format"_s, {u"text"_s, Format::Text}, {u"jsonl"_s, Format::JsonLines},
                                  Format::Text);
}

Result<Command> readPersonaImport(const CommandOptions &options, const QStringList &files)
{
    using Taken = PersonaImport::Taken;
    if (options.isSet(u"replace"_s) && options.isSet(u"new-id"_s))
        return wrong(CommandWords::tr(
            "--replace and --new-id cannot be combined: replace the companion, or keep both."));
    const Taken taken = options.isSet(u"replace"_s)  ? Taken::Replace
                        : options.isSet(u"new-id"_s) ? Taken::NewId
                                                     : Taken::Refuse;
    return readListFormat(options).transform([&](PersonaList::Format format) -> Command {
        return PersonaImport{files, taken, format, options.text(u"for"_s).value_or(QString())};
    });
}

Result<Command> readPersonaList(const CommandOptions &options, const QStringList &rest)
{
    if (!rest.isEmpty())
        return wrong(CommandWords::tr("persona list: unknown argument \"%1\".").arg(rest.first()));
    return readListFormat(options).transform(
        [](PersonaList::Format format) -> Command { return PersonaList{format}; });
}

} // namespace

Result<Command> readPersona(const CommandOptions &options)
{
    QStringList rest = options.positional();
    const QString verb = rest.isEmpty() ? QString() : rest.takeFirst();
    const bool takesFiles = verb == "import"_L1 || verb == "validate"_L1;
    if (takesFiles && rest.isEmpty())
        return wrong(CommandWords::tr("persona %1 needs files.").arg(verb));
    for (const QString &flag : {u"replace"_s, u"new-id"_s}) {
        if (options.isSet(flag) && verb != "import"_L1)
            return wrong(CommandWords::tr("--%1 works only with persona import.").arg(flag));
    }
    if (options.isSet(u"for"_s) && verb != "import"_L1)
        return wrong(CommandWords::tr("--%1 works only with persona import.").arg("for"_L1));
    if (options.isSet(u"book"_s) && verb != "export"_L1)
        return wrong(CommandWords::tr("--book works only with persona export."));
    if (options.isSet(u"out"_s) && verb != "export"_L1)
        return wrong(CommandWords::tr("--out works only with persona export."));
    if (verb == "import"_L1)
        return readPersonaImport(options, rest);
    if (verb == "validate"_L1) {
        return readListFormat(options).transform([&rest](PersonaList::Format format) -> Command {
            return PersonaValidate{rest, format};
        });
    }
    if (verb == "export"_L1)
        return readPersonaExport(options, rest);
    if (verb == "list"_L1)
        return readPersonaList(options, rest);
    return wrong(CommandWords::tr("persona needs list, import, export or validate."));
}

} // namespace studio::app
