// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/envelope.h"

namespace studio::room {

/// The origin of events that a room causes by itself, without a request. Only for this folder.
inline const model::Origin kStudio = QStringLiteral("studio");

} // namespace studio::room
