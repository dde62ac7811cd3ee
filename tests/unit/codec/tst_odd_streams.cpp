// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/anthropic_stream.h"
#include "core/llm/codec/gemini_stream.h"
#include "core/llm/codec/ollama_stream.h"
#include "core/llm/codec/openai_chat_stream.h"
#include "core/llm/codec/openai_responses_stream.h"
#include "tests/support/suite.h"

#include <QTest>

#include <functional>
#include <memory>

// Streams of servers that deviate from the documentation: each kind once, cut at every byte.
namespace tst_odd_streams {

using namespace Qt::StringLiterals;
using namespace studio::llm::codec;
using studio::model::Advice;
using studio::model::Cause;

namespace {

using Make = std::function<std::unique_ptr<StreamDecoder>()>;

template<class Decoder>
Make make()
{
    return [] { return std::make_unique<Decoder>(); };
}

/// The visible parts of an answer.
struct Heard
{
    QString said;
    QString thought;
    QStringList calls; ///< name and arguments
    QString end;       ///< the reason, or "broken"
    bool operator==(const Heard &) const = default;
};

QString nameOf(FinishReason reason)
{
    switch (reason) {
    case FinishReason::Stop: return u"stop"_s;
    case FinishReason::Length: return u"length"_s;
    case FinishReason::ToolCalls: return u"calls"_s;
    case FinishReason::Refused: return u"refused"_s;
    case FinishReason::Other: break;
    }
    return u"other"_s;
}

QList<StreamEvent> eventsOf(const Make &make, const QByteArray &stream, qsizetype cut)
{
    const std::unique_ptr<StreamDecoder> decoder = make();
    QList<StreamEvent> events = decoder->feed(QByteArrayView(stream).first(cut));
    events += decoder->feed(QByteArrayView(stream).sliced(cut));
    return events + decoder->finish();
}

Heard heardOf(const QList<StreamEvent> &events)
{
    Heard heard;
    for (const StreamEvent &event : events) {
        if (const auto *text = std::get_if<Text>(&event))
            heard.said += text->text;
        else if (const auto *thinking = std::get_if<Thinking>(&event))
            heard.thought += thinking->text;
        else if (const auto *called = std::get_if<Called>(&event))
            heard.calls.append(called->call.name + u' ' + QString::fromUtf8(called->call.arguments.text));
        else if (const auto *ended = std::get_if<Ended>(&event))
            heard.end = nameOf(ended->reason);
        else if (std::holds_alternative<Broken>(event))
            heard.end = u"broken"_s;
    }
    return heard;
}

/// Single quotes replace double quotes.
QByteArray json(QByteArray text) { return text.replace('\'', '"'); }

QByteArray sse(const QList<QByteArray> &events)
{
    QByteArray stream;
    for (const QByteArray &event : events)
        stream += "data: " + json(event) + "\n\n";
    return stream;
}

QByteArray chunk(const QByteArray &delta, const QByteArray &more = {})
{
    return "{'choices':[{'index':0,'delta':" + delta + more + "}]}";
}

const QByteArray kHe = chunk("{'content':'He'}");
const QByteArray kLlo = chunk("{'content':'llo.'}");
const QByteArray kStop = chunk("{}", ",'finish_reason':'stop'");
const QByteArray kDone = "[DONE]";
const QByteArray kNull = ",'finish_reason':null";

QByteArray call(const QByteArray &fields, const QByteArray &function)
{
    return chunk("{'tool_calls':[{" + fields + "'function':{" + function + "}}]}");
}

} // namespace

class TestOddStreams : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAnswerIsHeard_data();
    void everyAnswerIsHeard();
    void everyReasonIsUnderstood_data();
    void everyReasonIsUnderstood();
    void callsInPiecesAreToldApart_data();
    void callsInPiecesAreToldApart();
    void everyCallHasAnIdOfItsOwn();
    void aRefusalIsToldInItsWords_data();
    void aRefusalIsToldInItsWords();
    void whoAnswersInsteadIsHeardInItsWords_data();
    void whoAnswersInsteadIsHeardInItsWords();
    void countsMayBeTexts();

private:
    static void chatRows();
    static void otherRows();
    static void brokenRows();
};

