// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/wire/message_wire.h"
#include "core/wire/persona_wire.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QSet>
#include <QTest>

namespace tst_persona_wire {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using model::Persona;
using model::PersonaText;
using wire::parse;

namespace {

Persona fullPersona()
{
    Persona persona = tests::persona(u"aya"_s);
    persona.revision = 12;
    persona.mainLanguage = Language::Japanese;
    persona.talkativeness = 0.25;
    persona.texts[Language::Japanese] =
        PersonaText{.name = u"綾"_s,
                    .nicknames = {u"アヤ"_s, u"あや"_s},
                    .role = u"研究者"_s,
                    .personality = u"dry\n\"quoted\""_s,
                    .story = u"😀"_s,
                    .knowledge = {u"分散システム"_s},
                    .greeting = u"どうも。"_s,
                    .sampleLines = {{u"合意は難しい。"_s, {u"合意"_s}}, {u"そう。"_s, {}}},
                    .scenarioNote = u"研究室の午後"_s,
                    .exampleDialogue = u"綾: 時計は?\n響子: ずれてる。"_s};
    PersonaText &japanese = persona.texts[Language::Japanese];
    japanese.alternateGreetings = {u"やあ。"_s, u"{{user}}?"_s};
    japanese.groupGreetings = {u"みんな。"_s};
    japanese.systemNote = u"ゆっくり"_s;
    japanese.endNote = u"短く"_s;
    persona.allowedTools = {u"recall"_s};
    persona.allowedGestures = QStringList();
    persona.card = {.format = model::CardFormat::Charx,
                    .specVersion = u"3.0"_s,
                    .nickname = u"あや"_s,
                    .creator = u"somebody"_s,
                    .version = u"1.2"_s,
                    .creatorNotes = u"<b>text</b>"_s,
                    .source = u"cafe"_s};
    persona.lore = {{.name = u"world"_s,
                     .description = u"of ice"_s,
                     .entries = {{.name = u"sea"_s,
                                  .keys = {u"海"_s},
                                  .secondaryKeys = {u"氷"_s},
                                  .content = u"凍っている"_s,
                                  .enabled = false,
                                  .constant = true,
                                  .order = -2.5,
                                  .afterSheet = false}}}};
    model::LoreEntry &storm = persona.lore.first().entries.emplaceBack(persona.lore.first().entries.first());
    storm.logic = model::LoreLogic::NotAll;
    storm.isSelective = false;
    storm.useRegex = storm.ignoresBudget = true;
    storm.caseSensitive = storm.wholeWords = false;
    storm.scanDepth = 0;
    storm.probability = 50;
    storm.priority = -1.5;
    storm.spot = model::LoreSpot{.place = model::LorePlace::ExamplesTop, .fromStart = true};
    storm.timing = model::LoreTiming{1, 2, 3};
    storm.recursion = model::LoreRecursion{.excluded = true, .waitsForLevel = 4};
    storm.group = model::LoreGroup{.names = {u"天気"_s}, .weight = 0.5, .useScoring = false};
    storm.filter = model::LoreFilter{.tags = {u"海"_s}};
    storm.conditions = model::LoreConditions{.onlyEvery = 2, .additionalKeys = {u"風"_s}, .goesFirst = true};
    persona.lore.append(
        model::LoreBook{.scanDepth = 3, .tokenBudget = 0, .recursive = false, .namesFire = false});
    persona.texts[Language::Japanese].readings = {{u"綾"_s, u"あや"_s}};
    persona.avatar = {.face = model::Avatar::Face::Heart,
                      .hair = model::Avatar::Hair::TwinTails,
                      .eyes = model::Avatar::Eyes::Narrow,
                      .clothes = model::Avatar::Clothes::LabCoat,
                      .glasses = true,
                      .skinColour = u"#f0d0b0"_s,
                      .hairColour = u"#202020"_s,
                      .eyeColour = u"#304050"_s,
                      .clothesColour = u"#ffffff"_s,
                      .picture = u"0123"_s};
    persona.tags = {u"研究"_s, u"tea"_s};
    persona.notes = u"mine alone"_s;
    persona.archived = true;
    persona.pronoun = model::Pronoun::She;
    persona.model = {.provider = base::ProviderId(u"openai"_s),
                     .model = u"gpt-5"_s,
                     .temperature = 0.5,
                     .effort = model::Effort::Low};
    persona.avatar.sprites = {{u"joy"_s, u"d1"_s}, {u"neutral"_s, u"d2"_s}};
    persona.voice = {
        .engine = u"flite"_s, .name = u"slt"_s, .rate = -0.25, .pitch = 0.5, .volume = 0.75, .silent = true};
    persona.texts[Language::Chinese] = PersonaText{.name = u"小绫"_s};
    return persona;
}

} // namespace

/// Personas, and a message's data for other programs: stored as received, understood or not.
class TestPersonaWire : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPersonaComesBackWhole();
    void fieldsThatWeDoNotKnowComeBack();
    void extrasThatAreNoObjectAreLeftOut();
    void aModelInAnotherProgramsWordsStaysAnExtra();
    void aVoiceInAnotherProgramsWordsStaysAnExtra();
    void aChoiceOfAModelIsNoExtra();
    void metadataComesBackAsItCame_data();
    void metadataComesBackAsItCame();
    void aFlawIsSaid_data();
    void aFlawIsSaid();
    void talkativenessIsKeptInItsRange();
    void aPronounIsReadByItsWord_data();
    void aPronounIsReadByItsWord();
    void aLanguageOfALaterVersionIsNoError();
    void aFileOfTheFirstVersionIsReadAsBefore();
    void aShapeOfALaterVersionIsDrawnAsOurFirst();
    void everyShapeHasANameOfItsOwn();
};

