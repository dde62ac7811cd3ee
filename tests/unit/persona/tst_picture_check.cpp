// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/picture/picture_check.h"
#include "tests/support/suite.h"

#include <QTest>

#include <random>

namespace tst_picture_check {

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using persona::CheckedPicture;
using persona::checkPicture;
using persona::PictureFormat;

namespace {

QByteArray number(quint32 value, int bytes, bool bigFirst)
{
    QByteArray text;
    for (int i = 0; i < bytes; ++i)
        text += char(value >> 8 * (bigFirst ? bytes - 1 - i : i) & 0xFF);
    return text;
}
QByteArray big(quint32 value, int bytes = 4) { return number(value, bytes, true); }
QByteArray little(quint32 value, int bytes = 4) { return number(value, bytes, false); }

// As defined in the PNG specification, bit by bit.
quint32 crcOf(const QByteArray &bytes)
{
    quint32 crc = ~0U;
    for (const char byte : bytes) {
        crc ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) ? 0xEDB88320U : 0);
    }
    return ~crc;
}

QByteArray chunk(const QByteArray &type, const QByteArray &data)
{
    return big(quint32(data.size())) + type + data + big(crcOf(type + data));
}

const QByteArray kPngMark("\x89PNG\r\n\x1a\n");

QByteArray pngHeader(quint32 width, quint32 height, int depth = 8, int colourType = 6)
{
    return chunk("IHDR", big(width) + big(height) + char(depth) + char(colourType) + QByteArray(3, '\0'));
}

/// The pixels as compressed by zlib: the content of IDAT.
QByteArray packed(qsizetype bytes) { return qCompress(QByteArray(bytes, '\0')).mid(4); }

QByteArray png(quint32 width = 3, quint32 height = 2, const QByteArray &before = {},
               const QByteArray &behind = {})
{
    return kPngMark + pngHeader(width, height) + before + chunk("IDAT", packed(26)) + behind +
           chunk("IEND", {});
}

QByteArray segment(int marker, const QByteArray &data)
{
    return QByteArray("\xFF") + char(marker) + big(quint32(data.size() + 2), 2) + data;
}

QByteArray jpegFrame(int width, int height, int marker = 0xC0)
{
    return segment(marker, char(8) + big(quint32(height), 2) + big(quint32(width), 2) +
                               QByteArray("\x01\x01\x11\x00", 4));
}

QByteArray jpegScan() { return segment(0xDA, QByteArray("\x01\x01\x00\x00\x3F\x00", 6)) + "\x12\x34"; }

QByteArray jpeg(const QByteArray &before = {}, int width = 3, int height = 2, int marker = 0xC0)
{
    return "\xFF\xD8" + before + jpegFrame(width, height, marker) + jpegScan() + "\xFF\xD9";
}

QByteArray riffChunk(const QByteArray &name, const QByteArray &data)
{
    return name + little(quint32(data.size())) + data + QByteArray(data.size() % 2, '\0');
}

QByteArray webp(const QByteArray &chunks) { return riffChunk("RIFF", "WEBP" + chunks); }

QByteArray lossy(int width, int height)
{
    return riffChunk("VP8 ", QByteArray("\x10\x00\x00\x9d\x01\x2a", 6) + little(quint32(width), 2) +
                                 little(quint32(height), 2) + "data");
}

QByteArray lossless(int width, int height)
{
    return riffChunk("VP8L",
                     QByteArray("\x2F") + little(quint32(width - 1) | quint32(height - 1) << 14) + "data");
}

QByteArray extended(int flags, int width, int height)
{
    return riffChunk("VP8X",
                     little(quint32(flags)) + little(quint32(width - 1), 3) + little(quint32(height - 1), 3));
}

const QByteArray kGifControl("\x21\xF9\x04\x01\x0A\x00\x00\x00", 8);

QByteArray gifHead(int width, int height)
{
    return "GIF89a" + little(quint32(width), 2) + little(quint32(height), 2) + QByteArray("\x80\x00\x00", 3) +
           QByteArray(6, '\x55');
}

QByteArray gifFrame(int left, int top, int width, int height)
{
    return "," + little(quint32(left), 2) + little(quint32(top), 2) + little(quint32(width), 2) +
           little(quint32(height), 2) + QByteArray("\x00\x02\x02\x4C\x01\x00", 6);
}

