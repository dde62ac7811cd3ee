// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"
#include "tests/support/full_disk.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

#include <QDir>

namespace tst_full_disk {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using tests::FullDisk;
using tests::logged;
using tests::numbered;
using tests::StoreTalk;
using tests::TemporaryStudio;
using tests::userSays;

namespace {

const model::Room kTea = tests::room(u"tea"_s).with({u"aya"_s});
const model::Room kLab = tests::room(u"lab"_s).with({u"aya"_s});

constexpr rlim_t kRoom = 2 * 1024 * 1024;

/// More than fits, and more than SQLite keeps in memory: the write fails in the middle of the batch.
QList<model::Envelope> tooMuch(qint64 first)
{
    QList<model::EnvelopeBody> bodies;
    for (int i = 0; i < 64; ++i)
        bodies.append(userSays(u"big%1"_s.arg(i), QString(128 * 1024, u'x')));
    return numbered(kTea.id, bodies, first);
}

} // namespace

/// A disk that is really full, or gone: data that could not be saved is reported and is not there; the rest
/// is.
class TestFullDisk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotFitIsNotThere();
    void theBatchesAroundItAreSaved();
    void aStoreThatCannotBeBegunIsRefused();
    void aFullDiskIsNotTakenForDamage();
    void aFolderThatIsGoneIsTold();
};

void TestFullDisk::whatDoesNotFitIsNotThere()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.create(kTea));
        std::optional<base::Error> error;
        {
            const FullDisk full(kRoom);
            error = talk.append(tooMuch(2));
        }
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::Storage);
        QCOMPARE(talk.answers().last().batch.size(), 64);
        QCOMPARE(talk.events(kTea.id)->size(), 1);

        QVERIFY(!talk.append({logged(kTea.id, 2, userSays(u"m1"_s, u"running"_s))}));
    }

    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.store().openingNotes().isEmpty());
    QCOMPARE(talk.events(kTea.id)->size(), 2);
    QCOMPARE(talk.messages(kTea.id)->rows.first().posted.message.text, u"running"_s);
}

// They wait together behind a slow batch, and are written as one group.
void TestFullDisk::theBatchesAroundItAreSaved()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.create(kTea));
        QVERIFY(talk.create(kLab));
        QList<model::EnvelopeBody> slow;
        for (int i = 0; i < 2000; ++i)
            slow.append(userSays(u"s%1"_s.arg(i), u"x"_s));
        {
            const FullDisk full(kRoom);
            talk.store().append(numbered(kLab.id, slow, 2));
            talk.store().append({logged(kLab.id, 2002, userSays(u"before"_s, u"before"_s))});
            talk.store().append(tooMuch(2));
            talk.store().append({logged(kTea.id, 2, userSays(u"after"_s, u"after"_s))});
            talk.store().append({logged(kLab.id, 2003, userSays(u"last"_s, u"last"_s))});
            QVERIFY(talk.waitForAnswers(5));
        }
        for (const int saved : {0, 1, 3, 4})
            QVERIFY2(!talk.answers()[saved].error, QByteArray::number(saved));
        QVERIFY(talk.answers()[2].error);
    }

    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.events(kLab.id)->size(), 2003);
    QCOMPARE(talk.messages(kTea.id)->total, 1);
    QCOMPARE(talk.messages(kTea.id)->rows.first().posted.message.text, u"after"_s);
}

void TestFullDisk::aStoreThatCannotBeBegunIsRefused()
{
    const TemporaryStudio studio;
    {
        const FullDisk full(8192);
        const auto opened =
            store::SqliteStore::open(studio.dataFolder(), store::SqliteStore::Mode::ReadWrite);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Storage);
    }

    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.store().openingNotes().isEmpty());
    QVERIFY(talk.create(kTea));
}

void TestFullDisk::aFullDiskIsNotTakenForDamage()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.create(kTea));
    }
    {
        const FullDisk full(8192); // too small for SQLite's files beside the database
        const auto opened =
            store::SqliteStore::open(studio.dataFolder(), store::SqliteStore::Mode::ReadWrite);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Storage);
    }

    QCOMPARE(QDir(studio.dataFolder()).entryList({u"*damaged*"_s}), QStringList());
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.store().openingNotes().isEmpty());
    QCOMPARE(talk.events(kTea.id)->size(), 1);
}

void TestFullDisk::aFolderThatIsGoneIsTold()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.create(kTea));

    QVERIFY(QDir(studio.dataFolder()).removeRecursively());
    const auto error = talk.append({logged(kTea.id, 2, userSays(u"m1"_s, u"into the void"_s))});

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Storage);
}

SUITE_TEST(QCoreApplication, TestFullDisk)

} // namespace tst_full_disk

#include "tst_full_disk.moc"
