// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/persona/casting_desk.h"
#include "ui/persona/persona_session.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_casting_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using ui::CastingDesk;

namespace {

struct Library
{
    Library()
    {
        desk.refresh();
        port.list(samplePersonas());
    }
    FakePersonaPort port;
    FakeDraftPort drafts;
    CastingDesk desk{port, drafts};
};

model::Persona named(const QString &id, const QString &name)
{
    model::Persona persona = samplePersonas().first();
    persona.id = base::ParticipantId(id);
    persona.texts[Language::English].name = name;
    return persona;
}

} // namespace

class CastingDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewOneHasAFaceAndAColour();
    void aCopyHasANameAndAnIdOfItsOwn();
    void draftsOfBeforeAreOffered();
    void aDraftThatIsThrownAwayIsGone();
    void aRefusedRemovalIsToldWithItsRooms();
    void aRemovedOneTakesItsDraftWithIt();
    void anotherRefusalIsAFailure();
    void anExportIsWrittenWhole();
    void anExportThatCannotBeWrittenSaysSo();
    void usesAreThoseThatWereAskedForLast();
    void filesThatComeInAreListedOnceInAWhile();
};

void CastingDeskTest::aNewOneHasAFaceAndAColour()
{
    Library library;

    const std::unique_ptr<ui::PersonaSession> session(library.desk.openNew(Language::Japanese, nullptr));
    const model::Persona &persona = session->edit().persona();

    QVERIFY(QColor(persona.colour).isValid());
    QVERIFY(QColor(persona.avatar.hairColour).isValid());
    QCOMPARE(persona.mainLanguage, Language::Japanese);
    QVERIFY(!session->edit().isChanged());
    QVERIFY(library.drafts.kept().isEmpty()); // an untouched form leaves nothing behind
}

void CastingDeskTest::aCopyHasANameAndAnIdOfItsOwn()
{
    Library library;

    const std::unique_ptr<ui::PersonaSession> session(library.desk.openCopy(aya(), nullptr));
    const model::Persona &copy = session->edit().persona();

    QVERIFY(copy.id != aya());
    QVERIFY(!library.desk.takenIds().contains(copy.id));
    QVERIFY(copy.texts.value(Language::English).name != u"Aya"_s);
    QVERIFY(copy.texts.value(Language::English).name.startsWith(u"Aya"_s));
    QCOMPARE(copy.colour, samplePersonas().at(2).colour);
    QVERIFY(session->edit().isChanged());
    QVERIFY(!session->edit().undoStack().canUndo());
}

void CastingDeskTest::draftsOfBeforeAreOffered()
{
    Library library;
    const QDateTime noon(QDate(2026, 3, 14), QTime(12, 0), base::kUtc);
    model::Persona changed = samplePersonas().at(2);
    changed.notes = u"unsaved"_s;
    const ui::KeptDraft stored{ui::draftKey(aya()), changed, true, noon};
    const ui::KeptDraft older{u"persona/new/1"_s, named({}, u"Mika"_s), false, noon};
    const ui::KeptDraft newer{u"persona/new/2"_s, named({}, u"Ren"_s), false, noon.addSecs(60)};

    library.drafts.answer({{stored.key, ui::draftText(stored)},
                           {older.key, ui::draftText(older)},
                           {newer.key, ui::draftText(newer)},
                           {u"persona/new/3"_s, u"rubbish"_s}});

    QCOMPARE(*library.desk.draftOf(aya()), stored);
    QVERIFY(!library.desk.draftOf(kyoko()));
    QCOMPARE(library.desk.newDrafts(), (QList<ui::KeptDraft>{newer, older}));
}

void CastingDeskTest::aDraftThatIsThrownAwayIsGone()
{
    Library library;
    const ui::KeptDraft draft{ui::draftKey(aya()), samplePersonas().at(2), true,
                              QDateTime::currentDateTimeUtc()};
    library.drafts.answer({{draft.key, ui::draftText(draft)}});

    library.desk.dropDraft(draft.key);

    QVERIFY(!library.desk.draftOf(aya()));
    QCOMPARE(library.drafts.kept().last().key, draft.key);
    QCOMPARE(library.drafts.kept().last().text, QString());
}

