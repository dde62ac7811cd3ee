// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/persona_wire.h"
#include "tests/support/answer.h"
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
    return tests::answerTo(house.personas(), &ports::PersonaPort::listPersonas)().value_or(
        QList<model::Persona>());
}

QByteArray onePixel()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5Erk"
        "Jggg==");
}

} // namespace

/// Companions as seen by the window: stored as revisions, and effective at once.
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
    void theNewsComesBeforeTheAnswer();
    void aContextThatIsGoneIsNotTold();
};

void TestPersonaService::aSavedPersonaIsListed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());

    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    const auto saved =
        tests::answerTo(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s));
    tests::Answer<QList<model::Persona>> listed;
    house.personas().listPersonas(listed.then());

    QVERIFY(saved);
    QCOMPARE(saved->revision, 2);
    QVERIFY(listed.waited());
    QCOMPARE(listed.result()->size(), 1);
    QCOMPARE(listed.result()->first().revision, 2);
    QCOMPARE(listed.count(), 1);
}

void TestPersonaService::somebodyElsesIdIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona persona = tests::persona(u"aya"_s);
    for (const QString &id : {u"user"_s, u"companion_"_s, QString()}) {
        persona.id = base::ParticipantId(id);
        const auto error = tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(persona);
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
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(aya));
    aya.colour = u"#112233"_s;
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(aya));

    QVERIFY(!house.say(room.id, u"Hello"_s));

    QCOMPARE(house.model().requests().first().brief.persona.colour, u"#112233"_s);
    QCOMPARE(house.model().requests().first().brief.persona.revision, 2);
}

void TestPersonaService::aReaderCannotSave()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);
    const auto error =
        tests::endOf(reader.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s));
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

    const auto error = tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(persona);

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
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(fresh));

    const auto error = tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(fresh);

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Conflict);
}

void TestPersonaService::anArchivedOneIsKeptAndKnown()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::setArchived)(companion(u"aya"_s), true));

    QCOMPARE(personasIn(house).size(), 1);
    QVERIFY(personasIn(house).first().archived);
    QCOMPARE(personasIn(house).first().revision, 2);
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::setArchived)(companion(u"aya"_s), false));
    QVERIFY(!personasIn(house).first().archived);
}

void TestPersonaService::archivingTwiceMakesOneRevision()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::setArchived)(companion(u"aya"_s), true));
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::setArchived)(companion(u"aya"_s), true));
    QCOMPARE(personasIn(house).first().revision, 2);
    QCOMPARE(
        tests::endOf(house.personas(), &ports::PersonaPort::setArchived)(companion(u"nobody"_s), true)->code,
        ErrorCode::NotFound);
}

void TestPersonaService::aRemovedOneIsGoneButItsNameStays()
{
    const TemporaryStudio studio;
    model::Room room;
    {
        StudioHouse house(studio.dataFolder());
        QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
        room = house.create(tests::room(u"tea"_s).with({u"aya"_s}));
        QVERIFY(!tests::endOf(house.rooms(), &ports::RoomPort::setRoster)(room.id, {}));
        QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::removePersona)(companion(u"aya"_s)));
        QVERIFY(personasIn(house).isEmpty());
    }
    StudioHouse house(studio.dataFolder());
    const auto view = house.open(room.id);

    QVERIFY(personasIn(house).isEmpty());
    QVERIFY(view);
    QCOMPARE(view->personas.size(), 1); // messages there still show the name
    QCOMPARE(view->personas.first().id, companion(u"aya"_s));
}

void TestPersonaService::whoIsInARoomStaysAndTheRoomIsNamed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    (void)house.create(tests::room(u"Tea at five"_s).with({u"aya"_s}));

    const auto error =
        tests::endOf(house.personas(), &ports::PersonaPort::removePersona)(companion(u"aya"_s));

    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::Conflict);
    QVERIFY2(error->text.contains(u"Tea at five"_s), qPrintable(error->text));
    QCOMPARE(personasIn(house).size(), 1);
}

