// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_clock.h"
#include "core/camera/studio_camera.h"
#include "core/devices/qt_camera.h"
#include "tests/integration/camera/pipewire_session.h"
#include "tests/integration/camera/virtual_camera.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_qt_camera {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::camera;
using tests::kBlack;
using tests::kBlue;
using tests::kGreen;
using tests::kRed;
using tests::VirtualCamera;

namespace {

Source device(const QString &name, int place = 0) { return {Source::Kind::Device, name, place}; }

bool isNear(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) < 16 && std::abs(a.green() - b.green()) < 16 &&
           std::abs(a.blue() - b.blue()) < 16;
}

} // namespace

/// Real frames from real devices: Qt Multimedia, GStreamer and PipeWire, with virtual cameras. Two of the
/// same name are plugged in before the program looks for cameras; the last test is the longest.
class QtCameraTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void cleanupTestCase();
    void twoOfOneNameAreListedAsTwo();
    void eachOfThemShowsItsOwnPicture();
    void thePictureChangesWhenTheWorldDoes();
    void aClosedCameraIsFree();
    void oneThatIsPluggedInLaterIsFound();
    void unpluggedWhileItIsOpenItIsLost();
    void pluggedInAgainItIsKnown();
    void aFrozenOneIsTold();
    void aBlackOneIsToldAndStaysOpen();
    void oneAfterTheOtherCanBeOpened();
    void twentyTimesOutOfTwenty();

private:
    [[nodiscard]] bool isListed(const Source &source) const { return m_sources.contains(source); }
    /// Whether the newest picture has these colours, left and right.
    [[nodiscard]] bool shows(const QColor &left, const QColor &right) const
    {
        return !m_image.isNull() && isNear(m_image.pixelColor(100, 240), left) &&
               isNear(m_image.pixelColor(540, 240), right);
    }

    tests::PipeWireSession m_session;
    std::array<VirtualCamera, 2> m_twins;
    base::SystemClock m_clock;
    std::unique_ptr<StudioCamera> m_camera; ///< one for all tests, as in the program
    std::unique_ptr<QSignalSpy> m_failed;
    std::unique_ptr<QSignalSpy> m_closed;
    QList<Source> m_sources;
    QImage m_image;
};

void QtCameraTest::initTestCase()
{
    QVERIFY2(m_session.start(), qPrintable(m_session.reason()));
    QVERIFY(m_twins[0].plugIn(u"Twin"_s, kRed, kRed));
    QVERIFY(m_twins[1].plugIn(u"Twin"_s, kGreen, kGreen));
    // Both are on the bus before anybody looks for cameras.
    QTRY_COMPARE_WITH_TIMEOUT(
        [this] {
            QProcess list;
            list.setProcessEnvironment(m_session.environment());
            list.start(u"pw-cli"_s, {u"list-objects"_s, u"Node"_s});
            return list.waitForFinished() ? int(list.readAllStandardOutput().count("node.name = \"Twin\""))
                                          : 0;
        }(),
        2, 15'000);
    m_camera = std::make_unique<StudioCamera>(std::make_unique<QtCamera>(), m_clock);
    connect(m_camera.get(), &Camera::sourcesChanged, this,
            [this](const QList<Source> &all) { m_sources = all; });
    connect(m_camera.get(), &Camera::frame, this, [this](const QImage &image) { m_image = image; });
    m_camera->listSources();
    QTRY_VERIFY_WITH_TIMEOUT(!m_sources.isEmpty(), 15'000);
}

void QtCameraTest::init()
{
    m_failed = std::make_unique<QSignalSpy>(m_camera.get(), &Camera::failed);
    m_closed = std::make_unique<QSignalSpy>(m_camera.get(), &Camera::closed);
    m_image = {};
}

void QtCameraTest::cleanup()
{
    QSignalSpy closed(m_camera.get(), &Camera::closed);
    m_camera->close();
    QTRY_VERIFY_WITH_TIMEOUT(!closed.isEmpty(), 40'000);
}

void QtCameraTest::cleanupTestCase() { m_camera.reset(); }

void QtCameraTest::twoOfOneNameAreListedAsTwo()
{
    const QList<Source> expected{device(u"Twin"_s), device(u"Twin"_s, 1), {Source::Kind::TestCard, {}, 0}};

    QTRY_COMPARE_WITH_TIMEOUT(m_sources, expected, 15'000);
}

void QtCameraTest::eachOfThemShowsItsOwnPicture()
{
    QTRY_VERIFY(isListed(device(u"Twin"_s, 1)));
    const auto isOneOfThem = [this] { return shows(Qt::red, Qt::red) || shows(Qt::green, Qt::green); };

    m_camera->open(device(u"Twin"_s, 0));
    QTRY_VERIFY_WITH_TIMEOUT(isOneOfThem(), 10'000);
    const bool firstIsRed = shows(Qt::red, Qt::red);
    m_camera->open(device(u"Twin"_s, 1));

    const QColor other = firstIsRed ? Qt::green : Qt::red;
    QTRY_VERIFY_WITH_TIMEOUT(shows(other, other), 10'000);
    QCOMPARE(m_failed->size(), 0);
}

void QtCameraTest::thePictureChangesWhenTheWorldDoes()
{
    VirtualCamera world;
    QVERIFY(world.plugIn(u"World"_s, kRed, kBlue));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"World"_s)), 15'000);
    m_camera->open(device(u"World"_s));
    QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::red, Qt::blue), 10'000);

    world.show(kGreen, kRed);

    QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::green, Qt::red), 10'000);
    QCOMPARE(m_image.size(), QSize(640, 480));
    QCOMPARE(m_failed->size(), 0);
}

void QtCameraTest::aClosedCameraIsFree()
{
    VirtualCamera lens;
    QVERIFY(lens.plugIn(u"Lens"_s, kRed, kBlue));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"Lens"_s)), 15'000);
    QVERIFY(!lens.isUsed());
    m_camera->open(device(u"Lens"_s));
    QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::red, Qt::blue), 10'000);
    QVERIFY(lens.isUsed());

    m_camera->close();

    QTRY_COMPARE_WITH_TIMEOUT(m_closed->size(), 1, 10'000);
    QTRY_VERIFY_WITH_TIMEOUT(!lens.isUsed(), 10'000);
}

void QtCameraTest::oneThatIsPluggedInLaterIsFound()
{
    QVERIFY(!isListed(device(u"Late"_s)));

    VirtualCamera late;
    QVERIFY(late.plugIn(u"Late"_s, kBlue, kBlue));

    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"Late"_s)), 15'000);
    QVERIFY(!isListed(device(u"Late"_s, 1)));
    QCOMPARE(m_sources.last().kind, Source::Kind::TestCard);
}