QByteArray bmp(int width, int height, int depth = 24, quint32 compression = 0)
{
    const qsizetype line = (qAbs(qint64(width)) * depth + 31) / 32 * 4;
    return "BM" + little(0) + little(0) + little(54) + little(40) + little(quint32(width)) +
           little(quint32(height)) + little(1, 2) + little(quint32(depth), 2) + little(compression) +
           QByteArray(20, '\0') + QByteArray(qMin<qsizetype>(line * qAbs(qint64(height)), 100'000), '\x7F');
}

/// One valid picture of each format.
QList<std::pair<const char *, QByteArray>> soundPictures()
{
    return {{"PNG", png()},
            {"JPEG", jpeg()},
            {"WebP, lossy", webp(lossy(3, 2))},
            {"WebP, lossless", webp(lossless(3, 2))},
            {"WebP, extended", webp(extended(0x10, 3, 2) + riffChunk("ALPH", "a") + lossy(3, 2))},
            {"GIF", gifHead(3, 2) + gifFrame(0, 0, 3, 2) + ";"},
            {"BMP", bmp(3, 2)}};
}

} // namespace

/// The bytes of a picture are checked before a decoder sees them; bombs and cut files never reach a decoder.
class TestPictureCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSoundPictureIsTaken_data();
    void aSoundPictureIsTaken();
    void whatWasCheckedIsSoundAgain_data();
    void whatWasCheckedIsSoundAgain();
    void aCutPictureIsRefused_data();
    void aCutPictureIsRefused();
    void aLargePhotoIsTaken_data();
    void aLargePhotoIsTaken();
    void aHugePictureIsRefused_data();
    void aHugePictureIsRefused();
    void aPictureThatContradictsItselfIsRefused_data();
    void aPictureThatContradictsItselfIsRefused();
    void whatIsNoPictureIsRefused_data();
    void whatIsNoPictureIsRefused();
    void packedTextsNeverReachADecoder();
    void notesOfAJpegAreLeftOut();
    void ofAnAnimationTheFirstPictureIsLeft();
    void anAnimatedWebPIsRefused();
    void anyFlippedByteIsSurvived();
};

void TestPictureCheck::aSoundPictureIsTaken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<PictureFormat>("format");
    QTest::newRow("PNG") << png() << PictureFormat::Png;
    QTest::newRow("PNG with a palette")
        << QByteArray(kPngMark + pngHeader(3, 2, 4, 3) + chunk("PLTE", QByteArray(48, 'p')) +
                      chunk("tRNS", "abc") + chunk("IDAT", packed(6)) + chunk("IDAT", "") + chunk("IEND", {}))
        << PictureFormat::Png;
    QTest::newRow("PNG with something behind it") << png() + "trailing" << PictureFormat::Png;
    QTest::newRow("JPEG") << jpeg() << PictureFormat::Jpeg;
    QTest::newRow("JPEG, progressive") << jpeg({}, 3, 2, 0xC2) << PictureFormat::Jpeg;
    QTest::newRow("JPEG with restarts and filling")
        << QByteArray("\xFF\xD8\xFF" + jpegFrame(3, 2) +
                      segment(0xDA, QByteArray("\x01\x01\x00\x00\x3F\x00", 6)) +
                      QByteArray("\x01\xFF\x00\xFF\xD0\x02\xFF\xFF\xD9", 9))
        << PictureFormat::Jpeg;
    QTest::newRow("WebP, lossy") << webp(lossy(3, 2)) << PictureFormat::WebP;
    QTest::newRow("WebP, lossless") << webp(lossless(3, 2)) << PictureFormat::WebP;
    QTest::newRow("WebP with clear parts and notes")
        << webp(extended(0x1C, 3, 2) + riffChunk("ICCP", "i") + riffChunk("ALPH", "a") + lossy(3, 2) +
                riffChunk("EXIF", "e"))
        << PictureFormat::WebP;
    QTest::newRow("GIF") << QByteArray(gifHead(3, 2) + gifFrame(0, 0, 3, 2) + ";") << PictureFormat::Gif;
    QTest::newRow("BMP") << bmp(3, 2) << PictureFormat::Bmp;
    QTest::newRow("BMP from the top") << bmp(3, -2) << PictureFormat::Bmp;
}

