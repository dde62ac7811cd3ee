// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/habits.h"
#include "core/llm/codec/requests.h"
#include "core/wire/json.h"
#include "tests/support/suite.h"

#include <QTest>

#include <functional>

namespace tst_requests {

using namespace Qt::StringLiterals;
using namespace studio::llm;
using namespace studio::llm::codec;
using studio::base::CallId;
using studio::wire::Json;

namespace {

using Body = std::function<QByteArray(const ModelRequest &, const CallOptions &)>;

const Body kChat = [](const ModelRequest &request, const CallOptions &options) {
    return openAiChatBody(request, options, ChatFlavour::OpenAi);
};
const Body kCompatible = [](const ModelRequest &request, const CallOptions &options) {
    return openAiChatBody(request, options, ChatFlavour::Compatible);
};

ModelRequest talk()
{
    ModelRequest request;
    request.messages = {{ChatText::Role::System, u"Be brief."_s, {}},
                        {ChatText::Role::User, u"こんにちは"_s, {}},
                        {ChatText::Role::Assistant, u"Hi."_s, {}},
                        {ChatText::Role::User, u"What is this?"_s, {{u"image/png"_s, "PNG"}}}};
    return request;
}

ModelRequest afterACall(const QByteArray &kept)
{
    ModelRequest request;
    request.messages = {{ChatText::Role::User, u"Go on."_s, {}}};
    request.tools = {{u"say"_s, u"Says it."_s, {R"({"type":"object"})"}}};
    ToolExchange exchange{{CallId(u"c1"_s), u"say"_s, {R"({"a":1})"}}, {R"({"ok":true})"}, false};
    request.steps = {{u"Well."_s, {exchange}, {}}};
    if (!kept.isEmpty())
        request.steps.first().kept = {{kept}};
    return request;
}

/// Two tools at once; the second returned a picture.
ModelRequest afterALook()
{
    ModelRequest request = afterACall({});
    ToolExchange look{{CallId(u"c2"_s), u"look"_s, {"{}"}}, {R"({"seen":true})"}, false};
    look.pictures = {{u"image/jpeg"_s, "JPG"}};
    request.steps.first().calls.append(look);
    return request;
}

/// A question with a picture of the user's.
ModelRequest withAPicture()
{
    ModelRequest request;
    request.messages = {{ChatText::Role::User, u"Look."_s, {{u"image/jpeg"_s, "JPG"}}}};
    return request;
}

CallOptions everything()
{
    CallOptions options;
    options.model = u"m"_s;
    options.temperature = 0.5;
    options.topP = 0.9;
    options.maxTokens = 100;
    options.seed = 7;
    options.stop = QStringList{u"END"_s};
    options.effort = Effort::Low;
    return options;
}

CallOptions thinking(const QString &model, Effort effort)
{
    CallOptions options = everything();
    options.model = model;
    options.effort = effort;
    return options;
}

CallOptions bound(AnswerForm form)
{
    CallOptions options;
    options.model = u"m"_s;
    options.form = form;
    options.schema = {R"({"type":"object","additionalProperties":false})"};
    options.schemaName = u"vote"_s;
    return options;
}

Json parsed(const QByteArray &text)
{
    const auto json = studio::wire::parse(text);
    return json ? *json : Json("not JSON");
}

/// The parts of the body that the test is about; an expected null means that the part is missing.
Json only(const QByteArray &body, const QByteArray &expected)
{
    const Json whole = parsed(body);
    const Json wanted = parsed(expected);
    Json part = Json::object();
    for (const auto &[key, value] : wanted.items())
        part[key] = whole.contains(key) ? whole[key] : (value.is_null() ? Json() : Json("missing"));
    return part;
}

} // namespace

class TestRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBodyIsWhatTheProviderWants_data();
    void aBodyIsWhatTheProviderWants();
    void aFormThatIsNotAskedForIsNotThere();
    void argumentsThatAreNoObjectDoNotBreakTheRequest();
    void whatComesAgainIsMarkedForTheCache_data();
    void whatComesAgainIsMarkedForTheCache();
    void aSystemTextInTheTalkStaysThere();
    void whatAUserSaysInPiecesIsOneTurn();
    void anEmptyTextIsLeftOut();
    void whatAToolGaveIsMarkedForTheCacheToo();
    void theRoomThatATalkNeedsIsReckonedFromItsBytes();
    void ollamaIsToldWhatToHold();
};

