// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/system_clock.h"
#include "core/base/virtual_clock.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QElapsedTimer>
#include <QTest>
#include <QTimeZone>

namespace tst_clocks {

using namespace Qt::StringLiterals;
using namespace studio;
using base::Millis;

namespace {

const QDateTime kFive(QDate(2026, 1, 1), QTime(17, 0), QTimeZone::utc());

struct Note
{
    QString what;
    Millis at;
    bool operator==(const Note &) const = default;
};

/// Records what ran, and when.
class Diary
{
public:
    explicit Diary(base::Clock &clock)
        : m_clock(clock)
    {
    }
    std::function<void()> entry(const QString &what)
    {
        return [this, what] { notes.append({what, m_clock.steadyNow()}); };
    }
    QList<Note> notes;

private:
    base::Clock &m_clock;
};

} // namespace

class TestClocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void noTimePassesBeforeWhatWasPostedIsHeard()
    {
        base::VirtualClock clock(kFive);
        Diary diary(clock);
        const auto post = [this](auto act) { QMetaObject::invokeMethod(this, act, Qt::QueuedConnection); };

        clock.callAt(Millis(100), this, [&] { // an answer that needs a second post, while a timeout is due
            const quint64 timeOut = clock.callAt(Millis(5000), this, diary.entry(u"too late"_s));
            post([&, timeOut] {
                post([&, timeOut] {
                    clock.cancel(timeOut);
                    diary.entry(u"answered"_s)();
                });
            });
        });
        QTRY_COMPARE(diary.notes.size(), 1);

        QCOMPARE(diary.notes.first().what, u"answered"_s);
        QCOMPARE(clock.steadyNow(), Millis(100));
    }

    void noTimePassesWhileItIsHeld()
    {
        base::VirtualClock clock(kFive);
        Diary diary(clock);
        clock.hold();
        clock.callAt(Millis(0), this, diary.entry(u"due now"_s));
        clock.callAt(Millis(5000), this, diary.entry(u"later"_s));
        QTRY_COMPARE(diary.notes.size(), 1);
        for (int round = 0; round < 50; ++round)
            QCoreApplication::processEvents();
        QCOMPARE(diary.notes.size(), 1);

        clock.release();

        QTRY_COMPARE(diary.notes.size(), 2);
        QCOMPARE(clock.steadyNow(), Millis(5000));
    }

    void virtualTimeThatFlowsWaitsForWhatIsDue()
    {
        base::VirtualClock clock(kFive);
        Diary diary(clock);
        clock.callAt(Millis(5000), this, diary.entry(u"jumped to"_s));
        QTRY_COMPARE(diary.notes.size(), 1);

        clock.flow();
        QElapsedTimer timer;
        timer.start();
        clock.callAt(Millis(5080), this, diary.entry(u"later"_s));
        clock.callAt(Millis(5040), this, diary.entry(u"sooner"_s));
        QTRY_COMPARE(diary.notes.size(), 3);

        QVERIFY(timer.elapsed() >= 75);
        QCOMPARE(diary.notes[1].what, u"sooner"_s);
        QVERIFY(diary.notes[1].at >= Millis(5040));
        QVERIFY(diary.notes[2].at >= Millis(5080));
        QVERIFY(clock.wallNow() >= kFive.addMSecs(5080));
    }

    void virtualTimeJumpsToTheNextDueCall()
    {
        base::VirtualClock clock(kFive);
        Diary diary(clock);
        clock.callAt(Millis(3600000), this, diary.entry(u"late"_s));
        clock.callAt(Millis(8000), this, diary.entry(u"soon"_s));

        QTRY_COMPARE(diary.notes.size(), 2);

        QCOMPARE(diary.notes, (QList<Note>{{u"soon"_s, Millis(8000)}, {u"late"_s, Millis(3600000)}}));
        QCOMPARE(clock.wallNow(), kFive.addSecs(3600));
    }

