// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/firehose/frame_reader.h"
#include "core/adapters/firehose/frame_writer.h"
#include "core/adapters/http/body_reader.h"
#include "core/adapters/http/head_reader.h"
#include "core/adapters/mcp/json_rpc.h"
#include "tests/fuzz/mutation.h"

// What a program sends to a door: a request of HTTP, its body as a call of MCP, and frames of a firehose. A
// body is the same whatever pieces it comes in; a frame that was read is written so that it reads the same.
using namespace studio;
using namespace studio::adapters;

namespace {

constexpr qint64 kLongestBody = 1 << 16;

void readCall(const QByteArray &text)
{
    const auto json = wire::parse(text);
    if (!json)
        return;
    const auto call = mcp::readCall(*json);
    fuzz::mustHold(call || !mcp::errorText({}, call.error()).isEmpty());
}

QByteArray bodyOf(const http::ReadHead &head, QByteArrayView bytes, qsizetype piece)
{
    http::BodyReader reader(head, kLongestBody);
    while (!bytes.isEmpty() && reader.step() == http::BodyReader::Step::NeedsMore) {
        const qsizetype taken = reader.take(bytes.first(std::min(piece, bytes.size())));
        fuzz::mustHold(taken >= 0 && taken <= bytes.size());
        if (taken == 0 && piece >= bytes.size())
            break;
        bytes = bytes.sliced(taken);
    }
    return reader.step() == http::BodyReader::Step::Whole ? reader.takeBody() : QByteArray();
}

void readRequest(const QByteArray &bytes)
{
    const auto read = http::readHead(bytes);
    if (const auto *flaw = std::get_if<http::HeadFlaw>(&read))
        fuzz::mustHold(flaw->status >= 400 && flaw->status < 600);
    const auto *head = std::get_if<http::ReadHead>(&read);
    if (!head)
        return;
    fuzz::mustHold(head->size > 0 && head->size <= bytes.size() && head->size <= http::kLongestHead);
    const QByteArrayView rest = QByteArrayView(bytes).sliced(head->size);
    const QByteArray body = bodyOf(*head, rest, bytes.size());
    fuzz::mustHold(body.size() <= kLongestBody && bodyOf(*head, rest, 7) == body);
    readCall(body);
}

void readFrames(const QByteArray &text)
{
    for (const firehose::Reading &reading : {firehose::readFrame(text), firehose::readBody(text)}) {
        if (!reading.body)
            continue;
        const firehose::Reading again = firehose::readFrame(firehose::writeFrame(*reading.body));
        fuzz::mustHold(again.body && firehose::writeBody(*again.body) == firehose::writeBody(*reading.body));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    const QByteArray bytes = fuzz::bytesOf(data, size);
    readRequest(bytes);
    readCall(bytes);
    readFrames(bytes);
    return 0;
}