void TestRequests::aBodyIsWhatTheProviderWants_data()
{
    QTest::addColumn<Body>("body");
    QTest::addColumn<ModelRequest>("request");
    QTest::addColumn<CallOptions>("options");
    QTest::addColumn<QByteArray>("expected");

    const CallOptions plain{.model = u"m"_s};
    const auto row = [](const char *name, const Body &body, const ModelRequest &request,
                        const CallOptions &options, const QByteArray &expected) {
        QTest::newRow(name) << body << request << options << expected;
    };

    row("chat, messages", kChat, talk(), plain,
        R"({"model":"m","stream":true,"stream_options":{"include_usage":true},"messages":[
        {"role":"system","content":"Be brief."},{"role":"user","content":"こんにちは"},{"role":"assistant","content":"Hi."},
        {"role":"user","content":[{"type":"text","text":"What is this?"},{"type":"image_url","image_url":{"url":"data:image/png;base64,UE5H"}}]}]})");
    row("chat, a step", kChat, afterACall({}), plain, R"({"messages":[{"role":"user","content":"Go on."},
        {"role":"assistant","content":"Well.","tool_calls":[{"id":"c1","type":"function","function":{"name":"say","arguments":"{\"a\":1}"}}]},
        {"role":"tool","tool_call_id":"c1","content":"{\"ok\":true}"}],
        "tools":[{"type":"function","function":{"name":"say","description":"Says it.","parameters":{"type":"object"}}}]})");
    row("chat, a picture that a tool gave", kChat, afterALook(), plain,
        R"({"messages":[{"role":"user","content":"Go on."},
        {"role":"assistant","content":"Well.","tool_calls":[{"id":"c1","type":"function","function":{"name":"say","arguments":"{\"a\":1}"}},
        {"id":"c2","type":"function","function":{"name":"look","arguments":"{}"}}]},
        {"role":"tool","tool_call_id":"c1","content":"{\"ok\":true}"},{"role":"tool","tool_call_id":"c2","content":"{\"seen\":true}"},
        {"role":"user","content":[{"type":"text","text":"This is what look gave:"},
        {"type":"image_url","image_url":{"url":"data:image/jpeg;base64,SlBH"}}]}]})");
    row("responses, a picture that a tool gave", openAiResponsesBody, afterALook(), plain,
        R"({"input":[{"role":"user","content":[{"type":"input_text","text":"Go on."}]},
        {"role":"assistant","content":[{"type":"output_text","text":"Well."}]},
        {"type":"function_call","call_id":"c1","name":"say","arguments":"{\"a\":1}"},
        {"type":"function_call","call_id":"c2","name":"look","arguments":"{}"},
        {"type":"function_call_output","call_id":"c1","output":"{\"ok\":true}"},
        {"type":"function_call_output","call_id":"c2","output":"{\"seen\":true}"},
        {"role":"user","content":[{"type":"input_text","text":"This is what look gave:"},
        {"type":"input_image","image_url":"data:image/jpeg;base64,SlBH"}]}]})");
    row("anthropic, a picture that a tool gave", anthropicBody, afterALook(), plain,
        R"({"messages":[{"role":"user","content":[{"type":"text","text":"Go on."}]},
        {"role":"assistant","content":[{"type":"text","text":"Well."},{"type":"tool_use","id":"c1","name":"say","input":{"a":1}},
        {"type":"tool_use","id":"c2","name":"look","input":{}}]},
        {"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"{\"ok\":true}"},
        {"type":"tool_result","tool_use_id":"c2","content":[{"type":"text","text":"{\"seen\":true}"},
        {"type":"image","source":{"type":"base64","media_type":"image/jpeg","data":"SlBH"}}],
        "cache_control":{"type":"ephemeral"}}]}]})");
    row("gemini, a picture that a tool gave", geminiBody, afterALook(), plain,
        R"({"contents":[{"role":"user","parts":[{"text":"Go on."}]},
        {"role":"model","parts":[{"text":"Well."},{"functionCall":{"name":"say","args":{"a":1}}},{"functionCall":{"name":"look","args":{}}}]},
        {"role":"user","parts":[{"functionResponse":{"name":"say","response":{"ok":true}}},
        {"functionResponse":{"name":"look","response":{"seen":true}}}]},
        {"role":"user","parts":[{"text":"This is what look gave:"},{"inlineData":{"mimeType":"image/jpeg","data":"SlBH"}}]}]})");
    row("ollama, a picture that a tool gave", ollamaBody, afterALook(), plain,
        R"({"messages":[{"role":"user","content":"Go on."},
        {"role":"assistant","content":"Well.","tool_calls":[{"function":{"name":"say","arguments":{"a":1}}},
        {"function":{"name":"look","arguments":{}}}]},
        {"role":"tool","tool_name":"say","content":"{\"ok\":true}"},{"role":"tool","tool_name":"look","content":"{\"seen\":true}"},
        {"role":"user","content":"This is what look gave:","images":["SlBH"]}]})");
    row("chat, a picture of the user's", kCompatible, withAPicture(), plain,
        R"({"messages":[{"role":"user","content":[{"type":"text","text":"Look."},
        {"type":"image_url","image_url":{"url":"data:image/jpeg;base64,SlBH"}}]}]})");
    row("responses, a picture of the user's", openAiResponsesBody, withAPicture(), plain,
        R"({"input":[{"role":"user","content":[{"type":"input_text","text":"Look."},
        {"type":"input_image","image_url":"data:image/jpeg;base64,SlBH"}]}]})");
    row("anthropic, a picture of the user's", anthropicBody, withAPicture(), plain,
        R"({"messages":[{"role":"user","content":[
        {"type":"image","source":{"type":"base64","media_type":"image/jpeg","data":"SlBH"}},
        {"type":"text","text":"Look."}]}]})");
    row("gemini, a picture of the user's", geminiBody, withAPicture(), plain,
        R"({"contents":[{"role":"user","parts":[{"text":"Look."},
        {"inlineData":{"mimeType":"image/jpeg","data":"SlBH"}}]}]})");
    row("ollama, a picture of the user's", ollamaBody, withAPicture(), plain,
        R"({"messages":[{"role":"user","content":"Look.","images":["SlBH"]}]})");
    row("chat, thoughts go back with the results", kCompatible, afterACall(R"({"reasoning_content":"Hm."})"),
        plain,
        R"({"messages":[{"role":"user","content":"Go on."},
        {"role":"assistant","content":"Well.","reasoning_content":"Hm.","tool_calls":[{"id":"c1","type":"function","function":{"name":"say","arguments":"{\"a\":1}"}}]},
        {"role":"tool","tool_call_id":"c1","content":"{\"ok\":true}"}]})");
    row("chat, options", kChat, talk(), everything(),
        R"({"temperature":0.5,"top_p":0.9,"max_completion_tokens":100,"seed":7,"stop":["END"],"reasoning_effort":"low"})");
    row("compatible, the older name of the limit", kCompatible, talk(), everything(),
        R"({"max_tokens":100})");
    row("chat, schema", kChat, talk(), bound(AnswerForm::Schema),
        R"({"response_format":{"type":"json_schema","json_schema":{"name":"vote","schema":{"type":"object","additionalProperties":false},"strict":true}}})");
    row("chat, forced tool", kChat, talk(), bound(AnswerForm::ForcedTool),
        R"({"tool_choice":{"type":"function","function":{"name":"vote"}},
        "tools":[{"type":"function","function":{"name":"vote","description":"Gives the answer.","parameters":{"type":"object","additionalProperties":false}}}]})");
    row("chat, JSON", kChat, talk(), bound(AnswerForm::JsonObject),
        R"({"response_format":{"type":"json_object"}})");

    row("responses, messages", openAiResponsesBody, talk(), plain,
        R"({"model":"m","stream":true,"store":false,"include":["reasoning.encrypted_content"],"input":[
        {"role":"system","content":[{"type":"input_text","text":"Be brief."}]},{"role":"user","content":[{"type":"input_text","text":"こんにちは"}]},
        {"role":"assistant","content":[{"type":"output_text","text":"Hi."}]},
        {"role":"user","content":[{"type":"input_text","text":"What is this?"},{"type":"input_image","image_url":"data:image/png;base64,UE5H"}]}]})");
    row("responses, a step", openAiResponsesBody, afterACall(R"({"type":"reasoning","id":"rs"})"), plain,
        R"({"input":[
        {"role":"user","content":[{"type":"input_text","text":"Go on."}]},{"type":"reasoning","id":"rs"},
        {"role":"assistant","content":[{"type":"output_text","text":"Well."}]},
        {"type":"function_call","call_id":"c1","name":"say","arguments":"{\"a\":1}"},
        {"type":"function_call_output","call_id":"c1","output":"{\"ok\":true}"}],
        "tools":[{"type":"function","name":"say","description":"Says it.","parameters":{"type":"object"},"strict":false}]})");
    row("responses, options", openAiResponsesBody, talk(), everything(),
        R"({"temperature":0.5,"top_p":0.9,"max_output_tokens":100,"reasoning":{"effort":"low","summary":"auto"}})");
    CallOptions thoughtless = plain;
    thoughtless.neverThinks = true;
    row("responses, a model that never thinks", openAiResponsesBody, talk(), thoughtless,
        R"({"include":null})");
    row("responses, schema", openAiResponsesBody, talk(), bound(AnswerForm::Schema),
        R"({"text":{"format":{"type":"json_schema","name":"vote","schema":{"type":"object","additionalProperties":false},"strict":true}}})");
    row("responses, forced tool", openAiResponsesBody, talk(), bound(AnswerForm::ForcedTool),
        R"({"tool_choice":{"type":"function","name":"vote"}})");

    row("Anthropic, messages", anthropicBody, talk(), plain, R"({"model":"m","max_tokens":4096,"stream":true,
        "system":[{"type":"text","text":"Be brief.","cache_control":{"type":"ephemeral"}}],"messages":[
        {"role":"user","content":[{"type":"text","text":"こんにちは"}]},{"role":"assistant","content":[{"type":"text","text":"Hi."}]},
        {"role":"user","content":[{"type":"image","source":{"type":"base64","media_type":"image/png","data":"UE5H"}},{"type":"text","text":"What is this?"}]}]})");
    row("Anthropic, a step", anthropicBody,
        afterACall(R"({"type":"thinking","thinking":"Hm.","signature":"s"})"), plain, R"({"messages":[
        {"role":"user","content":[{"type":"text","text":"Go on."}]},
        {"role":"assistant","content":[{"type":"thinking","thinking":"Hm.","signature":"s"},{"type":"text","text":"Well."},{"type":"tool_use","id":"c1","name":"say","input":{"a":1}}]},
        {"role":"user","content":[{"type":"tool_result","tool_use_id":"c1","content":"{\"ok\":true}","cache_control":{"type":"ephemeral"}}]}],
        "tools":[{"name":"say","description":"Says it.","input_schema":{"type":"object"}}]})");
    row("Anthropic, options", anthropicBody, talk(), everything(),
        R"({"max_tokens":100,"temperature":null,"top_p":null,"stop_sequences":["END"],"thinking":{"type":"adaptive"},"output_config":{"effort":"low"}})");
    row("Anthropic, one of the two samplings", anthropicBody, talk(), thinking(u"m"_s, Effort::Off),
        R"({"temperature":0.5,"top_p":null,"thinking":{"type":"disabled"}})");
    row("Anthropic, an older model thinks by budget", anthropicBody, talk(),
        thinking(u"claude-sonnet-4-5-20250929"_s, Effort::Medium),
        R"({"max_tokens":4196,"temperature":null,"thinking":{"type":"enabled","budget_tokens":4096},"output_config":null})");
    CallOptions forced = bound(AnswerForm::ForcedTool);
    forced.model = u"claude-haiku-4-5"_s;
    forced.effort = Effort::High;
    row("Anthropic, a forced tool before thoughts", anthropicBody, talk(), forced,
        R"({"thinking":{"type":"disabled"},"tool_choice":{"type":"tool","name":"vote"}})");
    row("Anthropic, schema", anthropicBody, talk(), bound(AnswerForm::Schema),
        R"({"output_config":{"format":{"type":"json_schema","schema":{"type":"object","additionalProperties":false}}}})");
    row("Anthropic, forced tool", anthropicBody, talk(), bound(AnswerForm::ForcedTool),
        R"({"tool_choice":{"type":"tool","name":"vote"},
        "tools":[{"name":"vote","description":"Gives the answer.","input_schema":{"type":"object","additionalProperties":false}}]})");

    row("Gemini, messages", geminiBody, talk(), plain,
        R"({"systemInstruction":{"parts":[{"text":"Be brief."}]},"contents":[
        {"role":"user","parts":[{"text":"こんにちは"}]},{"role":"model","parts":[{"text":"Hi."}]},
        {"role":"user","parts":[{"text":"What is this?"},{"inlineData":{"mimeType":"image/png","data":"UE5H"}}]}]})");
    row("Gemini, a step with its signature", geminiBody,
        afterACall(R"({"functionCall":{"name":"say","args":{"a":1}},"thoughtSignature":"s"})"), plain,
        R"({"contents":[
        {"role":"user","parts":[{"text":"Go on."}]},
        {"role":"model","parts":[{"text":"Well."},{"functionCall":{"name":"say","args":{"a":1}},"thoughtSignature":"s"}]},
        {"role":"user","parts":[{"functionResponse":{"name":"say","response":{"ok":true}}}]}],
        "tools":[{"functionDeclarations":[{"name":"say","description":"Says it.","parametersJsonSchema":{"type":"object"}}]}]})");
    row("Gemini, a step with an id", geminiBody,
        afterACall(R"({"functionCall":{"id":"f1","name":"say","args":{"a":1}},"thoughtSignature":"s"})"),
        plain,
        R"({"contents":[
        {"role":"user","parts":[{"text":"Go on."}]},
        {"role":"model","parts":[{"text":"Well."},{"functionCall":{"id":"f1","name":"say","args":{"a":1}},"thoughtSignature":"s"}]},
        {"role":"user","parts":[{"functionResponse":{"name":"say","response":{"ok":true},"id":"f1"}}]}]})");
    row("Gemini, a step without one", geminiBody, afterACall({}), plain,
        R"({"contents":[{"role":"user","parts":[{"text":"Go on."}]},
        {"role":"model","parts":[{"text":"Well."},{"functionCall":{"name":"say","args":{"a":1}}}]},
        {"role":"user","parts":[{"functionResponse":{"name":"say","response":{"ok":true}}}]}]})");
    row("Gemini, options", geminiBody, talk(), everything(),
        R"({"generationConfig":{"temperature":0.5,"topP":0.9,"maxOutputTokens":100,"seed":7,"stopSequences":["END"],"thinkingConfig":{"includeThoughts":true,"thinkingLevel":"low"}}})");
    row("Gemini, an older model thinks by budget", geminiBody, talk(),
        thinking(u"gemini-2.5-flash"_s, Effort::Low),
        R"({"generationConfig":{"temperature":0.5,"topP":0.9,"maxOutputTokens":100,"seed":7,"stopSequences":["END"],"thinkingConfig":{"includeThoughts":true,"thinkingBudget":1024}}})");
    row("Gemini, as little thought as it can", geminiBody, talk(), thinking(u"gemini-3-pro"_s, Effort::Off),
        R"({"generationConfig":{"temperature":0.5,"topP":0.9,"maxOutputTokens":100,"seed":7,"stopSequences":["END"],"thinkingConfig":{"includeThoughts":false,"thinkingLevel":"low"}}})");
    row("Gemini, schema", geminiBody, talk(), bound(AnswerForm::Schema),
        R"({"generationConfig":{"responseMimeType":"application/json","responseJsonSchema":{"type":"object","additionalProperties":false}}})");
    row("Gemini, forced tool", geminiBody, talk(), bound(AnswerForm::ForcedTool),
        R"({"toolConfig":{"functionCallingConfig":{"mode":"ANY","allowedFunctionNames":["vote"]}}})");

    row("Ollama, messages", ollamaBody, talk(), plain, R"({"model":"m","stream":true,"messages":[
        {"role":"system","content":"Be brief."},{"role":"user","content":"こんにちは"},{"role":"assistant","content":"Hi."},
        {"role":"user","content":"What is this?","images":["UE5H"]}]})");
    row("Ollama, a step", ollamaBody, afterACall({}), plain,
        R"({"messages":[{"role":"user","content":"Go on."},
        {"role":"assistant","content":"Well.","tool_calls":[{"function":{"name":"say","arguments":{"a":1}}}]},
        {"role":"tool","tool_name":"say","content":"{\"ok\":true}"}]})");
    row("Ollama, options", ollamaBody, talk(), everything(),
        R"({"think":true,"options":{"temperature":0.5,"top_p":0.9,"num_predict":100,"seed":7,"stop":["END"]}})");
    row("Ollama, a model that knows how much", ollamaBody, talk(), thinking(u"gpt-oss:20b"_s, Effort::High),
        R"({"think":"high"})");
    row("Ollama, no thoughts", ollamaBody, talk(), thinking(u"qwen3"_s, Effort::Off), R"({"think":false})");
    row("Ollama, schema", ollamaBody, talk(), bound(AnswerForm::Schema),
        R"({"format":{"type":"object","additionalProperties":false}})");
    row("Ollama, JSON", ollamaBody, talk(), bound(AnswerForm::JsonObject), R"({"format":"json"})");
}

