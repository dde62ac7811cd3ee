// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "core/persona/limits.h"
#include "core/persona/validation.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"
#include "tests/unit/persona/persona_change.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <functional>

namespace tst_character_card {

using namespace Qt::StringLiterals;
using namespace studio;
using model::CardFormat;
using model::Language;
using model::Persona;
using persona::Card;
using persona::readCard;
using persona::writeCard;
using Fate = model::CardNote::Fate;
using Change = studio::tests::PersonaChange;

/// Character Cards as JSON: known parts become a companion, and everything else is written back unchanged.
class TestCharacterCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPartOfAV2CardHasItsPlace();
    void aV1CardIsRead();
    void aV3CardIsRead();
    void theReportSpeaksOfEveryPart();
    void whatIsWrittenUnchangedIsTheSameFile_data();
    void whatIsWrittenUnchangedIsTheSameFile();
    void halfALetterIsReadAndStays();
    void aChangeTouchesNothingElse_data();
    void aChangeTouchesNothingElse();
    void repeatedMembersAreKeptInStep();
    void everyVersionIsWrittenFromEveryOther_data();
    void everyVersionIsWrittenFromEveryOther();
    void aV2OfAV3LosesItsDecoratorsButNotWhatTheySay();
    void thePronounTravelsInOurFieldsAlone();
    void aCompanionOfTheStudioBecomesACompleteCard();
    void whatIsOddIsLetPassWithAWarning_data();
    void whatIsOddIsLetPassWithAWarning();
    void whatCannotBeReadIsRefused_data();
    void whatCannotBeReadIsRefused();
    void aLaterVersionIsReadAndKept();
    void namesOfAllSortsAreMadeSafe_data();
    void namesOfAllSortsAreMadeSafe();
    void longTextsAreNeverCut();
    void hostileJsonIsRefusedQuickly_data();
    void hostileJsonIsRefusedQuickly();
};

namespace {

const QByteArray kV1 = R"({"name":"Mika","description":"A ferry pilot.","personality":"calm",
 "scenario":"A harbour.","first_mes":"Ahoy.","mes_example":"<START>\n{{char}}: Hm.",
 "x_tool": {"n": 1.0}, "first_mes ": 1e5})";

const QByteArray kV2 = R"({
  "spec": "chara_card_v2",
  "spec_version": "2.0",
  "name": "Mika", "first_mes": "Ahoy.", "fav" : false,
  "data": {
    "name": "Mika",
    "description": "A ferry pilot of {{user}}\u2019s town.",
    "personality": "calm",
    "scenario": "A harbour.",
    "first_mes": "Ahoy.",
    "mes_example": "<START>\n{{char}}: Hm.",
    "creator_notes": "<b>Use me</b>",
    "system_prompt": "Stay calm. {{original}}",
    "post_history_instructions": "Say little.",
    "alternate_greetings": ["Hello.", "", "Good\nmorning."],
    "tags": ["sea", "calm"],
    "creator": "somebody",
    "character_version": "1.2",
    "extensions": {"talkativeness": "0.25", "fav": true, "depth_prompt": {"prompt": "x", "depth": 4},
                   "acme/mood": {"n": 1.0, "big": 18446744073709551615, "e": 1e5}, "twice": 1, "twice": 2},
    "character_book": {"name": "Harbour", "extensions": {}, "entries": [
      {"keys": ["tide"], "content": "The tide is high.", "extensions": {"a": 1.50}, "enabled": true,
       "insertion_order": 10, "constant": true, "position": "before_char"},
      {"keys": ["gull"], "secondary_keys": ["sky"], "content": "Gulls steal.", "extensions": {},
       "enabled": true, "insertion_order": 5}]},
    "later": [null, {"\u007a": "\/"}]
  }
}
)";

const QByteArray kV3 = R"({"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"Mika","nickname":"Mi",
"description":"A ferry pilot.","tags":[],"creator":"","character_version":"","mes_example":"","extensions":{},
"system_prompt":"","post_history_instructions":"","first_mes":"Ahoy.","alternate_greetings":[],"personality":"",
"scenario":"","creator_notes":"","group_only_greetings":["Hello all."],"creation_date":1700000000,
"creator_notes_multilingual":{"de":"Hallo"},"source":["https://example.invalid/1"],
"assets":[{"type":"icon","uri":"ccdefault:","name":"main","ext":"png"},
 {"type":"emotion","uri":"https://example.invalid/joy.png","name":"joy","ext":"png"},
 {"type":"background","uri":"embeded://assets/bg.png","name":"main","ext":"png"}],
