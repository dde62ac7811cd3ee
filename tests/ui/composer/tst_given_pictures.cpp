// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "ui/composer/attached_pictures.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"
#include "ui/composer/picture_strip.h"
#include "ui/pictures/picture_reading.h"
#include "ui/pictures/seer_words.h"

#include <QAbstractButton>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QImageWriter>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <sys/stat.h>

namespace tst_given_pictures {

using namespace studio;
using namespace studio::ui;
using namespace Qt::StringLiterals;

namespace {

QImage coloured(const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::red);
    return image;
}

QByteArray encoded(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, format);
    writer.setText(u"Comment"_s, u"GPS 52.5 13.4"_s);
    writer.write(image);
    return bytes;
}

/// Two frames of one pixel.
QByteArray movingGif()
{
    const QByteArray frame = QByteArray::fromHex("21f904000a0000002c000000000100010000020244"
                                                 "0100");
    return QByteArray::fromHex("47494638396101000100800000ff00000000ff") + frame + frame + ";";
}

UnsentPicture ready(const QString &name = u"cat.png"_s) { return readyPicture(coloured({40, 30}), name); }

QMimeData *imageData()
{
    auto *data = new QMimeData;
    data->setData(u"image/png"_s, encoded(coloured({40, 30}), "png"));
    return data;
}

} // namespace

