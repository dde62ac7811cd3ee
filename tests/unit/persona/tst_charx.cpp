// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/charx.h"

#include "core/persona/limits.h"
#include "core/persona/picture/picture_check.h"
#include "core/persona/picture/plain_portrait.h"
#include "tests/support/card_files/zip_pieces.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_charx {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::zip_pieces;
using base::ErrorCode;
using persona::CharxEntry;
using persona::charxWithCard;
using persona::holdsZip;
using persona::readCharx;

namespace {

const QByteArray kCard(R"({"spec":"chara_card_v3","data":{"name":"綾"}})");

/// Too short for compression to help.
const QByteArray kShortCard(R"({"a":1})");

QByteArray cardWithIcon(const QByteArray &uri, const QByteArray &name = "main")
{
    return QByteArray(R"({"data":{"assets":[{"type":"background","name":"main","uri":"embeded://b.png"},)"
                      R"({"type":"icon","name":"NAME","uri":"URI","ext":"png"}]}})")
        .replace("NAME", name)
        .replace("URI", uri);
}

/// A PNG that does not compress.
QByteArray noise(int side)
{
    QByteArray rows;
    for (int y = 0; y < side; ++y) {
        QByteArray row(1 + side * 4, '\0');
        QRandomGenerator(quint32(y)).generate(row.begin() + 1, row.end());
        row[0] = '\0';
        rows += row;
    }
    return png_pieces::kMark + png_pieces::header(quint32(side), quint32(side)) +
           png_pieces::chunk("IDAT", png_pieces::packed(rows)) + png_pieces::end();
}

QByteArray bombedPiece(int megabytes) { return png_pieces::packedZeros(megabytes).mid(2).chopped(4); }

/// A JPEG of 3 × 2 pixels with valid headers.
QByteArray jpeg()
{
    return QByteArray("\xFF\xD8\xFF\xC0\x00\x0B\x08\x00\x02\x00\x03\x01\x01\x11\x00", 15) +
           QByteArray("\xFF\xDA\x00\x08\x01\x01\x00\x00\x3F\x00\x12\x34\xFF\xD9", 14);
}

/// The files that RisuAI packs beside a card.
QList<Piece> wholeCharx(const Piece &card)
{
    return {deflated("assets/icon/image/main.png", QByteArray(500, 'p')), card,
            plain("module.risum", QByteArray("\x00\x01\xFFraw", 6)),
            deflated("x_meta/1.json", "{\"type\":\"PNG\"}"), plain("assets/", {})};
}

QString why(const base::Result<persona::CharxFile> &file) { return file ? u"read"_s : file.error().text; }

} // namespace

/// Cards in zips: read without unpacking more than the card and its portrait, written without changing the
/// rest.
class TestCharx : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aZipIsFoundByItsEnd();
    void theCardIsRead_data();
    void theCardIsRead();
    void entriesAreToldInTheirOrder();
    void thePortraitIsTheMainIcon_data();
    void thePortraitIsTheMainIcon();
    void picturesOfFeelingsAreFound();
    void feelingsAreBounded();
    void whatIsNoSoundCharxIsRefused_data();
    void whatIsNoSoundCharxIsRefused();
    void namesThatLeadOutAreRefused_data();
    void namesThatLeadOutAreRefused();
    void oddNamesAreOnlyText();
    void aFileCutAnywhereIsRefused();
    void noFlippedByteChangesTheCard();
    void aMillionEntriesAreRefused();
    void nestedZipsAreNeverOpened();
    void onlyTheCardChanges_data();
    void onlyTheCardChanges();
    void theSameCardGivesTheSameFile();
    void aNewArchiveHoldsCardAndPortrait();
    void othersReadWhatWasWritten();
    void anotherPortraitBecomesTheMainIcon_data();
    void anotherPortraitBecomesTheMainIcon();
    void whatCouldNotBeReadAgainIsNotWritten();
};

