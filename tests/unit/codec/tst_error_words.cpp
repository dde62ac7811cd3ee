// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/faults.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QTimeZone>

// The errors of servers: the words, the advice, the numbers, and how long to wait.
namespace tst_error_words {

using namespace Qt::StringLiterals;
using namespace studio::llm::codec;
using studio::base::Millis;
using studio::model::Advice;

namespace {

const QDateTime kNow(QDate(2026, 11, 22), QTime(12, 0), QTimeZone::utc());

/// Single quotes replace double quotes.
QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

Fault faultOf(int status, const QByteArray &body) { return faultOfStatus(status, {}, json(body), kNow); }

} // namespace

class TestErrorWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theWordsAreFoundInEveryForm_data();
    void theWordsAreFoundInEveryForm();
    void whatIsNoErrorHasNone_data();
    void whatIsNoErrorHasNone();
    void hostileFormsAreBounded();
    void theAdviceFitsTheCause_data();
    void theAdviceFitsTheCause();
    void onlyWhatPassesIsTriedAgain();
    void theNumbersOfATooLongTalkAreKept_data();
    void theNumbersOfATooLongTalkAreKept();
    void aWaitIsReadInEveryForm_data();
    void aWaitIsReadInEveryForm();
    void aLimitThatIsUsedUpSaysWhenItIsReset();
    void theBodySaysHowLongToWait_data();
    void theBodySaysHowLongToWait();
};

void TestErrorWords::theWordsAreFoundInEveryForm_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");

    const auto row = [](const char *name, const QByteArray &body, const QString &words) {
        QTest::newRow(name) << body << words;
    };
    row("an object", "{'error':{'message':'no'}}", u"no"_s);
    row("a text", "{'error':'no'}", u"no"_s);
    row("a list of errors", "{'errors':[{'message':'no'},{'message':'never'}]}", u"no; never"_s);
    row("an older server", "{'object':'error','message':'no','code':400}", u"no"_s);
    row("a message within a message",
        "{'object':'error','message':{'detail':[{'loc':['body','a',0],'msg':'no'}]}}", u"body.a.0: no"_s);
    row("a framework's text", "{'detail':'no'}", u"no"_s);
    row("a framework's list",
        "{'detail':[{'loc':['body','a'],'msg':'no'},{'loc':['body','b'],'msg':'never'}]}",
        u"body.a: no; body.b: never"_s);
    row("a framework's object", "{'detail':{'error':{'message':'no'}}}", u"no"_s);
    row("a problem document", "{'title':'Bad','status':400,'detail':'no'}", u"no"_s);
    row("a gateway's fields", "{'code':1301,'msg':'no'}", u"no"_s);
    row("behind a provider", "{'error':{'message':'upstream failed','metadata':{'raw':'busy'}}}",
        u"upstream failed: busy"_s);
    row("JSON within a text",
        R"({'error':{'message':'upstream','metadata':{'raw':'{\'error\':{\'message\':\'busy\'}}'}}})",
        u"upstream: busy"_s);
    row("a page within a text", "{'error':'<html><title>Bad gateway</title></html>'}", u"Bad gateway"_s);
    row("a list around it", "[{'error':{'message':'no'}}]", u"no"_s);
    row("plain text", "no\n\n way", u"no way"_s);
    row("nothing", "", QString());
}

void TestErrorWords::theWordsAreFoundInEveryForm()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, words);

    QCOMPARE(faultOf(400, body).detail, words);
}

void TestErrorWords::whatIsNoErrorHasNone_data()
{
    QTest::addColumn<QByteArray>("answer");

    for (const QByteArray &answer :
         {"{'error':null}"_ba, "{'error':''}"_ba, "{'error':{}}"_ba, "{'error':false}"_ba, "{'error':0}"_ba,
          "{'detail':'low','type':'x'}"_ba, "{'choices':[],'detail':'x'}"_ba, "{'message':'hello'}"_ba})
        QTest::newRow(answer.constData()) << answer;
}

void TestErrorWords::whatIsNoErrorHasNone()
{
    QFETCH(QByteArray, answer);

    QVERIFY(!faultIn(*studio::wire::parse(json(answer))));
}

