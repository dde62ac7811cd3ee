// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"

#include <QByteArray>

// Writes what goes through a firehose: always as aikyo's JSON-RPC envelopes, a State by itself with the
// message that it is about. Pure.
namespace studio::adapters::firehose {

/// As a firehose sends it to its clients.
[[nodiscard]] QByteArray writeBody(const Body &body);
/// As a client sends it: {topic, body}. Answers travel on `queries`, as the real ones do.
[[nodiscard]] QByteArray writeFrame(const Body &body);

} // namespace studio::adapters::firehose
