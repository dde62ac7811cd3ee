// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card.h"
#include "core/persona/limits.h"
#include "core/persona/validation.h"
#include "tests/support/builders.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using model::CardFormat;
using model::Language;
using persona::Card;
using persona::readCard;
using persona::writeCard;

namespace {

using Fate = model::CardNote::Fate;

QStringList partsOf(const model::CardReport &report, Fate fate)
{
    QStringList parts;
    for (const model::CardNote &note : report) {
        if (note.fate == fate)
            parts.append(note.part);
    }
    return parts;
}

/// Values alone count: the order of keys is nobody's meaning.
nlohmann::json values(const QByteArray &bytes) { return nlohmann::json::parse(bytes.toStdString()); }

const QByteArray kAikyo = R"({
  "metadata": {"id": "companion_ren", "name": "ren", "personality": "口数が少ない。", "story": "港町で育った。",
               "sample": "潮の音は、ログみたいなものだ。\n毎回ちがう。", "author": "somebody", "n": 18446744073709551615},
  "role": "あなたは聞き役です。",
  "actions": {"gesture": {"id": "gesture", "description": "wave"}},
  "knowledge": {},
  "events": {"params": {"type": "object", "properties": {"tired": {"type": "boolean"}}, "required": ["tired"]},
             "conditions": [{"expression": "tired == true",
                             "execute": [{"instruction": "あくびをする", "tool": "gesture"}]}]},
  "later": [null, 1.5, {"x": "😀"}]
})";

Card read(const QByteArray &file)
{
    const auto card = readCard(file);
    return card ? *card : Card{};
}

} // namespace

/// Companions as files: both formats in and out, and nothing that a card holds is lost on the way.
class TestCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAikyoCardBecomesAPersona();
    void anAikyoCardComesBackWithEqualValues();
    void theLeastOfAnAikyoCardIsEnough();
    void anAikyoCardsLanguageIsToldByItsScript_data();
    void anAikyoCardsLanguageIsToldByItsScript();
    void anIdThatCannotBeUsedIsReplacedAndToldOf();
    void theStudiosJsonComesBackWhole();
    void whatTheStudioDoesNotKnowIsToldOf();
    void aPersonaAsAnAikyoCardSaysWhatItCan();
    void keptPartsCannotTakeTheNamesPlace();
    void whatIsNoCardIsRefused_data();
    void whatIsNoCardIsRefused();
    void theExamplesAreSound();
};

void TestCard::anAikyoCardBecomesAPersona()
{
    const auto card = readCard(kAikyo);

    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(card->format, CardFormat::Aikyo);
    const model::Persona &ren = card->persona;
    QCOMPARE(ren.id.value(), u"companion_ren"_s);
    QCOMPARE(ren.mainLanguage, Language::Japanese);
    const model::PersonaText text = ren.textIn(Language::Japanese);
    QCOMPARE(text.name, u"ren"_s);
    QCOMPARE(text.role, u"あなたは聞き役です。"_s);
    QCOMPARE(text.personality, u"口数が少ない。"_s);
    QCOMPARE(text.story, u"港町で育った。"_s);
    QCOMPARE(text.sampleLines.size(), 1);
    QCOMPARE(partsOf(card->report, Fate::Kept),
             (QStringList{u"actions"_s, u"events"_s, u"later"_s, u"metadata"_s}));
    QVERIFY(!persona::firstError(persona::personaFlaws(ren)));
}

void TestCard::anAikyoCardComesBackWithEqualValues()
{
    const QByteArray once = *writeCard(read(kAikyo).persona, CardFormat::Aikyo);
    QVERIFY(values(once) == values(kAikyo));

    // Also by way of the studio's own JSON.
    const QByteArray own = *writeCard(read(kAikyo).persona, CardFormat::Studio);
    QVERIFY(values(*writeCard(read(own).persona, CardFormat::Aikyo)) == values(kAikyo));
}

void TestCard::theLeastOfAnAikyoCardIsEnough()
{
    const auto card = readCard(R"({"metadata":{"name":"Ren"}})");
    QVERIFY(card);
    QCOMPARE(card->persona.id.value(), u"companion_ren"_s);
    QCOMPARE(card->persona.mainLanguage, Language::English);
    QVERIFY(card->persona.extras.isEmpty());
    QCOMPARE(card->report.constLast().text,
             u"The card says nothing about: personality, story, sample line."_s);
}

void TestCard::anAikyoCardsLanguageIsToldByItsScript_data()
{
    QTest::addColumn<QString>("story");
    QTest::addColumn<Language>("language");
    QTest::newRow("kana") << u"港町で育った。"_s << Language::Japanese;
    QTest::newRow("Han alone") << u"在港口长大。"_s << Language::Chinese;
    QTest::newRow("letters") << u"Grew up by the harbour."_s << Language::English;
    QTest::newRow("nothing") << QString() << Language::English;
}

void TestCard::anAikyoCardsLanguageIsToldByItsScript()
{
    QFETCH(const QString, story);
    QFETCH(const Language, language);
    const QString file = uR"({"metadata":{"id":"companion_ren","name":"Ren","story":"%1"}})"_s.arg(story);
    QCOMPARE(read(file.toUtf8()).persona.mainLanguage, language);
}

void TestCard::anIdThatCannotBeUsedIsReplacedAndToldOf()
{
    const auto card = readCard(R"({"metadata":{"id":"companion_../../x","name":"れん"}})");
    QVERIFY(card);
    QCOMPARE(card->persona.id.value(), u"companion_ren"_s);
    QVERIFY2(card->report.first().text.contains(u"companion_../../x"_s),
             qPrintable(card->report.first().text));
}