void TestPersonaService::aCardIsReadAndNothingStored()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const QByteArray card =
        R"({"metadata":{"id":"companion_ren","name":"Ren"},"role":"listens","events":{"x":1}})";

    const auto found = tests::answerTo(house.personas(), &ports::PersonaPort::readPersona)(card);

    QVERIFY(found);
    QCOMPARE(found->persona.id, companion(u"ren"_s));
    QCOMPARE(found->format, model::CardFormat::Aikyo);
    QVERIFY(!found->known);
    QVERIFY(!found->report.isEmpty());
    QVERIFY(personasIn(house).isEmpty());
    QCOMPARE(tests::endOf(house.personas(), &ports::PersonaPort::readPersona)("{")->code,
             ErrorCode::InvalidInput);
}

void TestPersonaService::aCardOfAnIdThatIsTakenSaysSo()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"ren"_s)));

    const auto read = tests::answerTo(house.personas(), &ports::PersonaPort::readPersona)(
        R"({"metadata":{"id":"companion_ren","name":"Ren"}})");

    QVERIFY(read && read->known);
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
    QTest::newRow("endless answers") << model::ModelChoice{.maxTokens = 1'000'000}
                                     << u"The card asks for longer replies or more"_s;
    QTest::newRow("much thinking") << model::ModelChoice{.effort = model::Effort::High}
                                   << u"The card asks for longer replies or more"_s;
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

    const auto card =
        tests::answerTo(house.personas(), &ports::PersonaPort::readPersona)(wire::personaToBytes(persona));

    QVERIFY(card);
    QCOMPARE(card->persona.model, model::withoutCost(asked));
    QCOMPARE(card->report.isEmpty(), told.isEmpty());
    if (!told.isEmpty()) {
        QCOMPARE(card->report.last().fate, model::CardNote::Fate::Ignored);
        QVERIFY2(card->report.last().text.contains(told), qPrintable(card->report.last().text));
    }
}

void TestPersonaService::whoIsHereKeepsTheModelThatTheUserChose()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona here = tests::persona(u"ren"_s);
    here.model.model = u"mine"_s;
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(here));
    model::Persona stranger = tests::persona(u"ren"_s);
    stranger.model.model = u"the-dearest"_s;

    const auto read =
        tests::answerTo(house.personas(), &ports::PersonaPort::readPersona)(wire::personaToBytes(stranger));

    QVERIFY(read);
    QCOMPARE(read->persona.model, here.model);
}

void TestPersonaService::aPersonaIsWrittenInBothFormats()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    const auto write = tests::answerTo(house.personas(), &ports::PersonaPort::writePersona);

    const auto own = write(companion(u"aya"_s), model::CardFormat::Studio);
    const auto aikyo = write(companion(u"aya"_s), model::CardFormat::Aikyo);

    QVERIFY(own && aikyo);
    QCOMPARE(own->fileName, u"companion_aya.card.json"_s);
    QVERIFY(own->file.contains("\"texts\""));
    QCOMPARE(aikyo->fileName, u"companion_aya.aikyo.card.json"_s);
    QVERIFY(aikyo->file.contains("\"metadata\""));
    const auto unknown = write(companion(u"nobody"_s), model::CardFormat::Studio);
    QCOMPARE(unknown.error().code, ErrorCode::NotFound);
}

void TestPersonaService::aPictureIsKeptByItsHash()
{
    const TemporaryStudio studio;
    QString hash;
    {
        StudioHouse house(studio.dataFolder());
        const auto store = tests::answerTo(house.personas(), &ports::PersonaPort::storePicture);
        hash = store(onePixel()).value_or(QString());
        QCOMPARE(store(onePixel()), hash);
    }
    StudioHouse house(studio.dataFolder());

    QCOMPARE(hash.size(), 64);
    QCOMPARE(tests::answerTo(house.personas(), &ports::PersonaPort::readPicture)(hash), onePixel());
    QCOMPARE(tests::endOf(house.personas(), &ports::PersonaPort::readPicture)(QString(64, u'0'))->code,
             ErrorCode::NotFound);
    QCOMPARE(tests::endOf(house.personas(), &ports::PersonaPort::readPicture)(u"../x"_s)->code,
             ErrorCode::NotFound);
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

    const auto hash = tests::answerTo(house.personas(), &ports::PersonaPort::storePicture)(jpeg);
    QVERIFY(hash);
    const auto read = tests::answerTo(house.personas(), &ports::PersonaPort::readPicture)(*hash);

    QVERIFY(read);
    QVERIFY(read->startsWith(QByteArray::fromHex("ffd8ff")));
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
    const auto error = tests::endOf(house.personas(), &ports::PersonaPort::storePicture)(bytes);
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::InvalidInput);
    QVERIFY(error->text.endsWith(u'.'));
}