void TestErrorWords::hostileFormsAreBounded()
{
    QByteArray deep = "'no'";
    for (int i = 0; i < 60; ++i)
        deep = "{'error':" + deep + "}";
    QByteArray wide = "{'errors':[";
    for (int i = 0; i < 2000; ++i)
        wide += "'" + QByteArray(400, 'x') + "',";
    wide += "'end']}";

    QVERIFY(faultOf(400, deep).detail.size() <= 500);
    QVERIFY(faultOf(400, wide).detail.size() <= 500);
    QVERIFY(faultOf(400, "{'error':'" + QByteArray(100'000, 'x') + "'}").detail.size() <= 500);
    QVERIFY(!faultOf(400, "{'error':'a\\u0000b\\nc'}").detail.contains(u'\n'));
}

void TestErrorWords::theAdviceFitsTheCause_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Advice>("advice");

    const auto row = [](int status, const QByteArray &body, Advice advice) {
        QTest::addRow("%d %s", status, body.constData()) << status << body << advice;
    };
    row(500, "{'error':'model requires more system memory (9.1 GiB) than is available (3.2 GiB)'}",
        Advice::SmallerModel);
    row(500, "cudaMalloc failed: out of memory", Advice::SmallerModel);
    row(400, "{'error':{'message':'The model needs more: insufficient system resources'}}",
        Advice::SmallerModel);
    row(403,
        "{'error':{'code':'unsupported_country_region_territory','message':'Country, region, or territory "
        "not supported'}}",
        Advice::OtherRegion);
    row(400, "{'error':{'message':'User location is not supported here','status':'FAILED_PRECONDITION'}}",
        Advice::OtherRegion);
    row(503, "{'error':{'message':'Loading model','type':'unavailable_error'}}", Advice::LetItLoad);
    row(503, "{'error':'Model a/b is currently loading','estimated_time':20}", Advice::LetItLoad);
    row(500, "{'error':'error loading model: file is broken'}", Advice::WaitAWhile);
    row(404, "{'error':{'message':'No models loaded. Please load a model first.'}}", Advice::LoadIt);
    row(400, "{'error':'The model has crashed without additional information.'}", Advice::LoadIt);
    row(402, "{'error':{'message':'This request requires more credits'}}", Advice::TopUp);
    row(403, "{'error':{'message':'The project does not have access to model x','code':'model_not_found'}}",
        Advice::CheckModel);
    row(404, "{'detail':'Not Found'}", Advice::CheckPath);
    row(404, "{'error':{'message':'Invalid URL (POST /v1/v1/x)'}}", Advice::CheckPath);
    row(200, "{'error':'Unexpected endpoint or method. (POST /x)'}", Advice::CheckPath);
    row(404, "404 page not found", Advice::CheckPath);
    row(404, "{'detail':'model x not found'}", Advice::CheckModel);
    row(404, "<html><title>Not found</title></html>", Advice::CheckAddress);
    row(403, "<html><title>Attention</title></html>", Advice::SeePage);
    row(511, "<html><title>Log in to the network</title></html>", Advice::SeePage);
    row(401, "<html><title>Log in</title></html>", Advice::CheckKey);
    row(502, "<html><title>out of memory</title></html>", Advice::WaitAWhile);
    row(422, "{'detail':[{'loc':['body','stream_options'],'msg':'Extra inputs are not permitted'}]}",
        Advice::ChooseAnother);
    row(400, "{'error':{'message':'Requested tokens (2500) exceed context window of 2048'}}",
        Advice::ShortenTalk);
}

void TestErrorWords::theAdviceFitsTheCause()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);

    QTEST(faultOf(status, body).advice, "advice");
}

void TestErrorWords::onlyWhatPassesIsTriedAgain()
{
    QVERIFY(faultOf(503, "{'error':'loading model'}").mayRetry);
    QVERIFY(faultOf(400, "{'error':'the model is loading'}").mayRetry);
    QVERIFY(!faultOf(500, "{'error':'out of memory'}").mayRetry);
    QVERIFY(!faultOf(503, "{'error':'not available in your region'}").mayRetry);
    QVERIFY(!faultOf(500, "{'error':'no model loaded'}").mayRetry);
    QVERIFY(faultIn(*studio::wire::parse(json("{'error':{'message':'x','code':'429'}}")))->mayRetry);
}

void TestErrorWords::theNumbersOfATooLongTalkAreKept_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<ContextSize>("size");

    const auto row = [](const QByteArray &body, std::optional<qint64> most, std::optional<qint64> asked) {
        QTest::newRow(body.constData()) << body << ContextSize{most, asked};
    };
    const auto said = [&row](const QByteArray &words, std::optional<qint64> most,
                             std::optional<qint64> asked) {
        row("{'error':{'message':'" + words + "'}}", most, asked);
    };
    said("The maximum context length is 8192 tokens. However, you requested 9000 tokens", 8192, 9000);
    said("This model's context length is only 4,096 tokens; your prompt has 5,000 tokens", 4096, 5000);
    said("prompt is too long: 210000 tokens > 200000 maximum", 200'000, 210'000);
    said("The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).", 1'048'576,
         1'200'000);
    said("Requested tokens (2500) exceed context window of 2048", 2048, 2500);
    said("The prompt is longer than the maximum model length of 32768", 32'768, {});
    said("n_keep: 6000 >= n_ctx: 4096", 4096, 6000);
    said("the input length exceeds the context length", {}, {});
    row("{'error':{'message':'the request exceeds the available context "
        "size','type':'exceed_context_size_error','n_prompt_tokens':5100,'n_ctx':4096}}",
        4096, 5100);
}

