// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/persona_wire.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

namespace tst_persona_service {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using ports::PersonaPort;
using tests::companion;
using tests::StudioHouse;
using tests::TemporaryStudio;

namespace {

QList<model::Persona> personasIn(StudioHouse &house)
{
    QSignalSpy listed(&house.personas(), &PersonaPort::personasListed);
    if (house.endOf(house.personas().listPersonas()))
        return {};
    return listed.last()[1].value<QList<model::Persona>>();
}

QByteArray onePixel()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5Erk"
        "Jggg==");
}

} // namespace

/// Companions as the window sees them: kept as revisions, and in force at once.
class TestPersonaService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSavedPersonaIsListed();
    void somebodyElsesIdIsRefused();
    void theNextVoteKnowsTheNewRevision();
    void aReaderCannotSave();
    void aFlawIsRefusedInItsOwnWords_data();
    void aFlawIsRefusedInItsOwnWords();
    void aNewOneDoesNotTakeAnothersId();
    void anArchivedOneIsKeptAndKnown();
    void archivingTwiceMakesOneRevision();
    void aRemovedOneIsGoneButItsNameStays();
    void whoIsInARoomStaysAndTheRoomIsNamed();
    void aCardIsReadAndNothingStored();
    void aCardOfAnIdThatIsTakenSaysSo();
    void aCardChoosesNoModel_data();
    void aCardChoosesNoModel();
    void whoIsHereKeepsTheModelThatTheUserChose();
    void aPersonaIsWrittenInBothFormats();
    void aPictureIsKeptByItsHash();
    void aPhotographIsKeptToo();
    void aPictureThatIsNoneIsRefused_data();
    void aPictureThatIsNoneIsRefused();
    void whatCanBeAllowedIsListed();
    void everyChangeIsTold();
    void everyCommandIsAnsweredExactlyOnce();
};

void TestPersonaService::aSavedPersonaIsListed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy saved(&house.personas(), &PersonaPort::personaSaved);
    QSignalSpy listed(&house.personas(), &PersonaPort::personasListed);

    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    const base::RequestId asked = house.personas().listPersonas();
    QVERIFY(!house.endOf(asked));

    QCOMPARE(saved.last()[1].value<model::Persona>().revision, 2);
    const auto personas = listed.first()[1].value<QList<model::Persona>>();
    QCOMPARE(personas.size(), 1);
    QCOMPARE(personas.first().revision, 2);
    QCOMPARE(house.answers(asked), 1);
}

void TestPersonaService::somebodyElsesIdIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona persona = tests::persona(u"aya"_s);
    for (const QString &id : {u"user"_s, u"companion_"_s, QString()}) {
        persona.id = base::ParticipantId(id);
        const auto error = house.endOf(house.personas().savePersona(persona));
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::InvalidInput);
    }
}

void TestPersonaService::theNextVoteKnowsTheNewRevision()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = house.create(tests::room(u"tea"_s).with({u"aya"_s, u"kyoko"_s}));
    model::Persona aya = tests::persona(u"aya"_s);
    QVERIFY(!house.endOf(house.personas().savePersona(aya)));
    aya.colour = u"#112233"_s;
    QVERIFY(!house.endOf(house.personas().savePersona(aya)));

    QVERIFY(!house.say(room.id, u"Hello"_s));

    QCOMPARE(house.model().requests().first().brief.persona.colour, u"#112233"_s);
    QCOMPARE(house.model().requests().first().brief.persona.revision, 2);
}

void TestPersonaService::aReaderCannotSave()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);
    const auto error = reader.endOf(reader.personas().savePersona(tests::persona(u"aya"_s)));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ReadOnly);
}

void TestPersonaService::aFlawIsRefusedInItsOwnWords_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::addColumn<qsizetype>("story");
    QTest::addColumn<QString>("says");
    QTest::newRow("no name") << u"companion_aya"_s << QString() << qsizetype(0)
                             << u"Give the companion a name."_s;
    QTest::newRow("a way out of the folder")
        << u"companion_../x"_s << u"Aya"_s << qsizetype(0) << u"small letters"_s;
    QTest::newRow("ten megabytes of story")
        << u"companion_aya"_s << u"Aya"_s << qsizetype(10'485'760) << u"100,000"_s;
}

