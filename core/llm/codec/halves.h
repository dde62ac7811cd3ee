// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/llm/codec/stream_event.h"
#include "core/wire/json.h"

// Half characters. JSON writes a character beyond U+FFFF as two escapes, \ud83d\ude00; a server that counts
// as JavaScript does may cut a text between them and send the halves in two events. No parser takes a half,
// but the two belong together. Pure.
namespace studio::llm::codec {

/// As wire::parse(), but a half is taken: it becomes a character of private use, U+10D800 to U+10DFFF.
/// `hidden` is set to true when that happened, and left alone otherwise.
[[nodiscard]] base::Result<wire::Json> parseWithHalves(const QByteArray &json, bool &hidden);

/// The halves themselves in place of those characters, so that neighbours are one character again.
[[nodiscard]] QString withHalvesShown(const QString &text);
void showHalves(StreamEvent &event);

/// U+FFFD for each half that has no neighbour.
[[nodiscard]] QString withoutHalves(QString text);

} // namespace studio::llm::codec