void TestRequests::aBodyIsWhatTheProviderWants()
{
    QFETCH(Body, body);
    QFETCH(ModelRequest, request);
    QFETCH(CallOptions, options);
    QFETCH(QByteArray, expected);

    const QByteArray made = body(request, options);

    QCOMPARE(studio::wire::dump(only(made, expected)), studio::wire::dump(parsed(expected)));
}

void TestRequests::aFormThatIsNotAskedForIsNotThere()
{
    for (const Body &body :
         {kChat, Body(openAiResponsesBody), Body(anthropicBody), Body(geminiBody), Body(ollamaBody)}) {
        const Json made = parsed(body(talk(), {.model = u"m"_s}));

        for (const char *key :
             {"response_format", "text", "tool_choice", "tools", "output_config", "thinking", "toolConfig",
              "generationConfig", "format", "options", "temperature", "seed"})
            QVERIFY2(!made.contains(key), key);
    }
}

// A model may write anything as arguments; if an object is required, an object is sent.
void TestRequests::argumentsThatAreNoObjectDoNotBreakTheRequest()
{
    for (const QByteArray &arguments : {"[1]"_ba, "7"_ba, "{oh"_ba, ""_ba}) {
        ModelRequest request = afterACall({});
        request.steps.first().calls.first().call.arguments = {arguments};
        const CallOptions options{.model = u"m"_s};

        const Json anthropic = parsed(anthropicBody(request, options));
        const Json gemini = parsed(geminiBody(request, options));
        const Json ollama = parsed(ollamaBody(request, options));

        QVERIFY(anthropic["messages"][1]["content"][1]["input"].is_object());
        QVERIFY(gemini["contents"][1]["parts"][1]["functionCall"]["args"].is_object());
        QVERIFY(ollama["messages"][1]["tool_calls"][0]["function"]["arguments"].is_object());
    }
}

