// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"

#include <QByteArray>

// Writes firehose frames: always aikyo's JSON-RPC envelopes, each State separately with the message that it
// is about. Pure.
namespace studio::adapters::firehose {

/// As a firehose sends it to clients.
[[nodiscard]] QByteArray writeBody(const Body &body);
/// As a client sends it: {topic, body}. Answers go to the topic `queries`, as in the original.
[[nodiscard]] QByteArray writeFrame(const Body &body);

} // namespace studio::adapters::firehose
