// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house.h"
#include "app/studio_window.h"
#include "core/studio/ports/provider_port.h"
#include "core/studio/ports/room_port.h"
#include "tests/integration/camera/pipewire_session.h"
#include "tests/integration/camera/seeing_server.h"
#include "tests/integration/camera/virtual_camera.h"
#include "tests/support/answer.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "ui/window/translations.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDirIterator>
#include <QTest>

namespace tst_camera_to_model {

using namespace Qt::StringLiterals;
using namespace studio;
using tests::kBlue;
using tests::kGreen;
using tests::kRed;

namespace {

constexpr int kLong = 30'000; // ms: real turns and a real camera, on a busy machine

bool isNear(const QColor &a, const QColor &b)
{
    return std::abs(a.red() - b.red()) < 24 && std::abs(a.green() - b.green()) < 24 &&
           std::abs(a.blue() - b.blue()) < 24;
}

/// Whether the JPEG shows two halves of these colours.
bool shows(const QByteArray &jpeg, const QColor &left, const QColor &right)
{
    const QImage image = QImage::fromData(jpeg, "JPEG");
    return !image.isNull() && isNear(image.pixelColor(image.width() / 6, image.height() / 2), left) &&
           isNear(image.pixelColor(image.width() * 5 / 6, image.height() / 2), right);
}

/// The visible button with that name, on any card or sheet.
QAbstractButton *seen(const QString &name)
{
    for (QWidget *window : QApplication::topLevelWidgets()) {
        for (auto *button : window->findChildren<QAbstractButton *>(name)) {
            if (button->isVisible() && button->isEnabled())
                return button;
        }
    }
    return nullptr;
}

} // namespace

/// The whole path of a picture: a model calls `look`, the user agrees, a real camera on a real PipeWire is
/// opened, and the model gets the picture; the log only says that there was a picture.
class CameraToModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void theModelIsShownWhatTheCameraSees();
    void itSeesTheWorldChange();
    void whatIsLeftOutIsNotSent();
    void aRefusalOpensNothing();
    void noPictureIsInTheLog();
    void aPictureThatIsKeptIsInTheStore();

private:
    void connectModel();
    void makeRoom();
    void ask(); ///< Kyoko is asked what she sees, and asks for a picture
    void takeAndSend();
    void press(const QString &button)
    {
        QVERIFY2(QTest::qWaitFor([&button] { return seen(button) != nullptr; }, kLong), qPrintable(button));
        seen(button)->click();
    }

    /// A click too soon after the request is ignored.
    void decide(const QString &button)
    {
        const auto isDecided = [&button] {
            if (QAbstractButton *shown = seen(button))
                shown->click();
            return seen(button) == nullptr;
        };
        QVERIFY2(QTest::qWaitFor([&button] { return seen(button) != nullptr; }, kLong), qPrintable(button));
        QVERIFY2(QTest::qWaitFor(isDecided, kLong), qPrintable(button));
    }

    tests::PipeWireSession m_session;
    tests::VirtualCamera m_world;
    tests::SeeingServer m_server;
    tests::TemporaryStudio m_folder;
    std::unique_ptr<ui::Translations> m_translations;
    std::unique_ptr<app::House> m_house;
    std::unique_ptr<app::StudioWindow> m_window;
    base::RoomId m_room;
    QList<model::QueryResult> m_results; ///< as in the log
};

void CameraToModelTest::initTestCase()
{
    QVERIFY2(m_session.start(), qPrintable(m_session.reason()));
    QVERIFY(m_world.plugIn(u"World"_s, kRed, kBlue));
    QVERIFY(m_server.start());
    m_translations = std::make_unique<ui::Translations>();
    m_translations->use(model::Language::English);
    auto house =
        app::House::open(m_folder.dataFolder(), app::House::Access::ReadWrite, app::House::Time::Real);
    QVERIFY(house.has_value());
    m_house = std::move(*house);
    connectModel();
    m_window = std::make_unique<app::StudioWindow>(*m_house, *m_translations, m_folder.file(u"window.ini"_s));
    m_window->open();
    makeRoom();
    connect(&m_house->rooms(), &ports::RoomPort::published, this,
            [this](const base::RoomId &room, const QList<model::Envelope> &batch) {
                for (const model::Envelope &envelope : batch) {
                    if (const auto *result = std::get_if<model::QueryResult>(&envelope.body);
                        result && room == m_room)
                        m_results.append(*result);
                }
            });
}

void CameraToModelTest::connectModel()
{
    ports::ProviderPort &port = m_house->providers();
    const model::Provider seeing{
        .name = u"Seeing"_s, .baseUrl = QUrl(m_server.address()), .model = u"seer"_s};
    const ports::KeyInput noKey{.what = ports::KeyInput::What::Forget};
    const auto saved =
        tests::answerOf<model::Provider>(port, &ports::ProviderPort::saveProvider, seeing, noKey);
    QVERIFY(saved);
    const base::ProviderId id = saved->id;
    model::ModelFacts facts{.provider = id, .model = u"seer"_s};
    facts.abilities.tools = model::Known::Yes;
    facts.abilities.pictures = model::Known::Yes;
    QVERIFY(tests::answerOf(port, &ports::ProviderPort::saveFacts, facts));
    QVERIFY(tests::answerOf(port, &ports::ProviderPort::setStandard, model::ModelChoice{.provider = id}));
}