namespace {

/// A talk in letters: S, U and A for a text of the system, the user and the model; `*` marks the text before
/// it.
ModelRequest talkLike(const QByteArray &letters)
{
    ModelRequest request;
    for (const char letter : letters) {
        if (letter == '*') {
            request.messages.last().cacheUpTo = true;
            continue;
        }
        const auto role = letter == 'S'   ? ChatText::Role::System
                          : letter == 'U' ? ChatText::Role::User
                                          : ChatText::Role::Assistant;
        request.messages.append({role, QString(QLatin1Char(letter)), {}});
    }
    return request;
}

/// The same letters for what is sent to Anthropic.
QByteArray sentLike(const ModelRequest &request)
{
    const Json body = parsed(anthropicBody(request, {.model = u"m"_s}));
    QByteArray letters;
    const auto add = [&letters](const Json &block) {
        letters += QByteArray::fromStdString(block["text"].get<std::string>());
        if (block.contains("cache_control"))
            letters += '*';
    };
    for (const Json &block : body.value("system", Json::array()))
        add(block);
    for (const Json &message : body["messages"]) {
        for (const Json &block : message["content"])
            add(block);
    }
    return letters;
}

} // namespace

void TestRequests::whatComesAgainIsMarkedForTheCache_data()
{
    QTest::addColumn<QByteArray>("talk");
    QTest::addColumn<QByteArray>("sent");

    const auto row = [](const char *talk, const char *sent) {
        QTest::newRow(talk) << QByteArray(talk) << QByteArray(sent);
    };
    row("SU", "S*U");
    row("SSU", "SS*U");
    row("S*SU", "S*SU");
    row("S*UAU*AU", "S*UAU*AU");
    row("SUAU*AU", "S*UAU*AU");
    row("S*U*A*U*", "S*U*A*U*");
    row("S*U*A*U*A*U*", "S*UAU*A*U*");
    row("UA*U", "UA*U");
    row("U", "U");
}

