// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/raw_json.h"

#include <QString>

namespace studio::ui {

/// The emotion of a message, to stand beside the name: {"emotion":"happy"} becomes "😊 happy" in the user's
/// language. An unknown word is shown as it is, on one short line; "neutral", missing and malformed emotions
/// give an empty text.
[[nodiscard]] QString emotionLabel(const model::RawJson &metadata);

} // namespace studio::ui
