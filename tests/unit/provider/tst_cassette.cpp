// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/provider/cassette_file.h"
#include "core/llm/provider/cassette_recorder.h"
#include "core/llm/provider/room_cassettes.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"
#include "tests/support/temporary_studio.h"
#include "tests/unit/provider/spoken_transport.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_cassette {

using namespace Qt::StringLiterals;
using namespace studio::llm::provider;
using studio::base::Millis;
using studio::base::RoomId;
using studio::llm::codec::Fault;
using studio::llm::http::HttpRequest;
using studio::llm::http::HttpStream;
using studio::model::Cause;
using studio::tests::FakeClock;
using studio::tests::SpokenTransport;
using studio::tests::TemporaryStudio;

namespace {

Exchange exchange(Millis started = Millis(0))
{
    return {.started = started,
            .url = QUrl(u"https://h/v1/chat?alt=sse"_s),
            .body = R"({"model":"m","messages":["こんにちは"]})",
            .status = 200,
            .began = Millis(10),
            .headers = {{"content-type", "text/event-stream"}},
            .pieces = {{Millis(10), "data: 1\n\n"},
                       {Millis(25), "data: \xE3\x81"},
                       {Millis(26), QByteArray("\0x", 2)}},
            .end = Exchange::End::Finished,
            .ended = Millis(30),
            .fault = {}};
}

HttpRequest request()
{
    return {.url = QUrl(u"https://h/v1"_s),
            .headers = {{"Accept", "text/event-stream"}, {"Authorization", "Bearer sk-secret-123"}},
            .body = R"({"text":"my key is sk-secret-123"})"};
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
}

} // namespace

class TestCassette : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anExchangeComesBackAsItWas_data();
    void anExchangeComesBackAsItWas();
    void textsCanBeReadByPeople();
    void exchangesComeInTheOrderTheyWereStarted();
    void aLineThatWasBeingWrittenIsLeftOut();
    void whatIsNoCassetteIsRefused_data();
    void whatIsNoCassetteIsRefused();
    void aRecorderPassesEverythingOn();
    void aRecorderKeepsNoKey();
    void aKeyInPiecesIsCrossedOutToo();
    void whatIsAbortedIsKeptAsFarAsItCame();
    void aFileGoesOnAfterATornLine();
    void whatHasNoEndIsNoCassette();
    void aFileOfOthersIsNotWrittenInto();
    void eachRoomHasACassetteOfItsOwn();
    void aCassetteThatCannotBeWrittenIsToldOnce();
};

void TestCassette::anExchangeComesBackAsItWas_data()
{
    QTest::addColumn<Exchange>("original");

    QTest::newRow("a stream") << exchange(Millis(7));
    Exchange get = exchange();
    get.verb = HttpRequest::Verb::Get;
    get.body.clear();
    QTest::newRow("a list") << get;
    Exchange odd = exchange();
    odd.body = "{ \"a\" : 1e2 }";
    QTest::newRow("a body of JSON that is written otherwise") << odd;
    odd.body = "\xFF\x00";
    QTest::newRow("a body that is no text") << odd;
    Exchange refused = exchange();
    refused.status = 0;
    refused.began = Millis(0);
    refused.headers.clear();
    refused.pieces.clear();
    refused.end = Exchange::End::Failed;
    refused.fault = Fault{.cause = Cause::Unreachable,
                          .detail = u"refused"_s,
                          .status = {},
                          .mayRetry = true,
                          .retryAfter = {},
                          .advice = studio::model::Advice::CheckAddress};
    QTest::newRow("nobody there") << refused;
    Exchange aborted = exchange();
    aborted.end = Exchange::End::Aborted;
    QTest::newRow("aborted") << aborted;
}

void TestCassette::anExchangeComesBackAsItWas()
{
    QFETCH(Exchange, original);

    const QByteArray line = exchangeToLine(original);
    const auto read = exchangeFromLine(line);

    QCOMPARE(line.count('\n'), 1);
    QVERIFY2(read, read ? "" : qPrintable(read.error().text));
    QCOMPARE(*read, original);
}

void TestCassette::textsCanBeReadByPeople()
{
    const QByteArray line = exchangeToLine(exchange());

    QVERIFY(line.contains(R"("body":{"json":{"model":"m","messages":["こんにちは"]}})"));
    QVERIFY(line.contains(R"([10,"data: 1\n\n"])"));
}

