// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/job.h"
#include "tests/support/suite.h"

#include <QTest>

#include <memory>

namespace tst_job {

using studio::base::Job;
using studio::base::Progress;

class TestJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aJobIsCancelledOnce();
    void itsDeathCancelsIt();
    void anotherInItsPlaceCancelsIt();
    void aJobThatWentElsewhereIsNotCancelled();
    void progressComesInOrderAndNotToWhoIsGone();
};

void TestJob::aJobIsCancelledOnce()
{
    int stopped = 0;
    {
        Job job([&stopped] { ++stopped; });
        job.cancel();
        job.cancel();
        QCOMPARE(stopped, 1);
    }
    QCOMPARE(stopped, 1);
}

void TestJob::itsDeathCancelsIt()
{
    int stopped = 0;
    {
        const Job job([&stopped] { ++stopped; });
        QCOMPARE(stopped, 0);
    }
    QCOMPARE(stopped, 1);
}

void TestJob::anotherInItsPlaceCancelsIt()
{
    QStringList stopped;
    Job job([&stopped] { stopped << QStringLiteral("first"); });

    job = Job([&stopped] { stopped << QStringLiteral("second"); });
    QCOMPARE(stopped, QStringList{QStringLiteral("first")});
    job = {};

    QCOMPARE(stopped, (QStringList{QStringLiteral("first"), QStringLiteral("second")}));
}

void TestJob::aJobThatWentElsewhereIsNotCancelled()
{
    int stopped = 0;
    Job there;
    {
        Job here([&stopped] { ++stopped; });
        there = std::move(here);
    }
    QCOMPARE(stopped, 0);
    there.cancel();
    QCOMPARE(stopped, 1);
}

void TestJob::progressComesInOrderAndNotToWhoIsGone()
{
    QList<int> heard;
    QList<int> lost;
    auto context = std::make_unique<QObject>();
    const Progress<int> gone(context.get(), [&lost](int share) { lost << share; });
    const Progress<int> progress(this, [&heard](int share) { heard << share; });
    const Progress<int> nobody;

    gone(1);
    context.reset();
    gone(2);
    nobody(3);
    progress(10);
    progress(20);
    QVERIFY(heard.isEmpty()); // never inside the call

    QTRY_COMPARE(heard, (QList<int>{10, 20}));
    QVERIFY(lost.isEmpty());
}

SUITE_TEST(QCoreApplication, TestJob)

} // namespace tst_job

#include "tst_job.moc"
