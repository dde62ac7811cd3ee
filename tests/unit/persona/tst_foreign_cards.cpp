// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/card_archive.h"
#include "core/persona/card/card_file.h"
#include "core/persona/card/large_card.h"
#include "core/persona/card/png_card.h"
#include "core/persona/card/studio_fields.h"
#include "core/persona/limits.h"
#include "core/persona/picture/plain_portrait.h"
#include "core/wire/json.h"
#include "tests/support/builders.h"
#include "tests/support/card_files/png_pieces.h"
#include "tests/support/card_files/zip_pieces.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <algorithm>

namespace tst_foreign_cards {

using namespace Qt::StringLiterals;
using namespace studio;
using model::CardFormat;
using model::Language;
using model::PersonaText;
using persona::Card;
using Fate = model::CardNote::Fate;

namespace {

const QByteArray kCard =
    R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Ida","description":"A cook."}})";

PersonaText textOf(const Card &card) { return card.persona.textIn(card.persona.mainLanguage); }

bool warns(const Card &card, const QString &words)
{
    return std::any_of(card.report.cbegin(), card.report.cend(), [&words](const model::CardNote &note) {
        return note.fate == Fate::Warning && note.text.contains(words);
    });
}

/// An EXIF block with one thing in it, the comment of the user.
QByteArray exif(const QByteArray &comment)
{
    const QByteArray value = QByteArray("ASCII\0\0\0", 8) + comment;
    const auto little = [](quint32 number, int bytes) {
        QByteArray out(4, '\0');
        qToLittleEndian(number, out.data());
        return out.first(bytes);
    };
    return "II*" + QByteArray(1, '\0') + little(8, 4) + little(1, 2) + little(0x8769, 2) + little(4, 2) +
           little(1, 4) + little(26, 4) + little(0, 4) + little(1, 2) + little(0x9286, 2) + little(7, 2) +
           little(quint32(value.size()), 4) + little(44, 4) + little(0, 4) + value;
}

QByteArray webp(const QByteArray &exifBlock)
{
    const auto chunk = [](const QByteArray &name, QByteArray data) {
        QByteArray length(4, '\0');
        qToLittleEndian(quint32(data.size()), length.data());
        if (data.size() % 2 == 1)
            data += '\0';
        return QByteArray(name + length + data);
    };
    const QByteArray body = "WEBP" + chunk("VP8X", QByteArray("\x08\0\0\0\0\0\0\0\0\0", 10)) +
                            chunk("VP8L", QByteArray("\x2f\0\0\0\0\0", 6)) + chunk("EXIF", exifBlock);
    return chunk("RIFF", body);
}

} // namespace

/// Companions from other programs: odd wrappers, pictures, archives, and what they lose on the way.
class TestForeignCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void othersAreReadAsCharacterCards_data();
    void othersAreReadAsCharacterCards();
    void aFrameCostsNothingOfTheCard_data();
    void aFrameCostsNothingOfTheCard();
    void agnaiKeepsAllItSays();
    void aBombOfYamlIsNoCard();
    void aCardMayLieInExif_data();
    void aCardMayLieInExif();
    void aPictureWithoutOneSaysSo();
    void backyardIsRead();
    void aDamagedTextCostsNotTheOther();
    void twoCardsInOnePictureAreTold();
    void aConversationIsSentElsewhere();
    void ourOwnFieldsComeBack();
    void whatOthersChangedCounts();
    void theReminderIsWrittenAndRead();
    void secretsAreInNoCard();
    void feelingsOfACardAreUsed();
    void aLargeFileKeepsCardAndPortrait();
    void aLargeFileKeepsSharedPicturesOnce();
    void aBundleIsUnpacked();
};

