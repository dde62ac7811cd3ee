// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_camera.h"
#include "ui/camera/shot_session.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_shot_session {

using namespace Qt::StringLiterals;
using namespace studio;
using camera::Flaw;
using camera::Source;
using std::chrono::seconds;
using tests::FakeCamera;
using ui::ShotSession;
using Phase = ShotSession::Phase;
using Manner = ShotSession::Manner;

namespace {

QImage filled(int grey)
{
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(QColor(grey, grey, grey));
    return image;
}

} // namespace

class ShotSessionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsOpenedBeforeItBegins();
    void theFirstCameraIsOpened();
    void theCameraOfLastTimeComesFirst();
    void theTestCardIsNeverOpenedByItself();
    void aCameraThatIsPluggedInIsOpened();
    void threeSecondsAreCounted();
    void aCountdownCanBeCutShort();
    void theCameraIsFreeOnceThePictureIsTaken();
    void againOpensTheSameOne();
    void anUnpluggedCameraIsWaitedFor();
    void aFrozenOneIsTriedAgainByHand();
    void aBlackPictureStopsTheCountdown();
    void handsFreeWaitsForSomethingToSee();
    void handsFreeIsForTheCameraThatIsRemembered();
    void someOneElseClosesIt();
    void anotherSourceCanBeChosenMeanwhile();
    void theEndClosesEverything();

private:
    void begin(const std::optional<Source> &preferred = {}, Manner manner = Manner::ByHand)
    {
        m_session->begin(preferred, manner);
    }

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<FakeCamera> m_camera;
    std::unique_ptr<ShotSession> m_session;
};

void ShotSessionTest::init()
{
    m_session.reset();
    m_camera = std::make_unique<FakeCamera>();
    m_clock = std::make_unique<tests::FakeClock>();
    m_session = std::make_unique<ShotSession>(*m_camera, *m_clock);
    m_camera->plugIn({FakeCamera::device(u"One"_s), FakeCamera::device(u"Two"_s)});
}

void ShotSessionTest::nothingIsOpenedBeforeItBegins()
{
    QCOMPARE(m_camera->timesListed(), 0);
    QCOMPARE(m_camera->timesOpened(), 0);
    QCOMPARE(m_session->phase(), Phase::Away);
}

void ShotSessionTest::theFirstCameraIsOpened()
{
    begin();
    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"One"_s));
    QCOMPARE(m_session->phase(), Phase::Opening);

    m_camera->show(filled(100));

    QCOMPARE(m_session->phase(), Phase::Live);
    QCOMPARE(m_session->image(), filled(100));
}

void ShotSessionTest::theCameraOfLastTimeComesFirst()
{
    begin(FakeCamera::device(u"Two"_s));

    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"Two"_s));
}

void ShotSessionTest::theTestCardIsNeverOpenedByItself()
{
    m_camera->plugIn({});

    begin();

    QCOMPARE(m_session->phase(), Phase::Trouble);
    QCOMPARE(m_session->flaw(), Flaw::NoDevice);
    QCOMPARE(m_camera->timesOpened(), 0);
}

void ShotSessionTest::aCameraThatIsPluggedInIsOpened()
{
    m_camera->plugIn({});
    begin();

    m_camera->plugIn({FakeCamera::device(u"Three"_s)});

    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"Three"_s));
    QCOMPARE(m_session->phase(), Phase::Opening);
}

void ShotSessionTest::threeSecondsAreCounted()
{
    QSignalSpy taken(m_session.get(), &ShotSession::taken);
    begin();
    m_camera->show(filled(100));

    m_session->countDown();
    QCOMPARE(m_session->secondsLeft(), 3);
    m_clock->advance(seconds(2));
    QCOMPARE(m_session->secondsLeft(), 1);
    m_camera->show(filled(130));
    m_clock->advance(seconds(1));

    QCOMPARE(taken.size(), 1);
    QCOMPARE(m_session->phase(), Phase::Taken);
    QCOMPARE(m_session->image(), filled(130));
}

void ShotSessionTest::aCountdownCanBeCutShort()
{
    QSignalSpy taken(m_session.get(), &ShotSession::taken);
    begin();
    m_camera->show(filled(100));
    m_session->countDown();

    m_session->takeNow();
    m_clock->advance(seconds(5));

    QCOMPARE(taken.size(), 1);
}

void ShotSessionTest::theCameraIsFreeOnceThePictureIsTaken()
{
    begin();
    m_camera->show(filled(100));

    m_session->takeNow();

    QVERIFY(!m_camera->isOpen());
}

