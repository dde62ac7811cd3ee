// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/store/store_talk.h"

namespace tst_personas {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using tests::companion;
using tests::StoreTalk;
using tests::TemporaryStudio;

/// The library of companions: revisions, and a way out of it that forgets nothing.
class TestPersonas : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRemovedPersonaIsInTheLibraryNoMore();
    void whoIsInARoomIsNotRemoved();
    void aRoomsOldRosterHoldsNobody();
    void nobodyIsRemovedTwice();
    void whoComesBackGoesOnCounting();
    void aNewOneDoesNotTakeAnothersId();
    void oldRevisionsAreNotParsed();
    void whoeverIsInARoomWasUsedWhenItLastChanged();
    void whoCameBackIsAsNewAsThat();
};

void TestPersonas::aRemovedPersonaIsInTheLibraryNoMore()
{
    const TemporaryStudio studio;
    {
        StoreTalk talk(studio.dataFolder());
        QVERIFY(talk.save(tests::persona(u"aya"_s)));
        model::Persona second = tests::persona(u"aya"_s);
        second.colour = u"#112233"_s;
        QVERIFY(talk.save(second));
        QVERIFY(talk.save(tests::persona(u"kyoko"_s)));
        QVERIFY(talk.remove(companion(u"aya"_s)));
    }
    StoreTalk talk(studio.dataFolder());

    QCOMPARE(talk.personas()->size(), 1);
    QCOMPARE(talk.personas()->first().id, companion(u"kyoko"_s));
    QCOMPARE(talk.formerPersonas()->size(), 1);
    QCOMPARE(talk.formerPersonas()->first().revision, 2);
    QCOMPARE(talk.formerPersonas()->first().colour, u"#112233"_s);
}

void TestPersonas::whoIsInARoomIsNotRemoved()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.save(tests::persona(u"aya"_s)));
    QVERIFY(talk.create(tests::room(u"tea"_s).with({u"kyoko"_s, u"aya"_s})));
    model::Room lab = tests::room(u"lab"_s).with({u"aya"_s});
    lab.deleted = true;
    QVERIFY(talk.create(lab));

    const auto removed = talk.remove(companion(u"aya"_s));

    QVERIFY(!removed);
    QCOMPARE(removed.error().code, ErrorCode::Conflict);
    QVERIFY2(removed.error().text.contains(u"lab (in the bin), tea"_s), qPrintable(removed.error().text));
    QCOMPARE(talk.personas()->size(), 1);
}

void TestPersonas::aRoomsOldRosterHoldsNobody()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.save(tests::persona(u"aya"_s)));
    model::Room tea = tests::room(u"tea"_s).with({u"aya"_s});
    QVERIFY(talk.create(tea));
    tea.roster = {companion(u"kyoko"_s)};
    QVERIFY(!talk.append({tests::logged(tea.id, 2, tests::created(tea))}));

    QVERIFY(talk.remove(companion(u"aya"_s)));
}

void TestPersonas::nobodyIsRemovedTwice()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QCOMPARE(talk.remove(companion(u"aya"_s)).error().code, ErrorCode::NotFound);
    QVERIFY(talk.save(tests::persona(u"aya"_s)));
    QVERIFY(talk.remove(companion(u"aya"_s)));
    QCOMPARE(talk.remove(companion(u"aya"_s)).error().code, ErrorCode::NotFound);
}

void TestPersonas::whoComesBackGoesOnCounting()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    QVERIFY(talk.save(tests::persona(u"aya"_s)));
    QVERIFY(talk.remove(companion(u"aya"_s)));

    const auto back = talk.save(tests::persona(u"aya"_s));

    QCOMPARE(back->revision, 3); // a number never stands for two personas
    QCOMPARE(talk.personas()->size(), 1);
    QVERIFY(talk.formerPersonas()->isEmpty());
}

void TestPersonas::aNewOneDoesNotTakeAnothersId()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    model::Persona fresh = tests::persona(u"aya"_s);
    fresh.revision = 0;
    QCOMPARE(talk.save(fresh)->revision, 1);

    const auto again = talk.save(fresh);

    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Conflict);
    QVERIFY(again.error().text.contains(u"companion_aya"_s));
    QVERIFY(talk.remove(companion(u"aya"_s)));
    QCOMPARE(talk.save(fresh)->revision, 3); // free again
}