void TestCharx::aZipIsFoundByItsEnd()
{
    const QByteArray file = zip({plain("card.json", kCard)});

    QVERIFY(holdsZip(file));
    QVERIFY(holdsZip(jpeg() + file));
    QVERIFY(holdsZip(zip({plain("card.json", kCard)}, QByteArray(0xFFFF, 'c'))));
    QVERIFY(!holdsZip({}));
    QVERIFY(!holdsZip(kCard));
    QVERIFY(!holdsZip(jpeg()));
    QVERIFY(!holdsZip("PK\x05\x06"));
    QVERIFY(!holdsZip(file.chopped(1)));
    QVERIFY(!holdsZip(file + QByteArray(70'000, 'x')));
}

void TestCharx::theCardIsRead_data()
{
    const auto trailing = [](Piece piece) {
        piece.hasTrailer = true;
        return piece;
    };
    Piece widened =
        deflated("card.json", kCard); // some writers put the sizes in another place of the local file header
    widened.headerSize = 0xFFFFFFFF;
    Piece withExtra = plain("card.json", kCard);
    withExtra.extra = little(0x5455, 2) + little(5, 2) + "\x01" + "time";
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("as it is") << zip({plain("card.json", kCard)});
    QTest::newRow("packed") << zip({deflated("card.json", kCard)});
    QTest::newRow("in capitals") << zip({plain("CARD.JSON", kCard)});
    QTest::newRow("sizes behind the data") << zip({trailing(deflated("card.json", kCard)), plain("b", "b")});
    QTest::newRow("sizes behind the data, last")
        << zip({plain("b", "b"), trailing(deflated("card.json", kCard))});
    QTest::newRow("sizes elsewhere") << zip({widened});
    QTest::newRow("extra fields") << zip({withExtra});
    QTest::newRow("among others") << zip(wholeCharx(deflated("card.json", kCard)));
    QTest::newRow("with a comment") << zip({plain("card.json", kCard)}, "a comment");
    QTest::newRow("a comment like an end") << zip({plain("card.json", kCard)}, endRecord(0, 0, 0) + "x");
    QTest::newRow("behind a JPEG") << jpeg() + zip({plain("card.json", kCard)});
    QTest::newRow("behind a JPEG that counts") << zip({plain("card.json", kCard)}, {}, jpeg());
    QTest::newRow("a plain file by its attributes")
        << zip({Piece{.name = "card.json", .content = kCard, .attributes = 0x81A40000}});
}

void TestCharx::theCardIsRead()
{
    QFETCH(const QByteArray, file);

    const auto charx = readCharx(file);

    QVERIFY2(charx, qUtf8Printable(why(charx)));
    QCOMPARE(charx->cardJson, kCard);
}

void TestCharx::entriesAreToldInTheirOrder()
{
    const auto charx = readCharx(zip(wholeCharx(deflated("card.json", kCard))));

    const QList<CharxEntry> expected{{u"assets/icon/image/main.png"_s, 500},
                                     {u"card.json"_s, kCard.size()},
                                     {u"module.risum"_s, 6},
                                     {u"x_meta/1.json"_s, 14},
                                     {u"assets/"_s, 0}};
    QCOMPARE(charx.value().entries, expected);
    QVERIFY(charx->portrait.isEmpty());
}

void TestCharx::thePortraitIsTheMainIcon_data()
{
    const QByteArray picture = persona::plainPortrait();
    const auto with = [&](const QByteArray &card, const QByteArray &bytes,
                          const QByteArray &before = {}) -> QByteArray {
        return before + zip({plain("card.json", card), deflated("assets/icon/images/main.png", bytes)});
    };
    const QByteArray main = cardWithIcon("embeded://assets/icon/images/main.png");
    Piece huge = plain("assets/icon/images/main.png", picture);
    huge.size = 17'000'000;
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("portrait");
    QTest::newRow("named") << with(main, picture) << picture;
    QTest::newRow("named in the other spelling")
        << with(cardWithIcon("embedded://assets/icon/images/main.png"), picture) << picture;
    QTest::newRow("the only icon") << with(cardWithIcon("embeded://assets/icon/images/main.png", "face"),
                                           picture)
                                   << picture;
    QTest::newRow("with a BOM") << with("\xEF\xBB\xBF" + main, picture) << picture;
    QTest::newRow("a JPEG in front") << with(kCard, picture, jpeg()) << jpeg();
    QTest::newRow("an icon and a JPEG") << with(main, picture, jpeg()) << picture;
    QTest::newRow("none is named") << with(kCard, picture) << QByteArray();
    QTest::newRow("another is named") << with(cardWithIcon("embeded://other.png"), picture) << QByteArray();
    QTest::newRow("an address") << with(cardWithIcon("https://example.org/a.png"), picture) << QByteArray();
    QTest::newRow("a way out") << with(cardWithIcon("embeded://../../etc/passwd"), picture) << QByteArray();
    QTest::newRow("no picture") << with(main, "<svg onload=\"x\"/>") << QByteArray();
    QTest::newRow("a broken picture") << with(main, picture.first(100)) << QByteArray();
    QTest::newRow("too large") << zip({plain("card.json", main), huge}) << QByteArray();
    QTest::newRow("no JSON") << with("{\"data\":", picture) << QByteArray();
    QTest::newRow("a list for a card") << with("[[]]", picture) << QByteArray();
    QTest::newRow("assets of a wrong shape")
        << with(R"({"data":{"assets":{"a":[],"b":{"type":1}}}})", picture) << QByteArray();
}

void TestCharx::thePortraitIsTheMainIcon()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QByteArray, portrait);

    const auto charx = readCharx(file);

    QVERIFY2(charx, qUtf8Printable(why(charx)));
    QCOMPARE(charx->portrait, portrait);
}

// Under their usual names, the first of each; a file that is no picture is reported.
void TestCharx::picturesOfFeelingsAreFound()
{
    const QByteArray picture = persona::plainPortrait();
    const QByteArray card = R"({"data":{"assets":[
        {"type":"emotion","name":"Nadia_Joy","uri":"embeded://joy.png"},
        {"type":"emotion","name":"joy-2","uri":"embeded://other.png"},
        {"type":"emotion","name":"anger","uri":"embeded://broken.png"},
        {"type":"emotion","name":"anger","uri":"embeded://joy.png"},
        {"type":"emotion","name":"sadness","uri":"embeded://none.png"},
        {"type":"emotion","name":"wistful","uri":"embeded://joy.png"},
        {"type":"emotion","name":"fear","uri":"https://example.org/fear.png"},
        {"type":"background","name":"grief","uri":"embeded://joy.png"},
        {"type":"emotion","name":7,"uri":null}, null, "emotion"]}})";
    const auto read =
        readCharx(zip({plain("card.json", card), plain("joy.png", picture),
                       plain("other.png", "not looked at"), plain("broken.png", "no picture")}));
    QVERIFY2(read, qPrintable(why(read)));
    QCOMPARE(read->emotions.size(), 2);
    QCOMPARE(read->emotions.last().feeling, u"anger"_s); // the second, because the first is no picture
    QCOMPARE(read->emotions.first(), (persona::CharxEmotion{u"Nadia_Joy"_s, u"joy"_s, "joy.png", picture}));
    QCOMPARE(read->emotionFlaws.size(), 1);
    QCOMPARE(read->emotionFlaws.first().name, u"anger"_s);
    QVERIFY(!readCharx(zip({plain("card.json", kCard)}))->emotions.size());
}