void TestPictureCheck::aSoundPictureIsTaken()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const PictureFormat, format);

    const auto checked = checkPicture(bytes);

    QVERIFY2(checked, checked ? "" : qPrintable(checked.error().text + u' ' + checked.error().detail));
    QCOMPARE(checked->format, format);
    QCOMPARE(checked->width, 3);
    QCOMPARE(checked->height, 2);
}

void TestPictureCheck::whatWasCheckedIsSoundAgain_data()
{
    QTest::addColumn<QByteArray>("bytes");
    for (const auto &[name, bytes] : soundPictures())
        QTest::newRow(name) << bytes;
}

void TestPictureCheck::whatWasCheckedIsSoundAgain()
{
    QFETCH(const QByteArray, bytes);
    const auto once = checkPicture(bytes);
    QVERIFY(once);
    QCOMPARE(once->bytes, bytes); // these hold only the picture

    const auto twice = checkPicture(once->bytes);

    QVERIFY(twice);
    QVERIFY(*twice == *once);
}

void TestPictureCheck::aCutPictureIsRefused_data() { whatWasCheckedIsSoundAgain_data(); }

void TestPictureCheck::aCutPictureIsRefused()
{
    QFETCH(const QByteArray, bytes);
    for (qsizetype length = 0; length < bytes.size(); ++length) {
        const auto checked = checkPicture(bytes.first(length));
        // A complete picture lacks only the mark of its end.
        const bool isOnlyTheEnd = bytes.startsWith("GIF") && length == bytes.size() - 1;
        QVERIFY2(!checked || isOnlyTheEnd, QByteArray::number(length));
        if (!checked) {
            QCOMPARE(checked.error().code, ErrorCode::InvalidInput);
            QVERIFY(checked.error().text.endsWith(u'.'));
        }
    }
}

void TestPictureCheck::aLargePhotoIsTaken_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a PNG") << png(8000, 3000);
    QTest::newRow("a deep PNG") << QByteArray(kPngMark + pngHeader(4000, 3000, 16) +
                                              chunk("IDAT", packed(26)) + chunk("IEND", {}));
    QTest::newRow("a JPEG, which is read smaller") << jpeg({}, 8192, 6144);
}

void TestPictureCheck::aLargePhotoIsTaken()
{
    QFETCH(const QByteArray, bytes);

    QVERIFY(checkPicture(bytes));
}