void TestPersonaService::aFlawIsRefusedInItsOwnWords()
{
    QFETCH(const QString, id);
    QFETCH(const QString, name);
    QFETCH(const qsizetype, story);
    QFETCH(const QString, says);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona persona = tests::persona(u"aya"_s);
    persona.id = base::ParticipantId(id);
    persona.texts[model::Language::English].name = name;
    persona.texts[model::Language::English].story = QString(story, u'x');

    const auto error = house.endOf(house.personas().savePersona(persona));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY2(error->text.contains(says), qPrintable(error->text));
    QVERIFY(personasIn(house).isEmpty());
}

void TestPersonaService::aNewOneDoesNotTakeAnothersId()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona fresh = tests::persona(u"aya"_s);
    fresh.revision = 0;
    QVERIFY(!house.endOf(house.personas().savePersona(fresh)));

    const auto error = house.endOf(house.personas().savePersona(fresh));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Conflict);
}

void TestPersonaService::anArchivedOneIsKeptAndKnown()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    QVERIFY(!house.endOf(house.personas().setArchived(companion(u"aya"_s), true)));

    QCOMPARE(personasIn(house).size(), 1);
    QVERIFY(personasIn(house).first().archived);
    QCOMPARE(personasIn(house).first().revision, 2);
    QVERIFY(!house.endOf(house.personas().setArchived(companion(u"aya"_s), false)));
    QVERIFY(!personasIn(house).first().archived);
}

void TestPersonaService::archivingTwiceMakesOneRevision()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    QVERIFY(!house.endOf(house.personas().setArchived(companion(u"aya"_s), true)));
    QVERIFY(!house.endOf(house.personas().setArchived(companion(u"aya"_s), true)));
    QCOMPARE(personasIn(house).first().revision, 2);
    QCOMPARE(house.endOf(house.personas().setArchived(companion(u"nobody"_s), true))->code,
             ErrorCode::NotFound);
}

void TestPersonaService::aRemovedOneIsGoneButItsNameStays()
{
    const TemporaryStudio studio;
    model::Room room;
    {
        StudioHouse house(studio.dataFolder());
        QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
        room = house.create(tests::room(u"tea"_s).with({u"aya"_s}));
        QVERIFY(!house.endOf(house.rooms().setRoster(room.id, {})));
        QVERIFY(!house.endOf(house.personas().removePersona(companion(u"aya"_s))));
        QVERIFY(personasIn(house).isEmpty());
    }
    StudioHouse house(studio.dataFolder());
    const auto view = house.open(room.id);

    QVERIFY(personasIn(house).isEmpty());
    QVERIFY(view);
    QCOMPARE(view->personas.size(), 1); // what it said there still shows its name
    QCOMPARE(view->personas.first().id, companion(u"aya"_s));
}

void TestPersonaService::whoIsInARoomStaysAndTheRoomIsNamed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    (void)house.create(tests::room(u"Tea at five"_s).with({u"aya"_s}));

    const auto error = house.endOf(house.personas().removePersona(companion(u"aya"_s)));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Conflict);
    QVERIFY2(error->text.contains(u"Tea at five"_s), qPrintable(error->text));
    QCOMPARE(personasIn(house).size(), 1);
}

void TestPersonaService::aCardIsReadAndNothingStored()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy read(&house.personas(), &PersonaPort::personaRead);
    const QByteArray card =
        R"({"metadata":{"id":"companion_ren","name":"Ren"},"role":"listens","events":{"x":1}})";

    QVERIFY(!house.endOf(house.personas().readPersona(card)));

    const auto found = read.first()[1].value<ports::ReadPersona>();
    QCOMPARE(found.persona.id, companion(u"ren"_s));
    QCOMPARE(found.format, model::CardFormat::Aikyo);
    QVERIFY(!found.known);
    QVERIFY(!found.report.isEmpty());
    QVERIFY(personasIn(house).isEmpty());
    QCOMPARE(house.endOf(house.personas().readPersona("{"))->code, ErrorCode::InvalidInput);
}

void TestPersonaService::aCardOfAnIdThatIsTakenSaysSo()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"ren"_s))));
    QSignalSpy read(&house.personas(), &PersonaPort::personaRead);

    QVERIFY(
        !house.endOf(house.personas().readPersona(R"({"metadata":{"id":"companion_ren","name":"Ren"}})")));

    QVERIFY(read.first()[1].value<ports::ReadPersona>().known);
}

