// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/video_picture.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QVideoFrame>

namespace tst_video_picture {

using namespace studio::camera;
using Format = QVideoFrameFormat;

namespace {

// One colour of each kind, in BT.601.
constexpr uchar kRedY = 81, kRedU = 90, kRedV = 240;

/// Fills every second pair of bytes, or every plane, so that the whole frame is red.
QVideoFrame redFrame(Format::PixelFormat format, const QSize &size)
{
    QVideoFrame frame(QVideoFrameFormat(size, format));
    if (!frame.map(QVideoFrame::WriteOnly))
        return {};
    const auto fill = [&](int plane, std::initializer_list<uchar> pattern) {
        for (int byte = 0; byte < frame.mappedBytes(plane); ++byte)
            frame.bits(plane)[byte] = *(pattern.begin() + byte % int(pattern.size()));
    };
    switch (format) {
    case Format::Format_YUYV: fill(0, {kRedY, kRedU, kRedY, kRedV}); break;
    case Format::Format_UYVY: fill(0, {kRedU, kRedY, kRedV, kRedY}); break;
    case Format::Format_NV12:
        fill(0, {kRedY});
        fill(1, {kRedU, kRedV});
        break;
    case Format::Format_NV21:
        fill(0, {kRedY});
        fill(1, {kRedV, kRedU});
        break;
    case Format::Format_YUV420P:
        fill(0, {kRedY});
        fill(1, {kRedU});
        fill(2, {kRedV});
        break;
    case Format::Format_BGRX8888: fill(0, {0, 0, 255, 255}); break;
    default: break;
    }
    frame.unmap();
    return frame;
}

bool isRed(const QColor &colour) { return colour.red() > 245 && colour.green() < 10 && colour.blue() < 10; }

} // namespace

class VideoPictureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatOfCamerasIsRead_data();
    void everyFormatOfCamerasIsRead();
    void theRightPixelsAreRead();
    void whatCannotBeReadIsNull();
};

void VideoPictureTest::everyFormatOfCamerasIsRead_data()
{
    QTest::addColumn<int>("format");
    QTest::newRow("YUYV") << int(Format::Format_YUYV);
    QTest::newRow("UYVY") << int(Format::Format_UYVY);
    QTest::newRow("NV12") << int(Format::Format_NV12);
    QTest::newRow("NV21") << int(Format::Format_NV21);
    QTest::newRow("I420") << int(Format::Format_YUV420P);
    QTest::newRow("BGRX") << int(Format::Format_BGRX8888);
}

void VideoPictureTest::everyFormatOfCamerasIsRead()
{
    QFETCH(int, format);

    const QImage picture = pictureOf(redFrame(Format::PixelFormat(format), {64, 48}));

    QCOMPARE(picture.size(), QSize(64, 48));
    for (const QPoint &at : {QPoint(0, 0), QPoint(63, 0), QPoint(31, 24), QPoint(63, 47)})
        QVERIFY2(isRed(picture.pixelColor(at)), qPrintable(picture.pixelColor(at).name()));
}

void VideoPictureTest::theRightPixelsAreRead()
{
    QVideoFrame frame(QVideoFrameFormat({64, 48}, Format::Format_YUYV));
    QVERIFY(frame.map(QVideoFrame::WriteOnly));
    for (int line = 0; line < 48; ++line) {
        uchar *bytes = frame.bits(0) + line * frame.bytesPerLine(0);
        for (int x = 0; x < 64; ++x) {
            bytes[2 * x] = x == 40 && line == 20 ? 235 : 16;
            bytes[2 * x + 1] = 128;
        }
    }
    frame.unmap();

    const QImage picture = pictureOf(frame);

    QCOMPARE(picture.pixelColor(40, 20), QColor(255, 255, 255));
    QCOMPARE(picture.pixelColor(39, 20), QColor(0, 0, 0));
    QCOMPARE(picture.pixelColor(40, 21), QColor(0, 0, 0));
}

void VideoPictureTest::whatCannotBeReadIsNull()
{
    QVERIFY(pictureOf({}).isNull());
    QVERIFY(pictureOf(QVideoFrame(QVideoFrameFormat({0, 0}, Format::Format_YUYV))).isNull());
}

SUITE_TEST(QCoreApplication, VideoPictureTest)

} // namespace tst_video_picture

#include "tst_video_picture.moc"