void TestPersonaService::whatCanBeAllowedIsListed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());

    const auto abilities =
        tests::answerTo(house.personas(), &ports::PersonaPort::listAbilities)(model::Language::English);

    QVERIFY(abilities);
    QVERIFY(!abilities->tools.isEmpty());
    QVERIFY(!abilities->gestures.isEmpty());
}

void TestPersonaService::everyChangeIsTold()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy changed(&house.personas(), &PersonaPort::personasChanged);

    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::savePersona)(tests::persona(u"aya"_s)));
    QCOMPARE(changed.size(), 1);
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::setArchived)(companion(u"aya"_s), true));
    QCOMPARE(changed.size(), 2);
    QVERIFY(tests::endOf(house.personas(), &ports::PersonaPort::savePersona)({}));
    QCOMPARE(changed.size(), 2);
    QVERIFY(!tests::endOf(house.personas(), &ports::PersonaPort::removePersona)(companion(u"aya"_s)));
    QCOMPARE(changed.size(), 3);
}

void TestPersonaService::everyCommandIsAnsweredExactlyOnce()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    auto &personas = house.personas();
    const auto aya = companion(u"aya"_s);
    tests::Answer<QList<model::Persona>> listed;
    tests::Answer<model::Persona> saved;
    tests::Answer<void> changed;
    tests::Answer<ports::WrittenPersona> written;
    tests::Answer<ports::ReadPersona> read;
    tests::Answer<QString> stored;
    tests::Answer<QByteArray> picture;
    personas.listPersonas(listed.then());
    personas.savePersona(tests::persona(u"aya"_s), saved.then());
    personas.savePersona({}, saved.then());
    personas.setArchived(aya, true, changed.then());
    personas.writePersona(aya, model::CardFormat::Aikyo, written.then());
    personas.readPersona("{}", read.then());
    personas.storePicture(onePixel(), stored.then());
    personas.readPicture(u"x"_s, picture.then());
    personas.removePersona(aya, changed.then());
    personas.removePersona(aya, changed.then());
    const base::Job trial = personas.tryPersona({}, {}, changed.then());

    QTRY_COMPARE(saved.count(), 2);
    QTRY_COMPARE(changed.count(), 4);
    QVERIFY(listed.comes() && written.comes() && read.comes() && stored.comes() && picture.comes());
    (void)personasIn(house);
    QCOMPARE(saved.count(), 2);
    QCOMPARE(changed.count(), 4);
    QVERIFY(listed.comes() && written.comes() && read.comes() && stored.comes() && picture.comes());
}

void TestPersonaService::theNewsComesBeforeTheAnswer()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QStringList order;
    QObject receiver;
    connect(
        &house.personas(), &PersonaPort::personasChanged, &receiver, [&order] { order.append(u"news"_s); },
        Qt::QueuedConnection);

    for (const QString &name : {u"aya"_s, u"kyoko"_s})
        house.personas().savePersona(tests::persona(name),
                                     {&receiver, [&order](const auto &) { order.append(u"answer"_s); }});

    // The second answer too: a window that asks as soon as it has its answer must not miss the companion.
    QTRY_COMPARE(order, (QStringList{u"news"_s, u"answer"_s, u"news"_s, u"answer"_s}));
}

void TestPersonaService::aContextThatIsGoneIsNotTold()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    bool isTold = false;
    auto window = std::make_unique<QObject>();

    house.personas().listPersonas({window.get(), [&isTold](const auto &) { isTold = true; }});
    house.personas().savePersona({}, {window.get(), [&isTold](const auto &) { isTold = true; }}); // refused
    window.reset();
    (void)personasIn(house);

    QVERIFY(!isTold);
}

SUITE_TEST(QCoreApplication, TestPersonaService)

} // namespace tst_persona_service

#include "tst_persona_service.moc"
