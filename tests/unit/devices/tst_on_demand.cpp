// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/devices/on_demand/on_demand_camera.h"
#include "core/devices/on_demand/on_demand_speaker.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_speaker.h"
#include "tests/support/suite.h"

#include <QLibraryInfo>
#include <QSignalSpy>
#include <QTest>

namespace tst_on_demand {

using namespace Qt::StringLiterals;
using namespace studio;
using camera::Flaw;
using camera::Source;

namespace {

/// Answers every command at once and notes it.
class ReadyCamera final : public camera::Camera
{
public:
    explicit ReadyCamera(QStringList &commands)
        : m_commands(commands)
    {
    }
    void listSources() override
    {
        m_commands.append(u"list"_s);
        Q_EMIT sourcesChanged({{Source::Kind::Device, u"Webcam"_s, 0}});
    }
    void open(const Source &source) override
    {
        m_commands.append(u"open "_s + source.description);
        Q_EMIT opened(source);
        Q_EMIT frame(QImage(4, 3, QImage::Format_RGB32));
    }
    void close() override
    {
        m_commands.append(u"close"_s);
        Q_EMIT closed();
    }

private:
    QStringList &m_commands;
};

base::Result<devices::DeviceModule> noModule()
{
    return base::failure(base::ErrorCode::NotFound, u"Install the studio again."_s);
}

} // namespace

/// Cameras and voices whose libraries come with the first use.
class OnDemandTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aModuleThatIsMissingIsTold();
    void anotherLibraryIsNoModule();
    void aModuleOfAnotherVersionIsNotUsed();
    void nothingIsLoadedBeforeTheFirstCommand();
    void theCameraIsLoadedOnceAndCommandsReachIt();
    void withoutTheModuleThereIsNoCamera();
    void theModuleIsTriedAgain();
    void theSpeakerIsLoadedOnceAndSpeaks();
    void withoutTheModuleAnUtteranceFails();
    void anUtteranceThatWasCancelledDoesNotFail();
};

void OnDemandTest::aModuleThatIsMissingIsTold()
{
    const base::Result<devices::DeviceModule> module = devices::loadModule(u"/nowhere/devices.so"_s);
    QVERIFY(!module);
    QCOMPARE(module.error().code, base::ErrorCode::NotFound);
    QVERIFY2(module.error().text.contains("Install Companion Studio again"_L1),
             qPrintable(module.error().text));
    QVERIFY(!module.error().detail.isEmpty());
}

void OnDemandTest::anotherLibraryIsNoModule()
{
    const QString other = QLibraryInfo::path(QLibraryInfo::LibrariesPath) + "/libQt6Core.so.6"_L1;
    const base::Result<devices::DeviceModule> module = devices::loadModule(other);
    QVERIFY(!module);
    QCOMPARE(module.error().code, base::ErrorCode::NotFound);
    QCOMPARE(module.error().detail, other + " is another library"_L1);
}

void OnDemandTest::aModuleOfAnotherVersionIsNotUsed()
{
    const base::Result<devices::DeviceModule> module = devices::loadModule(QStringLiteral(OLDER_MODULE));
    QVERIFY(!module);
    QCOMPARE(module.error().code, base::ErrorCode::Conflict);
    QVERIFY2(module.error().text.contains("Restart it"_L1), qPrintable(module.error().text));
    QCOMPARE(module.error().detail, u"0.0.1"_s);
}

void OnDemandTest::nothingIsLoadedBeforeTheFirstCommand()
{
    int loads = 0;
    const auto load = [&loads] {
        ++loads;
        return noModule();
    };
    {
        devices::OnDemandCamera camera(load);
        devices::OnDemandSpeaker speaker(load);
        const QSignalSpy closed(&camera, &camera::Camera::closed);
        camera.close();
        QCOMPARE(closed.size(), 1);
    }
    QCOMPARE(loads, 0);
}