"character_book":{"extensions":{},"entries":[
 {"keys":[],"content":"@@activate\n@@depth 4\nAlways here.","extensions":{},"enabled":true,"insertion_order":0,"use_regex":false},
 {"keys":["x"],"content":"Plain.","extensions":{},"enabled":true,"insertion_order":1.0,"use_regex":false}]}}})";

Card read(const QByteArray &file)
{
    const auto card = readCard(file);
    return card ? *card : Card{};
}

model::PersonaText textOf(const Card &card) { return card.persona.textIn(card.persona.mainLanguage); }

QByteArray written(const Persona &persona, CardFormat format, const QByteArray &source = {})
{
    return writeCard(persona, format, {source, {}}).value_or(QByteArray());
}

nlohmann::json values(const QByteArray &bytes) { return nlohmann::json::parse(bytes.toStdString()); }

QStringList partsOf(const model::CardReport &report, Fate fate)
{
    QStringList parts;
    for (const model::CardNote &note : report) {
        if (note.fate == fate)
            parts.append(note.part);
    }
    return parts;
}

QString textAbout(const model::CardReport &report, const QString &part)
{
    for (const model::CardNote &note : report) {
        if (note.part == part)
            return note.text;
    }
    return {};
}

Change inText(const std::function<void(model::PersonaText &)> &change)
{
    return [change](Persona &persona) { change(persona.texts[persona.mainLanguage]); };
}

/// The source file is not part of the persona.
Persona withoutFile(Persona persona)
{
    persona.card.format.reset();
    persona.card.specVersion.clear();
    return persona;
}

} // namespace

void TestCharacterCard::everyPartOfAV2CardHasItsPlace()
{
    const auto card = readCard(kV2);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(card->format, CardFormat::V2);
    QVERIFY(card->keepsSource);
    const Persona &mika = card->persona;
    QCOMPARE(mika.id.value(), u"companion_mika"_s);
    QCOMPARE(mika.mainLanguage, Language::English);
    const model::PersonaText text = textOf(*card);
    QCOMPARE(text.name, u"Mika"_s);
    QCOMPARE(text.story, u"A ferry pilot of {{user}}’s town."_s);
    QCOMPARE(text.personality, u"calm"_s);
    QCOMPARE(text.scenarioNote, u"A harbour."_s);
    QCOMPARE(text.greeting, u"Ahoy."_s);
    QCOMPARE(text.exampleDialogue, u"<START>\n{{char}}: Hm."_s);
    QCOMPARE(text.systemNote, u"Stay calm. {{original}}"_s);
    QCOMPARE(text.endNote, u"Say little."_s);
    QCOMPARE(text.alternateGreetings, (QStringList{u"Hello."_s, u"Good\nmorning."_s}));
    QCOMPARE(mika.tags, (QStringList{u"sea"_s, u"calm"_s}));
    QCOMPARE(mika.talkativeness, 0.25);
    QCOMPARE(mika.card.format, CardFormat::V2);
    QCOMPARE(mika.card.specVersion, u"2.0"_s);
    QCOMPARE(mika.card.creator, u"somebody"_s);
    QCOMPARE(mika.card.version, u"1.2"_s);
    QCOMPARE(mika.card.creatorNotes, u"<b>Use me</b>"_s);
    QCOMPARE(mika.lore.size(), 1);
    QCOMPARE(mika.lore.first().entries.size(), 2);
    QVERIFY(mika.lore.first().entries.first().isAlwaysOn());
    QVERIFY(!mika.lore.first().entries.first().afterSheet);
    QVERIFY(!mika.lore.first().entries.last().isAlwaysOn());
    QVERIFY(mika.extras.isEmpty());
    QVERIFY(!persona::firstError(persona::personaFlaws(mika)));
}

void TestCharacterCard::aV1CardIsRead()
{
    const Card card = read(kV1);
    QCOMPARE(card.format, CardFormat::V1);
    QCOMPARE(textOf(card).story, u"A ferry pilot."_s);
    QCOMPARE(textOf(card).greeting, u"Ahoy."_s);
    QCOMPARE(partsOf(card.report, Fate::Kept), (QStringList{u"x_tool"_s, u"first_mes"_s}));
}