void TestCharx::feelingsAreBounded()
{
    const QByteArray large = noise(1700);
    QVERIFY(large.size() > 11'000'000);
    QByteArray assets;
    QList<Piece> pieces;
    for (const char *name : {"joy", "anger", "fear", "grief"}) {
        assets += (assets.isEmpty() ? "" : ",") + QByteArray(R"({"type":"emotion","name":")") + name +
                  R"(","uri":"embeded://)" + name + R"("})";
        pieces.append(plain(name, large));
    }
    pieces.append(plain("card.json", R"({"data":{"assets":[)" + assets + "]}}"));
    const auto read = readCharx(zip(pieces));
    QVERIFY2(read, qPrintable(why(read)));
    qsizetype sum = 0;
    for (const auto &emotion : read->emotions)
        sum += emotion.picture.size();
    QVERIFY(!read->emotions.isEmpty() && read->emotions.size() < 4);
    QVERIFY(sum <= persona::kLargestFile);
    QCOMPARE(read->emotions.size() + read->emotionFlaws.size(), 4);
}

void TestCharx::whatIsNoSoundCharxIsRefused_data()
{
    const Piece card = plain("card.json", kCard);
    const auto changed = [](Piece piece, auto &&change) {
        change(piece);
        return piece;
    };
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("words"); // of the sentence
    QTest::newRow("nothing") << QByteArray() << u"This file is not a zip, or its end is missing"_s;
    QTest::newRow("JSON") << kCard << u"This file is not a zip, or its end is missing"_s;
    QTest::newRow("an empty zip") << zip({}) << u"No card in this zip"_s;
    QTest::newRow("No card in this zip") << zip({plain("a.json", kCard)}) << u"No card in this zip"_s;
    QTest::newRow("cards in two folders")
        << zip({plain("x/card.json", kCard), plain("y/card.json", kCard)}) << u"No card in this zip"_s;
    QTest::newRow("a card in a folder of a folder")
        << zip({plain("x/y/card.json", kCard)}) << u"No card in this zip"_s;
    QTest::newRow("two cards") << zip({card, plain("b", "b"), card}) << u"two files"_s;
    QTest::newRow("two cards but for capitals") << zip({card, plain("Card.json", "{}")}) << u"two files"_s;
    QTest::newRow("encrypted") << zip({changed(card, [](Piece &p) { p.flags = 1; })}) << u"password"_s;
    QTest::newRow("encrypted strongly")
        << zip({changed(card, [](Piece &p) { p.flags = 1 << 6; })}) << u"password"_s;
    QTest::newRow("another file encrypted")
        << zip({card, changed(plain("b", "b"), [](Piece &p) { p.flags = 1; })}) << u"password"_s;
    QTest::newRow("a link") << zip({card, changed(plain("b", "/etc/passwd"),
                                                  [](Piece &p) { p.attributes = 0xA1FF0000; })})
                            << u"link"_s;
    QTest::newRow("a device") << zip({card,
                                      changed(plain("b", ""), [](Piece &p) { p.attributes = 0x21FF0000; })})
                              << u"link"_s;
    QTest::newRow("on another disk") << zip({card, changed(plain("b", "b"), [](Piece &p) { p.disk = 1; })})
                                     << u"deceive"_s;
    QByteArray split = zip({card});
    split[split.size() - 18] = 1;
    QTest::newRow("a part of several") << split << u"This is one part of a split zip. Pack it again"_s;
    QTest::newRow("the count lies below")
        << zip({card, card}).chopped(22) + endRecord(1, 2 * 55, zip({card, card}).size() - 22 - 110)
        << u"deceive"_s;
    QTest::newRow("the count lies above")
        << zip({card}).chopped(22) + endRecord(2, 55, zip({card}).size() - 22 - 55) << u"deceive"_s;
    QTest::newRow("a table outside") << zip({card}).chopped(22) + endRecord(1, 55, 100'000) << u"deceive"_s;
    QTest::newRow("files in one place")
        << zip({card, changed(plain("b", kCard), [](Piece &p) { p.at = 0; })}) << u"deceive"_s;
    QTest::newRow("a file inside another")
        << zip({changed(card, [](Piece &p) { p.content += body(plain("b", "b")); }),
                changed(plain("b", "b"), [](Piece &p) { p.at = quint32(39 + kCard.size()); })})
        << u"deceive"_s;
    QTest::newRow("a file that reaches into the table")
        << zip({changed(card, [](Piece &p) { p.packedSize = p.size = quint32(p.content.size() + 1); })})
        << u"deceive"_s;
    QTest::newRow("a file in the table") << zip({changed(card, [](Piece &p) { p.at = 90; })}) << u"deceive"_s;
    QTest::newRow("another name in the header")
        << zip({changed(card, [](Piece &p) { p.headerName = "evil.json"; })}) << u"deceive"_s;
    QTest::newRow("another size in the header")
        << zip({changed(deflated("card.json", kCard), [](Piece &p) { p.headerSize = 1; })}) << u"deceive"_s;
    QTest::newRow("zip64 by its size")
        << zip({card, changed(plain("b", "b"),
                              [](Piece &p) {
                                  p.size = 0xFFFFFFFF;
                                  p.extra = little(1, 2) + little(8, 2) + little(10ULL << 30, 8);
                              })})
        << u"zip64"_s;
    QTest::newRow("zip64 by its count") << zip({card}).chopped(22) + endRecord(0xFFFF, 55, 0) << u"zip64"_s;
    QTest::newRow("zip64 by its locator")
        << zip({card}).chopped(22) + "PK\x06\x07" + QByteArray(16, '\0') + zip({card}).last(22) << u"zip64"_s;
    QTest::newRow("10 GB of zeros declared")
        << zip({card, changed(plain("z1", "x"), [](Piece &p) { p.size = 0xFFFFFFFE; }),
                changed(plain("z2", "x"), [](Piece &p) { p.size = 0xFFFFFFFE; })})
        << u"1,024 MB"_s;
    QTest::newRow("a bomb for a card") << zip({changed(plain("card.json", bombedPiece(1024)), [](Piece &p) {
        p.method = 8;
        p.size = 200'000'000;
    })}) << u"8 MB"_s;
    QTest::newRow("a bomb that lies about its size") << zip({changed(plain("card.json", bombedPiece(1024)),
                                                                     [](Piece &p) {
                                                                         p.method = 8;
                                                                         p.size = 100;
                                                                     })})
                                                     << u"cannot be unpacked"_s;
    QTest::newRow("shorter than it says")
        << zip({changed(deflated("card.json", kCard), [](Piece &p) { ++*p.size; })})
        << u"cannot be unpacked"_s;
    QTest::newRow("a wrong checksum")
        << zip({changed(card, [](Piece &p) { p.crc = 1; })}) << u"cannot be unpacked"_s;
    QTest::newRow("packed in an odd way")
        << zip({changed(card, [](Piece &p) { p.method = 93; })}) << u"cannot be unpacked"_s;
    QTest::newRow("10,001 entries") << zip(QList<Piece>(10'000, plain("a", {})) + QList<Piece>{card})
                                    << u"10,000"_s;
    QTest::newRow("a huge table") << zip({card}).chopped(22) + QByteArray(9 << 20, 'x') +
                                         endRecord(1, 9 << 20, zip({card}).size() - 22)
                                  << u"8 MB"_s;
}

void TestCharx::whatIsNoSoundCharxIsRefused()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, words);

    const auto charx = readCharx(file);

    QVERIFY(!charx);
    QCOMPARE(charx.error().code, ErrorCode::InvalidInput);
    QVERIFY2(charx.error().text.contains(words),
             qUtf8Printable(charx.error().text + u' ' + charx.error().detail));
    QVERIFY(charx.error().text.endsWith(u'.'));
    if (!file.isEmpty())
        QVERIFY(!charxWithCard(file, kCard, {}));
}

void TestCharx::namesThatLeadOutAreRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    const QList<QByteArray> names{"../card.json",
                                  "..",
                                  "a/../b",
                                  "a/..",
                                  ".",
                                  "./card.json",
                                  "/etc/x",
                                  "C:/x",
                                  "c:x",
                                  "a\\b",
                                  "\\\\host\\x",
                                  "..\\evil",
                                  "",
                                  QByteArray(513, 'n'),
                                  QByteArray("a\0b", 3),
                                  QByteArray("card.json\0.png", 14)};
    for (qsizetype i = 0; i < names.size(); ++i)
        QTest::addRow("%d %s", int(i), names[i].left(20).constData()) << names[i];
}

