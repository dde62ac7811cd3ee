// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_call.h"
#include "core/camera/camera.h"
#include "core/devices/on_demand/device_module.h"
#include "core/voice/speaker.h"
#include "tests/integration/program/program.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"

#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>

namespace tst_start {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;

QStringList argumentsFor(const TemporaryStudio &folder)
{
    return {u"--lang"_s, u"en"_s, u"--data"_s, folder.dataFolder()};
}

/// Starts a program on the folder and waits until its window is open. The caller looks whether that failed.
void openWindow(QProcess &window, const TemporaryStudio &folder, const QString &program = programPath())
{
    window.start(program, argumentsFor(folder));
    QVERIFY(window.waitForStarted());
    // Looking too early would take the folder's lock.
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder.dataFolder() + u"/studio.lock"_s), 30000);
    // The first room is made once the window is open.
    QTRY_VERIFY_WITH_TIMEOUT(runProgram(folder.dataFolder(), {u"rooms"_s}).out.contains("Tea at five"),
                             30000);
}

/// What the window's program does before the user does anything.
class StartTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heavyLibrariesAreNotLoaded();
    void camerasAndVoicesAreLoadedFromTheirModule();
    void theOpenWindowTakesTheFilesOfALaterStart();
    void anUpdateUnderAnOpenWindowIsTold();
    void aLaterStartCallsTheOpenWindow();
    void aLaterStartCallsOnlyTheWindowOfItsFolder();
    void aCallThatNobodyTakesEnds_data();
    void aCallThatNobodyTakesEnds();
    void aCallBringsFilesAndToken();
};

/// Camera and speech are loaded on first use; loading them at the start would only make it slower and larger.
void StartTest::heavyLibrariesAreNotLoaded()
{
    const TemporaryStudio folder;
    QProcess program;
    openWindow(program, folder);
    if (QTest::currentTestFailed())
        return;
    QFile maps(u"/proc/%1/maps"_s.arg(program.processId()));
    QVERIFY(maps.open(QIODevice::ReadOnly));
    const QString loaded = QString::fromUtf8(maps.readAll());
    program.terminate();
    QVERIFY(program.waitForFinished());

    QVERIFY(loaded.contains("libQt6Widgets.so"_L1)); // so this is its list of libraries
    static const QRegularExpression heavy(
        u"lib(Qt6(Multimedia|TextToSpeech|Charts|Qml|Quick|WebEngine|OpenGL)|avcodec|pulse|pipewire)\\S*"_s);
    QCOMPARE(heavy.match(loaded).captured(), QString());
}

/// The module of the build is found beside the program, fits it, and gives both.
void StartTest::camerasAndVoicesAreLoadedFromTheirModule()
{
    const base::Result<devices::DeviceModule> module = devices::loadModule();
    QVERIFY2(module, module ? "" : qPrintable(module.error().detail));

    const std::unique_ptr<camera::Camera> camera = module->makeCamera();
    const QSignalSpy closed(camera.get(), &camera::Camera::closed);
    camera->close(); // opens nothing
    QCOMPARE(closed.size(), 1);

    const std::unique_ptr<voice::Speaker> speaker = module->makeSpeaker();
    QVERIFY(speaker->inherits("studio::voice::Speaker"));
}