void CameraToModelTest::makeRoom()
{
    ports::RoomPort &port = m_house->rooms();
    const auto isOpen = [this](const QString &name) {
        return m_window->window().windowTitle().startsWith(name);
    };
    const auto all = [&port] { return tests::answerTo(port, &ports::RoomPort::listRooms)(); };
    QTRY_VERIFY_WITH_TIMEOUT(all() && !all()->isEmpty() && isOpen(all()->first().name),
                             kLong); // the first picture
    ports::NewRoom room{{.name = u"Mirror"_s, .roster = {base::ParticipantId(u"companion_kyoko"_s)}}};
    room.policy.policy = model::PolicyName::Manual;
    const auto made = tests::answerTo(port, &ports::RoomPort::createRoom)(room);
    QVERIFY(made);
    m_room = made->id;
    m_window->window().openRoom(m_room);
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"Mirror"_s), kLong);
}

void CameraToModelTest::init() { m_results.clear(); }

void CameraToModelTest::cleanupTestCase()
{
    m_window.reset();
    m_house.reset();
}

void CameraToModelTest::ask()
{
    ports::RoomPort &port = m_house->rooms();
    QVERIFY(tests::answerTo(port, &ports::RoomPort::say)(m_room, {.text = u"What do you see?"_s}));
    QVERIFY(tests::answerTo(port, &ports::RoomPort::cue)(m_room, base::ParticipantId(u"companion_kyoko"_s)));
}

void CameraToModelTest::takeAndSend()
{
    press(u"cameraMain"_s); // enabled once there is a picture: it counts to three
    QTRY_VERIFY_WITH_TIMEOUT(seen(u"cameraMain"_s) && seen(u"cameraMain"_s)->text() == "Send"_L1, kLong);
    press(u"cameraMain"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), 1, kLong); // else it is counted with the next result
}

void CameraToModelTest::theModelIsShownWhatTheCameraSees()
{
    ask();
    QTRY_VERIFY_WITH_TIMEOUT(seen(u"allowOnce"_s), kLong);
    QVERIFY(!m_world.isUsed()); // asking opens nothing
    decide(u"allowOnce"_s);
    takeAndSend();

    QTRY_COMPARE_WITH_TIMEOUT(m_server.pictures().size(), 1, kLong);
    QVERIFY(shows(m_server.pictures().first(), Qt::red, Qt::blue));
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), 1, kLong);
    QVERIFY(m_results.first().success);
    QTRY_VERIFY_WITH_TIMEOUT(!m_world.isUsed(), kLong); // the camera is free again
}

void CameraToModelTest::itSeesTheWorldChange()
{
    m_world.show(kGreen, kRed);

    ask();
    decide(u"allowOnce"_s);
    takeAndSend();

    QTRY_COMPARE_WITH_TIMEOUT(m_server.pictures().size(), 2, kLong);
    QVERIFY(shows(m_server.pictures().last(), Qt::green, Qt::red));
}

void CameraToModelTest::whatIsLeftOutIsNotSent()
{
    ask();
    decide(u"allowOnce"_s);
    press(u"shotBlurAll"_s);
    press(u"shotMirror"_s);
    takeAndSend();

    QTRY_COMPARE_WITH_TIMEOUT(m_server.pictures().size(), 3, kLong);
    QVERIFY(shows(m_server.pictures().last(), Qt::red, Qt::green)); // mirrored
}

void CameraToModelTest::aRefusalOpensNothing()
{
    ask();
    decide(u"refuseOnce"_s);

    QTRY_COMPARE_WITH_TIMEOUT(m_server.refusals().size(), 1, kLong);
    QVERIFY(m_server.refusals().first().contains("refused"));
    QCOMPARE(m_server.pictures().size(), 3);
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), 1, kLong);
    QVERIFY(!m_results.first().success);
    QVERIFY(!m_world.isUsed());
}

void CameraToModelTest::noPictureIsInTheLog()
{
    QCOMPARE(m_server.pictures().size(), 3);

    QDirIterator walk(m_folder.dataFolder(), QDir::Files, QDirIterator::Subdirectories);
    bool hasLog = false;
    while (walk.hasNext()) {
        QFile file(walk.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        hasLog = hasLog || bytes.contains("What do you see?");
        QVERIFY2(!bytes.contains("data:image/jpeg"), qPrintable(file.fileName()));
        for (const QByteArray &picture : m_server.pictures()) {
            QVERIFY2(!bytes.contains(picture.mid(picture.size() / 2, 64)), qPrintable(file.fileName()));
            QVERIFY2(!bytes.contains(picture.toBase64().mid(1200, 64)), qPrintable(file.fileName()));
        }
    }
    QVERIFY(hasLog);
}

void CameraToModelTest::aPictureThatIsKeptIsInTheStore()
{
    ask();
    decide(u"allowOnce"_s);
    press(u"cameraKeep"_s);
    takeAndSend();

    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), 1, kLong);
    QVERIFY(m_results.first().body.value_or(QString()).startsWith("attachment:"_L1));
}

SUITE_TEST(QApplication, CameraToModelTest)

} // namespace tst_camera_to_model

#include "tst_camera_to_model.moc"