void CastingDeskTest::aRefusedRemovalIsToldWithItsRooms()
{
    Library library;
    QSignalSpy refused(&library.desk, &CastingDesk::removeRefused);
    QSignalSpy failed(&library.desk, &CastingDesk::failed);

    library.desk.remove(aya());
    library.port.last().fail({base::ErrorCode::Conflict, u"Aya is in the room Tea at five."_s, {}});

    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().at(1).toString(), u"Aya is in the room Tea at five."_s);
    QCOMPARE(failed.size(), 0);
}

void CastingDeskTest::aRemovedOneTakesItsDraftWithIt()
{
    Library library;
    QSignalSpy removed(&library.desk, &CastingDesk::removed);

    library.desk.remove(aya());
    library.port.last().done();

    QCOMPARE(removed.size(), 1);
    QCOMPARE(library.drafts.kept().last().key, ui::draftKey(aya()));
}

void CastingDeskTest::anotherRefusalIsAFailure()
{
    Library library;
    QSignalSpy failed(&library.desk, &CastingDesk::failed);

    library.desk.setArchived(aya(), true);
    library.port.last().fail({base::ErrorCode::Storage, u"Full."_s, {}});

    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().toString(), u"Full."_s);
}

void CastingDeskTest::anExportIsWrittenWhole()
{
    Library library;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"aya.json"_s);
    QSignalSpy exported(&library.desk, &CastingDesk::exported);

    library.desk.exportTo(aya(), model::CardFormat::Aikyo, path);
    QCOMPARE(library.port.commands().last(), u"writePersona companion_aya aikyo"_s);
    library.port.last().answer<ports::WrittenPersona>({u"aya.json"_s, "{\"name\":\"Aya\"}"});

    QTRY_COMPARE(exported.size(), 1);
    QCOMPARE(exported.first().first().toStringList(), QStringList{path});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"name\":\"Aya\"}"));
}

void CastingDeskTest::anExportThatCannotBeWrittenSaysSo()
{
    Library library;
    QSignalSpy failed(&library.desk, &CastingDesk::failed);

    library.desk.exportTo(aya(), model::CardFormat::Studio, u"/nowhere/at/all/aya.json"_s);
    library.port.last().answer<ports::WrittenPersona>({u"aya.json"_s, "{}"});

    QTRY_COMPARE(failed.size(), 1);
}

void CastingDeskTest::usesAreThoseThatWereAskedForLast()
{
    Library library;
    QSignalSpy read(&library.desk, &CastingDesk::usesRead);

    library.desk.askUses();
    library.port.tellUses({{kyoko(), 1, 2}});
    library.desk.askUses();
    library.port.tellUses({{aya(), 3, 4}});

    QCOMPARE(read.size(), 2);
    QCOMPARE(library.desk.uses(), (QList<model::PersonaUse>{{aya(), 3, 4}}));
}

void CastingDeskTest::filesThatComeInAreListedOnceInAWhile()
{
    Library library;
    QSignalSpy listed(&library.desk, &CastingDesk::listed);
    QSignalSpy ended(&library.desk, &CastingDesk::importEnded);
    library.desk.importFiles({u"/nowhere/at/all.json"_s});
    const qsizetype before = library.port.commands().count(u"listPersonas"_s);

    for (int number = 0; number < 20; ++number)
        Q_EMIT library.port.personasChanged();
    QCOMPARE(library.port.commands().count(u"listPersonas"_s), before);
    QCOMPARE(listed.size(), 0);

    QTRY_COMPARE(ended.size(), 1);
    QCOMPARE(library.port.commands().count(u"listPersonas"_s), before + 1);
}

SUITE_TEST(QCoreApplication, CastingDeskTest)

} // namespace tst_casting_desk

#include "tst_casting_desk.moc"
