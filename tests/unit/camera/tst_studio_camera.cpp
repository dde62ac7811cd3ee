// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/camera/frame_watch.h"
#include "core/camera/studio_camera.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QPainter>
#include <QQueue>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <functional>

namespace tst_studio_camera {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::camera;
using base::Millis;
using std::chrono::seconds;

namespace {

/// Devices that do nothing until the test lets them.
class Devices : public Camera
{
    Q_OBJECT

public:
    void listSources() override { ++listings; }
    void open(const Source &source) override { wanted.append(source); }
    void close() override { ++closes; }

    QList<Source> wanted;
    int listings = 0;
    int closes = 0;
};

/// Devices on a thread of their own, one step at a time: commands wait until the devices work, and their
/// signals wait until they are heard. They may fail at any time, even while a source that was closed long ago
/// is reported.
class FarDevices : public Camera
{
    Q_OBJECT

public:
    void listSources() override {}
    void open(const Source &source) override
    {
        m_told.enqueue([this, source] {
            isOpen = source;
            m_said.enqueue([this, source] { Q_EMIT opened(source); });
        });
    }
    void close() override
    {
        m_told.enqueue([this] { end(); });
    }

    void fail()
    {
        m_said.enqueue([this] { Q_EMIT failed(Flaw::Busy); });
        end();
    }
    bool work() { return step(m_told); }
    bool speak() { return step(m_said); }
    void finish()
    {
        while (work() || speak())
            continue;
    }

    std::optional<Source> isOpen;

private:
    using Steps = QQueue<std::function<void()>>;

    void end()
    {
        isOpen.reset();
        m_said.enqueue([this] { Q_EMIT closed(); });
    }
    static bool step(Steps &steps)
    {
        if (steps.isEmpty())
            return false;
        steps.dequeue()();
        return true;
    }

    Steps m_told;
    Steps m_said;
};

Source device(const QString &name, int place = 0) { return {Source::Kind::Device, name, place}; }
const Source kCard{Source::Kind::TestCard, {}, 0};

QImage bright()
{
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(QColor(180, 160, 90));
    return image;
}

QImage dark()
{
    QImage image(64, 48, QImage::Format_RGB32);
    image.fill(QColor(3, 3, 3));
    return image;
}

} // namespace

class StudioCameraTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsTouchedBeforeItIsWanted();
    void theTestCardIsTheLastSource();
    void framesOfAnOpenDeviceAreHandedOn();
    void framesAfterClosingAreNot();
    void aDeviceThatStopsIsFrozen();
    void aDeviceThatNeverStartsIsFrozen();
    void aDeviceThatNeverOpensIsFrozen();
    void aSlowDeviceIsNotFrozen();
    void aDeviceThatStopsAndIsGoneIsLost();
    void aDeviceThatIsPulledOutIsLostAtOnce();
    void theSamePictureAgainIsNotFrozen();
    void blackPicturesAreToldOnceAndItStaysOpen();
    void aBusyDeviceIsTold();
    void camerasThatCannotBeLoadedAreTold();
    void anotherSourceClosesTheFirst();
    void aFailureAndACloseAtOnceCountBoth();
    void aDeviceThatOpensUnaskedIsClosed();
    void aFailureOfTheLastOneLeavesNoneOpen();
    void aFailureOfADeviceDoesNotEndTheTestCard();
    void whateverTheOrderNoneIsOpenThatNobodyOwns();
    void theTestCardShowsPicturesUntilItIsClosed();
    void aStillImageIsShown();
    void aStillImageThatCannotBeReadIsTold();
    void closingWhatIsClosedIsAnswered();

private:
    void openDevice();

    std::unique_ptr<tests::FakeClock> m_clock;
    std::unique_ptr<StudioCamera> m_camera;
    Devices *m_devices = nullptr;
    std::unique_ptr<QSignalSpy> m_frames;
    std::unique_ptr<QSignalSpy> m_failed;
    std::unique_ptr<QSignalSpy> m_closed;
    std::unique_ptr<QSignalSpy> m_opened;
};