namespace {

void row(const char *name, const Make &decoder, const QByteArray &stream, const Heard &heard)
{
    QTest::newRow(name) << decoder << stream << heard;
}

void chat(const char *name, const QList<QByteArray> &events,
          const Heard &heard = {u"Hello."_s, {}, {}, u"stop"_s})
{
    row(name, make<OpenAiChatStream>(), sse(events), heard);
}

} // namespace

void TestOddStreams::chatRows()
{
    const auto finish = [](const QByteArray &word) -> QByteArray {
        return ",'finish_reason':'" + word + "'";
    };
    chat("an empty reason is none",
         {chunk("{'content':'He'}", finish("")), chunk("{'content':'llo.'}", finish("")), kStop});
    chat("a reason that is called null", {chunk("{'content':'He'}", finish("null")), kLlo, kDone});
    chat("an end without a reason", {chunk("{'content':'Hello.'}", kNull), kDone});
    chat("no reasons and no word for the end", {kHe, kLlo});
    chat("text behind a reason",
         {chunk("{'reasoning_content':'Hm.'}", finish("stop")), kHe, kLlo, kStop, kDone},
         {u"Hello."_s, u"Hm."_s, {}, u"stop"_s});
    chat("the reason comes first", {kStop, kHe, kLlo});
    chat("a message in place of a delta",
         {"{'object':'chat.completion','choices':[{'message':{'content':'Hello.'},'finish_reason':'stop'}]}",
          kDone});
    chat("messages as pieces", {"{'choices':[{'message':{'content':'He'}}]}",
                                "{'choices':[{'message':{'content':'llo.'}}]}", kDone});
    chat("messages that grow",
         {"{'choices':[{'message':{'content':'Hello there'}}]}",
          "{'choices':[{'message':{'content':'Hello there.'}}]}", kDone},
         {u"Hello there."_s, {}, {}, u"stop"_s});
    chat("the whole again at the end", {kHe, kLlo,
                                        "{'object':'chat.completion','choices':[{'delta':{},'message':{'"
                                        "content':'Hello.'},'finish_reason':'stop'}]}"});
    chat("the older form",
         {"{'choices':[{'text':'He'}]}", "{'choices':[{'text':'llo.','finish_reason':'stop'}]}"});
    chat("nulls everywhere", {"{'choices':null}", "{'choices':[]}", chunk("null", kNull),
                              chunk("{'content':null,'tool_calls':null}"), kHe, kLlo, kStop});
    chat("empty data", {"", kHe, "  ", kLlo, kStop, "", kDone});
    chat("words between", {"[PING]", kHe, "keep-alive", kLlo, kStop, kDone});
    chat("another answer to the same",
         {kHe, "{'choices':[{'index':1,'delta':{'content':'No!'},'finish_reason':'stop'}]}", kLlo, kStop});
    chat("two answers in one event",
         {"{'choices':[{'index':1,'delta':{'content':'No!'}},{'index':0,'delta':{'content':'Hello.'}}]}",
          kStop});
    chat("thoughts among the parts",
         {chunk("{'content':[{'type':'thinking','thinking':[{'type':'text','text':'Hm.'}]}]}"),
          chunk("{'content':[{'type':'text','text':'Hello.'}]}"), kStop},
         {u"Hello."_s, u"Hm."_s, {}, u"stop"_s});
    chat("thoughts in a list",
         {chunk("{'reasoning_details':[{'type':'reasoning.text','text':'Hm.'}]}"), kHe, kLlo, kStop},
         {u"Hello."_s, u"Hm."_s, {}, u"stop"_s});
    chat("nothing but thoughts", {chunk("{'thinking':'Hm.'}"), chunk("{}", finish("length"))},
         {{}, u"Hm."_s, {}, u"length"_s});
    chat("a frame within a frame", {"data: " + kHe, "data: " + kLlo, kStop});

    const QByteArray whole =
        "{\n 'object': 'chat.completion',\n 'choices': [\n  {'message': {'content': 'Hello.'},\n"
        "   'finish_reason': 'stop'}\n ]\n}\n";
    row("one value", make<OpenAiChatStream>(), json(whole), {u"Hello."_s, {}, {}, u"stop"_s});
    row("one value without a reason", make<OpenAiChatStream>(),
        json("{'choices':[{'message':{'content':'Hello.'}}]}"), {u"Hello."_s, {}, {}, u"stop"_s});
    row("lines of JSON", make<OpenAiChatStream>(), json(kHe + "\n" + kLlo + "\n" + kStop + "\n"),
        {u"Hello."_s, {}, {}, u"stop"_s});
    row("no blank lines", make<OpenAiChatStream>(), sse({kHe, kLlo, kStop, kDone}).replace("\n\n", "\n"),
        {u"Hello."_s, {}, {}, u"stop"_s});
}

