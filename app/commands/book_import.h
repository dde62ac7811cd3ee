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

/// The lorebooks among the files of an import. They wait until all cards are in; then each goes to the
/// companion that was named, or to those whose cards name it, or to the only one that came with it. A book
/// that nobody gets is refused with a sentence that says how to name a companion. Ends once, with the worst
/// of what happened.
class BookImport : public QObject
{
    Q_OBJECT

public:
    BookImport(House &house, const PersonaImport &wanted);

    /// Of the library, or as it was just stored.
    void know(const model::Persona &persona);
    /// A card that this import brought.
    void cardCame(const QString &file, const base::ParticipantId &id);
    /// False: it is no lorebook.
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