void StudioCameraTest::init()
{
    m_camera.reset();
    m_clock = std::make_unique<tests::FakeClock>();
    auto devices = std::make_unique<Devices>();
    m_devices = devices.get();
    m_camera = std::make_unique<StudioCamera>(std::move(devices), *m_clock);
    m_frames = std::make_unique<QSignalSpy>(m_camera.get(), &Camera::frame);
    m_failed = std::make_unique<QSignalSpy>(m_camera.get(), &Camera::failed);
    m_closed = std::make_unique<QSignalSpy>(m_camera.get(), &Camera::closed);
    m_opened = std::make_unique<QSignalSpy>(m_camera.get(), &Camera::opened);
}

void StudioCameraTest::openDevice()
{
    m_camera->open(device(u"Lens"_s));
    Q_EMIT m_devices->opened(device(u"Lens"_s));
}

void StudioCameraTest::nothingIsTouchedBeforeItIsWanted()
{
    m_clock->advance(seconds(60));

    QCOMPARE(m_devices->listings, 0);
    QVERIFY(m_devices->wanted.isEmpty());
    QCOMPARE(m_clock->pending(), 0);
}

void StudioCameraTest::theTestCardIsTheLastSource()
{
    QSignalSpy sources(m_camera.get(), &Camera::sourcesChanged);

    m_camera->listSources();
    Q_EMIT m_devices->sourcesChanged({device(u"Lens"_s), device(u"Lens"_s, 1)});

    const QList<Source> expected{device(u"Lens"_s), device(u"Lens"_s, 1), kCard};
    QCOMPARE(sources.first().first().value<QList<Source>>(), expected);
}

void StudioCameraTest::framesOfAnOpenDeviceAreHandedOn()
{
    openDevice();

    Q_EMIT m_devices->frame(bright());

    QCOMPARE(m_opened->size(), 1);
    QCOMPARE(m_frames->size(), 1);
}

void StudioCameraTest::framesAfterClosingAreNot()
{
    openDevice();

    m_camera->close();
    Q_EMIT m_devices->frame(bright()); // it was on its way

    QCOMPARE(m_frames->size(), 0);
    QCOMPARE(m_closed->size(), 0);
    Q_EMIT m_devices->closed();
    QCOMPARE(m_closed->size(), 1);
}

void StudioCameraTest::aDeviceThatStopsIsFrozen()
{
    m_camera->listSources();
    Q_EMIT m_devices->sourcesChanged({device(u"Lens"_s)});
    openDevice();
    Q_EMIT m_devices->frame(bright());

    m_clock->advance(FrameWatch::kNextPicture - Millis(1));
    QCOMPARE(m_failed->size(), 0);
    m_clock->advance(Millis(1));

    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Frozen);
    QCOMPARE(m_devices->closes, 1);
}

void StudioCameraTest::aDeviceThatNeverStartsIsFrozen()
{
    openDevice();

    m_clock->advance(FrameWatch::kFirstPicture);

    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Frozen);
}

void StudioCameraTest::aDeviceThatNeverOpensIsFrozen()
{
    m_camera->open(device(u"Lens"_s));

    m_clock->advance(FrameWatch::kFirstPicture);
    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Frozen);
    Q_EMIT m_devices->opened(device(u"Lens"_s)); // at last
    Q_EMIT m_devices->closed();
    Q_EMIT m_devices->closed();

    QCOMPARE(m_devices->closes, 2);
    QCOMPARE(m_opened->size(), 0);
    QCOMPARE(m_closed->size(), 1);
}

void StudioCameraTest::aSlowDeviceIsNotFrozen()
{
    openDevice();

    m_clock->advance(seconds(9));
    Q_EMIT m_devices->frame(bright());
    m_clock->advance(FrameWatch::kNextPicture - Millis(1));

    QCOMPARE(m_failed->size(), 0);
    QCOMPARE(m_frames->size(), 1);
}

void StudioCameraTest::aDeviceThatStopsAndIsGoneIsLost()
{
    m_camera->listSources();
    Q_EMIT m_devices->sourcesChanged({device(u"Other"_s)});
    openDevice();
    Q_EMIT m_devices->frame(bright());

    m_clock->advance(FrameWatch::kNextPicture);

    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Lost);
}

