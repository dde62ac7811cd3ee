// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/console.h"
#include "app/house.h"
#include "app/options/command.h"
#include "core/model/shelf_book.h"
#include "core/persona/card/lorebook_file.h"

#include <QList>
#include <QObject>

#include <optional>

namespace studio::app {

/// Imports the lorebooks of some files to the shelf, one after another, and then chooses them for a room if
/// the user gave one. A book whose text is on the shelf already is reported and not stored again. Ends once,
/// with the worst result of all books.
class ShelfImporter : public QObject
{
    Q_OBJECT

public:
    ShelfImporter(House &house, const ShelfImport &wanted);

    void start();

Q_SIGNALS:
    void ended(studio::app::Exit exit);

private:
    struct Book
    {
        QString file;
        persona::LorebookFile read;
    };

    void readFiles();
    void findTheRoom();
    void storeNext();
    void take(const model::ShelfBook &saved);
    void tell(const Book &book, const model::ShelfBook &kept, bool isThere);
    void chooseForRoom();
    void setUp(const model::Room &room);
    void end(const base::Error &error);

    House &m_house;
    ShelfImport m_wanted;
    QList<Book> m_books;
    QList<model::ShelfBook> m_shelf;
    std::optional<base::RoomId> m_room;
    QList<base::LorebookId> m_brought;
    Exit m_worst = Exit::Fine;
};

} // namespace studio::app
