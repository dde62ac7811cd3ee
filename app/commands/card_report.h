// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/persona_changes.h"
#include "app/options/command.h"
#include "core/base/error.h"
#include "core/model/card_report.h"
#include "core/model/shelf_book.h"
#include "core/persona/card/lorebook_file.h"
#include "core/persona/validation.h"
#include "core/studio/ports/persona_port.h"
#include "core/wire/json.h"

// Tells the terminal what became of a card's file: lines for people on standard output and reasons on
// standard error, or one line of JSON for programs.
namespace studio::app {

/// What became of the parts of a file: as JSON for programs, and one line for each part for people.
[[nodiscard]] wire::Json notesAsJson(const model::CardReport &notes);
bool printNotes(const model::CardReport &notes);

/// Prints an import: the companion's name and id, then a line for each part of the file.
bool printImported(const QString &file, const ports::ReadPersona &read, const model::Persona &saved,
                   const QList<PersonaChange> &changes, PersonaList::Format format);
/// A lorebook that was given to a companion.
struct ImportedBook
{
    QString file;
    persona::LorebookFile read;
    QString name;           ///< the book's name in the companion
    model::Persona persona; ///< the companion before the import
    bool isThere = false;   ///< the companion had the same text before, so nothing was stored
};
bool printImportedBook(const ImportedBook &book, PersonaList::Format format);
/// A lorebook that is on the shelf now.
struct ShelvedBook
{
    QString file;
    persona::LorebookFile read;
    model::ShelfBook book;
    bool isThere = false; ///< the shelf had the same text before
};
bool printShelvedBook(const ShelvedBook &book, PersonaList::Format format);
/// Reports a skipped file that the user did not ask for; not a failure.
void reportLeftOut(const QString &file, const QString &why, PersonaList::Format format);
/// Prints what `--replace` is about to change.
bool printChanges(const base::ParticipantId &id, const QList<PersonaChange> &changes);
void reportRefused(const QString &file, const base::Error &error, PersonaList::Format format);

/// Reports, for a check, a file without a readable card.
void reportUnsound(const QString &file, const base::Error &error, PersonaList::Format format);
/// Reports, for a check, the errors that prevent saving, else hints and warnings; nothing if all is well.
void reportChecked(const QString &file, const model::CardReport &notes, const QList<persona::Flaw> &flaws);
/// Reports, for a check, a lorebook and the number of its entries.
bool printCheckedBook(const QString &file, const persona::LorebookFile &book, PersonaList::Format format);
bool printChecked(const QString &file, model::CardFormat card, const model::CardReport &notes,
                  const QList<persona::Flaw> &flaws);

} // namespace studio::app
