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

// What became of a card's file, for the terminal: lines for people on standard output and reasons on standard
// error, or one line of JSON for programs.
namespace studio::app {

/// What became of the parts of a file, for a line of JSON, and a line each for people.
[[nodiscard]] wire::Json notesAsJson(const model::CardReport &notes);
bool printNotes(const model::CardReport &notes);

/// An import: the name and id of whom it brought, then a line for each part of the file.
bool printImported(const QString &file, const ports::ReadPersona &read, const model::Persona &saved,
                   const QList<PersonaChange> &changes, PersonaList::Format format);
/// A lorebook that a companion got.
struct ImportedBook
{
    QString file;
    persona::LorebookFile read;
    QString name;           ///< under which the companion has it
    model::Persona persona; ///< who got it, as it was before
    bool isThere = false;   ///< word for word before, so that nothing was stored
};
bool printImportedBook(const ImportedBook &book, PersonaList::Format format);
/// A lorebook that stands on the shelf now.
struct ShelvedBook
{
    QString file;
    persona::LorebookFile read;
    model::ShelfBook book;
    bool isThere = false; ///< it stood there before, word for word
};
bool printShelvedBook(const ShelvedBook &book, PersonaList::Format format);
/// A file that nobody asked for, and that was not taken in; no failure.
void reportLeftOut(const QString &file, const QString &why, PersonaList::Format format);
/// What `--replace` is about to change.
bool printChanges(const base::ParticipantId &id, const QList<PersonaChange> &changes);
void reportRefused(const QString &file, const base::Error &error, PersonaList::Format format);

/// A check: a file that holds no card that can be read.
void reportUnsound(const QString &file, const base::Error &error, PersonaList::Format format);
/// A check: what cannot be saved, or else hints and warnings; nothing where all is well.
void reportChecked(const QString &file, const model::CardReport &notes, const QList<persona::Flaw> &flaws);
/// A check: a lorebook, with how many entries.
bool printCheckedBook(const QString &file, const persona::LorebookFile &book, PersonaList::Format format);
bool printChecked(const QString &file, model::CardFormat card, const model::CardReport &notes,
                  const QList<persona::Flaw> &flaws);

} // namespace studio::app