void TestPictureCheck::aHugePictureIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a PNG as wide as can be written") << png(0x7FFFFFFF, 1);
    QTest::newRow("a PNG that is one too high") << png(1, 8193);
    QTest::newRow("a PNG of too many pixels") << png(8000, 3001);
    QTest::newRow("a deep PNG of too many bytes")
        << QByteArray(kPngMark + pngHeader(4000, 3001, 16) + chunk("IDAT", packed(26)) + chunk("IEND", {}));
    QTest::newRow("a WebP of too many pixels") << webp(lossy(8000, 3001));
    QTest::newRow("a JPEG") << jpeg({}, 65'535, 65'535);
    QTest::newRow("a lossy WebP") << webp(lossy(16'383, 16'383));
    QTest::newRow("a lossless WebP") << webp(lossless(16'384, 2));
    QTest::newRow("a GIF") << QByteArray(gifHead(65'535, 1) + gifFrame(0, 0, 1, 1) + ";");
    QTest::newRow("a BMP") << bmp(8193, 2, 1);
    QTest::newRow("a BMP below all measure") << bmp(2, std::numeric_limits<int>::min(), 1);
    QTest::newRow("a large file") << QByteArray(kPngMark + QByteArray(16'000'000, 'x'));
}

void TestPictureCheck::aHugePictureIsRefused()
{
    QFETCH(const QByteArray, bytes);
    const auto checked = checkPicture(bytes);
    QVERIFY(!checked);
    QVERIFY2(checked.error().text.contains(u"8,192"_s) || checked.error().text.contains(u"16 MB"_s) ||
                 checked.error().text.contains(u"million pixels"_s),
             qPrintable(checked.error().text));
}

void TestPictureCheck::aPictureThatContradictsItselfIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray data = chunk("IDAT", packed(26));
    const QByteArray end = chunk("IEND", {});
    QByteArray wrongSum = png();
    wrongSum[40] = char(wrongSum[40] ^ 1);
    QTest::newRow("PNG: no header") << QByteArray(kPngMark + data + end);
    QTest::newRow("PNG: two headers") << png(3, 2, pngHeader(9000, 9000));
    QTest::newRow("PNG: no data") << QByteArray(kPngMark + pngHeader(3, 2) + end);
    QTest::newRow("PNG: a wrong checksum") << wrongSum;
    QTest::newRow("PNG: no size") << png(0, 2);
    QTest::newRow("PNG: 3 bits a pixel") << QByteArray(kPngMark + pngHeader(3, 2, 3, 0) + data + end);
    QTest::newRow("PNG: colours of no kind") << QByteArray(kPngMark + pngHeader(3, 2, 8, 5) + data + end);
    QTest::newRow("PNG: no palette where one must be")
        << QByteArray(kPngMark + pngHeader(3, 2, 8, 3) + data + end);
    QTest::newRow("PNG: a palette too large") << png(3, 2, chunk("PLTE", QByteArray(771, 'p')));
    QTest::newRow("PNG: two palettes") << png(3, 2, chunk("PLTE", "rgb") + chunk("PLTE", "rgb"));
    QTest::newRow("PNG: transparency twice over") << png(3, 2, chunk("tRNS", "ab"));
    QTest::newRow("PNG: data in two places") << png(3, 2, data + chunk("tEXt", "a"));
    QTest::newRow("JPEG: no frame") << QByteArray("\xFF\xD8" + jpegScan() + "\xFF\xD9");
    QTest::newRow("JPEG: no scan") << QByteArray("\xFF\xD8" + jpegFrame(3, 2) + "\xFF\xD9");
    QTest::newRow("JPEG: two frames") << jpeg(jpegFrame(3, 2));
    QTest::newRow("JPEG: no size") << jpeg({}, 3, 0);
    QTest::newRow("JPEG: lossless") << jpeg({}, 3, 2, 0xC3);
    QTest::newRow("JPEG: a length of 0")
        << QByteArray("\xFF\xD8" + QByteArray("\xFF\xE0\x00\x00", 4) + jpegFrame(3, 2));
    QTest::newRow("JPEG: passed over a thousand times")
        << QByteArray("\xFF\xD8" + jpegFrame(3, 2, 0xC2) + jpegScan().repeated(1000) + "\xFF\xD9");
    QTest::newRow("WebP: nothing in it") << webp({});
    QTest::newRow("WebP: another size within") << webp(extended(0, 30, 20) + lossless(3, 2));
    QTest::newRow("WebP: no key frame")
        << webp(riffChunk("VP8 ", QByteArray("\x11\x00\x00\x9d\x01\x2a", 6) + "abcdefgh"));
    QTest::newRow("GIF: no picture") << QByteArray(gifHead(3, 2) + ";");
    QTest::newRow("GIF: a picture beyond its screen")
        << QByteArray(gifHead(3, 2) + gifFrame(2, 0, 2, 2) + ";");
    QTest::newRow("GIF: codes of 40 bits")
        << QByteArray(gifHead(3, 2) + gifFrame(0, 0, 3, 2).replace(10, 1, "\x28") + ";");
    QTest::newRow("BMP: 7 bits a pixel") << bmp(3, 2, 7);
    QTest::newRow("BMP: a JPEG within") << bmp(3, 2, 24, 4);
    QTest::newRow("BMP: no width") << bmp(0, 2);
    QTest::newRow("BMP: a width below zero") << bmp(-3, 2);
}

void TestPictureCheck::aPictureThatContradictsItselfIsRefused()
{
    QFETCH(const QByteArray, bytes);
    const auto checked = checkPicture(bytes);
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, ErrorCode::InvalidInput);
    QVERIFY2(checked.error().text.contains(u"damaged"_s), qPrintable(checked.error().text));
    QVERIFY(!checked.error().detail.isEmpty());
}

void TestPictureCheck::whatIsNoPictureIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QByteArray() << u"empty"_s;
    QTest::newRow("a text") << QByteArray("Dear diary") << u"Choose a PNG"_s;
    QTest::newRow("SVG") << QByteArray(
                                "<svg xmlns=\"http://www.w3.org/2000/svg\"><image href=\"http://x/\"/></svg>")
                         << u"SVG"_s;
    QTest::newRow("SVG behind a declaration and a comment")
        << QByteArray("\xEF\xBB\xBF<?xml version=\"1.0\"?>\n<!-- a b c -->\n<SVG></SVG>") << u"SVG"_s;
    QTest::newRow("TIFF") << QByteArray("II*\0\x08\0\0\0", 8) << u"Choose a PNG"_s;
    QTest::newRow("a sound in RIFF") << riffChunk("RIFF", "WAVEfmt ") << u"Choose a PNG"_s;
    QTest::newRow("a name that promises a PNG") << QByteArray("PNG") << u"Choose a PNG"_s;
}

