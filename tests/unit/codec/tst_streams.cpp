// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/anthropic_stream.h"
#include "core/llm/codec/gemini_stream.h"
#include "core/llm/codec/halves.h"
#include "core/llm/codec/ollama_stream.h"
#include "core/llm/codec/openai_chat_stream.h"
#include "core/llm/codec/openai_responses_stream.h"
#include "tests/support/suite.h"

#include <QTest>

#include <functional>
#include <memory>

namespace tst_streams {

using namespace Qt::StringLiterals;
using namespace studio::llm::codec;
using studio::base::CallId;
using studio::llm::ToolCall;
using studio::model::Cause;

namespace {

using Make = std::function<std::unique_ptr<StreamDecoder>()>;

template<class Decoder>
Make make()
{
    return [] { return std::make_unique<Decoder>(); };
}

/// The events, with adjacent pieces of one kind joined: where a server cuts them does not matter.
QList<StreamEvent> read(const Make &make, const QByteArray &stream, qsizetype firstPiece)
{
    const std::unique_ptr<StreamDecoder> decoder = make();
    QList<StreamEvent> events = decoder->feed(QByteArrayView(stream).first(firstPiece));
    events += decoder->feed(QByteArrayView(stream).sliced(firstPiece));
    return events + decoder->finish();
}

StreamEvent called(const QString &id, const QString &name, const QByteArray &arguments)
{
    return Called{ToolCall{CallId(id), name, {arguments}}};
}

QByteArray sse(const QList<QByteArray> &events)
{
    QByteArray stream;
    for (const QByteArray &event : events)
        stream += "data: " + event + "\n\n";
    return stream;
}

QByteArray named(const QList<std::pair<QByteArray, QByteArray>> &events)
{
    QByteArray stream;
    for (const auto &[name, event] : events)
        stream += "event: " + name + "\ndata: " + event + "\n\n";
    return stream;
}

} // namespace

class TestStreams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRecordingGivesItsEventsHoweverItIsCut_data();
    void aRecordingGivesItsEventsHoweverItIsCut();
    void aStreamWithoutItsEndIsBroken_data();
    void aStreamWithoutItsEndIsBroken();
    void nothingComesAfterTheEnd();
    void anErrorInTheStreamIsToldApart_data();
    void anErrorInTheStreamIsToldApart();
    void whatCannotBeReadIsMalformed_data();
    void whatCannotBeReadIsMalformed();
    void countsThatNoModelCanHaveAreNotKnown();
    void hostileEventsChangeNothing();
    void aNumberThatNothingHoldsBreaksTheAnswer();
    void halvesOfACharacterBelongTogether_data();
    void halvesOfACharacterBelongTogether();
};

namespace {

const QByteArray kChat = sse({
    R"({"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]})",
    R"({"choices":[{"index":0,"delta":{"reasoning_content":"Hm."}}]})",
    R"({"choices":[{"index":0,"delta":{"content":"こん"}}],"obfuscation":"x"})",
    R"({"choices":[{"index":0,"delta":{"content":"にちは 😀"}}]})",
    R"({"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"id":"c1","type":"function","function":{"name":"say","arguments":""}}]}}]})",
    R"({"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"{\"a\":"}}]}}]})",
    R"({"choices":[{"index":0,"delta":{"tool_calls":[{"index":1,"id":"c2","function":{"name":"now","arguments":""}}]}}]})",
    R"({"choices":[{"index":0,"delta":{"tool_calls":[{"index":0,"function":{"arguments":"1}"}}]}}]})",
    R"({"choices":[{"index":0,"delta":{},"finish_reason":"tool_calls"}],"usage":null})",
    R"({"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":4,"prompt_tokens_details":{"cached_tokens":3},"completion_tokens_details":{"reasoning_tokens":1}}})",
    "[DONE]",
});

const QByteArray kResponses = sse({
    R"({"type":"response.created","response":{"id":"r","status":"in_progress"},"sequence_number":0})",
    R"({"type":"response.output_item.added","output_index":0,"item":{"type":"reasoning","id":"rs_1"}})",
    R"({"type":"response.reasoning_summary_text.delta","output_index":0,"delta":"Hm."})",
    R"({"type":"response.output_item.done","output_index":0,"item":{"type":"reasoning","id":"rs_1","encrypted_content":"xyz"}})",
    R"({"type":"response.output_text.delta","output_index":1,"delta":"Hel"})",
    R"({"type":"response.output_text.delta","output_index":1,"delta":"lo"})",
    R"({"type":"response.output_item.added","output_index":2,"item":{"type":"function_call","call_id":"c1","name":"say","arguments":""}})",
    R"({"type":"response.function_call_arguments.delta","output_index":2,"delta":"{\"a\":"})",
    R"({"type":"response.function_call_arguments.delta","output_index":2,"delta":"1}"})",
    R"({"type":"response.function_call_arguments.done","output_index":2,"arguments":"{\"a\":1}"})",
    R"({"type":"response.completed","response":{"status":"completed","error":null,"usage":{"input_tokens":9,"output_tokens":4,"input_tokens_details":{"cached_tokens":3},"output_tokens_details":{"reasoning_tokens":1}}}})",
});

