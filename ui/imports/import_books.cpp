// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_books.h"

#include "core/persona/card/card_file.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/large_card.h"
#include "ui/widgets/background.h"

#include <QFileInfo>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Outcome = ImportRecord::Outcome;
using Links = QList<persona::CardWithLink>;

std::optional<FoundBook> bookIn(const ImportFile &file, const QByteArray &bytes)
{
    if (!persona::isLorebookFile(bytes))
        return std::nullopt;
    const auto read = persona::readLorebookFile(bytes, QFileInfo(file.path).completeBaseName());
    return read ? std::optional(FoundBook{file, *read}) : std::nullopt;
}

ImportBooks::ImportBooks(ports::PersonaPort &port, const StopFlag &stop, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_stop(stop)
{
}

void ImportBooks::takeDelivered(const model::Persona &persona)
{
    m_known.insert(persona.id, persona);
    m_isNew = true;
    Q_EMIT stored(persona);
    deliver();
}

void ImportBooks::start(const QHash<base::ParticipantId, model::Persona> &known,
                        const QHash<QString, base::ParticipantId> &cast)
{
    m_known = known;
    inBackground<Links>(
        this,
        [cast, stop = m_stop] {
            Links links;
            QStringList files = cast.keys();
            files.sort(); // the same order in every run
            for (const QString &file : std::as_const(files)) {
                if (*stop)
                    break;
                const auto bytes = persona::readCardBytes(file);
                links.append({cast.value(file), bytes ? persona::linkedBook(bytes->bytes) : QString()});
            }
            return links;
        },
        [this](const Links &links) {
            m_cards = links;
            next();
        });
}

void ImportBooks::leaveUnread()
{
    for (const FoundBook &book : std::exchange(m_books, {}))
        Q_EMIT recorded({book.file.shown, Outcome::Unread});
}

void ImportBooks::next()
{
    if (*m_stop)
        leaveUnread();
    if (m_books.isEmpty()) {
        Q_EMIT ended();
        return;
    }
    m_hand = m_books.takeFirst();
    m_names.clear();
    m_first = {};
    m_isNew = false;
    if (m_hand.read.book.entries.isEmpty())
        return refuse(tr("This lorebook has no readable entries."));
    const persona::BookOwners owners = persona::bookOwners(m_hand.file.path, m_cards);
    m_owners = owners.ids;
    using Why = persona::BookOwners::Why;
    switch (owners.why) {
    case Why::Named:
    case Why::Only: return deliver();
    case Why::NoCard:
        return shelveOr(
            tr("This is a lorebook without a companion. Import it together with a companion card."));
    case Why::Several:
        return shelveOr(tr("This is a lorebook with several companions. Import it together with the card of "
                           "one companion only."));
    case Why::Unnamed:
        return shelveOr(tr("None of the imported cards names this lorebook. Import it together with the card "
                           "of the companion who gets it."));
    }
}

void ImportBooks::shelveOr(const QString &refusal)
{
    if (!m_shelf)
        return refuse(refusal);
    if (m_onShelf)
        return shelve();
    m_shelf->listBooks({this, [this](const base::Result<QList<model::ShelfBook>> &books) {
                            if (!books)
                                return refuse(books.error().text);
                            m_onShelf = *books;
                            shelve();
                        }});
}

void ImportBooks::shelve()
{
    const model::ShelfBook wanted = persona::forShelf(*m_onShelf, m_hand.read.book);
    if (!wanted.id.isEmpty())
        return record(Outcome::LorebookKnown);
    tellNewName(wanted.book.name);
    m_shelf->saveBook(wanted, {this, [this](const base::Result<model::ShelfBook> &kept) {
                                   if (!kept)
                                       return refuse(kept.error().text);
                                   m_onShelf->append(*kept);
                                   record(Outcome::Lorebook);
                               }});
}

void ImportBooks::tellNewName(const QString &name)
{
    if (name == m_hand.read.book.name)
        return;
    //: %1 is a lorebook, %2 what it is called from now on
    m_hand.read.report.prepend({model::CardNote::Fate::Warning,
                                {},
                                tr("Another lorebook is already called “%1”, so this one is called “%2”.")
                                    .arg(m_hand.read.book.name, name)});
}

void ImportBooks::deliver()
{
    while (!m_owners.isEmpty()) {
        const base::ParticipantId owner = m_owners.takeFirst();
        if (!m_known.contains(owner))
            continue;
        model::Persona persona = m_known.value(owner);
        m_names.append(persona.textIn(persona.mainLanguage).name);
        if (m_first.isEmpty())
            m_first = persona.id;
        persona::AddedBook added = persona::withBook(persona.lore, m_hand.read.book);
        if (added.isThere)
            continue;
        tellNewName(added.name);
        persona.lore = std::move(added.books);
        return m_port.savePersona(persona, {this, [this](const base::Result<model::Persona> &saved) {
                                                if (saved)
                                                    takeDelivered(*saved);
                                                else
                                                    refuse(saved.error().text);
                                            }});
    }
    record(m_isNew ? Outcome::Lorebook : Outcome::LorebookKnown);
}

void ImportBooks::refuse(const QString &why) { record(Outcome::Refused, why); }

void ImportBooks::record(Outcome outcome, const QString &reason)
{
    ImportRecord record{m_hand.file.shown, outcome, m_first};
    record.name = m_names.join(u", "_s);
    record.reason = reason;
    record.report = m_hand.read.report;
    // Not from within, because every book of a folder may be refused at once.
    QMetaObject::invokeMethod(this, &ImportBooks::next, Qt::QueuedConnection);
    Q_EMIT recorded(record);
}

} // namespace studio::ui