void TestForeignCards::othersAreReadAsCharacterCards_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("greeting");
    const QString sit = u"Sit down."_s;
    QTest::newRow("Agnai") << QByteArray(R"({"kind":"character","name":"Ida","greeting":"Sit down.","persona":
        {"kind":"attributes","attributes":{"mind":["calm","dry"]}}})")
                           << sit;
    QTest::newRow("Pygmalion")
        << QByteArray(
               R"({"char_name":"Ida","char_persona":"A cook.","char_greeting":"Sit down.","world_scenario":"A bar."})")
        << sit;
    QTest::newRow("text-generation-webui, JSON")
        << QByteArray(R"({"name":"Ida","context":"A cook.","greeting":"Sit down."})") << sit;
    QTest::newRow("text-generation-webui, YAML")
        << QByteArray("name: Ida\ngreeting: |-\n  Sit down.\ncontext: |-\n  A cook.\n  She waits.\n") << sit;
    QTest::newRow("in a list") << QByteArray("[" + kCard + "]") << QString();
    QTest::newRow("in a member") << QByteArray(R"({"character":)" + kCard + "}") << QString();
    QTest::newRow("wrapped twice") << QByteArray(R"({"spec":"chara_card_v2","data":)" + kCard + "}")
                                   << QString();
    QTest::newRow("data as a text")
        << QByteArray(R"({"spec":"chara_card_v2","spec_version":"2.0","data":"{\"name\":\"Ida\"}"})")
        << QString();
    QTest::newRow("the file is one text of JSON")
        << QByteArray(R"("{\"spec\":\"chara_card_v2\",\"data\":{\"name\":\"Ida\"}}")") << QString();
    QTest::newRow("Agnai, persona as a text")
        << QByteArray(R"({"name":"Ida","persona":"A cook.","greeting":"Sit down.","sampleChat":"x"})") << sit;
    QTest::newRow("Pygmalion in a PNG")
        << png_pieces::png(png_pieces::text(
               "chara",
               QByteArray(R"({"char_name":"Ida","char_persona":"A cook.","char_greeting":"Sit down."})")
                   .toBase64()))
        << sit;
    QTest::newRow("CHARX whose card is spelt otherwise")
        << zip_pieces::zip({zip_pieces::plain("Card.JSON", kCard)}) << QString();
    QTest::newRow("the name at the top only")
        << QByteArray(R"({"spec":"chara_card_v2","name":"Ida","data":{"name":"","first_mes":"Sit down."}})")
        << sit;
}

void TestForeignCards::othersAreReadAsCharacterCards()
{
    QFETCH(const QByteArray, file);
    const auto card = persona::readCard(file);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(textOf(*card).name, u"Ida"_s);
    QTEST(textOf(*card).greeting, "greeting");
    QVERIFY(persona::readCard(persona::writeCard(card->persona, CardFormat::V2).value()));
}

void TestForeignCards::aFrameCostsNothingOfTheCard_data()
{
    const QByteArray inner = R"({"name":"Ida","description":"Cooks.","tags":["sea"],"creator":"c",
        "extensions":{"fav":true,"other_program":{"x":1}}})";
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("a member") << QByteArray(R"({"character":)" + inner + '}');
    QTest::newRow("an unknown specification") << QByteArray(R"({"spec":"chara_x","data":)" + inner + '}');
    QTest::newRow("Exif, in numbers") << webp(exif([&inner] {
        QByteArrayList numbers;
        for (const char byte : QByteArray(R"({"spec":"chara_card_v2","data":)" + inner + '}'))
            numbers.append(QByteArray::number(quint8(byte)));
        return numbers.join(',');
    }()));
    QTest::newRow("Exif") << webp(exif(R"({"spec":"chara_card_v2","data":)" + inner + '}'));
}

