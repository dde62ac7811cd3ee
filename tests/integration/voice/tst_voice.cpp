// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_clock.h"
#include "core/devices/qt_speaker.h"
#include "core/voice/read_aloud.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <cstring>

namespace tst_voice {

using namespace Qt::StringLiterals;
using namespace studio;
using base::RoomId;
using base::TurnId;

namespace {

constexpr int kRate = 22'050;
constexpr int kPatience = 60'000; // engines load, and speak
const RoomId kTea(u"tea"_s);
const TurnId kTurn(u"t1"_s);

/// Records what an inaudible sink receives.
class Recorder
{
public:
    Recorder()
    {
        m_parec.start(u"parec"_s, {u"-d"_s, u"spk.monitor"_s, u"--raw"_s, u"--format=s16le"_s,
                                   u"--channels=1"_s, u"--rate=%1"_s.arg(kRate), u"--latency-msec=50"_s});
    }
    ~Recorder()
    {
        m_parec.kill();
        m_parec.waitForFinished();
    }
    /// True once it records; silence is recorded too.
    [[nodiscard]] bool isRunning()
    {
        return QTest::qWaitFor([this] { return !all().isEmpty(); }, kPatience);
    }

    [[nodiscard]] const QByteArray &all()
    {
        m_all += m_parec.readAllStandardOutput();
        return m_all;
    }
    void forget()
    {
        (void)all();
        m_all.clear();
    }
    [[nodiscard]] double seconds() { return double(all().size()) / 2 / kRate; }
    /// 0 is silence, 1 the maximum.
    [[nodiscard]] double loudness()
    {
        const QByteArray bytes = all();
        double sum = 0;
        const qsizetype samples = bytes.size() / 2;
        for (qsizetype at = 0; at < samples; ++at) {
            qint16 sample = 0;
            std::memcpy(&sample, bytes.constData() + 2 * at, 2);
            sum += double(sample) * sample;
        }
        return samples == 0 ? 0 : std::sqrt(sum / double(samples)) / 32'768;
    }

private:
    QProcess m_parec;
    QByteArray m_all;
};

model::Persona speaker()
{
    model::Persona aya = tests::persona(u"aya"_s);
    aya.voice.engine = u"speechd"_s;
    return aya;
}

/// A reader with the engines of this machine.
struct Reader
{
    Reader() { reader.setAttended(true); }
    void turn(const QString &text)
    {
        reader.begin(kTea, kTurn, speaker());
        reader.add(kTurn, text);
        reader.finish(kTurn);
    }

    base::SystemClock clock;
    voice::QtSpeaker engines;
    voice::ReadAloud reader{engines, clock};
    QSignalSpy delivered{&reader, &voice::ReadAloud::delivered};
    QSignalSpy trouble{&reader, &voice::ReadAloud::trouble};
    QSignalSpy heard{&reader, &voice::ReadAloud::heard};
};

} // namespace

/// Speech from end to end: a real engine speaks into a sink, which is recorded.
class TestVoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLoadedBeforeTheFirstWord();
    void aTurnIsHeard();
    void aTurnThatIsCutIsSilentSoon();
    void voicesAreListed();
    void aVoiceCanBeChosen();
    void enginesComeAndGoManyTimes();
};

void TestVoice::nothingIsLoadedBeforeTheFirstWord()
{
    Reader aloud;

    QVERIFY(aloud.reader.reads(kTea, speaker()));
    QVERIFY(!aloud.engines.isLoaded());
    aloud.turn(u"Yes."_s);

    QTRY_VERIFY(aloud.engines.isLoaded());
}

void TestVoice::aTurnIsHeard()
{
    Recorder recorder;
    QVERIFY(recorder.isRunning());
    recorder.forget();
    Reader aloud;

    aloud.turn(u"Tea is ready. Would you like a cup of it?"_s);
    QTRY_COMPARE_WITH_TIMEOUT(aloud.delivered.size(), 1, kPatience);

    QVERIFY2(aloud.trouble.isEmpty(), "the engine failed");
    QTRY_VERIFY_WITH_TIMEOUT(recorder.seconds() > 1, kPatience);
    QVERIFY2(recorder.loudness() > 0.005, qPrintable(QString::number(recorder.loudness())));
    QCOMPARE(aloud.heard.last().at(2).toLongLong(), 41);
    QVERIFY(aloud.heard.size() > 3);
}

void TestVoice::aTurnThatIsCutIsSilentSoon()
{
    Recorder recorder;
    QVERIFY(recorder.isRunning());
    Reader aloud;
    aloud.turn(
        u"This sentence goes on and on and on and on and on and on and on and on and on and on. Yes."_s);
    QTRY_VERIFY_WITH_TIMEOUT(aloud.heard.size() > 3, kPatience);

    const qint64 heard = aloud.reader.cut(kTurn);

    QVERIFY(heard > 0);
    QVERIFY(heard < 80);
    // Audio on its way to the sink is played; nothing comes after it.
    const auto isSilent = [&recorder] {
        recorder.forget();
        return QTest::qWaitFor([&recorder] { return recorder.seconds() > 0.5; }, kPatience) &&
               recorder.loudness() == 0;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSilent(), kPatience);
    QVERIFY(aloud.delivered.isEmpty());
}

void TestVoice::voicesAreListed()
{
    voice::QtSpeaker engines;
    QSignalSpy listed(&engines, &voice::Speaker::voicesListed);

    engines.listVoices();
    QTRY_COMPARE_WITH_TIMEOUT(listed.size(), 1, kPatience);

    const auto voices = listed.first().first().value<QList<voice::OfferedVoice>>();
    int speechd = 0;
    for (const voice::OfferedVoice &voice : voices) {
        QVERIFY(!voice.name.isEmpty());
        QVERIFY(!voice.language.isEmpty());
        speechd += voice.engine == u"speechd"_s ? 1 : 0;
    }
    QVERIFY(speechd >= 1);
    QVERIFY(voices.size() < 1'000);
}

void TestVoice::aVoiceCanBeChosen()
{
    Reader aloud;
    QSignalSpy listed(&aloud.engines, &voice::Speaker::voicesListed);
    aloud.engines.listVoices();
    QTRY_COMPARE_WITH_TIMEOUT(listed.size(), 1, kPatience);
    const auto voices = listed.first().first().value<QList<voice::OfferedVoice>>();
    QVERIFY(!voices.isEmpty());
    QSignalSpy lines(&aloud.reader, &voice::ReadAloud::lineHeard);

    (void)aloud.reader.say(
        {.voice = {.engine = voices.first().engine, .name = voices.first().name, .rate = 0.5, .pitch = -0.5},
         .text = u"Like this."_s});

    QTRY_COMPARE_WITH_TIMEOUT(lines.size(), 1, kPatience);
}

void TestVoice::enginesComeAndGoManyTimes()
{
    for (int time = 0; time < 5; ++time) {
        Reader aloud;
        aloud.turn(u"Go."_s);
        if (time % 2 == 0)
            QTRY_COMPARE_WITH_TIMEOUT(aloud.delivered.size(), 1, kPatience);
        QVERIFY(aloud.trouble.isEmpty());
    }
}

SUITE_TEST(QCoreApplication, TestVoice)

} // namespace tst_voice

#include "tst_voice.moc"