void StudioCameraTest::aDeviceThatIsPulledOutIsLostAtOnce()
{
    m_camera->listSources();
    Q_EMIT m_devices->sourcesChanged({device(u"Lens"_s)});
    openDevice();

    Q_EMIT m_devices->sourcesChanged({});

    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Lost);
    Q_EMIT m_devices->closed();
    QCOMPARE(m_closed->size(), 1);
}

void StudioCameraTest::theSamePictureAgainIsNotFrozen()
{
    openDevice();

    for (int second = 0; second < 10; ++second) {
        Q_EMIT m_devices->frame(bright());
        m_clock->advance(seconds(1));
    }

    QCOMPARE(m_failed->size(), 0);
}

void StudioCameraTest::blackPicturesAreToldOnceAndItStaysOpen()
{
    openDevice();

    for (int step = 0; step < 30; ++step) {
        Q_EMIT m_devices->frame(dark());
        m_clock->advance(Millis(100));
    }
    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Black);
    Q_EMIT m_devices->frame(bright());
    for (int step = 0; step < 30; ++step) {
        Q_EMIT m_devices->frame(dark());
        m_clock->advance(Millis(100));
    }

    QCOMPARE(m_failed->size(), 2); // it was not black in between
    QCOMPARE(m_devices->closes, 0);
    QCOMPARE(m_frames->size(), 61);
}

void StudioCameraTest::aBusyDeviceIsTold()
{
    m_camera->open(device(u"Lens"_s));

    Q_EMIT m_devices->failed(Flaw::Busy);
    Q_EMIT m_devices->closed();

    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Busy);
    QCOMPARE(m_closed->size(), 1);
    QCOMPARE(m_devices->closes, 0); // it has closed by itself
}

void StudioCameraTest::camerasThatCannotBeLoadedAreTold()
{
    m_camera->listSources();
    Q_EMIT m_devices->sourcesChanged({});
    Q_EMIT m_devices->failed(Flaw::Unavailable);
    QCOMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Unavailable);

    m_camera->open(kCard); // needs no devices
    QCOMPARE(m_closed->size(), 0);
    m_camera->close();
    QCOMPARE(m_closed->size(), 1);

    m_camera->open(device(u"Webcam"_s));
    Q_EMIT m_devices->failed(Flaw::Unavailable);
    Q_EMIT m_devices->closed();
    QCOMPARE(m_failed->size(), 2);
    QCOMPARE(m_closed->size(), 2);
}

void StudioCameraTest::anotherSourceClosesTheFirst()
{
    openDevice();

    m_camera->open(device(u"Other"_s));
    QCOMPARE(m_devices->wanted.size(), 1); // not before the first is free
    Q_EMIT m_devices->closed();
    Q_EMIT m_devices->opened(device(u"Other"_s));
    Q_EMIT m_devices->frame(bright());

    QCOMPARE(m_closed->size(), 1);
    QCOMPARE(m_devices->wanted, (QList{device(u"Lens"_s), device(u"Other"_s)}));
    QCOMPARE(m_opened->size(), 2);
    QCOMPARE(m_frames->size(), 1);
}

void StudioCameraTest::aFailureAndACloseAtOnceCountBoth()
{
    openDevice();

    m_camera->close();                    // on its way down …
    Q_EMIT m_devices->failed(Flaw::Lost); // … while this was on its way up
    Q_EMIT m_devices->closed();
    QCOMPARE(m_closed->size(), 0);
    Q_EMIT m_devices->closed();
    m_camera->open(device(u"Lens"_s));

    QCOMPARE(m_closed->size(), 1);
    QCOMPARE(m_failed->size(), 0); // nobody waits for it any more
    QCOMPARE(m_devices->wanted.size(), 2);
}

void StudioCameraTest::aDeviceThatOpensUnaskedIsClosed()
{
    Q_EMIT m_devices->opened(device(u"Lens"_s));
    QCOMPARE(m_devices->closes, 1);

    m_camera->open(device(u"Other"_s)); // before it is closed
    Q_EMIT m_devices->closed();
    Q_EMIT m_devices->opened(device(u"Other"_s));

    QCOMPARE(m_opened->size(), 1);
    QCOMPARE(m_closed->size(), 0);
    QCOMPARE(m_devices->closes, 1);
}

