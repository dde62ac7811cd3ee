// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_clock.h"
#include "core/devices/qt_speaker.h"
#include "core/voice/read_aloud.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_no_sound {

using namespace Qt::StringLiterals;
using namespace studio;
using base::TurnId;

namespace {

constexpr int kPatience = 90'000; // our own clock ends an engine that never begins or ends

} // namespace

/// A machine without an audio device: the turn continues as text, and one sentence says why.
class TestNoSound : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theTurnGoesOnAndTheReasonIsTold();

private:
    QTemporaryDir m_runtime;
};

void TestNoSound::initTestCase()
{
    qputenv("XDG_RUNTIME_DIR", m_runtime.path().toLocal8Bit());
    const QString nowhere = u"unix:"_s + m_runtime.filePath(u"nobody"_s);
    qputenv("PULSE_SERVER", nowhere.toLocal8Bit());
    qputenv("PIPEWIRE_REMOTE", "nobody");
}

void TestNoSound::theTurnGoesOnAndTheReasonIsTold()
{
    base::SystemClock clock;
    voice::QtSpeaker engines;
    voice::ReadAloud reader(engines, clock);
    reader.setAttended(true);
    QSignalSpy delivered(&reader, &voice::ReadAloud::delivered);
    QSignalSpy trouble(&reader, &voice::ReadAloud::trouble);
    model::Persona aya = tests::persona(u"aya"_s);
    aya.voice.engine = u"speechd"_s;

    reader.begin(base::RoomId(u"tea"_s), TurnId(u"t1"_s), aya);
    reader.add(TurnId(u"t1"_s), u"Tea is ready. Come in."_s);
    reader.finish(TurnId(u"t1"_s));
    QTRY_COMPARE_WITH_TIMEOUT(delivered.size(), 1, kPatience);

    QCOMPARE(trouble.size(), 1);
    QVERIFY(!trouble.first().first().value<base::Error>().text.isEmpty());
    QVERIFY(!reader.reads(base::RoomId(u"tea"_s), aya));
}

SUITE_TEST(QCoreApplication, TestNoSound)

} // namespace tst_no_sound

#include "tst_no_sound.moc"
