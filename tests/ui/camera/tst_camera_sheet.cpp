// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_camera.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "ui/camera/camera_sheet.h"
#include "ui/camera/camera_words.h"
#include "ui/camera/preview_view.h"
#include "ui/camera/source_choice.h"

#include <QCheckBox>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>
#include <QToolButton>

namespace tst_camera_sheet {

using namespace Qt::StringLiterals;
using namespace studio;
using camera::Flaw;
using camera::Source;
using std::chrono::seconds;
using tests::FakeCamera;
using ui::CameraSheet;
using Manner = ui::ShotSession::Manner;

namespace {

/// Red on the left, blue on the right.
QImage twoHalves()
{
    QImage image(640, 480, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter(&image).fillRect(320, 0, 320, 480, Qt::blue);
    return image;
}

const QList<ui::PictureAsker> kKyoko{{u"Kyoko"_s, u"You said you had your hair cut."_s}};

} // namespace

class CameraSheetTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsOpenBeforeItIsShown();
    void whoAsksAndWhyIsShownAsPlainText();
    void spaceTakesThePictureAndEnterSendsIt();
    void enterCountsDown();
    void escRefuses();
    void whatIsShownIsWhatIsSent();
    void whatWasCutAwayIsThereInTheNextPicture();
    void partsAreChosenOnlyInAPicture();
    void thePartsAreMovedWithKeys();
    void thePartsAreDrawnWithThePointer();
    void onePictureServesAll();
    void thePictureIsMadeReadyInTheBackground();
    void whoRefusesWhileItIsMadeReadySendsNothing();
    void keepingIsOffEachTime();
    void withoutACameraItGivesUp();
    void aPictureThatWasTakenIsNotSentByClosing();
    void handsFreeSendsByItself();
    void whileItIsHiddenNothingIsOpen();
    void whoeverStopsWaitingClosesIt();
    void theSourceIsRemembered();
    void twoCamerasOfOneNameAreToldApart();
    void sourcesAreKeptAsText();
    void readersAreToldHowItGoesOn();
    void everyControlHasAName();

private:
    void askAndShow(const QImage &image)
    {
        m_sheet->ask(kKyoko);
        QVERIFY(QTest::qWaitForWindowActive(m_sheet.get()));
        m_camera->show(image);
    }
    template<class T>
    [[nodiscard]] T *part(const QString &name) const
    {
        return m_sheet->findChild<T *>(name);
    }
    /// The picture is prepared in the background.
    [[nodiscard]] QImage sentPicture() const
    {
        return QTest::qWaitFor([this] { return m_taken->size() == 1; })
                   ? QImage::fromData(m_taken->first().first().toByteArray())
                   : QImage();
    }
    void press(const QString &name) const { part<QAbstractButton>(name)->click(); }

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<FakeCamera> m_camera;
    std::unique_ptr<CameraSheet> m_sheet;
    std::unique_ptr<QSignalSpy> m_taken;
    std::unique_ptr<QSignalSpy> m_refused;
    std::unique_ptr<QSignalSpy> m_gaveUp;
};

void CameraSheetTest::init()
{
    m_sheet.reset();
    m_camera = std::make_unique<FakeCamera>();
    m_clock = std::make_unique<tests::FakeClock>();
    m_camera->plugIn({FakeCamera::device(u"Lens"_s)});
    m_sheet = std::make_unique<CameraSheet>(*m_camera, *m_clock, nullptr);
    m_taken = std::make_unique<QSignalSpy>(m_sheet.get(), &CameraSheet::taken);
    m_refused = std::make_unique<QSignalSpy>(m_sheet.get(), &CameraSheet::refused);
    m_gaveUp = std::make_unique<QSignalSpy>(m_sheet.get(), &CameraSheet::gaveUp);
}

void CameraSheetTest::nothingIsOpenBeforeItIsShown()
{
    QCOMPARE(m_camera->timesListed(), 0);

    m_sheet->ask(kKyoko);

    QVERIFY(m_sheet->isVisible());
    QVERIFY(!m_sheet->isModal());
    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"Lens"_s));
}

void CameraSheetTest::whoAsksAndWhyIsShownAsPlainText()
{
    m_sheet->ask({{u"<b>Kyoko</b>"_s, u"<img src='http://x/'>\n"_s + QString(5000, u'a')}});

    const auto *headline = part<QLabel>(u"cameraHeadline"_s);
    const auto *why = part<QLabel>(u"cameraWhys"_s);
    QCOMPARE(headline->text(), u"<b>Kyoko</b> asks for a picture from the camera."_s);
    QCOMPARE(headline->textFormat(), Qt::PlainText);
    QCOMPARE(why->textFormat(), Qt::PlainText);
    QVERIFY(why->text().size() < 250);
}