void TestCharacterCard::aV3CardIsRead()
{
    const Card card = read(kV3);
    QCOMPARE(card.format, CardFormat::V3);
    QCOMPARE(card.persona.card.nickname, u"Mi"_s);
    QCOMPARE(textOf(card).nicknames, QStringList{u"Mi"_s});
    QCOMPARE(textOf(card).groupGreetings, QStringList{u"Hello all."_s});
    QCOMPARE(card.persona.lore.first().entries.first().content, u"Always here."_s);
    QVERIFY(card.persona.lore.first().entries.first().isAlwaysOn());
}

void TestCharacterCard::theReportSpeaksOfEveryPart()
{
    const model::CardReport v2 = read(kV2).report;
    QVERIFY(partsOf(v2, Fate::Warning).isEmpty());
    QCOMPARE(partsOf(v2, Fate::Kept), (QStringList{u"extensions.fav"_s, u"extensions.acme/mood"_s,
                                                   u"extensions.twice"_s, u"later"_s, u"fav"_s}));
    for (const char *used :
         {"description", "personality", "scenario", "first_mes", "mes_example", "system_prompt",
          "post_history_instructions", "alternate_greetings", "tags", "creator", "character_version",
          "creator_notes", "character_book", "extensions.talkativeness"})
        QVERIFY2(partsOf(v2, Fate::Used).contains(QLatin1String(used)), used);
    const QString lore = textAbout(v2, u"character_book"_s);
    QVERIFY2(lore.contains(u"Entries: 2. Always on and part of the prompt: 1."_s) &&
                 lore.contains(u"Used on a keyword or condition: 1"_s),
             qPrintable(lore));

    const model::CardReport v3 = read(kV3).report;
    QVERIFY(textAbout(v3, u"assets: emotion joy"_s)
                .contains(u"Not downloaded: the file is at a remote address"_s));
    QVERIFY(textAbout(v3, u"assets: icon main"_s).contains(u"own picture"_s));
    QVERIFY(textAbout(v3, u"assets: background main"_s).contains(u"kept there"_s));
    for (const char *kept : {"creation_date", "creator_notes_multilingual", "source"})
        QVERIFY2(partsOf(v3, Fate::Kept).contains(QLatin1String(kept)), kept);
}

void TestCharacterCard::whatIsWrittenUnchangedIsTheSameFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<CardFormat>("format");
    QTest::newRow("V1") << kV1 << CardFormat::V1;
    QTest::newRow("V2") << kV2 << CardFormat::V2;
    QTest::newRow("V3") << kV3 << CardFormat::V3;
}

void TestCharacterCard::whatIsWrittenUnchangedIsTheSameFile()
{
    QFETCH(const QByteArray, file);
    QFETCH(const CardFormat, format);
    QCOMPARE(written(read(file).persona, format, file), file);
    QCOMPARE(written(read("\xEF\xBB\xBF" + file).persona, format, "\xEF\xBB\xBF" + file), file);
    const QByteArray twice = "\xEF\xBB\xBF\xEF\xBB\xBF" + file;
    QCOMPARE(written(read(twice).persona, format, twice), file);
}

void TestCharacterCard::halfALetterIsReadAndStays()
{
    const QByteArray file =
        R"({"name":"Mika","description":"\\ud83d \ud83d\ude00","first_mes":"\ud83d!\udE00\ud83d"})";
    const Card card = read(file);
    const auto text = card.persona.texts.value(card.persona.mainLanguage);
    QCOMPARE(text.story, u"\\ud83d 😀"_s);
    QCOMPARE(text.greeting, u"\uFFFD!\uFFFD\uFFFD"_s);
    QCOMPARE(written(card.persona, CardFormat::V1, file), file);
}

