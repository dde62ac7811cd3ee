// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/room/shelf.h"
#include "tests/support/scripted_model.h"
#include "tests/support/suite.h"
#include "tests/unit/room/stage.h"

#include <QTest>

namespace tst_shelf {

using namespace Qt::StringLiterals;
using namespace studio;
using base::LorebookId;
using model::ShelfBook;
using tests::companion;

namespace {

ShelfBook book(const QString &id, bool everywhere = false)
{
    return {.id = LorebookId(id),
            .book = {.name = id, .entries = {{.keys = {u"storm"_s}, .content = u"About "_s + id}}},
            .everywhere = everywhere};
}

QStringList namesOf(const QList<model::LoreBook> &books)
{
    QStringList names;
    for (const model::LoreBook &one : books)
        names.append(one.name);
    return names;
}

model::Room teaRoom()
{
    return {{.name = u"Tea"_s, .roster = {companion(u"aya"_s), companion(u"kyoko"_s)}},
            base::RoomId(u"tea"_s)};
}

/// The last words in the newest request of each companion, by short name.
QHash<QString, QString> askedIn(tests::Stage &stage)
{
    QHash<QString, QString> asked;
    for (const llm::ModelRequest &request : stage.model().requests())
        asked[request.brief.persona.id.value().mid(10)] = request.messages.constLast().text;
    return asked;
}

} // namespace

/// Which books of the shelf fire where, and that a room reads them again for each prompt.
class TestShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void booksStandByName();
    void eachBookFiresOnce();
    void anIdWithoutABookSaysNothing();
    void promptsOfTheRoomHaveThem();
    void aChangedBookCountsFromTheNextPromptOn();
    void withoutAShelfThereIsNone();
};

void TestShelf::booksStandByName()
{
    room::Shelf shelf;
    for (const QString &id : {u"sea"_s, u"Coast"_s, u"port"_s})
        shelf.put(book(id));
    ShelfBook renamed = book(u"sea"_s);
    renamed.book.name = u"Atoll"_s;
    shelf.put(renamed);
    shelf.remove(LorebookId(u"port"_s));
    shelf.remove(LorebookId(u"never there"_s));

    QCOMPARE(shelf.books().size(), 2);
    QCOMPARE(shelf.books().first().book.name, u"Atoll"_s);
    QCOMPARE(shelf.book(LorebookId(u"Coast"_s))->book.name, u"Coast"_s);
    QVERIFY(!shelf.book(LorebookId(u"port"_s)));
}

// The room's choice counts first, then that of its identities, then those for all rooms.
void TestShelf::eachBookFiresOnce()
{
    room::Shelf shelf;
    shelf.put(book(u"a"_s, true));
    shelf.put(book(u"b"_s, true));
    shelf.put(book(u"c"_s));
    shelf.put(book(u"d"_s, true));
    shelf.put(book(u"e"_s)); // chosen nowhere
    model::Room room = teaRoom();
    room.lorebooks = {LorebookId(u"a"_s), LorebookId(u"a"_s)};
    room.identities = {{.name = u"Mika"_s, .lorebooks = {LorebookId(u"a"_s), LorebookId(u"b"_s)}},
                       {.id = base::ParticipantId(u"user_2"_s),
                        .name = u"Ken"_s,
                        .colour = {},
                        .lorebooks = {LorebookId(u"c"_s), LorebookId(u"b"_s)}}};

    const model::SharedLore lore = shelf.loreFor(room);

    QCOMPARE(namesOf(lore.room), QStringList{u"a"_s});
    QCOMPARE(namesOf(lore.user), (QStringList{u"b"_s, u"c"_s}));
    QCOMPARE(namesOf(lore.everywhere), QStringList{u"d"_s});
}

void TestShelf::anIdWithoutABookSaysNothing()
{
    room::Shelf shelf;
    model::Room room = teaRoom();
    room.lorebooks = {LorebookId(u"gone"_s)};

    QVERIFY(shelf.loreFor(room).isEmpty());
}

void TestShelf::promptsOfTheRoomHaveThem()
{
    room::Shelf shelf;
    shelf.put(book(u"world"_s, true));
    shelf.put(book(u"other"_s));
    tests::Stage stage(teaRoom());
    room::RoomNeeds house = stage.house();
    house.shelf = &shelf;
    room::Director director(tests::recordOf(stage.director().room(), {}), house);

    director.say(tests::message(QString()).says(u"A storm."_s), u"test"_s);
    stage.wait(0);

    const QHash<QString, QString> asked = askedIn(stage);
    QVERIFY(asked[u"aya"_s].contains(u"About world"_s));
    QVERIFY(asked[u"kyoko"_s].contains(u"About world"_s));
    QVERIFY(!asked[u"aya"_s].contains(u"About other"_s));
}

void TestShelf::aChangedBookCountsFromTheNextPromptOn()
{
    room::Shelf shelf;
    ShelfBook world = book(u"world"_s, true);
    shelf.put(world);
    tests::Stage stage(teaRoom());
    room::RoomNeeds house = stage.house();
    house.shelf = &shelf;
    room::Director director(tests::recordOf(stage.director().room(), {}), house);
    director.say(tests::message(QString()).says(u"A storm."_s), u"test"_s);
    stage.wait(0);

    world.book.entries.first().content = u"Something new"_s;
    shelf.put(world);
    director.say(tests::message(QString()).says(u"Another storm."_s), u"test"_s);
    stage.wait(0);
    QVERIFY(askedIn(stage)[u"aya"_s].contains(u"Something new"_s));

    shelf.remove(world.id); // while the room is open
    director.say(tests::message(QString()).says(u"A third storm."_s), u"test"_s);
    stage.wait(0);
    QVERIFY(!askedIn(stage)[u"aya"_s].contains(u"Something new"_s));
}

void TestShelf::withoutAShelfThereIsNone()
{
    tests::Stage stage(teaRoom());

    stage.userSays(u"A storm."_s);
    stage.wait(0);

    QVERIFY(!askedIn(stage)[u"aya"_s].contains(u"About"_s));
}

SUITE_TEST(QCoreApplication, TestShelf)

} // namespace tst_shelf

#include "tst_shelf.moc"
