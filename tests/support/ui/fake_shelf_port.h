// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/shelf_port.h"

#include <QStringList>

namespace studio::tests {

/// A ShelfPort that remembers what it was told, one line a command: "remove b1". A test answers by emitting
/// the signals itself, or with list(), uses(), keep() and refuse(), which answer the newest command of that
/// kind.
class FakeShelfPort : public ports::ShelfPort
{
    Q_OBJECT

public:
    using ShelfPort::ShelfPort;

    [[nodiscard]] const QStringList &commands() const { return m_commands; }
    [[nodiscard]] const QList<model::ShelfBook> &saved() const { return m_saved; }
    [[nodiscard]] base::RequestId requestOf(const QString &kind) const
    {
        for (qsizetype i = m_commands.size(); i > 0; --i) {
            if (m_commands.at(i - 1).section(QLatin1Char(' '), 0, 0) == kind)
                return base::RequestId(QStringLiteral("s%1").arg(i));
        }
        return {};
    }
    void list(const QList<model::ShelfBook> &books)
    {
        const base::RequestId request = requestOf(QStringLiteral("list"));
        Q_EMIT booksListed(request, books);
        Q_EMIT done(request);
    }
    void uses(const QList<model::ShelfUse> &uses)
    {
        const base::RequestId request = requestOf(QStringLiteral("uses"));
        Q_EMIT usesListed(request, uses);
        Q_EMIT done(request);
    }
    /// The book that was saved last; a new one under that id.
    void keep(const QString &id = {})
    {
        model::ShelfBook kept = m_saved.last();
        if (kept.id.isEmpty())
            kept.id = base::LorebookId(id);
        const base::RequestId request = requestOf(QStringLiteral("save"));
        Q_EMIT bookSaved(request, kept);
        Q_EMIT done(request);
        Q_EMIT booksChanged();
    }
    void refuse(const QString &kind, const QString &reason)
    {
        Q_EMIT failed(requestOf(kind), {base::ErrorCode::InvalidInput, reason, {}});
    }

    base::RequestId listBooks() override { return remember({QStringLiteral("list")}); }
    base::RequestId listUses() override { return remember({QStringLiteral("uses")}); }
    base::RequestId saveBook(const model::ShelfBook &book) override
    {
        m_saved.append(book);
        return remember({QStringLiteral("save"), book.id.value(), book.book.name});
    }
    base::RequestId removeBook(const base::LorebookId &id) override
    {
        return remember({QStringLiteral("remove"), id.value()});
    }

private:
    base::RequestId remember(const QStringList &words)
    {
        m_commands.append(words.join(QLatin1Char(' ')));
        return base::RequestId(QStringLiteral("s%1").arg(m_commands.size()));
    }

    QStringList m_commands;
    QList<model::ShelfBook> m_saved;
};

} // namespace studio::tests
