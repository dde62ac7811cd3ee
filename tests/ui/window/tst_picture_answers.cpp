// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_clock.h"
#include "tests/support/give_answer.h"
#include "tests/support/suite.h"
#include "tests/support/ui/fake_camera.h"
#include "tests/support/ui/fake_query_port.h"
#include "tests/support/ui/fake_screens.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_requests.h"
#include "tests/ui/window/studio_window.h"
#include "ui/camera/camera_sheet.h"
#include "ui/requests/screen_sheet.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QThreadPool>

namespace tst_picture_answers {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace std::chrono_literals;

namespace {

QImage picture(const QColor &colour, const QSize &size = {640, 480})
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

struct Stage
{
    Stage()
    {
        camera.plugIn({FakeCamera::device(u"Webcam"_s)});
        studio.window.desks().offerQueries(port);
        studio.window.desks().offerCamera(camera, clock);
        studio.window.desks().offerScreens(screens, clock);
        studio.open();
    }

    void tell(const QList<ports::PendingQuery> &pending) { Q_EMIT port.pendingChanged(pending); }
    ui::CameraSheet *cameraSheet() { return studio.find<ui::CameraSheet>(u"cameraSheet"_s); }
    ui::ScreenSheet *screenSheet() { return studio.find<ui::ScreenSheet>(u"screenSheet"_s); }
    bool isAsking() { return cameraSheet() && cameraSheet()->isAsking(); }
    void press(const QString &button) { studio.find<QPushButton>(button)->click(); }
    /// From the live picture to the sent one.
    void takeAndSend()
    {
        camera.show(picture(Qt::darkCyan));
        press(u"cameraMain"_s);
        press(u"cameraMain"_s);
        press(u"cameraMain"_s);
        QTRY_VERIFY(!isAsking()); // it is prepared in the background
    }
    void sendScreen()
    {
        press(u"screenSend"_s);
        QTRY_VERIFY(!screenSheet()->isAsking());
    }
    [[nodiscard]] const FakeQueryPort::Answer &answer(qsizetype number) const
    {
        return port.answers().at(number);
    }

    FakeClock clock;
    FakeCamera camera;
    FakeScreens screens{{picture(Qt::darkBlue, {1920, 1080}), picture(Qt::darkRed, {800, 600})}};
    FakeQueryPort port;
    StudioWindow studio;
};

} // namespace

class PictureAnswersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsOpenedBeforeItIsAllowed()
    {
        Stage stage;

        stage.tell({pendingQuery(u"q1"_s, u"camera"_s), pendingQuery(u"q2"_s, u"screen"_s)});

        QVERIFY(!stage.cameraSheet());
        QVERIFY(!stage.screenSheet());
        QCOMPARE(stage.camera.timesListed(), 0);
        QCOMPARE(stage.screens.timesLookedAt(), 0);
    }