void CameraSheetTest::spaceTakesThePictureAndEnterSendsIt()
{
    askAndShow(twoHalves());

    QTest::keyClick(m_sheet.get(), Qt::Key_Space);
    QVERIFY(!m_camera->isOpen());
    QVERIFY(m_sheet->isVisible());
    QCOMPARE(m_taken->size(), 0);
    QTest::keyClick(m_sheet.get(), Qt::Key_Return);

    QTRY_COMPARE(m_taken->size(), 1);
    QCOMPARE(m_taken->first().at(1).toSize(), QSize(640, 480));
    QVERIFY(!m_sheet->isVisible());
    QCOMPARE(m_refused->size(), 0);
}

void CameraSheetTest::enterCountsDown()
{
    askAndShow(twoHalves());

    QTest::keyClick(m_sheet.get(), Qt::Key_Return);
    m_clock->advance(seconds(2));
    QVERIFY(m_camera->isOpen());
    m_clock->advance(seconds(1));

    QVERIFY(!m_camera->isOpen());
    QCOMPARE(part<QPushButton>(u"cameraMain"_s)->text(), u"Send"_s);
}

void CameraSheetTest::escRefuses()
{
    askAndShow(twoHalves());
    QTest::keyClick(m_sheet.get(), Qt::Key_Return);

    QTest::keyClick(m_sheet.get(), Qt::Key_Escape);
    m_clock->advance(seconds(10));

    QCOMPARE(m_refused->size(), 1);
    QCOMPARE(m_taken->size(), 0);
    QVERIFY(!m_camera->isOpen());
    QVERIFY(!m_sheet->isVisible());
}

void CameraSheetTest::whatIsShownIsWhatIsSent()
{
    askAndShow(twoHalves());
    press(u"shotMirror"_s);
    press(u"shotCrop"_s);

    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);
    press(u"cameraMain"_s);

    const QImage sent = sentPicture();
    QCOMPARE(sent.size(), QSize(480, 360));
    QVERIFY(sent.pixelColor(40, 180).blue() > 200); // mirrored: the blue half is on the left
    QVERIFY(sent.pixelColor(440, 180).red() > 200);
}

void CameraSheetTest::whatWasCutAwayIsThereInTheNextPicture()
{
    askAndShow(twoHalves());
    press(u"shotCrop"_s);
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);
    press(u"cameraMain"_s);
    QTRY_COMPARE(m_taken->size(), 1);

    askAndShow(twoHalves());
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);
    press(u"cameraMain"_s);

    QTRY_COMPARE(m_taken->size(), 2);
    QCOMPARE(QImage::fromData(m_taken->last().first().toByteArray()).size(), QSize(640, 480));
}

void CameraSheetTest::partsAreChosenOnlyInAPicture()
{
    m_sheet->ask(kKyoko);
    const auto isOffered = [this](const QString &name) { return part<QAbstractButton>(name)->isEnabled(); };
    QVERIFY(!isOffered(u"shotCrop"_s));
    QVERIFY(!isOffered(u"shotBlurPart"_s));
    QVERIFY(isOffered(u"shotBlurAll"_s)); // hides all of a picture that has not come yet

    askAndShow(twoHalves());
    QVERIFY(isOffered(u"shotCrop"_s));
    press(u"shotBlurPart"_s);
    m_camera->fail(Flaw::Lost);

    QVERIFY(!isOffered(u"shotCrop"_s));
    QVERIFY(isOffered(u"shotBlurPart"_s)); // can be switched off
    press(u"shotBlurPart"_s);
    QVERIFY(!isOffered(u"shotBlurPart"_s));
}