const QByteArray kAnthropic = named({
    {"message_start",
     R"({"type":"message_start","message":{"usage":{"input_tokens":5,"cache_read_input_tokens":3,"cache_creation_input_tokens":1,"output_tokens":1}}})"},
    {"content_block_start",
     R"({"type":"content_block_start","index":0,"content_block":{"type":"thinking","thinking":"","signature":""}})"},
    {"ping", R"({"type":"ping"})"},
    {"content_block_delta",
     R"({"type":"content_block_delta","index":0,"delta":{"type":"thinking_delta","thinking":"Hm."}})"},
    {"content_block_delta",
     R"({"type":"content_block_delta","index":0,"delta":{"type":"signature_delta","signature":"sig"}})"},
    {"content_block_stop", R"({"type":"content_block_stop","index":0})"},
    {"content_block_start",
     R"({"type":"content_block_start","index":1,"content_block":{"type":"text","text":""}})"},
    {"content_block_delta",
     R"({"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":"Hello"}})"},
    {"content_block_stop", R"({"type":"content_block_stop","index":1})"},
    {"content_block_start",
     R"({"type":"content_block_start","index":2,"content_block":{"type":"tool_use","id":"c1","name":"say","input":{}}})"},
    {"content_block_delta",
     R"({"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":"{\"a\":"}})"},
    {"content_block_delta",
     R"({"type":"content_block_delta","index":2,"delta":{"type":"input_json_delta","partial_json":"1}"}})"},
    {"content_block_stop", R"({"type":"content_block_stop","index":2})"},
    {"message_delta",
     R"({"type":"message_delta","delta":{"stop_reason":"tool_use"},"usage":{"output_tokens":4}})"},
    {"message_stop", R"({"type":"message_stop"})"},
});

const QByteArray kGemini = sse({
    R"({"candidates":[{"content":{"role":"model","parts":[{"text":"Hm.","thought":true}]}}]})",
    R"({"candidates":[{"content":{"role":"model","parts":[{"text":"Hello"}]}}]})",
    R"({"candidates":[{"content":{"role":"model","parts":[{"functionCall":{"name":"say","args":{"a":1}},"thoughtSignature":"sig"}]}}]})",
    R"({"candidates":[{"content":{"role":"model","parts":[]},"finishReason":"STOP"}],"usageMetadata":{"promptTokenCount":9,"candidatesTokenCount":3,"thoughtsTokenCount":1,"cachedContentTokenCount":3,"totalTokenCount":13}})",
});

const QByteArray kOllama =
    R"({"model":"m","message":{"role":"assistant","content":"","thinking":"Hm."},"done":false})"
    "\n"
    R"({"model":"m","message":{"role":"assistant","content":"Hello"},"done":false})"
    "\n"
    R"({"model":"m","message":{"role":"assistant","content":"","tool_calls":[{"function":{"name":"say","arguments":{"a":1}}}]},"done":false})"
    "\n"
    R"({"model":"m","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop","prompt_eval_count":9,"eval_count":4})"
    "\n"_ba;

} // namespace

