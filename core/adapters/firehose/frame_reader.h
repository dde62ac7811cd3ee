// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"
#include "core/adapters/firehose/zod_issues.h"

#include <QByteArray>

#include <optional>

// Reads what comes through a firehose, in every dialect: aikyo's JSON-RPC envelopes, with States as an array
// or one by one; and the plain objects of its documentation. Pure. Keys that nobody knows are left alone.
namespace studio::adapters::firehose {

/// What came of a frame.
struct Reading
{
    std::optional<Body> body;
    ZodIssues issues;   ///< what is wrong with it
    bool isJson = true; ///< false: nothing that could be answered
    QString topic;      ///< of a client's frame, as far as it was understood
};

/// What a client sends to a firehose: {topic, body}.
[[nodiscard]] Reading readFrame(const QByteArray &text);
/// What a firehose sends to its clients: the body alone, whatever its topic was. With {topic, body} it is
/// content too.
[[nodiscard]] Reading readBody(const QByteArray &text);

} // namespace studio::adapters::firehose