void OnDemandTest::theCameraIsLoadedOnceAndCommandsReachIt()
{
    QStringList commands;
    int loads = 0;
    devices::OnDemandCamera camera([&] {
        ++loads;
        return devices::DeviceModule{.makeCamera = [&] { return std::make_unique<ReadyCamera>(commands); },
                                     .makeSpeaker = {}};
    });
    const QSignalSpy sources(&camera, &camera::Camera::sourcesChanged);
    const QSignalSpy opened(&camera, &camera::Camera::opened);
    const QSignalSpy frames(&camera, &camera::Camera::frame);
    const QSignalSpy closed(&camera, &camera::Camera::closed);

    camera.listSources();
    camera.open({Source::Kind::Device, u"Webcam"_s, 0});
    camera.close();

    QCOMPARE(loads, 1);
    QCOMPARE(commands, (QStringList{u"list"_s, u"open Webcam"_s, u"close"_s}));
    QCOMPARE(sources.size(), 1);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(frames.size(), 1);
    QCOMPARE(closed.size(), 1);
}

void OnDemandTest::withoutTheModuleThereIsNoCamera()
{
    devices::OnDemandCamera camera(noModule);
    QStringList told;
    connect(&camera, &camera::Camera::sourcesChanged, &camera,
            [&](const QList<Source> &sources) { told.append(u"sources %1"_s.arg(sources.size())); });
    connect(&camera, &camera::Camera::failed, &camera, [&](Flaw flaw) {
        told.append(flaw == Flaw::Unavailable ? u"unavailable"_s : u"another flaw"_s);
    });
    connect(&camera, &camera::Camera::closed, &camera, [&] { told.append(u"closed"_s); });

    camera.listSources();
    QCOMPARE(told, (QStringList{u"sources 0"_s, u"unavailable"_s}));
    told.clear();
    camera.open({Source::Kind::Device, u"Webcam"_s, 0});
    QCOMPARE(told, (QStringList{u"unavailable"_s, u"closed"_s}));
}

void OnDemandTest::theModuleIsTriedAgain()
{
    QStringList commands;
    bool isThere = false;
    devices::OnDemandCamera camera([&]() -> base::Result<devices::DeviceModule> {
        if (!isThere)
            return noModule();
        return devices::DeviceModule{.makeCamera = [&] { return std::make_unique<ReadyCamera>(commands); },
                                     .makeSpeaker = {}};
    });
    camera.listSources();
    isThere = true;
    camera.listSources();
    QCOMPARE(commands, QStringList{u"list"_s});
}

void OnDemandTest::theSpeakerIsLoadedOnceAndSpeaks()
{
    tests::FakeClock clock;
    int loads = 0;
    devices::OnDemandSpeaker speaker([&] {
        ++loads;
        return devices::DeviceModule{.makeCamera = {}, .makeSpeaker = [&] {
                                         auto fake = std::make_unique<tests::FakeSpeaker>(clock);
                                         fake->offered = {{u"speechd"_s, u"Kyoko"_s, u"ja-JP"_s}};
                                         return fake;
                                     }};
    });
    const QSignalSpy listed(&speaker, &voice::Speaker::voicesListed);
    speaker.listVoices();
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed.first().first().value<QList<voice::OfferedVoice>>().size(), 1);

    voice::VoiceCall *call = speaker.speak({.text = u"Hello"_s}, this);
    const QSignalSpy finished(call, &voice::VoiceCall::finished);
    clock.advance(base::Millis(10'000));
    QCOMPARE(finished.size(), 1);
    QCOMPARE(loads, 1);
}

void OnDemandTest::withoutTheModuleAnUtteranceFails()
{
    devices::OnDemandSpeaker speaker(noModule);
    const QSignalSpy listed(&speaker, &voice::Speaker::voicesListed);
    speaker.listVoices();
    QCOMPARE(listed.size(), 1); // an empty list, so that nobody waits for it

    const QPointer<voice::VoiceCall> call = speaker.speak({.text = u"Hello"_s}, this);
    QSignalSpy failed(call, &voice::VoiceCall::failed);
    QCOMPARE(failed.size(), 0); // never inside the call
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.first().first().value<base::Error>().text, u"Install the studio again."_s);
    QTRY_VERIFY(!call);
}

void OnDemandTest::anUtteranceThatWasCancelledDoesNotFail()
{
    devices::OnDemandSpeaker speaker(noModule);
    const QPointer<voice::VoiceCall> call = speaker.speak({.text = u"Hello"_s}, this);
    const QSignalSpy failed(call, &voice::VoiceCall::failed);
    call->cancel();
    QTRY_VERIFY(!call);
    QCOMPARE(failed.size(), 0);
}

SUITE_TEST(QCoreApplication, OnDemandTest)

} // namespace tst_on_demand

#include "tst_on_demand.moc"