void TestCharx::namesThatLeadOutAreRefused()
{
    QFETCH(const QByteArray, name);

    const auto charx = readCharx(zip({plain("card.json", kCard), plain(name, "x")}));

    QVERIFY(!charx);
    QVERIFY2(charx.error().text.contains(u"lead out"_s), qUtf8Printable(why(charx)));
}

void TestCharx::oddNamesAreOnlyText()
{
    QList<Piece> pieces{plain("card.json", kCard)};
    const QList<QByteArray> names{"CON",      "a.",       "..a",      "a..b/c",
                                  "x ",       "猫.png",   "a\u2215b", "\u202Egnp.exe",
                                  "\xFF\xFE", "<b>x</b>", "ab:c",     QByteArray(512, 'n')};
    for (const QByteArray &name : names)
        pieces.append(plain(name, "x"));

    const auto charx = readCharx(zip(pieces));

    QVERIFY2(charx, qUtf8Printable(why(charx)));
    for (qsizetype i = 0; i < names.size(); ++i)
        QCOMPARE(charx->entries[i + 1].name, QString::fromUtf8(names[i]));
}

void TestCharx::aFileCutAnywhereIsRefused()
{
    const QByteArray file = zip(wholeCharx(deflated("card.json", kCard)));
    QVERIFY(readCharx(file));

    for (qsizetype length = 0; length < file.size(); ++length)
        QVERIFY2(!readCharx(file.first(length)), qUtf8Printable(u"cut at byte %1"_s.arg(length)));
    for (qsizetype cut = 1; cut < 100; ++cut) // at its beginning, where the positions no longer fit
        QVERIFY(!readCharx(file.sliced(cut)));
}

