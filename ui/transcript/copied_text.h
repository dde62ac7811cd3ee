// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace studio::ui {

struct TextSelection;
class TranscriptModel;

/// The selection as plain text: only the words of one message, or "Name: words" for each of several. A line
/// of its own says how many messages are not loaded; they are never left out silently.
[[nodiscard]] QString copiedText(const TranscriptModel &model, const TextSelection &selection);

} // namespace studio::ui
