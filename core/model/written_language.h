// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <optional>

namespace studio::model {

/// The language that a text is written in, told by its script alone: kana is Japanese, Han without kana
/// Chinese, other letters English; none without letters.
[[nodiscard]] std::optional<Language> writtenLanguage(const QString &text);

} // namespace studio::model