// Parts reported as kept are in the export, and every form reads as the same companion.
void TestForeignCards::aFrameCostsNothingOfTheCard()
{
    QFETCH(const QByteArray, file);
    const auto card = persona::readCard(file);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    for (const auto format : {model::CardFormat::V1, model::CardFormat::V2, model::CardFormat::V3}) {
        const auto written = persona::writeCard(card->persona, format, {card->source, {}});
        QVERIFY(written);
        QVERIFY(written->contains("other_program"));
        const auto again = persona::readCard(*written);
        QVERIFY(again);
        QCOMPARE(again->persona.tags, QStringList{u"sea"_s});
        QCOMPARE(again->persona.card.creator, u"c"_s);
        QCOMPARE(textOf(*again).story, u"Cooks."_s);
    }
}

void TestForeignCards::agnaiKeepsAllItSays()
{
    const auto card = persona::readCard(
        R"({"kind":"character","name":"Ida","scenario":"A bar.","appearance":"red coat","sampleChat":"{{char}}: Sit.",
            "persona":{"kind":"boostyle","attributes":{"mind":["calm"],"job":["cook","host"]}},
            "alternateGreetings":["You again."],"systemPrompt":"Be brief.","insert":{"depth":3,"prompt":"It rains."},
            "characterBook":{"entries":[{"name":"sea","keywords":["sea"],"entry":"It is near.","enabled":true}]}})");
    QVERIFY(card);
    const PersonaText text = textOf(*card);
    QCOMPARE(text.story, u"mind: calm\njob: cook, host\nappearance: red coat"_s);
    QCOMPARE(text.scenarioNote, u"A bar."_s);
    QCOMPARE(text.systemNote, u"Be brief."_s);
    QCOMPARE(text.depthNote, u"It rains."_s);
    QCOMPARE(text.alternateGreetings, QStringList{u"You again."_s});
    QCOMPARE(card->persona.lore.value(0).entries.value(0).keys, QStringList{u"sea"_s});
}

void TestForeignCards::aBombOfYamlIsNoCard()
{
    QByteArray bomb = "name: Ida\ncontext: &a0 [x, x, x, x, x, x, x, x, x]\n";
    for (int i = 1; i < 12; ++i) {
        const QByteArray before = "*a" + QByteArray::number(i - 1);
        bomb += "k" + QByteArray::number(i) + ": &a" + QByteArray::number(i) + " [" + before;
        for (int j = 0; j < 8; ++j)
            bomb += ", " + before;
        bomb += "]\n";
    }
    QVERIFY(!persona::readCard(bomb));
    QVERIFY(!persona::readCard("name: [unclosed\ngreeting: x"));
}

void TestForeignCards::aCardMayLieInExif_data()
{
    QTest::addColumn<QByteArray>("file");
    const QByteArray packed = exif(kCard.toBase64());
    QTest::newRow("WebP, base64") << webp("Exif" + QByteArray(2, '\0') + packed);
    QTest::newRow("WebP, plain, no head") << webp(exif(kCard));
    QTest::newRow("PNG") << png_pieces::png(png_pieces::chunk("eXIf", packed));
    const QByteArray block = "Exif" + QByteArray(2, '\0') + packed;
    QByteArray length(2, '\0');
    qToBigEndian(quint16(block.size() + 2), length.data());
    QTest::newRow("JPEG") << QByteArray("\xFF\xD8\xFF\xE1") + length + block + QByteArray("\xFF\xDA\0\0", 4);
}

void TestForeignCards::aCardMayLieInExif()
{
    QFETCH(const QByteArray, file);
    const auto card = persona::readCard(file);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(textOf(*card).name, u"Ida"_s);
    for (qsizetype length = 0; length < file.size(); length += 7)
        (void)persona::readCard(file.first(length)); // whatever the result, it ends
}

void TestForeignCards::aPictureWithoutOneSaysSo()
{
    const auto card = persona::readCard(webp(exif("Taken at sea.")));
    QVERIFY(!card);
    QVERIFY(card.error().text.contains(u"picture"_s));
}