void TestRequests::whatComesAgainIsMarkedForTheCache()
{
    QFETCH(QByteArray, talk);
    QFETCH(QByteArray, sent);

    QCOMPARE(sentLike(talkLike(talk)), sent);
}

// Text for one companion alone comes last, so that it does not displace the shared beginning.
void TestRequests::aSystemTextInTheTalkStaysThere()
{
    const ModelRequest request = talkLike("SUS");
    const CallOptions options{.model = u"m"_s};

    const Json anthropic = parsed(anthropicBody(request, options));
    const Json gemini = parsed(geminiBody(request, options));

    QCOMPARE(anthropic["system"].size(), 1U);
    QCOMPARE(anthropic["messages"].size(), 1U); // both are the user's
    QCOMPARE(anthropic["messages"][0]["content"].size(), 2U);
    QCOMPARE(gemini["systemInstruction"]["parts"].size(), 1U);
    QCOMPARE(gemini["contents"].size(), 2U);
    QVERIFY(gemini["contents"][1]["role"] == "user");
}

// The next step of the same turn begins with all of it.
void TestRequests::whatAToolGaveIsMarkedForTheCacheToo()
{
    const Json body = parsed(anthropicBody(afterACall({}), {.model = u"m"_s}));

    QVERIFY(body["messages"][2]["content"][0].contains("cache_control"));
    QVERIFY(!body["messages"][0]["content"][0].contains("cache_control"));
}