void TestOddStreams::otherRows()
{
    const Heard hello{u"Hello."_s, {}, {}, u"stop"_s};
    const QByteArray begin =
        "{'type':'content_block_delta','index':0,'delta':{'type':'text_delta','text':'Hello.'}}";
    const QByteArray reason =
        "{'type':'message_delta','delta':{'stop_reason':'end_turn'},'usage':{'output_tokens':2}}";
    row("Anthropic, a second message_delta", make<AnthropicStream>(),
        sse({begin, reason, "{'type':'message_delta','delta':{},'usage':{'output_tokens':2}}",
             "{'type':'message_stop'}"}),
        hello);
    row("Anthropic, a stop without a reason", make<AnthropicStream>(),
        sse({begin, "{'type':'message_stop'}"}), hello);
    row("Anthropic, a reason without a stop", make<AnthropicStream>(), sse({begin, reason}), hello);
    row("Anthropic, whole", make<AnthropicStream>(),
        json("{'type':'message','content':[{'type':'thinking','thinking':'Hm.'},{'type':'text','text':'Hello."
             "'},"
             "{'type':'tool_use','id':'t','name':'say','input':{'a':1}}],'stop_reason':'tool_use'}"),
        {u"Hello."_s, u"Hm."_s, {u"say {\"a\":1}"_s}, u"calls"_s});
    row("Anthropic, types in the frame alone", make<AnthropicStream>(),
        json("event: content_block_delta\ndata: {'delta':{'type':'text_delta','text':'Hello.'}}\n\n"
             "event: message_stop\ndata: {}\n\n"),
        hello);
    row("Gemini, a list", make<GeminiStream>(),
        json("[{'candidates':[{'content':{'parts':[{'text':'Hel'}]}}]}\n,\n"
             "{'candidates':[{'content':{'parts':[{'text':'lo.'}]},'finishReason':'STOP'}]}]"),
        hello);
    row("Gemini, a reason in every event", make<GeminiStream>(),
        sse({"{'candidates':[{'content':{'parts':[{'text':'Hel'}]},'finishReason':'STOP'}]}",
             "{'candidates':[{'content':{'parts':[{'text':'lo.'}]},'finishReason':'STOP'}]}"}),
        hello);
    row("Gemini, only thoughts until the limit", make<GeminiStream>(),
        sse({"{'candidates':[{'content':{'parts':[{'text':'Hm.','thought':true}]}}]}",
             "{'candidates':[{'finishReason':'MAX_TOKENS'}]}"}),
        {{}, u"Hm."_s, {}, u"length"_s});
    row("Ollama, framed by a proxy", make<OllamaStream>(),
        sse({"{'message':{'content':'Hello.'},'done':false}",
             "{'message':{'content':''},'done':true,'done_reason':'stop'}"}),
        hello);
    row("Ollama, one value", make<OllamaStream>(), json("{'message':{'content':'Hello.'},'done':true}"),
        hello);
    row("Ollama, without done", make<OllamaStream>(),
        json("{'message':{'content':'Hel'}}\n{'message':{'content':'lo.'}}\n"), hello);
    const QByteArray item = "{'type':'message','content':[{'type':'output_text','text':'Hello.'}]}";
    const QByteArray pieces = "{'type':'response.output_text.delta','delta':'Hel'}";
    row("responses, an item without pieces", make<OpenAiResponsesStream>(),
        sse({"{'type':'response.output_item.done','item':" + item + "}",
             "{'type':'response.completed','response':{}}"}),
        hello);
    row("responses, an item behind some of its pieces", make<OpenAiResponsesStream>(),
        sse({pieces, "{'type':'response.output_text.done','text':'Hello.'}",
             "{'type':'response.output_item.done','item':" + item + "}",
             "{'type':'response.completed','response':{'output':[" + item + "]}}"}),
        hello);
    row("responses, everything at the end", make<OpenAiResponsesStream>(),
        sse({"{'type':'response.completed','response':{'output':[" + item + "]}}"}), hello);
    row("responses, not streamed", make<OpenAiResponsesStream>(),
        json("{'object':'response','status':'completed','output':[" + item +
             ",{'type':'function_call','call_id':'c','name':'say','arguments':'{}'}]}"),
        {u"Hello."_s, {}, {u"say {}"_s}, u"calls"_s});
    row("responses, a call whose pieces are told again", make<OpenAiResponsesStream>(),
        sse({"{'type':'response.output_item.added','output_index':0,'item':{'type':'function_call','call_id':"
             "'c','name':'say'}}",
             "{'type':'response.function_call_arguments.delta','output_index':0,'delta':'{}'}",
             "{'type':'response.output_item.done','output_index':0,'item':{'type':'function_call','call_id':'"
             "c','name':'say','arguments':'{}'}}",
             "{'type':'response.completed','response':{}}"}),
        {{}, {}, {u"say {}"_s}, u"calls"_s});
    row("responses, [DONE] for an end", make<OpenAiResponsesStream>(),
        sse({"{'type':'response.output_text.delta','delta':'Hello.'}", kDone}), hello);
}