void TestCassette::exchangesComeInTheOrderTheyWereStarted()
{
    QByteArray file = cassetteHead();
    for (const Millis started : {Millis(30), Millis(10), Millis(20)})
        file += exchangeToLine(exchange(started));
    file += cassetteHead() + exchangeToLine(exchange(Millis(5))); // recorded later, at another time

    const auto read = exchangesOf(file);

    QVERIFY(read);
    QList<Millis> order;
    for (const Exchange &one : *read)
        order.append(one.started);
    QCOMPARE(order, QList<Millis>({Millis(10), Millis(20), Millis(30), Millis(5)}));
}

void TestCassette::aLineThatWasBeingWrittenIsLeftOut()
{
    const QByteArray line = exchangeToLine(exchange());

    const auto read = exchangesOf(cassetteHead() + line + line.first(line.size() / 2));

    QVERIFY(read);
    QCOMPARE(read->size(), 1);
}

void TestCassette::whatIsNoCassetteIsRefused_data()
{
    QTest::addColumn<QByteArray>("file");

    const QByteArray line = exchangeToLine(exchange());
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no head") << line;
    QTest::newRow("of a later program") << "{\"cassette\":2}\n" + line;
    QTest::newRow("a picture") << "\x89PNG\n\n"_ba;
    QTest::newRow("no JSON") << cassetteHead() + "{oh\n";
    QTest::newRow("no exchange") << cassetteHead() + "{}\n";
    QTest::newRow("no answer") << cassetteHead() + "{\"request\":{\"url\":\"u\",\"body\":\"\"}}\n";
    for (const auto &[word, other] :
         {std::pair("\"finished\"", "\"ended\""), std::pair("[10,", "[\"10\","),
          std::pair("\"status\":200", "\"status\":7"), std::pair("\"json\":", "\"jsn\":"),
          std::pair("\"base64\":\"", "\"base64\":\"!")})
        QTest::newRow(other) << cassetteHead() + QByteArray(line).replace(word, other);
}

void TestCassette::whatIsNoCassetteIsRefused()
{
    QFETCH(QByteArray, file);

    const auto read = exchangesOf(file);

    QVERIFY(!read);
    QVERIFY(!read.error().text.isEmpty());
}

void TestCassette::aRecorderPassesEverythingOn()
{
    FakeClock clock;
    SpokenTransport inner;
    QList<Exchange> kept;
    CassetteRecorder recorder(inner, clock, [&kept](const Exchange &one) { kept.append(one); });
    clock.advance(Millis(100));
    HttpStream *stream = recorder.send(request(), this);
    const QSignalSpy began(stream, &HttpStream::began);
    const QSignalSpy bytes(stream, &HttpStream::bytes);
    const QSignalSpy finished(stream, &HttpStream::finished);

    clock.advance(Millis(10));
    inner.last().begins(429, {{"retry-after", "2"}, {"set-cookie", "id=7"}});
    clock.advance(Millis(5));
    inner.last().gives("slow");
    inner.last().ends();

    QCOMPARE(inner.requests.first().headers, request().headers);
    QCOMPARE(began.first().first().toInt(), 429);
    QCOMPARE(bytes.size(), 1);
    QCOMPARE(finished.size(), 1);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().started, Millis(100));
    QCOMPARE(kept.first().began, Millis(10));
    QCOMPARE(kept.first().ended, Millis(15));
    QCOMPARE(kept.first().headers, studio::llm::codec::Headers({{"retry-after", "2"}}));
    QCOMPARE(kept.first().pieces, QList<Exchange::Piece>({{Millis(15), "slow"}}));
}

void TestCassette::aRecorderKeepsNoKey()
{
    FakeClock clock;
    SpokenTransport inner;
    QByteArray file = cassetteHead();
    CassetteRecorder recorder(inner, clock, [&file](const Exchange &one) { file += exchangeToLine(one); });

    const HttpStream *stream = recorder.send(request(), this);
    inner.last().begins(401, {{"content-type", "x; sk-secret-123"}});
    inner.last().gives(R"({"error":{"message":"wrong key sk-secret-123"}})");
    inner.last().breaks({.cause = Cause::Unreachable, .detail = u"sk-secret-123"_s});

    QVERIFY(stream);
    QVERIFY(file.contains("wrong key xxxxxxxxxxxxx"));
    QVERIFY2(!file.contains("secret"), file.constData());
    QVERIFY(exchangesOf(file));
}

void TestCassette::aKeyInPiecesIsCrossedOutToo()
{
    FakeClock clock;
    SpokenTransport inner;
    QList<Exchange> kept;
    CassetteRecorder recorder(inner, clock, [&kept](const Exchange &one) { kept.append(one); });

    const HttpStream *stream = recorder.send(request(), this);
    inner.last().begins();
    inner.last().gives("key sk-sec");
    inner.last().gives("ret-123 is wrong");
    inner.last().ends();

    QVERIFY(stream);
    const QList<Exchange::Piece> expected{{Millis(0), "key xxxxxx"}, {Millis(0), "xxxxxxx is wrong"}};
    QCOMPARE(kept.first().pieces, expected);
}

