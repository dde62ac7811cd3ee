// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_file.h"
#include "core/persona/card/charx.h"
#include "core/persona/card/png_card.h"
#include "core/persona/limits.h"
#include "core/persona/validation.h"
#include "tests/support/builders.h"
#include "tests/support/card_files/png_pieces.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_card {

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

/// Compares values only: the order of keys has no meaning.
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

/// Companions as files: both formats in and out, without losing any part of a card.
class TestCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAikyoCardBecomesAPersona();
    void anAikyoCardComesBackByteForByte();
    void theStudiosFileTakesTheOriginalAlong();
    void anOriginalThatIsNoCardIsLeftOut_data();
    void anOriginalThatIsNoCardIsLeftOut();
    void anOriginalThatIsTooLargeStaysAtHome();
    void aPictureCarriesTheCardOfBothVersions();
    void cardsOfOnePictureThatDisagreeBothStay();
    void aZipCarriesTheCardAndItsPicture();
    void aPictureThatIsTooLargeIsLeftOut();
    void everyFormatHasASafeFileName();
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
             (QStringList{u"metadata.author"_s, u"metadata.n"_s, u"actions"_s, u"events"_s, u"later"_s}));
    QCOMPARE(partsOf(card->report, Fate::Used),
             (QStringList{u"metadata.name"_s, u"metadata.personality"_s, u"metadata.story"_s,
                          u"metadata.sample"_s, u"role"_s}));
    QVERIFY(card->keepsSource);
    QVERIFY(ren.extras.isEmpty());
    QVERIFY(!persona::firstError(persona::personaFlaws(ren)));
}

void TestCard::anAikyoCardComesBackByteForByte()
{
    const model::Persona ren = read(kAikyo).persona;
    QCOMPARE(*writeCard(ren, CardFormat::Aikyo, {kAikyo, {}}), kAikyo);

    model::Persona changed = ren;
    changed.texts[Language::Japanese].role = u"聞き役。"_s;
    changed.texts[Language::Japanese].story.clear();
    QCOMPARE(*writeCard(changed, CardFormat::Aikyo, {kAikyo, {}}),
             QByteArray(kAikyo).replace("あなたは聞き役です。", "聞き役。").replace("港町で育った。", ""));
}

void TestCard::theStudiosFileTakesTheOriginalAlong()
{
    const model::Persona ren = read(kAikyo).persona;
    const QByteArray file = *writeCard(ren, CardFormat::Studio, {kAikyo, {}});

    const auto card = readCard(file);

    QVERIFY(card);
    QVERIFY(card->persona == ren);
    QCOMPARE(card->source, kAikyo);
    QVERIFY(!card->keepsSource);
    QCOMPARE(*writeCard(card->persona, CardFormat::Aikyo, {card->source, {}}), kAikyo);
    QCOMPARE(*writeCard(card->persona, CardFormat::Studio, {card->source, {}}), file);
}

void TestCard::anOriginalThatIsNoCardIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("packed");
    QTest::newRow("no base64") << QByteArray("\"%%%\"");
    QTest::newRow("No card in this zip") << QByteArray("\"") + QByteArray("[1]").toBase64() + '"';
    const QByteArray own = R"({"id":"companion_a","texts":{"en":{"name":"A"}}})";
    QTest::newRow("one of the studio's own") << QByteArray("\"") + own.toBase64() + '"';
}

void TestCard::anOriginalThatIsNoCardIsLeftOut()
{
    QFETCH(const QByteArray, packed);
    const Card card =
        read(R"({"id":"companion_a","texts":{"en":{"name":"A"}},"card":{"file":)" + packed + "}}");
    QCOMPARE(card.persona.id.value(), u"companion_a"_s);
    QVERIFY(card.source.isEmpty());
    QCOMPARE(partsOf(card.report, Fate::Warning), QStringList{u"card.file"_s});
}

void TestCard::anOriginalThatIsTooLargeStaysAtHome()
{
    const QByteArray large = QByteArray(kAikyo) + QByteArray(persona::kLargestPacked, ' ');
    const QByteArray file = *writeCard(read(kAikyo).persona, CardFormat::Studio, {large, {}});
    QVERIFY(file.size() < 10'000);
    QVERIFY(read(file).source.isEmpty());
}

void TestCard::cardsOfOnePictureThatDisagreeBothStay()
{
    const QByteArray v2 =
        R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Mika","description":"old"}})";
    const QByteArray v3 =
        R"({"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"Mika","description":"new","nickname":"Mi"}})";
    const QByteArray png = *persona::pngWithCard({}, v2, v3);
    model::Persona mika = read(png).persona;

    const auto same = persona::readPngCard(*writeCard(mika, CardFormat::Png, {png, {}}));
    mika.tags = QStringList{u"sea"_s};
    const auto changed = persona::readPngCard(*writeCard(mika, CardFormat::Png, {png, {}}));

    QCOMPARE(same->v2Json, v2);
    QCOMPARE(same->v3Json, v3);
    for (const QByteArray &json : {changed->v2Json, changed->v3Json})
        QVERIFY2(json.contains(R"("tags":["sea"])"), json.constData());
    QVERIFY(changed->v2Json.contains("old") && !changed->v2Json.contains("nickname"));
}