void TestErrorWords::theNumbersOfATooLongTalkAreKept()
{
    QFETCH(QByteArray, body);
    QFETCH(ContextSize, size);

    // an apostrophe in the words is not such a quote
    const Fault fault = faultOf(400, QByteArray(body).replace("model's", "model"));

    QCOMPARE(fault.advice, Advice::ShortenTalk);
    QCOMPARE(fault.context, size);
}

void TestErrorWords::aWaitIsReadInEveryForm_data()
{
    QTest::addColumn<QString>("value");
    QTest::addColumn<std::optional<Millis>>("wait");

    const auto row = [](const char *value, std::optional<Millis> wait) {
        QTest::newRow(value) << QString::fromLatin1(value) << wait;
    };
    const auto seconds = kNow.toSecsSinceEpoch();
    row("2", Millis(2000));
    row("0.25", Millis(250));
    row("2s", Millis(2000));
    row("500ms", Millis(500));
    row("1m30s", Millis(90'000));
    row("1h0m2.5s", Millis(3'602'500));
    row(QByteArray::number(seconds + 3).constData(), Millis(3000));
    row(QByteArray::number((seconds + 3) * 1000).constData(), Millis(3000));
    row(QByteArray::number(seconds - 3).constData(), Millis(0));
    row("2026-11-22T12:00:04Z", Millis(4000));
    row("Sun, 22 Nov 2026 12:00:10 GMT", Millis(10'000));
    row("-3s", {});
    row("soon", {});
    row("1m30", {});
    row("99999999999999999999", {});
    row("", {});
}

void TestErrorWords::aWaitIsReadInEveryForm()
{
    QFETCH(QString, value);

    QTEST(waitIn(value, kNow), "wait");
}

void TestErrorWords::aLimitThatIsUsedUpSaysWhenItIsReset()
{
    const Headers both{{"x-ratelimit-reset-requests", "3s"}, {"x-ratelimit-reset-tokens", "200ms"}};
    Headers usedUp = both;
    usedUp.insert("x-ratelimit-remaining-requests", "0");
    usedUp.insert("x-ratelimit-remaining-tokens", "700");
    Headers asked = usedUp;
    asked.insert("retry-after", "1");

    QCOMPARE(limitReset(both, kNow), std::optional(Millis(200)));
    QCOMPARE(limitReset(usedUp, kNow), std::optional(Millis(3000)));
    QCOMPARE(limitReset({{"content-type", "2s"}}, kNow), std::nullopt);
    QCOMPARE(faultOfStatus(429, usedUp, {}, kNow).retryAfter, std::optional(Millis(3000)));
    QCOMPARE(faultOfStatus(429, asked, {}, kNow).retryAfter, std::optional(Millis(1000)));
    QCOMPARE(faultOfStatus(500, usedUp, {}, kNow).retryAfter, std::nullopt);
}

void TestErrorWords::theBodySaysHowLongToWait_data()
{
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<std::optional<Millis>>("wait");

    const auto row = [](const QByteArray &error, std::optional<Millis> wait) {
        QTest::newRow(error.constData()) << error << wait;
    };
    row("{'message':'x','details':[{},{'retryDelay':'1.5s'}]}", Millis(1500));
    row("{'message':'x','retry_after':2}", Millis(2000));
    row("{'message':'x','metadata':{'retry_after_seconds':3.5}}", Millis(3500));
    row("{'message':'x','metadata':{'headers':{'X-RateLimit-Reset':'1795348802000'}}}", Millis(2000));
    row("{'message':'Please try again in 1m2.5s. Visit us.'}", Millis(62'500));
    row("{'message':'Please try again in 300ms.'}", Millis(300));
    row("{'message':'Please retry after 20 seconds.'}", Millis(20'000));
    row("{'message':'Please retry in 2 minutes'}", Millis(120'000));
    row("{'message':'try again later'}", {});
}

void TestErrorWords::theBodySaysHowLongToWait()
{
    QFETCH(QByteArray, error);

    QTEST(faultOf(429, "{'error':" + error + "}").retryAfter, "wait");
}

SUITE_TEST(void, TestErrorWords)

} // namespace tst_error_words

#include "tst_error_words.moc"