void TestForeignCards::backyardIsRead()
{
    using zip_pieces::plain;
    const QByteArray file = zip_pieces::zip(
        {plain("manifest.json", R"({"schemaVersion":1,"characters":["characters/c/character.json"],
                                   "scenarios":["scenarios/s.json"]})"),
         plain("characters/c/character.json", R"({"name":"Ida","displayName":"Ida Brook",
             "persona":"{character} cooks for {user}.","loreItems":[{"key":"sea, tide","value":"It is near."}]})"),
         plain("scenarios/s.json", R"({"narrative":"A bar.","firstMessages":[{"text":"Sit."},{"text":"You?"}],
             "messages":[{"type":"human","text":"Hi"}]})")});
    const auto card = persona::readCard(file);
    QVERIFY2(card, card ? "" : qPrintable(card.error().text));
    QCOMPARE(textOf(*card).name, u"Ida Brook"_s);
    QCOMPARE(textOf(*card).story, u"{{char}} cooks for {{user}}."_s);
    QCOMPARE(textOf(*card).greeting, u"Sit."_s);
    QCOMPARE(textOf(*card).alternateGreetings, QStringList{u"You?"_s});
    QCOMPARE(card->persona.lore.value(0).entries.value(0).keys, (QStringList{u"sea"_s, u"tide"_s}));
    QCOMPARE(card->persona.card.nickname, u"Ida"_s);
}

void TestForeignCards::aDamagedTextCostsNotTheOther()
{
    const QByteArray whole = png_pieces::text("chara", kCard.toBase64());
    const QByteArray half = png_pieces::text("ccv3", kCard.toBase64().first(40));
    const auto read = persona::readCard(png_pieces::png(half + whole));
    QVERIFY(read);
    QVERIFY(warns(*read, u"damaged"_s));

    const auto wrongSum = persona::readCard(png_pieces::png(whole.chopped(1) + char(~whole.back())));
    QVERIFY(wrongSum);
    QVERIFY(warns(*wrongSum, u"checksum"_s));
}

void TestForeignCards::twoCardsInOnePictureAreTold()
{
    QByteArray other = kCard;
    other.replace("Ida", "Oskar");
    const auto read = persona::readCard(png_pieces::png(png_pieces::text("chara", kCard.toBase64()) +
                                                        png_pieces::text("chara", other.toBase64())));
    QVERIFY(read);
    QCOMPARE(textOf(*read).name, u"Ida"_s);
    QVERIFY(warns(*read, u"more than one"_s));
}

void TestForeignCards::aConversationIsSentElsewhere()
{
    const auto talk = persona::readCard("{\"name\":\"Ida\",\"is_user\":false,\"mes\":\"Sit.\"}\n"
                                        "{\"name\":\"Mika\",\"is_user\":true,\"mes\":\"Thanks.\"}\n");
    QVERIFY(!talk);
    QVERIFY(talk.error().text.contains(u"conversation"_s));
}

void TestForeignCards::ourOwnFieldsComeBack()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    PersonaText &text = aya.texts[Language::English];
    text.role = u"a cook"_s;
    text.story = u"She cooks."_s;
    text.knowledge = {u"soup"_s};
    text.exampleDialogue = u"<START>\n{{char}}: Sit."_s;
    text.sampleLines = {{u"Eat."_s, {u"soup"_s}}};
    text.readings = {{u"Aya"_s, u"a-ya"_s}};
    aya.texts[Language::Japanese].name = u"綾"_s;
    aya.texts[Language::Japanese].greeting = u"どうぞ。"_s;
    aya.colour = u"#336699"_s;
    aya.voice.rate = 0.5;
    aya.allowedGestures = QStringList{u"nod"_s};

    for (const CardFormat format : {CardFormat::V2, CardFormat::V3, CardFormat::Png, CardFormat::Charx}) {
        const auto file = persona::writeCard(aya, format);
        QVERIFY(file);
        const auto back = persona::readCard(*file);
        QVERIFY(back);
        QCOMPARE(back->persona.texts, aya.texts);
        QCOMPARE(back->persona.colour, aya.colour);
        QCOMPARE(back->persona.voice, aya.voice);
        QCOMPARE(back->persona.allowedGestures, aya.allowedGestures);
    }
}

