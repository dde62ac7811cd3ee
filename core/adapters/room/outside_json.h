// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>

namespace studio::adapters {

/// JSON from outside. Deep or large structures are rejected by a scan of the bytes, before they cost a parse:
/// requests to us are small except for their texts, and a client that sends a megabyte of brackets must not
/// make others wait.
[[nodiscard]] base::Result<wire::Json> parseOutside(const QByteArray &bytes);

inline constexpr int kDeepestOutside = 64;
inline constexpr int kMostPartsOutside = 4'096; ///< values and keys of one message

} // namespace studio::adapters
