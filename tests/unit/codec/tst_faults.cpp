// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/faults.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QTimeZone>

namespace tst_faults {

using namespace Qt::StringLiterals;
using namespace studio::llm::codec;
using studio::base::Millis;
using studio::model::Advice;
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
    void ofAPageOnlyTheTitleIsTold();
    void anErrorSaysWhatToDo_data();
    void anErrorSaysWhatToDo();
    void aFormThatIsRefusedIsToldApart_data();
    void aFormThatIsRefusedIsToldApart();
    void anAnswerThatIsNoErrorIsNone();
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

void TestFaults::ofAPageOnlyTheTitleIsTold()
{
    const auto told = [](const QByteArray &page) { return faultOfStatus(502, {}, page, kNow).detail; };

    QCOMPARE(told("<!DOCTYPE html>\n<html><head><title>\n 502 Bad &amp; Gone </title></head><body>x</body>"),
             u"502 Bad & Gone"_s);
    QCOMPARE(told("<html><h1 class=\"a\">Sign in</h1><p>here</p>"), u"Sign in"_s);
    QCOMPARE(told("<html>\n" + QByteArray(100'000, 'x')), u"a web page"_s);
    QCOMPARE(told("<html><title>" + QByteArray(900, 'x') + "</title>").size(), 500);
    QCOMPARE(told("upstream\nis away"), u"upstream is away"_s);
}

void TestFaults::anErrorSaysWhatToDo_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Advice>("advice");

    const auto row = [](const char *name, int status, const QByteArray &body, Advice advice) {
        QTest::newRow(name) << status << body << advice;
    };
    row("OpenAI, a wrong key", 401,
        R"({"error":{"message":"Incorrect API key provided","type":"invalid_request_error","code":"invalid_api_key"}})",
        Advice::CheckKey);
    row("Anthropic, a wrong key", 401,
        R"({"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}})",
        Advice::CheckKey);
    row("Gemini, a wrong key comes as 400", 400,
        R"({"error":{"code":400,"message":"API key not valid. Please pass a valid API key.","status":"INVALID_ARGUMENT","details":[{"reason":"API_KEY_INVALID"}]}})",
        Advice::CheckKey);
    row("not allowed", 403, "", Advice::CheckKey);
    row("OpenAI, no such model", 404,
        R"({"error":{"message":"The model `x` does not exist","type":"invalid_request_error","code":"model_not_found"}})",
        Advice::CheckModel);
    row("Ollama, no such model", 404, R"({"error":"model 'x' not found"})", Advice::CheckModel);
    row("older vLLM, no such model", 404,
        R"({"object":"error","message":"The model `x` does not exist.","type":"NotFoundError","code":404})",
        Advice::CheckModel);
    row("OpenRouter, no such model comes as 400", 400,
        R"({"error":{"message":"x is not a valid model ID","code":400}})", Advice::CheckModel);
    row("somebody else's 404", 404, "<html>Not Found</html>", Advice::CheckAddress);
    row("Ollama, no such path", 404, "404 page not found", Advice::CheckPath);
    row("OpenAI, no such path", 404,
        R"({"error":{"message":"Unknown request URL: POST /v2/x","type":"invalid_request_error","code":"unknown_url"}})",
        Advice::CheckPath);
    row("llama.cpp, no such path", 404,
        R"({"error":{"code":404,"message":"File Not Found","type":"not_found_error"}})", Advice::CheckPath);
    row("somebody else's 405", 405, "Method Not Allowed", Advice::CheckAddress);
    row("elsewhere", 307, "", Advice::CheckAddress);
    row("OpenAI, too long", 400,
        R"({"error":{"message":"This model's maximum context length is 8192 tokens","code":"context_length_exceeded"}})",
        Advice::ShortenTalk);
    row("Anthropic, too long", 400,
        R"({"error":{"type":"invalid_request_error","message":"prompt is too long: 210000 tokens > 200000 maximum"}})",
        Advice::ShortenTalk);
    row("Gemini, too long", 400,
        R"({"error":{"code":400,"message":"The input token count (1200000) exceeds the maximum number of tokens allowed"}})",
        Advice::ShortenTalk);
    row("a body that is too large", 413, "", Advice::ShortenTalk);
    row("OpenAI, no credit", 429,
        R"({"error":{"message":"You exceeded your current quota","type":"insufficient_quota","code":"insufficient_quota"}})",
        Advice::TopUp);
    row("Anthropic, no credit", 400,
        R"({"error":{"type":"invalid_request_error","message":"Your credit balance is too low to access the Anthropic API."}})",
        Advice::TopUp);
    row("DeepSeek, no credit", 402, R"({"error":{"message":"Insufficient Balance"}})", Advice::TopUp);
    row("Gemini, too many a minute is no empty account", 429,
        R"({"error":{"code":429,"message":"You exceeded your current quota, please check your plan and billing details.","details":[{"retryDelay":"6s"}]}})",
        Advice::WaitAWhile);
    row("too many requests", 429, "", Advice::WaitAWhile);
    row("Anthropic, overloaded", 529, R"({"error":{"type":"overloaded_error","message":"Overloaded"}})",
        Advice::WaitAWhile);
    row("down", 503, "<html>per day</html>", Advice::WaitAWhile);
    row("a parameter that the model does not take", 400,
        R"({"error":{"message":"Unsupported value: 'temperature' does not support 0.5","param":"temperature"}})",
        Advice::ChooseAnother);
    row("somebody else's 400", 400, "Bad Request", Advice::CheckAddress);
}

void TestFaults::anErrorSaysWhatToDo()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(Advice, advice);

    QCOMPARE(faultOfStatus(status, {}, body, kNow).advice, advice);
}

void TestFaults::aFormThatIsRefusedIsToldApart_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<bool>("isAboutForm");

    const auto row = [](int status, const QByteArray &message, bool isAboutForm) {
        QTest::newRow(message.constData()) << status << message << isAboutForm;
    };
    row(400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model",
        true);
    row(400, "'messages' must contain the word 'json' in some form", true);
    row(400, "output_config.format: Extra inputs are not permitted", true);
    row(400, "JSON mode is not enabled for this model", true);
    row(400, "Function calling is not enabled for this model", true);
    row(400, "registry.ollama.ai/library/gemma does not support tools", true);
    row(400, "Thinking may not be enabled when tool_choice forces tool use.", true);
    row(404, "No endpoints found that support tool use", true);
    row(500, "failed to parse grammar", true);
    row(400, "Unsupported value: 'temperature'", false);
    row(401, "response_format", false);
    row(429, "too many tool calls", false);
    row(503, "schema service is down", false);
}

void TestFaults::aFormThatIsRefusedIsToldApart()
{
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    QFETCH(bool, isAboutForm);

    const Fault fault = faultOfStatus(status, {}, R"({"error":{"message":")" + message + "\"}}", kNow);

    QCOMPARE(fault.formRefused, isAboutForm);
    if (isAboutForm && status < 500)
        QCOMPARE(fault.advice, Advice::ChooseAnother);
}

void TestFaults::anAnswerThatIsNoErrorIsNone()
{
    for (const QByteArray &answer :
         {R"({"error":null,"choices":[]})"_ba, R"({"object":"chat.completion.chunk"})"_ba, "[]"_ba, "7"_ba})
        QVERIFY(!faultIn(*studio::wire::parse(answer)));
}

SUITE_TEST(void, TestFaults)

} // namespace tst_faults

#include "tst_faults.moc"