void TestPersonaService::aCardChoosesNoModel_data()
{
    QTest::addColumn<model::ModelChoice>("asked");
    QTest::addColumn<QString>("told"); // empty: nothing
    const auto provider = [](const QString &id) { return base::ProviderId(id); };
    QTest::newRow("a model of a provider")
        << model::ModelChoice{.provider = provider(u"openai"_s), .model = u"the-dearest"_s}
        << u"the-dearest · openai"_s;
    QTest::newRow("a provider") << model::ModelChoice{.provider = provider(u"far-away"_s)} << u"far-away"_s;
    QTest::newRow("a model by itself") << model::ModelChoice{.model = u"the-dearest"_s} << u"the-dearest"_s;
    QTest::newRow("endless answers") << model::ModelChoice{.maxTokens = 1'000'000} << u"may cost more"_s;
    QTest::newRow("much thinking") << model::ModelChoice{.effort = model::Effort::High} << u"may cost more"_s;
    QTest::newRow("lines in a name") << model::ModelChoice{.model = u"a\nyou: yes"_s} << u"a you: yes"_s;
    QTest::newRow("how it is sampled")
        << model::ModelChoice{.temperature = 0.3, .topP = 0.9, .stop = {u"x"_s}} << QString();
    QTest::newRow("Rehearsal") << model::ModelChoice{.provider = model::rehearsalProvider()} << QString();
}

void TestPersonaService::aCardChoosesNoModel()
{
    QFETCH(model::ModelChoice, asked);
    QFETCH(QString, told);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona persona = tests::persona(u"ren"_s);
    persona.model = asked;
    QSignalSpy read(&house.personas(), &PersonaPort::personaRead);

    QVERIFY(!house.endOf(house.personas().readPersona(wire::personaToBytes(persona))));

    const auto card = read[0][1].value<ports::ReadPersona>();
    QCOMPARE(card.persona.model, model::withoutCost(asked));
    QCOMPARE(card.report.isEmpty(), told.isEmpty());
    if (!told.isEmpty()) {
        QCOMPARE(card.report.last().fate, model::CardNote::Fate::Ignored);
        QVERIFY2(card.report.last().text.contains(told), qPrintable(card.report.last().text));
    }
}

void TestPersonaService::whoIsHereKeepsTheModelThatTheUserChose()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona here = tests::persona(u"ren"_s);
    here.model.model = u"mine"_s;
    QVERIFY(!house.endOf(house.personas().savePersona(here)));
    model::Persona stranger = tests::persona(u"ren"_s);
    stranger.model.model = u"the-dearest"_s;
    QSignalSpy read(&house.personas(), &PersonaPort::personaRead);

    QVERIFY(!house.endOf(house.personas().readPersona(wire::personaToBytes(stranger))));

    QCOMPARE(read[0][1].value<ports::ReadPersona>().persona.model, here.model);
}

void TestPersonaService::aPersonaIsWrittenInBothFormats()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    QSignalSpy written(&house.personas(), &PersonaPort::personaWritten);

    QVERIFY(!house.endOf(house.personas().writePersona(companion(u"aya"_s), model::CardFormat::Studio)));
    QVERIFY(!house.endOf(house.personas().writePersona(companion(u"aya"_s), model::CardFormat::Aikyo)));

    QCOMPARE(written[0][1].toString(), u"companion_aya.json"_s);
    QVERIFY(written[0][2].toByteArray().contains("\"texts\""));
    QCOMPARE(written[1][1].toString(), u"companion_aya.aikyo.json"_s);
    QVERIFY(written[1][2].toByteArray().contains("\"metadata\""));
    const auto unknown = house.personas().writePersona(companion(u"nobody"_s), model::CardFormat::Studio);
    QCOMPARE(house.endOf(unknown)->code, ErrorCode::NotFound);
}