void TestCharx::noFlippedByteChangesTheCard()
{
    const QByteArray file = jpeg() + zip(wholeCharx(deflated("card.json", kCard)), "c");

    for (qsizetype at = 0; at < file.size(); ++at) {
        for (const int bit : {0, 5, 7}) {
            QByteArray flipped = file;
            flipped[at] = char(flipped[at] ^ 1 << bit);
            if (const auto charx = readCharx(flipped))
                QCOMPARE(charx->cardJson, kCard);
            if (const auto written = charxWithCard(flipped, kShortCard, {}))
                QCOMPARE(readCharx(*written).value().cardJson, kShortCard);
        }
    }
}

void TestCharx::aMillionEntriesAreRefused()
{
    const Piece card = plain("card.json", kCard);
    const QByteArray first = body(card);
    const QByteArray entry = record(plain("a", {}), 0);
    const auto of = [&](int count) -> QByteArray { // all in one place, which takes the least room
        const QByteArray table = record(card, 0) + entry.repeated(count - 1);
        return first + table + endRecord(quint64(count), table.size(), first.size());
    };

    QVERIFY(readCharx(of(1)));
    for (const int count : {10'001, 65'534, 65'535, 600'000, 1'000'000})
        QVERIFY2(!readCharx(of(count)), qUtf8Printable(QString::number(count)));
}

