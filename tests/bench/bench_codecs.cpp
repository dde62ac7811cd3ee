// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/sse.h"
#include "core/llm/http/endpoint.h"
#include "tests/bench/measure.h"

#include <QString>

#include <cstring>

// How fast the bytes of a model's answer become events, on one core: for the text that providers wrap each
// few letters in. The lines `codec.*` are whole decoders, JSON and all, fed as the network gives it.

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::llm;
using model::ProviderKind;

namespace {

constexpr int kDeltas = 20'000;
constexpr qsizetype kPiece = 16 * 1024; // what QNetworkReply gives at once
constexpr int kRuns = 9;

struct Dialect
{
    QByteArray name;
    ProviderKind kind;
    QByteArray begin;
    QByteArray delta; ///< with % where the text is
    QByteArray end;
};

QList<Dialect> dialects()
{
    return {
        {"openai-chat",
         ProviderKind::OpenAi,
         {},
         R"(data: {"id":"chatcmpl-Bo3Yd0Y0rSm1","object":"chat.completion.chunk","created":1795336352,)"
         R"("model":"gpt-5-2026-08-06","service_tier":"default","system_fingerprint":"fp_b70a","choices":[{"index":0,)"
         R"("delta":{"content":"%"},"logprobs":null,"finish_reason":null}]})"
         "\n\n",
         R"(data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]})"
         "\n\ndata: [DONE]\n\n"},
        {"openai-responses",
         ProviderKind::OpenAiResponses,
         {},
         "event: response.output_text.delta\n"
         R"(data: {"type":"response.output_text.delta","sequence_number":41,"item_id":"msg_68b0c1e0",)"
         R"("output_index":1,"content_index":0,"delta":"%","logprobs":[],"obfuscation":"Gq7tBz"})"
         "\n\n",
         "event: response.completed\n"
         R"(data: {"type":"response.completed","response":{"status":"completed","output":[]}})"
         "\n\n"},
        {"anthropic", ProviderKind::Anthropic,
         R"(data: {"type":"message_start","message":{"usage":{"input_tokens":9,"output_tokens":1}}})"
         "\n\n"
         R"(data: {"type":"content_block_start","index":0,"content_block":{"type":"text","text":""}})"
         "\n\n",
         "event: content_block_delta\n"
         R"(data: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"%"}})"
         "\n\n",
         R"(data: {"type":"content_block_stop","index":0})"
         "\n\n"
         R"(data: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":7}})"
         "\n\n"
         R"(data: {"type":"message_stop"})"
         "\n\n"},
        {"gemini",
         ProviderKind::Gemini,
         {},
         R"(data: {"candidates":[{"content":{"parts":[{"text":"%"}],"role":"model"},"index":0}],)"
         R"("usageMetadata":{"promptTokenCount":41,"candidatesTokenCount":23,"totalTokenCount":64},)"
         R"("modelVersion":"gemini-3-pro","responseId":"pNghab"})"
         "\r\n\r\n",
         R"(data: {"candidates":[{"content":{"parts":[{"text":""}],"role":"model"},"finishReason":"STOP"}]})"
         "\r\n\r\n"},
        {"ollama",
         ProviderKind::Ollama,
         {},
         R"({"model":"qwen3:8b","created_at":"2026-11-22T08:32:36.499123Z","message":{"role":"assistant",)"
         R"("content":"%"},"done":false})"
         "\n",
         R"({"model":"qwen3:8b","message":{"role":"assistant","content":""},"done":true,"done_reason":"stop"})"
         "\n"},
    };
}

QByteArray streamOf(const Dialect &dialect)
{
    static const QList<QByteArray> texts{" the", " rain",       " has",   "水", "よう",
                                         "かん", " \\\"so\\\"", "\\n\\n", "!"};
    QByteArray stream = dialect.begin;
    for (int i = 0; i < kDeltas; ++i)
        stream += QByteArray(dialect.delta).replace('%', texts.at(i % texts.size()));
    return stream + dialect.end;
}

/// The median processor time of the work in seconds: other work on the machine is not ours.
template<class Work>
double secondsOf(Work &&work)
{
    bench::Samples samples;
    for (int run = 0; run < kRuns; ++run)
        samples.add(work);
    return bench::percentile(samples.cpu, 0.5) / 1e3;
}

void printRate(const QByteArray &id, qsizetype bytes, double seconds)
{
    bench::print({.id = id, .n = kDeltas, .p50 = double(bytes) / 1e6 / seconds, .unit = "MB/s"});
}

/// Every event of the stream, and whether it came to its proper end.
void decode(const Dialect &dialect, const QByteArray &stream)
{
    const auto decoder = http::decoderFor(dialect.kind);
    qsizetype texts = 0;
    bool isWhole = false;
    const auto count = [&](const QList<codec::StreamEvent> &events) {
        for (const codec::StreamEvent &event : events) {
            texts += std::holds_alternative<codec::Text>(event) ? 1 : 0;
            isWhole |= std::holds_alternative<codec::Ended>(event);
        }
    };
    for (qsizetype at = 0; at < stream.size(); at += kPiece)
        count(decoder->feed(QByteArrayView(stream).sliced(at, std::min(kPiece, stream.size() - at))));
    count(decoder->finish());
    if (texts != kDeltas || !isWhole)
        qFatal("%s: %lld of %d texts", dialect.name.constData(), qlonglong(texts), kDeltas);
}

void frames(const QByteArray &stream)
{
    codec::SseDecoder decoder;
    qsizetype events = 0;
    for (qsizetype at = 0; at < stream.size(); at += kPiece)
        events +=
            decoder.feed(QByteArrayView(stream).sliced(at, std::min(kPiece, stream.size() - at))).size();
    if (events < kDeltas)
        qFatal("%lld of %d events", qlonglong(events), kDeltas);
}

/// The least that looking for the ends of lines can cost.
void lines(const QByteArray &stream)
{
    qsizetype count = 0;
    const char *at = stream.begin();
    while (const void *end = std::memchr(at, '\n', size_t(stream.end() - at))) {
        at = static_cast<const char *>(end) + 1;
        ++count;
    }
    if (count < kDeltas)
        qFatal("%lld of %d lines", qlonglong(count), kDeltas);
}

} // namespace

int main()
{
    const QByteArray chat = streamOf(dialects().constFirst());
    printRate("codec.memchr", chat.size(), secondsOf([&] { lines(chat); }));
    printRate("codec.sse-frames", chat.size(), secondsOf([&] { frames(chat); }));
    for (const Dialect &dialect : dialects()) {
        const QByteArray stream = streamOf(dialect);
        const double seconds = secondsOf([&] { decode(dialect, stream); });
        printRate("codec." + dialect.name, stream.size(), seconds);
        bench::print({.id = "codec." + dialect.name,
                      .n = kDeltas,
                      .p50 = kDeltas / seconds,
                      .unit = "events/s",
                      .bar = 200'000,
                      .barIsLeast = true});
    }
    return 0;
}