    void virtualCallsDueTogetherRunInTheOrderTheyWereMade()
    {
        base::VirtualClock clock(kFive);
        Diary diary(clock);
        clock.callAt(Millis(5), this, diary.entry(u"a"_s));
        clock.callAt(Millis(5), this, diary.entry(u"b"_s));

        QTRY_COMPARE(diary.notes.size(), 2);

        QCOMPARE(diary.notes, (QList<Note>{{u"a"_s, Millis(5)}, {u"b"_s, Millis(5)}}));
    }

    void virtualCallInThePastIsDueNow()
    {
        base::VirtualClock clock(kFive);
        Diary diary(clock);
        clock.callAt(Millis(100), this, [&] { clock.callAt(Millis(7), this, diary.entry(u"past"_s)); });

        QTRY_COMPARE(diary.notes.size(), 1);

        QCOMPARE(diary.notes.first().at, Millis(100));
    }

    void noClockCallsInsideCallAt_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("system") << 0;
        QTest::newRow("virtual") << 1;
    }
    void noClockCallsInsideCallAt()
    {
        QFETCH(int, which);
        base::SystemClock system;
        base::VirtualClock jumping(kFive);
        base::Clock &clock = which == 0 ? static_cast<base::Clock &>(system) : jumping;
        bool ran = false;

        const quint64 call = clock.callAt(Millis(0), this, [&] { ran = true; });

        QVERIFY(call != 0);
        QVERIFY(!ran);
        QTRY_VERIFY(ran);
    }

    void cancelledCallsAndThoseOfDeadContextsNeverRun_data() { noClockCallsInsideCallAt_data(); }
    void cancelledCallsAndThoseOfDeadContextsNeverRun()
    {
        QFETCH(int, which);
        base::SystemClock system;
        base::VirtualClock jumping(kFive);
        base::Clock &clock = which == 0 ? static_cast<base::Clock &>(system) : jumping;
        Diary diary(clock);
        auto shortLived = std::make_unique<QObject>();
        const quint64 cancelled = clock.callAt(Millis(1), this, diary.entry(u"cancelled"_s));
        clock.callAt(Millis(1), shortLived.get(), diary.entry(u"dead"_s));
        clock.callAt(Millis(5), this, diary.entry(u"kept"_s));

        clock.cancel(cancelled);
        clock.cancel(cancelled);
        shortLived.reset();
        QTRY_COMPARE(diary.notes.size(), 1);

        QCOMPARE(diary.notes.first().what, u"kept"_s);
    }

    void systemCallsWaitForTheirTime()
    {
        base::SystemClock clock;
        Diary diary(clock);
        const Millis due = clock.steadyNow() + Millis(20);

        clock.callAt(due, this, diary.entry(u"due"_s));
        QTRY_COMPARE(diary.notes.size(), 1);

        QVERIFY(diary.notes.first().at >= due);
    }

    void fakeTimeStandsStillUntilItIsMoved()
    {
        tests::FakeClock clock;
        Diary diary(clock);
        clock.callAt(Millis(0), this, diary.entry(u"a"_s));

        QCoreApplication::sendPostedEvents();
        QCOMPARE(diary.notes.size(), 0);

        clock.advance(Millis(0));
        QCOMPARE(diary.notes.size(), 1);
    }

    void fakeCallsRunAtTheirOwnTimeAndThoseMadeMeanwhileToo()
    {
        tests::FakeClock clock;
        Diary diary(clock);
        clock.callAt(Millis(30), this, diary.entry(u"third"_s));
        clock.callAt(Millis(10), this, [&] {
            diary.entry(u"first"_s)();
            clock.callAt(Millis(20), this, diary.entry(u"second"_s));
            clock.callAt(Millis(51), this, diary.entry(u"beyond"_s));
        });

        clock.advance(Millis(50));

        const QList<Note> expected{
            {u"first"_s, Millis(10)}, {u"second"_s, Millis(20)}, {u"third"_s, Millis(30)}};
        QCOMPARE(diary.notes, expected);
        QCOMPARE(clock.steadyNow(), Millis(50));
        QCOMPARE(clock.pending(), 1);
    }
};

SUITE_TEST(QCoreApplication, TestClocks)

} // namespace tst_clocks

#include "tst_clocks.moc"
