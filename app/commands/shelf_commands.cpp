// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shelf_commands.h"

#include "app/commands/command_loop.h"
#include "app/commands/shelf_import.h"
#include "app/commands/whole_shelf.h"
#include "app/file_output.h"
#include "app/options/command_words.h"
#include "app/plain_line.h"
#include "core/studio/ports/shelf_port.h"
#include "core/wire/json.h"

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::ShelfBook;
using model::ShelfUse;

namespace {

QByteArray textLineFor(const ShelfBook &book, const QStringList &rooms)
{
    QStringList where;
    if (book.everywhere)
        where.append(CommandWords::tr("all rooms"));
    for (const QString &room : rooms)
        where.append(plainLine(room));
    const QStringList columns{plainLine(book.book.name), book.id.value(),
                              QString::number(book.book.entries.size()), where.join(u", "_s)};
    return columns.join(u'\t').toUtf8();
}

QByteArray jsonLineFor(const ShelfBook &book, const QStringList &rooms)
{
    wire::Json names = wire::Json::array();
    for (const QString &room : rooms)
        names.push_back(wire::toJson(room));
    return wire::dump({{"id", wire::toJson(book.id.value())},
                       {"name", wire::toJson(book.book.name)},
                       {"entries", book.book.entries.size()},
                       {"everywhere", book.everywhere},
                       {"rooms", std::move(names)}});
}

Exit printShelf(const QList<ShelfBook> &shelf, const QList<ShelfUse> &uses, PersonaList::Format format)
{
    bool isRead = true;
    for (const ShelfBook &book : shelf) {
        QStringList rooms;
        for (const ShelfUse &use : uses) {
            if (use.book == book.id)
                rooms.append(use.roomName);
        }
        isRead = isRead && print(format == PersonaList::Format::Text ? textLineFor(book, rooms)
                                                                     : jsonLineFor(book, rooms));
    }
    return isRead ? Exit::Fine : Exit::Failed;
}

/// The first steps of every command about one book.
Exit withBookOf(
    House &house, const QString &wanted,
    const std::function<void(QObject *context, const ShelfBook &, const std::function<void(Exit)> &)> &then)
{
    QObject context;
    return runLoop([&](const std::function<void(Exit)> &end) {
        withShelf(
            house, &context,
            [&context, &wanted, then, end](const QList<ShelfBook> &shelf) {
                const Result<ShelfBook> book = findBook(shelf, wanted);
                if (book)
                    then(&context, *book, end);
                else
                    end(complainAbout(book.error()));
            },
            [end](const Error &error) { end(complainAbout(error)); });
    });
}

} // namespace

Exit runShelfList(const CommonOptions &common, const ShelfList &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return house.error().code == ErrorCode::NotFound ? Exit::Fine : complainAbout(house.error());
    tellNotes(**house);
    QObject context;
    return runLoop([&](const auto &end) {
        const auto printOut = [&, end](const QList<ShelfBook> &shelf) {
            (*house)->shelf().listUses(
                {&context, [end, shelf, format = wanted.format](const Result<QList<ShelfUse>> &uses) {
                     end(uses ? printShelf(shelf, *uses, format) : complainAbout(uses.error()));
                 }});
        };
        withShelf(**house, &context, printOut, [end](const Error &error) { end(complainAbout(error)); });
    });
}

Exit runShelfImport(const CommonOptions &common, const ShelfImport &wanted)
{
    const auto house = House::open(common.data, House::Access::ReadWrite, House::Time::Real);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    ShelfImporter import(**house, wanted);
    return runLoop([&](const auto &end) {
        QObject::connect(&import, &ShelfImporter::ended, &import, end);
        import.start();
    });
}

Exit runShelfExport(const CommonOptions &common, const ShelfExport &wanted)
{
    const auto house = openForReading(common);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    return withBookOf(**house, wanted.book,
                      [&wanted](QObject *, const ShelfBook &book, const std::function<void(Exit)> &end) {
                          end(writeWhereWanted(persona::writeLorebookFile(book.book, wanted.form),
                                               wanted.file, Writes::Json));
                      });
}

Exit runShelfRemove(const CommonOptions &common, const ShelfRemove &wanted)
{
    const auto house = House::open(common.data, House::Access::ReadWrite, House::Time::Real);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    return withBookOf(
        **house, wanted.book,
        [&house](QObject *context, const ShelfBook &book, const std::function<void(Exit)> &end) {
            (*house)->shelf().removeBook(book.id,
                                         {context, [end](const Result<void> &removed) {
                                              end(removed ? Exit::Fine : complainAbout(removed.error()));
                                          }});
        });
}

} // namespace studio::app
