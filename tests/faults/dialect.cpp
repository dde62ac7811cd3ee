// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/faults/dialect.h"

#include "core/wire/json.h"

using namespace Qt::StringLiterals;

namespace studio::tests::faults {

namespace {

/// The text as a JSON string.
QByteArray quoted(const QString &text) { return wire::dump(wire::toJson(text)); }

StreamLine openAi(const QByteArray &delta, const QByteArray &finish = "null")
{
    return {{},
            R"({"id":"c","object":"chat.completion.chunk","choices":[{"index":0,"delta":)" + delta +
                R"(,"finish_reason":)" + finish + "}]}"};
}

StreamLine gemini(const QByteArray &part, const QByteArray &more = {})
{
    return {{}, R"({"candidates":[{"content":{"role":"model","parts":[)" + part + "]}" + more + "}]}"};
}

StreamLine ollama(const QByteArray &message, const QByteArray &more = R"("done":false)")
{
    return {{}, R"({"model":"m","message":{"role":"assistant",)" + message + "}," + more + "}"};
}

StreamLine anthropic(const QByteArray &name, const QByteArray &rest = {})
{
    return {name, R"({"type":")" + name + '"' + (rest.isEmpty() ? rest : ',' + rest) + "}"};
}

Recording emptyRecording(Dialect dialect, bool calls)
{
    Recording made{.dialect = dialect};
    switch (dialect) {
    case Dialect::OpenAi:
        made.begin = {openAi(R"({"role":"assistant","content":""})")};
        made.finish = {openAi("{}", calls ? R"("tool_calls")" : R"("stop")"),
                       {{}, R"({"choices":[],"usage":{"prompt_tokens":9,"completion_tokens":4}})"}};
        made.done = {{{}, "[DONE]"}};
        break;
    case Dialect::Anthropic:
        made.begin = {
            anthropic("message_start", R"("message":{"usage":{"input_tokens":9,"output_tokens":1}})"),
            anthropic(
                "content_block_start",
                calls ? R"("index":0,"content_block":{"type":"tool_use","id":"c1","name":"NAME","input":{}})"
                      : R"("index":0,"content_block":{"type":"text","text":""})")};
        made.finish = {anthropic("content_block_stop", R"("index":0)"),
                       anthropic("message_delta", R"("delta":{"stop_reason":")" +
                                                      QByteArray(calls ? "tool_use" : "end_turn") +
                                                      R"("},"usage":{"output_tokens":4})")};
        made.done = {anthropic("message_stop")};
        break;
    case Dialect::Gemini: made.finish = {gemini({}, R"(,"finishReason":"STOP")")}; break;
    case Dialect::Ollama:
        made.finish = {ollama(R"("content":"")",
                              R"("done":true,"done_reason":"stop","prompt_eval_count":9,"eval_count":4)")};
        break;
    }
    return made;
}

} // namespace

QString nameOf(Dialect dialect)
{
    switch (dialect) {
    case Dialect::OpenAi: return u"openai"_s;
    case Dialect::Anthropic: return u"anthropic"_s;
    case Dialect::Gemini: return u"gemini"_s;
    case Dialect::Ollama: return u"ollama"_s;
    }
    return {};
}

model::ProviderKind kindOf(Dialect dialect)
{
    switch (dialect) {
    case Dialect::OpenAi: return model::ProviderKind::OpenAi;
    case Dialect::Anthropic: return model::ProviderKind::Anthropic;
    case Dialect::Gemini: return model::ProviderKind::Gemini;
    case Dialect::Ollama: return model::ProviderKind::Ollama;
    }
    return model::ProviderKind::Compatible;
}

StreamLine rawPiece(Dialect dialect, const QByteArray &json)
{
    switch (dialect) {
    case Dialect::OpenAi: return openAi(R"({"content":)" + json + "}");
    case Dialect::Anthropic:
        return anthropic("content_block_delta",
                         R"("index":0,"delta":{"type":"text_delta","text":)" + json + "}");
    case Dialect::Gemini: return gemini(R"({"text":)" + json + "}");
    case Dialect::Ollama: return ollama(R"("content":)" + json);
    }
    return {};
}

