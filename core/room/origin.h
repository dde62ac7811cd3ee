// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

namespace studio::room {

/// The origin of what a room does by itself, asked by nobody. Not for others to include.
inline const model::Origin kStudio = QStringLiteral("studio");

} // namespace studio::room
