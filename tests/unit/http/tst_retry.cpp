// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/retry.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_retry {

using studio::base::Millis;
using studio::llm::codec::Fault;
using studio::llm::http::RetryRules;
using studio::llm::http::waitBeforeRetry;

namespace {

Fault passing(std::optional<Millis> asked = {}) { return {.mayRetry = true, .retryAfter = asked}; }

} // namespace

class TestRetry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void waitsDoubleUpToALongest();
    void chanceTakesAQuarterOffAtMost();
    void whatTheServerAsksForIsWaitedForWhole();
    void whoAsksForTooLongIsNotWaitedFor();
    void whatCannotGoWellIsNotTriedAgain();
};

void TestRetry::waitsDoubleUpToALongest()
{
    const RetryRules many{.retries = 9};

    QCOMPARE(waitBeforeRetry(passing(), 1, 0, many), std::optional(Millis(500)));
    QCOMPARE(waitBeforeRetry(passing(), 2, 0, many), std::optional(Millis(1000)));
    QCOMPARE(waitBeforeRetry(passing(), 5, 0, many), std::optional(Millis(8000)));
    QCOMPARE(waitBeforeRetry(passing(), 9, 0, many), std::optional(Millis(8000)));
}

void TestRetry::chanceTakesAQuarterOffAtMost()
{
    QCOMPARE(waitBeforeRetry(passing(), 1, 1), std::optional(Millis(375)));
    QCOMPARE(waitBeforeRetry(passing(), 1, 0.5), std::optional(Millis(438)));
}

void TestRetry::whatTheServerAsksForIsWaitedForWhole()
{
    QCOMPARE(waitBeforeRetry(passing(Millis(300)), 1, 1), std::optional(Millis(300)));
    QCOMPARE(waitBeforeRetry(passing(Millis(90'000)), 2, 1), std::optional(Millis(90'000)));
}

void TestRetry::whoAsksForTooLongIsNotWaitedFor()
{
    QCOMPARE(waitBeforeRetry(passing(Millis(120'001)), 1, 0), std::nullopt);
}

void TestRetry::whatCannotGoWellIsNotTriedAgain()
{
    QCOMPARE(waitBeforeRetry({}, 1, 0), std::nullopt);
    QCOMPARE(waitBeforeRetry(passing(), 3, 0), std::nullopt);
    QCOMPARE(waitBeforeRetry(passing(), 1, 0, {.retries = 0}), std::nullopt);
}

SUITE_TEST(void, TestRetry)

} // namespace tst_retry

#include "tst_retry.moc"
