// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/persona_commands.h"

#include "app/command_loop.h"
#include "app/persona_import.h"
#include "app/reading.h"
#include "core/persona/card.h"
#include "core/persona/validation.h"
#include "core/wire/persona_wire.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::Persona;

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

QByteArray lineFor(const Persona &persona, PersonaList::Format format)
{
    if (format == PersonaList::Format::JsonLines)
        return wire::personaToBytes(persona);
    QStringList columns{persona.textIn(persona.mainLanguage).name.simplified(), persona.id.value(),
                        QString::number(persona.revision)};
    if (persona.archived)
        columns.append(u"archived"_s);
    return columns.join(u'\t').toUtf8();
}

/// The file is the old one or the new one, whole; standard output where no file is given.
Exit writeCardFile(const QByteArray &card, const QString &name)
{
    if (name.isEmpty())
        return print(card.trimmed()) ? Exit::Fine : Exit::Failed;
    if (const QFileInfo target(name); target.exists() && !target.isFile())
        return complainAbout({ErrorCode::InvalidInput, Words::tr("%1 is not a file.").arg(name), name});
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly)) {
        return complainAbout({ErrorCode::InvalidInput,
                              Words::tr("%1 cannot be written: %2").arg(name, file.errorString()), name});
    }
    if (file.write(card) != card.size() || !file.commit()) {
        return complainAbout({ErrorCode::Storage,
                              Words::tr("%1 could not be written whole; nothing was changed.").arg(name),
                              file.errorString()});
    }
    return Exit::Fine;
}

/// What is wrong with a file, as lines that name it; true if it could be saved as a persona.
bool validate(const QString &name)
{
    const auto card = readCardFile(name).and_then(persona::readCard);
    if (!card) {
        report(name + u": "_s + card.error().text);
        return false;
    }
    const QList<persona::Flaw> flaws = persona::personaFlaws(card->persona);
    for (const persona::Flaw &flaw : flaws) {
        const bool isError = flaw.severity == persona::Severity::Error;
        //: %1 is a file, %2 what could be better about the companion in it
        report(isError ? name + u": "_s + flaw.text : Words::tr("%1: hint: %2").arg(name, flaw.text));
    }
    return !persona::firstError(flaws);
}

} // namespace

Exit runPersonaList(const CommonOptions &common, const PersonaList &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return house.error().code == ErrorCode::NotFound ? Exit::Fine : complainAbout(house.error());
    tellNotes(**house);
    Requests requests((*house)->rooms(), (*house)->personas());
    return runLoop([&](const auto &end) {
        withPersonas(
            **house, requests, languageOf(common.language),
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

// The examples come first, as with every other command: a folder without them would have a first room of
// strangers.
Exit runPersonaImport(const CommonOptions &common, const PersonaImport &wanted)
{
    const auto house = House::open(common.dataFolder, House::Access::ReadWrite, House::Time::Real);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    Requests requests((*house)->rooms(), (*house)->personas());
    CardImport import(**house, wanted);
    return runLoop([&](const auto &end) {
        QObject::connect(&import, &CardImport::ended, &import, end);
        withPersonas(
            **house, requests, languageOf(common.language),
            [&import](const QList<Persona> &) { import.start(); },
            [end](const Error &error) { end(complainAbout(error)); });
    });
}

Exit runPersonaExport(const CommonOptions &common, const PersonaExport &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    Requests requests((*house)->rooms(), (*house)->personas());
    QByteArray card;
    QObject::connect(&(*house)->personas(), &ports::PersonaPort::personaWritten, &requests,
                     [&card](const auto &, const QString &, const QByteArray &file) { card = file; });
    return runLoop([&](const auto &end) {
        const auto fail = [end](const Error &error) { end(complainAbout(error)); };
        withPersonas(
            **house, requests, languageOf(common.language),
            [&, end, fail](const QList<Persona> &) {
                const base::ParticipantId id(wanted.id);
                requests.follow((*house)->personas().writePersona(id, wanted.format),
                                [&card, &wanted, end] { end(writeCardFile(card, wanted.file)); }, fail);
            },
            fail);
    });
}

Exit runPersonaValidate(const PersonaValidate &wanted)
{
    bool areSound = true;
    for (const QString &file : wanted.files)
        areSound = validate(file) && areSound;
    return areSound ? Exit::Fine : Exit::Failed;
}

} // namespace studio::app