void TestCard::theStudiosJsonComesBackWhole()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::Japanese, u"綾"_s, {u"アヤ"_s});
    aya.mainLanguage = Language::Japanese;
    aya.texts[Language::Japanese].readings = {{u"綾"_s, u"あや"_s}};
    aya.texts[Language::Japanese].exampleDialogue = u"綾: うん。\n\"quoted\""_s;
    aya.avatar.hair = model::Avatar::Hair::Bob;
    aya.tags = {u"tea"_s};
    aya.extras = {R"({"voice":{"speed":1.25},"x":null})"};

    const QByteArray file = *writeCard(aya, CardFormat::Studio);
    const auto card = readCard("\xEF\xBB\xBF" + file);

    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QVERIFY(card->persona == aya);
    QCOMPARE(card->format, CardFormat::Studio);
    QCOMPARE(*writeCard(card->persona, CardFormat::Studio), file);
    QVERIFY(file.contains("\n  \"id\": \"companion_aya\""));
}

void TestCard::whatTheStudioDoesNotKnowIsToldOf()
{
    const Card card = read(R"({"id":"companion_a","texts":{"en":{"name":"A"}},"voice":1,"mood":2})");
    QCOMPARE(partsOf(card.report, Fate::Kept), (QStringList{u"voice"_s, u"mood"_s}));
}

void TestCard::aPersonaAsAnAikyoCardSaysWhatItCan()
{
    const model::Persona aya = tests::persona(u"aya"_s)
                                   .named(Language::English, u"Aya"_s)
                                   .sampleLine(Language::English, u"It depends."_s)
                                   .sampleLine(Language::English, u"It always does."_s);

    const auto card = values(*writeCard(aya, CardFormat::Aikyo));

    QCOMPARE(card["metadata"]["id"].get<std::string>(), std::string("companion_aya"));
    QCOMPARE(card["metadata"]["name"].get<std::string>(), std::string("Aya"));
    QCOMPARE(card["metadata"]["sample"].get<std::string>(), std::string("It depends.\nIt always does."));
    QVERIFY(card["actions"].is_object() && card["knowledge"].is_object());
    QVERIFY(card["events"]["conditions"].is_array() && card["events"]["params"].is_object());
    QCOMPARE(persona::cardFileName(aya.id, CardFormat::Aikyo), u"companion_aya.aikyo.json"_s);
    QCOMPARE(persona::cardFileName(aya.id, CardFormat::Studio), u"companion_aya.json"_s);
}

void TestCard::keptPartsCannotTakeTheNamesPlace()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    aya.extras = {R"({"aikyo":{"metadata":{"name":"Mallory"},"role":"king"}})"};
    const auto card = values(*writeCard(aya, CardFormat::Aikyo));
    QCOMPARE(card["metadata"]["name"].get<std::string>(), std::string("Aya"));
    QCOMPARE(card["role"].get<std::string>(), std::string());

    aya.extras = {R"({"aikyo":[1]})"};
    QCOMPARE(values(*writeCard(aya, CardFormat::Aikyo))["metadata"]["name"].get<std::string>(),
             std::string("Aya"));
}

void TestCard::whatIsNoCardIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QByteArray() << u"not JSON"_s;
    QTest::newRow("TypeScript") << QByteArray("export const aya: CompanionCard = {};") << u"not JSON"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"no companion"_s;
    QTest::newRow("an empty object") << QByteArray("{}") << u"no companion"_s;
    QTest::newRow("a card of SillyTavern")
        << QByteArray(R"({"spec":"chara_card_v2","data":{"name":"A"}})") << u"SillyTavern"_s;
    QTest::newRow("a room") << QByteArray(R"({"format":"companion-studio-room","version":1})") << u"a room"_s;
    QTest::newRow("no id") << QByteArray(R"({"texts":{}})") << u"\"id\" is missing"_s;
    QTest::newRow("no name") << QByteArray(R"({"metadata":{"id":"companion_a"}})")
                             << u"\"name\" is missing"_s;
    QTest::newRow("a name that is none") << QByteArray(R"({"metadata":{"name":["A"]}})") << u"\"name\""_s;
    QTest::newRow("a role that is none")
        << QByteArray(R"({"metadata":{"name":"A"},"role":1})") << u"\"role\""_s;
    QTest::newRow("bottomless") << QByteArray(100'000, '[') << u"not JSON"_s;
    QTest::newRow("half of one") << kAikyo.first(kAikyo.size() / 2) << u"not JSON"_s;
    QTest::newRow("too large") << QByteArray("{\"texts\":{}}" + QByteArray(persona::kLargestFile, ' '))
                               << u"larger than 32 MB"_s;
}

void TestCard::whatIsNoCardIsRefused()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, says);
    const auto card = readCard(file);
    QVERIFY(!card);
    QCOMPARE(card.error().code, ErrorCode::InvalidInput);
    QVERIFY2(card.error().text.contains(says), qPrintable(card.error().text));
}

void TestCard::theExamplesAreSound()
{
    const QDir folder(QStringLiteral(STUDIO_SOURCE_DIR "/resources/personas"));
    const QStringList files = folder.entryList({u"companion_*.json"_s});
    QVERIFY(files.size() >= 3);
    for (const QString &name : files) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto card = readCard(file.readAll());
        QVERIFY2(card, qPrintable(name));
        const auto error = persona::firstError(persona::personaFlaws(card->persona));
        QVERIFY2(!error, qPrintable(name + u' ' + (error ? error->text : QString())));
        QVERIFY(card->report.isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestCard)
#include "tst_card.moc"
