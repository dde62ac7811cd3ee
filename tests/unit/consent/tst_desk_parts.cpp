// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/consent/desk_call.h"
#include "core/consent/waiting.h"
#include "core/permission/gate.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QCoreApplication>
#include <QTest>

#include <memory>

namespace tst_desk_parts {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace studio;
using permission::GateCall;
using permission::Verdict;
using Call = consent::DeskCall<GateCall, Verdict>;

namespace {

const Verdict kYes{.allowed = true};

struct Open
{
    QPointer<Call> call;
    quint64 timer = 0;
    int asker = 0;
};

/// A desk that only counts what it is told.
struct Desk
{
    Call *call()
    {
        auto *made = new Call(
            *desk, [this](const Call &) { ++dropped; }, &owner);
        QObject::connect(made, &GateCall::answered, &owner, [this](const Verdict &verdict) {
            ++answered;
            lastAllowed = verdict.allowed;
        });
        return made;
    }

    QObject owner;
    std::unique_ptr<QObject> desk = std::make_unique<QObject>();
    int dropped = 0;
    int answered = 0;
    bool lastAllowed = false;
};

} // namespace

/// Tests what the desks of queries and of permissions share, without either desk.
class DeskPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCallEndsOnce()
    {
        Desk desk;
        Call *call = desk.call();

        call->end(kYes);
        call->end({});
        call->cancel();

        QCOMPARE(desk.answered, 1);
        QVERIFY(desk.lastAllowed);
        QCOMPARE(desk.dropped, 0);
        QVERIFY(call->isOver());
    }

    void aCancelledCallIsDroppedOnceAndNeverAnswered()
    {
        Desk desk;
        Call *call = desk.call();

        call->cancel();
        call->cancel();
        call->end(kYes);
        delete call;

        QCOMPARE(desk.dropped, 1);
        QCOMPARE(desk.answered, 0);
    }

    void aDestroyedCallIsDropped()
    {
        Desk desk;
        delete desk.call();

        QCOMPARE(desk.dropped, 1);
        QCOMPARE(desk.answered, 0);
    }

    void aCallThatOutlivesItsDeskSaysNothing()
    {
        Desk desk;
        Call *call = desk.call();
        desk.desk.reset();

        call->end(kYes);
        call->cancel();
        delete call;

        QCOMPARE(desk.dropped, 0);
        QCOMPARE(desk.answered, 0);
    }

    void laterWorkNeverRunsInsideTheCallNorAfterItsEnd()
    {
        Desk desk;
        int ran = 0;
        Call *first = desk.call();
        Call *second = desk.call();
        first->later([&ran] { ++ran; });
        second->later([&ran] { ++ran; });
        second->cancel();
        QCOMPARE(ran, 0);

        QCoreApplication::processEvents();

        QCOMPARE(ran, 1);
    }

    void aQuestionThatIsTakenTakesItsTimerAlong()
    {
        tests::FakeClock clock;
        Desk desk;
        consent::Waiting<Open> waiting(clock);
        Call *gone = desk.call();
        Call *staying = desk.call();
        int rang = 0;
        for (Call *call : {gone, staying})
            waiting.startTimer(waiting.add({.call = call}), clock.steadyNow() + 1s, &desk.owner,
                               [&rang] { ++rang; });

        QVERIFY(waiting.take(gone).has_value());
        QVERIFY(!waiting.take(gone).has_value());
        clock.advance(2s);

        QCOMPARE(rang, 1);
        QCOMPARE(waiting.all().size(), 1);
        QCOMPARE(waiting.all().constFirst().call.data(), staying);
    }

    void aNewTimerReplacesTheOldOne()
    {
        tests::FakeClock clock;
        Desk desk;
        consent::Waiting<Open> waiting(clock);
        Open &open = waiting.add({.call = desk.call()});
        QStringList rang;
        waiting.startTimer(open, clock.steadyNow() + 1s, &desk.owner, [&rang] { rang += u"first"_s; });
        waiting.startTimer(open, clock.steadyNow() + 2s, &desk.owner, [&rang] { rang += u"second"_s; });

        clock.advance(3s);

        QCOMPARE(rang, QStringList{u"second"_s});
    }

    void aListThatGoesStopsItsTimers()
    {
        tests::FakeClock clock;
        Desk desk;
        int rang = 0;
        {
            consent::Waiting<Open> waiting(clock);
            waiting.startTimer(waiting.add({.call = desk.call()}), clock.steadyNow() + 1s, &desk.owner,
                               [&rang] { ++rang; });
        }

        clock.advance(2s);

        QCOMPARE(rang, 0);
    }

    void oneCompanionCannotFillTheList()
    {
        tests::FakeClock clock;
        consent::Waiting<Open> waiting(clock);
        const auto isOf = [](int asker) { return [asker](const Open &open) { return open.asker == asker; }; };
        for (int i = 0; i < consent::kMostOfOne; ++i) {
            QVERIFY(!waiting.isFull(isOf(1)));
            waiting.add({.asker = 1});
        }
        QVERIFY(waiting.isFull(isOf(1)));
        QVERIFY(!waiting.isFull(isOf(2)));

        for (int asker = 2; waiting.all().size() < consent::kMostOfAll; ++asker)
            waiting.add({.asker = asker});

        QVERIFY(waiting.isFull(isOf(1000)));
    }
};

SUITE_TEST(QCoreApplication, DeskPartsTest)

} // namespace tst_desk_parts

#include "tst_desk_parts.moc"
