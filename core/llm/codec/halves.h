// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/codec/stream_event.h"
#include "core/wire/json.h"

// Half characters. JSON writes a character beyond U+FFFF as two escapes, \ud83d\ude00; a server that counts
// like JavaScript may cut a text between them and send the halves in two events. No parser accepts a half,
// but the two belong together. Pure.
namespace studio::llm::codec {

/// Like wire::parse(), but accepts a half: it becomes a private-use character, U+10D800 to U+10DFFF. Sets
/// `hidden` to true when that happened, and leaves it unchanged otherwise.
[[nodiscard]] base::Result<wire::Json> parseWithHalves(const QByteArray &json, bool &hidden);

/// Replaces those characters by the halves, so that neighbours form one character again.
[[nodiscard]] QString withHalvesShown(const QString &text);
void showHalves(StreamEvent &event);

/// Replaces each half without a neighbour by U+FFFD.
[[nodiscard]] QString withoutHalves(QString text);

} // namespace studio::llm::codec