void TestPictureCheck::whatIsNoPictureIsRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, says);
    const auto checked = checkPicture(bytes);
    QVERIFY(!checked);
    QVERIFY2(checked.error().text.contains(says), qPrintable(checked.error().text));
}

// 10 MB of zeros compress to 10 kB: twenty of those made an image reader use all memory.
void TestPictureCheck::packedTextsNeverReachADecoder()
{
    const QByteArray bomb = QByteArray("Comment\0\0", 9) + packed(10'000'000);
    const QByteArray bombs = chunk("zTXt", bomb).repeated(20) + chunk("iCCP", bomb) + chunk("iTXt", bomb);

    const auto checked = checkPicture(png(3, 2, bombs, bombs));

    QVERIFY(checked);
    QCOMPARE(checked->bytes, png());
}

void TestPictureCheck::notesOfAJpegAreLeftOut()
{
    const QByteArray exif = segment(0xE1, QByteArray("Exif\0\0", 6) + "which side is up");
    const QByteArray notes = segment(0xE1, "http://ns.adobe.com/xap/1.0/") + segment(0xE2, "ICC_PROFILE") +
                             segment(0xFE, "a comment");

    const auto checked = checkPicture(jpeg(notes + exif + notes));

    QVERIFY(checked);
    QCOMPARE(checked->bytes, jpeg(exif));
}

void TestPictureCheck::ofAnAnimationTheFirstPictureIsLeft()
{
    const QByteArray frames = chunk("fcTL", QByteArray(26, 'f')) + chunk("fdAT", QByteArray(1000, 'd'));
    QCOMPARE(checkPicture(
                 png(3, 2, chunk("acTL", QByteArray(8, 'a')) + chunk("fcTL", QByteArray(26, 'f')), frames))
                 ->bytes,
             png());

    const QByteArray loop = QByteArray("\x21\xFF\x0BNETSCAPE2.0\x03\x01\x00\x00\x00", 19);
    const QByteArray first = kGifControl + gifFrame(0, 0, 3, 2);
    const QByteArray next = kGifControl + gifFrame(0, 0, 3, 2);
    const QByteArray gif = gifHead(3, 2) + loop + first + next.repeated(500) + ";";
    QCOMPARE(checkPicture(gif)->bytes, gifHead(3, 2) + first + ";");
}

void TestPictureCheck::anAnimatedWebPIsRefused()
{
    const auto checked =
        checkPicture(webp(extended(0x02, 3, 2) + riffChunk("ANIM", "abcdef") + riffChunk("ANMF", "x")));
    QVERIFY(!checked);
    QVERIFY(checked.error().text.contains(u"animated"_s));
}

// Any bytes: an answer, quickly, and no output larger than the input.
void TestPictureCheck::anyFlippedByteIsSurvived()
{
    std::mt19937 random(20'261'121);
    for (const auto &[name, sound] : soundPictures()) {
        for (int round = 0; round < 3000; ++round) {
            QByteArray bytes = sound;
            for (int flips = 1 + int(random() % 3); flips > 0; --flips)
                bytes[qsizetype(random() % uint(bytes.size()))] = char(random());
            const auto checked = checkPicture(bytes);
            if (!checked)
                continue;
            QVERIFY2(checked->width > 0 && checked->width <= 8192, name);
            QVERIFY2(checked->height > 0 && checked->height <= 8192, name);
            QVERIFY2(checked->bytes.size() <= bytes.size() + 2, name);
            QVERIFY2(checkPicture(checked->bytes), name);
        }
    }
}

SUITE_TEST(QCoreApplication, TestPictureCheck)

} // namespace tst_picture_check

#include "tst_picture_check.moc"