void TestPersonaWire::aPersonaComesBackWhole()
{
    const auto read = wire::personaFromBytes(wire::personaToBytes(fullPersona()));

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QVERIFY(*read == fullPersona());
}

void TestPersonaWire::fieldsThatWeDoNotKnowComeBack()
{
    const QByteArray extras =
        R"({"voice":{"speed":1.25,"ids":[18446744073709551615,-9223372036854775808]},"口癖":"〜です","x":null})";
    Persona persona = fullPersona();
    persona.voice = {}; // another program's voice is there instead
    auto json = wire::personaToJson(persona);
    const auto unknown = *parse(extras);
    for (const auto &[key, value] : unknown.items())
        json[key] = value;

    const auto read = wire::personaFromBytes(wire::dump(json));

    QVERIFY(read);
    QCOMPARE(read->extras.text, extras);
    QCOMPARE(wire::dump(wire::personaToJson(*read)), wire::dump(json));
}

void TestPersonaWire::extrasThatAreNoObjectAreLeftOut()
{
    Persona persona = fullPersona();
    persona.extras = {"[1,2]"};
    const auto read = wire::personaFromBytes(wire::personaToBytes(persona));
    QVERIFY(read && *read == fullPersona());
}

void TestPersonaWire::aModelInAnotherProgramsWordsStaysAnExtra()
{
    const QByteArray card = R"({"id":"companion_a","texts":{"en":{"name":"A"}},"model":"gpt-4"})";

    const auto read = wire::personaFromBytes(card);

    QVERIFY(read);
    QCOMPARE(read->model, model::ModelChoice{});
    QCOMPARE(read->extras.text, QByteArray(R"({"model":"gpt-4"})"));
    QVERIFY(wire::personaToBytes(*read).contains(R"("model":"gpt-4")"));
}

void TestPersonaWire::aVoiceInAnotherProgramsWordsStaysAnExtra()
{
    const QByteArray card = R"({"id":"companion_a","texts":{"en":{"name":"A"}},"voice":"en-GB-Sonia"})";

    const auto read = wire::personaFromBytes(card);

    QVERIFY(read);
    QCOMPARE(read->voice, model::Voice{});
    QCOMPARE(read->extras.text, QByteArray(R"({"voice":"en-GB-Sonia"})"));
}