void TestCharacterCard::aChangeTouchesNothingElse_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QByteArray>("was");
    QTest::addColumn<QByteArray>("is");
    QTest::newRow("story") << inText([](auto &text) { text.story = u"A \"pilot\"."_s; })
                           << QByteArray(R"("A ferry pilot of {{user}}\u2019s town.")")
                           << QByteArray(R"("A \"pilot\".")");
    QTest::newRow("greetings") << inText([](auto &text) { text.alternateGreetings = {u"Hi."_s}; })
                               << QByteArray(R"(["Hello.", "", "Good\nmorning."])")
                               << QByteArray(R"(["Hi."])");
    QTest::newRow("end note") << inText([](auto &text) { text.endNote.clear(); })
                              << QByteArray(R"("Say little.")") << QByteArray(R"("")");
    QTest::newRow("talkativeness") << Change([](Persona &p) { p.talkativeness = 1; })
                                   << QByteArray(R"("0.25")") << QByteArray(R"("1.0")");
    QTest::newRow("tags") << Change([](Persona &p) { p.tags = {u"sea"_s}; })
                          << QByteArray(R"(["sea", "calm"])") << QByteArray(R"(["sea"])");
    QTest::newRow("creator") << Change([](Persona &p) { p.card.creator = u"me"_s; })
                             << QByteArray(R"("somebody")") << QByteArray(R"("me")");
}

void TestCharacterCard::aChangeTouchesNothingElse()
{
    QFETCH(const Change, change);
    QFETCH(const QByteArray, was);
    QFETCH(const QByteArray, is);
    Persona mika = read(kV2).persona;
    change(mika);
    const QByteArray expected = QByteArray(kV2).replace(was, is);
    QVERIFY(expected != kV2);
    QCOMPARE(written(mika, CardFormat::V2, kV2), expected);
}

void TestCharacterCard::repeatedMembersAreKeptInStep()
{
    Persona mika = read(kV2).persona;
    mika.texts[Language::English].greeting = u"Hm."_s;
    const auto card = values(written(mika, CardFormat::V2, kV2));
    QCOMPARE(card["first_mes"].get<std::string>(), std::string("Hm."));
    QCOMPARE(card["data"]["first_mes"].get<std::string>(), std::string("Hm."));
    QVERIFY(!card.contains("description"));
}

void TestCharacterCard::everyVersionIsWrittenFromEveryOther_data()
{
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<CardFormat>("format");
    const QList<std::pair<const char *, QByteArray>> sources{{"V1", kV1}, {"V2", kV2}, {"V3", kV3}};
    for (const auto &[name, source] : sources) {
        QTest::addRow("%s as V1", name) << source << CardFormat::V1;
        QTest::addRow("%s as V2", name) << source << CardFormat::V2;
        QTest::addRow("%s as V3", name) << source << CardFormat::V3;
    }
}

void TestCharacterCard::everyVersionIsWrittenFromEveryOther()
{
    QFETCH(const QByteArray, source);
    QFETCH(const CardFormat, format);
    const Card first = read(source);
    const QByteArray file = written(first.persona, format, source);

    const auto again = readCard(file);
    QVERIFY2(again, file.constData());
    QCOMPARE(again->format, format);
    Persona was = withoutFile(first.persona);
    Persona is = withoutFile(again->persona);
    if (format != CardFormat::V3) { // a decorator's place is lost with the decorator
        for (model::LoreBook &book : was.lore) {
            for (model::LoreEntry &entry : book.entries)
                entry.spot.reset();
        }
    }
    QVERIFY2(was == is, file.constData());
    // And back to the first format: nothing that the source held is lost on the way.
    const auto back = values(written(again->persona, first.format, file));
    const auto before = values(source);
    const auto &inner = before.contains("data") ? before["data"] : before;
    const auto &innerBack = back.contains("data") ? back["data"] : back;
    for (const auto &[key, value] : inner.items()) {
        QVERIFY2(innerBack.contains(key), key.c_str());
        if (key != "character_book")
            QVERIFY2(innerBack[key] == value, key.c_str());
    }
}

void TestCharacterCard::aV2OfAV3LosesItsDecoratorsButNotWhatTheySay()
{
    const QByteArray file = written(read(kV3).persona, CardFormat::V2, kV3);
    const QByteArray expected = QByteArray(kV3)
                                    .replace("chara_card_v3", "chara_card_v2")
                                    .replace("\"3.0\"", "\"2.0\"")
                                    .replace("@@activate\\n@@depth 4\\n", "")
                                    .replace("\"insertion_order\":0,\"use_regex\":false",
                                             "\"insertion_order\":0,\"use_regex\":false,\"constant\":true");
    QCOMPARE(file, expected);
}

