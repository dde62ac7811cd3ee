// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/http/provider_call.h"
#include "core/llm/provider/cassette_player.h"
#include "core/llm/provider/json_difference.h"
#include "tests/support/fake_clock.h"
#include "tests/support/suite.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_cassette_player {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::provider;
using studio::base::Millis;
using studio::llm::codec::Fault;
using studio::llm::http::HttpRequest;
using studio::llm::http::HttpStream;
using studio::model::Cause;
using studio::tests::FakeClock;
using Pace = CassettePlayer::Pace;

namespace {

const QUrl kUrl(u"https://h/v1"_s);

Exchange answer(const QByteArray &body, const QByteArray &said)
{
    return {.url = kUrl,
            .body = body,
            .status = 200,
            .began = Millis(100),
            .headers = {},
            .pieces = {{Millis(100), said}, {Millis(300), "!"}},
            .end = Exchange::End::Finished,
            .ended = Millis(400),
            .fault = {}};
}

HttpRequest asking(const QByteArray &body) { return {.url = kUrl, .headers = {}, .body = body}; }

/// The result of one stream.
struct Ear
{
    explicit Ear(HttpStream *stream)
        : finished(stream, &HttpStream::finished)
    {
        QObject::connect(stream, &HttpStream::bytes, stream,
                         [this](const QByteArray &piece) { heard += piece; });
        QObject::connect(stream, &HttpStream::failed, stream, [this](const Fault &told) { fault = told; });
    }
    QSignalSpy finished;
    QByteArray heard;
    std::optional<Fault> fault;
};

} // namespace

class TestCassettePlayer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasRecordedIsPlayedAtOnce();
    void orAtThePaceOfTheRecording();
    void whatWasAskedTwiceIsAnsweredInTurn();
    void aMissNamesTheFirstFieldThatDiffers();
    void aRequestTooManyIsAMiss();
    void aMissIsNotTriedAgain();
    void atOnceNobodyIsWaitedFor();
    void whatWasAbortedFailsALittleLater();
    void afterAbortNothingComes();
    void whoAbortsWhileItIsToldIsToldNoMore();
    void aDifferenceIsShownWithItsPlace_data();
    void aDifferenceIsShownWithItsPlace();
    void equalValuesDoNotDiffer();
};

void TestCassettePlayer::whatWasRecordedIsPlayedAtOnce()
{
    FakeClock clock;
    CassettePlayer player({answer(R"({"a":1})", "Hello")}, clock, Pace::AtOnce);

    const Ear ear(player.send(asking(R"({ "a": 1 })"), this)); // written otherwise, and the same
    QCOMPARE(ear.heard, QByteArray());
    QCOMPARE(player.unplayed(), 0);
    clock.advance(Millis(0));

    QCOMPARE(ear.heard, "Hello!"_ba);
    QCOMPARE(ear.finished.size(), 1);
}

void TestCassettePlayer::orAtThePaceOfTheRecording()
{
    FakeClock clock;
    clock.advance(Millis(1000));
    CassettePlayer player({answer("{}", "Hello")}, clock, Pace::AsRecorded);

    const Ear ear(player.send(asking("{}"), this));
    clock.advance(Millis(99));
    QCOMPARE(ear.heard, QByteArray());
    clock.advance(Millis(1));
    QCOMPARE(ear.heard, "Hello"_ba);
    clock.advance(Millis(200));
    QCOMPARE(ear.heard, "Hello!"_ba);
    QCOMPARE(ear.finished.size(), 0);
    clock.advance(Millis(100));

    QCOMPARE(ear.finished.size(), 1);
    QCOMPARE(clock.pending(), 0);
}

void TestCassettePlayer::whatWasAskedTwiceIsAnsweredInTurn()
{
    FakeClock clock;
    CassettePlayer player({answer("{}", "one"), answer("{}", "two")}, clock, Pace::AtOnce);

    const Ear first(player.send(asking("{}"), this));
    const Ear second(player.send(asking("{}"), this));
    clock.advance(Millis(0));

    QCOMPARE(first.heard, "one!"_ba);
    QCOMPARE(second.heard, "two!"_ba);
}

