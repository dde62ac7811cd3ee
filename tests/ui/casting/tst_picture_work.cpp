// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/limits.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_persona_port.h"
#include "ui/imports/picture_work.h"
#include "ui/persona/picture_desk.h"

#include <QBuffer>
#include <QImage>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

namespace tst_picture_work {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

QByteArray encoded(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QImage plain(int width, int height)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(QColor(20, 120, 220));
    return image;
}

QString write(const QTemporaryDir &folder, const QByteArray &bytes)
{
    const QString path = folder.filePath(u"picture"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return path;
}

/// The peak memory of this program, in megabytes. Only Linux reports it.
qint64 peakMemory()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.simplified().split(' ').value(1).toLongLong() / 1024;
    }
    return 0;
}

} // namespace

class PictureWorkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureBecomesASmallSquare();
    void noiseStillFits();
    void notesInAPictureAreLeftOut();
    void aDrawingInXmlIsRefused();
    void aCutOffPictureIsRefused();
    void aBombIsRefusedBeforeItIsDecoded();
    void aLargePhotoIsReadSmaller();
    void storedBytesThatAreNoPictureAreNull();
    void aFileIsTakenWithoutTheWindowWaiting();
    void aRefusedFileSaysWhatToDo();
    void theNewestFileWins();
};

void PictureWorkTest::aPictureBecomesASmallSquare()
{
    for (const char *format : {"PNG", "JPEG", "BMP"}) {
        const auto small = ui::smallPicture(encoded(plain(1200, 800), format));

        QVERIFY2(small.has_value(), format);
        const QImage image = ui::storedPicture(*small);
        QCOMPARE(image.size(), QSize(512, 512));
        QVERIFY(qAbs(image.pixelColor(256, 256).blue() - 220) < 8);
    }
}

void PictureWorkTest::noiseStillFits()
{
    QImage noise(600, 600, QImage::Format_ARGB32);
    QRandomGenerator chance(1);
    chance.fillRange(reinterpret_cast<quint32 *>(noise.bits()), noise.sizeInBytes() / 4);

    const auto small = ui::smallPicture(encoded(noise, "PNG"));

    QVERIFY(small.has_value());
    QVERIFY(small->size() <= persona::kLargestPicture);
}

void PictureWorkTest::notesInAPictureAreLeftOut()
{
    QImage image = plain(64, 64);
    image.setText(u"Comment"_s, u"where I live"_s);

    const auto small = ui::smallPicture(encoded(image, "PNG"));

    QVERIFY(small.has_value());
    QVERIFY(!small->contains("where I live"));
}

void PictureWorkTest::aDrawingInXmlIsRefused()
{
    const auto small = ui::smallPicture("<svg xmlns=\"http://www.w3.org/2000/svg\">"
                                        "<image href=\"file:///etc/passwd\"/></svg>");

    QVERIFY(!small.has_value());
    QVERIFY(!small.error().text.isEmpty());
}

void PictureWorkTest::aCutOffPictureIsRefused()
{
    const QByteArray whole = encoded(plain(300, 300), "PNG");

    QVERIFY(!ui::smallPicture(whole.left(whole.size() / 2)).has_value());
    QVERIFY(!ui::smallPicture({}).has_value());
}

/// A PNG that claims 60,000 × 60,000 pixels: 14 GB once decoded.
void PictureWorkTest::aBombIsRefusedBeforeItIsDecoded()
{
    QByteArray bomb = encoded(plain(8, 8), "PNG");
    const QByteArray side("\x00\x00\xea\x60", 4);
    bomb.replace(16, 4, side).replace(20, 4, side);

    QVERIFY(!ui::smallPicture(bomb).has_value());
}

/// A photo of 50 million pixels, decoded in full size, would take 200 MB and the same again for scaling.
void PictureWorkTest::aLargePhotoIsReadSmaller()
{
    QImage photo(8160, 6144, QImage::Format_Grayscale8);
    photo.fill(90);
    const QByteArray bytes = encoded(photo, "JPEG");
    photo = {};
    const qint64 before = peakMemory(); // including the photo

    const auto small = ui::smallPicture(bytes);

    QVERIFY(small.has_value());
    QCOMPARE(ui::storedPicture(*small).size(), QSize(512, 512));
    QVERIFY2(peakMemory() - before < 64, qPrintable(QString::number(peakMemory() - before)));
}

void PictureWorkTest::storedBytesThatAreNoPictureAreNull()
{
    QVERIFY(ui::storedPicture("rubbish").isNull());
    QVERIFY(ui::storedPicture({}).isNull());
}

void PictureWorkTest::aFileIsTakenWithoutTheWindowWaiting()
{
    FakePersonaPort port;
    ui::PictureDesk desk(port);
    QSignalSpy stored(&desk, &ui::PictureDesk::stored);
    const QTemporaryDir folder;

    desk.takeFile(write(folder, encoded(plain(900, 900), "PNG")));
    QVERIFY(desk.isBusy());
    QVERIFY(port.commands().isEmpty()); // still working elsewhere
    QTRY_COMPARE(port.commands(), QStringList{u"storePicture"_s});
    port.last().answer(u"abc"_s);

    QTRY_COMPARE(stored.size(), 1);
    QCOMPARE(stored.first().at(0).toString(), u"abc"_s);
    QCOMPARE(stored.first().at(1).value<QImage>().size(), QSize(512, 512));
    QVERIFY(!desk.isBusy());
}

void PictureWorkTest::aRefusedFileSaysWhatToDo()
{
    FakePersonaPort port;
    ui::PictureDesk desk(port);
    QSignalSpy refused(&desk, &ui::PictureDesk::refused);
    const QTemporaryDir folder;

    desk.takeFile(write(folder, "not a picture"));
    QTRY_COMPARE(refused.size(), 1);
    desk.takeFile(folder.filePath(u"missing.png"_s));
    QTRY_COMPARE(refused.size(), 2);

    QVERIFY(!desk.isBusy());
    QVERIFY(port.commands().isEmpty());
    QVERIFY(!refused.first().first().toString().isEmpty());
}

void PictureWorkTest::theNewestFileWins()
{
    FakePersonaPort port;
    ui::PictureDesk desk(port);
    const QTemporaryDir folder;
    QSignalSpy refused(&desk, &ui::PictureDesk::refused);

    desk.takeFile(write(folder, encoded(plain(2000, 2000), "PNG")));
    desk.takeFile(folder.filePath(u"missing.png"_s));

    QTRY_COMPARE(refused.size(), 1);
    QTRY_VERIFY(QThreadPool::globalInstance()->activeThreadCount() == 0);
    QCoreApplication::sendPostedEvents();
    QVERIFY(port.commands().isEmpty());
}

SUITE_TEST(QCoreApplication, PictureWorkTest)

} // namespace tst_picture_work

#include "tst_picture_work.moc"