void CameraSheetTest::thePartsAreMovedWithKeys()
{
    askAndShow(twoHalves());
    auto *preview = part<ui::PreviewView>(u"cameraPreview"_s);
    press(u"shotCrop"_s);
    QCOMPARE(m_sheet->focusWidget(), preview);

    for (int step = 0; step < 50; ++step)
        QTest::keyClick(preview, Qt::Key_Right);
    for (int step = 0; step < 25; ++step)
        QTest::keyClick(preview, Qt::Key_Left, Qt::ShiftModifier);
    for (int step = 0; step < 50; ++step)
        QTest::keyClick(preview, Qt::Key_Right);
    QTest::keyClick(preview, Qt::Key_Space);
    press(u"cameraMain"_s);

    const QImage sent = sentPicture();
    QCOMPARE(sent.width(), 160);                     // a quarter of the width is left …
    QVERIFY(sent.pixelColor(150, 180).blue() > 200); // … and it is on the right
    QVERIFY(sent.pixelColor(150, 180).red() < 60);
}

void CameraSheetTest::thePartsAreDrawnWithThePointer()
{
    askAndShow(twoHalves());
    auto *preview = part<ui::PreviewView>(u"cameraPreview"_s);
    QSignalSpy edited(preview, &ui::PreviewView::wishesEdited);
    press(u"shotBlurPart"_s);
    const QRect picture = preview->pictureRect();
    const QPoint from = picture.topLeft() + QPoint(picture.width() / 20, picture.height() / 20);
    const QPoint to = picture.topLeft() + QPoint(picture.width() / 5, picture.height() / 2);

    QTest::mousePress(preview, Qt::LeftButton, {}, from);
    QTest::mouseMove(preview, to);
    QTest::mouseRelease(preview, Qt::LeftButton, {}, to);

    QVERIFY(!edited.isEmpty());
    const auto wishes = edited.last().first().value<camera::ShotWishes>();
    QVERIFY(std::abs(wishes.blurred.x() - 0.05) < 0.02);
    QVERIFY(std::abs(wishes.blurred.right() - 0.2) < 0.02);
    QVERIFY(std::abs(wishes.blurred.bottom() - 0.5) < 0.02);
}

void CameraSheetTest::onePictureServesAll()
{
    askAndShow(twoHalves());

    m_sheet->ask({{u"Kyoko"_s, u"Your hair"_s}, {u"Aya"_s, u"Your cat"_s}});

    QCOMPARE(m_camera->timesOpened(), 1); // the same picture continues
    QVERIFY(part<QLabel>(u"cameraHeadline"_s)->text().contains(u"Kyoko, Aya"_s));
    QVERIFY(part<QLabel>(u"cameraWhys"_s)->text().contains(u"Aya: “Your cat”"_s));
}

void CameraSheetTest::thePictureIsMadeReadyInTheBackground()
{
    askAndShow(twoHalves());
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);

    press(u"cameraMain"_s);
    QCOMPARE(m_taken->size(), 0); // the window did not wait for it
    QVERIFY(!part<QPushButton>(u"cameraMain"_s)->isEnabled());
    QVERIFY(m_sheet->isAsking());

    QCOMPARE(sentPicture().size(), QSize(640, 480));
    QVERIFY(!m_sheet->isAsking());
}

void CameraSheetTest::whoRefusesWhileItIsMadeReadySendsNothing()
{
    askAndShow(twoHalves());
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);
    press(u"cameraMain"_s);

    press(u"cameraRefuse"_s);
    m_sheet->ask(kKyoko);
    m_camera->show(twoHalves());
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);
    press(u"cameraMain"_s);
    QTRY_COMPARE(m_taken->size(), 1); // the second picture
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();

    QCOMPARE(m_refused->size(), 1);
    QCOMPARE(m_taken->size(), 1);
}

void CameraSheetTest::keepingIsOffEachTime()
{
    askAndShow(twoHalves());
    QVERIFY(!m_sheet->keepsPicture());
    press(u"cameraKeep"_s);
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);
    press(u"cameraMain"_s);
    QTRY_COMPARE(m_taken->size(), 1);
    QVERIFY(m_sheet->keepsPicture());

    m_sheet->ask(kKyoko);

    QVERIFY(!m_sheet->keepsPicture());
}

void CameraSheetTest::withoutACameraItGivesUp()
{
    m_camera->plugIn({});
    m_sheet->ask(kKyoko);
    QCOMPARE(part<QPushButton>(u"cameraMain"_s)->text(), u"Try again"_s);

    press(u"cameraRefuse"_s);

    QCOMPARE(m_gaveUp->size(), 1);
    QCOMPARE(m_gaveUp->first().first().value<Flaw>(), Flaw::NoDevice);
    QCOMPARE(m_refused->size(), 0);
}