void TestOddStreams::brokenRows()
{
    const Heard he{u"He"_s, {}, {}, u"broken"_s};
    chat("cut off where reasons are told", {chunk("{'content':'He'}", kNull)}, he);
    chat("the word for the end and nothing else", {kDone}, {{}, {}, {}, u"broken"_s});
    row("a line without its end", make<OllamaStream>(),
        json("{'message':{'content':'He'}}\n{'message':{'con\n{'message':{'content':'llo'},'done':true}\n"),
        he);
    chat("a reason that is an error", {kHe, chunk("{}", ",'finish_reason':'error'")}, he);
    chat("an error beside the choices",
         {kHe, "{'error':{'message':'gone','code':502},'choices':[{'delta':{'content':'x'}}]}"}, he);
    chat("an error within the choice",
         {kHe, "{'choices':[{'delta':{},'error':{'message':'gone'},'finish_reason':'error'}]}"}, he);
    chat("a word that is an error", {kHe, "[ERROR] the runner stopped"}, he);
    row("an error without a frame", make<OpenAiChatStream>(), sse({kHe}) + json("{'error':'gone'}\n"), he);
    row("cut within an event", make<OpenAiChatStream>(), sse({kHe}) + "data: {\"choices\":[{\"del", he);
    row("cut within a value", make<OllamaStream>(), json("{'message':{'content':'He'}}\n{'message':{'con"),
        he);
    row("Gemini, cut off", make<GeminiStream>(),
        sse({"{'candidates':[{'content':{'parts':[{'text':'He'}]}}]}"}), he);
    row("Anthropic, cut off", make<AnthropicStream>(),
        sse({"{'type':'content_block_delta','index':0,'delta':{'type':'text_delta','text':'He'}}"}), he);
}

void TestOddStreams::everyAnswerIsHeard_data()
{
    QTest::addColumn<Make>("decoder");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<Heard>("heard");

    chatRows();
    otherRows();
    brokenRows();
}

void TestOddStreams::everyAnswerIsHeard()
{
    QFETCH(Make, decoder);
    QFETCH(QByteArray, stream);
    QFETCH(Heard, heard);

    for (qsizetype cut = 0; cut <= stream.size(); ++cut) {
        const Heard now = heardOf(eventsOf(decoder, stream, cut));
        QVERIFY2(now == heard,
                 qPrintable(u"cut at byte %1: said \"%2\", thought \"%3\", called %4, %5"_s.arg(cut).arg(
                     now.said, now.thought, now.calls.join(u", "_s), now.end)));
    }
}