void TestCharacterCard::thePronounTravelsInOurFieldsAlone()
{
    // Nothing is guessed from what a card says.
    QByteArray file = R"({"name":"Mika","description":"She is a pilot. Her ferry is hers.","pronoun":"she"})";
    Persona mika = read(file).persona;
    QCOMPARE(mika.pronoun, model::Pronoun::They);

    mika.pronoun = model::Pronoun::She;
    for (const CardFormat format : {CardFormat::V2, CardFormat::V3}) {
        for (const QByteArray &source : {QByteArray(), file}) {
            const auto card = values(written(mika, format, source));
            const auto &ours = card["data"]["extensions"]["companion_studio"];
            QCOMPARE(ours["pronoun"].get<std::string>(), std::string("she"));
            QCOMPARE(read(written(mika, format, source)).persona.pronoun, model::Pronoun::She);
        }
    }
    mika.pronoun = model::Pronoun::They;
    QVERIFY(!written(mika, CardFormat::V3).contains("pronoun"));
    file = R"({"name":"Mika","extensions":{"companion_studio":{"pronoun":"xe"}}})";
    QCOMPARE(read(file).persona.pronoun, model::Pronoun::They);
}

void TestCharacterCard::aCompanionOfTheStudioBecomesACompleteCard()
{
    Persona aya = tests::persona(u"aya"_s)
                      .named(Language::English, u"Aya"_s)
                      .sampleLine(Language::English, u"It depends."_s);
    aya.texts[Language::English].role = u"A researcher."_s;
    aya.texts[Language::English].story = u"Grew up by the sea."_s;
    aya.talkativeness = 0.75;
    model::LoreEntry entry;
    entry.keys = {u"tea"_s};
    entry.content = u"Green."_s;
    aya.lore = {{u"Tea"_s, {}, {entry}}};

    const auto v2 = values(written(aya, CardFormat::V2));
    QCOMPARE(v2["spec"].get<std::string>(), std::string("chara_card_v2"));
    QCOMPARE(v2["spec_version"].get<std::string>(), std::string("2.0"));
    for (const char *text :
         {"name", "description", "personality", "scenario", "first_mes", "mes_example", "creator_notes",
          "system_prompt", "post_history_instructions", "creator", "character_version"})
        QVERIFY2(v2["data"][text].is_string(), text);
    for (const char *list : {"alternate_greetings", "tags"})
        QVERIFY2(v2["data"][list].is_array(), list);
    QCOMPARE(v2["data"]["description"].get<std::string>(),
             std::string("A researcher.\n\nGrew up by the sea."));
    QCOMPARE(v2["data"]["extensions"]["talkativeness"].get<double>(), 0.75);
    QVERIFY(v2["data"]["character_book"]["entries"][0]["extensions"].is_object());
    QVERIFY(!v2["data"].contains("group_only_greetings"));

    const auto v3 = values(written(aya, CardFormat::V3));
    QCOMPARE(v3["spec_version"].get<std::string>(), std::string("3.0"));
    QVERIFY(v3["data"]["group_only_greetings"].is_array());
    QVERIFY(v3["data"]["character_book"]["entries"][0]["use_regex"].is_boolean());

    const auto v1 = values(written(aya, CardFormat::V1));
    QCOMPARE(v1.size(), 6u);

    // A source of another format does not count.
    QVERIFY(values(written(aya, CardFormat::V2, R"({"metadata":{"name":"Ren"}})")) == v2);
}