void CameraSheetTest::aPictureThatWasTakenIsNotSentByClosing()
{
    askAndShow(twoHalves());
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);

    m_sheet->close();

    QCOMPARE(m_taken->size(), 0);
    QCOMPARE(m_refused->size(), 1);
}

void CameraSheetTest::handsFreeSendsByItself()
{
    m_sheet->ask(kKyoko, Manner::HandsFree);
    m_camera->show(twoHalves());

    m_clock->advance(seconds(3));

    QTRY_COMPARE(m_taken->size(), 1);
    QVERIFY(!m_camera->isOpen());
    QVERIFY(!m_sheet->isVisible());
}

void CameraSheetTest::whileItIsHiddenNothingIsOpen()
{
    askAndShow(twoHalves());

    m_sheet->hide(); // together with the window
    QVERIFY(!m_camera->isOpen());
    m_sheet->show();

    QVERIFY(m_camera->isOpen());
    QCOMPARE(m_refused->size(), 0);
}

void CameraSheetTest::whoeverStopsWaitingClosesIt()
{
    askAndShow(twoHalves());

    m_sheet->withdraw();

    QVERIFY(!m_sheet->isVisible());
    QVERIFY(!m_camera->isOpen());
    QCOMPARE(m_refused->size() + m_taken->size() + m_gaveUp->size(), 0);
}

void CameraSheetTest::theSourceIsRemembered()
{
    QSignalSpy chosen(m_sheet.get(), &CameraSheet::sourceChosen);
    askAndShow(twoHalves());
    auto *sources = part<ui::SourceChoice>(u"cameraSource"_s);

    sources->setCurrentIndex(1);
    Q_EMIT sources->activated(1);

    const Source card{Source::Kind::TestCard, {}, 0};
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().value<Source>(), card);
    QCOMPARE(m_camera->isOpen(), card);
}

void CameraSheetTest::twoCamerasOfOneNameAreToldApart()
{
    m_camera->plugIn({FakeCamera::device(u"Lens"_s), FakeCamera::device(u"Lens"_s, 1)});
    m_sheet->setPreferred(FakeCamera::device(u"Lens"_s, 1));
    m_sheet->ask(kKyoko);

    const auto *sources = part<ui::SourceChoice>(u"cameraSource"_s);
    QCOMPARE(sources->itemText(0), u"Lens"_s);
    QCOMPARE(sources->itemText(1), u"Lens (2)"_s);
    QCOMPARE(sources->currentIndex(), 1);
    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"Lens"_s, 1));
}

void CameraSheetTest::sourcesAreKeptAsText()
{
    const QList<Source> sources{FakeCamera::device(u"Lens / 2"_s, 1),
                                {Source::Kind::StillImage, u"/home/me/a picture.png"_s, 0},
                                {Source::Kind::TestCard, {}, 0}};

    for (const Source &source : sources)
        QCOMPARE(ui::sourceFromKey(ui::sourceKey(source)), source);
    QVERIFY(!ui::sourceFromKey({}));
    QVERIFY(!ui::sourceFromKey(u"gramophone/0/x"_s));
}

void CameraSheetTest::everyControlHasAName()
{
    askAndShow(twoHalves());
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);
    QVERIFY(part<QPushButton>(u"cameraAgain"_s)->isVisible());

    for (const QWidget *widget : m_sheet->findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisibleTo(m_sheet.get()))
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString name = button ? button->text() : widget->accessibleName();
        QVERIFY2(!name.isEmpty(), qPrintable(widget->objectName()));
        QVERIFY(!widget->objectName().isEmpty());
    }
    QCOMPARE(tests::namelessControls(*m_sheet), QString());
}

void CameraSheetTest::readersAreToldHowItGoesOn()
{
    const tests::HeardByScreenReaders readers;
    const auto heard = [&readers] { return readers.alerts(u"cameraStatus"_s); };

    askAndShow(twoHalves());
    const auto *status = part<QLabel>(u"cameraStatus"_s);
    const QStringList live = heard();
    QVERIFY(!live.isEmpty() && !live.last().isEmpty());
    QCOMPARE(live.last(), status->text());
    m_camera->show(twoHalves()); // no news
    QCOMPARE(heard(), live);
    QTest::keyClick(part<QWidget>(u"cameraPreview"_s), Qt::Key_Space);

    QVERIFY(heard().size() > live.size());
    QCOMPARE(heard().last(), status->text());
}

SUITE_TEST(QApplication, CameraSheetTest)

} // namespace tst_camera_sheet

#include "tst_camera_sheet.moc"
