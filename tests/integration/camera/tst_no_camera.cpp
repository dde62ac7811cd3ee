// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_clock.h"
#include "core/camera/studio_camera.h"
#include "core/devices/qt_camera.h"
#include "tests/integration/secrets/keyring_session.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_no_camera {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::camera;
using tests::KeyringSession;

/// A machine without cameras and without PipeWire.
class NoCameraTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void onlyTheTestCardIsThere();
    void aCameraThatIsNotThereIsTold();
    void theTestCardWorks();
    void whatWasNeverUsedClosesToo();

private:
    KeyringSession m_session;
};

void NoCameraTest::initTestCase()
{
    QVERIFY2(m_session.start(KeyringSession::Keyring::None), qPrintable(m_session.reason()));
    qputenv("XDG_RUNTIME_DIR", m_session.environment().value(u"XDG_RUNTIME_DIR"_s).toUtf8());
}

void NoCameraTest::onlyTheTestCardIsThere()
{
    base::SystemClock clock;
    StudioCamera camera(std::make_unique<QtCamera>(), clock);
    QSignalSpy sources(&camera, &Camera::sourcesChanged);

    camera.listSources();

    QTRY_VERIFY(!sources.isEmpty());
    QCOMPARE(sources.first().first().value<QList<Source>>(),
             (QList<Source>{{Source::Kind::TestCard, {}, 0}}));
}

void NoCameraTest::aCameraThatIsNotThereIsTold()
{
    base::SystemClock clock;
    StudioCamera camera(std::make_unique<QtCamera>(), clock);
    QSignalSpy failed(&camera, &Camera::failed);
    QSignalSpy closed(&camera, &Camera::closed);
    QSignalSpy opened(&camera, &Camera::opened);

    camera.open({Source::Kind::Device, u"Lens"_s, 0});

    QTRY_COMPARE(closed.size(), 1);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<Flaw>(), Flaw::NoDevice);
    QCOMPARE(opened.size(), 0);
}

void NoCameraTest::theTestCardWorks()
{
    base::SystemClock clock;
    StudioCamera camera(std::make_unique<QtCamera>(), clock);
    QSignalSpy frames(&camera, &Camera::frame);

    camera.open({Source::Kind::TestCard, {}, 0});

    QTRY_VERIFY(frames.size() >= 2);
}

void NoCameraTest::whatWasNeverUsedClosesToo()
{
    QtCamera camera;
    QSignalSpy closed(&camera, &Camera::closed);

    camera.close();

    QCOMPARE(closed.size(), 1);
}

SUITE_TEST(QGuiApplication, NoCameraTest)

} // namespace tst_no_camera

#include "tst_no_camera.moc"