void TestPersonaWire::aChoiceOfAModelIsNoExtra()
{
    const QByteArray card =
        R"({"id":"companion_a","texts":{"en":{"name":"A"}},"model":{"provider":"openai","model":"gpt-5"}})";

    const auto read = wire::personaFromBytes(card);

    QVERIFY(read);
    QCOMPARE(read->model.provider, base::ProviderId(u"openai"_s));
    QCOMPARE(read->model.model, u"gpt-5"_s);
    QVERIFY(read->extras.isEmpty());
}

void TestPersonaWire::metadataComesBackAsItCame_data()
{
    QTest::addColumn<QByteArray>("metadata");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("an object") << QByteArray(R"({"emotion":"happy"})");
    QTest::newRow("keys in their order") << QByteArray(R"({"z":{"b":[{"a":null}]},"a":true})");
    QTest::newRow("large numbers") << QByteArray(R"({"n":[18446744073709551615,-9223372036854775808,1.5]})");
    QTest::newRow("every script") << QByteArray(R"({"気分":"嬉しい 😀","\u0000":"\u0001"})");
    QTest::newRow("no object") << QByteArray("[1]");
    QTest::newRow("null") << QByteArray("null");
}

void TestPersonaWire::metadataComesBackAsItCame()
{
    QFETCH(const QByteArray, metadata);
    model::Message message = tests::message(u"m1"_s).says(u"x"_s);
    message.metadata = {metadata};

    const auto json = *parse(wire::dump(wire::messageToJson(message)));
    wire::ObjectReader reader(json, u"message"_s, wire::ObjectReader::Unknown::Refuse);
    const model::Message read = wire::readMessage(reader);

    QVERIFY(!reader.flaw());
    QCOMPARE(read.metadata.text, metadata);
    QVERIFY(read == message);
}

void TestPersonaWire::aFlawIsSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("no object") << QByteArray("[]");
    QTest::newRow("no id") << QByteArray(R"({"texts":{}})");
    QTest::newRow("the id of a user") << QByteArray(R"({"id":"user","texts":{}})");
    QTest::newRow("no texts") << QByteArray(R"({"id":"companion_a"})");
    QTest::newRow("texts that are none") << QByteArray(R"({"id":"companion_a","texts":[]})");
    QTest::newRow("a text that is none") << QByteArray(R"({"id":"companion_a","texts":{"en":7}})");
    QTest::newRow("a text without a name") << QByteArray(R"({"id":"companion_a","texts":{"en":{}}})");
    QTest::newRow("nicknames that are none")
        << QByteArray(R"({"id":"companion_a","texts":{"en":{"name":"A","nicknames":"B"}}})");
    QTest::newRow("an unknown main language")
        << QByteArray(R"({"id":"companion_a","mainLanguage":"tlh","texts":{}})");
    QTest::newRow("an avatar that is none")
        << QByteArray(R"({"id":"companion_a","texts":{},"avatar":"pretty"})");
    QTest::newRow("glasses that are none")
        << QByteArray(R"({"id":"companion_a","texts":{},"avatar":{"glasses":"round"}})");
    QTest::newRow("tags that are none") << QByteArray(R"({"id":"companion_a","texts":{},"tags":"a, b"})");
    QTest::newRow("archived by a word") << QByteArray(R"({"id":"companion_a","texts":{},"archived":"yes"})");
    QTest::newRow("readings that are none")
        << QByteArray(R"({"id":"companion_a","texts":{"ja":{"name":"A","readings":["x"]}}})");
    QTest::newRow("a reading that is none")
        << QByteArray(R"({"id":"companion_a","texts":{"ja":{"name":"A","readings":{"A":1}}}})");
    QTest::newRow("a revision below zero") << QByteArray(R"({"id":"companion_a","revision":-1,"texts":{}})");
}

void TestPersonaWire::aFlawIsSaid()
{
    QFETCH(const QByteArray, bytes);
    const auto read = wire::personaFromBytes(bytes);
    QVERIFY(!read);
    QVERIFY(!read.error().text.isEmpty());
}

