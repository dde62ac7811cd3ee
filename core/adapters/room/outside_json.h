// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>

namespace studio::adapters {

/// JSON that somebody outside has sent. What is deep or has many parts is refused by a look at its bytes
/// alone, before it costs a parse: a request of ours is small but for its texts, and who sends a megabyte of
/// brackets shall not make others wait.
[[nodiscard]] base::Result<wire::Json> parseOutside(const QByteArray &bytes);

inline constexpr int kDeepestOutside = 64;
inline constexpr int kMostPartsOutside = 4'096; ///< values and keys, of one message

} // namespace studio::adapters