/// A desktop starts the program for each card that is opened. One window has the data.
void StartTest::theOpenWindowTakesTheFilesOfALaterStart()
{
    const TemporaryStudio folder;
    QFile example(QStringLiteral(STUDIO_SOURCE_DIR "/resources/personas/companion_aya.json"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    const QString card = folder.dataFolder() + u"/Somebody.card.json"_s;
    QProcess window;
    openWindow(window, folder);
    if (QTest::currentTestFailed())
        return;
    QFile file(card);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(example.readAll().replace("companion_aya", "companion_somebody"));
    file.close();

    const Run second = runProgram(folder.dataFolder(), {card});

    QCOMPARE(second.exit, 0);
    QTRY_VERIFY_WITH_TIMEOUT(
        runProgram(folder.dataFolder(), {u"persona"_s, u"list"_s}).out.contains("companion_somebody"), 30000);
    QCOMPARE(runProgram(folder.dataFolder(), {card + u".not"_s}).exit, 2);
    window.terminate();
    QVERIFY(window.waitForFinished());
}

/// Without files, too: the window is there already.
void StartTest::aLaterStartCallsTheOpenWindow()
{
    const TemporaryStudio folder;
    QProcess window;
    openWindow(window, folder);
    if (QTest::currentTestFailed())
        return;

    const Run second = runProgram(folder.dataFolder(), {});

    QCOMPARE(second.exit, 0);
    QVERIFY2(!second.err.contains("Another program"), second.err.constData());
    QCOMPARE(window.state(), QProcess::Running);
    window.terminate();
    QVERIFY(window.waitForFinished());
}

void StartTest::aLaterStartCallsOnlyTheWindowOfItsFolder()
{
    const TemporaryStudio folder;
    const TemporaryStudio other;
    const app::WindowCall window(folder.dataFolder());

    QCOMPARE(app::WindowCall::handOver(other.dataFolder(), {}), app::WindowCall::Answer::Nobody);
}

void StartTest::aCallThatNobodyTakesEnds_data()
{
    QTest::addColumn<QByteArray>("answer");

    QTest::newRow("the window hangs") << QByteArray();
    QTest::newRow("another version") << QByteArray("-");
}

void StartTest::aCallThatNobodyTakesEnds()
{
    QFETCH(const QByteArray, answer);
    const TemporaryStudio folder;
    QString name;
    {
        const app::WindowCall known(folder.dataFolder());
        name = known.address();
    }
    QLocalServer server;
    QVERIFY(server.listen(name));
    std::future<app::WindowCall::Answer> call = std::async(
        std::launch::async, [&folder] { return app::WindowCall::handOver(folder.dataFolder(), {}); });
    QTRY_VERIFY(server.hasPendingConnections());
    if (!answer.isEmpty()) {
        QLocalSocket *socket = server.nextPendingConnection();
        socket->write(answer);
        QVERIFY(socket->waitForBytesWritten());
    }

    QCOMPARE(call.get(), app::WindowCall::Answer::Silent);
}

void StartTest::aCallBringsFilesAndToken()
{
    const TemporaryStudio folder;
    const app::WindowCall window(folder.dataFolder());
    const QSignalSpy called(&window, &app::WindowCall::called);
    qputenv("XDG_ACTIVATION_TOKEN", "token-1");

    std::future<app::WindowCall::Answer> call = std::async(std::launch::async, [&folder] {
        return app::WindowCall::handOver(folder.dataFolder(), {u"/a.card.json"_s, u"not absolute"_s});
    });

    QTRY_COMPARE(called.size(), 1);
    qunsetenv("XDG_ACTIVATION_TOKEN");
    QCOMPARE(call.get(), app::WindowCall::Answer::Taken);
    QCOMPARE(called.at(0).at(0).toStringList(), QStringList{u"/a.card.json"_s});
    QCOMPARE(called.at(0).at(1).toString(), u"token-1"_s);
}

/// The window goes on with its own version, and a second start says why it cannot have the data.
void StartTest::anUpdateUnderAnOpenWindowIsTold()
{
    const TemporaryStudio folder;
    const QTemporaryDir programs;
    const QString old = programs.filePath(u"companion-studio"_s);
    QVERIFY(QFile::copy(programPath(), old));
    QProcess window;
    openWindow(window, folder, old);
    if (QTest::currentTestFailed())
        return;

    QVERIFY(QFile::remove(old));

    QProcess second;
    second.start(programPath(), argumentsFor(folder));
    QByteArray said;
    second.setReadChannel(QProcess::StandardError);
    while (!(said.contains("already using") && said.endsWith('\n')) && second.waitForReadyRead(30000))
        said += second.readAllStandardError();
    second.kill(); // its dialog waits for an answer
    second.waitForFinished();
    QVERIFY2(said.contains("from before an update"), said.constData());
    QCOMPARE(window.state(), QProcess::Running);
    window.terminate();
    QVERIFY(window.waitForFinished());
    QCOMPARE(window.exitCode(), 0);
}

SUITE_TEST(QCoreApplication, StartTest)

} // namespace tst_start

#include "tst_start.moc"
