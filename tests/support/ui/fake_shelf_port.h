// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/shelf_port.h"
#include "tests/support/give_answer.h"

#include <QStringList>

#include <utility>

namespace studio::tests {

/// A ShelfPort that records its commands, one per line: "remove b1". A test answers with list(), uses(),
/// keep() and refuseBook(), or itself.
class FakeShelfPort : public ports::ShelfPort
{
    Q_OBJECT

public:
    using ShelfPort::ShelfPort;

    QList<base::Then<QList<model::ShelfBook>>> lists;   ///< open ones
    QList<base::Then<QList<model::ShelfUse>>> useLists; ///< open ones
    QList<base::Then<model::ShelfBook>> saves;
    QList<base::Then<void>> removals;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const QList<model::ShelfBook> &saved() const { return m_saved; }
    /// Answers every open listing.
    void list(const QList<model::ShelfBook> &books)
    {
        for (const auto &then : std::exchange(lists, {}))
            giveAnswer(then, books);
    }
    /// Answers every open question for uses.
    void uses(const QList<model::ShelfUse> &uses)
    {
        for (const auto &then : std::exchange(useLists, {}))
            giveAnswer(then, uses);
    }
    /// Stores the book that was saved last; a new book under that id.
    void keep(const QString &id = {})
    {
        model::ShelfBook kept = m_saved.last();
        if (kept.id.isEmpty())
            kept.id = base::LorebookId(id);
        Q_EMIT booksChanged();
        giveAnswer(saves.last(), kept);
    }
    /// Refuses the book that was saved last.
    void refuseBook(const QString &reason)
    {
        giveAnswer(saves.last(), base::failure(base::ErrorCode::InvalidInput, reason));
    }

    void listBooks(base::Then<QList<model::ShelfBook>> then) override
    {
        remember({QStringLiteral("list")});
        lists.append(then);
    }
    void listUses(base::Then<QList<model::ShelfUse>> then) override
    {
        remember({QStringLiteral("uses")});
        useLists.append(then);
    }
    void saveBook(const model::ShelfBook &book, base::Then<model::ShelfBook> then) override
    {
        m_saved.append(book);
        remember({QStringLiteral("save"), book.id.value(), book.book.name});
        saves.append(then);
    }
    void removeBook(const base::LorebookId &id, base::Then<void> then) override
    {
        remember({QStringLiteral("remove"), id.value()});
        removals.append(then);
    }

private:
    void remember(const QStringList &words) { m_commands.append(words.join(QLatin1Char(' '))); }

    QStringList m_commands;
    QList<model::ShelfBook> m_saved;
};

} // namespace studio::tests