void TestForeignCards::whatOthersChangedCounts()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    aya.texts[Language::English].role = u"a cook"_s;
    aya.texts[Language::English].story = u"She cooks."_s;
    QByteArray file = persona::writeCard(aya, CardFormat::V2).value();
    QVERIFY(file.contains("a cook\\n\\nShe cooks.")); // programs without roles show it anyway
    file.replace("a cook\\n\\nShe cooks.", "She sails.");

    const PersonaText text = textOf(persona::readCard(file).value());
    QCOMPARE(text.story, u"She sails."_s);
    QCOMPARE(text.role, QString());
}

void TestForeignCards::theReminderIsWrittenAndRead()
{
    const QByteArray source =
        R"({"spec":"chara_card_v2","spec_version":"2.0","data":{"name":"Ida","extensions":
        {"depth_prompt":{"prompt":"It rains.","depth":1,"role":"user"},"acme":1}}})";
    Card card = persona::readCard(source).value();
    QCOMPARE(textOf(card).depthNote, u"It rains."_s);
    QCOMPARE(persona::writeCard(card.persona, CardFormat::V2, {source, {}}).value(), source);

    card.persona.texts[card.persona.mainLanguage].depthNote = u"It snows."_s;
    const QByteArray changed = persona::writeCard(card.persona, CardFormat::V2, {source, {}}).value();
    QCOMPARE(changed, QByteArray(source).replace("It rains.", "It snows."));
}

void TestForeignCards::secretsAreInNoCard()
{
    model::Persona aya = tests::persona(u"aya"_s).named(Language::English, u"Aya"_s);
    aya.colour = u"#336699"_s;
    aya.notes = u"NOTE-OF-MINE"_s;
    aya.model.model = u"MODEL-OF-MINE"_s;
    aya.model.provider = base::ProviderId(u"PROVIDER-OF-MINE"_s);
    for (const CardFormat format : {CardFormat::V1, CardFormat::V2, CardFormat::V3}) {
        const QByteArray file = persona::writeCard(aya, format).value();
        QVERIFY(!file.contains("OF-MINE"));
    }
}

/// V3 with a picture of joy.
QByteArray cardWithJoy()
{
    return QByteArray(R"({"spec":"chara_card_v3","data":{"name":"Ida","description":"Cooks.","assets":[
        {"type":"emotion","name":"joy","uri":"embeded://assets/joy.png","ext":"png"},
        {"type":"emotion","name":"wistful","uri":"embeded://assets/wistful.png","ext":"png"}]}})");
}

void TestForeignCards::feelingsOfACardAreUsed()
{
    const QByteArray picture = persona::plainPortrait();
    const auto read = persona::readCard(zip_pieces::zip({zip_pieces::plain("card.json", cardWithJoy()),
                                                         zip_pieces::plain("assets/joy.png", picture),
                                                         zip_pieces::plain("assets/wistful.png", picture)}));
    QVERIFY(read);
    QCOMPARE(read->feelings, (QMap<QString, QByteArray>{{u"joy"_s, picture}}));
    const auto &report = read->report;
    const auto fateOf = [&report](const QString &part) {
        const auto note = std::find_if(report.cbegin(), report.cend(),
                                       [&part](const model::CardNote &one) { return one.part == part; });
        return note == report.cend() ? std::nullopt : std::optional(note->fate);
    };
    QCOMPARE(fateOf(u"assets: emotion"_s), std::optional(Fate::Used));
    QCOMPARE(fateOf(u"assets: emotion joy"_s), std::nullopt);
    QCOMPARE(fateOf(u"assets: emotion wistful"_s), std::optional(Fate::Kept));
}

