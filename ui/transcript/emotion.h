// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/raw_json.h"

#include <QString>

namespace studio::ui {

/// What the metadata {"emotion":"happy"} says beside a name: "😊 happy", in the user's language. A word that
/// the studio does not know is shown as it is, on one short line; "neutral", nothing and what is no emotion
/// give nothing.
[[nodiscard]] QString emotionLabel(const model::RawJson &metadata);

} // namespace studio::ui