void TestOddStreams::everyReasonIsUnderstood_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QString>("end");

    const QList<std::pair<QString, QList<QByteArray>>> kinds{
        {u"stop"_s, {"stop", "STOP", "eos", "eos_token", "end_turn", "stop_sequence", "tool_calls"}},
        {u"length"_s, {"length", "max_tokens", "MAX_TOKENS", "max_length", "model_length"}},
        {u"refused"_s, {"content_filter", "SAFETY", "RECITATION", "refusal"}},
        {u"other"_s, {"abort", "pause_turn", "whatever"}},
        {u"broken"_s, {"error", "network_error"}},
    };
    for (const auto &[end, words] : kinds) {
        for (const QByteArray &word : words)
            QTest::newRow(word.constData()) << word << end;
    }
}

// The words are the same in every dialect.
void TestOddStreams::everyReasonIsUnderstood()
{
    QFETCH(QByteArray, word);
    QFETCH(QString, end);

    const QByteArray chat = sse({kHe, chunk("{}", ",'finish_reason':'" + word + "'")});
    const QByteArray anthropic =
        sse({"{'type':'content_block_delta','delta':{'type':'text_delta','text':'He'}}",
             "{'type':'message_delta','delta':{'stop_reason':'" + word + "'}}", "{'type':'message_stop'}"});
    const QByteArray gemini =
        sse({"{'candidates':[{'content':{'parts':[{'text':'He'}]},'finishReason':'" + word + "'}]}"});
    const QByteArray ollama = json("{'message':{'content':'He'},'done':true,'done_reason':'" + word + "'}\n");

    QCOMPARE(heardOf(eventsOf(make<OpenAiChatStream>(), chat, 0)).end, end);
    QCOMPARE(heardOf(eventsOf(make<AnthropicStream>(), anthropic, 0)).end, end);
    QCOMPARE(heardOf(eventsOf(make<GeminiStream>(), gemini, 0)).end, end);
    QCOMPARE(heardOf(eventsOf(make<OllamaStream>(), ollama, 0)).end, end);
}

void TestOddStreams::callsInPiecesAreToldApart_data()
{
    QTest::addColumn<QList<QByteArray>>("events");
    QTest::addColumn<QStringList>("calls");

    const QStringList both{u"say {\"a\":1}"_s, u"note {\"b\":2}"_s};
    const auto calls = [](const char *name, const QList<QByteArray> &events, const QStringList &expected) {
        QTest::newRow(name) << events << expected;
    };
    const QByteArray say = R"('name':'say','arguments':'{\'a\':1}')";
    const QByteArray note = R"('name':'note','arguments':'{\'b\':2}')";
    const auto arguments = [](const QByteArray &text) -> QByteArray { return "'arguments':'" + text + "'"; };
    calls("without numbers", {call("'id':'x',", say), call("'id':'y',", note)}, both);
    calls("without numbers and ids", {call("", say), call("", note)}, both);
    calls("all numbered 0", {call("'index':0,'id':'x',", say), call("'index':0,'id':'y',", note)}, both);
    calls("one tool twice, all numbered 0",
          {call("'index':0,'id':'x',", say), call("'index':0,'id':'y',", say)}, {both[0], both[0]});
    calls("one tool twice, without arguments",
          {call("'index':0,'id':'x',", "'name':'now','arguments':''"),
           call("'index':0,'id':'y',", "'name':'now','arguments':''")},
          {u"now {}"_s, u"now {}"_s});
    calls("a new id for each piece",
          {call("'index':0,'id':'x1',", "'name':'say'," + arguments(R"({\'a\')")),
           call("'index':0,'id':'x2',", "'name':null," + arguments(":1}")),
           call("'index':1,'id':'y1',", "'name':'note'," + arguments(R"({\'b\')")),
           call("'index':1,'id':'y2',", arguments(":2}"))},
          both);
    calls("a new number for what goes on",
          {call("'index':0,'id':'x',", "'name':'say'," + arguments(R"({\'a\')")),
           call("'index':1,", arguments(":1}")),
           call("'index':2,'id':'y',", "'name':'note'," + arguments(R"({\'b\')")),
           call("'index':3,", arguments(":2}"))},
          both);
    calls("pieces that know only their id",
          {call("'id':'x',", "'name':'say'," + arguments(R"({\'a\')")),
           call("'id':'y',", "'name':'note'," + arguments(R"({\'b\')")), call("'id':'x',", arguments(":1}")),
           call("'id':'y',", arguments(":2}"))},
          both);
    calls("pieces that mix",
          {call("'index':0,'id':'x',", "'name':'say','arguments':''"),
           call("'index':1,'id':'y',", "'name':'note','arguments':''"),
           call("'index':1,", arguments(R"({\'b\':2})")), call("'index':0,", arguments(R"({\'a\':1})"))},
          both);
    calls("the name with each piece",
          {call("'index':0,'id':'x',", "'name':'say'," + arguments(R"({\'a\')")),
           call("'index':0,'id':'x',", "'name':'say'," + arguments(":1}"))},
          {both[0]});
    calls("arguments as an object",
          {call("'id':null,", "'name':'say','arguments':{'a':1}"),
           call("'id':null,", "'name':'note','arguments':{'b':2}")},
          both);
    calls("all of them again at the end",
          {call("'index':0,'id':'x',", "'name':'say'," + arguments(R"({\'a\')")),
           call("'index':0,", arguments(":1}")), call("'index':0,'id':'x',", say)},
          {both[0]});
    calls("nothing first, and then something",
          {call("'index':0,'id':'x',", "'name':'say','arguments':'{}'"),
           call("'index':0,", arguments(R"({\'a\':1})"))},
          {both[0]});
    calls("a token behind the name",
          {call("'id':'x',", "'name':'say<|channel|>commentary'," + arguments(R"({\'a\':1})"))}, {both[0]});
    calls("a beginning before the name",
          {call("'id':'x',", "'name':'functions.say:0'," + arguments(R"({\'a\':1})"))}, {both[0]});
    calls("the last bracket is missing", {call("'id':'x',", "'name':'say'," + arguments(R"({\'a\':1)"))},
          {both[0]});
    calls("a text that is cut stays cut", {call("'id':'x',", "'name':'say'," + arguments(R"({\'a\':\'wo)"))},
          {u"say {\"a\":\"wo"_s});
    calls("no arguments are the empty object", {call("'id':'x',", "'name':'say','arguments':null")},
          {u"say {}"_s});
    calls("the older form",
          {chunk("{'function_call':{'name':'say','arguments':''}}"),
           chunk(R"({'function_call':{'arguments':'{\'a\':1}'}})")},
          {both[0]});
    calls(
        "a whole message",
        {R"({'choices':[{'message':{'content':null,'tool_calls':[{'id':'x','function':{'name':'say','arguments':'{\'a\':1}'}},{'id':'y','function':{'name':'note','arguments':'{\'b\':2}'}}]}}]})"},
        both);
}

