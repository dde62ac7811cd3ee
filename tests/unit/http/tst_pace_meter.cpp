// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/pace_meter.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_pace_meter {

using namespace Qt::StringLiterals;
using studio::base::Millis;
using studio::llm::http::PaceMeter;

class TestPaceMeter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsKnownAtFirst();
    void theSlowestOfTheLastVotesCounts();
    void aSpeechShowsThatAVoteWouldTakeAsLong();
    void aModelThatHadToBeLoadedShowsNothing();
    void votesThatAreCutOffWouldHaveTakenLonger();
    void aServerThatHasGoneSilentIsNotGivenMoreTime();
    void callsThatWaitForEachOtherAreOnASerialServer();
    void votesThatAreNeverHeardOfShowItToo();
    void aServerThatStreamsOneAfterTheOtherIsSeenToo();
    void callsThatAreAnsweredBesideEachOtherAreNot();
    void quickAnswersShowNoOrder();
};

void TestPaceMeter::nothingIsKnownAtFirst()
{
    const PaceMeter meter;

    QCOMPARE(meter.vote(), Millis(0));
    QVERIFY(!meter.isSerial());
}

void TestPaceMeter::theSlowestOfTheLastVotesCounts()
{
    PaceMeter meter;
    const auto vote = [&meter](int from, int took) {
        const quint64 call = meter.began(true, Millis(from));
        meter.heard(call, true, Millis(from + 100));
        meter.answered(call, Millis(from + took));
    };

    vote(0, 6000);
    QCOMPARE(meter.vote(), Millis(6000));
    vote(10'000, 2000);
    QCOMPARE(meter.vote(), Millis(4000));
    vote(20'000, 9000);
    QCOMPARE(meter.vote(), Millis(9000));
}

void TestPaceMeter::aSpeechShowsThatAVoteWouldTakeAsLong()
{
    PaceMeter meter;
    const quint64 speech = meter.began(false, Millis(0));

    meter.heard(speech, true, Millis(9000));
    meter.answered(speech, Millis(60'000));

    QCOMPARE(meter.vote(), Millis(9000));
}

void TestPaceMeter::aModelThatHadToBeLoadedShowsNothing()
{
    PaceMeter meter;
    const quint64 speech = meter.began(false, Millis(0));

    meter.heard(speech, false, Millis(90'000));

    QCOMPARE(meter.vote(), Millis(0));
}

void TestPaceMeter::votesThatAreCutOffWouldHaveTakenLonger()
{
    PaceMeter meter;
    const quint64 speech = meter.began(false, Millis(0));
    meter.heard(speech, true, Millis(1000));
    meter.answered(speech, Millis(2000));
    const quint64 first = meter.began(true, Millis(10'000));
    const quint64 second = meter.began(true, Millis(10'000));

    meter.dropped(first, Millis(18'000));
    meter.dropped(second, Millis(18'001));

    QCOMPARE(meter.vote(), Millis(8001));
}

void TestPaceMeter::aServerThatHasGoneSilentIsNotGivenMoreTime()
{
    PaceMeter meter;
    const quint64 speech = meter.began(false, Millis(0));
    meter.heard(speech, true, Millis(1000));
    meter.answered(speech, Millis(2000));

    meter.dropped(meter.began(true, Millis(10'000)), Millis(18'000));
    QCOMPARE(meter.vote(), Millis(8000));
    meter.dropped(meter.began(true, Millis(20'000)), Millis(33'000));

    QCOMPARE(meter.vote(), Millis(0));
}

void TestPaceMeter::callsThatWaitForEachOtherAreOnASerialServer()
{
    PaceMeter meter;
    const QList<quint64> calls{meter.began(true, Millis(0)), meter.began(true, Millis(0)),
                               meter.began(true, Millis(0))};

    for (int place = 0; place < 3; ++place) {
        meter.heard(calls.at(place), true, Millis(4000 * (place + 1)));
        meter.answered(calls.at(place), Millis(4000 * (place + 1)));
    }

    QVERIFY(meter.isSerial());
    QCOMPARE(meter.vote(), Millis(4000)); // a single one
}

void TestPaceMeter::votesThatAreNeverHeardOfShowItToo()
{
    PaceMeter meter;
    const quint64 first = meter.began(true, Millis(0));
    const quint64 second = meter.began(true, Millis(0));
    const quint64 third = meter.began(true, Millis(0));

    meter.heard(first, true, Millis(4000));
    meter.answered(first, Millis(4000));
    meter.dropped(second, Millis(8000));
    meter.dropped(third, Millis(8000));

    QVERIFY(meter.isSerial());
    QCOMPARE(meter.vote(), Millis(4000));
}

void TestPaceMeter::aServerThatStreamsOneAfterTheOtherIsSeenToo()
{
    PaceMeter meter;
    const QList<quint64> calls{meter.began(true, Millis(0)), meter.began(true, Millis(0)),
                               meter.began(true, Millis(0))};

    for (int place = 0; place < 3; ++place) {
        meter.heard(calls.at(place), true, Millis(4000 * place + 1000));
        meter.answered(calls.at(place), Millis(4000 * (place + 1)));
    }

    QVERIFY(meter.isSerial());
}

void TestPaceMeter::callsThatAreAnsweredBesideEachOtherAreNot()
{
    PaceMeter meter;
    const QList<quint64> calls{meter.began(true, Millis(0)), meter.began(true, Millis(0)),
                               meter.began(true, Millis(0))};

    for (const quint64 call : calls)
        meter.heard(call, true, Millis(3000));
    for (int place = 0; place < 3; ++place)
        meter.answered(calls.at(place), Millis(4000 * (place + 1)));

    QVERIFY(!meter.isSerial());
    QCOMPARE(meter.vote(), Millis(12'000));
}

void TestPaceMeter::quickAnswersShowNoOrder()
{
    PaceMeter meter;
    const quint64 first = meter.began(true, Millis(0));
    const quint64 second = meter.began(true, Millis(0));
    const quint64 third = meter.began(true, Millis(0));

    meter.answered(first, Millis(200));
    meter.heard(second, true, Millis(900));
    meter.answered(second, Millis(1000));
    meter.heard(third, true, Millis(3000));
    meter.answered(third, Millis(3100));

    QVERIFY(!meter.isSerial());
}

SUITE_TEST(void, TestPaceMeter)

} // namespace tst_pace_meter

#include "tst_pace_meter.moc"
