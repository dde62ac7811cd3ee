// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/faults.h"

#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace studio::llm::codec;
using studio::base::Millis;
using studio::model::Cause;

namespace {

const QDateTime kNow(QDate(2026, 11, 22), QTime(12, 0), QTimeZone::utc());

} // namespace

class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theServersWishToWaitIsRead_data();
    void theServersWishToWaitIsRead();
    void aStatusSaysWhetherToTryAgain_data();
    void aStatusSaysWhetherToTryAgain();
    void aQuotaThatIsUsedUpIsNotTriedAgain();
    void theServersWordGoesFirst();
    void googleSaysHowLongInTheBody();
    void aPageOfHtmlIsShortened();
};

void TestFaults::theServersWishToWaitIsRead_data()
{
    QTest::addColumn<Headers>("headers");
    QTest::addColumn<std::optional<Millis>>("wait");

    const std::optional<Millis> none;
    QTest::newRow("none") << Headers{} << none;
    QTest::newRow("seconds") << Headers{{"retry-after", "2"}} << std::optional(Millis(2000));
    QTest::newRow("a part of a second") << Headers{{"retry-after", "0.5"}} << std::optional(Millis(500));
    QTest::newRow("milliseconds go first")
        << Headers{{"retry-after", "9"}, {"retry-after-ms", "300"}} << std::optional(Millis(300));
    QTest::newRow("a date") << Headers{{"retry-after", "Sun, 22 Nov 2026 12:00:10 GMT"}}
                            << std::optional(Millis(10'000));
    QTest::newRow("a date that is over")
        << Headers{{"retry-after", "Sun, 22 Nov 2026 11:00:00 GMT"}} << std::optional(Millis(0));
    QTest::newRow("very long") << Headers{{"retry-after", "99999"}} << std::optional(Millis(99'999'000));
    QTest::newRow("negative") << Headers{{"retry-after", "-1"}} << none;
    QTest::newRow("no number") << Headers{{"retry-after", "abc"}} << none;
    QTest::newRow("beyond all sense") << Headers{{"retry-after", "1e300"}} << none;
    QTest::newRow("not a number") << Headers{{"retry-after", "nan"}} << none;
}

void TestFaults::theServersWishToWaitIsRead()
{
    QFETCH(Headers, headers);
    QFETCH(std::optional<Millis>, wait);

    QCOMPARE(retryAfter(headers, kNow), wait);
}

void TestFaults::aStatusSaysWhetherToTryAgain_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("mayRetry");
    QTest::addColumn<Cause>("cause");

    for (const int status : {400, 401, 403, 404, 413, 422})
        QTest::addRow("%d", status) << status << false << Cause::Unreachable;
    for (const int status : {409, 500, 502, 503, 529, 999})
        QTest::addRow("%d", status) << status << true << Cause::Unreachable;
    QTest::newRow("408") << 408 << true << Cause::Timeout;
    QTest::newRow("429") << 429 << true << Cause::RateLimited;
}

void TestFaults::aStatusSaysWhetherToTryAgain()
{
    QFETCH(int, status);
    QFETCH(bool, mayRetry);
    QFETCH(Cause, cause);

    for (const QByteArray &body :
         {""_ba, "<html>"_ba, R"({"error":{"message":"no"}})"_ba, R"({"error":"no"})"_ba}) {
        const Fault fault = faultOfStatus(status, {}, body, kNow);

        QCOMPARE(fault.status.value_or(0), status);
        QCOMPARE(fault.mayRetry, mayRetry);
        QCOMPARE(fault.cause, cause);
    }
}

void TestFaults::aQuotaThatIsUsedUpIsNotTriedAgain()
{
    for (
        const QByteArray &body :
        {R"({"error":{"message":"You exceeded your quota","type":"insufficient_quota","code":"insufficient_quota"}})"_ba,
         R"({"error":{"code":429,"message":"Quota exceeded, limit: 0","status":"RESOURCE_EXHAUSTED"}})"_ba,
         R"({"error":{"code":429,"message":"Quota","details":[{"violations":[{"quotaId":"GenerateRequestsPerDayPerProject"}]}]}})"_ba}) {
        const Fault fault = faultOfStatus(429, {}, body, kNow);

        QVERIFY(!fault.mayRetry);
        QCOMPARE(fault.cause, Cause::RateLimited);
    }
}

void TestFaults::theServersWordGoesFirst()
{
    QVERIFY(!faultOfStatus(500, {{"x-should-retry", "false"}}, {}, kNow).mayRetry);
    QVERIFY(faultOfStatus(400, {{"x-should-retry", "true"}}, {}, kNow).mayRetry);
    QVERIFY(faultOfStatus(500, {{"x-should-retry", "perhaps"}}, {}, kNow).mayRetry);
}

void TestFaults::googleSaysHowLongInTheBody()
{
    const QByteArray body =
        R"({"error":{"code":429,"message":"slow down","details":[{"@type":"a"},{"retryDelay":"46s"}]}})";

    QCOMPARE(faultOfStatus(429, {}, body, kNow).retryAfter, std::optional(Millis(46'000)));
    QCOMPARE(faultOfStatus(429, {{"retry-after", "2"}}, body, kNow).retryAfter, std::optional(Millis(2'000)));
}

void TestFaults::aPageOfHtmlIsShortened()
{
    const Fault fault = faultOfStatus(502, {}, "<html>\n" + QByteArray(100'000, 'x'), kNow);

    QVERIFY(fault.detail.startsWith(u"<html> xxx"_s));
    QCOMPARE(fault.detail.size(), 500);
}

QTEST_APPLESS_MAIN(TestFaults)
#include "tst_faults.moc"
