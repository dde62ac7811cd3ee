// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/card_report.h"

#include "app/console.h"
#include "app/plain_line.h"
#include "core/wire/json.h"
#include "core/wire/names.h"

#include <QCoreApplication>

namespace studio::app {

using namespace Qt::StringLiterals;
using Fate = model::CardNote::Fate;
using wire::Json;

namespace {

struct CardReportWords
{
    Q_DECLARE_TR_FUNCTIONS(CardReport)
};

const char *codeOf(Fate fate)
{
    switch (fate) {
    case Fate::Used: return "used";
    case Fate::Kept: return "kept";
    case Fate::Ignored: return "ignored";
    case Fate::Warning: return "warning";
    }
    Q_UNREACHABLE();
}

QString wordFor(Fate fate)
{
    switch (fate) {
    //: What became of a part of a card: a word before its name, in a column
    case Fate::Used: return CardReportWords::tr("used");
    //: What became of a part of a card: it is kept as it is, and comes back when the card is exported
    case Fate::Kept: return CardReportWords::tr("kept");
    //: What became of a part of a card: nothing
    case Fate::Ignored: return CardReportWords::tr("ignored");
    case Fate::Warning: return CardReportWords::tr("warning");
    }
    Q_UNREACHABLE();
}

bool printColumns(QStringList columns)
{
    for (QString &column : columns)
        column = plainLine(column);
    return print(columns.join(u'\t'));
}

Json changesAsJson(const QList<PersonaChange> &changes)
{
    Json lines = Json::array();
    for (const PersonaChange &change : changes) {
        Json line{{"path", wire::toJson(change.path)}};
        if (!change.before.isEmpty())
            line["before"] = wire::embed(model::RawJson{change.before.toUtf8()});
        if (!change.after.isEmpty())
            line["after"] = wire::embed(model::RawJson{change.after.toUtf8()});
        lines.push_back(std::move(line));
    }
    return lines;
}

Json flawsAsJson(const QList<persona::Flaw> &flaws)
{
    Json lines = Json::array();
    for (const persona::Flaw &flaw : flaws) {
        const bool isError = flaw.severity == persona::Severity::Error;
        lines.push_back({{"severity", isError ? "error" : "hint"}, {"text", wire::toJson(flaw.text)}});
    }
    return lines;
}

/// Reports that `what` failed.
void reportError(const char *what, const QString &file, const base::Error &error, PersonaList::Format format)
{
    if (format == PersonaList::Format::JsonLines)
        print(wire::dump({{"file", wire::toJson(file)}, {what, false}, {"error", wire::toJson(error.text)}}));
    report(plainLine(file) + u": "_s + plainLine(error.text));
}

} // namespace

Json notesAsJson(const model::CardReport &notes)
{
    Json lines = Json::array();
    for (const model::CardNote &note : notes) {
        lines.push_back({{"fate", codeOf(note.fate)},
                         {"part", wire::toJson(note.part)},
                         {"text", wire::toJson(note.text)}});
    }
    return lines;
}

bool printNotes(const model::CardReport &notes)
{
    bool isPrinted = true;
    for (const model::CardNote &note : notes)
        isPrinted = printColumns({{}, wordFor(note.fate), note.part, note.text}) && isPrinted;
    return isPrinted;
}

bool printImported(const QString &file, const ports::ReadPersona &read, const model::Persona &saved,
                   const QList<PersonaChange> &changes, PersonaList::Format format)
{
    const QString name = saved.textIn(saved.mainLanguage).name;
    if (format == PersonaList::Format::JsonLines) {
        return print(wire::dump({{"file", wire::toJson(file)},
                                 {"imported", true},
                                 {"id", wire::toJson(saved.id.value())},
                                 {"name", wire::toJson(name)},
                                 {"revision", saved.revision},
                                 {"format", wire::toJson(wire::nameOf(read.format))},
                                 {"changes", changesAsJson(changes)},
                                 {"report", notesAsJson(read.report)}}));
    }
    const bool isPrinted = printColumns({name, saved.id.value()});
    return printNotes(read.report) && isPrinted;
}

bool printImportedBook(const ImportedBook &book, PersonaList::Format format)
{
    if (format == PersonaList::Format::JsonLines) {
        return print(wire::dump({{"file", wire::toJson(book.file)},
                                 {"imported", !book.isThere},
                                 {"id", wire::toJson(book.persona.id.value())},
                                 {"lorebook", wire::toJson(book.name)},
                                 {"entries", book.read.book.entries.size()},
                                 {"report", notesAsJson(book.read.report)}}));
    }
    const QString whose = book.persona.textIn(book.persona.mainLanguage).name;
    const QString &before = book.read.book.name;
    const QString text =
        book.isThere
            //: %1 is a companion, %2 a lorebook
            ? CardReportWords::tr("%1 already has the lorebook \"%2\". Nothing was added.")
                  .arg(whose, book.name)
            : book.name == before
                  //: %1 is a companion, %2 a lorebook
                  ? CardReportWords::tr("Added the lorebook \"%2\" to %1.").arg(whose, book.name)
                  //: %1 is a companion, %2 a lorebook, %3 its name before
                  : CardReportWords::tr(
                        "Added the lorebook \"%2\" to %1. Another lorebook is already called \"%3\".")
                        .arg(whose, book.name, before);
    const bool isPrinted = printColumns({{}, text});
    return (book.isThere || printNotes(book.read.report)) && isPrinted;
}

bool printShelvedBook(const ShelvedBook &book, PersonaList::Format format)
{
    const QString &name = book.book.book.name;
    const QString &before = book.read.book.name;
    if (format == PersonaList::Format::JsonLines) {
        return print(wire::dump({{"file", wire::toJson(book.file)},
                                 {"imported", !book.isThere},
                                 {"id", wire::toJson(book.book.id.value())},
                                 {"lorebook", wire::toJson(name)},
                                 {"entries", book.book.book.entries.size()},
                                 {"everywhere", book.book.everywhere},
                                 {"report", notesAsJson(book.read.report)}}));
    }
    QString text;
    if (book.isThere) {
        //: %1 is a lorebook
        text = CardReportWords::tr("The lorebook \"%1\" already exists. Nothing was added.").arg(name);
    } else if (name != before) {
        //: %1 is the name of a lorebook from now on, %2 its name before
        text = CardReportWords::tr("Added the lorebook \"%1\". Another lorebook is already called \"%2\".")
                   .arg(name, before);
    } else {
        //: %1 is a lorebook
        text = CardReportWords::tr("Added the lorebook \"%1\".").arg(name);
    }
    const bool isPrinted = printColumns({text, book.book.id.value()});
    return (book.isThere || printNotes(book.read.report)) && isPrinted;
}

void reportLeftOut(const QString &file, const QString &why, PersonaList::Format format)
{
    if (format == PersonaList::Format::JsonLines)
        print(wire::dump({{"file", wire::toJson(file)}, {"imported", false}, {"note", wire::toJson(why)}}));
    report(plainLine(file) + u": "_s + plainLine(why));
}

bool printChanges(const base::ParticipantId &id, const QList<PersonaChange> &changes)
{
    //: %1 is the id of a companion, %n how many of its values a file changes
    bool isPrinted =
        print(CardReportWords::tr("%1: %n change(s)", nullptr, int(changes.size())).arg(id.value()));
    for (const PersonaChange &change : changes) {
        if (!change.before.isEmpty())
            isPrinted = printColumns({u"-"_s, change.path, change.before}) && isPrinted;
        if (!change.after.isEmpty())
            isPrinted = printColumns({u"+"_s, change.path, change.after}) && isPrinted;
    }
    return isPrinted;
}

void reportRefused(const QString &file, const base::Error &error, PersonaList::Format format)
{
    reportError("imported", file, error, format);
}

void reportUnsound(const QString &file, const base::Error &error, PersonaList::Format format)
{
    reportError("valid", file, error, format);
}

void reportChecked(const QString &file, const model::CardReport &notes, const QList<persona::Flaw> &flaws)
{
    const QString name = plainLine(file);
    const bool isRefused = persona::firstError(flaws).has_value();
    for (const persona::Flaw &flaw : flaws) {
        const QString text = plainLine(flaw.text);
        if (flaw.severity == persona::Severity::Error)
            report(name + u": "_s + text);
        else if (!isRefused)
            //: %1 is a file, %2 what could be better about the companion in it
            report(CardReportWords::tr("%1: hint: %2").arg(name, text));
    }
    for (const model::CardNote &note : notes) {
        if (note.fate != Fate::Warning || isRefused)
            continue;
        const QString text = plainLine(note.part.isEmpty() ? note.text : note.part + u": "_s + note.text);
        //: %1 is a file, %2 something about it that its reader should know
        report(CardReportWords::tr("%1: warning: %2").arg(name, text));
    }
}

bool printCheckedBook(const QString &file, const persona::LorebookFile &book, PersonaList::Format format)
{
    if (format == PersonaList::Format::JsonLines) {
        return print(wire::dump({{"file", wire::toJson(file)},
                                 {"valid", true},
                                 {"format", "lorebook"},
                                 {"name", wire::toJson(book.book.name)},
                                 {"entries", book.book.entries.size()},
                                 {"report", notesAsJson(book.report)}}));
    }
    //: %1 is a file, %2 the name of the lorebook in it
    const QString text = CardReportWords::tr("%1: the lorebook \"%2\", with %n entry(s)", nullptr,
                                             int(book.book.entries.size()));
    return print(text.arg(plainLine(file), plainLine(book.book.name)));
}

bool printChecked(const QString &file, model::CardFormat card, const model::CardReport &notes,
                  const QList<persona::Flaw> &flaws)
{
    return print(wire::dump({{"file", wire::toJson(file)},
                             {"valid", !persona::firstError(flaws)},
                             {"format", wire::toJson(wire::nameOf(card))},
                             {"flaws", flawsAsJson(flaws)},
                             {"report", notesAsJson(notes)}}));
}

} // namespace studio::app