/// Pictures on their way into a message: what is taken, what is refused and why, and what is sent.
class TestGivenPictures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_folder.isValid()); }

    void init()
    {
        m_composer = std::make_unique<Composer>();
        m_composer->resize(600, 300);
        m_composer->show();
        QVERIFY(QTest::qWaitForWindowActive(m_composer.get()));
        m_input = m_composer->findChild<MessageEdit *>(u"composer.input"_s);
        m_composer->focusInput();
    }

    void aFileIsReadSmallAndWithoutNotes()
    {
        const QByteArray jpeg = encoded(coloured({4000, 3000}), "jpeg");
        QVERIFY(jpeg.contains("GPS"));

        const ReadPicture read = only({{write(u"holiday.jpg"_s, jpeg)}, {}, {}});

        QCOMPARE(read.refusal, QString());
        QCOMPARE(read.picture.size, QSize(768, 576));
        QCOMPARE(read.picture.name, u"holiday.jpg"_s);
        QVERIFY(read.picture.jpeg.startsWith("\xFF\xD8"));
        QVERIFY(!read.picture.jpeg.contains("GPS"));
        QVERIFY(!read.picture.jpeg.contains("Exif"));
    }

    void whatIsNoPictureIsRefusedInWords_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("says");
        const QByteArray png = encoded(coloured({300, 300}), "png");

        QTest::newRow("empty") << u"empty.png"_s << QByteArray() << u"empty"_s;
        QTest::newRow("text") << u"text.png"_s << QByteArray("I am no picture") << u"Not a supported"_s;
        QTest::newRow("truncated") << u"half.png"_s << png.left(png.size() / 2) << QString();
        QTest::newRow("broken") << u"broken.jpg"_s << QByteArray("\xFF\xD8\xFF\xE0 nonsense") << QString();
        QTest::newRow("svg") << u"drawing.svg"_s << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>")
                             << u"SVG"_s;
        QTest::newRow("heic") << u"phone.heic"_s
                              << QByteArray("\0\0\0\x18"
                                            "ftypheic\0\0\0\0",
                                            16)
                              << u"Not a supported"_s;
        QTest::newRow("too large") << u"large.bmp"_s << QByteArray("BM") + QByteArray(51'000'000, 'x')
                                   << u"16 MB"_s;
        QByteArray huge = png; // the header claims 10,000 by 10,000 pixels
        huge.replace(16, 8, QByteArray::fromHex("0000271000002710"));
        QTest::newRow("100 megapixels") << u"huge.png"_s << huge << QString();
    }

    void whatIsNoPictureIsRefusedInWords()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, says);

        const ReadPicture read = only({{write(name, bytes)}, {}, {}});

        QVERIFY(!read.refusal.isEmpty());
        QVERIFY2(read.refusal.contains(says), qPrintable(read.refusal));
        QVERIFY(read.picture.jpeg.isEmpty());
    }

    void aPipeIsNotOpened()
    {
        const QString pipe = m_folder.filePath(u"pipe.png"_s);
        QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);

        QVERIFY(!only({{pipe}, {}, {}}).refusal.isEmpty());
        QVERIFY(!only({{u"/dev/zero"_s}, {}, {}}).refusal.isEmpty());
        QVERIFY(!only({{m_folder.path()}, {}, {}}).refusal.isEmpty());
        QVERIFY(!only({{m_folder.filePath(u"gone.png"_s)}, {}, {}}).refusal.isEmpty());
    }

    void ofAnAnimationTheFirstFrameIsTaken()
    {
        const ReadPicture read = only({{}, movingGif(), {}});

        QVERIFY2(read.refusal.isEmpty(), qPrintable(read.refusal));
        QCOMPARE(read.picture.size, QSize(1, 1));
        QVERIFY(read.remark.contains(u"first frame"_s));
    }

    void anAddressIsNotFetched()
    {
        QMimeData data;
        data.setUrls({QUrl(u"https://example.org/cat.png"_s)});
        data.setText(u"https://example.org/cat.png"_s);

        const auto offer = pictureOfferIn(data);

        QVERIFY(offer && offer->isAddress);
        QVERIFY(only(*offer).refusal.contains(u"Copy Image"_s));
    }

    void plainTextComesBeforeAPicture()
    {
        std::unique_ptr<QMimeData> data(imageData());
        QVERIFY(pictureOfferIn(*data));
        data->setHtml(u"<img src='x'>"_s);
        QVERIFY(pictureOfferIn(*data));
        data->setText(u"A table"_s);
        QVERIFY(!pictureOfferIn(*data));
    }

    void aPastedPictureIsOffered()
    {
        QSignalSpy offered(&m_composer->pictures(), &AttachedPictures::offered);
        QGuiApplication::clipboard()->setMimeData(imageData());

        m_input->paste();

        QCOMPARE(offered.count(), 1);
        QVERIFY(!offered.first().first().value<PictureOffer>().bytes.isEmpty());
        QCOMPARE(m_composer->text(), QString());
    }

    void aPictureIsSentWithoutWords()
    {
        QSignalSpy said(m_composer.get(), &Composer::submitted);
        QVERIFY(!send()->isEnabled());
        QVERIFY(m_composer->pictures().add(ready()));
        QVERIFY(send()->isEnabled());
        QTest::keyClicks(m_composer->findChild<QLineEdit *>(u"composer.pictures.description"_s),
                         u"A  red cat"_s);

        QTest::keyClick(m_input, Qt::Key_Return);

        QCOMPARE(said.count(), 1);
        const auto draft = said.first().first().value<ports::Draft>();
        QCOMPARE(draft.text, QString());
        QCOMPARE(draft.pictures.size(), 1);
        QCOMPARE(draft.pictures.first().words, u"[Picture: A red cat]"_s);
        QCOMPARE(draft.pictures.first().description, u"A red cat"_s);
        QVERIFY(!draft.pictures.first().kept);
        QVERIFY(m_composer->unsent().isUntouched());
    }

    void aFifthPictureIsNotTaken()
    {
        for (int number = 0; number < 4; ++number)
            QVERIFY(m_composer->pictures().add(ready()));

        QVERIFY(!m_composer->pictures().add(ready()));

        QCOMPARE(m_composer->unsent().pictures.size(), 4);
    }

    void aPictureCanBeTakenAwayAndKept()
    {
        m_composer->pictures().add(ready(u"one.png"_s));
        m_composer->pictures().add(ready(u"two.png"_s));
        auto *keep = m_composer->findChild<QCheckBox *>(u"composer.pictures.keep"_s);
        QVERIFY(!keep->isChecked());

        keep->click();
        button(u"composer.pictures.remove"_s)->click();

        const QList<UnsentPicture> left = m_composer->unsent().pictures;
        QCOMPARE(left.size(), 1);
        QCOMPARE(left.first().name, u"two.png"_s);
        QVERIFY(left.first().kept);
    }

    void anEditedPictureTakesItsPlace()
    {
        m_composer->pictures().add(ready());
        const UnsentPicture before = m_composer->unsent().pictures.first();

        m_composer->pictures().replace(before, "\xFF\xD8 other", {5, 6});

        QCOMPARE(m_composer->unsent().pictures.first().size, QSize(5, 6));
        QVERIFY(m_composer->unsent().pictures.first().jpeg != before.jpeg);
    }

    void theThumbnailGrowsWithTheText()
    {
        m_composer->pictures().add(ready());
        const auto thumb = [this] {
            const QList<QLabel *> all = m_composer->findChildren<QLabel *>(u"composer.pictures.thumb"_s);
            return all.isEmpty() ? QSize() : all.last()->size();
        };
        const QSize before = thumb();
        QFont font = m_composer->font();

        font.setPointSizeF(font.pointSizeF() * 3);
        m_composer->setFont(font);

        QTRY_VERIFY(thumb().width() > 2 * before.width());
        const auto *picture = m_composer->findChildren<QLabel *>(u"composer.pictures.thumb"_s).last();
        QCOMPARE(picture->pixmap(Qt::ReturnByValue).width(), thumb().width());
    }

    void aRefusalIsShownUntilTheUserGoesOn()
    {
        m_composer->pictures().showRefusal(u"The file is empty."_s);
        const auto *refusal = m_composer->findChild<QLabel *>(u"composer.pictures.refusal"_s);
        QVERIFY(refusal->isVisible());

        QTest::keyClicks(m_input, u"So"_s);

        QVERIFY(!refusal->isVisible());
    }

    void picturesAreInNoStoredDraft()
    {
        m_composer->pictures().add(ready());
        QCOMPARE(m_composer->unsent().toText(), QString());
        QTest::keyClicks(m_input, u"Look"_s);
        const Unsent stored = Unsent::fromText(m_composer->unsent().toText());
        QCOMPARE(stored.text, u"Look"_s);
        QVERIFY(stored.pictures.isEmpty());
    }

    void aRefusedMessageComesBackWithItsPictures()
    {
        QSignalSpy said(m_composer.get(), &Composer::submitted);
        m_composer->pictures().add(ready());
        QTest::keyClick(m_input, Qt::Key_Return);

        m_composer->bringBack(said.first().first().value<ports::Draft>());

        QCOMPARE(m_composer->unsent().pictures.size(), 1);
    }

    void whoSeesItIsSaid()
    {
        QCOMPARE(seerWords({}, {}), QString());
        QVERIFY(seerWords({u"Aya"_s}, {u"Kyoko"_s}).startsWith(u"Shown to: Aya."_s));
        QVERIFY(seerWords({}, {u"Kyoko"_s}).contains(u"Kyoko"_s));
    }

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }
    static ReadPicture only(const PictureOffer &offer) { return picturesIn(offer, 4).value(0); }
    QAbstractButton *button(const QString &name) { return m_composer->findChild<QAbstractButton *>(name); }
    QAbstractButton *send() { return button(u"composer.send"_s); }

    QTemporaryDir m_folder;
    std::unique_ptr<Composer> m_composer;
    MessageEdit *m_input = nullptr;
};

SUITE_TEST(QApplication, TestGivenPictures)

} // namespace tst_given_pictures

#include "tst_given_pictures.moc"