StreamLine piece(Dialect dialect, const QString &text) { return rawPiece(dialect, quoted(text)); }

Recording saying(Dialect dialect, const QStringList &pieces)
{
    Recording made = emptyRecording(dialect, false);
    for (const QString &text : pieces)
        made.content.append(piece(dialect, text));
    return made;
}

Recording calling(Dialect dialect, const QString &tool, const QList<QByteArray> &arguments)
{
    Recording made = emptyRecording(dialect, true);
    const QByteArray name = tool.toUtf8();
    switch (dialect) {
    case Dialect::OpenAi:
        made.content = {
            openAi(R"({"tool_calls":[{"index":0,"id":"c1","type":"function","function":{"name":")" + name +
                   R"(","arguments":""}}]})")};
        for (const QByteArray &part : arguments)
            made.content.append(openAi(R"({"tool_calls":[{"index":0,"function":{"arguments":)" +
                                       quoted(QString::fromUtf8(part)) + "}}]}"));
        break;
    case Dialect::Anthropic:
        made.begin.last().data.replace("NAME", name);
        for (const QByteArray &part : arguments)
            made.content.append(anthropic("content_block_delta",
                                          R"("index":0,"delta":{"type":"input_json_delta","partial_json":)" +
                                              quoted(QString::fromUtf8(part)) + "}"));
        break;
    case Dialect::Gemini:
        made.content = {
            gemini(R"({"functionCall":{"name":")" + name + R"(","args":)" + arguments.join() + "}}")};
        break;
    case Dialect::Ollama:
        made.content = {ollama(R"("content":"","tool_calls":[{"function":{"name":")" + name +
                               R"(","arguments":)" + arguments.join() + "}}]")};
        break;
    }
    return made;
}

QByteArray framed(Dialect dialect, const QList<StreamLine> &lines, const QByteArray &lineEnd)
{
    QByteArray wire;
    for (const StreamLine &line : lines) {
        if (dialect == Dialect::Ollama) {
            wire += line.data + lineEnd;
            continue;
        }
        if (!line.name.isEmpty())
            wire += "event: " + line.name + lineEnd;
        wire += "data: " + line.data + lineEnd + lineEnd;
    }
    return wire;
}

// Only votes speak of importance, and only the results of a call of a call.
RequestKind kindOfRequest(const QByteArray &body)
{
    for (const QByteArray &result : {QByteArray(R"("role":"tool")"), QByteArray(R"("type":"tool_result")"),
                                     QByteArray(R"("functionResponse")")}) {
        if (body.contains(result))
            return RequestKind::AfterCall;
    }
    return body.contains("importance") ? RequestKind::Vote : RequestKind::Speech;
}

QByteArray errorBody(Dialect dialect, int status, const QByteArray &type, const QByteArray &message)
{
    switch (dialect) {
    case Dialect::OpenAi: return R"({"error":{"message":")" + message + R"(","type":")" + type + R"("}})";
    case Dialect::Anthropic:
        return R"({"type":"error","error":{"type":")" + type + R"(","message":")" + message + R"("}})";
    case Dialect::Gemini:
        return R"({"error":{"code":)" + QByteArray::number(status) + R"(,"message":")" + message +
               R"(","status":")" + type.toUpper() + R"("}})";
    case Dialect::Ollama: return R"({"error":")" + message + R"("})";
    }
    return {};
}

StreamLine overloaded(Dialect dialect)
{
    switch (dialect) {
    case Dialect::OpenAi:
        return {{}, R"({"error":{"message":"Overloaded","type":"server_error","code":503}})"};
    case Dialect::Anthropic:
        return {"error", R"({"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}})"};
    case Dialect::Gemini:
        return {{}, R"({"error":{"code":503,"message":"Overloaded","status":"UNAVAILABLE"}})"};
    case Dialect::Ollama: return {{}, R"({"error":"Overloaded"})"};
    }
    return {};
}

} // namespace studio::tests::faults
