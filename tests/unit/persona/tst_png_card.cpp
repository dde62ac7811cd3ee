// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/png_card.h"

#include "core/persona/limits.h"
#include "core/persona/picture/picture_check.h"
#include "core/persona/picture/plain_portrait.h"
#include "tests/support/card_files/png_pieces.h"
#include "tests/support/suite.h"

#include <QImage>
#include <QTest>

namespace tst_png_card {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::png_pieces;
using base::ErrorCode;
using persona::cardJsonInPng;
using persona::pngWithCard;
using persona::readPngCard;

namespace {

const QByteArray kV2(R"({"spec":"chara_card_v2","data":{"name":"Aya"}})");
const QByteArray kV3(R"({"spec":"chara_card_v3","data":{"name":"綾"}})");

QByteArray brokenIntoLines(const QByteArray &base64)
{
    QByteArray lines;
    for (qsizetype at = 0; at < base64.size(); at += 8)
        lines += " " + base64.mid(at, 8) + "\r\n\t";
    return lines;
}

QByteArray withoutPadding(QByteArray base64)
{
    while (base64.endsWith('='))
        base64.chop(1);
    return base64;
}

/// A zlib stream that breaks off in its middle.
QByteArray cutStream(const QByteArray &bytes) { return packed(bytes).chopped(6); }

} // namespace

/// Cards in PNG text chunks: found in every form, refused with a sentence, written without changing the rest.
class TestPngCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCardIsFound_data();
    void theCardIsFound();
    void theNewerCardIsPreferred();
    void ofTwoCardsOfAKindTheFirstCounts();
    void whatIsNoSoundCardIsRefused_data();
    void whatIsNoSoundCardIsRefused();
    void aFileCutAnywhereIsRefused();
    void anyFlippedByteIsNoticed();
    void pixelsMayBeLargerThanTexts();
    void bothCardsAreWrittenBeforeTheEnd();
    void everythingElseStaysByteForByte();
    void whatStandsBehindTheEndIsDropped();
    void aCardCanBeTakenOut();
    void aPictureThatLeavesNoRoomIsRefused();
    void aCardThatCouldNotBeReadAgainIsNotWritten();
    void withoutAPictureAPlainOneIsDrawn();
};

void TestPngCard::theCardIsFound_data()
{
    const QByteArray base64 = kV2.toBase64();
    QVERIFY(base64.endsWith('='));
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("tEXt") << png(text("chara", base64));
    QTest::newRow("zTXt") << png(packedText("chara", base64));
    QTest::newRow("iTXt") << png(unicodeText("chara", base64));
    QTest::newRow("iTXt, packed") << png(unicodeText("chara", base64, true));
    QTest::newRow("behind the pixels") << png({}, text("chara", base64));
    QTest::newRow("as ccv3") << png(text("ccv3", base64));
    QTest::newRow("another spelling") << png(text("Chara", base64));
    QTest::newRow("another spelling of ccv3") << png(text("CCV3", base64));
    QTest::newRow("broken into lines") << png(text("chara", brokenIntoLines(base64)));
    QTest::newRow("without padding") << png(text("chara", withoutPadding(base64)));
    QTest::newRow("in the alphabet for addresses")
        << png(text("chara", kV2.toBase64(QByteArray::Base64UrlEncoding)));
    QTest::newRow("as it is") << png(text("chara", kV2));
    QTest::newRow("as it is, in iTXt") << png(unicodeText("chara", kV2));
    QTest::newRow("beside other texts") << png(text("Comment", "hello") + packedText("parameters", "x") +
                                               text("chara", base64) + text("character", "no card"));
    QTest::newRow("beside a text that cannot be unpacked")
        << png(chunk("zTXt", QByteArray("parameters\0\0junk", 16)) + text("chara", base64));
    QTest::newRow("with something behind the end") << png(text("chara", base64)) + "trailing";
    QTest::newRow("64 texts") << png(text("Comment", "x").repeated(63) + text("chara", base64));
}

