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
using base::RequestId;
using model::ShelfBook;

ShelfDesk::ShelfDesk(ports::ShelfPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    using Port = ports::ShelfPort;
    connect(&port, &Port::booksListed, this, [this](const auto &, const QList<ShelfBook> &books) {
        m_books = books;
        m_isListed = true;
        Q_EMIT changed();
    });
    connect(&port, &Port::usesListed, this, [this](const auto &, const QList<model::ShelfUse> &uses) {
        m_rooms.clear();
        for (const model::ShelfUse &use : uses)
            m_rooms[use.book].append(use.roomName);
        Q_EMIT usesRead();
    });
    connect(&port, &Port::booksChanged, this, &ShelfDesk::refresh);
    connect(&port, &Port::bookSaved, this, &ShelfDesk::takeSaved);
    connect(&port, &Port::done, this, [this](const RequestId &request) { m_asked.remove(request); });
    connect(&port, &Port::failed, this, &ShelfDesk::fail);
}

void ShelfDesk::refresh() { m_asked.insert(m_port.listBooks()); }

void ShelfDesk::askUses() { m_asked.insert(m_port.listUses()); }

std::optional<ShelfBook> ShelfDesk::book(const LorebookId &id) const
{
    const auto found =
        std::find_if(m_books.cbegin(), m_books.cend(), [&id](const ShelfBook &one) { return one.id == id; });
    return found == m_books.cend() ? std::nullopt : std::optional(*found);
}

void ShelfDesk::save(const ShelfBook &book) { m_saving.insert(m_port.saveBook(book), book); }

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

void ShelfDesk::remove(const LorebookId &id) { m_asked.insert(m_port.removeBook(id)); }

void ShelfDesk::takeSaved(const RequestId &request, const ShelfBook &kept)
{
    // The list that has the book comes later, and another import may begin before.
    m_books.removeIf([&kept](const ShelfBook &one) { return one.id == kept.id; });
    m_books.insert(std::lower_bound(m_books.begin(), m_books.end(), kept, model::standsBefore), kept);
    if (!m_importAsked.isEmpty() && request == m_importAsked) {
        m_importAsked = {};
        //: %1 is a lorebook
        endImport(tr("The lorebook “%1” is there now.").arg(kept.book.name), kept.id);
    } else if (const auto sent = m_saving.find(request); sent != m_saving.end()) {
        const ShelfBook asSent = *sent;
        m_saving.erase(sent);
        Q_EMIT saved(asSent, kept);
    }
}

void ShelfDesk::fail(const RequestId &request, const base::Error &error)
{
    if (!m_importAsked.isEmpty() && request == m_importAsked) {
        m_importAsked = {};
        endImport(m_importing + u": "_s + error.text, {}, true);
        return;
    }
    const bool wasSaving = m_saving.remove(request);
    if (m_asked.remove(request) || wasSaving)
        Q_EMIT failed(error.text);
}

void ShelfDesk::importFiles(const QStringList &paths)
{
    m_files += paths;
    if (!std::exchange(m_isImporting, true))
        importNext();
}

/// Read and parsed on another thread: a book may be large.
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
        return endImport(file.name + u": "_s + tr("This lorebook has no entries that can be read."), {},
                         true);
    const ShelfBook wanted = persona::forShelf(m_books, file.book->book);
    if (!wanted.id.isEmpty()) {
        //: %1 is a lorebook
        return endImport(tr("The lorebook “%1” is there already. Nothing was added.").arg(wanted.book.name),
                         wanted.id);
    }
    m_importing = file.name;
    m_importAsked = m_port.saveBook(wanted);
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