void TestPersonaService::aPictureIsKeptByItsHash()
{
    const TemporaryStudio studio;
    QString hash;
    {
        StudioHouse house(studio.dataFolder());
        QSignalSpy stored(&house.personas(), &PersonaPort::pictureStored);
        QVERIFY(!house.endOf(house.personas().storePicture(onePixel())));
        QVERIFY(!house.endOf(house.personas().storePicture(onePixel())));
        hash = stored[0][1].toString();
        QCOMPARE(stored[1][1].toString(), hash);
    }
    StudioHouse house(studio.dataFolder());
    QSignalSpy read(&house.personas(), &PersonaPort::pictureRead);
    QVERIFY(!house.endOf(house.personas().readPicture(hash)));

    QCOMPARE(hash.size(), 64);
    QCOMPARE(read[0][1].toString(), hash);
    QCOMPARE(read[0][2].toByteArray(), onePixel());
    QCOMPARE(house.endOf(house.personas().readPicture(QString(64, u'0')))->code, ErrorCode::NotFound);
    QCOMPARE(house.endOf(house.personas().readPicture(u"../x"_s))->code, ErrorCode::NotFound);
}

void TestPersonaService::aPhotographIsKeptToo()
{
    const QByteArray jpeg = QByteArray::fromBase64(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4"
        "UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj"
        "Y2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEA"
        "AAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIR"
        "AxEAPwCKALXj/9k=");
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy stored(&house.personas(), &PersonaPort::pictureStored);
    QSignalSpy read(&house.personas(), &PersonaPort::pictureRead);

    QVERIFY(!house.endOf(house.personas().storePicture(jpeg)));
    QVERIFY(!house.endOf(house.personas().readPicture(stored[0][1].toString())));

    QVERIFY(read[0][2].toByteArray().startsWith(QByteArray::fromHex("ffd8ff")));
}

void TestPersonaService::aPictureThatIsNoneIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an SVG that fetches") << QByteArray("<svg><image href='http://x/'/></svg>");
    QTest::newRow("cut off") << onePixel().chopped(5);
    QTest::newRow("a GIF") << QByteArray::fromBase64(
        "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7");
    QTest::newRow("large") << QByteArray(onePixel() + QByteArray(17'000'000, 'x'));
}

void TestPersonaService::aPictureThatIsNoneIsRefused()
{
    QFETCH(const QByteArray, bytes);
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const auto error = house.endOf(house.personas().storePicture(bytes));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(error->text.endsWith(u'.'));
}

void TestPersonaService::whatCanBeAllowedIsListed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy listed(&house.personas(), &PersonaPort::abilitiesListed);

    const base::RequestId asked = house.personas().listAbilities(model::Language::English);
    QVERIFY(!house.endOf(asked));

    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first()[0].value<base::RequestId>(), asked);
    const auto abilities = listed.first()[1].value<model::Abilities>();
    QVERIFY(!abilities.tools.isEmpty());
    QVERIFY(!abilities.gestures.isEmpty());
}

void TestPersonaService::everyChangeIsTold()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy changed(&house.personas(), &PersonaPort::personasChanged);

    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    QCOMPARE(changed.size(), 1);
    QVERIFY(!house.endOf(house.personas().setArchived(companion(u"aya"_s), true)));
    QTRY_COMPARE(changed.size(), 2); // one that follows at once may be told a little later
    QVERIFY(house.endOf(house.personas().savePersona({})));
    QCOMPARE(changed.size(), 2);
    QVERIFY(!house.endOf(house.personas().removePersona(companion(u"aya"_s))));
    QTRY_COMPARE(changed.size(), 3);
}

void TestPersonaService::everyCommandIsAnsweredExactlyOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    auto &personas = house.personas();
    const auto aya = companion(u"aya"_s);
    const QList<base::RequestId> requests{personas.listPersonas(),
                                          personas.savePersona(tests::persona(u"aya"_s)),
                                          personas.savePersona({}),
                                          personas.setArchived(aya, true),
                                          personas.writePersona(aya, model::CardFormat::Aikyo),
                                          personas.readPersona("{}"),
                                          personas.storePicture(onePixel()),
                                          personas.readPicture(u"x"_s),
                                          personas.removePersona(aya),
                                          personas.removePersona(aya),
                                          personas.tryPersona({})};
    for (const base::RequestId &request : requests)
        (void)house.endOf(request);
    (void)personasIn(house);
    for (int i = 0; i < requests.size(); ++i)
        QVERIFY2(house.answers(requests[i]) == 1, QByteArray::number(i));
}

SUITE_TEST(QCoreApplication, TestPersonaService)

} // namespace tst_persona_service

#include "tst_persona_service.moc"
