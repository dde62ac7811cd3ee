// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"
#include "core/adapters/firehose/zod_issues.h"

#include <QByteArray>

#include <optional>

// Reads firehose frames in every dialect: aikyo's JSON-RPC envelopes, with States as an array or one by one;
// and the plain objects of its documentation. Pure. Unknown keys are ignored.
namespace studio::adapters::firehose {

/// The result of reading a frame.
struct Reading
{
    std::optional<Body> body;
    ZodIssues issues;   ///< what is wrong with the frame
    bool isJson = true; ///< false: it cannot be answered
    QString topic;      ///< of a client's frame, as far as it could be read
};

/// Reads a client's frame to a firehose: {topic, body}.
[[nodiscard]] Reading readFrame(const QByteArray &text);
/// Reads a frame of a firehose to its clients: the body alone, whatever its topic was. Accepts {topic, body}
/// too.
[[nodiscard]] Reading readBody(const QByteArray &text);

} // namespace studio::adapters::firehose
