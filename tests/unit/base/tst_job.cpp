// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/job.h"
#include "core/base/then.h"
#include "tests/support/suite.h"

#include <QTest>

#include <memory>
#include <optional>

namespace tst_job {

using studio::base::Job;
using studio::base::Listener;
using studio::base::Progress;
using studio::base::Result;
using studio::base::Then;

class TestJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsCancelledOnce();
    void itIsCancelledWithItsOwner();
    void anotherInItsPlaceCancelsIt();
    void movingItCancelsNothing();
    void progressArrivesBeforeTheAnswer();
    void nobodyIsToldOnceTheContextIsGone();
};

void TestJob::itIsCancelledOnce()
{
    int cancelled = 0;
    Job job([&cancelled] { ++cancelled; });

    job.cancel();
    job.cancel();

    QCOMPARE(cancelled, 1);
}

void TestJob::itIsCancelledWithItsOwner()
{
    int cancelled = 0;
    {
        const Job job([&cancelled] { ++cancelled; });
        QCOMPARE(cancelled, 0);
    }

    QCOMPARE(cancelled, 1);
}

void TestJob::anotherInItsPlaceCancelsIt()
{
    QStringList cancelled;
    Job job([&cancelled] { cancelled << QStringLiteral("first"); });

    job = Job([&cancelled] { cancelled << QStringLiteral("second"); });

    QCOMPARE(cancelled, QStringList{QStringLiteral("first")});
    job = {};
    QCOMPARE(cancelled, (QStringList{QStringLiteral("first"), QStringLiteral("second")}));
}

void TestJob::movingItCancelsNothing()
{
    int cancelled = 0;
    Job job([&cancelled] { ++cancelled; });
    std::optional<Job> moved(std::move(job));
    job = {};
    QCOMPARE(cancelled, 0);

    moved.reset();

    QCOMPARE(cancelled, 1);
}

void TestJob::progressArrivesBeforeTheAnswer()
{
    QStringList heard;
    const Listener<Progress> progress(this, [&heard](const Progress &now) {
        heard << QStringLiteral("%1 of %2").arg(now.done).arg(now.total);
    });
    const Then<void> then(this, [&heard](const Result<void> &) { heard << QStringLiteral("done"); });

    progress({1, 2});
    progress({2, 2});
    then({});

    QVERIFY(heard.isEmpty()); // never inside the call
    QTRY_COMPARE(heard,
                 (QStringList{QStringLiteral("1 of 2"), QStringLiteral("2 of 2"), QStringLiteral("done")}));
}

void TestJob::nobodyIsToldOnceTheContextIsGone()
{
    auto context = std::make_unique<QObject>();
    bool heard = false;
    bool after = false;
    const Listener<int> listener(context.get(), [&heard](int) { heard = true; });
    const Then<void> last(this, [&after](const Result<void> &) { after = true; });

    listener(1);
    context.reset();
    listener(2);
    Listener<int>()(3); // a caller may not care
    last({});

    QTRY_VERIFY(after);
    QVERIFY(!heard);
}

SUITE_TEST(QCoreApplication, TestJob)

} // namespace tst_job

#include "tst_job.moc"
