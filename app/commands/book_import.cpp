// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/book_import.h"

#include "app/commands/card_report.h"
#include "core/persona/card/card_file.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/large_card.h"

#include <QFileInfo>

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::ParticipantId;
using model::Persona;

BookImport::BookImport(House &house, const PersonaImport &wanted)
    : m_house(house)
    , m_wanted(wanted)
{
}

void BookImport::know(const Persona &persona) { m_known.insert(persona.id, persona); }

void BookImport::cardCame(const QString &file, const ParticipantId &id) { m_cards.append({file, id}); }

bool BookImport::take(const QString &file, const QByteArray &bytes)
{
    if (!persona::isLorebookFile(bytes))
        return false;
    auto read = persona::readLorebookFile(bytes, QFileInfo(file).completeBaseName());
    if (read)
        m_books.append({file, std::move(*read)});
    else
        fail(file, read.error());
    return true;
}

void BookImport::start()
{
    const bool needsLinks = !m_books.isEmpty() && m_wanted.companion.isEmpty();
    const QList<persona::CardWithLink> cards = needsLinks ? cardsWithLinks() : QList<persona::CardWithLink>();
    for (int book = 0; book < int(m_books.size()); ++book)
        plan(book, cards);
    next();
}

QList<persona::CardWithLink> BookImport::cardsWithLinks() const
{
    QList<persona::CardWithLink> cards;
    for (const Card &card : m_cards) {
        const auto bytes = persona::readCardBytes(card.file);
        cards.append({card.id, bytes ? persona::linkedBook(bytes->bytes) : QString()});
    }
    return cards;
}

void BookImport::plan(int book, const QList<persona::CardWithLink> &cards)
{
    const QString &file = m_books.at(book).file;
    const auto refuse = [this, &file](const QString &why) { fail(file, {ErrorCode::InvalidInput, why, {}}); };
    if (m_books.at(book).read.book.entries.isEmpty())
        return refuse(tr("This lorebook has no readable entries."));
    if (const ParticipantId id(m_wanted.companion); !id.isEmpty()) {
        if (m_known.contains(id))
            m_deliveries.append({book, id});
        else
            refuse(tr("No companion has the ID %1.").arg(id.value()));
        return;
    }
    const persona::BookOwners owners = persona::bookOwners(file, cards);
    for (const ParticipantId &id : owners.ids)
        m_deliveries.append({book, id});
    using Why = persona::BookOwners::Why;
    switch (owners.why) {
    case Why::Named:
    case Why::Only: return;
    case Why::NoCard:
        return refuse(tr("This is a lorebook without a companion. Import it together with one card, name a "
                         "companion with --for ID, or import it for no companion with lore import."));
    case Why::Several:
        return refuse(tr("This is a lorebook with several companions. Name the companion who gets it with "
                         "--for ID, or import it for no companion with lore import."));
    case Why::Unnamed:
        return reportLeftOut(file,
                             tr("Lorebook skipped: none of the imported cards names it. Import it "
                                "separately, with --for ID for one companion or with lore import for none."),
                             m_wanted.format);
    }
}

void BookImport::next()
{
    if (m_deliveries.isEmpty())
        Q_EMIT ended(m_worst);
    else
        store(m_deliveries.takeFirst());
}

void BookImport::store(const Delivery &delivery)
{
    const Book &book = m_books.at(delivery.book);
    Persona persona = m_known.value(delivery.to);
    persona::AddedBook added = persona::withBook(persona.lore, book.read.book);
    const ImportedBook told{book.file, book.read, added.name, persona, added.isThere};
    if (added.isThere) {
        printImportedBook(told, m_wanted.format);
        // Queued: calling next() from here would make a thousand known books a thousand calls deep.
        QMetaObject::invokeMethod(this, &BookImport::next, Qt::QueuedConnection);
        return;
    }
    persona.lore = std::move(added.books);
    m_house.personas().savePersona(persona, {this, [this, told](const base::Result<Persona> &saved) {
                                                 if (saved) {
                                                     know(*saved);
                                                     printImportedBook(told, m_wanted.format);
                                                 } else {
                                                     fail(told.file, saved.error());
                                                 }
                                                 next();
                                             }});
}

void BookImport::fail(const QString &file, const Error &error)
{
    reportRefused(file, error, m_wanted.format);
    m_worst = std::max(m_worst, exitFor(error));
}

} // namespace studio::app