void TestPersonaWire::talkativenessIsKeptInItsRange()
{
    const auto talkativeness = [](const char *number) {
        const QByteArray bytes =
            QByteArray(R"({"id":"companion_a","texts":{},"talkativeness":)") + number + "}";
        return wire::personaFromBytes(bytes)->talkativeness;
    };
    QCOMPARE(talkativeness("1e99"), 1.0);
    QCOMPARE(talkativeness("-7"), 0.0);
    QCOMPARE(talkativeness("0.75"), 0.75);
}

void TestPersonaWire::aPronounIsReadByItsWord_data()
{
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<int>("pronoun");
    QTest::addColumn<QByteArray>("again");
    const auto row = [](const char *name, const QByteArray &written, model::Pronoun pronoun,
                        const QByteArray &again) { QTest::newRow(name) << written << int(pronoun) << again; };
    row("she", R"("she")", model::Pronoun::She, R"("she")");
    row("he", R"("he")", model::Pronoun::He, R"("he")");
    row("they, which needs no word", R"("they")", model::Pronoun::They, {});
    row("a word of a later version", R"("xe")", model::Pronoun::They, R"("xe")");
    row("no word", R"(["she"])", model::Pronoun::They, R"(["she"])");
    row("nothing", "null", model::Pronoun::They, "null");
}

void TestPersonaWire::aPronounIsReadByItsWord()
{
    QFETCH(const QByteArray, written);
    QFETCH(const int, pronoun);
    QFETCH(const QByteArray, again);

    const auto read =
        wire::personaFromBytes(QByteArray(R"({"id":"companion_a","texts":{},"pronoun":)") + written + '}');

    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(int(read->pronoun), pronoun);
    const auto json = wire::personaToJson(*read);
    QCOMPARE(json.contains("pronoun"), !again.isEmpty());
    if (!again.isEmpty())
        QCOMPARE(wire::dump(json["pronoun"]), again);
    Persona chosen = *read;
    chosen.pronoun = model::Pronoun::He;
    QCOMPARE(wire::personaFromBytes(wire::personaToBytes(chosen))->pronoun, model::Pronoun::He);
}

void TestPersonaWire::aLanguageOfALaterVersionIsNoError()
{
    const auto read =
        wire::personaFromBytes(R"({"id":"companion_a","texts":{"en":{"name":"A"},"ko":{"name":"아야"}}})");
    QVERIFY(read);
    QCOMPARE(read->texts.size(), 1);
}

void TestPersonaWire::aFileOfTheFirstVersionIsReadAsBefore()
{
    const auto read = wire::personaFromBytes(
        R"({"id":"companion_a","revision":3,"colour":"#102030","texts":{"en":{"name":"A"}},"voice":1})");

    QVERIFY(read);
    Persona expected;
    expected.id = base::ParticipantId(u"companion_a"_s);
    expected.revision = 3;
    expected.colour = u"#102030"_s;
    expected.texts[Language::English].name = u"A"_s;
    expected.extras = {R"({"voice":1})"};
    QVERIFY(*read == expected);
}

void TestPersonaWire::aShapeOfALaterVersionIsDrawnAsOurFirst()
{
    const auto read = wire::personaFromBytes(
        R"({"id":"companion_a","texts":{},"avatar":{"face":"hexagon","hair":"bun","wings":2}})");
    QVERIFY(read);
    QCOMPARE(read->avatar.face, model::Avatar::Face::Round);
    QCOMPARE(read->avatar.hair, model::Avatar::Hair::Bun);
}

void TestPersonaWire::everyShapeHasANameOfItsOwn()
{
    const auto look = [](auto last) {
        using Shape = decltype(last);
        QSet<QString> names;
        for (int i = 0; i <= int(last); ++i) {
            names.insert(wire::nameOf(Shape(i)));
            QCOMPARE(wire::valueOf<Shape>(wire::nameOf(Shape(i))), Shape(i));
        }
        QCOMPARE(names.size(), int(last) + 1);
    };
    look(model::Avatar::Face::Heart);
    look(model::Avatar::Hair::None);
    look(model::Avatar::Eyes::Happy);
    look(model::Avatar::Clothes::LabCoat);
}

SUITE_TEST(QCoreApplication, TestPersonaWire)

} // namespace tst_persona_wire

#include "tst_persona_wire.moc"