void TestForeignCards::aLargeFileKeepsCardAndPortrait()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"big.charx"_s);
    QList<zip_pieces::Piece> pieces{zip_pieces::plain("card.json", cardWithJoy()),
                                    zip_pieces::plain("assets/joy.png", persona::plainPortrait())};
    for (int i = 0; i < 5; ++i)
        pieces.append(zip_pieces::plain("assets/" + QByteArray::number(i), QByteArray(8 << 20, 'x')));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(zip_pieces::zip(pieces));
    file.close();

    const auto read = persona::readCardBytes(path);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QVERIFY(read->bytes.size() < persona::kLargestFile);
    QCOMPARE(read->notes.size(), 1);
    QVERIFY(read->notes.first().text.contains(u'5'));
    const auto small = persona::readCard(read->bytes);
    QVERIFY(small);
    QCOMPARE(textOf(*small).name, u"Ida"_s);
    QCOMPARE(small->feelings.keys(), QStringList{u"joy"_s});

    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(QByteArray(40 << 20, 'x'));
    file.close();
    QVERIFY(!persona::readCardBytes(path));
    QCOMPARE(persona::readCardBytes(folder.filePath(u"none"_s)).error().code, base::ErrorCode::NotFound);
}

// Two feelings share a picture, and one of them has the path of the portrait in a new archive.
void TestForeignCards::aLargeFileKeepsSharedPicturesOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"big.charx"_s);
    const QByteArray card = R"({"spec":"chara_card_v3","data":{"name":"Ida","description":"Cooks.","assets":[
        {"type":"icon","name":"main","uri":"embeded://a.png","ext":"png"},
        {"type":"emotion","name":"joy","uri":"embeded://assets/icon/images/main.png","ext":"png"},
        {"type":"emotion","name":"love","uri":"embeded://assets/icon/images/main.png","ext":"png"}]}})";
    const QByteArray portrait = persona::plainPortrait();
    const QByteArray feeling = png_pieces::png();
    QVERIFY(portrait != feeling);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(zip_pieces::zip({zip_pieces::plain("card.json", card), zip_pieces::plain("a.png", portrait),
                                zip_pieces::plain("assets/icon/images/main.png", feeling),
                                zip_pieces::plain("other", QByteArray(40 << 20, 'x'))}));
    file.close();

    const auto read = persona::readCardBytes(path);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QVERIFY2(read->notes.first().text.contains(u'1'), qPrintable(read->notes.first().text));
    const auto small = persona::readCard(read->bytes);
    QVERIFY(small);
    QCOMPARE(small->picture, portrait);
    QCOMPARE(small->feelings, (QMap<QString, QByteArray>{{u"joy"_s, feeling}, {u"love"_s, feeling}}));
}

void TestForeignCards::aBundleIsUnpacked()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"cards.zip"_s);
    const auto save = [&path](const QByteArray &bytes) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(bytes);
    };
    using zip_pieces::plain;
    save(zip_pieces::zip({plain("a/ida.json", kCard), plain("b/oskar.json", kCard), plain("readme.txt", "x"),
                          plain("__MACOSX/ida.json", "x")}));
    const QTemporaryDir unpacked;
    const QStringList files = persona::unpackBundle(path, unpacked.path());
    QCOMPARE(files.size(), 2);
    for (const QString &file : files)
        QVERIFY(file.startsWith(unpacked.path() + u'/') && !file.contains(u".."_s));

    save(zip_pieces::zip({plain("../../ida.json", kCard)})); // leads out of the archive
    QVERIFY(persona::unpackBundle(path, unpacked.path()).isEmpty());
    save(zip_pieces::zip({plain("card.json", kCard)}));
    QVERIFY(persona::unpackBundle(path, unpacked.path()).isEmpty());
    save("no zip");
    QVERIFY(persona::unpackBundle(path, unpacked.path()).isEmpty());
}

SUITE_TEST(QCoreApplication, TestForeignCards)

} // namespace tst_foreign_cards

#include "tst_foreign_cards.moc"