void TestOddStreams::callsInPiecesAreToldApart()
{
    QFETCH(QList<QByteArray>, events);
    QFETCH(QStringList, calls);

    for (const QByteArray reason : {"tool_calls", "stop", "function_call", "eos"}) {
        const QByteArray stream =
            sse(events + QList{chunk("{}", ",'finish_reason':'" + reason + "'"), kDone});
        QCOMPARE(heardOf(eventsOf(make<OpenAiChatStream>(), stream, stream.size() / 2)),
                 (Heard{{}, {}, calls, u"calls"_s}));
    }
}

void TestOddStreams::everyCallHasAnIdOfItsOwn()
{
    const QByteArray say = "'name':'say','arguments':'{}'";
    const QByteArray stream =
        sse({call("'index':0,'id':'',", say), call("'index':1,'id':'c',", say),
             call("'index':2,'id':'c',", say), call("'index':3,'id':'call_0',", say), kDone});

    QStringList ids;
    for (const StreamEvent &event : eventsOf(make<OpenAiChatStream>(), stream, 0)) {
        if (const auto *called = std::get_if<Called>(&event))
            ids.append(called->call.id.value());
    }
    QCOMPARE(ids.size(), 4);
    QCOMPARE(ids.removeDuplicates(), 0);
    QVERIFY(!ids.contains(QString()));
}

