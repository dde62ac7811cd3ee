// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/persona_commands.h"

#include "app/commands/card_files.h"
#include "app/commands/card_report.h"
#include "app/commands/command_loop.h"
#include "app/commands/persona_import.h"
#include "app/commands/reading.h"
#include "app/file_output.h"
#include "app/options/command_words.h"
#include "app/plain_line.h"
#include "core/persona/card/card_file.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/large_card.h"
#include "core/persona/card/lorebook_file.h"
#include "core/persona/validation.h"
#include "core/wire/persona_wire.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::Persona;

namespace {

QByteArray lineFor(const Persona &persona, PersonaList::Format format)
{
    if (format == PersonaList::Format::JsonLines)
        return wire::personaToBytes(persona);
    QStringList columns{plainLine(persona.textIn(persona.mainLanguage).name), persona.id.value(),
                        QString::number(persona.revision)};
    if (persona.archived)
        columns.append(u"archived"_s);
    return columns.join(u'\t').toUtf8();
}

bool isText(model::CardFormat format)
{
    return format != model::CardFormat::Png && format != model::CardFormat::Charx;
}

Exit writeWherever(const QByteArray &card, const PersonaExport &wanted)
{
    return writeWhereWanted(card, wanted.file, isText(wanted.format) ? Writes::Json : Writes::Bytes);
}

/// The lorebook that the user named, or an error that lists the lorebooks.
base::Result<model::LoreBook> bookOf(const Persona &persona, const QString &name)
{
    const auto wrong = [](const QString &text) {
        return tl::unexpected(Error{ErrorCode::InvalidInput, text, {}});
    };
    const QString whose = persona.textIn(persona.mainLanguage).name;
    if (persona.lore.isEmpty())
        return wrong(CommandWords::tr("%1 has no lorebook.").arg(whose));
    QStringList names;
    for (const model::LoreBook &book : persona.lore) {
        if (book.name == name || (name.isEmpty() && persona.lore.size() == 1))
            return book;
        names.append(u'"' + book.name + u'"');
    }
    const QString all = names.join(u", "_s);
    if (name.isEmpty())
        //: %1 is a companion, %2 a list of names
        return wrong(
            CommandWords::tr("%1 has several lorebooks. Choose one with --book: %2.").arg(whose, all));
    //: %1 is a companion, %2 a name, %3 a list of names
    return wrong(CommandWords::tr("%1 has no lorebook \"%2\". Available: %3.").arg(whose, name, all));
}

Exit writeBook(const QList<Persona> &personas, const PersonaExport &wanted)
{
    const base::ParticipantId id(wanted.id);
    const auto persona =
        std::find_if(personas.cbegin(), personas.cend(), [&id](const Persona &one) { return one.id == id; });
    if (persona == personas.cend()) {
        return complainAbout(
            {ErrorCode::NotFound, CommandWords::tr("No companion has the ID %1.").arg(wanted.id), wanted.id});
    }
    const auto book = bookOf(*persona, wanted.book);
    return book ? writeWherever(persona::writeLorebookFile(*book, *wanted.lorebook), wanted)
                : complainAbout(book.error());
}

/// True if the file could be saved as a companion.
bool validate(const QString &name, PersonaList::Format format)
{
    const auto read = persona::readCardBytes(name);
    if (read && persona::fileKind(read->bytes) == persona::FileKind::Lorebook) {
        const auto book = persona::readLorebookFile(read->bytes, QFileInfo(name).completeBaseName());
        if (book)
            printCheckedBook(name, *book, format);
        else
            reportUnsound(name, book.error(), format);
        return book.has_value();
    }
    auto card = read ? persona::readCard(read->bytes) : tl::unexpected(read.error());
    if (!card) {
        reportUnsound(name, card.error(), format);
        return false;
    }
    card->report = read->notes + card->report;
    const QList<persona::Flaw> flaws = persona::personaFlaws(card->persona);
    reportChecked(name, card->report, flaws);
    if (format == PersonaList::Format::JsonLines)
        printChecked(name, card->format, card->report, flaws);
    return !persona::firstError(flaws);
}

} // namespace

Exit runPersonaList(const CommonOptions &common, const PersonaList &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return house.error().code == ErrorCode::NotFound ? Exit::Fine : complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    return runLoop([&](const auto &end) {
        withPersonas(
            **house, &context, languageOf(common.language),
            [end, format = wanted.format](QList<Persona> personas) {
                std::sort(personas.begin(), personas.end(),
                          [](const Persona &a, const Persona &b) { return a.id < b.id; });
                bool isRead = true;
                for (const Persona &persona : std::as_const(personas))
                    isRead = isRead && print(lineFor(persona, format));
                end(isRead ? Exit::Fine : Exit::Failed);
            },
            [end](const Error &error) { end(complainAbout(error)); });
    });
}

// The examples are stored first, as with every other command; without them the first room would hold only
// imported companions.
Exit runPersonaImport(const CommonOptions &common, const PersonaImport &wanted)
{
    const auto house = House::open(common.data, House::Access::ReadWrite, House::Time::Real);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    CardImport import(**house, wanted);
    return runLoop([&](const auto &end) {
        QObject::connect(&import, &CardImport::ended, &import, end);
        withPersonas(
            **house, &context, languageOf(common.language),
            [&import](const QList<Persona> &known) { import.start(known); },
            [end](const Error &error) { end(complainAbout(error)); });
    });
}

Exit runPersonaExport(const CommonOptions &common, const PersonaExport &wanted)
{
    const bool isForFile = !wanted.file.isEmpty() && wanted.file != "-"_L1;
    if (!isForFile && !isText(wanted.format) && (wanted.file.isEmpty() || isatty(STDOUT_FILENO) != 0)) {
        return complainAbout(
            {ErrorCode::InvalidInput, CommandWords::tr("This card format is not text. Use --out FILE."), {}});
    }
    const auto house = openForReading(common);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    return runLoop([&](const auto &end) {
        const auto fail = [end](const Error &error) { end(complainAbout(error)); };
        withPersonas(
            **house, &context, languageOf(common.language),
            [&, end, fail](const QList<Persona> &personas) {
                if (wanted.lorebook)
                    return end(writeBook(personas, wanted));
                const auto write = [&wanted, end, fail](const base::Result<ports::WrittenPersona> &card) {
                    if (card)
                        end(writeWherever(card->file, wanted));
                    else
                        fail(card.error());
                };
                (*house)->personas().writePersona(base::ParticipantId(wanted.id), wanted.format,
                                                  {&context, write});
            },
            fail);
    });
}

Exit runPersonaValidate(const PersonaValidate &wanted)
{
    bool areSound = true;
    const QTemporaryDir unpacked;
    for (const QString &file : cardFilesIn(wanted.files, unpacked.path()))
        areSound = validate(file, wanted.format) && areSound;
    return areSound ? Exit::Fine : Exit::Failed;
}

} // namespace studio::app
