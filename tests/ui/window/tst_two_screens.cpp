// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/ui/window/studio_window.h"

#include <QAction>
#include <QDockWidget>
#include <QFile>
#include <QProcess>
#include <QScreen>

namespace tst_two_screens {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

namespace {

constexpr auto kFolder = "STUDIO_TEST_FOLDER"; ///< of the windows, in the processes that this test starts
constexpr QRect kFirst(0, 0, 1280, 800);
constexpr QRect kSecond(1280, 0, 1280, 800);

/// What Qt's offscreen platform reads: that many screens of 1280x800 in a row.
QByteArray screens(int count)
{
    QByteArrayList all;
    for (int place = 0; place < count; ++place)
        all.append(QByteArray(R"({"name":"screen%1","x":%2,"y":0,"width":1280,"height":800,)"
                              R"("logicalDpi":96,"logicalBaseDpi":96,"dpr":1})")
                       .replace("%1", QByteArray::number(place))
                       .replace("%2", QByteArray::number(place * 1280)));
    return R"({"screens":[)" + all.join(',') + "]}";
}

/// The window with the memory of that folder.
struct Remembering
{
    Remembering()
        : window(rooms, personas, drafts, translations,
                 {qEnvironmentVariable(kFolder) + u"/window.ini"_s, false})
    {
        window.show();
        personas.list(samplePersonas());
        rooms.tell({StudioWindow::tea()});
        rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(roomView(5, {}, quietFloor()));
        window.findChild<QAction *>(u"stageWindowAction"_s)->trigger();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] QDockWidget &dock() const { return *window.findChild<QDockWidget *>(u"roomsDock"_s); }
    [[nodiscard]] static QWidget *stage()
    {
        for (QWidget *one : QApplication::topLevelWidgets()) {
            if (one->objectName() == "stageWindow"_L1)
                return one;
        }
        return nullptr;
    }

    FakeRoomPort rooms;
    FakePersonaPort personas;
    FakeDraftPort drafts;
    ui::Translations translations;
    ui::MainWindow window;
};

} // namespace

/// Windows that were on a second screen when the studio was closed. Qt knows its screens from the start of a
/// process, so that each start is a process of its own: this test runs itself with one of the other
/// functions.
class TwoScreensTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowsOfAScreenThatIsGoneComeToTheFirst();

    // Each in a process that the function above starts; alone they do nothing.
    void leaveOnTheSecondScreen();
    void findOnTheSecondScreen();
    void findOnTheFirstScreen();

private:
    static void start(int screenCount, const QString &folder, const QString &function);
};

void TwoScreensTest::windowsOfAScreenThatIsGoneComeToTheFirst()
{
    if (qEnvironmentVariableIsSet(kFolder))
        return;
    const TemporaryStudio folder;

    for (const auto &[count, function] :
         {std::pair(2, u"leaveOnTheSecondScreen"_s), std::pair(2, u"findOnTheSecondScreen"_s),
          std::pair(1, u"findOnTheFirstScreen"_s)}) {
        start(count, folder.file({}), function);
        if (QTest::currentTestFailed())
            return;
    }
}

void TwoScreensTest::start(int screenCount, const QString &folder, const QString &function)
{
    QFile file(folder + u"/screens.json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(screens(screenCount)) > 0);
    file.close();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kFolder), folder);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen:configfile="_s + file.fileName());
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);

    const QString program = QCoreApplication::applicationFilePath();
    const bool isAlone = program.endsWith("/tst_two_screens"_L1); // in the preset debug
    process.start(program, {isAlone ? function : u"tst_two_screens::"_s + function});
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray told = process.readAll();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, told.constData());
    QVERIFY2(told.contains("PASS") && told.contains(function.toLatin1()), told.constData());
}

void TwoScreensTest::leaveOnTheSecondScreen()
{
    if (!qEnvironmentVariableIsSet(kFolder))
        return;
    QCOMPARE(QGuiApplication::screens().size(), 2);
    Remembering studio;
    studio.dock().setFloating(true);
    studio.dock().setGeometry(2000, 300, 300, 400);
    studio.window.setGeometry(1400, 60, 1000, 700);
    QVERIFY(studio.stage());
    studio.stage()->setGeometry(1700, 200, 640, 480);
    QCoreApplication::processEvents();
    QVERIFY(kSecond.contains(studio.dock().geometry()));

    studio.stage()->close();
    studio.window.close();
}

void TwoScreensTest::findOnTheSecondScreen()
{
    if (!qEnvironmentVariableIsSet(kFolder))
        return;
    const Remembering studio;

    QVERIFY(kSecond.contains(studio.window.geometry()));
    QVERIFY(studio.dock().isFloating());
    QVERIFY(kSecond.contains(studio.dock().geometry()));
    QVERIFY(kSecond.contains(studio.stage()->geometry()));
}

void TwoScreensTest::findOnTheFirstScreen()
{
    if (!qEnvironmentVariableIsSet(kFolder))
        return;
    QCOMPARE(QGuiApplication::screens().size(), 1);
    const Remembering studio;

    const auto told = [](const QRect &place) -> QByteArray {
        return QByteArray::number(place.left()) + ' ' + QByteArray::number(place.top()) + ' ' +
               QByteArray::number(place.width()) + 'x' + QByteArray::number(place.height());
    };
    QVERIFY2(kFirst.contains(studio.window.geometry()), told(studio.window.geometry()));
    QVERIFY(studio.dock().isFloating() && studio.dock().isVisible());
    QVERIFY2(kFirst.contains(studio.dock().geometry()), told(studio.dock().geometry()));
    QVERIFY(studio.stage()->isVisible());
    QVERIFY2(kFirst.contains(studio.stage()->geometry()), told(studio.stage()->geometry()));
}

SUITE_TEST(QApplication, TwoScreensTest)

} // namespace tst_two_screens

#include "tst_two_screens.moc"