void TestCard::aPictureCarriesTheCardOfBothVersions()
{
    const QByteArray v2 = R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Mika","x":1.0}})";
    const model::Persona mika = read(v2).persona;

    const QByteArray png = *writeCard(mika, CardFormat::Png, {v2, {}});

    const auto texts = persona::readPngCard(png);
    QVERIFY(texts);
    QCOMPARE(texts->v2Json, v2);
    QVERIFY(texts->v3Json.contains("chara_card_v3") && texts->v3Json.contains("\"x\":1.0"));
    const auto card = readCard(png);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(card->format, CardFormat::Png);
    QVERIFY(!card->picture.isEmpty());
    QVERIFY(card->keepsSource);
    QCOMPARE(*writeCard(card->persona, CardFormat::V2, {v2, {}}), v2);
    // The picture returns its own card, and the picture itself.
    QCOMPARE(*writeCard(card->persona, CardFormat::Png, {png, {}}), png);
    QVERIFY(readCard(*writeCard(card->persona, CardFormat::V1, {png, {}})));
}

void TestCard::aZipCarriesTheCardAndItsPicture()
{
    const QByteArray v3 =
        R"({"spec":"chara_card_v3","spec_version":"3.0","data":{"name":"Mika","group_only_greetings":[],"x":1.0}})";
    const model::Persona mika = read(v3).persona;
    const QByteArray png = *persona::pngWithCard({}, v3, v3);

    const QByteArray zip = *writeCard(mika, CardFormat::Charx, {v3, png});

    const auto card = readCard(zip);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(card->format, CardFormat::Charx);
    QVERIFY(!card->picture.isEmpty());
    QVERIFY(card->persona.texts == mika.texts);
    QVERIFY(persona::readCharx(zip)->cardJson.contains("embeded://assets/icon/images/main.png"));
    QCOMPARE(*writeCard(card->persona, CardFormat::Charx, {zip, {}}), zip);
    QVERIFY((*writeCard(card->persona, CardFormat::V3, {zip, {}})).contains("\"x\":1.0"));
}

// The card is imported without its picture, and the report says why.
void TestCard::aPictureThatIsTooLargeIsLeftOut()
{
    using namespace png_pieces;
    const QByteArray json = R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Mika"}})";
    const QByteArray file = kMark + header(8000, 8000) +
                            chunk("tEXt", QByteArray("chara\0", 6) + json.toBase64()) + pixels() + end();

    const auto card = readCard(file);

    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QVERIFY(card->picture.isEmpty());
    QCOMPARE(card->report.constFirst().fate, model::CardNote::Fate::Warning);
    QVERIFY(card->report.constFirst().text.contains(u"64 million pixels"_s));
}

void TestCard::everyFormatHasASafeFileName()
{
    const auto nameOf = [](const QString &id, CardFormat format) {
        return persona::cardFileName(base::ParticipantId(id), format);
    };
    QCOMPARE(nameOf(u"companion_aya"_s, CardFormat::Studio), u"companion_aya.card.json"_s);
    QCOMPARE(nameOf(u"companion_aya"_s, CardFormat::Aikyo), u"companion_aya.aikyo.card.json"_s);
    QCOMPARE(nameOf(u"companion_aya"_s, CardFormat::V1), u"companion_aya.v1.card.json"_s);
    QCOMPARE(nameOf(u"companion_aya"_s, CardFormat::V3), u"companion_aya.v3.card.json"_s);
    QCOMPARE(nameOf(u"companion_aya"_s, CardFormat::Png), u"companion_aya.card.png"_s);
    QCOMPARE(nameOf(u"companion_aya"_s, CardFormat::Charx), u"companion_aya.charx"_s);
    QCOMPARE(nameOf(u"companion_../../x"_s, CardFormat::Png), u"companion_______x.card.png"_s);
    QCOMPARE(nameOf(u"CON"_s, CardFormat::Png), u"companion_con.card.png"_s);
    QCOMPARE(nameOf(QString(), CardFormat::Png), u"companion_.card.png"_s);
    QCOMPARE(nameOf(u"companion_"_s + QString(4096, u'x'), CardFormat::Png).size(), 73);
}

void TestCard::theLeastOfAnAikyoCardIsEnough()
{
    const auto card = readCard(R"({"metadata":{"name":"Ren"}})");
    QVERIFY(card);
    QCOMPARE(card->persona.id.value(), u"companion_ren"_s);
    QCOMPARE(card->persona.mainLanguage, Language::English);
    QVERIFY(card->persona.extras.isEmpty());
    QCOMPARE(card->report.at(1).text, u"Not in the card: personality, story, sample line."_s);
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
    QCOMPARE(persona::cardFileName(aya.id, CardFormat::Aikyo), u"companion_aya.aikyo.card.json"_s);
    QCOMPARE(persona::cardFileName(aya.id, CardFormat::Studio), u"companion_aya.card.json"_s);
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
    QTest::newRow("nothing") << QByteArray() << u"empty"_s;
    QTest::newRow("TypeScript") << QByteArray("export const aya: CompanionCard = {};") << u"not JSON"_s;
    QTest::newRow("a list") << QByteArray("[]") << u"No companion in this file"_s;
    QTest::newRow("an empty object") << QByteArray("{}") << u"No companion in this file"_s;
    QTest::newRow("a room") << QByteArray(R"({"format":"companion-studio-room","version":1})") << u"a room"_s;
    QTest::newRow("no id") << QByteArray(R"({"texts":{}})") << u"\"id\" is missing"_s;
    QTest::newRow("no name") << QByteArray(R"({"metadata":{"id":"companion_a"}})")
                             << u"\"name\" is missing"_s;
    QTest::newRow("a name that is none") << QByteArray(R"({"metadata":{"name":["A"]}})") << u"\"name\""_s;
    QTest::newRow("a role that is none")
        << QByteArray(R"({"metadata":{"name":"A"},"role":1})") << u"\"role\""_s;
    QTest::newRow("bottomless") << QByteArray(100'000, '[')
                                << u"This file has more parts, deeper nesting or a"_s;
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

SUITE_TEST(QCoreApplication, TestCard)

} // namespace tst_card

#include "tst_card.moc"