void TestOddStreams::aRefusalIsToldInItsWords_data()
{
    QTest::addColumn<Make>("decoder");
    QTest::addColumn<QByteArray>("stream");
    QTest::addColumn<QString>("words");

    QTest::newRow("in pieces") << make<OpenAiChatStream>()
                               << sse({chunk("{'refusal':'Not '}"), chunk("{'refusal':'this.'}"), kStop})
                               << u"Not this."_s;
    QTest::newRow("as a part") << make<OpenAiChatStream>()
                               << json("{'choices':[{'message':{'content':[{'type':'refusal','refusal':'Not "
                                       "this.'}]},'finish_reason':'stop'}]}")
                               << u"Not this."_s;
    QTest::newRow("a whole item") << make<OpenAiResponsesStream>()
                                  << sse({"{'type':'response.output_item.done','item':{'type':'message','"
                                          "content':[{'type':'refusal','refusal':'Not this.'}]}}",
                                          "{'type':'response.completed','response':{}}"})
                                  << u"Not this."_s;
    QTest::newRow("Gemini's filter")
        << make<GeminiStream>()
        << sse({"{'candidates':[{'finishReason':'SAFETY','finishMessage':'Not this.'}]}"})
        << u"SAFETY: Not this."_s;
    QTest::newRow("Anthropic") << make<AnthropicStream>()
                               << sse({"{'type':'message_delta','delta':{'stop_reason':'refusal','stop_"
                                       "details':{'explanation':'Not this.'}}}",
                                       "{'type':'message_stop'}"})
                               << u"Not this."_s;
}

void TestOddStreams::aRefusalIsToldInItsWords()
{
    QFETCH(Make, decoder);
    QFETCH(QByteArray, stream);
    QFETCH(QString, words);

    const QList<StreamEvent> events = eventsOf(decoder, stream, 0);

    QCOMPARE(events.last(), StreamEvent(Ended{FinishReason::Refused, words}));
}

void TestOddStreams::whoAnswersInsteadIsHeardInItsWords_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");
    QTest::addColumn<Advice>("advice");

    const auto told = [](const char *name, const QByteArray &body, const QString &words, Advice advice) {
        QTest::newRow(name) << body << words << advice;
    };
    told("a page", "\xEF\xBB\xBF\n<!doctype html>\n<title>Sign in</title>\ndata: {}\n\n", u"Sign in"_s,
         Advice::SeePage);
    told("a text", "no such backend\n", u"no such backend"_s, Advice::CheckAddress);
    told("an error of a text", json("{'error':'Unexpected endpoint or method.'}"),
         u"Unexpected endpoint or method."_s, Advice::CheckPath);
    told("a framework's refusal", json("{'detail':'Not Found'}"), u"Not Found"_s, Advice::CheckPath);
    told("JSON of somebody else", json("{'status':'ok','message':'hello from the printer'}"),
         u"hello from the printer"_s, Advice::CheckAddress);
    told("a model that is not loaded", json("{'error':'No models loaded. Please load a model.'}"),
         u"No models loaded. Please load a model."_s, Advice::LoadIt);
    told("an error in an event", sse({"{'error':{'message':'CUDA out of memory'}}"}), u"CUDA out of memory"_s,
         Advice::SmallerModel);
    told("an event that is called error", "event: error\ndata: still loading\n\n", u"still loading"_s,
         Advice::LetItLoad);
}

void TestOddStreams::whoAnswersInsteadIsHeardInItsWords()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, words);
    QFETCH(Advice, advice);

    for (const Make &decoder : {make<OpenAiChatStream>(), make<OpenAiResponsesStream>(),
                                make<AnthropicStream>(), make<GeminiStream>(), make<OllamaStream>()}) {
        for (const qsizetype cut : {qsizetype(0), qsizetype(1), body.size() / 2}) {
            const QList<StreamEvent> events = eventsOf(decoder, body, cut);
            const auto *broken = std::get_if<Broken>(&events.last());
            QVERIFY(broken);
            QCOMPARE(events.size(), 1);
            QCOMPARE(broken->fault.detail, words);
            QCOMPARE(broken->fault.advice, advice);
        }
    }
}

void TestOddStreams::countsMayBeTexts()
{
    const QList<StreamEvent> events = eventsOf(
        make<OpenAiChatStream>(),
        sse({kHe, "{'choices':[],'usage':{'prompt_tokens':'9','completion_tokens':null,'total_tokens':'x'}}",
             kDone}),
        0);

    QVERIFY(events.contains(StreamEvent(Usage{.input = 9, .output = {}, .cached = {}, .thinking = {}})));
}

SUITE_TEST(void, TestOddStreams)

} // namespace tst_odd_streams

#include "tst_odd_streams.moc"