void TestCassettePlayer::aMissNamesTheFirstFieldThatDiffers()
{
    FakeClock clock;
    CassettePlayer player(
        {answer(R"({"model":"m","messages":[{"text":"something else"}]})", "no"),
         answer(R"({"model":"m","messages":[{"text":"Be brief."},{"text":"Good morning"}]})", "no")},
        clock, Pace::AsRecorded);

    const Ear ear(player.send(
        asking(R"({"model":"m","messages":[{"text":"Be brief."},{"text":"Good evening"}]})"), this));
    clock.advance(Millis(0));

    QVERIFY(ear.fault);
    QCOMPARE(ear.fault->cause, Cause::NoAnswer);
    QVERIFY2(ear.fault->detail.contains(
                 u"body.messages[1].text was recorded as \"Good morning\" and is now \"Good evening\""_s),
             qPrintable(ear.fault->detail));
}

void TestCassettePlayer::aRequestTooManyIsAMiss()
{
    FakeClock clock;
    CassettePlayer player({answer("{}", "one")}, clock, Pace::AtOnce);

    const Ear first(player.send(asking("{}"), this));
    const Ear second(player.send(asking("{}"), this));
    const Ear other(player.send(asking("[]"), this));
    clock.advance(Millis(0));

    QVERIFY(second.fault);
    QVERIFY(second.fault->detail.contains(u"recorded 1 times"_s));
    QVERIFY(other.fault);
    QVERIFY(other.fault->detail.contains(u"all that was recorded has been played"_s));
}

void TestCassettePlayer::aMissIsNotTriedAgain()
{
    FakeClock clock;
    CassettePlayer player({}, clock, Pace::AtOnce);
    QObject owner;
    auto *call =
        new http::ProviderCall({player, clock, [] { return 0.0; }, {}, {}},
                               {http::ProviderKind::Compatible, kUrl, {}}, {}, {.model = u"m"_s}, &owner);
    std::optional<ModelFailure> failure;
    connect(call, &ModelCall::failed, &owner, [&failure](const ModelFailure &told) { failure = told; });

    clock.advance(Millis(0));

    QVERIFY(failure);
    QCOMPARE(failure->cause, Cause::NoAnswer);
    QVERIFY(failure->text.startsWith(u"The cassette does not hold this request"_s));
}

void TestCassettePlayer::atOnceNobodyIsWaitedFor()
{
    FakeClock clock;
    Exchange busy = answer("{}", "slow down");
    busy.status = 429;
    busy.headers = {{"retry-after", "60"}, {"x-should-retry", "true"}};
    for (const Pace pace : {Pace::AtOnce, Pace::AsRecorded}) {
        CassettePlayer player({busy}, clock, pace);
        QObject owner;
        HttpStream *stream = player.send(asking("{}"), &owner);
        codec::Headers headers;
        connect(stream, &HttpStream::began, &owner,
                [&headers](int, const codec::Headers &told) { headers = told; });

        clock.advance(Millis(1000));

        QCOMPARE(headers.contains("retry-after"), pace == Pace::AsRecorded);
        QVERIFY(headers.contains("x-should-retry"));
    }
}

void TestCassettePlayer::whatWasAbortedFailsALittleLater()
{
    FakeClock clock;
    Exchange aborted = answer("{}", "Hello");
    aborted.end = Exchange::End::Aborted;
    CassettePlayer player({aborted}, clock, Pace::AtOnce);

    const Ear ear(player.send(asking("{}"), this));
    clock.advance(Millis(999));
    QCOMPARE(ear.heard, "Hello!"_ba);
    QVERIFY(!ear.fault);
    clock.advance(Millis(1));

    QVERIFY(ear.fault);
    QVERIFY(!ear.fault->mayRetry);
}