void TestCharx::nestedZipsAreNeverOpened()
{
    QByteArray nest =
        zip({Piece{.name = "0.dll", .content = bombedPiece(100), .method = 8, .size = 100 << 20}});
    for (int level = 0; level < 4; ++level) {
        QList<Piece> pieces;
        for (int i = 0; i < 16; ++i)
            pieces.append(deflated("lib " + QByteArray::number(i) + ".zip", nest));
        nest = zip(pieces);
    }

    QVERIFY(why(readCharx(nest)).contains(u"No card in this zip"_s));
    const auto charx = readCharx(zip({plain("card.json", kCard), deflated("nest.zip", nest)}));

    QVERIFY2(charx, qUtf8Printable(why(charx)));
    QCOMPARE(charx->entries.last().size, nest.size());
}

void TestCharx::onlyTheCardChanges_data()
{
    const auto at = [](const Piece &card, bool hasTrailers, int place) {
        QList<Piece> pieces = wholeCharx(card);
        pieces.swapItemsAt(1, place);
        for (Piece &piece : pieces) {
            piece.hasTrailer = hasTrailers && piece.name != "card.json";
            piece.extra = little(0xCAFE, 2) + little(2, 2) + "xy";
            if (piece.name == "card.json")
                piece.extra.clear();
            piece.attributes = piece.name == "card.json" ? 0x81A40000 : 0x81ED0000;
        }
        return pieces;
    };
    Piece old = deflated("card.json", kCard);
    old.attributes = 0x81A40000;
    const Piece fresh = plain("card.json", kShortCard);
    QTest::addColumn<QByteArray>("source");
    QTest::addColumn<QByteArray>("expected");
    for (int place = 0; place < 5; ++place) {
        for (const bool hasTrailers : {false, true}) {
            QTest::addRow("at %d, %s", place, hasTrailers ? "sizes behind" : "sizes before")
                << zip(at(old, hasTrailers, place)) << zip(at(fresh, hasTrailers, place));
        }
    }
    QTest::newRow("with a comment") << zip(at(old, false, 1), "kept") << zip(at(fresh, false, 1), "kept");
    QTest::newRow("behind a JPEG") << jpeg() + zip(at(old, true, 1)) << jpeg() + zip(at(fresh, true, 1));
    QTest::newRow("behind a JPEG that counts")
        << zip(at(old, false, 1), "c", jpeg()) << zip(at(fresh, false, 1), "c", jpeg());
    Piece trailing = deflated("card.json", kCard);
    trailing.hasTrailer = true;
    QTest::newRow("its own sizes behind") << zip({plain("a", "a"), trailing, plain("b", "b")})
                                          << zip({plain("a", "a"), fresh, plain("b", "b")});
}

