// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/shot_work.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QTest>

#include <cmath>

namespace tst_shot_work {

using namespace Qt::StringLiterals;
using namespace studio::camera;

namespace {

/// Red on the left, blue on the right.
QImage twoHalves(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    painter.fillRect(width / 2, 0, width - width / 2, height, Qt::blue);
    return image;
}

/// Black and white alternate, as in writing.
QImage stripes(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    for (int x = 0; x < width; ++x) {
        for (int y = 0; y < height; ++y)
            image.setPixel(x, y, x % 8 < 4 ? 0xff000000 : 0xffffffff);
    }
    return image;
}

/// The largest step from one pixel to the next in a line.
int sharpness(const QImage &image, int y, int from, int to)
{
    int most = 0;
    for (int x = from + 1; x < to; ++x)
        most = std::max(most, std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(x - 1, y))));
    return most;
}

bool isNear(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) < 24 && std::abs(a.green() - b.green()) < 24 &&
           std::abs(a.blue() - b.blue()) < 24;
}

} // namespace

class ShotWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLongestEdgeIsKept_data();
    void theLongestEdgeIsKept();
    void mirroringSwapsLeftAndRight();
    void croppingKeepsThePartThatWasSeen();
    void senselessCropsLeaveTheWhole_data();
    void senselessCropsLeaveTheWhole();
    void aBlurredPartCannotBeMadeOut();
    void everythingBlurredCannotBeMadeOut();
    void aShotIsAJpegWithoutNotes();
    void transparencyBecomesPaper();
    void noPictureGivesNoShot();
    void aDataUrlCanBeReadBack();
    void aLidIsBlackAndALampInTheDarkIsNot();
};

void ShotWorkTest::theLongestEdgeIsKept_data()
{
    QTest::addColumn<QSize>("whole");
    QTest::addColumn<QSize>("sent");
    QTest::newRow("wide") << QSize(1920, 1080) << QSize(768, 432);
    QTest::newRow("high") << QSize(1080, 1920) << QSize(432, 768);
    QTest::newRow("small stays") << QSize(640, 480) << QSize(640, 480);
    QTest::newRow("a line") << QSize(4000, 20) << QSize(768, 3);
}

void ShotWorkTest::theLongestEdgeIsKept()
{
    QFETCH(QSize, whole);
    QFETCH(QSize, sent);

    const Shot shot = makeShot(twoHalves(whole.width(), whole.height()), {});

    QCOMPARE(shot.size, sent);
    QCOMPARE(QImage::fromData(shot.jpeg, "JPEG").size(), sent);
}

void ShotWorkTest::mirroringSwapsLeftAndRight()
{
    const QImage mirrored = prepared(twoHalves(200, 100), {.mirrored = true});

    QCOMPARE(mirrored.pixelColor(20, 50), QColor(Qt::blue));
    QCOMPARE(mirrored.pixelColor(180, 50), QColor(Qt::red));
}

void ShotWorkTest::croppingKeepsThePartThatWasSeen()
{
    const QRectF rightHalf(0.5, 0, 0.5, 1);

    const QImage plain = prepared(twoHalves(200, 100), {.crop = rightHalf});
    const QImage mirrored = prepared(twoHalves(200, 100), {.mirrored = true, .crop = rightHalf});

    QCOMPARE(plain.size(), QSize(100, 100));
    QCOMPARE(plain.pixelColor(0, 50), QColor(Qt::blue));
    QCOMPARE(mirrored.pixelColor(99, 50), QColor(Qt::red));
}

void ShotWorkTest::senselessCropsLeaveTheWhole_data()
{
    QTest::addColumn<QRectF>("crop");
    QTest::newRow("nothing") << QRectF();
    QTest::newRow("outside") << QRectF(2, 2, 1, 1);
    QTest::newRow("a hair") << QRectF(0.5, 0.5, 0.001, 0.001);
    QTest::newRow("not a number") << QRectF(std::nan(""), 0, 1, 1);
}

void ShotWorkTest::senselessCropsLeaveTheWhole()
{
    QFETCH(QRectF, crop);

    QCOMPARE(prepared(twoHalves(200, 100), {.crop = crop}).size(), QSize(200, 100));
}

void ShotWorkTest::aBlurredPartCannotBeMadeOut()
{
    const QImage image = stripes(640, 480);

    const QImage veil = veiled(image, {.blur = Blur::Part, .blurred = {0, 0, 0.5, 1}});

    QVERIFY(sharpness(veil, 240, 0, 320) < 40);
    QCOMPARE(sharpness(veil, 240, 322, 640), 255); // the rest is unchanged
}

void ShotWorkTest::everythingBlurredCannotBeMadeOut()
{
    const QImage veil = prepared(stripes(1920, 1080), {.blur = Blur::Everything});

    for (int y = 0; y < veil.height(); y += 7)
        QVERIFY(sharpness(veil, y, 0, veil.width()) < 40);
}

void ShotWorkTest::aShotIsAJpegWithoutNotes()
{
    QImage image = twoHalves(320, 200);
    image.setText(u"Location"_s, u"48.2N 16.4E"_s);

    const Shot shot = makeShot(image, {});

    QVERIFY(shot.jpeg.startsWith("\xff\xd8\xff"));
    QVERIFY(!shot.jpeg.contains("48.2N"));
    QVERIFY(isNear(QImage::fromData(shot.jpeg).pixelColor(20, 100), Qt::red));
}

void ShotWorkTest::transparencyBecomesPaper()
{
    QImage image(64, 64, QImage::Format_ARGB32);
    image.fill(Qt::transparent);

    const Shot shot = makeShot(image, {});

    QVERIFY(isNear(QImage::fromData(shot.jpeg).pixelColor(32, 32), Qt::white));
}

void ShotWorkTest::noPictureGivesNoShot()
{
    QCOMPARE(makeShot({}, {}), Shot{});
    QVERIFY(prepared({}, {.blur = Blur::Everything}).isNull());
}

void ShotWorkTest::aDataUrlCanBeReadBack()
{
    const QString url = dataUrl("\xff\xd8 picture");

    const QString head = u"data:image/jpeg;base64,"_s;
    QVERIFY(url.startsWith(head));
    QCOMPARE(QByteArray::fromBase64(url.mid(head.size()).toLatin1()), QByteArray("\xff\xd8 picture"));
}

void ShotWorkTest::aLidIsBlackAndALampInTheDarkIsNot()
{
    QImage lid(640, 480, QImage::Format_RGB32);
    lid.fill(QColor(6, 4, 8));
    QImage lamp = lid;
    QPainter(&lamp).fillRect(300, 200, 60, 60, QColor(250, 240, 200));

    QVERIFY(isBlack(lid));
    QVERIFY(!isBlack(lamp));
    QVERIFY(!isBlack({}));
}

SUITE_TEST(QCoreApplication, ShotWorkTest)

} // namespace tst_shot_work

#include "tst_shot_work.moc"