void TestCassettePlayer::afterAbortNothingComes()
{
    FakeClock clock;
    CassettePlayer player({answer("{}", "Hello")}, clock, Pace::AsRecorded);
    HttpStream *stream = player.send(asking("{}"), this);
    const Ear ear(stream);

    clock.advance(Millis(100));
    stream->abort();
    clock.advance(Millis(1000));

    QCOMPARE(ear.heard, "Hello"_ba);
    QCOMPARE(ear.finished.size(), 0);
    QCOMPARE(clock.pending(), 0);
}

void TestCassettePlayer::whoAbortsWhileItIsToldIsToldNoMore()
{
    FakeClock clock;
    CassettePlayer player({answer("{}", "Hello")}, clock, Pace::AtOnce);
    HttpStream *stream = player.send(asking("{}"), this);
    const Ear ear(stream);
    connect(stream, &HttpStream::bytes, stream, [stream] { stream->abort(); });

    clock.advance(Millis(1000));

    QCOMPARE(ear.heard, "Hello"_ba);
    QCOMPARE(ear.finished.size(), 0);
}

void TestCassettePlayer::aDifferenceIsShownWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("one");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("here");
    QTest::addColumn<QString>("there");
    QTest::addColumn<int>("equalBefore");

    const auto row = [](const char *name, const QByteArray &one, const QByteArray &other, const QString &path,
                        const QString &here, const QString &there, int equalBefore) {
        QTest::newRow(name) << one << other << path << here << there << equalBefore;
    };
    row("a number", R"({"a":1,"b":2})", R"({"a":1,"b":3})", u"b"_s, u"2"_s, u"3"_s, 1);
    row("deep inside", R"({"a":[1,{"b":["x"]}]})", R"({"a":[1,{"b":["y"]}]})", u"a[1].b[0]"_s, u"x"_s, u"y"_s,
        1);
    row("gone", R"({"a":1,"b":2})", R"({"a":1})", u"b"_s, u"2"_s, {}, 1);
    row("new", R"({"a":1})", R"({"a":1,"b":2})", u"b"_s, {}, u"2"_s, 1);
    row("a longer list", R"({"a":[1]})", R"({"a":[1,2]})", u"a[1]"_s, {}, u"2"_s, 1);
    row("another type", R"({"a":[1]})", R"({"a":{"0":1}})", u"a"_s, u"[1]"_s, u"{\"0\":1}"_s, 0);
    const QByteArray long1 = QByteArray(100, 'a') + "one" + QByteArray(100, 'b');
    const QByteArray long2 = QByteArray(100, 'a') + "two" + QByteArray(100, 'b');
    row("long texts, from a little before", "{\"a\":\"" + long1 + "\"}", "{\"a\":\"" + long2 + "\"}", u"a"_s,
        u"…"_s + QString(20, u'a') + u"one"_s + QString(37, u'b') + u"…"_s,
        u"…"_s + QString(20, u'a') + u"two"_s + QString(37, u'b') + u"…"_s, 0);
}

void TestCassettePlayer::aDifferenceIsShownWithItsPlace()
{
    QFETCH(QByteArray, one);
    QFETCH(QByteArray, other);
    QFETCH(QString, path);
    QFETCH(QString, here);
    QFETCH(QString, there);
    QFETCH(int, equalBefore);

    const auto difference = firstDifference(*studio::wire::parse(one), *studio::wire::parse(other));

    QVERIFY(difference);
    QCOMPARE(difference->path, path);
    QCOMPARE(difference->one, here);
    QCOMPARE(difference->other, there);
    QCOMPARE(difference->equalBefore, equalBefore);
}

void TestCassettePlayer::equalValuesDoNotDiffer()
{
    for (const QByteArray &json : {"{}"_ba, "[1,2]"_ba, R"({"a":{"b":null}})"_ba})
        QVERIFY(!firstDifference(*studio::wire::parse(json), *studio::wire::parse(json)));
}

SUITE_TEST(QCoreApplication, TestCassettePlayer)

} // namespace tst_cassette_player

#include "tst_cassette_player.moc"
