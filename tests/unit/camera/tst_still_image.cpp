// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/still_image.h"
#include "core/camera/test_card.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

namespace tst_still_image {

using namespace Qt::StringLiterals;
using namespace studio::camera;

/// The user's picture file is treated as hostile until it was checked.
class StillImageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPictureIsRead();
    void aLargePictureIsMadeSmaller();
    void aDrawingInXmlIsNoPicture();
    void aBombIsRefusedBeforeItIsDecoded();
    void aCutOffPictureIsRefused();
    void aPipeIsNotWaitedFor();
    void aNameThatLiesDoesNotChooseTheDecoder();
    void theTestCardMoves();

private:
    QString write(const QByteArray &bytes, const QString &name = u"picture"_s)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }
    QString saved(const QSize &size, const QString &name)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(QColor(30, 140, 60));
        const QString path = m_folder.filePath(name);
        return image.save(path) ? path : QString();
    }

    QTemporaryDir m_folder;
};

void StillImageTest::aPictureIsRead()
{
    for (const QString &name : {u"a.png"_s, u"a.jpg"_s, u"a.bmp"_s}) {
        const QImage image = stillImage(saved({320, 200}, name));

        QCOMPARE(image.size(), QSize(320, 200));
        QVERIFY(std::abs(image.pixelColor(100, 100).green() - 140) < 8);
    }
}

void StillImageTest::aLargePictureIsMadeSmaller()
{
    QCOMPARE(stillImage(saved({8000, 1000}, u"wide.png"_s)).size(), QSize(4096, 512));
}

void StillImageTest::aDrawingInXmlIsNoPicture()
{
    QVERIFY(stillImage(write("<svg xmlns=\"http://www.w3.org/2000/svg\"><image "
                             "href=\"http://127.0.0.1:9/x.png\"/></svg>",
                             u"drawing.svg"_s))
                .isNull());
}

/// A PNG that claims 30,000 × 30,000 pixels: 3.6 GB once decoded.
void StillImageTest::aBombIsRefusedBeforeItIsDecoded()
{
    QFile file(saved({8, 8}, u"bomb.png"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray bomb = file.readAll();
    const QByteArray side("\x00\x00\x75\x30", 4);
    bomb.replace(16, 4, side).replace(20, 4, side);

    QVERIFY(stillImage(write(bomb)).isNull());
}

void StillImageTest::aCutOffPictureIsRefused()
{
    QFile file(saved({300, 300}, u"whole.png"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));

    QVERIFY(stillImage(write(file.read(file.size() / 2))).isNull());
    QVERIFY(stillImage(write({})).isNull());
    QVERIFY(stillImage(m_folder.filePath(u"missing.png"_s)).isNull());
}

void StillImageTest::aPipeIsNotWaitedFor()
{
    const QString path = m_folder.filePath(u"pipe.png"_s);
    QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);

    QVERIFY(stillImage(path).isNull());
    QVERIFY(stillImage(u"/dev/zero"_s).isNull());
    QVERIFY(stillImage(m_folder.path()).isNull());
}

void StillImageTest::aNameThatLiesDoesNotChooseTheDecoder()
{
    QFile file(saved({40, 30}, u"honest.png"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));

    QCOMPARE(stillImage(write(file.readAll(), u"liar.svg"_s)).size(), QSize(40, 30));
}

void StillImageTest::theTestCardMoves()
{
    QVERIFY(!testCard(0).isNull());
    QVERIFY(testCard(0) != testCard(1));
    QCOMPARE(testCard(kTestCardSteps), testCard(0));
}

SUITE_TEST(QCoreApplication, StillImageTest)

} // namespace tst_still_image

#include "tst_still_image.moc"