void ShotSessionTest::againOpensTheSameOne()
{
    begin(FakeCamera::device(u"Two"_s));
    m_camera->show(filled(100));
    m_session->takeNow();

    m_session->again();

    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"Two"_s));
    QVERIFY(m_session->image().isNull());
    m_camera->show(filled(90));
    QCOMPARE(m_session->phase(), Phase::Live);
}

void ShotSessionTest::anUnpluggedCameraIsWaitedFor()
{
    begin();
    m_camera->show(filled(100));

    m_camera->plugIn({FakeCamera::device(u"Two"_s)});
    m_camera->fail(Flaw::Lost);
    QCOMPARE(m_session->phase(), Phase::Trouble);
    QVERIFY(!m_camera->isOpen()); // the other device is not used instead
    m_camera->plugIn({FakeCamera::device(u"Two"_s), FakeCamera::device(u"One"_s)});

    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"One"_s));
}

void ShotSessionTest::aFrozenOneIsTriedAgainByHand()
{
    begin();
    m_camera->show(filled(100));
    m_camera->fail(Flaw::Frozen);
    m_camera->plugIn({FakeCamera::device(u"One"_s)});
    QCOMPARE(m_session->phase(), Phase::Trouble);
    QCOMPARE(m_session->flaw(), Flaw::Frozen);

    m_session->again();

    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"One"_s));
}

void ShotSessionTest::aBlackPictureStopsTheCountdown()
{
    QSignalSpy taken(m_session.get(), &ShotSession::taken);
    begin();
    m_camera->show(filled(2));
    m_session->countDown();

    m_camera->fail(Flaw::Black);
    m_clock->advance(seconds(5));
    QVERIFY(m_session->isBlack());
    QCOMPARE(m_session->phase(), Phase::Live);
    QCOMPARE(taken.size(), 0);
    m_camera->show(filled(100));

    QVERIFY(!m_session->isBlack());
}

void ShotSessionTest::handsFreeWaitsForSomethingToSee()
{
    QSignalSpy taken(m_session.get(), &ShotSession::taken);
    begin({}, Manner::HandsFree);
    m_camera->show(filled(2));
    QCOMPARE(m_session->phase(), Phase::Live);

    m_camera->show(filled(100));
    QCOMPARE(m_session->phase(), Phase::Counting);
    m_clock->advance(seconds(3));

    QCOMPARE(taken.size(), 1);
}

void ShotSessionTest::handsFreeIsForTheCameraThatIsRemembered()
{
    QSignalSpy taken(m_session.get(), &ShotSession::taken);

    begin(FakeCamera::device(u"Three"_s), Manner::HandsFree);
    m_camera->show(filled(100));
    m_clock->advance(seconds(10));

    QCOMPARE(m_camera->isOpen(), FakeCamera::device(u"One"_s));
    QCOMPARE(m_session->phase(), Phase::Live); // the user takes it, or does not
    QCOMPARE(m_session->manner(), Manner::ByHand);
    QCOMPARE(taken.size(), 0);
}

void ShotSessionTest::someOneElseClosesIt()
{
    QSignalSpy stopped(m_session.get(), &ShotSession::stopped);
    begin();
    m_camera->show(filled(100));

    m_camera->close(); // from the tray

    QCOMPARE(stopped.size(), 1);
    QCOMPARE(m_session->phase(), Phase::Away);
}

void ShotSessionTest::anotherSourceCanBeChosenMeanwhile()
{
    QSignalSpy stopped(m_session.get(), &ShotSession::stopped);
    begin();
    m_camera->show(filled(100));
    m_session->countDown();

    m_session->choose({Source::Kind::TestCard, {}, 0});
    m_clock->advance(seconds(5));

    QCOMPARE(m_session->phase(), Phase::Opening);
    QCOMPARE(m_camera->isOpen()->kind, Source::Kind::TestCard);
    QCOMPARE(stopped.size(), 0);
}

void ShotSessionTest::theEndClosesEverything()
{
    begin();
    m_camera->show(filled(100));
    m_session->countDown();

    m_session->end();
    m_clock->advance(seconds(5));

    QVERIFY(!m_camera->isOpen());
    QVERIFY(m_session->image().isNull());
    QCOMPARE(m_session->phase(), Phase::Away);
}

SUITE_TEST(QCoreApplication, ShotSessionTest)

} // namespace tst_shot_session

#include "tst_shot_session.moc"