void StudioCameraTest::aFailureOfTheLastOneLeavesNoneOpen()
{
    auto own = std::make_unique<FarDevices>();
    FarDevices &devices = *own;
    StudioCamera camera(std::move(own), *m_clock);
    camera.open(device(u"Lens"_s));
    devices.finish();
    camera.close();
    QVERIFY(devices.work());
    devices.fail(); // still queued inside the devices

    QVERIFY(devices.speak()); // closed
    camera.open(device(u"Other"_s));
    while (devices.speak())
        continue; // the failure is taken for one of the other source
    devices.finish();

    QVERIFY(!devices.isOpen);
}

void StudioCameraTest::aFailureOfADeviceDoesNotEndTheTestCard()
{
    openDevice();
    m_camera->open(kCard);
    Q_EMIT m_devices->closed();
    QCOMPARE(m_closed->size(), 1);

    Q_EMIT m_devices->failed(Flaw::Busy);
    Q_EMIT m_devices->closed();
    m_clock->advance(seconds(1));

    QCOMPARE(m_failed->size(), 0);
    QCOMPARE(m_closed->size(), 1);
    QCOMPARE(m_frames->size(), 10);
}

void StudioCameraTest::whateverTheOrderNoneIsOpenThatNobodyOwns()
{
    QRandomGenerator chance(6);
    for (int round = 0; round < 5000; ++round) {
        auto own = std::make_unique<FarDevices>();
        FarDevices &devices = *own;
        StudioCamera camera(std::move(own), *m_clock);
        std::optional<Source> seen; // as the listener has it
        connect(&camera, &Camera::opened, this, [&seen](const Source &source) { seen = source; });
        connect(&camera, &Camera::closed, this, [&seen] { seen.reset(); });
        const std::array<std::function<void()>, 8> steps{
            [&] { camera.open(device(u"Lens"_s)); },
            [&] { camera.open(device(u"Other"_s)); },
            [&] { camera.open(kCard); },
            [&] { camera.close(); },
            [&] { devices.fail(); },
            [&] { devices.work(); },
            [&] { devices.speak(); },
            [&] { devices.speak(); },
        };

        for (int step = 0; step < 40; ++step)
            steps.at(size_t(chance.bounded(int(steps.size()))))();
        devices.finish();

        const bool isDevice = seen && seen->kind == Source::Kind::Device;
        QCOMPARE(devices.isOpen, isDevice ? seen : std::nullopt);
    }
}

void StudioCameraTest::theTestCardShowsPicturesUntilItIsClosed()
{
    m_camera->open(kCard);
    m_clock->advance(seconds(1));
    const auto shown = m_frames->size();

    m_camera->close();
    m_clock->advance(seconds(1));

    QCOMPARE(shown, 10);
    QCOMPARE(m_frames->size(), shown);
    QVERIFY(m_frames->at(0).first().value<QImage>() != m_frames->at(1).first().value<QImage>());
    QCOMPARE(m_closed->size(), 1);
    QVERIFY(m_devices->wanted.isEmpty());
}

void StudioCameraTest::aStillImageIsShown()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"me.png"_s);
    QVERIFY(bright().save(path));

    m_camera->open({Source::Kind::StillImage, path, 0});

    QTRY_COMPARE(m_frames->size(), 1);
    QCOMPARE(m_frames->first().first().value<QImage>().size(), QSize(64, 48));
    m_clock->advance(seconds(60)); // a still picture is not a frozen camera
    QCOMPARE(m_failed->size(), 0);
}

void StudioCameraTest::aStillImageThatCannotBeReadIsTold()
{
    m_camera->open({Source::Kind::StillImage, u"/nowhere/me.png"_s, 0});

    QTRY_COMPARE(m_failed->size(), 1);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Unreadable);
    QCOMPARE(m_closed->size(), 1);
}

void StudioCameraTest::closingWhatIsClosedIsAnswered()
{
    m_camera->close();

    QCOMPARE(m_closed->size(), 1);
    QCOMPARE(m_devices->closes, 0);
}

SUITE_TEST(QCoreApplication, StudioCameraTest)

} // namespace tst_studio_camera

#include "tst_studio_camera.moc"