void TestCharacterCard::whatIsOddIsLetPassWithAWarning_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<QString>("part");
    QTest::newRow("a name that is a number") << QByteArray(R"({"name":42})") << u"name"_s;
    QTest::newRow("tags that are a text") << QByteArray(R"({"name":"A","tags":"a, b"})") << u"tags"_s;
    QTest::newRow("greetings of nothing")
        << QByteArray(R"({"name":"A","alternate_greetings":null})") << u"alternate_greetings"_s;
    QTest::newRow("greetings that are numbers")
        << QByteArray(R"({"name":"A","alternate_greetings":[1,"b"]})") << u"alternate_greetings"_s;
    QTest::newRow("a description that is a list")
        << QByteArray(R"({"name":"A","description":["x"]})") << u"description"_s;
    QTest::newRow("extensions that are a list")
        << QByteArray(R"({"name":"A","extensions":[]})") << u"extensions"_s;
    QTest::newRow("a book that is a text")
        << QByteArray(R"({"name":"A","character_book":"x"})") << u"character_book"_s;
    QTest::newRow("talkativeness beyond 1")
        << QByteArray(R"({"name":"A","extensions":{"talkativeness":7}})") << u"extensions.talkativeness"_s;
    QTest::newRow("talkativeness in words")
        << QByteArray(R"({"name":"A","extensions":{"talkativeness":"very"}})")
        << u"extensions.talkativeness"_s;
    QTest::newRow("assets that are a text") << QByteArray(R"({"name":"A","assets":"x"})") << u"assets"_s;
    QTest::newRow("a long tag") << QByteArray(R"({"name":"A","tags":[")" + QByteArray(100, 't') + R"("]})")
                                << u"tags"_s;
}

void TestCharacterCard::whatIsOddIsLetPassWithAWarning()
{
    QFETCH(const QByteArray, data);
    QFETCH(const QString, part);
    const QByteArray file = R"({"spec":"chara_card_v2","spec_version":"2.0","data":)" + data + '}';
    const auto card = readCard(file);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(partsOf(card->report, Fate::Warning), QStringList{part});
    QVERIFY(!persona::firstError(persona::personaFlaws(card->persona)));
    QCOMPARE(written(card->persona, CardFormat::V2, file), file);
}

void TestCharacterCard::whatCannotBeReadIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &file, const QString &says) {
        QTest::newRow(name) << file << says;
    };
    row("no data", R"({"spec":"chara_card_v2"})", u"No character in this card"_s);
    row("data that is a list", R"({"spec":"chara_card_v3","data":[{"name":"A"}]})",
        u"No character in this card"_s);
    row("no name", R"({"spec":"chara_card_v2","data":{"description":"x"}})", u"has no name"_s);
    row("a name of nothing", R"({"spec":"chara_card_v2","data":{"name":" \u202e "}})", u"has no name"_s);
    row("a name that is a list", R"({"spec":"chara_card_v2","data":{"name":["A"]}})", u"has no name"_s);
    row("bytes that are no text", QByteArray("{\"spec\":\"chara_card_v2\",\"data\":{\"name\":\"\xFF\"}}"),
        u"UTF-8"_s);
    row("UTF-16", QByteArray("\xFF\xFE{\0", 4), u"UTF-8"_s);
    row("a lorebook", R"({"spec":"lorebook_v3","data":{"entries":[]}})", u"only a lorebook"_s);
    row("a world of SillyTavern", R"({"entries":{"0":{"key":["a"]}}})", u"only a lorebook"_s);
    row("a group", R"({"name":"G","members":["a.png"],"activation_strategy":0})", u"Import it as a room"_s);
    row("half a card", kV2.first(kV2.size() / 2), u"not JSON"_s);
}

void TestCharacterCard::whatCannotBeReadIsRefused()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, says);
    const auto card = readCard(file);
    QVERIFY(!card);
    QCOMPARE(card.error().code, base::ErrorCode::InvalidInput);
    QVERIFY2(card.error().text.contains(says), qPrintable(card.error().text));
}

void TestCharacterCard::aLaterVersionIsReadAndKept()
{
    const QByteArray file = QByteArray(kV3).replace("\"3.0\"", "\"3.1\"");
    const Card card = read(file);
    QCOMPARE(card.format, CardFormat::V3);
    QCOMPARE(partsOf(card.report, Fate::Warning), QStringList{u"spec_version"_s});
    QCOMPARE(written(card.persona, CardFormat::V3, file), file);

    const Card fourth = read(QByteArray(kV3).replace("chara_card_v3", "chara_card_v4"));
    QCOMPARE(textOf(fourth).name, u"Mika"_s);
    QCOMPARE(partsOf(fourth.report, Fate::Warning), QStringList{u"spec"_s});
}

