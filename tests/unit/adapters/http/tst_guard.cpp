// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/http/guard.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_guard {

using namespace studio;
using namespace studio::tests;
using namespace adapters::http;
using base::Millis;
using Why = model::DoorRejection::Why;
using Headers = QList<std::pair<QByteArray, QByteArray>>;

namespace {

RequestHead headWith(const Headers &headers, const QByteArray &query = {})
{
    return {.method = "POST", .path = "/mcp", .query = query, .headers = headers};
}

RequestHead fromHere(const Headers &more, const QByteArray &query = {})
{
    return headWith(Headers{{"host", "127.0.0.1:3000"}} + more, query);
}

int statusOf(const Entry &entry, const RequestHead &head)
{
    Guard guard(entry, 3000);
    const auto refusal = guard.judge(head, Millis(0));
    return refusal ? refusal->status : 0;
}

} // namespace

class GuardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFrontEndHasShownItsToken_data()
    {
        QTest::addColumn<Entry>("entry");
        QTest::addColumn<QByteArray>("shown");
        QTest::addColumn<int>("status");
        QTest::addColumn<bool>("isFrontEnd");
        const Entry both{"guests", "fronts", true};
        QTest::newRow("its token") << both << QByteArray("fronts") << 0 << true;
        QTest::newRow("a guest's") << both << QByteArray("guests") << 0 << false;
        QTest::newRow("changed") << both << QByteArray("front") << 401 << false;
        QTest::newRow("not let speak") << Entry{"guests", {}, false} << QByteArray("fronts") << 401 << false;
        QTest::newRow("nobody has to") << Entry{{}, {}, true} << QByteArray() << 0 << true;
        QTest::newRow("nobody has to, not let speak") << Entry{} << QByteArray("fronts") << 0 << false;
    }
    void aFrontEndHasShownItsToken()
    {
        QFETCH(const Entry, entry);
        QFETCH(const QByteArray, shown);
        QFETCH(const int, status);
        QFETCH(const bool, isFrontEnd);
        const RequestHead head = fromHere({{"authorization", "Bearer " + shown}});

        QCOMPARE(statusOf(entry, head), status);
        QCOMPARE(Guard(entry, 3000).isFrontEnd(head), isFrontEnd);
    }

    void onlyOurOwnAddressesAreHosts_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("isOurs");

        for (const char *host :
             {"127.0.0.1:3000", "localhost:3000", "[::1]:3000", "LOCALHOST:3000", "LocalHost:3000"})
            QTest::newRow(host) << QByteArray(host) << true;
        for (const char *host : {"evil.com",
                                 "evil.com:3000",
                                 "127.0.0.1.evil.com",
                                 "127.0.0.1.evil.com:3000",
                                 "localhost.evil.com:3000",
                                 "127.0.0.1:3001",
                                 "127.0.0.1:30000",
                                 "127.0.0.1:03000",
                                 "127.0.0.1",
                                 "localhost",
                                 "[::1]%",
                                 "[::1]%lo:3000",
                                 "[::1]",
                                 "",
                                 "localhost:",
                                 "0.0.0.0:3000",
                                 "127.0.0.2:3000",
                                 "127.1:3000",
                                 "2130706433:3000",
                                 "user@127.0.0.1:3000",
                                 "127.0.0.1:3000@evil.com",
                                 "127.0.0.1:3000,evil.com",
                                 "localhost.:3000",
                                 "xlocalhost:3000",
                                 "LOCALHOST:3001",
                                 "LOCALHOST",
                                 "LOCALHOST.EVIL.COM:3000",
                                 "loc\xc3\xa4lhost:3000",
                                 "local\xc4\xb1ost:3000",
                                 "localhost :3000"})
            QTest::newRow(qPrintable(QStringLiteral("not ") + QLatin1String(host)))
                << QByteArray(host) << false;
    }
    void onlyOurOwnAddressesAreHosts()
    {
        QFETCH(const QByteArray, host);
        QFETCH(const bool, isOurs);

        QCOMPARE(statusOf({}, headWith({{"host", host}})), isOurs ? 0 : 403);
    }

    void withoutAHostOrWithTwoNobodyComesIn()
    {
        QCOMPARE(statusOf({}, headWith({})), 403);
        QCOMPARE(statusOf({}, fromHere({{"host", "127.0.0.1:3000"}})), 403);
        QCOMPARE(statusOf({}, fromHere({{"host", "evil.com"}})), 403);
    }

    void pagesOfOthersAreKeptOut_data()
    {
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("withLocalPages");

        for (const char *origin : {"http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"})
            QTest::newRow(origin) << QByteArray(origin) << 0 << 0;
        for (const char *origin :
             {"http://localhost:5173", "https://localhost", "http://[::1]:1", "http://127.0.0.1"})
            QTest::newRow(origin) << QByteArray(origin) << 403 << 0;
        for (const char *origin :
             {"null", "", "http://evil.com", "http://evil.com:3000", "http://localhost.evil.com",
              "https://localhost@evil", "http://localhost:3000@evil.com", "http://localhost:3000.evil.com",
              "http://localhost:3000/", "localhost:3000", "http://localhost:", "http://localhost:123456",
              "http://localhost:3000, http://evil.com", "file://", "chrome-extension://abc",
              "http://127.0.0.1.evil.com:3000", "http://[::1]evil:3000", "http://LOCALHOST:3000",
              "HTTP://localhost:3000"})
            QTest::newRow(qPrintable(QStringLiteral("not ") + QLatin1String(origin)))
                << QByteArray(origin) << 403 << 403;
    }
    void pagesOfOthersAreKeptOut()
    {
        QFETCH(const QByteArray, origin);
        QFETCH(const int, status);
        QFETCH(const int, withLocalPages);

        QCOMPARE(statusOf({}, fromHere({{"origin", origin}})), status);
        QCOMPARE(statusOf({.localPages = true}, fromHere({{"origin", origin}})), withLocalPages);
    }

    void aPageThatIsKeptOutIsToldHowToBeLetIn()
    {
        Guard guard({.token = "s3cret"}, 3000);

        const auto local = guard.judge(fromHere({{"origin", "http://localhost:6274"}}), Millis(0));
        const auto foreign = guard.judge(fromHere({{"origin", "https://evil.com"}}), Millis(0));

        QVERIFY(local && local->says.contains("--local-pages"));
        QVERIFY(foreign && foreign->says.isEmpty()); // it is refused anyway
    }

    void aBrowserMayAskWithoutTheTokenWhatAPageMaySend()
    {
        const Entry entry{.token = "s3cret", .localPages = true};
        const auto asked = [](const char *origin, const Headers &more = {}) {
            RequestHead head = fromHere(Headers{{"origin", origin}} + more);
            head.method = "OPTIONS";
            return head;
        };
        const Headers ask{{"access-control-request-method", "POST"}};

        QCOMPARE(statusOf(entry, asked("http://localhost:6274", ask)), 0);
        QCOMPARE(statusOf(entry, asked("http://localhost:6274")), 401); // not a preflight
        QCOMPARE(statusOf(entry, asked("https://evil.com", ask)), 403);
        QCOMPARE(statusOf({.token = "s3cret"}, asked("http://localhost:6274", ask)), 403);
        QCOMPARE(statusOf(entry, fromHere(Headers{{"origin", "http://localhost:6274"}} + ask)), 401);
    }

    void onlyPagesThatAreLetInMayReadAnswers()
    {
        const Guard open({.localPages = true}, 3000);
        const Guard shut({}, 3000);

        const auto headers = open.pageHeaders(fromHere({{"origin", "http://localhost:6274"}}));

        QVERIFY(headers.contains({"Access-Control-Allow-Origin", "http://localhost:6274"}));
        QVERIFY(open.pageHeaders(fromHere({{"origin", "https://evil.com"}})).isEmpty());
        QVERIFY(open.pageHeaders(fromHere({{"origin", "http://localhost:3000"}})).isEmpty()); // not needed
        QVERIFY(open.pageHeaders(fromHere({})).isEmpty());
        QVERIFY(shut.pageHeaders(fromHere({{"origin", "http://localhost:6274"}})).isEmpty());
    }

    void aBrowserThatSaysItIsFarAwayIsKeptOut()
    {
        for (const char *site : {"cross-site", "same-site", "tea"})
            QCOMPARE(statusOf({}, fromHere({{"sec-fetch-site", site}})), 403);
        for (const char *site : {"same-origin", "none"})
            QCOMPARE(statusOf({}, fromHere({{"sec-fetch-site", site}})), 0);
        QCOMPARE(statusOf({.localPages = true}, fromHere({{"sec-fetch-site", "cross-site"}})), 403);
        QCOMPARE(statusOf({}, fromHere({{"origin", "http://evil.com"}, {"origin", "http://localhost:3000"}})),
                 403);
    }

    void aTokenIsAskedForWhereThereIsOne()
    {
        const Entry entry{.token = "s3cret"};

        QCOMPARE(statusOf(entry, fromHere({{"authorization", "Bearer s3cret"}})), 0);
        QCOMPARE(statusOf(entry, fromHere({{"authorization", "bearer s3cret"}})), 0);
        for (const char *shown : {"Bearer s3cre", "Bearer s3crets", "Bearer ", "Bearer", "s3cret",
                                  "Basic s3cret", "Bearer S3cret"})
            QCOMPARE(statusOf(entry, fromHere({{"authorization", shown}})), 401);
        QCOMPARE(statusOf(entry, fromHere({})), 401);
        QCOMPARE(statusOf(entry,
                          fromHere({{"authorization", "Bearer s3cret"}, {"authorization", "Bearer s3cret"}})),
                 401);
        QCOMPARE(statusOf({}, fromHere({})), 0);
    }

    void onlySocketsMayShowItElsewhere()
    {
        const Entry entry{.token = "s3cret"};
        const Headers socket{{"upgrade", "websocket"}};

        QCOMPARE(statusOf(entry, fromHere({}, "token=s3cret")), 401);
        QCOMPARE(statusOf(entry, fromHere(socket, "a=b&token=s3cret")), 0);
        QCOMPARE(statusOf(entry, fromHere(socket, "token=other")), 401);
        QCOMPARE(
            statusOf(entry, fromHere(socket + Headers{{"sec-websocket-protocol", "tea, bearer.s3cret"}})), 0);
        QCOMPARE(statusOf(entry, fromHere(socket + Headers{{"sec-websocket-protocol", "bearer.other"}})),
                 401);
    }

    void aRefusalSaysWhyAndNeverTheToken()
    {
        Guard guard({.token = "s3cret"}, 3000);

        const auto missing = guard.judge(fromHere({}), Millis(0));
        const auto wrong = guard.judge(fromHere({{"authorization", "Bearer wr0ng"}}), Millis(0));
        const auto elsewhere = guard.judge(headWith({{"host", "evil.com\x01"}}), Millis(0));

        QCOMPARE(missing->headers.first().first, "WWW-Authenticate");
        QVERIFY(wrong->headers.first().second.contains("invalid_token"));
        QCOMPARE(wrong->why, Why::Token);
        QCOMPARE(wrong->detail, QStringLiteral("POST /mcp"));
        QCOMPARE(elsewhere->detail, QStringLiteral("Host: evil.com?"));
    }

    void whoeverFailsOftenIsToldToWaitAndTheRightOneIsNot()
    {
        Guard guard({.token = "s3cret"}, 3000);
        int asked = 0;

        for (int tries = 0; tries < 1'000; ++tries)
            asked += guard.judge(fromHere({}), Millis(0))->status == 401 ? 1 : 0;

        QCOMPARE(asked, 100);
        QCOMPARE(guard.judge(fromHere({}), Millis(0))->why, Why::TooMany);
        QVERIFY(!guard.judge(fromHere({{"authorization", "Bearer s3cret"}}), Millis(0)));
        QCOMPARE(guard.judge(fromHere({}), Millis(1'000))->status, 401);
    }
};

SUITE_TEST(QCoreApplication, GuardTest)

} // namespace tst_guard

#include "tst_guard.moc"
