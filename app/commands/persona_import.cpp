// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/persona_import.h"

#include "app/commands/card_files.h"
#include "core/base/content_hash.h"
#include "core/persona/card/large_card.h"
#include "core/persona/naming.h"
#include "core/persona/picture/picture_check.h"
#include "ui/imports/picture_work.h"

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::CardNote;
using Taken = PersonaImport::Taken;

namespace {

/// The card's pictures, in the form in which they can be stored.
ui::CardPictures picturesOf(ports::ReadPersona &read)
{
    ui::CardPictures pictures = ui::cardPictures(read.picture, read.feelings);
    for (const QString &flaw : pictures.flaws)
        read.report.append({CardNote::Fate::Warning, {}, flaw});
    return pictures;
}

/// The name under which a picture will be stored.
QString hashOf(const QByteArray &picture)
{
    const auto checked = persona::checkPicture(picture);
    return checked ? base::contentHash(checked->bytes) : QString();
}

} // namespace

CardImport::CardImport(House &house, const PersonaImport &wanted)
    : m_house(house)
    , m_wanted(wanted)
    , m_books(house, wanted)
{
    connect(&m_books, &BookImport::ended, this, [this](Exit exit) { Q_EMIT ended(std::max(m_worst, exit)); });
    m_wanted.files = cardFilesIn(m_wanted.files, m_unpacked.path());
}

void CardImport::start(const QList<model::Persona> &known)
{
    for (const model::Persona &persona : known) {
        m_ids.insert(persona.id);
        m_books.know(persona);
    }
    next();
}

void CardImport::next()
{
    m_read = {};
    m_changes.clear();
    if (m_wanted.files.isEmpty()) {
        m_file.clear();
        return m_books.start();
    }
    m_file = m_wanted.files.takeFirst();
    const auto read = persona::readCardBytes(m_file);
    if (!read)
        return fail(read.error());
    if (m_books.take(m_file, read->bytes)) {
        QMetaObject::invokeMethod(this, &CardImport::next, Qt::QueuedConnection);
        return;
    }
    m_notes = read->notes;
    m_house.personas().readPersona(read->bytes, {this, [this](const base::Result<ports::ReadPersona> &card) {
                                                     if (card)
                                                         take(*card);
                                                     else
                                                         fail(card.error());
                                                 }});
}

// A new companion is stored as new, so that the store refuses an id that was taken meanwhile.
void CardImport::take(ports::ReadPersona read)
{
    read.report = m_notes + read.report;
    if (const auto error = settleId(read))
        return fail(*error);
    const ui::CardPictures pictures = picturesOf(read);
    read.persona.revision = read.known ? 1 : 0;
    noteChanges(read, pictures.portrait);
    m_read = std::move(read);
    store(pictures.portrait, pictures.feelings);
}

void CardImport::store(const QByteArray &portrait, const QMap<QString, QByteArray> &feelings)
{
    const auto stored = [this](const base::Result<model::Persona> &saved) {
        if (!saved)
            return fail(saved.error());
        tellSaved(*saved);
        next();
    };
    m_house.personas().importPersona({m_read.persona, m_read.source, portrait, feelings}, {this, stored});
}

std::optional<Error> CardImport::settleId(ports::ReadPersona &read)
{
    if (!read.known || m_wanted.taken == Taken::Replace)
        return std::nullopt;
    if (m_wanted.taken == Taken::Refuse) {
        return Error{ErrorCode::Conflict,
                     tr("A companion already has the ID %1. Use --replace to replace the companion, or "
                        "--new-id to keep both.")
                         .arg(read.persona.id.value()),
                     {}};
    }
    const model::PersonaText text = read.persona.textIn(read.persona.mainLanguage);
    QSet<base::ParticipantId> taken = m_ids;
    taken.insert(read.persona.id);
    read.persona.id = persona::suggestedId(text.name, taken, text.readings.value(text.name));
    read.known.reset();
    return std::nullopt;
}

void CardImport::noteChanges(const ports::ReadPersona &read, const QByteArray &picture)
{
    if (!read.known)
        return;
    model::Persona after = read.persona;
    if (!picture.isEmpty())
        after.avatar.picture = hashOf(picture);
    m_changes = changesOf(*read.known, after);
    if (m_wanted.format == PersonaList::Format::Text)
        printChanges(after.id, m_changes);
}

void CardImport::tellSaved(const model::Persona &saved)
{
    m_ids.insert(saved.id);
    m_books.know(saved);
    m_books.cardCame(m_file, saved.id);
    printImported(m_file, m_read, saved, m_changes, m_wanted.format);
}

void CardImport::fail(const Error &error)
{
    reportRefused(m_file, error, m_wanted.format);
    m_worst = std::max(m_worst, exitFor(error));
    // Queued: calling next() from here would make 200 unreadable files 200 calls deep.
    QMetaObject::invokeMethod(this, &CardImport::next, Qt::QueuedConnection);
}

} // namespace studio::app