void TestStreams::aRecordingGivesItsEventsHoweverItIsCut_data()
{
    QTest::addColumn<Make>("decoder");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QList<StreamEvent>>("events");

    const StreamEvent usage = Usage{.input = 9, .output = 4, .cached = 3, .thinking = 1};
    QTest::newRow("OpenAI chat completions")
        << make<OpenAiChatStream>() << kChat
        << QList<StreamEvent>{Thinking{u"Hm."_s},
                              Text{u"こん"_s},
                              Text{u"にちは 😀"_s},
                              usage,
                              Kept{{R"({"reasoning_content":"Hm."})"}},
                              called(u"c1"_s, u"say"_s, "{\"a\":1}"),
                              called(u"c2"_s, u"now"_s, "{}"),
                              Ended{FinishReason::ToolCalls, u"tool_calls"_s}};
    QTest::newRow("OpenAI responses")
        << make<OpenAiResponsesStream>() << kResponses
        << QList<StreamEvent>{Thinking{u"Hm."_s},
                              Kept{{R"({"type":"reasoning","id":"rs_1","encrypted_content":"xyz"})"}},
                              Text{u"Hel"_s},
                              Text{u"lo"_s},
                              usage,
                              called(u"c1"_s, u"say"_s, "{\"a\":1}"),
                              Ended{FinishReason::ToolCalls, u"completed"_s}};
    QTest::newRow("Anthropic messages")
        << make<AnthropicStream>() << kAnthropic
        << QList<StreamEvent>{Usage{.input = 9, .output = 1, .cached = 3, .thinking = {}},
                              Thinking{u"Hm."_s},
                              Kept{{R"({"type":"thinking","thinking":"Hm.","signature":"sig"})"}},
                              Text{u"Hello"_s},
                              Usage{.input = 9, .output = 4, .cached = 3, .thinking = {}},
                              called(u"c1"_s, u"say"_s, "{\"a\":1}"),
                              Ended{FinishReason::ToolCalls, u"tool_use"_s}};
    QTest::newRow("Gemini")
        << make<GeminiStream>() << kGemini
        << QList<StreamEvent>{
               Thinking{u"Hm."_s},
               Text{u"Hello"_s},
               called(u"call_0"_s, u"say"_s, "{\"a\":1}"),
               Kept{{R"({"functionCall":{"name":"say","args":{"a":1}},"thoughtSignature":"sig"})"}},
               usage,
               Ended{FinishReason::ToolCalls, u"STOP"_s}};
    QTest::newRow("Ollama") << make<OllamaStream>() << kOllama
                            << QList<StreamEvent>{
                                   Thinking{u"Hm."_s}, Text{u"Hello"_s},
                                   called(u"call_0"_s, u"say"_s, "{\"a\":1}"),
                                   Usage{.input = 9, .output = 4, .cached = {}, .thinking = {}},
                                   Ended{FinishReason::ToolCalls, u"stop"_s}};
}

void TestStreams::aRecordingGivesItsEventsHoweverItIsCut()
{
    QFETCH(Make, decoder);
    QFETCH(QByteArray, stream);
    QFETCH(QList<StreamEvent>, events);

    for (qsizetype cut = 0; cut <= stream.size(); ++cut)
        QVERIFY2(read(decoder, stream, cut) == events, qPrintable(u"cut at byte %1"_s.arg(cut)));
}

void TestStreams::aStreamWithoutItsEndIsBroken_data()
{
    QTest::addColumn<Make>("decoder");
    QTest::addColumn<QByteArray>("stream");

    const auto rows = [](const char *name, const Make &decoder, const QByteArray &stream,
                         const QByteArray &end) {
        const qsizetype at = stream.lastIndexOf(end);
        QVERIFY(at > 0);
        QTest::addRow("%s", name) << decoder << stream.first(at);
        QTest::addRow("%s, nothing at all", name) << decoder << QByteArray();
    };
    rows("OpenAI chat completions", make<OpenAiChatStream>(), kChat,
         "data: {\"choices\":[{\"index\":0,\"delta\":{},\"finish");
    rows("OpenAI responses", make<OpenAiResponsesStream>(), kResponses,
         "data: {\"type\":\"response.completed");
    rows("Anthropic messages", make<AnthropicStream>(), kAnthropic, "event: message_delta");
    rows("Gemini", make<GeminiStream>(), kGemini,
         "data: {\"candidates\":[{\"content\":{\"role\":\"model\",\"parts\":[]}");
    rows("Ollama", make<OllamaStream>(), kOllama,
         "{\"model\":\"m\",\"message\":{\"role\":\"assistant\",\"content\":\"\"},\"done\":true");
}

void TestStreams::aStreamWithoutItsEndIsBroken()
{
    QFETCH(Make, decoder);
    QFETCH(QByteArray, stream);

    const QList<StreamEvent> events = read(decoder, stream, 0);

    QVERIFY(!events.isEmpty());
    const auto *broken = std::get_if<Broken>(&events.last());
    QVERIFY(broken);
    QCOMPARE(broken->fault.cause, Cause::Unreachable);
    QVERIFY(broken->fault.mayRetry);
}

void TestStreams::nothingComesAfterTheEnd()
{
    const QList<std::pair<Make, QByteArray>> ended{{make<OpenAiChatStream>(), kChat},
                                                   {make<OpenAiResponsesStream>(), kResponses},
                                                   {make<AnthropicStream>(), kAnthropic},
                                                   {make<OllamaStream>(), kOllama}};
    for (const auto &[make, stream] : ended) {
        const std::unique_ptr<StreamDecoder> decoder = make();
        (void)decoder->feed(stream);

        QVERIFY(decoder->feed(stream).isEmpty());
        QVERIFY(decoder->finish().isEmpty());
    }
}

