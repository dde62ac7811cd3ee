// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"

#include <optional>

namespace studio::model {

/// The language of a text, judged only by its script: kana is Japanese, Han without kana Chinese, other
/// letters English; none without letters.
[[nodiscard]] std::optional<Language> writtenLanguage(const QString &text);

} // namespace studio::model
