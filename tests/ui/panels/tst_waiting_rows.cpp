// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/heard_by_screen_readers.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_room.h"
#include "ui/panels/floor/waiting_calls.h"

#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

namespace tst_waiting_rows {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using namespace std::chrono_literals;
using model::Advice;
using model::Cause;
using ports::WaitingCall;

namespace {

WaitingCall tooMany(const base::ParticipantId &companion, bool vote, base::Millis left)
{
    WaitingCall call;
    call.companion = companion;
    call.vote = vote;
    call.trouble = {Cause::RateLimited, Advice::WaitAWhile, u"slow down"_s, 429};
    call.failedTries = 1;
    call.left = left;
    return call;
}

struct Stage
{
    Stage()
        : view(nullptr)
        , skipped(&view, &ui::WaitingCalls::skipWanted)
    {
        view.setSteadyClock([this] { return now; });
        view.setPeople(ui::People(samplePersonas(), model::Language::English));
        view.setSkippable(true);
    }

    QString text(int row) { return view.findChild<QLabel *>(u"waitingCall%1Text"_s.arg(row))->text(); }
    QToolButton *skip(int row) { return view.findChild<QToolButton *>(u"skipVote%1"_s.arg(row)); }

    base::Millis now{5000};
    ui::WaitingCalls view;
    QSignalSpy skipped;
};

} // namespace

class WaitingCallsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whileNothingWaitsThereIsNothing()
    {
        Stage stage;

        QVERIFY(stage.view.isHidden());
    }

    void aCallSaysWhenItIsTriedAgainAndWhy()
    {
        Stage stage;

        stage.view.setCalls({tooMany(aya(), true, 3000ms), tooMany(kyoko(), false, 200s)});

        QVERIFY(!stage.view.isHidden());
        QCOMPARE(stage.text(0), u"Asking for the vote of Aya again in 3 s: too many requests"_s);
        QCOMPARE(stage.text(1), u"Trying the turn of Kyoko again in 4 min: too many requests"_s);
    }

    void readersAreToldOnceOfEachThatWaits()
    {
        Stage stage;
        const HeardByScreenReaders readers;

        stage.view.setCalls({tooMany(aya(), true, 3000ms)});
        QCOMPARE(readers.alerts(u"waitingCall0"_s).size(), 1);
        stage.now += 1000ms;
        stage.view.setCalls({tooMany(aya(), true, 2000ms), tooMany(kyoko(), false, 200s)});

        QCOMPARE(readers.alerts(u"waitingCall0"_s).size(), 1);
        QCOMPARE(readers.alerts(u"waitingCall1"_s).size(), 1);
        QVERIFY2(readers.alerts(u"waitingCall1"_s).first().contains(u"Kyoko"_s),
                 qPrintable(readers.alerts(u"waitingCall1"_s).first()));
        QCOMPARE(namelessControls(stage.view), QString());
    }

    void itCountsDownToNow()
    {
        Stage stage;
        stage.view.setCalls({tooMany(aya(), true, 3000ms)});

        stage.now += 1100ms;
        stage.view.setPeople(ui::People(samplePersonas(), model::Language::English));
        QCOMPARE(stage.text(0), u"Asking for the vote of Aya again in 2 s: too many requests"_s);
        stage.now += 60s;
        stage.view.setPeople(ui::People(samplePersonas(), model::Language::English));

        QCOMPARE(stage.text(0), u"Asking for the vote of Aya again now: too many requests"_s);
    }

    void onlyAVoteCanBeSkippedAndOnlyByWhoMayWrite()
    {
        Stage stage;
        stage.view.setCalls({tooMany(aya(), true, 3000ms), tooMany(kyoko(), false, 3000ms)});
        QVERIFY(!stage.skip(0)->isHidden());
        QVERIFY(stage.skip(1)->isHidden());

        stage.skip(0)->click();
        stage.view.setSkippable(false);

        QCOMPARE(stage.skipped.count(), 1);
        QCOMPARE(stage.skipped.first().first().value<base::ParticipantId>(), aya());
        QVERIFY(stage.skip(0)->isHidden());
    }

    void aCallThatWaitsForItsTurnSaysSo()
    {
        Stage stage;
        WaitingCall call;
        call.companion = natsumi();
        call.vote = true;

        stage.view.setCalls({call});

        QCOMPARE(stage.text(0), u"The vote of Natsumi waits for other calls to finish."_s);
    }

    void aModelThatLoadsIsCountedUp()
    {
        Stage stage;
        WaitingCall call = tooMany(aya(), false, 0s);
        call.left.reset();
        call.loading = ports::LoadingModel{u"tea:7b"_s, 12s};
        stage.view.setCalls({call});
        QCOMPARE(stage.text(0), u"The turn of Aya waits: Loading tea:7b… 12 s"_s);

        stage.now += 2100ms;
        stage.view.setPeople(ui::People(samplePersonas(), model::Language::English));

        QCOMPARE(stage.text(0), u"The turn of Aya waits: Loading tea:7b… 14 s"_s);
    }

    void whatIsNotSeenDoesNotCount()
    {
        Stage stage;
        stage.view.setCalls({tooMany(aya(), true, 3000ms)});
        stage.view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&stage.view));
        QVERIFY(stage.view.isCounting());

        stage.view.hide();

        QVERIFY(!stage.view.isCounting());
    }

    void whoIsAnsweredGoes()
    {
        Stage stage;
        stage.view.setCalls({tooMany(aya(), true, 3000ms), tooMany(kyoko(), true, 3000ms)});

        stage.view.setCalls({tooMany(kyoko(), true, 3000ms)});
        QVERIFY(stage.text(0).contains("Kyoko"_L1));
        stage.view.setCalls({});

        QVERIFY(stage.view.isHidden());
    }
};

SUITE_TEST(QApplication, WaitingCallsTest)

} // namespace tst_waiting_rows

#include "tst_waiting_rows.moc"
