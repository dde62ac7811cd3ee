// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"
#include "core/persona/card/lorebook_file.h"
#include "core/persona/lore/book_owners.h"

#include <QHash>
#include <QList>
#include <QObject>

namespace studio::app {

/// Imports the lorebooks among the files. They wait until all cards are in. Each book then goes to the
/// companion that the user named, else to the companions whose cards link to it, else to the only companion
/// of the import. A book without a companion is refused, with a sentence that says how to name one. Ends
/// once, with the worst result of all books.
class BookImport : public QObject
{
    Q_OBJECT

public:
    BookImport(House &house, const PersonaImport &wanted);

    /// A companion of the library, or one that was just stored.
    void know(const model::Persona &persona);
    /// Reports a card that this import stored.
    void cardCame(const QString &file, const base::ParticipantId &id);
    /// False if the bytes are no lorebook.
    [[nodiscard]] bool take(const QString &file, const QByteArray &bytes);
    void start();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    struct Book
    {
        QString file;
        persona::LorebookFile read;
    };
    struct Card
    {
        QString file;
        base::ParticipantId id;
    };
    /// A book on its way to one companion.
    struct Delivery
    {
        int book = 0;
        base::ParticipantId to;
    };

    void plan(int book, const QList<persona::CardWithLink> &cards);
    [[nodiscard]] QList<persona::CardWithLink> cardsWithLinks() const;
    void next();
    void store(const Delivery &delivery);
    void fail(const QString &file, const base::Error &error);

    House &m_house;
    PersonaImport m_wanted;
    QHash<base::ParticipantId, model::Persona> m_known;
    QList<Card> m_cards;
    QList<Book> m_books;
    QList<Delivery> m_deliveries;
    Exit m_worst = Exit::Fine;
};

} // namespace studio::app