void TestPngCard::theCardIsFound()
{
    QFETCH(const QByteArray, file);

    const auto json = cardJsonInPng(file);

    QVERIFY2(json, qUtf8Printable(json ? QString() : json.error().text));
    QCOMPARE(*json, kV2);
}

void TestPngCard::theNewerCardIsPreferred()
{
    const QByteArray v2 = text("chara", kV2.toBase64());
    const QByteArray v3 = text("ccv3", kV3.toBase64());

    QCOMPARE(cardJsonInPng(png(v2 + v3)).value(), kV3);
    QCOMPARE(cardJsonInPng(png(v3, v2)).value(), kV3);
    QCOMPARE(readPngCard(png(v2 + v3)).value(), (persona::PngCard{kV2, kV3}));
    QCOMPARE(readPngCard(png(v2)).value(), (persona::PngCard{kV2, {}}));
}

void TestPngCard::ofTwoCardsOfAKindTheFirstCounts()
{
    const auto json = cardJsonInPng(png(text("chara", kV2.toBase64()) + text("chara", kV3.toBase64())));

    QCOMPARE(json.value(), kV2);
}

void TestPngCard::whatIsNoSoundCardIsRefused_data()
{
    const QByteArray card = text("chara", kV2.toBase64());
    const auto wild = [](const QByteArray &type, const QByteArray &data) { return png(chunk(type, data)); };
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("words"); // of the sentence
    QTest::newRow("nothing") << QByteArray() << u"not a PNG"_s;
    QTest::newRow("a wrong signature")
        << QByteArray("\x8aPNG\r\n\x1a\n") + png(card).mid(8) << u"not a PNG"_s;
    QTest::newRow("a JPEG") << QByteArray("\xFF\xD8\xFF\xE0") << u"not a PNG"_s;
    QTest::newRow("no card") << png(text("Comment", kV2.toBase64())) << u"without a card"_s;
    QTest::newRow("no card behind a keyword without its end") << wild("tEXt", "chara") << u"without a card"_s;
    QTest::newRow("a wrong checksum and no card")
        << png(text("chara", QByteArray("{\"a\":").toBase64()).chopped(1) + 'x') << u"damaged"_s;
    QByteArray pixelsWithFlaw = pixels();
    pixelsWithFlaw[pixelsWithFlaw.size() - 5] = char(~pixelsWithFlaw[pixelsWithFlaw.size() - 5]);
    QTest::newRow("a wrong checksum of the pixels")
        << kMark + header() + card + pixelsWithFlaw + end() << u"damaged"_s;
    QTest::newRow("65 texts") << png(text("Comment", "x").repeated(64) + card) << u"64 texts"_s;
    QTest::newRow("no header first") << kMark + card + header() + pixels() + end() << u"damaged"_s;
    QTest::newRow("two headers") << png(header() + card) << u"damaged"_s;
    QTest::newRow("a header too short") << kMark + chunk("IHDR", "\x01") + card + end() << u"damaged"_s;
    QTest::newRow("a part without a name") << png(chunk(QByteArray(4, '\0'), {}) + card) << u"damaged"_s;
    QTest::newRow("too wide") << kMark + header(8193, 2) + card + pixels() + end() << u"8,192"_s;
    QTest::newRow("too high") << kMark + header(3, 0xFFFFFFFF) + card + pixels() + end() << u"8,192"_s;
    QTest::newRow("no height") << kMark + header(3, 0) + card + pixels() + end() << u"damaged"_s;
    QTest::newRow("no end") << kMark + header() + card + pixels() << u"cut off"_s;
    QTest::newRow("a part longer than any file")
        << kMark + header() + big(0xFFFFFFFF) + "tEXtchara" << u"cut off"_s;
    QTest::newRow("a large text") << png(text("Comment", QByteArray(8 * 1024 * 1024, 'x')) + card)
                                  << u"8 MB"_s;
    QTest::newRow("a large unknown part")
        << png(chunk("prVt", QByteArray(8 * 1024 * 1024 + 1, 'x')) + card) << u"8 MB"_s;
    QTest::newRow("many parts") << png(chunk("prVt", {}).repeated(65'536) + card) << u"65,536"_s;
    QTest::newRow("a large file") << png(card) + QByteArray(32 * 1024 * 1024, 'x') << u"32 MB"_s;
    QTest::newRow("no base64") << png(text("chara", "%%%")) << u"damaged"_s;
    QTest::newRow("base64 that breaks off") << png(text("chara", kV2.toBase64().left(9))) << u"damaged"_s;
    QTest::newRow("an empty text") << png(text("chara", {})) << u"damaged"_s;
    QTest::newRow("nothing but padding") << png(text("chara", "====")) << u"damaged"_s;
    QTest::newRow("zTXt cut off") << wild("zTXt", QByteArray("chara\0\0", 7) + cutStream(kV2.toBase64()))
                                  << u"damaged"_s;
    QTest::newRow("zTXt of junk") << wild("zTXt", QByteArray("chara\0\0junk", 11)) << u"damaged"_s;
    QTest::newRow("zTXt without a way") << wild("zTXt", QByteArray("chara\0", 6)) << u"damaged"_s;
    QTest::newRow("zTXt of another way")
        << wild("zTXt", QByteArray("chara\0\1", 7) + packed("x")) << u"damaged"_s;
    QTest::newRow("iTXt too short") << wild("iTXt", QByteArray("chara\0\0", 7)) << u"damaged"_s;
    QTest::newRow("iTXt without its texts") << wild("iTXt", QByteArray("chara\0\0\0ja", 10)) << u"damaged"_s;
    QTest::newRow("iTXt of another way") << wild("iTXt", QByteArray("chara\0\2\0\0\0x", 11)) << u"damaged"_s;
    QTest::newRow("a bomb of 1 GB") << wild("zTXt", QByteArray("chara\0\0", 7) + packedZeros(1024))
                                    << u"8 MB"_s;
    QTest::newRow("a bomb of 1 GB as iTXt")
        << wild("iTXt", QByteArray("ccv3\0\1\0\0\0", 9) + packedZeros(1024)) << u"8 MB"_s;
    const QByteArray large = packedText("ccv3", QByteArray(5 * 1024 * 1024, 'A')) +
                             packedText("chara", QByteArray(5 * 1024 * 1024, 'A'));
    QTest::newRow("two texts, too large together") << png(large) << u"8 MB"_s;
}

void TestPngCard::whatIsNoSoundCardIsRefused()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, words);

    const auto json = cardJsonInPng(file);

    QVERIFY(!json);
    QCOMPARE(json.error().code, ErrorCode::InvalidInput);
    QVERIFY2(json.error().text.contains(words), qUtf8Printable(json.error().text));
    QVERIFY(json.error().text.endsWith(u'.'));
}

