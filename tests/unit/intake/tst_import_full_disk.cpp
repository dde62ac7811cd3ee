// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/tables/persona_table.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/unit/intake/random_room.h"

namespace tst_import_full_disk {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::exported;
using tests::fill;
using tests::FullDisk;
using tests::hashOf;
using tests::kPatience;
using tests::kRoom;
using tests::Place;
using tests::RandomRoom;
using tests::roomsIn;
using tests::tryImport;
using tests::written;

namespace {

constexpr rlim_t kPage = 4096 + 24; // of SQLite's log: one write

qsizetype peopleIn(Place &place)
{
    QObject context;
    qsizetype count = -1;
    store::PersonaTable(*place.store).personas(&context, [&count](const auto &people) {
        count = people.value().size();
    });
    return QTest::qWaitFor([&count] { return count >= 0; }, kPatience) ? count : -1;
}

} // namespace

/// A disk that becomes full during an import, at any place: the room is there as a whole, or not at all.
class TestImportFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void atEveryWrite();
    void ofATalkNothingIsLeft();
};

void TestImportFullDisk::atEveryWrite()
{
    Place first;
    fill(first, RandomRoom(7).log());
    const QByteArray before = exported(first, kRoom);
    Place second;
    QCOMPARE(roomsIn(second), 0);
    const QString file = written(second, before);
    int refused = 0;
    for (rlim_t writes = 0; writes < 1000; ++writes) {
        auto made = [&] {
            const FullDisk full(writes * kPage + 512);
            return tryImport(second, {file});
        }();
        if (made)
            break;
        ++refused;
        QCOMPARE(made.error().code, base::ErrorCode::Storage);
        QVERIFY(!made.error().text.isEmpty());
        QCOMPARE(roomsIn(second), 0);
        QCOMPARE(peopleIn(second), 0);
    }
    QVERIFY2(refused > 10 && refused < 1000, qPrintable(QString::number(refused)));
    QCOMPARE(roomsIn(second), 1);
    QCOMPARE(hashOf(exported(second, kRoom)), hashOf(before));
}

void TestImportFullDisk::ofATalkNothingIsLeft()
{
    using As = model::ImportedPerson::As;
    Place place;
    QByteArray talk;
    for (int i = 0; i < 4000; ++i)
        talk += "Mika: hello " + QByteArray::number(i) + "\nLuna: again\n";
    const model::ImportWish wish{
        written(place, talk),
        u"Night"_s,
        {{.name = u"Mika"_s, .as = As::Me}, {.name = u"Luna"_s, .as = As::NewCompanion}}};
    {
        const FullDisk full(200 * 1024);
        const auto made = tryImport(place, wish);
        QVERIFY(!made);
        QCOMPARE(made.error().code, base::ErrorCode::Storage);
    }
    QCOMPARE(roomsIn(place), 0);
    QCOMPARE(peopleIn(place), 0);
    QVERIFY(tryImport(place, wish));
    QCOMPARE(roomsIn(place), 1);
    QCOMPARE(peopleIn(place), 1);
}

SUITE_TEST(QCoreApplication, TestImportFullDisk)

} // namespace tst_import_full_disk

#include "tst_import_full_disk.moc"
