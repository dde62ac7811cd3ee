// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_camera.h"
#include "ui/window/camera_sign.h"
#include "ui/window/live_signs.h"

#include <QAction>
#include <QMenu>
#include <QSystemTrayIcon>
#include <QTest>
#include <QToolButton>

namespace tst_camera_sign {

using namespace Qt::StringLiterals;
using namespace studio;
using camera::Source;
using tests::FakeCamera;
using ui::LiveSigns;

class CameraSignTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void nothingIsShownWhileItIsClosed();
    void itIsOnAsLongAsTheCameraIsOpen();
    void picturesThatAreNoCamerasTurnItNotOn();
    void pressedItClosesTheCamera();
    void theTrayClosesTheCameraToo();
    void withoutATrayThereIsTheSignOnly();
    void aFailureTurnsItOff();

private:
    [[nodiscard]] QToolButton *sign() const { return m_signs->findChild<QToolButton *>(u"cameraSign"_s); }

    std::unique_ptr<FakeCamera> m_camera;
    std::unique_ptr<LiveSigns> m_signs;
    std::unique_ptr<ui::CameraSign> m_sign;
    bool m_hasTray = true;
};

void CameraSignTest::init()
{
    m_sign.reset();
    m_hasTray = true;
    m_camera = std::make_unique<FakeCamera>();
    m_signs = std::make_unique<LiveSigns>();
    m_sign = std::make_unique<ui::CameraSign>(*m_camera, *m_signs, [this] { return m_hasTray; });
    m_signs->setVisible(true);
}

void CameraSignTest::nothingIsShownWhileItIsClosed()
{
    QVERIFY(!sign()->isVisible());
    QVERIFY(!m_sign->findChild<QSystemTrayIcon *>());
}

void CameraSignTest::itIsOnAsLongAsTheCameraIsOpen()
{
    m_camera->open(FakeCamera::device(u"<b>Lens</b>"_s));
    QVERIFY(sign()->isVisible());
    QCOMPARE(sign()->text(), u"Camera is on"_s);
    QVERIFY(sign()->toolTip().contains(u"&lt;b&gt;Lens"_s)); // shown as text

    m_camera->close();

    QVERIFY(!sign()->isVisible());
    QVERIFY(!m_sign->isOn());
}

void CameraSignTest::picturesThatAreNoCamerasTurnItNotOn()
{
    m_camera->open({Source::Kind::TestCard, {}, 0});

    QVERIFY(!sign()->isVisible());
}

void CameraSignTest::pressedItClosesTheCamera()
{
    m_camera->open(FakeCamera::device(u"Lens"_s));

    sign()->click();

    QVERIFY(!m_camera->isOpen());
    QVERIFY(!sign()->isVisible());
}

void CameraSignTest::theTrayClosesTheCameraToo()
{
    m_camera->open(FakeCamera::device(u"Lens"_s));
    const auto *icon = m_sign->findChild<QSystemTrayIcon *>(u"cameraTrayIcon"_s);
    QVERIFY(icon);
    QVERIFY(!icon->icon().isNull());
    QCOMPARE(icon->toolTip(), u"The camera is on: Lens"_s);

    icon->contextMenu()->actions().first()->trigger();

    QVERIFY(!m_camera->isOpen());
    QVERIFY(!icon->isVisible());
}

void CameraSignTest::withoutATrayThereIsTheSignOnly()
{
    m_hasTray = false;
    m_camera->open(FakeCamera::device(u"Lens"_s));
    QVERIFY(sign()->isVisible());
    QVERIFY(!m_sign->findChild<QSystemTrayIcon *>());
    m_camera->close();

    m_hasTray = true; // it came meanwhile
    m_camera->open(FakeCamera::device(u"Lens"_s));
    QVERIFY(m_sign->findChild<QSystemTrayIcon *>());

    const ui::CameraSign nothingKnown(*m_camera, *m_signs, {});
    m_camera->close();
    m_camera->open(FakeCamera::device(u"Lens"_s));
    QVERIFY(!nothingKnown.findChild<QSystemTrayIcon *>());
}

void CameraSignTest::aFailureTurnsItOff()
{
    m_camera->open(FakeCamera::device(u"Lens"_s));

    m_camera->fail(camera::Flaw::Lost);

    QVERIFY(!m_sign->isOn());
}

SUITE_TEST(QApplication, CameraSignTest)

} // namespace tst_camera_sign

#include "tst_camera_sign.moc"