void TestCharacterCard::namesOfAllSortsAreMadeSafe_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("file");
    QTest::newRow("up") << u".."_s << u".."_s << u"companion_1.v2.card.json"_s;
    QTest::newRow("a device") << u"CON"_s << u"CON"_s << u"companion_con.v2.card.json"_s;
    QTest::newRow("a path") << u"../../etc/passwd"_s << u"../../etc/passwd"_s
                            << u"companion_etc_passwd.v2.card.json"_s;
    QTest::newRow("a division slash") << u"a\u2215b"_s << u"a\u2215b"_s << u"companion_a_b.v2.card.json"_s;
    QTest::newRow("turned round") << u"Mi\u202Egnp.exe\u2066"_s << u"Mignp.exe"_s
                                  << u"companion_mignp_exe.v2.card.json"_s;
    QTest::newRow("lines") << u"A\nB\u0007\u2028C"_s << u"A B C"_s << u"companion_a_b_c.v2.card.json"_s;
    QTest::newRow("4 KB") << QString(4096, u'x') << QString(64, u'x')
                          << u"companion_"_s + QString(40, u'x') + u".v2.card.json"_s;
    QTest::newRow("an emoji family") << u"👩‍👧"_s << u"👩‍👧"_s << u"companion_1.v2.card.json"_s;
}

void TestCharacterCard::namesOfAllSortsAreMadeSafe()
{
    QFETCH(const QString, name);
    QFETCH(const QString, shown);
    QFETCH(const QString, file);
    const nlohmann::json json{{"spec", "chara_card_v2"}, {"data", {{"name", name.toStdString()}}}};
    const QByteArray source = QByteArray::fromStdString(json.dump());
    const auto card = readCard(source);
    QVERIFY(card);
    QCOMPARE(textOf(*card).name, shown);
    QCOMPARE(partsOf(card->report, Fate::Warning).contains(u"name"_s), name != shown);
    QVERIFY(persona::isUsableId(card->persona.id));
    QVERIFY(!persona::firstError(persona::personaFlaws(card->persona)));
    QCOMPARE(persona::cardFileName(card->persona.id, CardFormat::V2), file);
    QCOMPARE(written(card->persona, CardFormat::V2, source), source); // its own name, unchanged
}

void TestCharacterCard::longTextsAreNeverCut()
{
    const QByteArray description(90'000, 'd');
    const QByteArray greeting(15'000, 'g');
    const QByteArray file = R"({"spec":"chara_card_v2","data":{"name":"A","description":")" + description +
                            R"(","first_mes":")" + greeting + R"("}})";
    const Card card = read(file);
    QCOMPARE(textOf(card).story.size(), description.size());
    QCOMPARE(textOf(card).greeting.size(), greeting.size());
    QVERIFY(!persona::firstError(persona::personaFlaws(card.persona)));

    const Card endless = read(R"({"spec":"chara_card_v2","data":{"name":"A","description":")" +
                              QByteArray(300'000, 'd') + "\"}}");
    QCOMPARE(textOf(endless).story.size(), 300'000);
    QCOMPARE(persona::firstError(persona::personaFlaws(endless.persona))->field, persona::Field::Story);
}

void TestCharacterCard::hostileJsonIsRefusedQuickly_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray head = R"({"spec":"chara_card_v2","data":{"name":"A","x":)";
    QTest::newRow("deep") << head + QByteArray(4'000'000, '[');
    QTest::newRow("deep and closed") << head + QByteArray(1'000'000, '[') + QByteArray(1'000'000, ']') + "}}";
    QTest::newRow("many lists") << head + "[" + QByteArray("[],").repeated(4'000'000) + "0]}}";
    QTest::newRow("many numbers") << head + "[" + QByteArray("1,").repeated(7'000'000) + "0]}}";
    QByteArray names = head + "{";
    for (int i = 0; i < 200'000; ++i)
        names += '"' + QByteArray::number(i) + "\":0,";
    QTest::newRow("many names") << names + "\"\":0}}}";
    QTest::newRow("beyond the size") << head + '"' + QByteArray(17 * 1024 * 1024, 'x') + "\"}}";
}

void TestCharacterCard::hostileJsonIsRefusedQuickly()
{
    QFETCH(const QByteArray, file);
    const auto card = readCard(file);
    QVERIFY(!card);
    QCOMPARE(card.error().code, base::ErrorCode::InvalidInput);
}

SUITE_TEST(QCoreApplication, TestCharacterCard)

} // namespace tst_character_card

#include "tst_character_card.moc"
