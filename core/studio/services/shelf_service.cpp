// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/shelf_service.h"

#include "core/base/log.h"
#include "core/persona/limits.h"
#include "core/persona/validation.h"

#include <utility>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::LorebookId;
using base::Result;
using base::Then;
using model::ShelfBook;

ShelfService::ShelfService(store::ShelfTable store, room::Shelf &shelf, base::IdSource &ids)
    : m_store(store)
    , m_shelf(shelf)
    , m_ids(ids)
{
    m_store.shelf(this, [this](const Result<QList<ShelfBook>> &books) { read(books); });
}

void ShelfService::read(const Result<QList<ShelfBook>> &books)
{
    m_isRead = true;
    if (!books) {
        qCWarning(base::lcStudio) << "the lorebooks cannot be read:" << books.error().detail;
        m_trouble = books.error();
    } else {
        for (const ShelfBook &book : *books)
            m_shelf.put(book);
    }
    for (const Then<QList<ShelfBook>> &then : std::exchange(m_waiting, {}))
        tell(then);
}

void ShelfService::onStudio(std::function<void()> work)
{
    QMetaObject::invokeMethod(this, std::move(work), Qt::QueuedConnection);
}

void ShelfService::tell(const Then<QList<ShelfBook>> &then)
{
    if (m_trouble)
        then(tl::unexpected(*m_trouble));
    else
        then(m_shelf.books());
}

void ShelfService::listBooks(Then<QList<ShelfBook>> then)
{
    onStudio([this, then] {
        if (m_isRead)
            tell(then);
        else
            m_waiting.append(then);
    });
}

void ShelfService::listUses(Then<QList<model::ShelfUse>> then)
{
    onStudio([this, then] { m_store.shelfUses(this, then); });
}

void ShelfService::saveBook(const ShelfBook &book, Then<ShelfBook> then)
{
    onStudio([this, book, then] { save(book, then); });
}

std::optional<Error> ShelfService::flawIn(const ShelfBook &book) const
{
    const auto invalid = [](const QString &text) { return Error{ErrorCode::InvalidInput, text, {}}; };
    if (book.book.name.isEmpty())
        return invalid(tr("A lorebook needs a name."));
    const qsizetype length = persona::lengthOf(book.book);
    if (book.book.entries.size() > persona::kMostLoreEntries || length > persona::kLongestLore) {
        return invalid(tr("A lorebook can have at most %L1 entries and %L2 characters.")
                           .arg(persona::kMostLoreEntries)
                           .arg(persona::kLongestLore));
    }
    qsizetype all = length;
    int others = 0;
    for (const ShelfBook &other : m_shelf.books()) {
        if (other.id == book.id)
            continue;
        ++others;
        all += persona::lengthOf(other.book);
    }
    if (others >= model::kMostShelfBooks)
        return invalid(tr("You already have %L1 lorebooks. Remove one first.").arg(model::kMostShelfBooks));
    if (all > model::kLongestShelf)
        return invalid(tr("All lorebooks together can have at most %L1 characters. Remove one first.")
                           .arg(model::kLongestShelf));
    return std::nullopt;
}

void ShelfService::save(ShelfBook book, const Then<ShelfBook> &then)
{
    if (book.id.isEmpty())
        book.id = LorebookId(m_ids.next());
    book.book.name = book.book.name.simplified();
    if (const auto flaw = flawIn(book)) {
        then(tl::unexpected(*flaw));
        return;
    }
    m_store.keepShelfBook(book, this, [this, then, book](const Result<void> &result) {
        if (result) {
            m_shelf.put(book);
            Q_EMIT booksChanged();
        }
        then(result.transform([&book] { return book; }));
    });
}

void ShelfService::removeBook(const LorebookId &id, Then<void> then)
{
    onStudio([this, id, then] {
        m_store.dropShelfBook(id, this, [this, then, id](const Result<void> &result) {
            if (result) {
                m_shelf.remove(id);
                Q_EMIT booksChanged();
            }
            then(result);
        });
    });
}

} // namespace studio::services
