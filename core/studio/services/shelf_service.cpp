// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/shelf_service.h"

#include "core/base/log.h"
#include "core/persona/limits.h"
#include "core/persona/validation.h"
#include "core/studio/services/request_ids.h"

#include <utility>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using base::LorebookId;
using base::RequestId;
using base::Result;
using model::ShelfBook;

ShelfService::ShelfService(store::ShelfStore &store, room::Shelf &shelf, base::IdSource &ids)
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
    for (const RequestId &request : std::exchange(m_waiting, {}))
        tell(request);
}

RequestId ShelfService::onStudio(std::function<void(const RequestId &)> work)
{
    const RequestId request = nextRequestId();
    QMetaObject::invokeMethod(
        this, [work = std::move(work), request] { work(request); }, Qt::QueuedConnection);
    return request;
}

void ShelfService::tell(const RequestId &request)
{
    if (m_trouble) {
        Q_EMIT failed(request, *m_trouble);
        return;
    }
    Q_EMIT booksListed(request, m_shelf.books());
    Q_EMIT done(request);
}

RequestId ShelfService::listBooks()
{
    return onStudio([this](const RequestId &request) {
        if (m_isRead)
            tell(request);
        else
            m_waiting.append(request);
    });
}

RequestId ShelfService::listUses()
{
    return onStudio([this](const RequestId &request) {
        m_store.shelfUses(this, [this, request](const Result<QList<model::ShelfUse>> &uses) {
            if (!uses) {
                Q_EMIT failed(request, uses.error());
                return;
            }
            Q_EMIT usesListed(request, *uses);
            Q_EMIT done(request);
        });
    });
}

RequestId ShelfService::saveBook(const ShelfBook &book)
{
    return onStudio([this, book](const RequestId &request) { save(request, book); });
}

std::optional<Error> ShelfService::flawIn(const ShelfBook &book) const
{
    const auto invalid = [](const QString &text) { return Error{ErrorCode::InvalidInput, text, {}}; };
    if (book.book.name.isEmpty())
        return invalid(tr("A lorebook needs a name."));
    const qsizetype length = persona::lengthOf(book.book);
    if (book.book.entries.size() > persona::kMostLoreEntries || length > persona::kLongestLore) {
        return invalid(tr("Keep at most %L1 entries and %L2 characters in one lorebook.")
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
        return invalid(tr("There are %L1 lorebooks already. Remove one first.").arg(model::kMostShelfBooks));
    if (all > model::kLongestShelf)
        return invalid(tr("Keep at most %L1 characters in all lorebooks together. Remove one first.")
                           .arg(model::kLongestShelf));
    return std::nullopt;
}

void ShelfService::save(const RequestId &request, ShelfBook book)
{
    if (book.id.isEmpty())
        book.id = LorebookId(m_ids.next());
    book.book.name = book.book.name.simplified();
    if (const auto flaw = flawIn(book)) {
        Q_EMIT failed(request, *flaw);
        return;
    }
    m_store.keepShelfBook(book, this, [this, request, book](const Result<void> &result) {
        if (!result) {
            Q_EMIT failed(request, result.error());
            return;
        }
        m_shelf.put(book);
        Q_EMIT bookSaved(request, book);
        Q_EMIT done(request);
        Q_EMIT booksChanged();
    });
}

RequestId ShelfService::removeBook(const LorebookId &id)
{
    return onStudio([this, id](const RequestId &request) {
        m_store.dropShelfBook(id, this, [this, request, id](const Result<void> &result) {
            if (!result) {
                Q_EMIT failed(request, result.error());
                return;
            }
            m_shelf.remove(id);
            Q_EMIT done(request);
            Q_EMIT booksChanged();
        });
    });
}

} // namespace studio::services