// If it is too small, Ollama silently cuts off the beginning.
void TestRequests::theRoomThatATalkNeedsIsReckonedFromItsBytes()
{
    ModelRequest request;
    request.messages = {
        {ChatText::Role::User, QString(60'000, u'a'), {{u"image/png"_s, QByteArray(900'000, 'p')}}}};

    const int needed = roomNeeded(request, {.model = u"m"_s, .maxTokens = 500});

    QCOMPARE(needed, 20'000 + 1024 + 500);
}

void TestRequests::ollamaIsToldWhatToHold()
{
    const Json open = parsed(ollamaBody(talk(), {.model = u"m"_s}));
    const Json told = parsed(ollamaBody(talk(), {.model = u"m"_s, .room = 16'384}));

    QVERIFY(!open.contains("options"));
    QCOMPARE(told["options"]["num_ctx"].get<int>(), 16'384);
    QVERIFY(told["keep_alive"] == "30m");
}

void TestRequests::anEmptyTextIsLeftOut()
{
    ModelRequest request = talkLike("UA");
    request.messages.first().text.clear();

    const Json anthropic = parsed(anthropicBody(request, {.model = u"m"_s}));

    QCOMPARE(anthropic["messages"].size(), 1U);
    QVERIFY(anthropic["messages"][0]["role"] == "assistant");
}

void TestRequests::whatAUserSaysInPiecesIsOneTurn()
{
    ModelRequest request;
    request.messages = {{ChatText::Role::System, u"Be brief."_s},
                        {ChatText::Role::User, u"Long ago."_s, {}, true},
                        {ChatText::Role::User, u"Lately."_s},
                        {ChatText::Role::Assistant, u"Hm."_s},
                        {ChatText::Role::User, u"Well?"_s}};

    for (const Body &body : {kChat, kCompatible, Body(ollamaBody)}) {
        const Json messages = parsed(body(request, {.model = u"m"_s}))["messages"];

        QCOMPARE(messages.size(), 4U);
        QVERIFY(messages[1]["content"] == "Long ago.\n\nLately.");
        QVERIFY(messages[3]["content"] == "Well?");
    }
}

SUITE_TEST(void, TestRequests)

} // namespace tst_requests

#include "tst_requests.moc"
