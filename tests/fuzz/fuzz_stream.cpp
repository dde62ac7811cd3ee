// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/codec/anthropic_stream.h"
#include "core/llm/codec/gemini_stream.h"
#include "core/llm/codec/ollama_stream.h"
#include "core/llm/codec/openai_chat_stream.h"
#include "core/llm/codec/openai_responses_stream.h"
#include "tests/fuzz/mutation.h"

#include <QRandomGenerator>

// An answer of a model server, in one of the five dialects: it says the same whatever pieces it comes in, and
// ends once, with nothing after its end. The first byte chooses the dialect, the second how it is cut.
using namespace studio;
using namespace studio::llm::codec;

namespace {

std::unique_ptr<StreamDecoder> decoder(uint8_t dialect)
{
    switch (dialect % 5) {
    case 0: return std::make_unique<OpenAiChatStream>();
    case 1: return std::make_unique<OpenAiResponsesStream>();
    case 2: return std::make_unique<AnthropicStream>();
    case 3: return std::make_unique<GeminiStream>();
    default: return std::make_unique<OllamaStream>();
    }
}

/// Pieces of one text are one. The words of a fault may hold what came with it.
void add(QList<StreamEvent> &all, const QList<StreamEvent> &more)
{
    for (const StreamEvent &event : more) {
        const auto *text = std::get_if<Text>(&event);
        const auto *thought = std::get_if<Thinking>(&event);
        if (text && !all.isEmpty() && std::holds_alternative<Text>(all.last()))
            std::get<Text>(all.last()).text += text->text;
        else if (thought && !all.isEmpty() && std::holds_alternative<Thinking>(all.last()))
            std::get<Thinking>(all.last()).text += thought->text;
        else
            all.append(std::holds_alternative<Broken>(event) ? Broken{} : event);
    }
}

QList<StreamEvent> read(uint8_t dialect, const QByteArray &bytes, qsizetype longestPiece, quint32 seed)
{
    const std::unique_ptr<StreamDecoder> stream = decoder(dialect);
    QRandomGenerator dice(seed);
    QList<StreamEvent> all;
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype most = std::min(longestPiece, bytes.size() - at);
        const qsizetype piece = most > 1 ? 1 + qsizetype(dice.bounded(quint32(most))) : most;
        add(all, stream->feed(QByteArrayView(bytes).sliced(at, piece)));
        at += piece;
    }
    add(all, stream->finish());
    return all;
}

bool isEnd(const StreamEvent &event)
{
    return std::holds_alternative<Ended>(event) || std::holds_alternative<Broken>(event);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const fuzz::Patience patience;
    const QByteArray bytes = fuzz::bytesOf(data + 2, size - 2);
    const QList<StreamEvent> whole = read(data[0], bytes, bytes.size(), 0);
    fuzz::mustHold(!whole.isEmpty() && isEnd(whole.last()));
    fuzz::mustHold(std::count_if(whole.begin(), whole.end(), isEnd) == 1);
    const QList<StreamEvent> pieces = read(data[0], bytes, 1 + data[1] % 64, data[1]);
    fuzz::mustHold(pieces == whole);
    return 0;
}