    void aPictureOfTheCameraIsTheAnswer()
    {
        Stage stage;

        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});
        QVERIFY(stage.isAsking());
        stage.takeAndSend();

        QCOMPARE(stage.port.answers().size(), 1);
        QCOMPARE(stage.answer(0).result.id, u"q1"_s);
        QVERIFY(stage.answer(0).result.success);
        QVERIFY(stage.answer(0).result.body->startsWith(u"data:image/jpeg;base64,"_s));
        QCOMPARE(stage.answer(0).kept, u"image/jpeg 640×480, not kept"_s);
        QVERIFY(!stage.isAsking());
        QVERIFY(!stage.camera.isOpen());
    }

    void onePictureServesAllWhoMayHaveIt()
    {
        Stage stage;
        const auto kyokos = allowed(pendingQuery(u"q1"_s, u"camera"_s));
        const auto ayas = pendingQuery(u"q2"_s, u"camera"_s, "{}", aya());
        const auto natsumis = pendingQuery(u"q3"_s, u"camera"_s, "{}", natsumi());

        stage.tell({kyokos, ayas, natsumis});
        stage.tell({kyokos, allowed(ayas), natsumis});
        stage.takeAndSend();

        QCOMPARE(stage.port.commands(), QStringList({u"answer q1 well"_s, u"answer q2 well"_s}));
        QCOMPARE(stage.camera.timesOpened(), 1);
        QCOMPARE(stage.answer(0).result.body, stage.answer(1).result.body);
    }

    void whatWasAnsweredIsNotTakenAgainWhileTheStudioThinks()
    {
        Stage stage;
        const auto first = allowed(pendingQuery(u"q1"_s, u"camera"_s));
        stage.tell({first});
        stage.takeAndSend();

        stage.tell({first, allowed(pendingQuery(u"q2"_s, u"ask"_s))});

        QVERIFY(!stage.isAsking());
        QCOMPARE(stage.port.answers().size(), 1);
    }

    void whoRefusesOnTheSheetAnswersSo()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});

        stage.press(u"cameraRefuse"_s);

        QCOMPARE(stage.port.commands(), QStringList{u"answer q1 refused"_s});
        QVERIFY(!stage.camera.isOpen());
    }

    void aCameraThatIsNotThereIsNamed()
    {
        Stage stage;
        stage.camera.plugIn({});
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});

        stage.press(u"cameraRefuse"_s);

        QCOMPARE(stage.port.commands(), QStringList{u"answer q1 noDevice"_s});
    }

    void aRequestThatIsOverTakesTheSheetAway()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});
        QVERIFY(stage.camera.isOpen());

        stage.tell({});

        QVERIFY(!stage.isAsking());
        QVERIFY(!stage.camera.isOpen());
        QVERIFY(stage.port.commands().isEmpty());
    }

    void whileNobodySeesTheWindowTheCameraStaysShut()
    {
        Stage stage;
        stage.studio.window.showMinimized();

        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s), true),
                    allowed(pendingQuery(u"q2"_s, u"screen"_s), true)});
        QVERIFY(!stage.isAsking());
        QCOMPARE(stage.camera.timesOpened(), 0);
        QCOMPARE(stage.screens.timesLookedAt(), 0);
        stage.studio.window.showNormal();

        QTRY_VERIFY(stage.isAsking());
        QVERIFY(stage.camera.isOpen());
        QCOMPARE(stage.screens.timesLookedAt(), 1);
    }

    void whoIsAlwaysAllowedGetsItAfterACountdown()
    {
        Stage stage;

        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s), true)});
        stage.camera.show(picture(Qt::darkCyan));
        QVERIFY(stage.port.answers().isEmpty());
        for (int second = 0; second < 4; ++second) {
            stage.clock.advance(1s);
            stage.camera.show(picture(Qt::darkCyan));
        }

        QTRY_COMPARE(stage.port.commands(), QStringList{u"answer q1 well"_s});
    }

    void aPictureThatIsKeptIsNamedInTheLog()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});
        stage.studio.find<QCheckBox>(u"cameraKeep"_s)->click();

        stage.takeAndSend();
        QVERIFY(stage.port.answers().isEmpty());
        QVERIFY(stage.studio.personas.commands().constLast().startsWith(u"storePicture"_s));
        stage.studio.personas.last().answer(u"abc"_s);

        QCOMPARE(stage.answer(0).kept, u"attachment:abc"_s);
        QVERIFY(stage.answer(0).result.body->startsWith(u"data:image/jpeg;base64,"_s));
    }

    void aPictureThatCannotBeKeptIsSentAllTheSame()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});
        stage.studio.find<QCheckBox>(u"cameraKeep"_s)->click();
        stage.takeAndSend();

        stage.studio.personas.last().fail({base::ErrorCode::Storage, u"The disk is full."_s, {}});

        QCOMPARE(stage.answer(0).kept, u"image/jpeg 640×480, not kept"_s);
        QVERIFY(stage.answer(0).result.success);
        QVERIFY(stage.studio.find<QLabel>(u"troubleText"_s)->text().contains(u"The disk is full."_s));
    }

    void aPictureOfTheScreenIsLookedAtBeforeItIsSent()
    {
        Stage stage;

        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s))});
        QVERIFY(stage.screenSheet()->isVisible());
        QVERIFY(stage.port.answers().isEmpty());
        stage.sendScreen();

        QCOMPARE(stage.answer(0).kept, u"image/jpeg 768×432, not kept"_s);
        QVERIFY(!stage.screenSheet()->isVisible());
    }

    void readersAreToldHowAPictureOfTheScreenGoesOn()
    {
        Stage stage;
        const HeardByScreenReaders readers;

        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s))});

        const QStringList alerts = readers.alerts(u"screenStatus"_s);
        QVERIFY(!alerts.isEmpty());
        QVERIFY(!alerts.constLast().isEmpty());
        QCOMPARE(alerts.constLast(), stage.studio.find<QLabel>(u"screenStatus"_s)->text());
        QCOMPARE(namelessControls(*stage.screenSheet()), QString());
    }

    void anotherScreenIsTakenWithTheSheetOutOfTheWay()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s))});
        auto *choice = stage.studio.find<QComboBox>(u"screenChoice"_s);
        QCOMPARE(choice->count(), 2);

        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        QVERIFY(!stage.screenSheet()->isVisible());
        stage.clock.advance(ui::ScreenSheet::kOutOfWay);
        QVERIFY(stage.screenSheet()->isVisible());
        stage.sendScreen();

        QCOMPARE(stage.answer(0).kept, u"image/jpeg 768×576, not kept"_s);
    }

    void aScreenThatCannotBeSeenIsSaidPlainly()
    {
        Stage stage;
        stage.screens.show({});
        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s))});
        QVERIFY(stage.screenSheet()->isVisible());

        stage.press(u"screenRefuse"_s);

        QCOMPARE(stage.port.commands(), QStringList{u"answer q1 noDevice"_s});
    }

    void whoMayAlwaysSeeTheScreenCanStillBeRefused()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s), true)});

        stage.clock.advance(2s);
        stage.press(u"screenRefuse"_s);
        stage.clock.advance(10s);

        QCOMPARE(stage.port.commands(), QStringList{u"answer q1 refused"_s});
    }

    void whoMayAlwaysSeeTheScreenGetsItAfterACountdown()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s), true)});

        stage.clock.advance(2s);
        QVERIFY(stage.port.answers().isEmpty());
        stage.clock.advance(1s);

        QTRY_COMPARE(stage.port.commands(), QStringList{u"answer q1 well"_s});
    }

    void whileNobodySeesTheSheetTheScreenIsNotSent()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s), true)});
        stage.clock.advance(2s);

        stage.screenSheet()->hide(); // together with the window
        stage.clock.advance(20s);
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();
        QVERIFY(stage.port.commands().isEmpty());
        stage.screenSheet()->show();
        stage.clock.advance(2s);
        QVERIFY(stage.port.commands().isEmpty()); // it counts again
        stage.clock.advance(1s);

        QTRY_COMPARE(stage.port.commands(), QStringList{u"answer q1 well"_s});
    }

    void whileTheSheetIsMinimisedTheScreenIsNotTakenAgain()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s))});
        stage.press(u"screenAgain"_s);

        stage.screenSheet()->showMinimized();
        stage.clock.advance(20s);
        QCOMPARE(stage.screens.timesLookedAt(), 1);
        stage.screenSheet()->showNormal();
        stage.clock.advance(3s);
        stage.clock.advance(ui::ScreenSheet::kOutOfWay);

        QCOMPARE(stage.screens.timesLookedAt(), 2);
    }

    void aWindowThatIsMinimisedMeanwhileIsWaitedForBeforeTheScreenIsTaken()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"screen"_s))});
        auto *choice = stage.studio.find<QComboBox>(u"screenChoice"_s);
        Q_EMIT choice->activated(0);

        stage.studio.window.showMinimized();
        stage.clock.advance(10s);
        QCOMPARE(stage.screens.timesLookedAt(), 1);
        stage.studio.window.showNormal();

        QTRY_COMPARE(stage.screens.timesLookedAt(), 2);
        QVERIFY(stage.screenSheet()->isVisible());
    }

    void twoPicturesThatAreKeptAreBothStored()
    {
        Stage stage;
        const auto first = allowed(pendingQuery(u"q1"_s, u"camera"_s));
        const auto second = allowed(pendingQuery(u"q2"_s, u"camera"_s));
        stage.tell({first});
        stage.studio.find<QCheckBox>(u"cameraKeep"_s)->click();
        stage.takeAndSend();
        const OpenCommand firstStored = stage.studio.personas.last();
        stage.tell({first, second});
        stage.studio.find<QCheckBox>(u"cameraKeep"_s)->click();
        stage.takeAndSend();
        QVERIFY(stage.port.answers().isEmpty());

        stage.studio.personas.last().answer(u"two"_s);
        firstStored.answer(u"one"_s);

        QCOMPARE(stage.port.commands(), QStringList({u"answer q2 well"_s, u"answer q1 well"_s}));
        QCOMPARE(stage.answer(0).kept, u"attachment:two"_s);
        QCOMPARE(stage.answer(1).kept, u"attachment:one"_s);
    }

    void aPictureThatNobodyWaitsForIsNotStored()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});
        stage.studio.find<QCheckBox>(u"cameraKeep"_s)->click();
        const qsizetype before = stage.studio.personas.commands().size();
        stage.camera.show(picture(Qt::darkCyan));
        for (int press = 0; press < 3; ++press)
            stage.press(u"cameraMain"_s);

        stage.tell({}); // it timed out while the picture was prepared
        QThreadPool::globalInstance()->waitForDone();
        QCoreApplication::processEvents();

        QCOMPARE(stage.studio.personas.commands().size(), before);
        QVERIFY(stage.port.answers().isEmpty());
    }

    void aRequestThatIsOverWhileItsPictureIsStoredIsNotAnswered()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});
        stage.studio.find<QCheckBox>(u"cameraKeep"_s)->click();
        stage.takeAndSend();

        stage.tell({});
        stage.studio.personas.last().answer(u"abc"_s);

        QVERIFY(stage.port.answers().isEmpty());
    }

    void anAnswerThatTheStudioDoesNotTakeFailsAtOnce()
    {
        Stage stage;
        stage.tell({allowed(pendingQuery(u"q1"_s, u"camera"_s))});
        stage.takeAndSend();

        giveAnswer(stage.port.changes.last(),
                   base::failure(base::ErrorCode::InvalidInput, u"It is too large."_s));
        QCOMPARE(stage.port.commands(), QStringList({u"answer q1 well"_s, u"answer q1 failed"_s}));
        giveAnswer(stage.port.changes.last(),
                   base::failure(base::ErrorCode::InvalidInput, u"It is too large."_s));

        QCOMPARE(stage.port.commands().size(), 2); // and only once
    }
};

SUITE_TEST(QApplication, PictureAnswersTest)

} // namespace tst_picture_answers

#include "tst_picture_answers.moc"
