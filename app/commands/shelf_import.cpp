// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shelf_import.h"

#include "app/commands/card_report.h"
#include "app/commands/command_loop.h"
#include "app/commands/reading.h"
#include "app/commands/whole_shelf.h"
#include "app/plain_line.h"
#include "core/persona/card/file_kind.h"
#include "core/persona/card/large_card.h"
#include "core/studio/ports/room_port.h"
#include "core/studio/ports/shelf_port.h"
#include "core/studio/ports/views.h"

#include <QFileInfo>

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using model::ShelfBook;

ShelfImporter::ShelfImporter(House &house, const ShelfImport &wanted)
    : m_house(house)
    , m_wanted(wanted)
{
}

// Reports a missing room before it stores anything.
void ShelfImporter::start()
{
    if (m_wanted.room)
        findTheRoom();
    else
        readFiles();
}

void ShelfImporter::findTheRoom()
{
    withRooms(
        m_house, this,
        [this](const QList<model::RoomSummary> &rooms) {
            const auto room = findRoom(rooms, *m_wanted.room);
            if (!room)
                return end(room.error());
            m_room = room->id;
            readFiles();
        },
        [this](const Error &error) { end(error); });
}

void ShelfImporter::readFiles()
{
    const auto refuse = [this](const QString &file, const Error &error) {
        reportRefused(file, error, m_wanted.format);
        m_worst = std::max(m_worst, exitFor(error));
    };
    for (const QString &file : std::as_const(m_wanted.files)) {
        const auto bytes = persona::readCardBytes(file);
        auto read = bytes ? persona::readLorebookFile(bytes->bytes, QFileInfo(file).completeBaseName())
                          : tl::unexpected(bytes.error());
        if (!read)
            refuse(file, read.error());
        else if (read->book.entries.isEmpty())
            refuse(file, {ErrorCode::InvalidInput, tr("This lorebook has no readable entries."), {}});
        else
            m_books.append({file, std::move(*read)});
    }
    withShelf(
        m_house, this,
        [this](const QList<ShelfBook> &shelf) {
            m_shelf = shelf;
            storeNext();
        },
        [this](const Error &error) { end(error); });
}

void ShelfImporter::storeNext()
{
    if (m_books.isEmpty())
        return chooseForRoom();
    const Book book = m_books.takeFirst();
    ShelfBook kept = persona::forShelf(m_shelf, book.read.book);
    const bool isThere = !kept.id.isEmpty();
    if (isThere && (kept.everywhere || !m_wanted.everywhere)) {
        m_brought.append(kept.id);
        tell(book, kept, true);
        // Queued: calling storeNext() from here would make a thousand known books a thousand calls deep.
        QMetaObject::invokeMethod(this, &ShelfImporter::storeNext, Qt::QueuedConnection);
        return;
    }
    kept.everywhere = kept.everywhere || m_wanted.everywhere;
    m_house.shelf().saveBook(kept, {this, [this, book, isThere](const base::Result<ShelfBook> &saved) {
                                        if (saved) {
                                            take(*saved);
                                            tell(book, *saved, isThere);
                                        } else {
                                            reportRefused(book.file, saved.error(), m_wanted.format);
                                            m_worst = std::max(m_worst, exitFor(saved.error()));
                                        }
                                        storeNext();
                                    }});
}

void ShelfImporter::take(const ShelfBook &saved)
{
    m_shelf.removeIf([&saved](const ShelfBook &one) { return one.id == saved.id; });
    m_shelf.append(saved);
    m_brought.append(saved.id);
}

void ShelfImporter::tell(const Book &book, const ShelfBook &kept, bool isThere)
{
    printShelvedBook({book.file, book.read, kept, isThere}, m_wanted.format);
}

void ShelfImporter::chooseForRoom()
{
    if (!m_room || m_brought.isEmpty()) {
        Q_EMIT ended(m_worst);
        return;
    }
    m_house.rooms().openRoom(*m_room, {this, [this](const base::Result<ports::RoomView> &view) {
                                           if (view)
                                               setUp(view->room);
                                           else
                                               end(view.error());
                                       }});
}

void ShelfImporter::setUp(const model::Room &room)
{
    ports::RoomSetup setup = ports::setupOf(room);
    for (const base::LorebookId &id : std::as_const(m_brought)) {
        if (!setup.lorebooks.contains(id))
            setup.lorebooks.append(id);
    }
    m_house.rooms().setUpRoom(room.id, setup, {this, [this](const base::Result<void> &done) {
                                                   if (done)
                                                       Q_EMIT ended(m_worst);
                                                   else
                                                       end(done.error());
                                               }});
}

void ShelfImporter::end(const Error &error) { Q_EMIT ended(std::max(m_worst, complainAbout(error))); }

} // namespace studio::app