void TestPngCard::aFileCutAnywhereIsRefused()
{
    const QByteArray file =
        png(text("chara", kV2.toBase64()), packedText("ccv3", kV3.toBase64()) + unicodeText("Comment", "x"));
    QVERIFY(cardJsonInPng(file));

    for (qsizetype length = 0; length < file.size(); ++length) {
        const auto json = cardJsonInPng(file.first(length));

        QVERIFY2(!json, qUtf8Printable(u"cut at byte %1"_s.arg(length)));
        QVERIFY(!json.error().text.isEmpty());
        QVERIFY(!pngWithCard(length == 0 ? QByteArray(1, 'x') : file.first(length), kV2, kV3));
    }
}

void TestPngCard::anyFlippedByteIsNoticed()
{
    const QByteArray file = png(text("chara", kV2.toBase64()), packedText("ccv3", kV3.toBase64()));

    for (qsizetype at = 0; at < file.size(); ++at) {
        for (const int bit : {0, 5, 7}) {
            QByteArray flipped = file;
            flipped[at] = char(flipped[at] ^ 1 << bit);
            // A flaw in one text loses only that text, and is reported.
            const auto card = readPngCard(flipped);
            QVERIFY2(!card || !card->flaws.isEmpty() || card->v3Json.isEmpty() || card->v2Json.isEmpty(),
                     qUtf8Printable(u"bit %1 of byte %2"_s.arg(bit).arg(at)));
        }
    }
}