void TestCassette::whatIsAbortedIsKeptAsFarAsItCame()
{
    FakeClock clock;
    SpokenTransport inner;
    QList<Exchange> kept;
    CassetteRecorder recorder(inner, clock, [&kept](const Exchange &one) { kept.append(one); });
    HttpStream *stream = recorder.send(request(), this);
    const QSignalSpy failed(stream, &HttpStream::failed);

    inner.last().begins();
    inner.last().gives("half");
    stream->abort();
    stream->abort();

    QVERIFY(inner.last().isAborted);
    QCOMPARE(failed.size(), 0);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept.first().end, Exchange::End::Aborted);
    QCOMPARE(kept.first().pieces.size(), 1);
}

void TestCassette::aFileGoesOnAfterATornLine()
{
    const TemporaryStudio studio;
    const QString path = studio.file(u"a.cassette"_s);
    {
        const auto file = CassetteFile::open(path);
        QVERIFY(file);
        QVERIFY((*file)->append(exchange(Millis(1))));
    }
    QFile torn(path);
    QVERIFY(torn.open(QIODevice::Append));
    torn.write(QByteArray(200'000, 'x')); // no LF: the program ended here
    torn.close();

    const auto file = CassetteFile::open(path);
    QVERIFY(file);
    QVERIFY((*file)->append(exchange(Millis(2))));
    const auto read = readCassette(path);

    QVERIFY(read);
    QCOMPARE(*read, QList<Exchange>({exchange(Millis(1)), exchange(Millis(2))}));
}

void TestCassette::whatHasNoEndIsNoCassette()
{
    for (const auto &path : {u"/dev/zero"_s, u"/dev/urandom"_s, u"/proc"_s})
        QVERIFY2(!readCassette(path), qPrintable(path));
}

void TestCassette::aFileOfOthersIsNotWrittenInto()
{
    const TemporaryStudio studio;
    const QString path = studio.file(u"letter.txt"_s);
    QFile letter(path);
    QVERIFY(letter.open(QIODevice::WriteOnly));
    letter.write("Dear all,");
    letter.close();

    const auto file = CassetteFile::open(path);

    QVERIFY(!file);
    QCOMPARE(contentOf(path), "Dear all,"_ba);
    QVERIFY(!CassetteFile::open(studio.file(u"no/such/folder/a"_s)));
}

void TestCassette::eachRoomHasACassetteOfItsOwn()
{
    const TemporaryStudio studio;
    FakeClock clock;
    SpokenTransport inner;
    RoomCassettes rooms(inner, clock, studio.file(u"cassettes"_s), [](const RoomId &, const auto &) {});
    const RoomId tea(u"tea"_s);
    const RoomId odd(u"../odd"_s);

    QCOMPARE(&rooms.of({}), &inner);
    for (const RoomId &room : {tea, odd, tea}) {
        const HttpStream *stream = rooms.of(room).send(request(), this);
        QVERIFY(stream);
        inner.last().begins();
        inner.last().ends();
    }

    QCOMPARE(readCassette(rooms.fileOf(tea))->size(), 2);
    QCOMPARE(readCassette(rooms.fileOf(odd))->size(), 1);
    QVERIFY(QFileInfo(rooms.fileOf(odd)).absoluteFilePath().startsWith(studio.file(u"cassettes/"_s)));
}

void TestCassette::aCassetteThatCannotBeWrittenIsToldOnce()
{
    const TemporaryStudio studio;
    FakeClock clock;
    SpokenTransport inner;
    QFile inTheWay(studio.file(u"cassettes"_s)); // a file where the folder should be
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    int troubles = 0;
    RoomCassettes rooms(inner, clock, studio.file(u"cassettes"_s),
                        [&troubles](const RoomId &, const auto &) { ++troubles; });

    for (int times = 0; times < 2; ++times) {
        HttpStream *stream = rooms.of(RoomId(u"tea"_s)).send(request(), this);
        const QSignalSpy finished(stream, &HttpStream::finished);
        inner.last().ends();
        QCOMPARE(finished.size(), 1);
    }

    QCOMPARE(troubles, 1);
}

SUITE_TEST(QCoreApplication, TestCassette)

} // namespace tst_cassette

#include "tst_cassette.moc"