void TestCharx::onlyTheCardChanges()
{
    QFETCH(const QByteArray, source);
    QFETCH(const QByteArray, expected);

    const auto written = charxWithCard(source, kShortCard, {});

    QVERIFY2(written, qUtf8Printable(written ? QString() : written.error().text));
    QCOMPARE(written->toHex(' '), expected.toHex(' '));
    QCOMPARE(readCharx(*written).value().cardJson, kShortCard);
}

void TestCharx::theSameCardGivesTheSameFile()
{
    const QByteArray source = zip(wholeCharx(deflated("card.json", kCard)), "c", jpeg());

    QCOMPARE(charxWithCard(source, kCard, {}).value(), source);
    QCOMPARE(
        readCharx(charxWithCard(charxWithCard(source, kShortCard, {}).value(), kCard, {}).value()).value(),
        readCharx(source).value());
}

void TestCharx::aNewArchiveHoldsCardAndPortrait()
{
    const QByteArray card = cardWithIcon(QByteArray("embeded://") + persona::kCharxPortrait);
    const QByteArray portrait = persona::plainPortrait();

    const auto written = charxWithCard({}, card, portrait);

    const auto charx = readCharx(written.value());
    QCOMPARE(charx.value().cardJson, card);
    QCOMPARE(charx->portrait, portrait);
    QCOMPARE(charx->entries.size(), 2);
    QCOMPARE(charxWithCard({}, card, portrait).value(), *written);
    QCOMPARE(readCharx(charxWithCard({}, kCard, {}).value()).value().entries,
             (QList<CharxEntry>{{u"card.json"_s, kCard.size()}}));
}

