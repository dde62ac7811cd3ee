// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/persona_wire.h"
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/casting/casting_desk.h"
#include "ui/casting/import_report.h"
#include "ui/casting/persona_session.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using ui::CastingDesk;
using ui::ImportSummary;

namespace {

/// A studio that answers files as the real one does, one request after the other.
class AnsweringPort : public FakePersonaPort
{
public:
    base::RequestId readPersona(const QByteArray &file) override
    {
        const base::RequestId request = FakePersonaPort::readPersona(file);
        QMetaObject::invokeMethod(
            this,
            [this, request, file] {
                const auto persona = wire::personaFromBytes(file);
                if (persona)
                    Q_EMIT personaRead(request, {.persona = *persona});
                else
                    Q_EMIT failed(request, persona.error());
                if (persona)
                    Q_EMIT done(request);
            },
            Qt::QueuedConnection);
        return request;
    }

    base::RequestId savePersona(const model::Persona &persona) override
    {
        const base::RequestId request = FakePersonaPort::savePersona(persona);
        saved.append(persona);
        QMetaObject::invokeMethod(
            this,
            [this, request, persona] {
                Q_EMIT personaSaved(request, persona);
                Q_EMIT done(request);
            },
            Qt::QueuedConnection);
        return request;
    }

    QList<model::Persona> saved;
};

struct Library
{
    Library()
    {
        desk.refresh();
        Q_EMIT port.personasListed(port.lastRequest(), samplePersonas());
        Q_EMIT port.done(port.lastRequest());
    }
    AnsweringPort port;
    FakeDraftPort drafts;
    CastingDesk desk{port, drafts};
};

QString writeFile(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return file.fileName();
}

model::Persona named(const QString &id, const QString &name)
{
    model::Persona persona = samplePersonas().first();
    persona.id = base::ParticipantId(id);
    persona.texts[Language::English].name = name;
    return persona;
}

ImportSummary imported(Library &library, const QStringList &files)
{
    QSignalSpy spy(&library.desk, &CastingDesk::imported);
    library.desk.importFiles(files);
    if (!QTest::qWaitFor([&] { return !spy.isEmpty(); }, 30'000))
        return {};
    return spy.size() == 1 ? spy.first().first().value<ImportSummary>() : ImportSummary();
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
    void twoHundredFilesMakeOneSummary();
    void aTakenIdBecomesAFreeOne();
    void theSamePersonaTwiceIsLeftAlone();
    void badFilesAreNamedWithTheirReason();
    void anExportIsWrittenWhole();
    void anExportThatCannotBeWrittenSaysSo();
    void theReportSaysWhatHappened();
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
    const QDateTime noon(QDate(2026, 3, 14), QTime(12, 0), Qt::UTC);
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
    Q_EMIT library.port.failed(library.port.lastRequest(),
                               {base::ErrorCode::Conflict, u"Aya is in the room Tea at five."_s, {}});

    QCOMPARE(refused.size(), 1);
    QCOMPARE(refused.first().at(1).toString(), u"Aya is in the room Tea at five."_s);
    QCOMPARE(failed.size(), 0);
}

void CastingDeskTest::aRemovedOneTakesItsDraftWithIt()
{
    Library library;
    QSignalSpy removed(&library.desk, &CastingDesk::removed);

    library.desk.remove(aya());
    Q_EMIT library.port.done(library.port.lastRequest());

    QCOMPARE(removed.size(), 1);
    QCOMPARE(library.drafts.kept().last().key, ui::draftKey(aya()));
}

void CastingDeskTest::anotherRefusalIsAFailure()
{
    Library library;
    QSignalSpy failed(&library.desk, &CastingDesk::failed);

    library.desk.setArchived(aya(), true);
    Q_EMIT library.port.failed(library.port.lastRequest(), {base::ErrorCode::Storage, u"Full."_s, {}});
    Q_EMIT library.port.failed(base::RequestId(u"another"_s), {base::ErrorCode::Storage, u"No."_s, {}});

    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().toString(), u"Full."_s);
}

void CastingDeskTest::twoHundredFilesMakeOneSummary()
{
    Library library;
    const QTemporaryDir folder;
    QStringList files;
    for (int number = 0; number < 200; ++number) {
        const QString name = u"file%1.json"_s.arg(number);
        const QByteArray bytes =
            number % 4 == 3
                ? QByteArray("{broken")
                : wire::personaToBytes(named(u"companion_n%1"_s.arg(number), u"N%1"_s.arg(number)));
        files.append(writeFile(folder, name, bytes));
    }

    const ImportSummary summary = imported(library, files);

    QCOMPARE(summary.added.size(), 150);
    QCOMPARE(summary.refused.size(), 50);
    QVERIFY(!library.desk.isImporting());
    QCOMPARE(library.port.saved.size(), 150);
}

void CastingDeskTest::aTakenIdBecomesAFreeOne()
{
    Library library;
    const QTemporaryDir folder;

    const ImportSummary summary = imported(
        library, {writeFile(folder, u"a.json"_s, wire::personaToBytes(named(u"companion_aya"_s, u"Aya"_s)))});

    QCOMPARE(summary.added, QStringList{u"Aya"_s});
    QCOMPARE(summary.renamed, QStringList{u"Aya"_s});
    QVERIFY(library.port.saved.first().id != aya());
    QVERIFY(library.port.saved.first().id.value().startsWith(u"companion_"_s));
}

void CastingDeskTest::theSamePersonaTwiceIsLeftAlone()
{
    Library library;
    const QTemporaryDir folder;
    const QString fresh =
        writeFile(folder, u"m.json"_s, wire::personaToBytes(named(u"companion_mika"_s, u"Mika"_s)));
    const QString here = writeFile(folder, u"k.json"_s, wire::personaToBytes(samplePersonas().first()));

    const ImportSummary summary = imported(library, {fresh, here, fresh});

    QCOMPARE(summary.added, QStringList{u"Mika"_s});
    QCOMPARE(summary.known, (QStringList{u"Kyoko"_s, u"Mika"_s}));
    QVERIFY(summary.refused.isEmpty());
}

void CastingDeskTest::badFilesAreNamedWithTheirReason()
{
    Library library;
    const QTemporaryDir folder;
    const QString large = writeFile(folder, u"large.json"_s, QByteArray(5 * 1024 * 1024, ' '));

    const ImportSummary summary = imported(library, {large, folder.path(), folder.filePath(u"gone.json"_s)});

    QCOMPARE(summary.refused.size(), 3);
    QCOMPARE(summary.refused.at(0).file, u"large.json"_s);
    for (const ImportSummary::Refused &refused : summary.refused)
        QVERIFY(!refused.reason.isEmpty());
    QVERIFY(!library.port.commands().contains(u"readPersona"_s));
}

void CastingDeskTest::anExportIsWrittenWhole()
{
    Library library;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"aya.json"_s);
    QSignalSpy exported(&library.desk, &CastingDesk::exported);

    library.desk.exportTo(aya(), model::CardFormat::Aikyo, path);
    QCOMPARE(library.port.commands().last(), u"writePersona companion_aya aikyo"_s);
    Q_EMIT library.port.personaWritten(library.port.lastRequest(), u"aya.json"_s, "{\"name\":\"Aya\"}");
    Q_EMIT library.port.done(library.port.lastRequest());

    QTRY_COMPARE(exported.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"name\":\"Aya\"}"));
}

void CastingDeskTest::anExportThatCannotBeWrittenSaysSo()
{
    Library library;
    QSignalSpy failed(&library.desk, &CastingDesk::failed);

    library.desk.exportTo(aya(), model::CardFormat::Studio, u"/nowhere/at/all/aya.json"_s);
    Q_EMIT library.port.personaWritten(library.port.lastRequest(), u"aya.json"_s, "{}");

    QTRY_COMPARE(failed.size(), 1);
}

void CastingDeskTest::theReportSaysWhatHappened()
{
    ImportSummary summary;
    summary.added = {u"Mika"_s};
    summary.refused = {{u"x.json"_s, u"It is not JSON."_s}};

    QVERIFY(ui::importDetails(summary).contains(u"x.json: It is not JSON."_s));
    QVERIFY(!ui::importHeadline(summary).isEmpty());
    QVERIFY(ui::importDetails({}).isEmpty());
}

QTEST_GUILESS_MAIN(CastingDeskTest)
#include "tst_casting_desk.moc"
