// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/shelf_desk.h"

#include "core/persona/card/large_card.h"
#include "ui/forms/safe_file.h"
#include "ui/widgets/background.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::LorebookId;
using base::Result;
using model::ShelfBook;

ShelfDesk::ShelfDesk(ports::ShelfPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    connect(&port, &ports::ShelfPort::booksChanged, this, &ShelfDesk::refresh);
}

void ShelfDesk::refresh()
{
    m_port.listBooks({this, [this](const Result<QList<ShelfBook>> &books) {
                          if (!books) {
                              Q_EMIT failed(books.error().text);
                              return;
                          }
                          m_books = *books;
                          m_isListed = true;
                          Q_EMIT changed();
                      }});
}

void ShelfDesk::askUses()
{
    m_port.listUses({this, [this](const Result<QList<model::ShelfUse>> &uses) {
                         if (!uses) {
                             Q_EMIT failed(uses.error().text);
                             return;
                         }
                         m_rooms.clear();
                         for (const model::ShelfUse &use : *uses)
                             m_rooms[use.book].append(use.roomName);
                         Q_EMIT usesRead();
                     }});
}

std::optional<ShelfBook> ShelfDesk::book(const LorebookId &id) const
{
    const auto found =
        std::find_if(m_books.cbegin(), m_books.cend(), [&id](const ShelfBook &one) { return one.id == id; });
    return found == m_books.cend() ? std::nullopt : std::optional(*found);
}

void ShelfDesk::save(const ShelfBook &book)
{
    m_port.saveBook(book, {this, [this, book](const Result<ShelfBook> &kept) {
                               if (!kept) {
                                   Q_EMIT failed(kept.error().text);
                                   return;
                               }
                               take(*kept);
                               Q_EMIT saved(book, *kept);
                           }});
}

void ShelfDesk::add(const QString &name)
{
    const auto isTaken = [this](const QString &wanted) {
        return std::any_of(m_books.cbegin(), m_books.cend(),
                           [&wanted](const ShelfBook &one) { return one.book.name == wanted; });
    };
    ShelfBook fresh{.id = {}, .book = {.name = name}};
    for (int number = 2; isTaken(fresh.book.name); ++number)
        fresh.book.name = name + u' ' + QString::number(number);
    save(fresh);
}

void ShelfDesk::remove(const LorebookId &id)
{
    m_port.removeBook(id, {this, [this](const Result<void> &removed) {
                               if (!removed)
                                   Q_EMIT failed(removed.error().text);
                           }});
}

// The list with this book arrives later, and another import may start before.
void ShelfDesk::take(const ShelfBook &kept)
{
    m_books.removeIf([&kept](const ShelfBook &one) { return one.id == kept.id; });
    m_books.insert(std::lower_bound(m_books.begin(), m_books.end(), kept, model::standsBefore), kept);
}

void ShelfDesk::importFiles(const QStringList &paths)
{
    m_files += paths;
    if (!std::exchange(m_isImporting, true))
        importNext();
}

/// Reads and parses on another thread, because a book may be large.
void ShelfDesk::importNext()
{
    if (m_files.isEmpty()) {
        m_isImporting = false;
        return;
    }
    inBackground<ReadFile>(
        this,
        [path = m_files.takeFirst()] {
            const QFileInfo file(path);
            ReadFile read{.name = file.fileName(), .book = {}, .trouble = {}};
            const auto bytes = persona::readCardBytes(path);
            auto book = bytes ? persona::readLorebookFile(bytes->bytes, file.completeBaseName())
                              : tl::unexpected(bytes.error());
            if (book)
                read.book = std::move(*book);
            else
                read.trouble = book.error().text;
            return read;
        },
        [this](const ReadFile &read) { store(read); });
}

void ShelfDesk::store(const ReadFile &file)
{
    if (!file.book)
        return endImport(file.name + u": "_s + file.trouble, {}, true);
    if (file.book->book.entries.isEmpty())
        return endImport(file.name + u": "_s + tr("This lorebook has no readable entries."), {}, true);
    const ShelfBook wanted = persona::forShelf(m_books, file.book->book);
    if (!wanted.id.isEmpty()) {
        //: %1 is a lorebook
        return endImport(tr("The lorebook “%1” already exists. Nothing was added.").arg(wanted.book.name),
                         wanted.id);
    }
    m_port.saveBook(wanted, {this, [this, name = file.name](const Result<ShelfBook> &kept) {
                                 if (!kept)
                                     return endImport(name + u": "_s + kept.error().text, {}, true);
                                 take(*kept);
                                 //: %1 is a lorebook
                                 endImport(tr("Lorebook “%1” added.").arg(kept->book.name), kept->id);
                             }});
}

void ShelfDesk::endImport(const QString &sentence, const LorebookId &book, bool isTrouble)
{
    Q_EMIT imported(sentence, book, isTrouble);
    importNext();
}

void ShelfDesk::exportTo(const LorebookId &id, persona::LorebookForm form, const QString &path)
{
    const auto wanted = book(id);
    if (!wanted)
        return;
    using Written = base::Result<QString>;
    inBackground<Written>(
        this,
        [book = wanted->book, form, path] { return writeFile(path, persona::writeLorebookFile(book, form)); },
        [this](const Written &written) {
            if (written)
                Q_EMIT exported(*written);
            else
                Q_EMIT failed(written.error().text);
        });
}

} // namespace studio::ui