void TestCharx::othersReadWhatWasWritten()
{
    const QString python = QStandardPaths::findExecutable(u"python3"_s);
    if (python.isEmpty())
        QSKIP("no python3 to read the archives with");
    const QByteArray long_ = cardWithIcon(QByteArray("embeded://") + QByteArray(2'000, 'x'));
    const QTemporaryDir folder;
    const auto told = [&](const QByteArray &bytes) {
        QFile file(folder.filePath(u"a.charx"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return QString();
        file.close();
        QProcess process;
        process.start(python,
                      {u"-c"_s,
                       u"import sys,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n"
                       "for i in z.infolist(): print(i.filename, len(z.read(i)))"_s,
                       file.fileName()});
        process.waitForFinished();
        return QString::fromUtf8(process.readAllStandardOutput());
    };

    const QString rest = u"module.risum 6\nx_meta/1.json 14\nassets/ 0\n"_s;
    const QString card = u"card.json %1\n"_s.arg(long_.size());
    const QByteArray source = zip(wholeCharx(deflated("card.json", kCard)));
    const QString whole = u"assets/icon/image/main.png 500\n"_s + card + rest;
    QCOMPARE(told(charxWithCard(source, long_, {}).value()), whole);
    QCOMPARE(told(charxWithCard(jpeg() + source, long_, {}).value()), whole);
    const QByteArray portrait = persona::plainPortrait();
    const QString pictured = u" %1\n"_s.arg(portrait.size());
    QCOMPARE(told(charxWithCard({}, cardWithIcon("ccdefault:"), portrait).value()),
             u"card.json %1\nassets/icon/images/main.png"_s.arg(
                 cardWithIcon("embeded://assets/icon/images/main.png").size()) +
                 pictured);
    QCOMPARE(told(charxWithCard(jpeg() + source, cardWithIcon("x"), portrait).value()),
             u"assets/icon/image/main.png 500\ncard.json %1\n"_s.arg(
                 cardWithIcon("embeded://assets/icon/images/main.png").size()) +
                 rest + u"assets/icon/images/main.png"_s + pictured);
}

void TestCharx::anotherPortraitBecomesTheMainIcon_data()
{
    QTest::addColumn<QByteArray>("card");
    QTest::addColumn<QByteArray>("expected");

    const QByteArray address("embeded://assets/icon/images/main_2.png"); // main.png is taken
    const QByteArray icon = R"({"type":"icon","uri":")" + address + R"(","name":"main","ext":"png"})";
    QTest::newRow("in the place of the old one")
        << cardWithIcon("embeded://assets/icon/images/Main.png") << cardWithIcon(address);
    QTest::newRow("what else the old one says stays")
        << QByteArray(
               R"({"data":{"assets":[{"x_author":1e5,"name":"main","type":"icon","uri":"ccdefault:","ext":"unknown"} ]}})")
        << QByteArray(R"({"data":{"assets":[{"x_author":1e5,"name":"main","type":"icon","uri":")" + address +
                      R"(","ext":"png"} ]}})");
    QTest::newRow("beside others that are not main")
        << QByteArray(R"({"data":{"assets":[{"type":"icon","name":"winter","uri":"embeded://w.png"}]}})")
        << QByteArray(R"({"data":{"assets":[{"type":"icon","name":"winter","uri":"embeded://w.png"},)" +
                      icon + R"(]}})");
    QTest::newRow("without any") << QByteArray(R"({"data":{"name":"Aya"},"x":1.0})")
                                 << QByteArray(R"({"data":{"name":"Aya","assets":[)" + icon +
                                               R"(]},"x":1.0})");
}

void TestCharx::anotherPortraitBecomesTheMainIcon()
{
    QFETCH(const QByteArray, card);
    QFETCH(const QByteArray, expected);
    const QByteArray portrait = persona::plainPortrait();
    const QByteArray source = zip({deflated("assets/icon/images/Main.png", QByteArray(500, 'p')),
                                   deflated("card.json", kCard), plain("w.png", "w")},
                                  "c", jpeg());

    const auto written = charxWithCard(source, card, portrait);

    QVERIFY2(written, qUtf8Printable(written ? QString() : written.error().text));
    const auto charx = readCharx(*written);
    QCOMPARE(charx.value().cardJson, expected);
    QCOMPARE(charx->portrait, portrait);
    QCOMPARE(charx->entries, (QList<CharxEntry>{{u"assets/icon/images/Main.png"_s, 500},
                                                {u"card.json"_s, expected.size()},
                                                {u"w.png"_s, 1},
                                                {u"assets/icon/images/main_2.png"_s, portrait.size()}}));
    QVERIFY(written->startsWith(jpeg()));
}

void TestCharx::whatCouldNotBeReadAgainIsNotWritten()
{
    QVERIFY(!charxWithCard({}, QByteArray(8 * 1024 * 1024 + 1, ' '), {}));
    QVERIFY(!charxWithCard({}, kCard, jpeg()));
    QVERIFY(!charxWithCard({}, kCard, QByteArray(17'000'000, 'x')));
    const QByteArray full =
        zip({plain("a", QByteArray(32 * 1024 * 1024 - 300, 'a')), plain("card.json", kShortCard)});
    QVERIFY(readCharx(full));
    QByteArray noise;
    for (int i = 0; i < 400; ++i)
        noise += QByteArray::number(i * i);
    QVERIFY(!charxWithCard(full, noise, {}));
}

SUITE_TEST(QCoreApplication, TestCharx)

} // namespace tst_charx

#include "tst_charx.moc"
