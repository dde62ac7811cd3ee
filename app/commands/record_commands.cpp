// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/record_commands.h"

#include "app/commands/card_report.h"
#include "app/commands/command_loop.h"
#include "app/commands/reading.h"
#include "app/commands/twice_read_file.h"
#include "app/house.h"
#include "app/options/command_words.h"
#include "app/plain_line.h"
#include "core/model/participants.h"
#include "core/studio/ports/import_port.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::ImportedFile;
using model::ImportedPerson;
using As = ImportedPerson::As;

namespace {

/// The companion or participant that the command line gives for each name in the file. InvalidInput for a
/// name that is not in the file, NotFound for a companion who is not in the library.
base::Result<QList<ImportedPerson>> mapped(const ImportedFile &file, const ImportRoom &wanted,
                                           const QList<base::ParticipantId> &companions)
{
    QList<ImportedPerson> people = file.people;
    for (auto it = wanted.map.cbegin(); it != wanted.map.cend(); ++it) {
        bool isThere = false;
        for (ImportedPerson &one : people) {
            if (one.name != it.key())
                continue;
            isThere = true;
            one.companion = {};
            one.as = it.value() == "new"_L1        ? As::NewCompanion
                     : it.value() == "me"_L1       ? As::Me
                     : it.value() == "outsider"_L1 ? As::Outsider
                                                   : As::Companion;
            if (one.as != As::Companion)
                continue;
            one.companion = base::ParticipantId(it.value());
            if (!companions.contains(one.companion)) {
                return base::failure(ErrorCode::NotFound,
                                     CommandWords::tr("No companion has the ID %1.").arg(it.value()), {});
            }
        }
        if (!isThere) {
            return base::failure(ErrorCode::InvalidInput,
                                 CommandWords::tr("Nobody in this file is called %1.").arg(it.key()), {});
        }
    }
    return people;
}

bool printRoom(const ImportRoom &wanted, const model::Room &room, const model::CardReport &report)
{
    if (wanted.format == ImportRoom::Format::Json) {
        return print(wire::dump({{"file", wire::toJson(wanted.file)},
                                 {"imported", true},
                                 {"room", wire::toJson(room.id.value())},
                                 {"name", wire::toJson(room.name)},
                                 {"report", notesAsJson(report)}}));
    }
    const bool isPrinted = print(plainLine(room.name) + u'\t' + plainLine(room.id.value()));
    return printNotes(report) && isPrinted;
}

model::CardReport warningsIn(const model::CardReport &report)
{
    model::CardReport warnings;
    std::copy_if(report.cbegin(), report.cend(), std::back_inserter(warnings),
                 [](const model::CardNote &note) { return note.fate == model::CardNote::Fate::Warning; });
    return warnings;
}

} // namespace

Exit runImport(const CommonOptions &common, const ImportRoom &wanted)
{
    const auto file = TwiceReadFile::of(wanted.file);
    if (!file)
        return complainAbout(file.error());
    const auto house = House::open(common.data, House::Access::ReadWrite, House::Time::Real);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    ports::ImportPort &imports = (*house)->imports();
    QObject context;
    QList<base::ParticipantId> companions;
    model::CardReport doubts;
    base::Job import;
    return runLoop([&](const auto &end) {
        const auto failed = [end](const Error &error) { end(complainAbout(error)); };
        const auto tell = [&, end, failed](const base::Result<ports::ImportedRoom> &made) {
            if (!made)
                return failed(made.error());
            // Drop the doubts that the report repeats: they were noted before the names were mapped, and the
            // command asks nobody.
            doubts.removeIf([&made](const model::CardNote &note) { return made->report.contains(note); });
            end(printRoom(wanted, made->room, doubts + made->report) ? Exit::Fine : Exit::Failed);
        };
        const auto make = [&, failed, tell](const base::Result<ImportedFile> &found) {
            if (!found)
                return failed(found.error());
            const auto people = mapped(*found, wanted, companions);
            if (!people)
                return failed(people.error());
            doubts = warningsIn(found->report);
            import = imports.importFile({file->path(), wanted.name, *people, wanted.conversation}, {},
                                        {&context, tell});
        };
        withPersonas(
            **house, &context, languageOf(common.language),
            [&, make](const QList<model::Persona> &personas) {
                for (const model::Persona &persona : personas)
                    companions.append(persona.id);
                imports.look(file->path(), wanted.asUser, wanted.conversation, wanted.map.keys(),
                             {&context, make});
            },
            failed);
    });
}

} // namespace studio::app