void QtCameraTest::unpluggedWhileItIsOpenItIsLost()
{
    VirtualCamera lens;
    QVERIFY(lens.plugIn(u"Loose"_s, kRed, kBlue));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"Loose"_s)), 15'000);
    m_camera->open(device(u"Loose"_s));
    QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::red, Qt::blue), 10'000);

    lens.unplug();

    QTRY_COMPARE_WITH_TIMEOUT(m_failed->size(), 1, 10'000);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Lost);
    QTRY_COMPARE_WITH_TIMEOUT(m_closed->size(), 1, 40'000);
    QTRY_VERIFY_WITH_TIMEOUT(!isListed(device(u"Loose"_s)), 15'000);
}

void QtCameraTest::pluggedInAgainItIsKnown()
{
    m_twins[0].unplug();
    m_twins[1].unplug();
    QTRY_VERIFY_WITH_TIMEOUT(!isListed(device(u"Twin"_s)), 15'000);

    QVERIFY(m_twins[0].plugIn(u"Twin"_s, kBlue, kRed));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"Twin"_s)), 15'000);
    m_camera->open(device(u"Twin"_s));

    QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::blue, Qt::red), 10'000);
    QVERIFY(!isListed(device(u"Twin"_s, 1)));
}

void QtCameraTest::aFrozenOneIsTold()
{
    VirtualCamera lens;
    QVERIFY(lens.plugIn(u"Cold"_s, kRed, kBlue));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"Cold"_s)), 15'000);
    m_camera->open(device(u"Cold"_s));
    QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::red, Qt::blue), 10'000);

    lens.freeze();

    QTRY_COMPARE_WITH_TIMEOUT(m_failed->size(), 1, 10'000);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Frozen);
    QTRY_COMPARE_WITH_TIMEOUT(m_closed->size(), 1, 40'000);
}

void QtCameraTest::aBlackOneIsToldAndStaysOpen()
{
    VirtualCamera lens;
    QVERIFY(lens.plugIn(u"Lid"_s, kBlack, kBlack));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"Lid"_s)), 15'000);
    m_camera->open(device(u"Lid"_s));

    QTRY_COMPARE_WITH_TIMEOUT(m_failed->size(), 1, 10'000);
    QCOMPARE(m_failed->first().first().value<Flaw>(), Flaw::Black);
    lens.show(kRed, kBlue);

    QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::red, Qt::blue), 10'000);
    QCOMPARE(m_closed->size(), 0);
}

void QtCameraTest::oneAfterTheOtherCanBeOpened()
{
    VirtualCamera one;
    VirtualCamera other;
    QVERIFY(one.plugIn(u"One"_s, kRed, kBlue));
    QVERIFY(other.plugIn(u"Other"_s, kGreen, kRed));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"One"_s)) && isListed(device(u"Other"_s)), 15'000);

    for (int round = 0; round < 3; ++round) {
        m_camera->open(device(u"One"_s));
        QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::red, Qt::blue), 10'000);
        m_camera->open(device(u"Other"_s));
        QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::green, Qt::red), 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(!one.isUsed(), 10'000);
    }

    QCOMPARE(m_failed->size(), 0);
}

void QtCameraTest::twentyTimesOutOfTwenty()
{
    VirtualCamera lens;
    QVERIFY(lens.plugIn(u"Steady"_s, kRed, kBlue));
    QTRY_VERIFY_WITH_TIMEOUT(isListed(device(u"Steady"_s)), 15'000);

    for (int time = 0; time < 20; ++time) {
        m_image = {};
        m_camera->open(device(u"Steady"_s));
        QTRY_VERIFY_WITH_TIMEOUT(shows(Qt::red, Qt::blue), 10'000);
        m_camera->close();
        QTRY_COMPARE_WITH_TIMEOUT(m_closed->size(), time + 1, 10'000);
    }

    QCOMPARE(m_failed->size(), 0);
}

SUITE_TEST(QGuiApplication, QtCameraTest)

} // namespace tst_qt_camera

#include "tst_qt_camera.moc"