void TestStreams::anErrorInTheStreamIsToldApart_data()
{
    QTest::addColumn<Make>("decoder");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("mayRetry");

    QTest::newRow("OpenAI, in mid-stream") << make<OpenAiChatStream>()
                                           << sse({R"({"choices":[{"delta":{"content":"He"}}]})",
                                                   R"({"error":{"message":"busy","type":"server_error"}})"})
                                           << 500 << true;
    QTest::newRow("OpenAI, instead of a stream")
        << make<OpenAiChatStream>()
        << R"({"error":{"message":"quota","type":"insufficient_quota","code":"insufficient_quota"}})"_ba
        << 429 << false;
    QTest::newRow("responses, failed")
        << make<OpenAiResponsesStream>()
        << sse({R"({"type":"response.failed","response":{"error":{"code":"rate_limit_exceeded","message":"slow down"}}})"})
        << 429 << true;
    QTest::newRow("responses, error")
        << make<OpenAiResponsesStream>() << sse({R"({"type":"error","code":"server_error","message":"oh"})"})
        << 500 << true;
    QTest::newRow("Anthropic, overloaded")
        << make<AnthropicStream>()
        << named(
               {{"error", R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})"}})
        << 529 << true;
    QTest::newRow("Gemini, a list")
        << make<GeminiStream>()
        << R"([{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"limit: 0"}}])"_ba << 429
        << false;
    QTest::newRow("Ollama") << make<OllamaStream>() << "{\"error\":\"model runner has stopped\"}\n"_ba << 0
                            << false;
}

void TestStreams::anErrorInTheStreamIsToldApart()
{
    QFETCH(Make, decoder);
    QFETCH(QByteArray, stream);
    QFETCH(int, status);
    QFETCH(bool, mayRetry);

    const QList<StreamEvent> events = read(decoder, stream, 0);

    const auto *broken = std::get_if<Broken>(&events.last());
    QVERIFY(broken);
    QCOMPARE(broken->fault.status.value_or(0), status);
    QCOMPARE(broken->fault.mayRetry, mayRetry);
    QVERIFY(!broken->fault.detail.isEmpty());
}

void TestStreams::whatCannotBeReadIsMalformed_data()
{
    QTest::addColumn<Make>("decoder");
    QTest::addColumn<QByteArray>("stream");

    const QByteArray deep = QByteArray(1'000, '[');
    QTest::newRow("no JSON") << make<OpenAiChatStream>() << "data: {oh\n\n"_ba;
    QTest::newRow("bottomless") << make<GeminiStream>() << "data: {\"a\":" + deep + "\n\n";
    QTest::newRow("a page") << make<AnthropicStream>() << "data: <html>\n\n"_ba;
    QTest::newRow("no JSON on a line") << make<OllamaStream>() << "<html>\n"_ba;
    QTest::newRow("one JSON instead of a stream") << make<OpenAiChatStream>() << "{\"choices\":[]}"_ba;
    QTest::newRow("too long") << make<OpenAiChatStream>() << "data: " + QByteArray(2'000'000, 'x');
    QTest::newRow("a call of the model that Gemini could not read")
        << make<GeminiStream>() << sse({R"({"candidates":[{"finishReason":"MALFORMED_FUNCTION_CALL"}]})"});
    QByteArray calls;
    for (int i = 0; i < 100; ++i)
        calls += sse({R"({"choices":[{"delta":{"tool_calls":[{"index":)" + QByteArray::number(i) +
                      R"(,"function":{"name":"a"}}]}}]})"});
    QTest::newRow("a hundred calls") << make<OpenAiChatStream>() << calls;
}

void TestStreams::whatCannotBeReadIsMalformed()
{
    QFETCH(Make, decoder);
    QFETCH(QByteArray, stream);

    const QList<StreamEvent> events = read(decoder, stream, stream.size() / 2);

    const auto *broken = std::get_if<Broken>(&events.last());
    QVERIFY(broken);
    QCOMPARE(broken->fault.cause, Cause::Malformed);
}

// Fields of wrong types, and events with any name: nothing is said, nothing breaks.
void TestStreams::countsThatNoModelCanHaveAreNotKnown()
{
    for (const QByteArray count : {"18446744073709551615", "9223372036854775807", "-1"}) {
        const QByteArray stream =
            named({{"message_delta", R"({"type":"message_delta","usage":{"input_tokens":)" + count +
                                         R"(,"cache_read_input_tokens":)" + count + R"(,"output_tokens":)" +
                                         count + "}}"}});

        const QList<StreamEvent> events = read(make<AnthropicStream>(), stream, 0);

        QCOMPARE(std::get<Usage>(events.first()), Usage());
    }
}

void TestStreams::hostileEventsChangeNothing()
{
    const QList<QByteArray> bodies{
        R"({"choices":{}})",
        R"({"choices":[7]})",
        R"({"choices":[{"delta":{"content":{"text":"x"},"tool_calls":"x","refusal":1,"reasoning":[]}}]})",
        R"({"choices":[{"delta":null,"finish_reason":7}],"usage":{"prompt_tokens":1e999}})",
        R"({"type":7,"delta":7,"index":"x","content_block":[]})",
        R"({"candidates":[{"content":{"parts":{"text":"x"}}}],"usageMetadata":7})",
        "[]",
        "7",
        "null",
    };
    QByteArray stream;
    for (const QByteArray &body : bodies) {
        if (body.contains("1e999"))
            continue; // a number out of range is malformed, which another test checks
        stream += "event: execute\ndata: " + body + "\n\n";
    }

    for (const Make &decoder : {make<OpenAiChatStream>(), make<OpenAiResponsesStream>(),
                                make<AnthropicStream>(), make<GeminiStream>()}) {
        const QList<StreamEvent> events = read(decoder, stream, 1);

        QVERIFY(std::holds_alternative<Broken>(events.last()));
        for (const StreamEvent &event : events)
            QVERIFY(!std::holds_alternative<Text>(event) && !std::holds_alternative<Called>(event));
    }
}

/// Also at the end of a connection, where the test is whether the JSON was cut off or invalid.
void TestStreams::aNumberThatNothingHoldsBreaksTheAnswer()
{
    for (const Make &decoder : {make<OpenAiChatStream>(), make<OpenAiResponsesStream>(),
                                make<AnthropicStream>(), make<GeminiStream>()}) {
        for (const QByteArray &stream :
             {QByteArray("data: 7777777e777"), QByteArray("data: 7777777e777\n\n"),
              QByteArray(R"({"choices":[{"index":1e999}]})"), QByteArray(R"({"choices":[{"index":1e999)")}) {
            const QList<StreamEvent> events = read(decoder, stream, 0);

            QVERIFY2(std::holds_alternative<Broken>(events.last()), stream.constData());
        }
    }
}

void TestStreams::halvesOfACharacterBelongTogether_data()
{
    QTest::addColumn<Make>("decoder");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QString>("text");

    const auto chat = [](const QByteArray &one, const QByteArray &other) {
        return sse({R"({"choices":[{"delta":{"content":")" + one + R"("}}]})",
                    R"({"choices":[{"delta":{"content":")" + other + R"("},"finish_reason":"stop"}]})"});
    };
    QTest::newRow("cut in two") << make<OpenAiChatStream>() << chat(R"(a\ud83d)", R"(\uDE00b)") << u"a😀b"_s;
    QTest::newRow("between two whole ones")
        << make<OpenAiChatStream>() << chat(R"(😀\ud83d\ude00\ud83d)", R"(\ude00)") << u"😀😀😀"_s;
    QTest::newRow("beside what only looks like one")
        << make<OpenAiChatStream>() << chat(R"(\\ud83d\ud83d)", R"(\ude00)") << u"\\ud83d😀"_s;
    QTest::newRow("alone") << make<OpenAiChatStream>() << chat(R"(a\ude00)", "b") << u"a\uFFFDb"_s;
    QTest::newRow("Ollama") << make<OllamaStream>()
                            << R"({"message":{"content":"\ud83d"},"done":false})"
                               "\n"
                               R"({"message":{"content":"\ude00"},"done":true})"
                               "\n"_ba
                            << u"😀"_s;
}

void TestStreams::halvesOfACharacterBelongTogether()
{
    QFETCH(Make, decoder);
    QFETCH(QByteArray, stream);
    QFETCH(QString, text);

    const QList<StreamEvent> events = read(decoder, stream, 0);

    QString heard;
    for (const StreamEvent &event : events) {
        if (const auto *piece = std::get_if<Text>(&event))
            heard += piece->text;
    }
    QCOMPARE(withoutHalves(heard), text);
    QVERIFY(std::holds_alternative<Ended>(events.last()));
}

SUITE_TEST(void, TestStreams)

} // namespace tst_streams

#include "tst_streams.moc"