// Old bodies stay on disk for ever: finding the newest ones must not read them, whatever they hold.
void TestPersonas::oldRevisionsAreNotParsed()
{
    const TemporaryStudio studio;
    {
        const StoreTalk talk(studio.dataFolder());
    }
    store::Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), store::Connection::Mode::ReadWrite));
    for (int revision = 1; revision <= 3; ++revision) {
        QVERIFY(!connection.run(
            u"INSERT INTO personas VALUES ('companion_aya', %1, 0, 'no JSON at all')"_s.arg(revision)));
    }
    connection.close();
    StoreTalk talk(studio.dataFolder());

    QCOMPARE(talk.save(tests::persona(u"aya"_s))->revision, 4);
    QCOMPARE(talk.personas()->size(), 1);
    QVERIFY(talk.formerPersonas() && talk.formerPersonas()->isEmpty());
    QVERIFY(talk.remove(companion(u"aya"_s)));
    QVERIFY(talk.personas() && talk.personas()->isEmpty());
    QCOMPARE(talk.formerPersonas()->size(), 1);
}

void TestPersonas::whoeverIsInARoomWasUsedWhenItLastChanged()
{
    const TemporaryStudio studio;
    StoreTalk talk(studio.dataFolder());
    for (const QString &name : {u"aya"_s, u"kyoko"_s, u"mika"_s, u"ren"_s})
        QVERIFY(talk.save(tests::persona(name)));
    model::Room tea = tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s, u"mika"_s});
    QVERIFY(talk.create(tea));
    QVERIFY(talk.create(tests::room(u"lab"_s).with({u"aya"_s})));
    tea.roster = {companion(u"aya"_s), companion(u"kyoko"_s)}; // Mika left
    QVERIFY(!talk.append({tests::logged(tea.id, 2, tests::created(tea))}));
    QVERIFY(!talk.append({tests::logged(tea.id, 3, tests::created(tea))}));
    const qint64 last = tests::logged(tea.id, 3, tests::created(tea)).time.toMSecsSinceEpoch();

    const auto uses = talk.uses();

    QVERIFY(uses);
    QCOMPARE(uses->size(), 4);
    QCOMPARE(uses->at(0).persona, companion(u"aya"_s));
    QCOMPARE(uses->at(0).lastUsed, last); // of the room with the newest event
    QCOMPARE(uses->at(1).lastUsed, last);
    QCOMPARE(uses->at(2).lastUsed, 0);
    QCOMPARE(uses->at(3).lastUsed, 0);
    QVERIFY(uses->at(3).addedAt > 0);
}

void TestPersonas::whoCameBackIsAsNewAsThat()
{
    const TemporaryStudio studio;
    {
        const StoreTalk talk(studio.dataFolder());
    }
    store::Connection connection;
    QVERIFY(!connection.open(studio.file(u"studio.db"_s), store::Connection::Mode::ReadWrite));
    const auto insert = [&connection](const QString &id, int revision, int wall, const QString &body) {
        return connection.run(
            u"INSERT INTO personas VALUES ('%1', %2, %3, '%4')"_s.arg(id).arg(revision).arg(wall).arg(body));
    };
    const QString removed = u"{\"removed\":true}"_s;
    QVERIFY(!insert(u"companion_aya"_s, 1, 100, u"{}"_s));
    QVERIFY(!insert(u"companion_aya"_s, 2, 200, removed));
    QVERIFY(!insert(u"companion_aya"_s, 3, 300, u"{}"_s));
    QVERIFY(!insert(u"companion_aya"_s, 4, 400, u"{}"_s));
    QVERIFY(!insert(u"companion_ren"_s, 1, 500, u"{}"_s));
    QVERIFY(!insert(u"companion_ren"_s, 2, 600, removed));
    connection.close();
    StoreTalk talk(studio.dataFolder());

    const auto uses = talk.uses();

    QVERIFY(uses);
    QCOMPARE(uses->size(), 1);
    QCOMPARE(uses->first().addedAt, 300);
}

SUITE_TEST(QCoreApplication, TestPersonas)

} // namespace tst_personas

#include "tst_personas.moc"