void TestPngCard::pixelsMayBeLargerThanTexts()
{
    const QByteArray file = kMark + header() + chunk("IDAT", QByteArray(9 * 1024 * 1024, 'x')) +
                            text("chara", kV2.toBase64()) + end();

    QCOMPARE(cardJsonInPng(file).value(), kV2);
}

void TestPngCard::bothCardsAreWrittenBeforeTheEnd()
{
    const auto written = pngWithCard(png(), kV2, kV3);

    QCOMPARE(written.value(), png({}, text("chara", kV2.toBase64()) + text("ccv3", kV3.toBase64())));
    QCOMPARE(readPngCard(*written).value(), (persona::PngCard{kV2, kV3}));
}

void TestPngCard::everythingElseStaysByteForByte()
{
    const QByteArray before = chunk("gAMA", big(45455)) + text("Comment", "kept") + chunk("prVt", "unknown") +
                              chunk("PLTE", "abcdef");
    const QByteArray behind = chunk("tIME", "1234567") + unicodeText("Note", "猫", true) + chunk("zzZz", {}) +
                              text("chara-ext-asset_:0", "kept too") + chunk("tEXt", "no keyword");
    const QByteArray file = kMark + header() + text("ccv3", "b2xk") + before + pixels() + pixels() +
                            packedText("Chara", "b2xk") + behind + text("chara", "older") + end();

    const auto written = pngWithCard(file, kV2, kV3);

    QCOMPARE(written.value(), kMark + header() + before + pixels() + pixels() + behind +
                                  text("chara", kV2.toBase64()) + text("ccv3", kV3.toBase64()) + end());
}

void TestPngCard::whatStandsBehindTheEndIsDropped()
{
    const auto written = pngWithCard(png() + "PK\x03\x04 and more", kV2, {});

    QCOMPARE(written.value(), png({}, text("chara", kV2.toBase64())));
}

void TestPngCard::aCardCanBeTakenOut()
{
    QCOMPARE(pngWithCard(png(text("chara", "b2xk"), text("ccv3", "b2xk")), {}, {}).value(), png());
}

void TestPngCard::aPictureThatLeavesNoRoomIsRefused()
{
    const auto full = [](int texts) { return png(text("Comment", "x").repeated(texts)); };
    QVERIFY(cardJsonInPng(pngWithCard(full(62), kV2, kV3).value()));

    const auto written = pngWithCard(full(63), kV2, kV3);

    QVERIFY(!written);
    QVERIFY(written.error().text.contains(u"too large"_s));
    const qsizetype spare = persona::kLargestSource - png().size() - 12;
    QVERIFY(!pngWithCard(kMark + header() + chunk("IDAT", QByteArray(spare, 'x')) + end(), kV2, kV3));
}

void TestPngCard::aCardThatCouldNotBeReadAgainIsNotWritten()
{
    const QByteArray large(6'200'000, ' ');
    QCOMPARE(cardJsonInPng(pngWithCard(png(), large, {}).value()).value().size(), large.size());

    QVERIFY(!pngWithCard(png(), large, QByteArray(100'000, ' ')));
    QVERIFY(!pngWithCard(png(), QByteArray(9'000'000, ' '), {}));
}

void TestPngCard::withoutAPictureAPlainOneIsDrawn()
{
    const auto written = pngWithCard({}, kV2, kV3);

    QCOMPARE(cardJsonInPng(written.value()).value(), kV3);
    const auto checked = persona::checkPicture(*written);
    QVERIFY(checked);
    QCOMPARE(checked->bytes, persona::plainPortrait());
    const QImage image = QImage::fromData(checked->bytes);
    QCOMPARE(image.size(), QSize(512, 768));
    QVERIFY(image.allGray());
    QVERIFY(image.pixel(256, 290) != image.pixel(2, 2));
    QVERIFY(checked->bytes.size() < 10'000);
}

SUITE_TEST(QCoreApplication, TestPngCard)

} // namespace tst_png_card

#include "tst_png_card.moc"
